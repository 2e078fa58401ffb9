#include "lexicon/make/spellings.hpp"

#include <algorithm>
#include <array>

#include "lexicon/make/collect.hpp"
#include "lexicon/make/text.hpp"

namespace lexicon::make {

namespace {

constexpr std::size_t shared_max = 9;  // one digit

std::string small(std::string_view folded) {
    std::string letters(folded);
    for (char& letter : letters) letter = static_cast<char>(letter - 'A' + 'a');
    return letters;
}

std::string entry_of(const std::u32string& word, const std::u32string& before) {
    std::size_t shared = 0;
    while (shared < std::min({word.size(), before.size(), shared_max}) && word[shared] == before[shared]) ++shared;
    return std::to_string(shared) + encoded(word.substr(shared));
}

}  // namespace

std::string packed(const Spellings& spellings) {
    enum Kind { words, names, several, kinds };  // like lies beside like: it compresses better
    struct Run {
        std::string text{};
        std::u32string last{};
    };
    std::map<std::string, std::array<Run, kinds>> parts;
    for (const auto& [folded, all] : spellings) {
        const std::string plain = small(folded);
        if (all.empty() || (all.size() == 1 && *all.begin() == plain)) continue;
        const std::u32string word = decoded(all.size() == 1 ? *all.begin() : plain + '!');
        const Kind kind = all.size() > 1 ? several : spelling_of(*all.begin()) == Spelling::word ? words : names;
        Run& run = parts[folded.substr(0, 2)][kind];
        run.text += entry_of(word, run.last);
        run.last = word;
    }
    std::string json;
    for (const auto& [key, runs] : parts) {
        json += (json.empty() ? "\"" : ",\n\"") + key + "\":\"";
        for (const Run& run : runs) json += run.text;
        json += '"';
    }
    return '{' + json + '}';
}

}  // namespace lexicon::make
