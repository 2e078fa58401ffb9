#include "games/barbarossa/facets.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "games/barbarossa/data.hpp"
#include "games/barbarossa/text.hpp"

namespace barbarossa {

namespace {

constexpr std::array<std::string_view, 2> language_marks = {"fr", "en"};
constexpr std::array<std::string_view, 12> relation_names = {"is",   "has", "at",   "does", "done", "with",
                                                             "made", "who", "when", "tale", "goes", "any"};

struct Book {
    std::vector<Facet> facets{};
    std::array<std::vector<Wording>, 2> wordings{};
    std::unordered_map<std::string_view, std::size_t> by_id{};  // of what is written
    std::vector<std::size_t> asked{};
    std::vector<std::string> faults{};
};

class Reader {
public:
    Book read() {
        for (const std::string_view line : split(facets_text, "\n")) read_line(line);
        for (std::size_t facet = 0; facet < book_.facets.size(); ++facet) {
            read_what_comes(facet);
            if (!book_.facets[facet].questions[0].empty()) book_.asked.push_back(facet);
        }
        return std::move(book_);
    }

private:
    void fault(std::string_view line, std::string_view what) {
        book_.faults.push_back(std::string(line.substr(0, 60)) + ": " + std::string(what));
    }

    void read_line(std::string_view line) {
        if (line.empty() || line.starts_with('#')) return;
        if (line.ends_with(':')) {
            if (const auto relation = relation_named(line.substr(0, line.size() - 1))) relation_ = *relation;
            else fault(line, "no such relation");
            return;
        }
        const auto fields = split(line, "|");
        if (fields.size() >= 3 && fields.size() <= 4) return begin(line, fields);
        if (!read_more(line)) fault(line, "neither a facet nor more of one");
    }

    void begin(std::string_view line, const std::vector<std::string_view>& fields) {
        const std::string_view id = trimmed(fields[0]);
        if (!book_.by_id.emplace(id, book_.facets.size()).second) fault(line, "a second time");
        book_.facets.push_back({.id = std::string(id), .relation = relation_});
        comes_.push_back(fields.size() == 4 ? fields[3] : std::string_view());
        for (std::size_t which = 0; which < 2; ++which) read_words(which, relation_, fields[1 + which]);
    }

    bool read_more(std::string_view line) {
        if (book_.facets.empty() || line.size() < 5) return false;
        const auto mark = std::ranges::find(language_marks, line.substr(0, 2));
        if (mark == language_marks.end()) return false;
        const auto which = static_cast<std::size_t>(mark - language_marks.begin());
        const std::string_view what = line.substr(2, 3), rest = line.substr(5);
        if (what == " = ") read_words(which, Relation::any, rest);
        else if (what == " ? ") {
            for (const auto each : split(rest, " / ")) book_.facets.back().questions[which].emplace_back(each);
        }
        return what == " = " || what == " ? ";
    }

    void read_words(std::size_t which, Relation of_all, std::string_view written) {
        for (std::string_view words : split(written, ",")) {
            words = trimmed(words);
            if (words.empty()) continue;
            Wording wording{.relation = of_all, .facet = book_.facets.size() - 1};
            if (words.starts_with('!')) words.remove_prefix(1), wording.is_opposite = true;
            if (const std::size_t colon = words.find(": "); colon != std::string_view::npos) {
                const auto relation = relation_named(words.substr(0, colon));
                if (!relation) fault(words, "no such relation");
                wording.relation = relation.value_or(of_all);
                words.remove_prefix(colon + 2);
            }
            wording.words = words;
            book_.wordings[which].push_back(wording);
        }
    }

    void read_what_comes(std::size_t facet) {
        for (std::string_view id : split(comes_[facet], " ")) {
            if (id.empty()) continue;
            const Truth truth = take_sign(id);
            const auto found = book_.by_id.find(id);
            if (found == book_.by_id.end()) fault(book_.facets[facet].id, "no such facet: " + std::string(id));
            else book_.facets[facet].comes.push_back({found->second, truth});
        }
    }

    Book book_{};
    Relation relation_ = Relation::is;
    std::vector<std::string_view> comes_{};  // by facet, as it is written
};

const Book& book() {
    static const Book read = Reader().read();
    return read;
}

}  // namespace

std::optional<Relation> relation_named(std::string_view name) {
    const auto found = std::ranges::find(relation_names, name);
    if (found == relation_names.end()) return std::nullopt;
    return Relation(found - relation_names.begin());
}

Truth take_sign(std::string_view& id) {
    constexpr std::string_view signs = "-?~";
    const std::size_t sign = id.empty() ? std::string_view::npos : signs.find(id.front());
    if (sign == std::string_view::npos) return Truth::yes;
    id.remove_prefix(1);
    return Truth(sign);
}

std::span<const Facet> facets() { return book().facets; }
std::span<const std::size_t> asked_facets() { return book().asked; }
std::span<const Wording> wordings(lexicon::Language language) {
    return book().wordings[static_cast<std::size_t>(language)];
}
std::vector<std::string> faults_of_facets() { return book().faults; }

std::optional<std::size_t> facet_named(std::string_view id) {
    const auto found = book().by_id.find(id);
    if (found == book().by_id.end()) return std::nullopt;
    return found->second;
}

}  // namespace barbarossa
