// Rules that changed after a release: a game with two versions, whose old logs fold as they were played.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "core/match_of.hpp"

// A heap: two add one to three in turn. Version 1: who takes it to ten wins. Version 2: who takes it there loses, and a
// choice came with it: the heap may be twenty high.
namespace heap {

using boost::describe::operators::operator==;
using core::Seat;

struct Config {
    bool is_high = true;
};
BOOST_DESCRIBE_STRUCT(Config, (), (is_high))

struct State {
    std::int32_t version = 0;
    std::int32_t goal = 0;
    std::int32_t height = 0;
    Seat turn{};
    bool is_over() const { return height >= goal; }
};
BOOST_DESCRIBE_STRUCT(State, (), (version, goal, height, turn))

struct Add {
    static constexpr std::string_view type = "add";
    std::int32_t number = 0;
};
BOOST_DESCRIBE_STRUCT(Add, (), (number))

enum class Illegal { not_your_turn, not_so_many, only_low };
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn, not_so_many, only_low)

struct Rules {
    using Config = heap::Config;
    using State = heap::State;
    using Action = std::variant<Add, core::TimedOut>;
    using View = heap::State;
    using Illegal = heap::Illegal;
    static constexpr std::string_view name = "heap";
    static constexpr int version = 2, oldest = 1, min_seats = 2, max_seats = 2;
    static constexpr Config unsaid{.is_high = false};

    static core::Verdict<Illegal> accepts(const Config& config, int seats) { return accepts(config, seats, version); }
    static core::Verdict<Illegal> accepts(const Config& config, int, int by) {
        if (by == 1 && config.is_high) return std::unexpected(Illegal::only_low);
        return {};
    }
    static State setup(const Config& config, int seats) { return setup(config, seats, version); }
    static State setup(const Config& config, int, int by) { return {.version = by, .goal = config.is_high ? 20 : 10}; }
    static core::Seats to_act(const State& state) { return state.is_over() ? core::Seats() : core::Seats(state.turn); }
    static core::Verdict<Illegal> apply(State& state, Seat actor, const Action& action) {
        const Add* add = std::get_if<Add>(&action);
        const std::int32_t number = add == nullptr ? 1 : add->number;
        if (state.is_over() || actor != (add == nullptr ? Seat::nature : state.turn)) {
            return std::unexpected(Illegal::not_your_turn);
        }
        if (number < 1 || number > 3) return std::unexpected(Illegal::not_so_many);
        state.height += number;
        state.turn = core::next(state.turn, 2);
        return {};
    }
    static Action nature(const State&, core::Rng&) { return Add{1}; }
    static std::optional<core::Outcome> outcome(const State& state) {
        if (!state.is_over()) return std::nullopt;
        const Seat last = core::next(state.turn, 2), winner = state.version == 1 ? last : state.turn;
        const int first = core::index(winner);
        return core::Outcome{.scores = {1 - first, first}, .places = {1 + first, 2 - first}};
    }
    static View view(const State& state, Seat) { return state; }
    static std::optional<Action> redact(const Action& action, Seat, Seat) { return action; }
    static Action suggest(const View&, core::Rng& rng) { return Add{static_cast<std::int32_t>(1 + rng.below(3))}; }
};

}  // namespace heap

namespace {

using core::Json;
using core::Seat;
static_assert(core::Versioned<heap::Rules>);

auto opened(std::string_view options, int version) {
    using Bots = boost::mp11::mp_list<core::RandomBot<heap::Rules>>;
    return core::match_of<heap::Rules, core::Silence, Bots>(2, *core::decode<Json>(options), version);
}

std::string code_of(const auto& result) { return result ? "taken" : result.error().code; }

// Who won, after threes in turn.
int winner_after(int moves, std::string_view options, int version) {
    const auto match = opened(options, version).value();
    for (int move = 0; move < moves; ++move) {
        CHECK(match->play(Seat(move % 2), *core::decode<Json>(R"({"type":"add","number":3})")).has_value());
    }
    const std::optional<core::Outcome> outcome = match->outcome();
    return !outcome ? -1 : outcome->places[0] == 1 ? 0 : 1;
}

TEST(Version, an_old_log_ends_as_it_was_played) {
    EXPECT_EQ(winner_after(4, R"({"is_high":false})", 1), 1);
    EXPECT_EQ(winner_after(4, R"({"is_high":false})", 2), 0) << "the same log, begun under the rules of today";
}

TEST(Version, an_old_log_says_nothing_of_what_nobody_could_choose) {
    EXPECT_EQ(winner_after(4, "{}", 1), 1);
    EXPECT_EQ(core::read_options<heap::Rules>(*core::decode<Json>("{}")), heap::Config{.is_high = false});
    EXPECT_EQ(core::read_options<heap::Rules>(*core::decode<Json>(R"({"is_high":true})")), heap::Config{});
    EXPECT_EQ(winner_after(4, R"({"is_high":true})", 2), -1);
    EXPECT_EQ(code_of(opened(R"({"is_high":true})", 1)), "only_low");
    EXPECT_EQ(code_of(opened(R"({"is_wide":true})", 1)), "bad_setup");
    EXPECT_EQ(code_of(opened("[]", 1)), "bad_setup");
}

TEST(Version, others_are_refused) {
    EXPECT_EQ(code_of(opened("{}", 0)), "other_version");
    EXPECT_EQ(code_of(opened("{}", 1)), "taken");
    EXPECT_EQ(code_of(opened("{}", 2)), "taken");
    EXPECT_EQ(code_of(opened("{}", 3)), "other_version");
}

TEST(Version, every_version_keeps_the_laws) { core::laws<heap::Rules>({{.is_high = false}, {.is_high = true}}); }

}  // namespace
