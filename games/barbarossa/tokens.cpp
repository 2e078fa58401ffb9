#include "games/barbarossa/tokens.hpp"

#include <algorithm>

#include "core/utf8.hpp"
#include "lexicon/letters.hpp"

namespace barbarossa {

Tokens tokens_of(std::string_view text) {
    Tokens tokens;
    bool is_open = false;
    while (!text.empty()) {
        const char* here = text.data();
        const auto sign = core::take_character(text);
        if (!sign) break;
        if (*sign >= 0x300 && *sign <= 0x36F) continue;  // a mark of the letter before it
        const bool is_plain = (*sign >= '0' && *sign <= '9') || (*sign >= 'A' && *sign <= 'Z');
        const bool is_small = *sign >= 'a' && *sign <= 'z';
        std::string folded;
        if (is_plain) folded = static_cast<char>(*sign);
        else if (is_small) folded = static_cast<char>(*sign - 'a' + 'A');
        else folded = lexicon::folded(std::string_view(here, text.data())).value_or("");
        if (folded.empty()) {
            is_open = false;
            continue;
        }
        if (!is_open) tokens.emplace_back();
        is_open = true;
        tokens.back() += folded;
    }
    return tokens;
}

bool is_one_of(std::string_view words_between_spaces, std::string_view token) {
    for (std::size_t from = 0; !token.empty();) {
        const std::size_t at = words_between_spaces.find(token, from);
        if (at == std::string_view::npos) return false;
        const std::size_t end = at + token.size();
        if (at > 0 && words_between_spaces[at - 1] == ' ' && words_between_spaces[end] == ' ') return true;
        from = at + 1;
    }
    return false;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + separator.size(), text.size()));
    }
    return parts;
}

}  // namespace barbarossa
