#include "games/farben/voices.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "core/check.hpp"
#include "games/farben/data.hpp"

namespace farben {

namespace {

constexpr std::string_view blank = "{word}";

using Level = std::map<Remark, std::vector<std::string>>;
using Levels = std::map<std::string, Level, std::less<>>;

std::optional<Remark> remark_named(std::string_view name) {
    std::optional<Remark> found;
    boost::mp11::mp_for_each<core::Names<Remark>>([&](auto each) {
        if (name == each.name) found = each.value;
    });
    return found;
}

// A line `# level` begins what a level says, a line `remark: text` is one of it.
Levels read_voices(std::string_view text) {
    Levels levels;
    Level* level = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("# ")) level = &levels[std::string(line.substr(2))];
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos || level == nullptr) continue;
        if (const auto kind = remark_named(line.substr(0, colon))) (*level)[*kind].emplace_back(line.substr(colon + 2));
    }
    return levels;
}

}  // namespace

std::span<const std::string> remarks_of(std::string_view level, Remark kind, lexicon::Language language) {
    static const Levels french = read_voices(french_voices_text), english = read_voices(english_voices_text);
    const Levels& levels = language == lexicon::Language::french ? french : english;
    const auto found = levels.find(level);
    if (found == levels.end()) return {};
    const auto lines = found->second.find(kind);
    return lines == found->second.end() ? std::span<const std::string>() : std::span(lines->second);
}

std::string remark(std::string_view level, Remark kind, lexicon::Language language, std::string_view word,
                   std::size_t number) {
    const auto lines = remarks_of(level, kind, language);
    CHECK(!lines.empty());
    std::string line = lines[number % lines.size()];
    if (const std::size_t at = line.find(blank); at != std::string::npos) line.replace(at, blank.size(), word);
    return line;
}

}  // namespace farben
