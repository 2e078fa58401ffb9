#include "tools/golden_text.hpp"

#include <gtest/gtest.h>

namespace {

using core::Json;

std::string changed(std::string_view before, std::string_view after) {
    return tools::changes(*core::decode<Json>(before), *core::decode<Json>(after));
}

TEST(Changes, names_what_is_new_and_nothing_else) {
    EXPECT_EQ(changed(R"({"a":1,"b":{"c":2,"d":3}})", R"({"a":1,"b":{"c":2,"d":4}})"), " b.d=4");
    EXPECT_EQ(changed("[1]", "[1]"), "");
}

TEST(Changes, takes_plain_lists_whole_and_others_apart) {
    EXPECT_EQ(changed(R"({"dice":[1,2]})", R"({"dice":[1,3]})"), " dice=[1,3]");
    EXPECT_EQ(changed(R"([[1,2],[3]])", R"([[1,2],[4]])"), " [1]=[4]");
    EXPECT_EQ(changed(R"([{"a":1}])", R"([{"a":1},{"a":2}])"), R"( [1]={"a":2})");
    EXPECT_EQ(changed(R"([{"a":1},{"a":2}])", R"([{"a":2}])"), R"( =[{"a":2}])");
}

TEST(Changes, shows_a_thing_that_became_another_whole) {
    EXPECT_EQ(changed(R"({"x":{"type":"a"}})", R"({"x":{"type":"b","n":1}})"), R"( x={"type":"b","n":1})");
    EXPECT_EQ(changed(R"({"x":null})", R"({"x":{"n":1}})"), R"( x={"n":1})");
}

core::Record short_game() {
    const games::Info& info = *games::find("coloryam");
    const Json config = games::with_defaults(info, *core::decode<Json>(R"({"sheet":"sheet_1"})"));
    return {.game = info.name, .version = info.version, .seats = 2, .config = config, .names = {},
            .moves = {{core::Seat::nature, *core::decode<Json>(R"({"type":"begin","sheet":1,"first":1})")},
                      {core::Seat{1}, *core::decode<Json>(R"({"type":"throw","dice":[0,1,2,3,4,5]})")}},
            .commitment = {}, .proof = {}};
}

TEST(GoldenText, says_who_did_what_and_who_saw_it) {
    const std::string text = tools::golden_text("Two moves.", short_game());
    EXPECT_TRUE(text.starts_with("# Two moves.\nsetup {\"game\":\"coloryam\"")) << text;
    EXPECT_NE(text.find("   0 sees me=0\n"), std::string::npos);
    EXPECT_NE(text.find("\n2. 1 {\"type\":\"throw\",\"dice\":[0,1,2,3,4,5]}\n   all see state.phase=\"in_the_air\""),
              std::string::npos);
    EXPECT_TRUE(text.ends_with("\noutcome null\n")) << text;
}

TEST(GoldenText, is_read_back) {
    const core::Record record = short_game();
    const auto again = tools::read_golden(tools::golden_text("Two moves.", record));
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->record, record);
    EXPECT_EQ(again->outcome, std::nullopt);
}

TEST(GoldenText, is_refused_when_it_is_garbled) {
    for (const char* bad : {"setup {}\n", "1. nature what\n", "outcome 7\n"}) {
        EXPECT_FALSE(tools::read_golden(bad).has_value()) << bad;
    }
}

}  // namespace
