// The double run where people make things and guess them: two hubs that differ in nothing but what one seat calls its
// objects and tried on the way, and in what another is told, guesses and notes. Every byte that a third player and a
// spectator get must be the same in both, over drafts, curses, verdicts, reconnects and whatever they fetch.
#include <gtest/gtest.h>

#include "games/barbarossa/library.hpp"
#include "games/barbarossa/rules.hpp"
#include "server/world.hpp"

namespace server {

namespace {

using Action = barbarossa::Rules::Action;
constexpr Seat ann{0}, bob{1}, cem{2};
constexpr int objects_each = 3;

const std::string& clay_of(int entry) {
    return barbarossa::ready_made(static_cast<std::size_t>(entry), lexicon::Language::french).clay;
}

struct Secrets {  // of one of the two worlds
    std::vector<std::string> words{};  // of Ann's objects
    std::string guess{}, note{};       // Cem's
    int tried = 0;                     // what Ann made first, and took away
};

struct Evening {
    explicit Evening(Secrets chosen) : secrets(std::move(chosen)), world(5, HubOptions{.messages_per_second = 100}) {
        for (const char* name : {"Ann", "Bob", "Cem"}) tokens.push_back(world.newcomer(name));
        const Json config = core::to_json(barbarossa::Config{.first = barbarossa::First::seat_1});
        code = world.table(tokens[0], {.game = "barbarossa", .setup = {.seats = 3, .config = config}});
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            conns.push_back(world.open(tokens[i], code));
            CHECK(world.say(conns[i], Sit{Seat(i), "nonce"}).empty());
        }
        strangers = {conns[1], world.open("", code)};
        CHECK(world.say(conns[0], Start{}).empty());
    }

    std::string act(Seat seat, const Action& action) {
        world.now_ms += 100;
        const Conn conn = conns[core::at(seat)];
        return world.say(conn, Act{world.update(conn).move, core::to_json(action)});
    }
    // Bob and the spectator come again and ask for everything.
    void look_in() {
        for (const std::string& token : {tokens[1], std::string()}) {
            const Conn conn = world.open(token, code);
            strangers.push_back(conn);
            for (int item = -1; item <= 3 * objects_each; ++item) {
                world.now_ms += 100;
                EXPECT_EQ(world.say(conn, Fetch{item}), "");
            }
            strangers.push_back(Conn{world.next_conn});
            (void)world.call(token, GetRecord{code});
        }
    }

    void sculpt() {
        for (std::int8_t i = 0; i < objects_each; ++i) {
            EXPECT_EQ(act(ann, barbarossa::Shape{.object = i, .strokes = clay_of(secrets.tried)}), "");
            EXPECT_EQ(act(ann, barbarossa::Shape{.object = i, .strokes = clay_of(i)}), "") << "what was tried is gone";
            const std::string& word = secrets.words[static_cast<std::size_t>(i)];
            EXPECT_EQ(act(ann, barbarossa::Label{.object = i, .word = word, .description = word}), "");
        }
        look_in();
        const std::vector<std::string> words{"lune", "pomme", "table", "chaise", "arbre", "fleur"};
        for (std::int8_t i = objects_each; i < 3 * objects_each; ++i) {
            const Seat owner = i < 2 * objects_each ? bob : cem;
            EXPECT_EQ(act(owner, barbarossa::Shape{.object = i, .strokes = clay_of(i)}), "");
            const std::string& word = words[static_cast<std::size_t>(i - objects_each)];
            EXPECT_EQ(act(owner, barbarossa::Label{.object = i, .word = word}), "");
        }
        for (const Seat seat : {ann, bob, cem}) EXPECT_EQ(act(seat, barbarossa::Ready{}), "");
    }
    void play() {
        look_in();
        EXPECT_EQ(act(cem, barbarossa::Note{.object = 0, .text = secrets.note}), "");
        EXPECT_EQ(act(cem, barbarossa::Letter{.object = 0, .position = 1, .is_curse = true}), "");
        EXPECT_EQ(act(cem, barbarossa::Guess{.object = 1, .word = secrets.guess, .is_curse = true}), "");
        look_in();
        EXPECT_EQ(act(ann, barbarossa::Judge{.is_right = false}), "");
        EXPECT_EQ(act(ann, barbarossa::Pay{.spaces = 3}), "") << "to a question";
        EXPECT_EQ(act(ann, barbarossa::Question{.object = 3, .text = "Est-ce vivant ?"}), "");
        EXPECT_EQ(act(bob, barbarossa::Reply{.answer = barbarossa::Answer::no}), "");
        EXPECT_EQ(act(ann, barbarossa::Guess{.object = 6, .word = secrets.guess}), "");
        EXPECT_EQ(act(cem, barbarossa::Judge{.is_right = false}), "");
        look_in();
    }
    std::string heard_by_strangers() {
        std::string all;
        for (const Conn conn : strangers) all += world.heard[conn];
        return all;
    }
    std::string heard(Seat seat) { return world.heard[conns[core::at(seat)]]; }

    Secrets secrets;
    World world;
    std::string code{};
    std::vector<std::string> tokens{};
    std::vector<Conn> conns{};      // by seat
    std::vector<Conn> strangers{};  // all lines of those who must not know
};

TEST(LeaksOfClay, nobody_can_tell_what_a_thing_is_called) {
    Evening one({.words = {"chat", "seau", "clou"}, .guess = "lapin", .note = "gris ?", .tried = 20});
    Evening other({.words = {"loup", "vase", "dent"}, .guess = "vache", .note = "noir ?", .tried = 40});
    for (Evening* each : {&one, &other}) {
        each->sculpt();
        each->play();
    }
    EXPECT_NE(one.heard(ann), other.heard(ann)) << "she knows her words";
    EXPECT_NE(one.heard(cem), other.heard(cem)) << "a letter was for him";
    EXPECT_EQ(one.heard_by_strangers(), other.heard_by_strangers());
}

// The test of the test: what Ann finished is for everybody to see.
TEST(LeaksOfClay, everybody_fetches_what_was_made) {
    Evening evening({.words = {"chat", "seau", "clou"}, .guess = "lapin", .note = "", .tried = 20});
    evening.sculpt();
    const auto fetch = [&](Conn conn, int item) {
        evening.world.say(conn, Fetch{item});
        return evening.world.last<Bulk>(conn)->data;
    };
    const Conn spectator = evening.strangers[1];
    for (const Conn conn : {evening.conns[1], spectator}) {
        EXPECT_EQ(fetch(conn, 0), clay_of(0)) << "and not what was tried before";
        EXPECT_EQ(fetch(conn, 3 * objects_each), std::nullopt);
        EXPECT_EQ(fetch(conn, -1), std::nullopt);
    }
}

// Others are sent nothing at all of a draft that is not theirs.
TEST(LeaksOfClay, a_stroke_is_told_to_its_maker_alone) {
    Evening evening({.words = {"chat", "seau", "clou"}, .guess = "lapin", .note = "", .tried = 20});
    const std::string before = evening.heard_by_strangers(), mine = evening.heard(ann);
    EXPECT_EQ(evening.act(ann, barbarossa::Shape{.object = 0, .strokes = clay_of(7)}), "");
    EXPECT_EQ(evening.heard_by_strangers(), before);
    EXPECT_NE(evening.heard(ann), mine);
}

}  // namespace

}  // namespace server
