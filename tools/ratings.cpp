// `palette ratings`: what games make of ratings, for whoever wants to reckon them again; and by how many points one bot
// leads another.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

#include "core/read_text.hpp"
#include "core/seat.hpp"
#include "ratings/ratings.hpp"
#include "tools/commands.hpp"

namespace tools {

namespace {

using boost::describe::operators::operator==;  // for every described struct here

struct Tried {  // a ratings::Player in a line of JSON
    std::int32_t points = 0;  // this and the next in hundredths
    std::int32_t deviation = 0;
    std::int32_t side = 0;
    std::int32_t place = 0;
    bool is_fixed = false;
};
BOOST_DESCRIBE_STRUCT(Tried, (), (points, deviation, side, place, is_fixed))

struct Became {
    std::int32_t points = 0;
    std::int32_t deviation = 0;
};
BOOST_DESCRIBE_STRUCT(Became, (), (points, deviation))

bool can_be(const Tried& player) {
    return player.points >= 0 && player.points <= ratings::points_max &&  //
           player.deviation >= 0 && player.deviation <= ratings::Rating{}.deviation;
}

std::vector<ratings::Player> game_in(const std::string& line) {
    const auto tried = core::decode<std::vector<Tried>>(line);
    if (!tried || tried->empty() || tried->size() > core::seats_max || !std::ranges::all_of(*tried, can_be)) {
        throw UsageError("a line is no game: " + line.substr(0, 80));
    }
    std::vector<ratings::Player> players;
    for (const Tried& each : *tried) {
        players.push_back({{each.points, each.deviation}, each.side, each.place, each.is_fixed});
    }
    return players;
}

void try_game(const std::string& line) {
    std::vector<Became> became;
    for (const ratings::Rating& each : ratings::after_game(game_in(line))) {
        became.push_back({each.points, each.deviation});
    }
    std::printf("%s\n", core::encode(became).c_str());
}

// Two kinds of bots sit around a table in turn. By the model the odds of one seat against another are e to the lead,
// in units of a table of so many. Half a game is added to each: who never lost is not infinitely strong.
double lead_in(const boost::json::value& arena) {
    const auto number = [](const boost::json::value& value) { return value.to_number<double>(); };
    const boost::json::array& bots = arena.at("bots").as_array();
    const double games = number(arena.at("games")), seats = number(arena.at("seats"));
    const auto wins = [&](std::size_t i) { return number(bots.at(i).at("wins").at("mean")) * games + 0.5; };
    const double lead = ratings::spread * std::sqrt(seats) * std::log(wins(0) / wins(1));
    if (bots.size() != 2 || !std::isfinite(lead)) throw std::domain_error("no lead of one over one other");
    return lead;
}

void print_lead(const std::string& line) try {
    const boost::json::value arena = boost::json::parse(line);
    const double lead = lead_in(arena);
    const auto name = [&](std::size_t bot) { return arena.at("bots").at(bot).at("name").as_string().c_str(); };
    std::printf("%s, %d seats: %s over %s %+.0f\n", arena.at("game").as_string().c_str(),
                arena.at("seats").to_number<int>(), name(0), name(1), lead);
} catch (const std::exception&) {  // what JSON throws of itself would tell nobody which line to mend
    throw UsageError("a line is not what `palette arena --json` says of two bots: " + line.substr(0, 80));
}

int run(const Args& args) {
    if (args.has("try") == args.has("lead")) throw UsageError("palette ratings takes --try or --lead");
    for (std::string line; std::getline(std::cin, line);) (args.has("try") ? try_game : print_lead)(line);
    return 0;
}

}  // namespace

Command ratings_command() {
    return {.name = "ratings",
            .summary = "What a game makes of ratings; by how many points one bot leads another",
            .options = {{"try", "", "", "reads games, a line of JSON each, and says what the ratings become"},
                        {"lead", "", "", "reads what `palette arena --json` says of two bots, a line each, and says by "
                                         "how many points the first leads"}},
            .run = run};
}

}  // namespace tools
