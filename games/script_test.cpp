#include "games/script.hpp"

#include <gtest/gtest.h>

namespace {

using core::Json;

class Talk {  // a table and its answers as JSON
public:
    explicit Talk(std::string_view config = R"({"sheet":"sheet_1","first":"seat_1"})", std::uint64_t seed = 1,
                  std::string_view game = "coloryam", int seats = 2)
        : script_(*games::Script::open(game, seats, *core::decode<Json>(config), seed)) {}
    Json operator()(std::string_view line) { return *core::decode<Json>(script_.say(line)); }
    std::string text(std::string_view line) { return script_.say(line); }

private:
    games::Script script_;
};

std::string refused(const Json& answer) {
    if (answer.at("ok").as_bool()) return "taken";
    EXPECT_FALSE(answer.at("why").as_string().empty());
    return std::string(answer.at("refused").as_string());
}

Json json(std::string_view text) { return *core::decode<Json>(text); }

constexpr std::string_view throw_all = R"({"do":"act","seat":0,"action":{"type":"throw","dice":[0,1,2,3,4,5]}})";

// Whoever is first to act does what the bot says; returns the last answer.
Json play_to_the_end(Talk& talk, std::string_view bot) {
    Json standing = talk(R"({"do":"log"})");
    while (!standing.at("to_act").as_array().empty()) {
        const Json seat = standing.at("to_act").at(0);
        if (seat == "nature") {
            standing = talk(R"({"do":"draw"})");
        } else {
            const boost::json::object ask{{"do", "suggest"}, {"seat", seat}, {"bot", bot}};
            const Json action = talk(boost::json::serialize(ask)).at("action");
            const boost::json::object act{{"do", "act"}, {"seat", seat}, {"action", action}};
            standing = talk(boost::json::serialize(act));
        }
        EXPECT_EQ(refused(standing), "taken");
    }
    return standing;
}

TEST(Script, tells_how_the_table_stands) {
    Talk talk;
    EXPECT_EQ(talk.text(R"({"do":"log"})"), R"({"ok":true,"to_act":[0],"outcome":null,"move":0,"log":[]})");
    const Json thrown = talk(throw_all);
    EXPECT_EQ(thrown.at("to_act"), json(R"(["nature"])"));
    EXPECT_EQ(thrown.at("move"), 1);
    EXPECT_EQ(talk(R"({"do":"draw"})").at("action").at("type"), "thrown");
}

TEST(Script, lets_dice_be_given) {
    Talk talk;
    talk(throw_all);
    talk(R"({"do":"act","seat":"nature","action":{"type":"thrown","numbers":[6,6,6,6,6,6]}})");
    EXPECT_EQ(talk(R"({"do":"view","seat":"spectator"})").at("view").at("board").at("turn").at("sum"), 36);
    EXPECT_EQ(talk(R"({"do":"view","seat":1})").at("view").at("me"), 1);
}

TEST(Script, plays_a_game_of_hidden_hands) {
    Talk talk(R"({"first":"seat_1","jokers":"burning"})", 1, "farfalia", 5);
    EXPECT_EQ(talk(R"({"do":"draw"})").at("action").at("type"), "deal");
    EXPECT_EQ(talk(R"({"do":"view","seat":"spectator"})").at("view").at("hand"), json("[]"));
    EXPECT_EQ(talk(R"({"do":"view","seat":3})").at("view").at("hand").as_array().size(), 11) << "a joker among them";
    EXPECT_EQ(refused(talk(R"({"do":"act","seat":1,"action":{"type":"name","trump":"leaf"}})")), "not_your_turn");
    EXPECT_TRUE(play_to_the_end(talk, "random").at("outcome").is_object());
    EXPECT_EQ(refused(talk(R"({"do":"act","seat":1,"action":{"type":"leave"}})")), "not_your_turn");
}

TEST(Script, lists_suggests_and_advises) {
    Talk talk;
    EXPECT_EQ(talk(R"({"do":"legal","seat":0})").at("legal"), json(R"([{"type":"throw","dice":[0,1,2,3,4,5]}])"));
    EXPECT_EQ(talk(R"({"do":"legal","seat":1})").at("legal"), json("[]"));
    EXPECT_EQ(talk(R"({"do":"suggest","seat":0})").at("action").at("type"), "throw");
    talk(throw_all);
    talk(R"({"do":"draw"})");
    EXPECT_EQ(talk(R"({"do":"advise","seat":0})").at("advice").at("by_dice").as_array().size(), 64);
}

TEST(Script, plays_the_clock) {
    Talk talk;
    EXPECT_EQ(talk(R"({"do":"time_out","seat":0})").at("action"), json(R"({"type":"timed_out","seat":0})"));
    EXPECT_EQ(talk(R"({"do":"log"})").at("log").at(0),
              json(R"({"seat":"nature","action":{"type":"timed_out","seat":0}})"));
}

TEST(Script, gives_the_same_game_for_the_same_seed) {
    Talk one("{}", 5), same("{}", 5), other("{}", 6);
    play_to_the_end(one, "random"), play_to_the_end(same, "random"), play_to_the_end(other, "random");
    EXPECT_EQ(one.text(R"({"do":"log"})"), same.text(R"({"do":"log"})"));
    EXPECT_NE(one.text(R"({"do":"log"})"), other.text(R"({"do":"log"})"));
}

TEST(Script, says_its_log_so_that_it_can_be_said_again) {
    Talk first("{}", 5), second("{}", 99);
    const Json end = play_to_the_end(first, "habitue");
    EXPECT_TRUE(end.at("outcome").is_object());
    for (Json& move : first(R"({"do":"log"})").at("log").as_array()) {
        move.as_object()["do"] = "act";
        EXPECT_EQ(refused(second(boost::json::serialize(move))), "taken");
    }
    EXPECT_EQ(second(R"({"do":"log"})"), first(R"({"do":"log"})"));
    EXPECT_EQ(refused(first(R"({"do":"draw"})")), "nothing_to_draw");
}

TEST(Script, refuses_with_a_code_and_a_sentence_and_changes_nothing) {
    Talk talk;
    const std::string before = talk.text(R"({"do":"record"})");
    const std::vector<std::pair<std::string_view, std::string_view>> lines = {
        {"", "malformed"},
        {"{", "malformed"},
        {"[1]", "malformed"},
        {"\xff", "malformed"},
        {R"({})", "malformed"},
        {R"({"do":7})", "malformed"},
        {R"({"do":"fly"})", "unknown_request"},
        {R"({"do":"draw","seat":0})", "malformed"},
        {R"({"do":"view"})", "no_such_seat"},
        {R"({"do":"view","seat":2})", "no_such_seat"},
        {R"({"do":"view","seat":-1})", "no_such_seat"},
        {R"({"do":"view","seat":"nature"})", "no_such_seat"},
        {R"({"do":"view","seat":0.5})", "no_such_seat"},
        {R"({"do":"legal","seat":"spectator"})", "no_such_seat"},
        {R"({"do":"suggest","seat":1})", "not_to_act"},
        {R"({"do":"suggest","seat":0,"bot":"deep"})", "unknown_bot"},
        {R"({"do":"suggest","seat":0,"bot":4})", "unknown_bot"},
        {R"({"do":"time_out","seat":1})", "not_to_act"},
        {R"({"do":"draw"})", "nothing_to_draw"},
        {R"({"do":"act","seat":0})", "malformed"},
        {R"({"do":"act","seat":0,"action":{"type":"stop","now":true}})", "malformed"},
        {R"({"do":"act","seat":"spectator","action":{"type":"stop"}})", "no_such_seat"},
        {R"({"do":"act","seat":0,"action":{"type":"stop"}})", "nothing_thrown"},
        {R"({"do":"act","seat":1,"action":{"type":"stop"}})", "not_your_turn"},
    };
    for (const auto& [line, code] : lines) EXPECT_EQ(refused(talk(line)), code) << line;
    EXPECT_EQ(talk.text(R"({"do":"record"})"), before);
}

TEST(Script, refuses_deep_nesting) {
    Talk talk;
    EXPECT_EQ(refused(talk(std::string(100'000, '['))), "malformed");
}

TEST(Script, says_why_it_does_not_open) {
    const auto script = games::Script::open("coloryam", 2, json(R"({"speed":1})"), 1);
    ASSERT_FALSE(script.has_value());
    EXPECT_EQ(script.error().why, "coloryam has no option 'speed'");
}

}  // namespace
