#include "manners/manners.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/check.hpp"
#include "lexicon/letters.hpp"
#include "manners/contacts.hpp"
#include "manners/data.hpp"
#include "manners/text.hpp"

namespace manners {

namespace {

enum class Kind { slur, threat };

struct Entry {
    Kind kind{};
    std::vector<std::string> words{};  // one after the other; a star at the end stands for up to three letters
};
constexpr std::size_t ending_max = 3;

Entry read_entry(std::string_view line) {
    const std::size_t colon = line.find(": ");
    CHECK(colon != line.npos);
    const std::string_view kind = line.substr(0, colon);
    CHECK(kind == "slur" || kind == "threat");
    Entry entry{.kind = kind == "slur" ? Kind::slur : Kind::threat};
    for (std::string_view rest = line.substr(colon + 2); !rest.empty();) {
        const std::size_t space = std::min(rest.find(' '), rest.size());
        std::string_view word = rest.substr(0, space);
        const bool has_star = word.ends_with('*');
        if (has_star) word.remove_suffix(1);
        const auto letters = lexicon::folded(word);
        CHECK(letters.has_value());
        entry.words.push_back(*letters + (has_star ? "*" : ""));
        rest.remove_prefix(std::min(space + 1, rest.size()));
    }
    CHECK(!entry.words.empty());
    return entry;
}

// By the first letter of their first word.
using Lists = std::array<std::vector<Entry>, 26>;

const Lists& lists() {
    static const Lists read = [] {
        Lists lists;
        for (std::string_view rest = lists_text; !rest.empty();) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::string_view line = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (line.empty() || line.starts_with('#')) continue;
            Entry entry = read_entry(line);
            lists[static_cast<std::size_t>(entry.words[0][0] - 'A')].push_back(std::move(entry));
        }
        return lists;
    }();
    return read;
}

// Three or more of a letter are one or two of it drawn out.
std::string shortened(std::string_view letters, std::size_t most) {
    std::string result;
    for (std::size_t i = 0; i < letters.size();) {
        const std::size_t end = std::min(letters.find_first_not_of(letters[i], i), letters.size());
        result.append(end - i > 2 ? most : end - i, letters[i]);
        i = end;
    }
    return result;
}

bool is_form_of(std::string_view listed, std::string_view letters) {
    if (!listed.ends_with('*')) return listed == letters;
    listed.remove_suffix(1);
    return letters.starts_with(listed) && letters.size() - listed.size() <= ending_max;
}

bool is_said(std::string_view listed, const std::string& letters) {
    return is_form_of(listed, shortened(letters, 1)) || is_form_of(listed, shortened(letters, 2));
}

bool stands_at(const Entry& entry, const std::vector<Word>& words, std::size_t at) {
    if (at + entry.words.size() > words.size()) return false;
    for (std::size_t i = 0; i < entry.words.size(); ++i) {
        if (i > 0 && words[at + i].begin != words[at + i - 1].end + 1) return false;  // a comma, or the next sentence
        if (!is_said(entry.words[i], words[at + i].letters)) return false;
    }
    return true;
}

constexpr std::string_view dot = "•";
constexpr std::size_t contact_dots = 3;  // so that not even its length is told

// Dots for every letter of a slur but the first; spaces stay.
std::string softened(std::string_view utf8, const std::vector<Sign>& signs, const std::vector<bool>& hidden,
                     const std::vector<Span>& contacts) {
    std::string text;
    for (std::size_t i = 0; i < signs.size();) {
        const auto contact = std::ranges::find_if(
            contacts, [&](const Span& span) { return span.begin <= i && i < span.end; });
        if (contact != contacts.end()) {
            for (std::size_t n = 0; n < std::min(contact_dots, contact->end - i); ++n) text += dot;
            i = contact->end;
            continue;
        }
        text += hidden[i] ? dot : utf8.substr(signs[i].begin, signs[i].end - signs[i].begin);
        ++i;
    }
    return text;
}

}  // namespace

Reading read(std::string_view written) {
    const std::vector<Sign> signs = signs_of(written);
    const std::vector<Word> words = words_of(written, signs);
    const std::vector<Span> contacts = contacts_in(signs, words);
    std::vector<bool> hidden(signs.size(), false);
    Reading reading{.is_softened = !contacts.empty()};
    for (std::size_t at = 0; at < words.size(); ++at) {
        const char first = words[at].letters[0];
        if (first == '#') continue;
        for (const Entry& entry : lists()[static_cast<std::size_t>(first - 'A')]) {
            if (!stands_at(entry, words, at)) continue;
            if (entry.kind == Kind::threat) reading.is_threat = true;
            const Word& last = words[at + entry.words.size() - 1];
            for (std::size_t i = words[at].begin + 1; i < last.end; ++i) {
                if (signs[i].letter != ' ') hidden[i] = true;
            }
            reading.is_softened = true;
        }
    }
    reading.text = reading.is_softened ? softened(written, signs, hidden, contacts) : std::string(written);
    return reading;
}

}  // namespace manners
