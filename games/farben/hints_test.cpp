// What may be said as a hint, and what is a word.
#include "games/farben/hints.hpp"

#include "games/farben/evening.hpp"
#include "games/farben/words.hpp"

namespace farben {
namespace {

using Words = std::vector<std::string>;

std::optional<Illegal> why_no_hint(std::string_view hint, Colour colour, std::string story, bool is_aloud = false) {
    const auto verdict = check_hint(hint, {.colour = colour, .story = std::move(story), .is_aloud = is_aloud});
    return verdict ? std::nullopt : std::optional(verdict.error());
}

TEST(FarbenHints, words_have_neither_case_nor_accents_nor_signs) {
    EXPECT_EQ(words_of("L’école, c'était « là-haut » !"),
              (Words{"L'ECOLE", "C'ETAIT", "LA-HAUT", "L", "ECOLE", "C", "ETAIT", "LA", "HAUT"}));
    EXPECT_EQ(words_of("'tis Aujourd’hui-même!'"),
              (Words{"TIS", "AUJOURD'HUI-MEME", "AUJOURD", "HUI-MEME", "HUI", "MEME", "AUJOURD'HUI", "AUJOURD", "HUI",
                     "MEME"}));
    EXPECT_EQ(words_of("black--or white"), (Words{"BLACK", "OR", "WHITE"})) << "a dash";
    EXPECT_EQ(words_of("Ma sœur a 12 ans…"), (Words{"MA", "SOEUR", "A", "12", "ANS"}));
    EXPECT_EQ(words_of("e\xcc\x81te\xcc\x81"), (Words{"ETE"})) << "marks that follow their letters";
    EXPECT_EQ(words_of("well- or ill-being -"), (Words{"WELL", "OR", "ILL-BEING", "ILL", "BEING"}));
    EXPECT_EQ(words_of("привет 猫"), (Words{"привет", "猫"})) << "of any script";
    EXPECT_EQ(words_of("  … — !"), Words{});
    EXPECT_EQ(words_of("a \xff b"), Words{"A"});
}

TEST(FarbenHints, characters_are_counted_as_people_count_them) {
    EXPECT_EQ(characters_in("été"), 3u);
    EXPECT_EQ(characters_in("🙂\n"), 2u);
    EXPECT_EQ(characters_in("\t"), std::nullopt);
    EXPECT_EQ(characters_in("\xf0\x9f"), std::nullopt);
}

TEST(FarbenHints, R18_a_hint_is_a_word_of_the_story) {
    const std::string story = "Ma première ceinture verte de judo. Un arc-en-ciel, dit-elle.";
    for (const char* word : {"judo", "JUDO", " Judo ", "premiere", "Première", "arc-en-ciel", "arc", "dit", "«judo»"}) {
        EXPECT_EQ(why_no_hint(word, Colour::green, story), std::nullopt) << word;
    }
    for (const char* word : {"jud", "karaté", "ceintures", "en-ciel"}) {
        EXPECT_EQ(why_no_hint(word, Colour::green, story), Illegal::hint_not_in_story) << word;
    }
}

TEST(FarbenHints, R18_a_hint_is_one_word) {
    const std::string long_word(hint_chars_max + 1, 'a');
    for (const std::string& hint : {std::string("ma ceinture"), std::string("l' été"), std::string(), std::string("…"),
                                    std::string("judo\n"), std::string("ju\tdo"), std::string("\xff"), long_word}) {
        EXPECT_EQ(why_no_hint(hint, Colour::green, "ma ceinture l' été judo " + long_word), Illegal::not_one_word)
            << hint;
    }
}

TEST(FarbenHints, R18_a_word_with_an_apostrophe_is_one_word) {
    const std::string story = "Aujourd’hui quelqu'un m’a dit: \"don't\". Presqu'île.";
    for (const char* word : {"aujourd'hui", "Aujourd’hui", "quelqu’un", "don't", "m'a", "dit", "un", "presqu'ile"}) {
        EXPECT_EQ(why_no_hint(word, Colour::green, story), std::nullopt) << word;
    }
    EXPECT_EQ(why_no_hint("aujourd'un", Colour::green, story), Illegal::hint_not_in_story);
    EXPECT_EQ(why_no_hint("l'orange", Colour::orange, "L'orange."), Illegal::hint_is_colour);
    EXPECT_EQ(why_no_hint("quelqu'un", Colour::green, ""), std::nullopt);
}

TEST(FarbenHints, R18_of_what_was_typed_the_word_alone_is_kept) {
    EXPECT_EQ(only_word(" «Judo»!!! "), "Judo");
    EXPECT_EQ(only_word("- arc-en-ciel -"), "arc-en-ciel");
    EXPECT_EQ(only_word("'aujourd’hui'"), "aujourd’hui");
    EXPECT_EQ(only_word("e\xcc\x81te\xcc\x81."), "e\xcc\x81te\xcc\x81");
    EXPECT_EQ(only_word("le judo"), "");
    EXPECT_EQ(only_word("…"), "");
}

TEST(FarbenHints, R18_a_hint_never_names_the_colour_of_its_card) {
    EXPECT_EQ(why_no_hint("vertes", Colour::green, "Des prunes vertes."), Illegal::hint_is_colour);
    EXPECT_EQ(why_no_hint("vertes", Colour::purple, "Des prunes vertes."), std::nullopt) << "another card's";
    EXPECT_EQ(why_no_hint("Green", Colour::green, "Le green du golf."), Illegal::hint_is_colour) << "in any language";
    EXPECT_EQ(why_no_hint("bleu-vert", Colour::green, "Un bleu-vert."), Illegal::hint_is_colour);
    EXPECT_EQ(why_no_hint("multi-coloured", Colour::multicolour, "A multi-coloured kite."), Illegal::hint_is_colour);
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        const std::string name(core::name_of(Colour(colour)));
        EXPECT_EQ(why_no_hint(name, Colour(colour), name), Illegal::hint_is_colour) << name;
    }
}

TEST(FarbenHints, R18_without_a_text_to_look_in_the_owner_is_believed) {
    EXPECT_EQ(why_no_hint("judo", Colour::green, ""), std::nullopt);
    EXPECT_EQ(why_no_hint("judo", Colour::green, "…"), std::nullopt);
    EXPECT_EQ(why_no_hint("verte", Colour::green, ""), Illegal::hint_is_colour);
    EXPECT_EQ(why_no_hint("le judo", Colour::green, ""), Illegal::not_one_word);
}

TEST(FarbenHints, R18_what_was_typed_of_a_story_told_aloud_is_only_a_note) {
    EXPECT_EQ(why_no_hint("judo", Colour::green, "mon frère", true), std::nullopt);
    EXPECT_EQ(why_no_hint("frère", Colour::green, "mon frère", true), std::nullopt);
    EXPECT_EQ(why_no_hint("verte", Colour::green, "mon frère", true), Illegal::hint_is_colour);
    EXPECT_EQ(why_no_hint("le judo", Colour::green, "le judo", true), Illegal::not_one_word);
}

// Who has forgotten the own card must not find it out by trying one name after the other.
TEST(FarbenHints, R18_a_refusal_tells_no_colour_unless_its_name_was_in_the_story) {
    for (const auto& [story, is_aloud] : {std::pair("Une ceinture.", false), {"", false}, {"Une ceinture.", true}}) {
        for (std::size_t said = 0; said < colour_count; ++said) {
            const std::string name(core::name_of(Colour(said)));
            for (std::size_t colour = 1; colour < colour_count; ++colour) {
                EXPECT_EQ(why_no_hint(name, Colour(colour), story, is_aloud),
                          why_no_hint(name, Colour::black, story, is_aloud)) << name << " of " << story;
            }
        }
    }
    EXPECT_EQ(why_no_hint("vert", Colour::green, "Une ceinture."), Illegal::hint_not_in_story);
}

TEST(FarbenHints, R18_the_owners_hint_is_checked_at_the_table) {
    Evening evening = Evening(3).opens().choose({Colour::red, Colour::green}).tells(typed("Le judo, en vert."));
    evening.tells().tells().to_recall().assigns(0).does(ann, Ask{bob});
    EXPECT_EQ(why_not(evening.state, bob, Hint{"karaté"}), Illegal::hint_not_in_story);
    EXPECT_EQ(why_not(evening.state, bob, Hint{"vert"}), Illegal::hint_is_colour);
    EXPECT_EQ(why_not(evening.state, bob, Hint{"le judo"}), Illegal::not_one_word);
    EXPECT_EQ(why_not(evening.state, bob, Hint{"judo"}), std::nullopt);

    const Hint typed_around{" «Judo»... "};
    evening.does(bob, typed_around);
    EXPECT_EQ(evening.state.table.packets[0].answers[at(bob)].hint, "Judo");
    EXPECT_EQ(std::get<Hint>(*Rules::redact(typed_around, bob, ann)).word, "Judo") << "nor is more shown of it";
}

TEST(FarbenWords, R2_there_are_118_different_words_in_each_language) {
    for (const auto language : {lexicon::Language::french, lexicon::Language::english}) {
        for (int card = 0; card < card_count; ++card) {
            for (const int side : {0, 1}) {
                const std::string_view word = word_on(card, side, language);
                EXPECT_FALSE(word.empty());
                EXPECT_EQ(card_with(word, language), card) << word;
            }
            EXPECT_NE(word_on(card, 0, language), word_on(card, 1, language));
        }
    }
    EXPECT_EQ(card_with("Xylophone", lexicon::Language::french), std::nullopt);
    EXPECT_EQ(word_on(58, 1, lexicon::Language::french), "Tristesse");
}

TEST(FarbenWords, R1_a_colour_goes_by_many_names) {
    EXPECT_TRUE(names_colour("MAUVE", Colour::purple));
    EXPECT_TRUE(names_colour("GRAY", Colour::grey));
    EXPECT_FALSE(names_colour("GRAY", Colour::black));
    EXPECT_FALSE(names_colour("RE", Colour::red));
    EXPECT_FALSE(names_colour("", Colour::red));
}

}  // namespace
}  // namespace farben
