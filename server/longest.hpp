// For tests and benchmarks: the longest log that a game and the server's limits allow. All seats are people who use up
// everything: changes of the room, chat, reports, drafts before every decision, and words as long as they may be.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/check.hpp"
#include "games/fault.hpp"
#include "games/make_match.hpp"
#include "server/limits.hpp"
#include "server/tables/table.hpp"

namespace server {

class Longest {
public:
    explicit Longest(const std::string& game) : info_(*games::find(game)) {
        const Setup setup{.seats = info_.max_seats, .config = games::with_defaults(info_, boost::json::object())};
        take(Created{game, "lilas47", std::string(64, '0'), guest(0), name, setup});
        for (int i = 0; i < info_.max_seats; ++i) take(Sat{Seat(i), guest(i), name, "nonce"});
        while (table_.changes < changes_max - 1) take(WordsMinded{table_.changes % 2 == 0});
        chat();
        report();
        take(Started{info_.version});
        while (table_.status == Status::playing) go_on();
    }

    const std::vector<TableEvent>& events() const { return events_; }

private:
    static constexpr const char* name = "Nom de vingt-quatre lettres";
    static std::string guest(int i) { return std::string(63, 'a') + std::to_string(i); }

    static std::string wide(std::size_t chars) {  // of four bytes each
        std::string text;
        while (chars-- > 0) text += "\xF0\x9F\x99\x82";
        return text;
    }

    bool is_taken(const TableEvent& event) {
        if (!fold(table_, event, ++now_ms_)) return false;
        events_.push_back(event);
        return true;
    }
    void take(const TableEvent& event) { CHECK(is_taken(event)); }

    void chat() {
        const std::string line = wide(line_chars_max);
        for (int i = 0; table_.lines < lines_max; ++i) {
            const Seat seat = Seat(i % info_.max_seats);
            if (table_.people[core::at(seat)].lines < lines_per_person_max) take(Said{seat, line});
            else if (i > 2 * lines_max) return;
        }
    }
    void report() {
        const std::string note = wide(note_chars_max);
        for (int i = 0; i < reports_max; ++i) {
            take(Complained{guest(i % info_.max_seats), PersonId{0}, About{}, Offence{}, -1, note});
        }
    }

    void go_on() {
        if (table_.to_act().has(Seat::nature)) return take(Played{Seat::nature, table_.draw()});
        for (int i = 0; i < info_.max_seats; ++i) draft(Seat(i));
        const Seat seat = table_.to_act().first();
        const Deed action = table_.match->think("random", seat)(rng_, {});
        for (const std::size_t chars : {600u, 200u, 140u, 40u}) {
            const std::string text = wide(chars);
            const Deed longer = table_.match->reworded(action, [&](std::string_view) { return text; });
            if (is_taken(Played{seat, longer})) return;
        }
        take(Played{seat, action});
    }

    // As many drafts as the server lets a seat draw now.
    void draft(Seat seat) {
        const auto may_act = [&] { return table_.to_act().has(seat) || table_.match->may_interrupt().has(seat); };
        while (may_act()) {
            const auto action = some_draft(seat);
            if (action && table_.has_drafted_enough(seat, table_.match->read(*action))) return;
            if (action && is_taken(Played{seat, *action})) continue;
            if (!action || std::exchange(has_sent_all_[core::at(seat)], true)) return;
        }
    }
    std::optional<Json> some_draft(Seat seat) {
        if (info_.name == "barbarossa") return some_piece(seat);
        if (info_.name != "colorwords" || !table_.to_act().has(seat)) return std::nullopt;
        Json action = table_.match->think("random", seat)(rng_, {}).json();
        if (action.at("type") != "write") return std::nullopt;
        action.as_object()["is_sent"] = false;
        return action;
    }

    // At the clay as many long strokes as may be sent in all, then the longest descriptions; later on, notes.
    std::optional<Json> some_piece(Seat seat) {
        const auto object = static_cast<std::int64_t>(core::at(seat)) * 2;
        if (table_.match->progress()->stage > 0) {
            return Json{{"type", "note"}, {"object", object}, {"text", wide(400)}};
        }
        if (!has_sent_all_[core::at(seat)]) {
            return Json{{"type", "shape"}, {"object", object}, {"keep", 0}, {"strokes", clay_}};
        }
        return Json{{"type", "label"}, {"object", object}, {"word", "mot"}, {"description", wide(200)},
                    {"is_described", true}};
    }
    // The longest sculpture of some that a bot makes, and that one message can carry.
    static std::string some_clay() {
        std::string longest;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            core::Rng rng(seed);
            const Json config = games::with_defaults(*games::find("barbarossa"), boost::json::object());
            const auto match = games::make_match("barbarossa", 6, config);
            Json action = (*match)->think("apprenti", Seat{0})(rng, {}).json();
            CHECK((*match)->play(Seat{0}, action).has_value());  // it names a thing, and makes it next
            action = (*match)->think("apprenti", Seat{0})(rng, {}).json();
            const std::string clay(action.at("strokes").as_string());
            if (clay.size() > longest.size() && clay.size() < message_bytes_max - 1000) longest = clay;
        }
        return longest;
    }

    const std::string clay_ = some_clay();
    std::array<bool, core::seats_max> has_sent_all_{};  // by seat: strokes
    const games::Info& info_;
    Table table_;
    std::vector<TableEvent> events_;
    core::Rng rng_{7};
    std::int64_t now_ms_ = 1'700'000'000'000;
};

}  // namespace server
