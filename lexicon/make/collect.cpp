#include "lexicon/make/collect.hpp"

#include <utility>

#include "lexicon/letters.hpp"
#include "lexicon/make/spellings.hpp"
#include "lexicon/make/text.hpp"

namespace lexicon::make {

std::optional<std::string> fit(std::string_view utf8) {
    std::optional<std::string> word = folded(utf8);
    if (word && (word->size() < word_min || word->size() > word_max)) word.reset();
    return word;
}

Spelling spelling_of(std::string_view utf8) {
    const std::u32string letters = decoded(utf8);
    const auto is_capital = [](char32_t letter) {
        if (letter < 0x100) return (letter >= U'A' && letter <= U'Z') || (letter >= 0xC0 && letter <= 0xDE);
        const bool is_odd = (letter >= 0x139 && letter <= 0x148) || letter >= 0x179;  // else capitals are even
        return letter != 0x138 && letter < 0x17F && (letter % 2 == 1) == is_odd;
    };
    const bool is_first = !letters.empty() && is_capital(letters[0]);
    for (std::size_t i = 1; i < letters.size(); ++i) {
        if (is_capital(letters[i])) return Spelling::capitals;
    }
    return is_first ? Spelling::name : Spelling::word;
}

void Collected::add_word(std::string_view utf8) {
    add_spelling(utf8);
    if (const auto word = fit(utf8); word && word->size() > short_max) at(List::words).insert(*word);
}

void Collected::add_name(std::string_view utf8) {
    add_spelling(utf8);
    if (const auto name = fit(utf8)) at(List::names).insert(*name);
}

void Collected::add_spelling(std::string_view utf8) {
    if (const auto word = fit(utf8)) spelled_[*word].insert(std::string(utf8));
}

void Collected::add_data(const Data& data) {
    for (const std::string_view line : words_of(data.short_words)) {
        if (const auto word = fit(line); word && word->size() <= short_max) at(List::words).insert(*word);
    }
    for (const std::string_view line : words_of(data.taken_in)) add_word(line);
    for (const std::string_view line : words_of(data.names_extra)) add_name(line);
}

void Collected::add_known(List list, std::string_view utf8) {
    const auto word = fit(utf8);
    if (!word) return;
    if (at(List::words).contains(*word) || (list >= List::cinema && at(List::names).contains(*word))) {
        at(list).insert(*word);
        if (list == List::common) common_spelled_[*word].insert(std::string(utf8));
    }
}

Made Collected::made() const {
    Made made;
    for (std::size_t i = 0; i < list_count; ++i) made.lists[i].assign(sets_[i].begin(), sets_[i].end());
    Spellings spellings;
    for (const auto& [folded, all] : spelled_) {
        const bool is_word = at(List::words).contains(folded);
        if (!is_word && !at(List::names).contains(folded)) continue;
        const auto common = common_spelled_.find(folded);
        std::set<std::string> wanted;  // a word that is a name as well is taken for a word
        for (const std::string& each : common == common_spelled_.end() ? all : common->second) {
            if ((spelling_of(each) == Spelling::word) == is_word) wanted.insert(each);
        }
        spellings.emplace(folded, std::move(wanted));
    }
    made.spellings = packed(spellings);
    return made;
}

}  // namespace lexicon::make
