#include "games/barbarossa/knowledge.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "games/barbarossa/data.hpp"
#include "games/barbarossa/text.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

constexpr std::array<std::string_view, 2> articles = {" LE LA LES L UN UNE DES DU D ", " THE A AN SOME "};

std::string key_of(std::string_view word, Language language) {
    Tokens tokens = tokens_of(word);
    if (tokens.size() > 1 && is_one_of(articles[static_cast<std::size_t>(language)], tokens.front())) {
        tokens.erase(tokens.begin());
    }
    std::string key;
    for (const std::string& token : tokens) key += token;
    return key;
}

// As it is written: its own facets, and the nouns it refers to.
struct Draft {
    std::vector<Graded> facets{};
    std::vector<Noun::Link> sorts{}, links{};
    std::string_view written{};
};

using Index = std::map<std::string, std::size_t>;
struct Book {
    std::vector<Noun> nouns{};
    std::array<Index, 2> by_key{};
    std::vector<std::string> faults{};
};

class Reader {
public:
    Book read() {
        for (const std::string_view line : split(nouns_text, "\n")) {
            if (!line.empty() && !line.starts_with('#')) read_line(line);
        }
        for (std::size_t noun = 0; noun < drafts_.size(); ++noun) read_facets(noun);
        for (std::size_t noun = 0; noun < drafts_.size(); ++noun) finish(noun);
        for (std::size_t noun = 0; noun < drafts_.size(); ++noun) link(noun);
        return std::move(book_);
    }

private:
    void fault(std::string_view line, std::string_view what) {
        book_.faults.push_back(std::string(line.substr(0, 60)) + ": " + std::string(what));
    }

    void read_line(std::string_view line) {
        auto fields = split(line, "|");
        if (fields.size() != 5) return fault(line, "five fields are wanted");
        for (std::string_view& field : fields) field = trimmed(field);
        const auto measures = measures_of(fields[3]);
        const bool is_frequency = fields[2].size() == 1 && fields[2][0] >= '1' && fields[2][0] <= '5';
        if (!measures) return fault(line, "measures like 45cm 4kg 60€ are wanted");
        if (!is_frequency) return fault(line, "how often: 1 to 5");
        Noun noun{.frequency = fields[2][0] - '0', .measures = *measures};
        for (std::size_t which = 0; which < 2; ++which) {
            for (const auto word : split(fields[which], ", ")) {
                noun.words[which].emplace_back(word);
                const auto key = key_of(word, Language(which));
                const auto [known, is_new] = book_.by_key[which].emplace(key, book_.nouns.size());
                if (!is_new && known->second != book_.nouns.size()) fault(line, "known already: " + key);
            }
        }
        book_.nouns.push_back(std::move(noun));
        drafts_.push_back({.written = fields[4]});
    }

    void read_facets(std::size_t noun) {
        Draft& draft = drafts_[noun];
        for (std::string_view id : split(draft.written, " ")) {
            if (id.empty()) continue;
            const Truth truth = take_sign(id);
            if (id.starts_with('@') || id.starts_with('&')) {
                std::string word(id.substr(1));
                std::ranges::replace(word, '_', ' ');
                const auto other = book_.by_key[1].find(key_of(word, Language::english));
                if (other == book_.by_key[1].end()) fault(draft.written, "no such noun: " + word);
                else (id.front() == '@' ? draft.sorts : draft.links).push_back({other->second, truth});
                continue;
            }
            if (const auto facet = facet_named(id)) draft.facets.push_back({*facet, truth});
            else fault(draft.written, "no such facet: " + std::string(id));
        }
    }

    // What is written goes first, then what comes with it, step by step. On one step a no goes first, then the surest.
    void finish(std::size_t number) {
        Noun& noun = book_.nouns[number];
        settled_.assign(facets().size(), -1);
        std::vector<Graded> step = drafts_[number].facets;
        std::vector<std::size_t> others;
        for (const Noun::Link& sort : drafts_[number].sorts) others.push_back(sort.noun);
        settle(step);
        std::vector<Graded> by_measure = follows_from(noun.measures);
        settle(by_measure);
        while (!step.empty() || !others.empty()) {
            std::vector<Graded> next;
            for (const Graded& each : step) add_what_comes(each, next);
            for (const std::size_t other : others) {
                std::ranges::copy(drafts_[other].facets, std::back_inserter(next));
                noun.sorts.push_back(other);
            }
            others = sorts_of(others, noun.sorts);
            settle(next);
            step = std::move(next);
        }
        std::vector<Graded> of_anything;
        if (const auto thing = facet_named("thing")) add_what_comes({*thing, Truth::yes}, of_anything);
        settle(of_anything);
        noun.truths.resize(facets().size());
        for (std::size_t facet = 0; facet < settled_.size(); ++facet) {
            if (settled_[facet] >= 0) noun.truths[facet] = Truth(settled_[facet]);
        }
    }

    std::vector<std::size_t> sorts_of(const std::vector<std::size_t>& nouns, const std::vector<std::size_t>& known) {
        std::vector<std::size_t> next;
        for (const std::size_t noun : nouns) {
            for (const Noun::Link& sort : drafts_[noun].sorts) {
                if (std::ranges::find(known, sort.noun) == known.end()) next.push_back(sort.noun);
            }
        }
        return next;
    }

    static void add_what_comes(const Graded& with, std::vector<Graded>& next) {
        if (with.truth == Truth::no) return;
        for (const Graded& each : facets()[with.facet].comes) {
            if (each.truth != Truth::no) next.push_back({each.facet, std::min(with.truth, each.truth)});
            else if (with.truth >= Truth::probably) next.push_back(each);
        }
    }

    // Leaves in a step what is new.
    void settle(std::vector<Graded>& step) {
        std::erase_if(step, [&](const Graded& each) { return settled_[each.facet] >= 0; });
        std::ranges::sort(step, [](const Graded& a, const Graded& b) {
            const auto rank = [](Truth truth) { return truth == Truth::no ? truth_count : std::size_t(truth); };
            return a.facet != b.facet ? a.facet < b.facet : rank(a.truth) > rank(b.truth);
        });
        const auto same = std::ranges::unique(step, {}, &Graded::facet);
        step.erase(same.begin(), same.end());
        for (const Graded& each : step) settled_[each.facet] = static_cast<std::int8_t>(each.truth);
    }

    void link(std::size_t noun) {
        for (const Noun::Link& each : drafts_[noun].links) {
            book_.nouns[noun].links.push_back(each);
            book_.nouns[each.noun].links.push_back({noun, each.truth});
        }
    }

    Book book_{};
    std::vector<Draft> drafts_{};
    std::vector<std::int8_t> settled_{};  // by facet, of the noun at hand; below zero: not yet
};

const Book& book() {
    static const Book read = Reader().read();
    return read;
}

}  // namespace

std::span<const Noun> nouns() { return book().nouns; }
std::span<const Truth> truths_by_noun(std::size_t facet) {
    static const auto columns = [] {
        std::map<std::size_t, std::vector<Truth>> all;
        for (const std::size_t each : asked_facets()) {
            for (const Noun& noun : nouns()) all[each].push_back(noun.truths[each]);
        }
        return all;
    }();
    return columns.at(facet);
}

std::vector<std::string> faults_of_nouns() { return book().faults; }

std::optional<std::size_t> noun_of(std::string_view word, Language language) {
    const Index& index = book().by_key[static_cast<std::size_t>(language)];
    const std::string key = key_of(word, language);
    for (const std::string_view plural : {"", "S", "X", "ES"}) {
        if (!key.ends_with(plural)) continue;
        const auto found = index.find(key.substr(0, key.size() - plural.size()));
        if (found != index.end()) return found->second;
    }
    return std::nullopt;
}

}  // namespace barbarossa
