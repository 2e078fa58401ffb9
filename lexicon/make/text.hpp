// Text as dictionaries lie on the disk: lines, fields between spaces, UTF-8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lexicon::make {

std::vector<std::string_view> lines_of(std::string_view text);
std::vector<std::string_view> fields_of(std::string_view line);

// The lines of a word list of ours: what stands after # is a comment, empty lines do not count.
std::vector<std::string_view> words_of(std::string_view text);

std::u32string decoded(std::string_view utf8);  // what is not UTF-8 becomes U+FFFD
std::string encoded(std::u32string_view);

}  // namespace lexicon::make
