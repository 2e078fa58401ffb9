#include "games/barbarossa/text.hpp"

#include "core/unseen.hpp"
#include "core/utf8.hpp"

namespace barbarossa {

namespace {

// The plain space, and the one that keeps words together.
constexpr std::string_view plain_space = " ", hard_space = "\xC2\xA0";

}  // namespace

std::optional<std::size_t> characters_in(std::string_view text, Lines lines) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const auto letter = core::take_character(text);
        const bool is_line_end = letter == U'\n' && lines == Lines::many;
        const bool is_joined = letter == core::joiner && count > 0;
        if (!letter || (core::is_unseen(*letter) && !is_line_end && !is_joined)) return std::nullopt;
    }
    return count;
}

std::string_view trimmed(std::string_view text) {
    for (bool is_done = false; !is_done;) {
        is_done = true;
        for (const std::string_view space : {plain_space, hard_space}) {
            if (text.starts_with(space)) text.remove_prefix(space.size()), is_done = false;
            if (text.ends_with(space)) text.remove_suffix(space.size()), is_done = false;
        }
    }
    return text;
}

}  // namespace barbarossa
