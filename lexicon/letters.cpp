#include "lexicon/letters.hpp"

namespace lexicon {

namespace {

// U+00C0 to U+017F, without their marks; a digit stands for two letters, a space for what is no letter.
constexpr std::string_view plain =
    "AAAAAA1CEEEEIIIIDNOOOOO OUUUUY43AAAAAA1CEEEEIIIIDNOOOOO OUUUUY4Y"
    "AAAAAACCCCCCCCDDDDEEEEEEEEEEGGGGGGGGHHHHIIIIIIIIII55JJKKKLLLLLLL"
    "LLLNNNNNN NNOOOOOO22RRRRRRSSSSSSSSTTTTTTUUUUUUUUUUUUWWYYYZZZZZZS";
constexpr std::string_view pairs[] = {"AE", "OE", "SS", "TH", "IJ"};

constexpr unsigned first_marked = 0xC0;
constexpr unsigned first_mark = 0x300;  // marks that follow their letter, as some keyboards send them
constexpr unsigned last_mark = 0x36F;

bool is_mark(unsigned code) { return code >= first_mark && code <= last_mark; }

// A letter beyond ASCII, or nothing.
std::string_view without_marks(unsigned code) {
    if (code < first_marked || code >= first_marked + plain.size()) return {};
    const std::string_view one = plain.substr(code - first_marked, 1);
    if (one[0] == ' ') return {};
    return one[0] > '9' ? one : pairs[one[0] - '1'];
}

}  // namespace

std::optional<std::string> folded(std::string_view utf8) {
    std::string letters;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        if (lead >= 'a' && lead <= 'z') {
            letters.push_back(static_cast<char>(lead - 'a' + 'A'));
        } else if (lead >= 'A' && lead <= 'Z') {
            letters.push_back(static_cast<char>(lead));
        } else {
            // All letters that we know beyond ASCII are two bytes long.
            if (lead < 0xC2 || lead > 0xDF || i + 1 == utf8.size()) return std::nullopt;
            const auto next = static_cast<unsigned char>(utf8[++i]);
            if ((next & 0xC0) != 0x80) return std::nullopt;
            const unsigned code = (lead & 0x1Fu) << 6 | (next & 0x3Fu);
            if (is_mark(code) && !letters.empty()) continue;
            const std::string_view found = without_marks(code);
            if (found.empty()) return std::nullopt;
            letters += found;
        }
    }
    return letters;
}

}  // namespace lexicon
