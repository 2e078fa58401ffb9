// A free question, taken apart: whether it is put the other way round, and the words that carry weight, each with the
// small words before and after it that say how it belongs to the thing.
#pragma once

#include "games/barbarossa/vocabulary.hpp"

namespace barbarossa {

struct ReadQuestion {
    Tokens tokens{};  // all of them, tags and what people write in short set right
    std::vector<Word> words{};
    bool is_denied = false;
    bool is_hopeless = false;  // of "is it not round?" nobody can tell what yes would mean; or it asks for no yes or no
};

// How much like the language a text is.
std::size_t small_words_in(const Tokens&, lexicon::Language);

// A word by itself, set right if it was mistyped.
Word word_of(const std::string& token, lexicon::Language);

ReadQuestion read_question(std::string_view text, lexicon::Language);

// How likely a word with these small words around it stands for something the thing is, has, is found at, ...: below
// zero it cannot; from `sure_fit` on little else is meant.
inline constexpr int sure_fit = 4;
int fit_of(Relation, const Word&, lexicon::Language);
bool is_verb(const Word&, lexicon::Language);  // by where it stands
int fit_of_naming(const Word&, bool is_alone, lexicon::Language);  // "est-ce un chat ?"

}  // namespace barbarossa
