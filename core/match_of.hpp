// Makes a Match from a typed game and its bots.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

#include "core/match.hpp"
#include "core/words.hpp"

namespace core {

template <Game G, CoachFor<G> Coach, class Bots>
class MatchOf final : public Match {
public:
    MatchOf(const typename G::Config& config, int seats, int version)
        : state_(core::setup<G>(config, seats, version)), seats_(seats) {}

    Seats to_act() const override { return G::to_act(state_); }
    Seats may_interrupt() const override { return core::may_interrupt<G>(state_); }
    std::optional<Outcome> outcome() const override { return G::outcome(state_); }
    bool pauses() const override { return core::pauses<G>(state_); }
    std::optional<Progress> progress() const override {
        if constexpr (Progressing<G>) return G::progress(state_);
        return std::nullopt;
    }
    Json view(Seat seat) const override { return to_json(G::view(state_, seat)); }
    void write_view(Seat seat, std::string& out) const override { write(G::view(state_, seat), out); }
    std::optional<std::string> bulk(Seat seat, std::int32_t item) const override {
        if constexpr (Bulky<G>) return G::bulk(state_, seat, item);
        return std::nullopt;
    }
    Json nature(Rng& rng) const override { return to_json(G::nature(state_, rng)); }
    bool is_laborious() const override { return core::is_laborious<G>(state_); }
    Labouring labour() const override {
        if constexpr (Laborious<G>) return [labour = G::labour(state_)] { return to_json(labour()); };
        return {};
    }
    Json time_out(Seat seat) const override { return to_json(typename G::Action(TimedOut{seat})); }

    std::int32_t seconds(Seat seat, std::int32_t pace) const override {
        if constexpr (Timed<G>) return G::seconds(state_, seat, pace);
        return pace;
    }

    Json redact(const Json& action, Seat actor, Seat reader) const override {
        typename G::Action typed;
        CHECK(read(action, typed));  // It was played, so it was read before.
        const auto seen = G::redact(typed, actor, reader);
        return seen ? to_json(*seen) : Json(nullptr);
    }

    bool takes_drafts() const override { return Drafting<G>; }
    bool is_draft(const Json& action) const override {
        if constexpr (Drafting<G>) {
            typename G::Action typed;
            return read(action, typed) && G::is_draft(typed);
        }
        return false;
    }

    int drafts_max() const override { return core::drafts_max<G>(); }

    Json reworded(const Json& action, const Rewording& change) const override {
        if constexpr (Telling<G>) {
            typename G::Action typed;
            if (!read(action, typed)) return action;
            for (std::string* text : G::told(typed)) *text = change(*text);
            return to_json(typed);
        }
        return action;
    }

    std::optional<Json> legal(Seat seat) const override {
        if constexpr (Enumerable<G>) {
            if (!to_act().has(seat)) return to_json(std::vector<typename G::Action>{});
            return to_json(G::legal(G::view(state_, seat)));
        }
        return std::nullopt;
    }

    Json advise(Seat seat) const override { return to_json(Coach::advise(G::view(state_, seat))); }

    Thought think(std::string_view bot, Seat seat) const override {
        Thought thought;
        boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Bots>>([&](auto each) {
            using Bot = typename decltype(each)::type;
            if (bot != Bot::name) return;
            thought = [view = G::view(state_, seat), memory = memories_.of(seat), seat,
                       is_interrupting = may_interrupt().has(seat)](Rng& rng, const Budget& budget) {
                return is_interrupting ? to_json(interrupt<Bot, G>(view, seat, rng, budget))
                                       : to_json(choose<Bot, G>(view, memory, seat, rng, budget));
            };
        });
        return thought;
    }

    void forget_words(Seat seat) override {
        if constexpr (Worded<G>) {
            G::forget_words(state_, seat);
            memories_.forget_words(seat);
        }
    }

    Result<void> play(Seat actor, const Json& action) override {
        typename G::Action typed;
        if (!read(action, typed)) return refuse("malformed");
        if (const auto taken = G::apply(state_, actor, typed); !taken) return refuse(taken.error());
        memories_.notice(state_, seats_);
        return {};
    }

private:
    typename G::State state_;
    int seats_;
    Memories<G> memories_;
};

// Options as somebody wrote them, perhaps when there were fewer. Empty if they are none of this game.
template <Game G>
std::optional<typename G::Config> read_options(const Json& json) {
    typename G::Config config;
    if constexpr (Versioned<G>) {
        if (!json.is_object()) return std::nullopt;
        Json whole = to_json<typename G::Config>(G::unsaid);
        for (const auto& [name, value] : json.get_object()) whole.as_object()[name] = value;
        return read(whole, config) ? std::optional(config) : std::nullopt;
    }
    return read(json, config) ? std::optional(config) : std::nullopt;
}

// A fresh match by the rules of this version; refused with "other_version", "bad_setup" or the game's own reason.
template <Game G, CoachFor<G> Coach, class Bots>
Result<std::unique_ptr<Match>> match_of(int seats, const Json& options, int version) {
    if (!plays_version<G>(version)) return refuse("other_version");
    const auto config = read_options<G>(options);
    if (seats < G::min_seats || seats > G::max_seats || !config) return refuse("bad_setup");
    if (const auto accepted = accepts<G>(*config, seats, version); !accepted) return refuse(accepted.error());
    return std::make_unique<MatchOf<G, Coach, Bots>>(*config, seats, version);
}

}  // namespace core
