// The sheet of seven by seven cells, the two printings of it, the way a word may take over it, and the cards.
// Cell 0 is the start, A1; cell 7 * line + column is the rest, lines going down.
#pragma once

#include <array>
#include <string_view>

#include "core/few.hpp"
#include "core/wire.hpp"
#include "lexicon/lexicon.hpp"

namespace colorwords {

using boost::describe::operators::operator==;  // for every described struct here

inline constexpr int side = 7;
inline constexpr int cell_count = side * side;
inline constexpr int start = 0;
inline constexpr int star_count = 2 * side;  // lines first, then columns
inline constexpr int colour_count = 3;
inline constexpr int round_count = 6;
inline constexpr int bonus_count = 36;
inline constexpr int layout_count = 6;       // ways to exchange three colours

enum class Colour : std::int8_t { none, blue, yellow, red };  // none: the start
BOOST_DESCRIBE_ENUM(Colour, none, blue, yellow, red)

enum class Grid : std::int8_t { a, b };
BOOST_DESCRIBE_ENUM(Grid, a, b)

// The letters that are drawn, one card each.
enum class Letter : std::int8_t { A, B, C, D, E, F, G, I, L, M, N, O, P, R, S, T, U, V };
BOOST_DESCRIBE_ENUM(Letter, A, B, C, D, E, F, G, I, L, M, N, O, P, R, S, T, U, V)
inline constexpr int letter_count = 18;
inline constexpr std::string_view letter_cards = "ABCDEFGILMNOPRSTUV";
constexpr char char_of(Letter letter) { return letter_cards[static_cast<std::size_t>(letter)]; }

using Trays = std::array<Letter, colour_count>;  // blue, yellow, red
using Cells = core::Set<cell_count>;
using Path = core::List<std::int8_t, lexicon::word_max>;  // cells, in the order of the letters
using Colours = std::array<Colour, cell_count>;

const Colours& colours_of(Grid, int layout);  // layout 0 is as printed; the others exchange the colours

// What a bonus card asks of a word.
struct ThemeBonus {
    static constexpr std::string_view type = "theme";
    lexicon::List theme = lexicon::List::cinema;
};
BOOST_DESCRIBE_STRUCT(ThemeBonus, (), (theme))
struct FirstLetter {
    static constexpr std::string_view type = "first_letter";
    Letter letter = Letter::A;
};
BOOST_DESCRIBE_STRUCT(FirstLetter, (), (letter))
enum class Direction : std::int8_t { right, down };
BOOST_DESCRIBE_ENUM(Direction, right, down)
struct Straight {
    static constexpr std::string_view type = "straight";
    Direction direction = Direction::right;
};
BOOST_DESCRIBE_STRUCT(Straight, (), (direction))
struct Size {
    static constexpr std::string_view type = "size";
    std::int8_t letters = 0;
};
BOOST_DESCRIBE_STRUCT(Size, (), (letters))
struct Turn {  // the way changes direction on a cell of this colour
    static constexpr std::string_view type = "turn";
    Colour colour = Colour::none;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (colour))
struct Covers {  // at least so many cells of each colour
    static constexpr std::string_view type = "covers";
    std::array<std::int8_t, colour_count> cells{};  // blue, yellow, red
};
BOOST_DESCRIBE_STRUCT(Covers, (), (cells))

struct Bonus {
    std::variant<ThemeBonus, FirstLetter, Straight, Size, Turn, Covers> asks{};
    std::int8_t points = 0;
};
BOOST_DESCRIBE_STRUCT(Bonus, (), (asks, points))

const Bonus& bonus_card(int card);  // 0 to 35

// Whether a word on this way gets the bonus; of a theme: false, for that is not the word's to say.
bool is_met(const Bonus&, std::string_view word, const Path&, const Colours&);

// What each letter scores: 2 on a tray's colour, 1 elsewhere, 0 if it is on no tray.
core::List<std::int8_t, lexicon::word_max> letter_points(std::string_view word, const Path&, const Colours&,
                                                         const Trays&);

}  // namespace colorwords
