#include "games/barbarossa/word_forms.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace barbarossa {

namespace {

struct Ending {
    std::string_view from, to;
};

constexpr std::size_t stem_min = 2;  // letters that must be left

constexpr Ending french_nouns[] = {
    {"S", ""},       {"X", ""},        {"AUX", "AL"},   {"E", ""},        {"ES", ""},      {"EUSE", "EUR"},
    {"EUSES", "EUR"}, {"EUSE", "EUX"}, {"IVE", "IF"},   {"IVES", "IF"},   {"ELLE", "EL"},  {"ENNE", "EN"},
    {"ENNES", "EN"}, {"TRICE", "TEUR"}, {"ERE", "ER"},  {"ERES", "ER"},   {"IERE", "IER"}, {"CHE", "C"},
    {"OUCE", "OUX"}, {"UES", "U"},     {"ESSE", ""},    {"TTE", "T"},
};
constexpr std::string_view french_er[] = {"E",     "ES",    "ENT",  "ONS",  "EZ",   "AIT",  "AIENT", "AIS",
                                          "ANT",   "ANTE",  "ANTS", "ANTES", "EE",  "EES",  "ERA",   "ERONT",
                                          "ERAIT", "ERAIENT", "ABLE", "ABLES", "AGE", ""};
constexpr std::string_view french_ir[] = {"IT",     "IS",       "I",   "IE",    "IES",   "ISSENT", "ISSE", "ISSANT",
                                          "ISSAIT", "ISSAIENT", "IRA", "IRONT", "ISSANTE"};
constexpr std::string_view french_re[] = {"",    "S",   "T",     "ENT", "U",  "UE",   "US",    "UES",
                                          "AIT", "AIS", "AIENT", "ANT", "RA", "RAIT", "RAIENT"};
constexpr Ending english_endings[] = {
    {"S", ""},     {"ES", ""},     {"IES", "Y"},    {"VES", "F"},    {"VES", "FE"}, {"ED", ""},   {"D", ""},
    {"IED", "Y"},  {"ING", ""},    {"ING", "E"},    {"ABLE", ""},    {"ABLE", "E"}, {"IBLE", ""}, {"LY", ""},
    {"Y", ""},     {"Y", "E"},     {"ER", ""},      {"ER", "E"},     {"ERS", ""},   {"EST", ""},  {"IER", "Y"},
    {"", "E"},     {"", "Y"},      {"S", "Y"},      {"EN", ""},     {"ISH", ""},     {"ISH", "E"},    {"LIKE", ""},
    {"MEN", "MAN"},
};

class Bases {
public:
    explicit Bases(const std::string& token) : token_(token) { all_.push_back(token); }

    void add(std::string base) {
        if (base.size() >= stem_min && std::ranges::find(all_, base) == all_.end()) all_.push_back(std::move(base));
    }
    void exchange(std::span<const Ending> endings) {
        for (const Ending& ending : endings) {
            if (token_.ends_with(ending.from)) add(stem(ending.from) + std::string(ending.to));
        }
    }
    std::string stem(std::string_view ending) const { return token_.substr(0, token_.size() - ending.size()); }
    Tokens take() { return std::move(all_); }

private:
    const std::string& token_;
    Tokens all_{};
};

bool has_doubled_end(std::string_view word) {
    return word.size() > 3 && word[word.size() - 1] == word[word.size() - 2];
}

void add_french_verbs(const std::string& token, Bases& bases) {
    for (const std::string_view ending : french_er) {
        if (!token.ends_with(ending) || token.size() < ending.size() + stem_min) continue;
        std::string stem = bases.stem(ending);
        bases.add(stem + "ER");
        bases.add(stem + "ANT");  // what sticks is sticky: colle, collant
        if (stem.ends_with("GE")) bases.add(stem + "R");                     // mangeons
        if (stem.ends_with('I')) bases.add(stem.substr(0, stem.size() - 1) + "YER");  // essuie
        if (has_doubled_end(stem)) bases.add(stem.substr(0, stem.size() - 1) + "ER");  // jette
    }
    for (const std::string_view ending : french_ir) {
        if (token.ends_with(ending) && token.size() >= ending.size() + stem_min) bases.add(bases.stem(ending) + "IR");
    }
    for (const std::string_view ending : french_re) {
        if (token.ends_with(ending) && token.size() >= ending.size() + stem_min) bases.add(bases.stem(ending) + "RE");
    }
}

void add_english_doubles(const std::string& token, Bases& bases) {  // cutting, bigger
    for (const std::string_view ending : {"ED", "ING", "ER", "Y", "EST", "ABLE"}) {
        if (!token.ends_with(ending)) continue;
        const std::string stem = bases.stem(ending);
        if (has_doubled_end(stem)) bases.add(stem.substr(0, stem.size() - 1));
    }
}

}  // namespace

Tokens bases_of(const std::string& token, lexicon::Language language) {
    Bases bases(token);
    if (language == lexicon::Language::french) {
        bases.exchange(french_nouns);
        add_french_verbs(token, bases);
    } else {
        bases.exchange(english_endings);
        add_english_doubles(token, bases);
    }
    return bases.take();
}

bool is_within_slips(std::string_view a, std::string_view b, std::size_t slips) {
    constexpr std::size_t letters_max = 24;
    if (a.size() > letters_max || b.size() > letters_max) return false;
    if (a.size() > b.size() + slips || b.size() > a.size() + slips) return false;
    std::array<std::array<std::size_t, letters_max + 1>, 3> rows{};  // of the table of distances, the last three
    for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        const auto& before = rows[(i + 1) % 3];
        row[0] = i;
        std::size_t least = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t wrong = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + wrong});
            const bool is_exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (is_exchanged) row[j] = std::min(row[j], before[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > slips) return false;
    }
    return rows[a.size() % 3][b.size()] <= slips;
}

}  // namespace barbarossa
