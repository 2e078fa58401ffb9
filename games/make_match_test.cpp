#include "games/make_match.hpp"

#include <gtest/gtest.h>

#include "games/all.hpp"
#include "games/fault.hpp"

namespace {

using core::Json;

const Json defaults = core::to_json(coloryam::Config{});

std::string code_of(const auto& result) { return result ? "taken" : result.error().code; }

TEST(MakeMatch, refuses_what_cannot_be_played) {
    EXPECT_EQ(code_of(games::make_match("coloryam", 2, defaults)), "taken");
    EXPECT_EQ(code_of(games::make_match("chess", 2, defaults)), "unknown_game");
    EXPECT_EQ(code_of(games::make_match("coloryam", 1, defaults)), "bad_setup");
    EXPECT_EQ(code_of(games::make_match("coloryam", 6, defaults)), "bad_setup");
    EXPECT_EQ(code_of(games::make_match("coloryam", 2, Json{})), "bad_setup");
    const coloryam::Config absent_first{.first = coloryam::First::seat_5};
    EXPECT_EQ(code_of(games::make_match("coloryam", 2, core::to_json(absent_first))), "no_such_seat");
}

TEST(MakeMatch, plays_the_versions_it_says) {
    for (const games::Info& info : games::catalogue()) {
        const Json config = games::with_defaults(info, boost::json::object{});
        EXPECT_LE(info.oldest, info.version);
        for (int version = info.oldest - 1; version <= info.version + 1; ++version) {
            const bool plays = info.oldest <= version && version <= info.version;
            EXPECT_EQ(code_of(games::make_match(info.name, info.min_seats, config, version)),
                      plays ? "taken" : "other_version") << info.name << " " << version;
        }
        EXPECT_EQ(games::completed(info.name, config), config);
    }
}

TEST(MakeMatch, advises_by_name) {
    EXPECT_EQ(code_of(games::advise("chess", Json{})), "unknown_game");
    EXPECT_EQ(code_of(games::advise("coloryam", Json{})), "malformed");
}

TEST(MakeMatch, previews_by_name) {
    EXPECT_EQ(code_of(games::preview("chess", Json{}, Json{})), "unknown_game");
    EXPECT_EQ(code_of(games::preview("coloryam", Json{}, Json{})), "no_preview");
}

TEST(Fault, says_what_is_wrong_with_a_setup) {
    const auto why = [](std::string_view game, int seats, std::string_view config) {
        const auto match = games::open_match(game, seats, *core::decode<Json>(config));
        return match ? "nothing" : match.error().why;
    };
    EXPECT_EQ(why("chess", 2, "{}"),
              "there is no game 'chess'; there are: coloryam, farfalia, colorwords, farben, barbarossa");
    EXPECT_EQ(why("coloryam", 7, "{}"), "coloryam takes 2 to 5 seats, not 7");
    EXPECT_EQ(why("coloryam", 2, "[]"), "the options of coloryam are a JSON object");
    EXPECT_EQ(why("coloryam", 2, "{}"), "option 'sheet' is missing");

    const auto with = [&](std::string_view some) {
        return boost::json::serialize(games::with_defaults(*games::find("coloryam"), *core::decode<Json>(some)));
    };
    EXPECT_EQ(why("coloryam", 2, with("{}")), "nothing");
    EXPECT_EQ(why("coloryam", 2, with(R"({"pro":1})")), "option 'pro' takes true or false");
    EXPECT_EQ(why("coloryam", 2, with(R"({"first":"me"})")),
              "option 'first' takes one of drawn, seat_1, seat_2, seat_3, seat_4, seat_5");
    EXPECT_EQ(why("coloryam", 2, with(R"({"speed":3})")), "coloryam has no option 'speed'");
    EXPECT_EQ(why("coloryam", 2, with(R"({"first":"seat_5"})")),
              "the rules of coloryam do not allow this setup: no such seat");
}

}  // namespace
