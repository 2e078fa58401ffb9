#include "lexicon/make/text.hpp"

#include <algorithm>

namespace lexicon::make {

namespace {

constexpr char32_t not_a_letter = 0xFFFD;
constexpr std::string_view blank = " \t\r";

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t at = line.find_first_not_of(blank); at < line.size(); at = line.find_first_not_of(blank, at)) {
        const std::size_t end = std::min(line.find_first_of(blank, at), line.size());
        fields.push_back(line.substr(at, end - at));
        at = end;
    }
    return fields;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::string_view line : lines_of(text)) {
        line = line.substr(0, line.find('#'));
        const std::size_t first = line.find_first_not_of(blank);
        if (first == std::string_view::npos) continue;
        words.push_back(line.substr(first, line.find_last_not_of(blank) + 1 - first));
    }
    return words;
}

std::u32string decoded(std::string_view utf8) {
    std::u32string text;
    for (std::size_t i = 0; i < utf8.size();) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        const std::size_t size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t letter = size == 1 ? lead : static_cast<char32_t>(lead & (0xFFu >> (size + 1)));
        bool is_whole = i + size <= utf8.size() && (lead < 0x80 || lead >= 0xC2);
        for (std::size_t k = 1; is_whole && k < size; ++k) {
            const auto next = static_cast<unsigned char>(utf8[i + k]);
            is_whole = (next & 0xC0) == 0x80;
            letter = letter << 6 | (next & 0x3Fu);
        }
        text.push_back(is_whole ? letter : not_a_letter);
        i += is_whole ? size : 1;
    }
    return text;
}

std::string encoded(std::u32string_view text) {
    std::string utf8;
    const auto tail = [&](char32_t letter, int shift) {
        utf8.push_back(static_cast<char>(0x80 | (letter >> shift & 0x3F)));
    };
    for (const char32_t letter : text) {
        if (letter < 0x80) {
            utf8.push_back(static_cast<char>(letter));
        } else if (letter < 0x800) {
            utf8.push_back(static_cast<char>(0xC0 | letter >> 6));
            tail(letter, 0);
        } else if (letter < 0x10000) {
            utf8.push_back(static_cast<char>(0xE0 | letter >> 12));
            tail(letter, 6), tail(letter, 0);
        } else {
            utf8.push_back(static_cast<char>(0xF0 | (letter >> 18 & 7)));
            tail(letter, 12), tail(letter, 6), tail(letter, 0);
        }
    }
    return utf8;
}

}  // namespace lexicon::make
