// What both languages do with what they find: fold it, measure it, put it into a list.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "lexicon/make/lists.hpp"

namespace lexicon::make {

inline constexpr std::size_t short_max = 3;  // letters of a word that a person has looked at

enum class Spelling { word, name, capitals };  // all small; a capital first; capitals further on

Spelling spelling_of(std::string_view utf8);

// Folded. Empty if it is too short, too long, or not all letters.
std::optional<std::string> fit(std::string_view utf8);

class Collected {
public:
    std::set<std::string>& at(List list) { return sets_[static_cast<std::size_t>(list)]; }

    void add_word(std::string_view utf8);             // unless it is as short as those that come from data alone
    void add_name(std::string_view utf8);             // of any length that fits
    void add_spelling(std::string_view utf8);         // of a word or a name, wherever it comes from
    void add_data(const Data&);                       // short words, words taken in, names
    void add_known(List, std::string_view utf8);      // if it is a word, or for a theme a name, already
    Made made() const;

private:
    const std::set<std::string>& at(List list) const { return sets_[static_cast<std::size_t>(list)]; }

    std::array<std::set<std::string>, list_count> sets_;
    std::map<std::string, std::set<std::string>> spelled_;         // by what they fold to
    std::map<std::string, std::set<std::string>> common_spelled_;  // those of common words: TABLE is table, not tablé
};

}  // namespace lexicon::make
