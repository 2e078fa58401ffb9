// What was told is forgotten, whatever leaves the server. First the double run: two hubs whose logs differ in which
// colour went where, and in every story that was told; nobody at the table may be sent a single other byte until a card
// is turned up. Then a whole game in one hub: between going face down and being turned up no story is sent to anybody.
#include <gtest/gtest.h>

#include "games/farben/rules.hpp"
#include "server/twins.hpp"

namespace server {

namespace {

using Moves = std::vector<core::Done>;
constexpr int seats = 4;

// The same moves up to here, with each seat's colours of the rounds that are over in another order, and other stories
// told.
Moves other_moves(const Moves& moves) {
    const auto drawn = [](const core::Done& done) { return done.action.at("type") == "draw"; };
    const auto rounds_over = std::ranges::count_if(moves, drawn) - 1;
    std::map<Seat, std::vector<Json*>> choices;
    Moves other = moves;
    std::ptrdiff_t round = -1;
    for (core::Done& done : other) {
        round += drawn(done);
        if (round >= rounds_over) break;
        auto& action = done.action.as_object();
        if (action.at("type") == "choose") choices[done.actor].push_back(&action.at("colour"));
        if (action.at("type") == "tell") action["story"] = "Once upon another time.";
    }
    for (auto& [seat, colours] : choices) {
        for (std::size_t i = 1; i < colours.size(); ++i) std::swap(*colours[i - 1], *colours[i]);
    }
    return other;
}

// A moment in the first phase, when somebody is to act and two rounds at least are over.
std::ptrdiff_t moment(const Story& story, core::Rng& rng) {
    std::vector<std::ptrdiff_t> moments;
    int round = 0;
    for (std::size_t i = 0; i < story.moves.size(); ++i) {
        round += story.moves[i].action.at("type") == "draw";
        if (story.moves[i].action.at("type") == "assign") break;
        if (round > 3 && story.moves[i].actor != Seat::nature) moments.push_back(static_cast<std::ptrdiff_t>(i));
    }
    return rng.pick(moments);
}

// Twins from some moment of a game on, played to the end, or until a guess is about to turn a card up.
struct DoubleRun {
    DoubleRun(Seat seat, bool stops_in_time, core::Rng& rng)
        : reader(seat), bot(core::next(seat == Seat::spectator ? Seat{0} : seat, seats)),
          story(play_story("farben", seats, core::to_json(farben::Config{}), bot, rng.next32())),
          moves(story.moves.begin(), story.moves.begin() + moment(story, rng)),
          twins(story, moves, other_moves(moves), reader, rng.next32()) {
        std::vector<Json> probes;
        for (std::size_t i = 0; i < story.moves.size(); i += 5) probes.push_back(story.moves[i].action);
        made = twins.play(400, probes, [&](const Json&, const Json& action) {
            return stops_in_time && action.at("type") == "guess";
        });
    }

    Seat reader, bot;
    Story story;
    Moves moves;
    Twins twins;
    int made = 0;  // moves
};

TEST(LeaksOfStories, nobody_can_tell_which_colour_went_where) {
    core::Rng rng(1);
    for (int i = -1; i < seats; ++i) {
        DoubleRun run(i < 0 ? Seat::spectator : Seat(i), true, rng);
        EXPECT_GT(run.made, 0);
        for (const Seat who : {run.reader, Seat::spectator}) {
            ASSERT_EQ(run.twins.heard(0, who), run.twins.heard(1, who)) << "seen by " << core::index(who);
        }
    }
}

// The test of the test: once cards are turned up, everybody sees that the worlds differ.
TEST(LeaksOfStories, a_card_turned_up_tells_the_worlds_apart) {
    core::Rng rng(2);
    DoubleRun run(Seat{1}, false, rng);
    EXPECT_NE(run.twins.heard(0, Seat{1}), run.twins.heard(1, Seat{1}));
    EXPECT_NE(run.twins.heard(0, Seat::spectator), run.twins.heard(1, Seat::spectator));
}

// Three people, each story told once and never again. They reload, bring second devices and ask for whatever there is.
struct Evening {
    Evening() {
        for (const char* name : {"Ann", "Bob", "Cem"}) tokens.push_back(world.newcomer(name));
        code = world.table(tokens[0], {.game = "farben", .setup = {.seats = 3}});
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            conns.push_back(world.open(tokens[i], code));
            CHECK(world.say(conns[i], Sit{Seat(i), "nonce"}).empty());
        }
        watcher = world.open("", code);
        CHECK(world.say(conns[0], Start{}).empty());
    }

    struct Told { std::string story{}; std::size_t round = 0; Seat owner{}; };

    // Whether it may be read now: it is being read, or its card was turned up.
    bool is_open(const Told& told) {
        farben::View view;
        CHECK(core::read(world.update(watcher).view, view));
        const farben::Table& table = view.table;
        const bool is_being_told = table.phase == farben::Phase::listening && table.teller == told.owner &&
                                   table.packets.size() == told.round + 1;
        const auto& answers = table.packets[told.round].answers;
        return is_being_told || (!answers.empty() && answers[core::at(told.owner)].is_made);
    }

    void act() {
        const auto actor = std::ranges::find_if(conns, [&](Conn conn) { return world.is_to_act(conn); });
        const Seat seat = Seat(actor - conns.begin());
        Json action = world.some_action(code, seat);
        if (action.at("type") == "tell") {
            const std::string story = "It was story number " + std::to_string(all.size() + 100) + " of mine.";
            all.push_back({story, all.size() / 3, seat});
            action = core::to_json(farben::Rules::Action(farben::Tell{story, false}));
        }
        CHECK(world.say(*actor, Act{world.update(*actor).move, action}).empty());
        world.now_ms += 300;
        world.go_on(conns);
    }

    void look_around() {
        const std::size_t who = world.rng.below(3);
        world.close(conns[who]);
        conns[who] = world.open(tokens[who], code);
        for (const Call& call : std::vector<Call>{MyTables{}, WhoAmI{}, GetRecord{code}}) {
            (void)world.call(tokens[who], call);
        }
        world.close(watcher);
        watcher = world.open("", code);
    }

    World world{3, patient};
    std::string code{};
    std::vector<std::string> tokens{};
    std::vector<Conn> conns{};
    Conn watcher{};
    std::vector<Told> all{};
};

TEST(LeaksOfStories, no_story_is_sent_between_going_face_down_and_being_turned_up) {
    Evening evening;
    std::size_t looked = 0, seen = 0;
    while (evening.world.room(evening.watcher).status == Status::playing) {
        evening.act();
        if (evening.world.room(evening.watcher).status == Status::over) break;
        evening.look_around();
        const std::vector<std::string>& texts = evening.world.texts;
        for (; looked < texts.size(); ++looked) {
            for (const Evening::Told& told : evening.all) {
                if (texts[looked].find(told.story) == std::string::npos) continue;
                ++seen;
                ASSERT_TRUE(evening.is_open(told)) << told.story << " in " << texts[looked];
            }
        }
    }
    EXPECT_EQ(evening.all.size(), 30u);
    EXPECT_GT(seen, 200u) << "they were read when they were told, and when they came back";
}

}  // namespace

}  // namespace server
