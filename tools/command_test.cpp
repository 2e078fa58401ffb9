#include "tools/command.hpp"

#include <gtest/gtest.h>

namespace {

using tools::Args;
using tools::Command;
using tools::UsageError;

const Command command{.name = "arena",
                      .words = "GAME",
                      .summary = "Bots against bots",
                      .words_min = 1,
                      .words_max = 2,
                      .options = {{"games", "N", "100", "how many"},
                                  {"seats", "K", "", "of the game"},
                                  {"json", "", "", "for programs"}},
                      .run = {}};

std::string complaint(const std::vector<std::string>& given) {
    try {
        command.parse(given);
    } catch (const UsageError& error) {
        return error.what();
    }
    return "";
}

TEST(Command, takes_words_options_and_switches_in_any_order) {
    const Args args = command.parse({"--games", "7", "coloryam", "--json", "more", "--seats=3"});
    EXPECT_EQ(args.words(), (std::vector<std::string>{"coloryam", "more"}));
    EXPECT_EQ(args.number("games", 1, 10), 7);
    EXPECT_EQ(args.number("seats", 2, 5), 3);
    EXPECT_TRUE(args.has("json"));
}

TEST(Command, has_defaults_and_knows_what_was_not_given) {
    const Args args = command.parse({"coloryam"});
    EXPECT_EQ(args.text("games"), "100");
    EXPECT_FALSE(args.has("seats"));
    EXPECT_FALSE(args.has("json"));
    EXPECT_THROW(args.text("seats"), UsageError);
}

TEST(Command, says_what_is_wrong) {
    EXPECT_EQ(complaint({}), "GAME is missing");
    EXPECT_EQ(complaint({"a", "b", "c"}), "'c' is one argument too many");
    EXPECT_EQ(complaint({"a", "--speed"}), "there is no option --speed");
    EXPECT_EQ(complaint({"a", "--games"}), "--games needs a value");
    EXPECT_EQ(complaint({"a", "--json=yes"}), "--json takes no value");
}

TEST(Command, takes_numbers_in_range_only) {
    const auto number_of = [](const std::string& text) {
        return command.parse({"a", "--games", text}).number("games", 1, 10);
    };
    EXPECT_EQ(number_of("10"), 10);
    for (const char* bad : {"0", "11", "-1", "ten", "1.5", "", "5 ", "99999999999999999999"}) {
        EXPECT_THROW(number_of(bad), UsageError) << bad;
    }
}

TEST(Command, explains_itself) {
    EXPECT_EQ(command.help(),
              "palette arena GAME [options]\n"
              "  Bots against bots\n"
              "  --games N                 how many (100)\n"
              "  --seats K                 of the game\n"
              "  --json                    for programs\n");
}

}  // namespace
