#include "games/coloryam/outlook.hpp"

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

constexpr Config pro{.sheet = SheetChoice::sheet_1, .first = First::seat_1, .pro = true};

EntryWorth some_worth() {
    EntryWorth worth{};
    for (std::size_t line = 0; line < lines_max; ++line) {
        for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
            worth[line][sum] = static_cast<double>(sum) / 20 + static_cast<double>(line % 3);
        }
    }
    return worth;
}

double total(const EntryChances& chances) {
    double sum = 0;
    for (const double chance : chances) sum += chance;
    return sum;
}

double earned(const Forecast& forecast, const EntryWorth& worth) {
    double sum = 0;
    for (std::size_t line = 0; line < lines_max; ++line) {
        for (std::size_t i = dice_count; i < sums_end; ++i) sum += forecast[line][i] * worth[line][i];
    }
    return sum;
}

TEST(Outlook, a_forecast_earns_what_the_prospects_promise) {
    for (Config config : {sheet_one, pro}) {
        for (const int options : {0, 1, 2, 3}) {
            config.color_chance = options % 2 == 1;
            config.declared_miss = options >= 2;
            const Story story(config);
            const Prospects prospects(Course(story.state), some_worth());
            const Forecast forecast = forecast_from_start(prospects);
            EXPECT_NEAR(earned(forecast, some_worth()), prospects.worth(0, {}), 1e-9);
            for (std::size_t line = 0; line < lines_of(story.state).size(); ++line) {
                EXPECT_NEAR(total(forecast[line]), 1, 1e-9) << "line " << line;
            }
        }
    }
}

TEST(Outlook, a_forecast_from_the_middle_keeps_what_is_written) {
    Story story = up_to_pole_three();
    story.takes_second_chance(21);  // Ann's first box of pole 3
    const Prospects prospects(Course(story.state), some_worth());
    const Forecast of_ann = forecast(prospects, story.state, ann);
    EXPECT_EQ(of_ann[8][21], 1);
    EXPECT_EQ(of_ann[5][12], 1);
    double box_and_after = 0;
    for (const std::size_t line : {6u, 7u, 9u}) {
        EXPECT_NEAR(total(of_ann[line]), 1, 1e-9);
        for (std::size_t entry = dice_count; entry < sums_end; ++entry) {
            box_and_after += of_ann[line][entry] * some_worth()[line][entry];
        }
    }
    EXPECT_NEAR(box_and_after, prospects.worth(6, {.highest = 21, .boxes = 1}), 1e-9);
    for (std::size_t entry = dice_count; entry <= 21; ++entry) EXPECT_EQ(of_ann[9][entry], 0) << "R11";
}

TEST(Outlook, the_pocket_holds_what_the_rules_ask_for) {
    Story story = up_to_pole_three();
    const Course course(story.state);
    EXPECT_EQ(course.pocket_of(story.state, ann).highest, 12u);
    EXPECT_EQ(course.pocket_of(story.state, ann).boxes, 0u);
    story.takes_second_chance(21);
    EXPECT_EQ(course.pocket_of(story.state, ann).highest, 21u);
    EXPECT_EQ(course.pocket_of(story.state, ann).boxes, 1u);
    EXPECT_EQ(course.next_box(6, {.highest = 21, .boxes = 1}), 9u);
    EXPECT_EQ(course.next_box(6, {.highest = 30, .boxes = 2}), std::nullopt);
    EXPECT_FALSE(course.is_played(8, {.highest = 21, .boxes = 1}));
    EXPECT_TRUE(course.is_played(9, {.highest = 21, .boxes = 1}));

    Config config = sheet_one;
    config.color_chance = true;
    EXPECT_EQ(Course(Story(config).state).with({}, 30).highest, 0u) << "R26";
}

TEST(Outlook, a_high_color_yam_spoils_the_next_ones) {
    const Story story;
    const Prospects prospects(Course(story.state), some_worth());
    for (std::size_t highest = dice_count + 1; highest < sums_end; ++highest) {
        EXPECT_LE(prospects.worth(3, {.highest = highest}), prospects.worth(3, {.highest = highest - 1}));
    }
    EXPECT_LT(prospects.worth(3, {.highest = 30}), prospects.worth(3, {.highest = 20}) - 1);
}

}  // namespace
}  // namespace coloryam
