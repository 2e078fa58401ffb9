// A text as words of plain capitals, each knowing where it stands.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace manners {

struct Sign {  // one character
    std::size_t begin = 0;  // in the text, in bytes
    std::size_t end = 0;
    char32_t letter = 0;
};
std::vector<Sign> signs_of(std::string_view utf8);

struct Word {
    std::string letters{};  // A to Z; a digit or a sign that is written for a letter is that letter
    std::size_t begin = 0;  // among the signs
    std::size_t end = 0;
};
// Letters that are written one by one ("c o n …") are one word, for nobody writes so who has nothing to hide.
std::vector<Word> words_of(std::string_view utf8, const std::vector<Sign>&);

}  // namespace manners
