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
    Deed nature(Rng& rng) const override { return Deed::of(G::nature(state_, rng)); }
    bool is_laborious() const override { return core::is_laborious<G>(state_); }
    Labouring labour() const override {
        if constexpr (Laborious<G>) return [labour = G::labour(state_)] { return Deed::of<Action>(labour()); };
        return {};
    }
    Deed time_out(Seat seat) const override { return Deed::of(Action(TimedOut{seat})); }

    std::int32_t seconds(Seat seat, std::int32_t pace) const override {
        if constexpr (Timed<G>) return G::seconds(state_, seat, pace);
        return pace;
    }

    std::optional<Deed> redact(const Deed& deed, Seat actor, Seat reader) const override {
        const Deed done = read(deed);
        const Action* action = done.as<Action>();
        CHECK(action != nullptr);  // It was played, so it was read before.
        auto seen = G::redact(*action, actor, reader);
        return seen ? std::optional(Deed::of(*std::move(seen))) : std::nullopt;
    }

    bool takes_drafts() const override { return Drafting<G>; }
    bool is_draft(const Deed& deed) const override {
        if constexpr (Drafting<G>) {
            const Deed done = read(deed);
            const Action* action = done.as<Action>();
            return action != nullptr && G::is_draft(*action);
        }
        return false;
    }

    int drafts_max() const override { return core::drafts_max<G>(); }
    std::int32_t saying_percent(const Deed& deed) const override {
        if constexpr (Spoken<G>) {
            const Deed done = read(deed);
            if (const Action* action = done.as<Action>()) return G::saying_percent(*action);
        }
        return 100;
    }

    Deed reworded(const Deed& deed, const Rewording& change) const override {
        if constexpr (Telling<G>) {
            const Deed done = read(deed);
            if (const Action* action = done.as<Action>()) {
                Action worded = *action;
                for (std::string* text : G::told(worded)) *text = change(*text);
                return Deed::of(std::move(worded));
            }
        }
        return deed;
    }

    std::optional<Json> legal(Seat seat) const override {
        if constexpr (Enumerable<G>) {
            if (!to_act().has(seat)) return to_json(std::vector<typename G::Action>{});
            return to_json(G::legal(G::view(state_, seat)));
        }
        return std::nullopt;
    }

    Json advise(Seat seat) const override { return to_json(Coach::advise(G::view(state_, seat))); }

    bool has_tales() const override { return Storied<G>; }
    std::optional<Tale> tale(const Deed& deed) const override {
        if constexpr (Storied<G>) {
            const Deed done = read(deed);
            if (const Action* action = done.as<Action>()) return G::tale(*action);
        }
        return std::nullopt;
    }

    using Match::think;
    Thought think(std::string_view bot, Seat seat, Heard heard) const override {
        Thought thought;
        with_bot(bot, [&]<class Bot>(std::type_identity<Bot>) {
            thought = [view = G::view(state_, seat), memory = memories_.of(seat), heard = std::move(heard), seat,
                       is_interrupting = may_interrupt().has(seat)](Rng& rng, const Budget& budget) {
                const TalesHeard none;
                if (!is_interrupting) {
                    return Deed::of(choose<Bot, G>(view, memory, seat, rng, budget, heard ? *heard : none));
                }
                auto action = interrupt<Bot, G>(view, seat, rng, budget);
                return action ? Deed::of(*std::move(action)) : Deed();
            };
        });
        return thought;
    }

    std::string aside(std::string_view bot, Seat seat, const Deed& deed) const override {
        std::string said;
        const Deed done = read(deed);
        const Action* action = done.as<Action>();
        if (action == nullptr) return said;
        with_bot(bot, [&]<class Bot>(std::type_identity<Bot>) {
            if constexpr (TalkativeBotFor<Bot, G>) {
                said = Bot().aside(G::view(state_, seat), memories_.of(seat), seat, *action);
            }
        });
        return said;
    }

    void forget_words(Seat seat) override {
        if constexpr (Worded<G>) {
            G::forget_words(state_, seat);
            memories_.forget_words(seat);
        }
    }

    Deed read(const Deed& deed) const override {
        if (deed.as<Action>() != nullptr) return deed;
        auto action = deed.value<Action>();
        return action ? Deed::of(*std::move(action)) : deed;
    }

    Result<void> play(Seat actor, const Deed& deed) override {
        const Deed done = read(deed);
        const Action* action = done.as<Action>();
        if (action == nullptr) return refuse("malformed");
        if (const auto taken = G::apply(state_, actor, *action); !taken) return refuse(taken.error());
        memories_.notice(state_, seats_);
        return {};
    }

private:
    using Action = typename G::Action;

    // Calls it with the type of the bot of this name, if there is one.
    template <class Use>
    static void with_bot(std::string_view bot, const Use& use) {
        boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Bots>>([&](auto each) {
            if (bot == decltype(each)::type::name) use(each);
        });
    }

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
