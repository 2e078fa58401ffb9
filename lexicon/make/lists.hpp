// From dictionaries and our own data to the lists of a graph. What counts as a word, a name, a common word or a word
// of a theme is decided here and nowhere else; reading the files is the caller's business.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <vector>

#include "lexicon/build.hpp"

namespace lexicon::make {

inline constexpr std::size_t theme_count = list_count - static_cast<std::size_t>(List::cinema);

struct Data {  // lexicon/data/fr or en: texts of the files
    std::string short_words{};  // every word of two or three letters there is
    std::string left_out{};     // what the dictionary has and is no word; in French, stems
    std::string taken_in{};     // what it lacks and is one
    std::string common{};
    std::string names_extra{};  // proper nouns that the dictionary lacks
    std::array<std::string, theme_count> themes{};  // from List::cinema on
};

struct Made {
    Lists lists{};
    std::string spellings{};  // what words look like with their marks, packed for the page
};

// The texts of hunspell's files. Or what is wrong with them.
std::expected<Made, std::string> french(const std::string& aff, const std::string& dic, const Data&);

struct Scowl {  // texts of its lists
    std::vector<std::string> words{};
    std::vector<std::string> often{};        // those of them that are used most
    std::vector<std::string> names{};
    std::vector<std::string> capitalised{};  // months, peoples, names of things
};
Made english(const Scowl&, const Data&);

}  // namespace lexicon::make
