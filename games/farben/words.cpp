#include "games/farben/words.hpp"

#include <algorithm>
#include <array>

#include "games/farben/data.hpp"

namespace farben {

namespace {

constexpr int side_count = 2, language_count = 2;
using Sides = std::array<std::array<std::string_view, language_count>, side_count>;  // by side and language

// What stands before the mark; the text goes on after it.
std::string_view take_until(std::string_view& text, std::string_view mark) {
    const std::size_t end = text.find(mark);
    CHECK(end != std::string_view::npos);  // data/cards.txt is ours
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end + mark.size());
    return taken;
}

// A line is `front / front | back / back`, French first.
std::array<Sides, card_count> read_cards() {
    std::array<Sides, card_count> cards;
    std::string_view text = cards_text;
    for (Sides& sides : cards) {
        sides[0][0] = take_until(text, " / ");
        sides[0][1] = take_until(text, " | ");
        sides[1][0] = take_until(text, " / ");
        sides[1][1] = take_until(text, "\n");
    }
    CHECK(text.empty());
    return cards;
}

const std::array<Sides, card_count>& all_cards() {
    static const std::array<Sides, card_count> cards = read_cards();
    return cards;
}

// By colour, each name between spaces.
constexpr std::array<std::string_view, colour_count> names = {
    " NOIR NOIRE NOIRS NOIRES NOIRCEUR NOIRATRE NOIRATRES BLACK BLACKS BLACKISH BLACKNESS ",
    " BLANC BLANCHE BLANCS BLANCHES BLANCHEUR BLANCHATRE BLANCHATRES WHITE WHITES WHITISH WHITENESS ",
    " GRIS GRISE GRISES GRISATRE GRISATRES GREY GREYS GREYISH GREYNESS GRAY GRAYS GRAYISH GRAYNESS ",
    " MARRON MARRONS BRUN BRUNE BRUNS BRUNES BRUNATRE BRUNATRES BROWN BROWNS BROWNISH ",
    " ROUGE ROUGES ROUGEUR ROUGEURS ROUGEATRE ROUGEATRES RED REDS REDDISH REDNESS ",
    " ORANGE ORANGES ORANGEE ORANGEES ORANGEATRE ORANGEATRES ORANGISH ORANGEY ",
    " JAUNE JAUNES JAUNATRE JAUNATRES YELLOW YELLOWS YELLOWISH YELLOWY ",
    " VERT VERTE VERTS VERTES VERDATRE VERDATRES GREEN GREENS GREENISH GREENNESS ",
    " BLEU BLEUE BLEUS BLEUES BLEUATRE BLEUATRES BLEUTE BLEUTEE BLEUTES BLEUTEES BLUE BLUES BLUISH BLUENESS ",
    " VIOLET VIOLETTE VIOLETS VIOLETTES VIOLACE VIOLACEE MAUVE MAUVES POURPRE POURPRES PURPLE PURPLES PURPLISH ",
    " ROSE ROSES ROSEE ROSEES ROSATRE ROSATRES PINK PINKS PINKISH ",
    " MULTICOLORE MULTICOLORES MULTICOLOUR MULTICOLOURED MULTICOLOR MULTICOLORED ",
};

}  // namespace

std::string_view word_on(int card, int side, lexicon::Language language) {
    CHECK(card >= 0 && card < card_count && side >= 0 && side < side_count);
    return all_cards()[static_cast<std::size_t>(card)][static_cast<std::size_t>(side)]
                      [static_cast<std::size_t>(language)];
}

std::optional<int> card_with(std::string_view word, lexicon::Language language) {
    for (int card = 0; card < card_count; ++card) {
        for (int side = 0; side < side_count; ++side) {
            if (word_on(card, side, language) == word) return card;
        }
    }
    return std::nullopt;
}

std::optional<Colour> colour_named(std::string_view name) {
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (core::name_of(Colour(colour)) == name) return Colour(colour);
    }
    return std::nullopt;
}

bool names_colour(std::string_view folded, Colour colour) {
    const std::string_view all = names[static_cast<std::size_t>(colour)];
    return all.contains(' ' + std::string(folded) + ' ');
}

}  // namespace farben
