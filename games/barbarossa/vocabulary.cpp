#include "games/barbarossa/vocabulary.hpp"

#include <algorithm>
#include <array>

#include "core/check.hpp"
#include "games/barbarossa/data.hpp"
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/word_forms.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

constexpr std::size_t ending_max = 3;  // letters that a star stands for
constexpr std::array<std::string_view, 2> language_marks = {"fr", "en"};

// One slip in a word of four letters, if it is not the first, two in one of eight.
std::size_t slips_in(std::size_t letters) { return letters >= 8 ? 2 : letters >= 4 ? 1 : 0; }

bool fits(const std::string& form, const Tokens& bases) {
    if (!form.ends_with('*')) return std::ranges::find(bases, form) != bases.end();
    const std::string_view stem = std::string_view(form).substr(0, form.size() - 1);
    return bases.front().starts_with(stem) && bases.front().size() <= stem.size() + ending_max;
}

bool is_plural_of(std::string_view token, std::string_view base) {
    if (token == base) return true;
    if (token.ends_with("AUX") && base.ends_with("AL")) return true;
    const bool is_changed = token.ends_with("IES") || token.ends_with("VES");
    if (is_changed) return base.substr(0, 2) == token.substr(0, 2) && base.size() + 2 == token.size();
    return token.starts_with(base) && is_one_of(" S X ES ", token.substr(base.size()));
}

// A plural says no more than what it is the plural of, and verbs of the third person no more than bare ones.
std::string plain(std::string token) {
    if (token.size() > 3 && token.ends_with('S') && !token.ends_with("SS")) token.pop_back();
    return token;
}

constexpr std::string_view particle_words = " ON OFF UP IN OUT INTO WITH FROM OVER AVEC DEDANS DESSUS ";

}  // namespace

const Vocabulary& Vocabulary::of(Language language) {
    static const std::array<Vocabulary, 2> all = {Vocabulary(Language::french), Vocabulary(Language::english)};
    return all[static_cast<std::size_t>(language)];
}

Vocabulary::Vocabulary(Language language) : language_(language) {
    read_small_words();
    for (const Wording& wording : wordings(language)) {
        add(wording.words, {Sense::Of::facet, wording.facet, wording.relation, wording.is_opposite});
    }
    for (std::size_t noun = 0; noun < nouns().size(); ++noun) {
        for (const std::string& word : nouns()[noun].words[static_cast<std::size_t>(language)]) {
            add(word, {.of = Sense::Of::noun, .number = noun});
        }
    }
    read_gauges();
}

void Vocabulary::read_small_words() {
    const std::string mark = ' ' + std::string(language_marks[static_cast<std::size_t>(language_)]) + " = ";
    for (const std::string_view line : split(small_words_text, "\n")) {
        const auto after = [&](std::string_view kind) -> std::string_view {
            const std::string beginning = std::string(kind) + mark;
            return line.starts_with(beginning) ? line.substr(beginning.size()) : std::string_view();
        };
        for (const std::string& token : tokens_of(after("skip"))) weights_[token] = Weight::none;
        for (const std::string& token : tokens_of(after("light"))) weights_.emplace(token, Weight::light);
        for (const std::string_view pair : split(after("same"), ", ")) {
            const Tokens tokens = tokens_of(pair);
            if (tokens.size() == 2) same_[tokens[0]] = tokens[1];
        }
    }
}

void Vocabulary::read_gauges() {
    for (const std::string_view line : split(gauges_text, "\n")) {
        if (line.empty() || line.starts_with('#')) continue;
        const auto fields = split(line, " | ");
        CHECK(fields.size() == 3);
        const auto measures = barbarossa::measures_of(fields[2]);
        CHECK(measures.has_value());
        for (const std::string_view word : split(fields[static_cast<std::size_t>(language_)], ", ")) {
            add(word, {.of = Sense::Of::gauge, .number = gauges_.size()});
        }
        gauges_.push_back(*measures);
    }
}

void Vocabulary::add(std::string_view words, const Sense& sense) {
    Entry entry{.sense = sense};
    Tokens tokens = tokens_of(words), full;
    for (std::string& token : tokens) token = meant(token);
    for (const std::string& token : tokens) {
        const auto weight = weights_.find(token);
        const bool is_full = weight == weights_.end() || weight->second != Weight::none;
        if (is_full) full.push_back(plain(token)), entry.particles.clear();
        else if (!full.empty() && is_one_of(particle_words, token)) entry.particles.push_back(token);
    }
    if (full.empty() || sense.of == Sense::Of::gauge) full = std::move(tokens), entry.particles.clear();
    if (full.empty()) return;
    const bool is_open = words.ends_with('*');
    entry.is_open = is_open && full.size() == 1;
    entry.rest.assign(full.begin() + 1, full.end());
    for (const std::string& token : entry.rest) inner_.insert(token);
    if (is_open && full.size() > 1) entry.rest.back() += '*';
    entries_[full.front()].push_back(std::move(entry));
}

Found Vocabulary::longest(std::span<const Word> words, std::size_t from, std::size_t words_max) const {
    Found found;
    std::size_t most = 0;  // words, and small words that must follow
    const auto consider = [&](const Entry& entry, bool is_exact) {
        const std::size_t length = 1 + entry.rest.size(), count = length + entry.particles.size();
        if (count < most || count > words_max || from + length > words.size()) return;
        for (std::size_t i = 0; i < entry.rest.size(); ++i) {
            if (!fits(entry.rest[i], words[from + 1 + i].bases)) return;
        }
        const Tokens& tail = words[from + length - 1].tail;
        const bool is_followed = std::ranges::all_of(entry.particles, [&](const std::string& particle) {
            return std::ranges::find(tail, particle) != tail.end();
        });
        if (!is_followed) return;
        if (count > most) most = count, found = {.length = length};
        found.senses.push_back(entry.sense);
        found.senses.back().is_exact = is_exact;
    };
    const std::string& token = words[from].bases.front();
    for (const std::string& base : words[from].bases) {
        const auto at = entries_.find(base);
        if (at == entries_.end()) continue;
        for (const Entry& entry : at->second) consider(entry, is_plural_of(token, base));
    }
    std::string stem = token;
    for (std::size_t cut = 0; cut < ending_max && stem.size() > 2; ++cut) {
        stem.pop_back();
        const auto at = entries_.find(stem);
        if (at == entries_.end()) continue;
        for (const Entry& entry : at->second) {
            if (entry.is_open) consider(entry, true);
        }
    }
    return found;
}

bool Vocabulary::has(const Tokens& bases) const {
    return std::ranges::any_of(bases, [&](const std::string& base) {
        return entries_.contains(base) || inner_.contains(base);
    });
}

Weight Vocabulary::weight_of(const std::string& token, const Tokens& bases) const {
    const auto own = weights_.find(token);
    if (own != weights_.end()) return own->second;
    if (entries_.contains(token)) return Weight::full;
    return has_light(bases) ? Weight::light : Weight::full;
}

bool Vocabulary::has_light(const Tokens& bases) const {
    return std::ranges::any_of(bases, [&](const std::string& base) {
        const auto found = weights_.find(base);
        return found != weights_.end() && found->second == Weight::light;
    });
}

std::string Vocabulary::meant(const std::string& token) const {
    const auto found = same_.find(token);
    return found == same_.end() ? token : found->second;
}

std::optional<std::string> Vocabulary::corrected(const std::string& token) const {
    const std::size_t slips_max = slips_in(token.size());
    const lexicon::Graph* words = lexicon::graph_of(language_);
    if (slips_max == 0 || (words != nullptr && words->has(lexicon::List::words, token))) return std::nullopt;
    for (std::size_t slips = 1; slips <= slips_max; ++slips) {
        std::optional<std::string> best;
        const auto consider = [&](const std::string& word) {
            const bool is_short = token.size() < 5 || word.size() < 5;
            if (word.size() < 4 || (is_short && word.front() != token.front())) return;
            if (!is_within_slips(token, word, slips)) return;
            if (!best || word < *best) best = word;
        };
        for (const auto& [word, entries] : entries_) consider(word);
        for (const std::string& word : inner_) consider(word);
        for (const auto& [word, weight] : weights_) consider(word);
        if (best) return best;
    }
    return std::nullopt;
}

std::vector<Sense> Vocabulary::spelt_like(const std::string& token) const {
    constexpr std::size_t shortest = 4, words_max = 3;
    const std::size_t slips_max = std::min<std::size_t>(3, token.size() / 3);
    std::vector<std::pair<std::size_t, std::string_view>> alike;  // by slips
    for (const auto& [word, entries] : entries_) {
        if (token.size() < shortest || word.size() < shortest || word.front() != token.front()) continue;
        const std::size_t same = static_cast<std::size_t>(std::ranges::mismatch(word, token).in1 - word.begin());
        for (std::size_t slips = 1; slips <= slips_max + 1; ++slips) {
            const bool is_begun_alike = slips > slips_max && same >= shortest + 1;
            if (!is_begun_alike && (slips > slips_max || !is_within_slips(token, word, slips))) continue;
            alike.emplace_back(slips, word);
            break;
        }
    }
    std::ranges::sort(alike);
    std::vector<Sense> senses;
    for (std::size_t i = 0; i < std::min(words_max, alike.size()); ++i) {
        for (const Entry& entry : entries_.find(std::string(alike[i].second))->second) {
            if (entry.rest.empty() && entry.sense.of != Sense::Of::gauge) senses.push_back(entry.sense);
        }
    }
    return senses;
}

const Measures& Vocabulary::measures_of(const Sense& sense) const {
    return sense.of == Sense::Of::noun ? nouns()[sense.number].measures : gauges_[sense.number];
}

}  // namespace barbarossa
