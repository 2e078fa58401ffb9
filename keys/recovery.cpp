#include "keys/recovery.hpp"

#include <algorithm>
#include <array>

#include "core/hash.hpp"
#include "core/utf8.hpp"

namespace keys {

namespace {

constexpr std::string_view signs = "0123456789ACDEFGHJKMNPQRTVWXY";
constexpr std::size_t groups = 4, group_signs = 4;

struct Twin { char written; char meant; };
constexpr std::array twins = {Twin{'O', '0'}, Twin{'I', '1'}, Twin{'L', '1'}, Twin{'Z', '2'},
                              Twin{'S', '5'}, Twin{'B', '8'}, Twin{'U', 'V'}};

// Spaces and dashes, also those that a word processor makes of them.
bool stands_between(char32_t each) {
    return each == ' ' || each == '-' || each == '_' || each == '.' || each == '\t' || each == 0xA0 || each == 0x202F ||
           (each >= 0x2010 && each <= 0x2015) || each == 0x2212;
}

std::string draw_one(core::Rng& rng) {
    std::string code;
    for (std::size_t i = 0; i < groups * group_signs; ++i) {
        if (i > 0 && i % group_signs == 0) code += '-';
        code += signs[rng.below(static_cast<std::uint32_t>(signs.size()))];
    }
    return code;
}

}  // namespace

std::vector<std::string> draw_recovery_codes(core::Rng& rng) {
    std::vector<std::string> codes(recovery_codes);
    std::ranges::generate(codes, [&] { return draw_one(rng); });
    return codes;
}

std::optional<std::string> read_recovery_code(std::string_view written) {
    if (written.size() > recovery_code_bytes_max) return std::nullopt;
    std::string code;
    while (!written.empty()) {
        const std::optional<char32_t> each = core::take_character(written);
        if (!each) return std::nullopt;
        if (stands_between(*each)) continue;
        if (*each > 0x7F) return std::nullopt;
        char sign = static_cast<char>(*each);
        if (sign >= 'a' && sign <= 'z') sign = static_cast<char>(sign - 'a' + 'A');
        if (const auto twin = std::ranges::find(twins, sign, &Twin::written); twin != twins.end()) sign = twin->meant;
        if (!signs.contains(sign)) return std::nullopt;
        if (code.size() % (group_signs + 1) == group_signs) code += '-';
        code += sign;
    }
    if (code.size() != groups * (group_signs + 1) - 1) return std::nullopt;
    return code;
}

std::string hash_recovery_code(std::string_view code) {
    return core::to_hex(core::Blake2b().add("palette recovery code\n").add(code).finish());
}

}  // namespace keys
