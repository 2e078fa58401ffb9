// What was told is forgotten, whatever leaves the server: in a whole game no story is sent to anybody between going
// face down and being turned up.
#include <gtest/gtest.h>

#include "games/farben/rules.hpp"
#include "server/twins.hpp"

namespace server {

namespace {

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
