// French, from hunspell's comprehensive dictionary: every form of every stem that is a word by itself.
#include <algorithm>
#include <set>
#include <unordered_map>

#include "lexicon/letters.hpp"
#include "lexicon/make/affixes.hpp"
#include "lexicon/make/collect.hpp"
#include "lexicon/make/text.hpp"

namespace lexicon::make {

namespace {

bool is_proper(std::string_view kind) {
    return kind == "npr" || kind == "prn" || kind == "patr";
}

// Beginnings and ends of words, mistakes, signs, and pieces of locutions such as "priori".
bool is_no_word(std::string_view kind) {
    return kind == "pfx" || kind == "sfx" || kind == "err" || kind == "ponc" || kind == "sign" || is_proper(kind) ||
           kind.starts_with("loc.");
}

bool is_noun_or_adjective(std::string_view kind) {
    return kind == "nom" || kind == "adj" || kind == "npr" || kind == "titr";
}

class French {
public:
    French(const Affixes& affixes, std::string_view dic, const Data& data)
        : affixes_(affixes), data_(data), entries_(entries(dic)) {
        const std::vector<std::string_view> lines = words_of(data.left_out);
        const std::set<std::string_view> left_out(lines.begin(), lines.end());
        std::erase_if(entries_, [&](const Entry& entry) {
            return affixes_.keeps_case(entry) || !folded(entry.stem) || left_out.contains(entry.stem);
        });
        for (const Entry& entry : entries_) {
            by_stem_[std::string(entry.stem)].push_back(&entry);
            by_stem_[*folded(entry.stem)].push_back(&entry);
        }
    }

    Made made() {
        for (const Entry& entry : entries_) add(entry);
        found_.add_data(data_);
        for (const std::string_view lemma : words_of(data_.common)) add_forms(List::common, lemma);
        for (std::size_t theme = 0; theme < theme_count; ++theme) {
            const auto list = static_cast<List>(static_cast<std::size_t>(List::cinema) + theme);
            for (const std::string_view lemma : words_of(data_.themes[theme])) add_forms(list, lemma);
        }
        return found_.made();
    }

private:
    void add(const Entry& entry) {
        const Spelling spelling = spelling_of(entry.stem);
        if (spelling == Spelling::word) {
            if (std::ranges::all_of(entry.kinds, is_no_word)) return;
            for (const std::string& form : affixes_.forms(entry)) found_.add_word(form);
        } else if (spelling == Spelling::name) {
            const bool is_name = std::ranges::any_of(entry.kinds, is_proper);
            for (const std::string& form : affixes_.forms(entry)) {
                const auto name = fit(form);
                if (name && (is_name || name->size() > short_max)) found_.add_name(form);
            }
        }
    }

    // Of a common word every form that people say; for a theme the plural and the feminine, but no tenses. A name has
    // no other form, even if a word is spelled alike: Prince and Rameau are music, princesses and branches are not.
    void add_forms(List list, std::string_view lemma) {
        found_.add_known(list, lemma);
        if (spelling_of(lemma) != Spelling::word) return;
        for (const Entry* entry : entries_of(lemma)) {
            if (list != List::common && !std::ranges::any_of(entry->kinds, is_noun_or_adjective)) continue;
            for (const std::string& form : affixes_.forms(*entry, Forms::said)) found_.add_known(list, form);
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
    const Data& data_;
    std::vector<Entry> entries_;
    std::unordered_map<std::string, std::vector<const Entry*>> by_stem_;  // as spelled (small letters), and folded
    Collected found_;
};

}  // namespace

std::expected<Made, std::string> french(const std::string& aff, const std::string& dic, const Data& data) {
    const std::expected<Affixes, std::string> affixes = Affixes::read(aff);
    if (!affixes) return std::unexpected("fr.aff: " + affixes.error());
    return French(*affixes, dic, data).made();
}

}  // namespace lexicon::make
