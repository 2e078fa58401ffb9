// Hunspell's way of writing a dictionary: stems with flags, and a table of what each flag may change at their ends.
// Spells out every form of a stem. Reads what the French dictionary uses: two-letter flags, endings after endings,
// endings after beginnings, what cannot stand alone. Beginnings with an apostrophe (l', d', qu') are left out.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lexicon::make {

struct Entry {  // a line of the .dic file
    std::string_view stem{};
    std::string_view flags{};                   // two characters each
    std::vector<std::string_view> kinds{};      // "nom", "adj": what stands after po:

    bool has(std::string_view flag) const;
};

std::vector<Entry> entries(std::string_view dic);

// What people say has no past historic, no imperfect subjunctive, and nothing put before it: nobody says megagrams.
enum class Forms { all, said };

class Affixes {
public:
    // Or what is wrong with it.
    static std::expected<Affixes, std::string> read(std::string_view aff);

    // The stem among them if it may stand alone.
    std::vector<std::string> forms(const Entry&, Forms = Forms::all) const;
    // Written in one way only, such as the symbol of a unit.
    bool keeps_case(const Entry& entry) const { return entry.has(keep_case_); }

private:
    struct Rule {
        std::u32string strip{};
        std::u32string add{};
        std::string flags{};                       // of what it makes
        std::vector<std::u32string> condition{};   // a set of letters for each place; ^ first: any but these
        bool is_bookish = false;
    };
    struct Class {
        bool is_prefix = false;
        bool mixes = false;  // with a class at the other end of the word
        std::vector<Rule> rules{};
    };
    struct Part;

    static bool fits(const Rule&, bool is_prefix, std::u32string_view word);
    void spell(const Part&, Forms, std::vector<std::string>& out) const;
    std::string endings_that_mix(std::string_view flags) const;

    std::unordered_map<std::string, Class> classes_;
    std::string need_affix_;
    std::string keep_case_;
};

}  // namespace lexicon::make
