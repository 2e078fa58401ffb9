#include "server/names.hpp"

#include "core/unseen.hpp"
#include "core/utf8.hpp"
#include "server/limits.hpp"

namespace server {

namespace {

constexpr auto spaces = std::to_array<core::CharacterRange>({
    {' ', ' '}, {0xA0, 0xA0}, {0x1680, 0x1680}, {0x2000, 0x200A}, {0x202F, 0x202F}, {0x205F, 0x205F},
    {0x3000, 0x3000}});

std::optional<std::string> clean(std::string_view text, std::size_t chars_max, bool may_join) {
    std::string name;
    std::size_t letters = 0;
    bool space = false;
    while (!text.empty()) {
        const std::string_view before = text;
        const auto letter = core::take_character(text);
        const bool is_joiner = letter == core::joiner && may_join && !name.empty() && !space;
        if (!letter || (core::is_unseen(*letter) && !is_joiner)) return std::nullopt;
        if (core::is_in(spaces, *letter)) {
            space = !name.empty();
            continue;
        }
        if (space) name += ' ', ++letters, space = false;
        name += before.substr(0, before.size() - text.size());
        if (++letters > chars_max) return std::nullopt;
    }
    if (name.empty()) return std::nullopt;
    return name;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) { return clean(text, name_chars_max, false); }

std::optional<std::string> clean_text(std::string_view text, std::size_t chars_max) {
    return clean(text, chars_max, true);
}

}  // namespace server
