// Bytes from an enemy as a story and as a hint: they are text or they are not, and every word that is found in a story
// may be said of it, unless it names the colour.
#include <cstddef>
#include <cstdint>

#include "games/farben/hints.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace farben;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto characters = characters_in(text);
    CHECK(!characters || *characters <= size);
    const Card card{.colour = Colour(size % colour_count), .story = std::string(text)};
    (void)check_hint(text, card);
    for (const std::string& word : words_of(text)) {
        const auto fits = check_hint(word, card);
        const bool is_long = *characters_in(word) > hint_chars_max;
        CHECK(fits || fits.error() == Illegal::hint_is_colour || is_long);
        CHECK(words_of(word).front() == word);  // folded once is folded for good
    }
    return 0;
}
