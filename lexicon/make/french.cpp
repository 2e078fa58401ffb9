// French, from hunspell's comprehensive dictionary: every form of every stem that is a word by itself.
#include <algorithm>
#include <unordered_map>

#include "lexicon/letters.hpp"
#include "lexicon/make/affixes.hpp"
#include "lexicon/make/collect.hpp"
#include "lexicon/make/text.hpp"

namespace lexicon::make {

namespace {

// Only ever said within a locution, but French and written as a word of their own: d'antan, en catimini.
constexpr std::string_view within_locutions[] = {
    "antan",    "arrachepied", "berzingue",  "catimini", "clochepied",  "contrebord", "contrehaut", "contrepoil",
    "contrevoie", "croupetons", "demeurant", "emblée",   "empoigne",    "envi",       "florès",     "jeun",
    "patata",   "patati",      "perpète",    "perpette", "pible",       "reculons",   "tapinois",   "tâtons",
    "tempera",  "tempéra",     "tirelarigot", "traviole"};

// Beginnings and ends of words, mistakes, signs, and pieces of locutions such as "priori".
bool is_no_word(std::string_view kind) {
    return kind == "pfx" || kind == "sfx" || kind == "err" || kind == "ponc" || kind == "sign" ||
           kind.starts_with("loc.");
}

bool is_noun_or_adjective(std::string_view kind) {
    return kind == "nom" || kind == "adj" || kind == "npr" || kind == "titr";
}

bool is_proper(std::string_view kind) {
    return kind == "npr" || kind == "prn" || kind == "patr";
}

class French {
public:
    French(const Affixes& affixes, std::string_view dic) : affixes_(affixes), entries_(entries(dic)) {
        std::erase_if(entries_, [&](const Entry& entry) { return affixes_.keeps_case(entry) || !folded(entry.stem); });
        for (const Entry& entry : entries_) {
            by_stem_[std::string(entry.stem)].push_back(&entry);
            by_stem_[*folded(entry.stem)].push_back(&entry);
        }
    }

    Lists lists(const Data& data) {
        for (const Entry& entry : entries_) add(entry);
        found_.add_data(data);
        for (const std::string_view lemma : words_of(data.common)) add_forms(List::common, lemma);
        for (std::size_t theme = 0; theme < theme_count; ++theme) {
            const auto list = static_cast<List>(static_cast<std::size_t>(List::cinema) + theme);
            for (const std::string_view lemma : words_of(data.themes[theme])) add_forms(list, lemma);
        }
        return found_.lists();
    }

private:
    void add(const Entry& entry) {
        const Spelling spelling = spelling_of(entry.stem);
        if (spelling == Spelling::word) {
            const bool is_word = !std::ranges::all_of(entry.kinds, is_no_word) ||
                                 std::ranges::find(within_locutions, entry.stem) != std::end(within_locutions);
            if (!is_word) return;
            for (const std::string& form : affixes_.forms(entry)) found_.add_word(form);
        } else if (spelling == Spelling::name) {
            const bool is_name = std::ranges::any_of(entry.kinds, is_proper);
            for (const std::string& form : affixes_.forms(entry)) {
                if (const auto name = fit(form); name && (is_name || name->size() > short_max)) {
                    found_.at(List::names).insert(*name);
                }
            }
        }
    }

    // Of a common word every form; for a theme the plural and the feminine, but no tenses.
    void add_forms(List list, std::string_view lemma) {
        found_.add_known(list, lemma);
        for (const Entry* entry : entries_of(lemma)) {
            if (list != List::common && !std::ranges::any_of(entry->kinds, is_noun_or_adjective)) continue;
            for (const std::string& form : affixes_.forms(*entry)) found_.add_known(list, form);
        }
    }

    // Spelled alike; or, if there is none, alike but for capitals and accents.
    std::vector<const Entry*> entries_of(std::string_view lemma) const {
        auto found = by_stem_.find(std::string(lemma));
        if (found == by_stem_.end()) {
            if (const auto word = folded(lemma)) found = by_stem_.find(*word);
        }
        return found == by_stem_.end() ? std::vector<const Entry*>{} : found->second;
    }

    const Affixes& affixes_;
    std::vector<Entry> entries_;
    std::unordered_map<std::string, std::vector<const Entry*>> by_stem_;  // as spelled (small letters), and folded
    Collected found_;
};

}  // namespace

std::expected<Lists, std::string> french(const std::string& aff, const std::string& dic, const Data& data) {
    const std::expected<Affixes, std::string> affixes = Affixes::read(aff);
    if (!affixes) return std::unexpected("fr.aff: " + affixes.error());
    return French(*affixes, dic).lists(data);
}

}  // namespace lexicon::make
