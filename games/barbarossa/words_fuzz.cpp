// Bytes from an enemy as a word, as a guess and as a question: whatever may be a word is the same as itself, with an
// article and in capitals too, and has as many letters as can be asked for.
#include <cstddef>
#include <cstdint>

#include "core/check.hpp"
#include "games/barbarossa/fairness.hpp"
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/understand.hpp"
#include "games/barbarossa/words.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace barbarossa;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto characters = characters_in(text, Lines::many);
    CHECK(!characters || *characters <= size);
    const auto language = lexicon::Language(size % 2);
    (void)asks_about_letters(text);
    CHECK(answer_to(text, "chat", language) != Answer::none);
    (void)is_fairly_right(text, "chat", language);
    CHECK(letter_at(text, letters_in(text) + 1).empty() && letter_at(text, 0).empty());
    CHECK(is_same_word(text, "chat", language) == is_same_word("chat", text, language));
    if (!check_word(text, Riddles(size % 3))) return 0;
    const std::string word(trimmed(text));
    CHECK(is_same_word(word, word, language));
    CHECK(is_same_word("\xC2\xAB " + word + " !", word, language));
    const int letters = letters_in(word);
    CHECK(letters > 0);
    for (int position = 1; position <= letters; ++position) {
        CHECK(!letter_at(word, position).empty());
        CHECK(letter_at(word, position) == letter_at(word, position - letters - 1));
    }
    return 0;
}
