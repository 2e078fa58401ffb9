// For leak tests: an evening in which every story is another, and a second one that differs from it only in what is
// face down in the end: there some seats gave their colours to other words, and told something else. Wherever such a
// card is not lying open, both must look the same to everybody.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/farben/course.hpp"
#include "games/farben/rules.hpp"

namespace farben {

using Log = std::vector<core::Move<Rules>>;

// Random play in which no two stories are alike, hints are given where a text is known, and one move in twelve is the
// clock's.
inline Log play_evening(const Config& config, int seats, core::Rng& rng) {
    Log log;
    State state = Rules::setup(config, seats);
    while (!Rules::to_act(state).empty()) {
        core::Seat actor = Rules::to_act(state).first();
        Rules::Action action = actor == core::Seat::nature ? Rules::nature(state, rng)
                                                           : Rules::suggest(Rules::view(state, actor), rng);
        const std::string number = std::to_string(log.size());
        if (Tell* told = std::get_if<Tell>(&action)) told->story = "mot" + number + " récit" + number + ".";
        if (state.table.phase == Phase::hinting && rng.chance(2)) {
            const auto packet = static_cast<std::size_t>(state.table.packet);
            const std::string& story = state.table.packets[packet].cards[at(actor)].story;
            action = Hint{story.empty() ? "mot" : story.substr(0, story.find(' '))};
        }
        if (is_player(actor) && rng.chance(12)) {
            action = TimedOut{actor};
            actor = core::Seat::nature;
        }
        CHECK(Rules::apply(state, actor, action).has_value());
        log.push_back({actor, action});
    }
    return log;
}

struct OtherWorld {
    Log log;
    std::array<core::Set<max_seats>, rounds_max> changed{};  // by round: whose cards are others
};

// Cards of these seats that are face down at the end of the log, and for which no hint was asked, change their colours
// among each other.
inline OtherWorld other_world(const Config& config, int seats, const Log& log, core::Set<max_seats> whose) {
    State state = Rules::setup(config, seats);
    for (const auto& [actor, action] : log) CHECK(Rules::apply(state, actor, action).has_value());
    OtherWorld other{.log = log};
    std::array<std::map<Colour, Colour>, max_seats> instead;
    for (const std::size_t seat : items_of(whose)) {
        std::vector<Colour> hidden;
        for (std::size_t round = 0; round < state.table.packets.size(); ++round) {
            const Packet& packet = state.table.packets[round];
            const bool is_asked = !packet.answers.empty() && packet.answers[seat].help != Help::none;
            if (!is_told(state.table, round, seat) || is_turned_up(packet, seat) || is_asked) continue;
            hidden.push_back(*packet.cards[seat].colour);
            other.changed[round].add(seat);
        }
        for (std::size_t i = 0; i < hidden.size(); ++i) instead[seat][hidden[i]] = hidden[(i + 1) % hidden.size()];
    }
    state = Rules::setup(config, seats);
    for (auto& [actor, action] : other.log) {
        const auto exchange = [&](core::Seat seat, std::optional<Colour>& colour) {
            if (const auto found = instead[at(seat)].find(*colour); found != instead[at(seat)].end()) {
                colour = found->second;
            }
        };
        if (Choose* chosen = std::get_if<Choose>(&action)) exchange(actor, chosen->colour);
        if (ChooseFor* chosen = std::get_if<ChooseFor>(&action)) exchange(chosen->seat, chosen->colour);
        Tell* told = std::get_if<Tell>(&action);
        const bool is_changed =
            told != nullptr && other.changed[state.table.packets.size() - 1].has(at(actor));
        if (is_changed) told->story += " autrement";
        CHECK(Rules::apply(state, actor, action).has_value());
    }
    return other;
}

}  // namespace farben
