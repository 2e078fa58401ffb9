// What may be written and where; what is refused, and why. Refusals come with everything a hostile page may send.
#include "games/colorwords/writing.hpp"

#include "core/json.hpp"
#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

constexpr std::string_view first_line = "A1 B1 C1 D1 E1 F1 G1";

// Somebody about to write, no theme, letters T L A.
Story about_to_write(const Config& config = {}) { return Story(config).draws("TLA", eight_letters); }

// TABLE down a stair from the start, and a second round without a theme.
Story with_a_word() {
    return about_to_write().write({sent("TABLE", "A1 A2 B2 C2 D2")}).go_on().draws("SDE", four_letters);
}

Story in_a_theme_round(const Config& config = {}) { return Story(config).draws("TLA", cooking); }

std::optional<Illegal> why_not_over(std::string_view word, std::string_view cells) {
    return why_not(about_to_write().state, ann, sent(word, cells));
}

TEST(ColorWordsWriting, R7_the_first_word_begins_at_the_start) {
    EXPECT_EQ(why_not_over("TABLE", "A1 B1 C1 D1 E1"), std::nullopt);
    EXPECT_EQ(why_not_over("TABLE", "A1 A2 A3 A4 A5"), std::nullopt);
    EXPECT_EQ(why_not_over("TABLE", "A2 B2 C2 D2 E2"), Illegal::wrong_start);
}

TEST(ColorWordsWriting, R7_later_words_begin_beside_a_letter_and_only_their_first_letter_must) {
    const State state = with_a_word().state;
    EXPECT_EQ(why_not(state, ann, sent("SALADE", "E2 F2 G2 G3 G4 G5")), std::nullopt);
    EXPECT_EQ(why_not(state, ann, sent("SALADE", "B1 C1 D1 E1 F1 G1")), std::nullopt);  // beside, above others
    EXPECT_EQ(why_not(state, ann, sent("LAC", "A3 A4 A5")), std::nullopt);
    EXPECT_EQ(why_not(state, ann, sent("LAC", "E3 F3 G3")), Illegal::wrong_start);  // a corner is not a side
    EXPECT_EQ(why_not(state, ann, sent("LAC", "A4 A5 A6")), Illegal::wrong_start);
}

TEST(ColorWordsWriting, R7_the_end_of_a_line_is_not_beside_the_beginning_of_the_next) {
    Story story;
    story.has_filled(ann, {6}).draws("TLA", four_letters);  // G1
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "A2 B2 C2")), Illegal::wrong_start);
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "G2 G3 G4")), std::nullopt);
}

TEST(ColorWordsWriting, R7_a_sheet_that_is_still_empty_begins_at_the_start) {
    Story story = about_to_write().write({sent("TABLE", first_line.substr(0, 14))}).go_on();  // Bob wrote nothing
    story.draws("SDE", four_letters);
    EXPECT_EQ(why_not(story.state, bob, sent("LAC", "A2 B2 C2")), Illegal::wrong_start);
    EXPECT_EQ(why_not(story.state, bob, sent("LAC", "A1 B1 C1")), std::nullopt);
}

TEST(ColorWordsWriting, R8_each_step_goes_right_or_down) {
    EXPECT_EQ(why_not_over("LAC", "A1 B1 D1"), Illegal::wrong_step);
    EXPECT_EQ(why_not_over("LAC", "A1 B2 C2"), Illegal::wrong_step);
    EXPECT_EQ(why_not_over("LAC", "A1 A2 A1"), Illegal::wrong_step);
    EXPECT_EQ(why_not_over("LAC", "A1 A1 A2"), Illegal::wrong_step);
    Story story;
    story.has_filled(ann, {5}).draws("TLA", four_letters);  // F1
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "G1 A2 B2")), Illegal::wrong_step);  // no way round the edge
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "F2 G2 H2")), Illegal::wrong_step);  // H2 is A3
}

TEST(ColorWordsWriting, R8_no_cell_is_used_twice) {
    const State state = with_a_word().state;
    EXPECT_EQ(why_not(state, ann, sent("LAC", "B1 B2 B3")), Illegal::occupied);
    EXPECT_EQ(why_not(state, ann, sent("LAC", "D2 E2 F2")), Illegal::occupied);
    EXPECT_EQ(why_not(state, bob, sent("LAC", "A1 B1 C1")), std::nullopt);  // Bob's own sheet is empty
}

TEST(ColorWordsWriting, R8_cells_that_are_not_there) {
    for (const int none : {-1, -128, 49, 50, 127}) {
        Write write{.word = "LAC", .cells = {0, 1, static_cast<std::int8_t>(none)}, .is_sent = true};
        EXPECT_EQ(why_not(about_to_write().state, ann, write), Illegal::off_the_grid);
        write.cells = {static_cast<std::int8_t>(none), 0, 1};
        EXPECT_EQ(why_not(about_to_write().state, ann, write), Illegal::off_the_grid);
    }
}

TEST(ColorWordsWriting, R9_two_letters_at_least_and_thirteen_at_most) {
    EXPECT_EQ(why_not_over("A", "A1"), Illegal::too_short);
    EXPECT_EQ(why_not_over("TU", "A1 B1"), std::nullopt);
    constexpr std::string_view longest = "A1 B1 C1 D1 E1 F1 G1 G2 G3 G4 G5 G6 G7";
    EXPECT_EQ(why_not_over("DISTRIBUTIONS", longest), std::nullopt);
    EXPECT_EQ(why_not_over("REDISTRIBUTIONS", longest), Illegal::too_long);
    EXPECT_EQ(why_not_over(std::string(60'000, 'A'), longest), Illegal::too_long);
    std::string marked = "A";
    for (int i = 0; i < 7'000; ++i) marked += "\u0301";
    EXPECT_EQ(why_not_over(marked + "S", longest), Illegal::too_long) << "marks are left out, but not by the thousand";
    EXPECT_EQ(why_not_over(std::string(60'000, '7'), longest), Illegal::not_letters);
}

TEST(ColorWordsWriting, R9_as_many_cells_as_letters) {
    EXPECT_EQ(why_not_over("TABLE", "A1 B1 C1 D1"), Illegal::wrong_length);
    EXPECT_EQ(why_not_over("TABLE", "A1 B1 C1 D1 E1 F1"), Illegal::wrong_length);
    EXPECT_EQ(why_not_over("TABLE", ""), Illegal::wrong_length);
    EXPECT_EQ(why_not_over("", "A1 B1"), Illegal::wrong_length);
}

TEST(ColorWordsWriting, R10_accents_and_small_letters_are_folded_and_ligatures_are_two_letters) {
    Story story = about_to_write().write({sent("été", "A1 B1 C1"), sent("cœur", "A1 B1 C1 D1 E1")});
    EXPECT_EQ(story.result(ann).entry.word, "ETE");
    EXPECT_EQ(story.result(bob).entry.word, "COEUR");
    EXPECT_EQ(story.board().sheets[0].substr(0, 7), "ETE....");
}

TEST(ColorWordsWriting, R10_marks_that_follow_their_letter_and_foreign_ones_are_left_out_too) {
    EXPECT_EQ(why_not_over("e\xCC\x81te\xCC\x81", "A1 B1 C1"), std::nullopt);
    EXPECT_EQ(why_not_over("L\xC4\xB0T", "A1 B1 C1"), std::nullopt);  // I with a dot, U+0130
    EXPECT_EQ(why_not_over("LAC" + std::string(60'000, '\xCC'), "A1 B1 C1"), Illegal::not_letters);
}

TEST(ColorWordsWriting, R10_nothing_but_letters) {
    const std::vector<std::string> others = {
        "L4C", "L-C", "L'C", "L C", "LA.", "123", "   ", "\xF0\x9F\x8E\xB2", "LA\xF0\x9F\x8E\xB2",
        "\xCC\x81\xCC\x81",  // marks without a letter
        "LA\xFF", std::string("L\0C", 3), "\xE2\x80\x8BLA", "\xD0\x9B\xD0\x90\xD0\xA1"};
    for (const std::string& each : others) EXPECT_EQ(why_not_over(each, "A1 B1 C1"), Illegal::not_letters) << each;
}

TEST(ColorWordsWriting, R10_any_bytes_at_all_are_taken_or_refused_whole) {
    core::Rng rng(1);
    const State state = about_to_write({.unknown = Unknown::ask}).state;
    for (int i = 0; i < 5000; ++i) {
        Write write{.is_sent = rng.chance(2)};
        for (std::uint32_t size = rng.below(20); size > 0; --size) write.word += static_cast<char>(rng.below(256));
        for (std::uint32_t size = rng.below(14); size > 0; --size) {
            write.cells.push_back(static_cast<std::int8_t>(rng.below(256)));
        }
        why_not(state, ann, write);
    }
}

TEST(ColorWordsWriting, R11_inflected_words_are_in_the_lexicon_and_names_are_not) {
    for (const std::string_view word : {"TABLES", "BELLES", "MANGES"}) {
        EXPECT_EQ(why_not_over(word, "A1 B1 C1 D1 E1 F1"), std::nullopt) << word;
    }
    EXPECT_EQ(why_not_over("PARIS", "A1 B1 C1 D1 E1"), std::nullopt);  // bets, too
    EXPECT_EQ(why_not_over("ESPAGNE", first_line), Illegal::unknown_word);
    EXPECT_EQ(why_not_over("XQZ", "A1 B1 C1"), Illegal::unknown_word);
}

TEST(ColorWordsWriting, R11_the_table_chooses_its_language) {
    const State english = about_to_write({.lexicon = lexicon::Language::english}).state;
    EXPECT_EQ(why_not(english, ann, sent("WORDS", "A1 B1 C1 D1 E1")), std::nullopt);
    EXPECT_EQ(why_not(english, ann, sent("CHEVAUX", first_line)), Illegal::unknown_word);
    EXPECT_EQ(why_not_over("CHEVAUX", first_line), std::nullopt);
    EXPECT_EQ(why_not_over("WORDS", "A1 B1 C1 D1 E1"), Illegal::unknown_word);
}

TEST(ColorWordsWriting, R11_without_a_lexicon_no_word_is_judged) {
    const auto judged = judge(about_to_write().state.open, 0, sent("LAC", "A1 B1 C1"), nullptr);
    ASSERT_FALSE(judged);
    EXPECT_EQ(judged.error(), Illegal::no_lexicon);
}

TEST(ColorWordsWriting, R11_names_are_known_words_in_a_round_with_a_theme) {
    Story story = in_a_theme_round().write({sent("ESPAGNE", first_line)});
    EXPECT_EQ(story.phase(), Phase::reviewing);  // nobody had to be asked
    EXPECT_TRUE(story.result(ann).stands);
}

TEST(ColorWordsWriting, R12_unknown_words_are_put_to_the_table_if_it_wants) {
    const Write invented = sent("XQZ", "A1 B1 C1");
    EXPECT_EQ(why_not(about_to_write().state, ann, invented), Illegal::unknown_word);
    EXPECT_EQ(about_to_write({.unknown = Unknown::ask}).write({invented}).phase(), Phase::voting);
    EXPECT_EQ(in_a_theme_round().write({invented}).phase(), Phase::voting);
}

TEST(ColorWordsWriting, R13_the_same_word_may_come_again_and_letters_need_not_be_used) {
    Story story = about_to_write().write({sent("SOUS", "A1 B1 C1 D1"), sent("SOUS", "A1 A2 A3 A4")});
    EXPECT_TRUE(story.result(ann).stands && story.result(bob).stands);
    EXPECT_EQ(story.points(ann), 0);
    story.go_on().draws("SDE", four_letters).write({sent("SOUS", "A2 A3 A4 A5")});
    EXPECT_EQ(story.points(ann), 1 + 1 + 2);  // both S beside their blue, and four letters
}

TEST(ColorWordsWriting, R13_no_word_scores_nothing_and_leaves_the_sheet) {
    const Story story = about_to_write().write({no_word, no_word});
    EXPECT_EQ(story.points(ann), 0);
    EXPECT_FALSE(story.result(ann).stands);
    EXPECT_EQ(story.board().empty[0], cell_count);
}

TEST(ColorWordsWriting, R18_a_theme_can_be_claimed_only_where_there_is_one) {
    EXPECT_EQ(why_not(about_to_write().state, ann, claimed(sent("LAC", "A1 B1 C1"))), Illegal::no_theme);
    EXPECT_EQ(why_not(about_to_write().state, ann, claimed(no_word)), Illegal::no_theme);
    EXPECT_EQ(why_not(in_a_theme_round().state, ann, claimed(sent("LAC", "A1 B1 C1"))), std::nullopt);
}

TEST(ColorWordsWriting, R18_an_empty_word_claims_nothing) {
    Story story = in_a_theme_round().does(ann, claimed(no_word));
    EXPECT_EQ(story.state.drafts[0], Entry{});
}

// The wire itself has no room for more cells than a way has.
TEST(ColorWordsWriting, R9_a_longer_way_cannot_even_be_read) {
    const auto text = [](std::size_t cells) {
        std::string list;
        for (std::size_t i = 0; i < cells; ++i) list += (i == 0 ? "" : ",") + std::to_string(i);
        return R"({"type":"write","word":"A","cells":[)" + list + R"(],"claims_theme":false,"is_sent":true})";
    };
    EXPECT_TRUE(core::decode<Rules::Action>(text(13)));
    EXPECT_FALSE(core::decode<Rules::Action>(text(14)));
}

}  // namespace
}  // namespace colorwords
