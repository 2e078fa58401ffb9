#include "lexicon/make/affixes.hpp"

#include <algorithm>
#include <utility>

#include "lexicon/make/text.hpp"

namespace lexicon::make {

namespace {

constexpr std::size_t flag_size = 2;  // FLAG long
constexpr int suffixes_max = 2;       // hunspell goes no further
constexpr int prefixes_max = 1;

bool has_flag(std::string_view flags, std::string_view flag) {
    for (std::size_t i = 0; i + flag_size <= flags.size(); i += flag_size) {
        if (flags.substr(i, flag_size) == flag) return true;
    }
    return false;
}

std::vector<std::u32string> condition_of(std::u32string_view text) {
    std::vector<std::u32string> places;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == U'.') {
            places.emplace_back(U"^");
        } else if (text[i] == U'[') {
            const std::size_t end = text.find(U']', i);
            if (end == std::u32string_view::npos) return {};
            places.emplace_back(text.substr(i + 1, end - i - 1));
            i = end;
        } else {
            places.emplace_back(1, text[i]);
        }
    }
    return places;
}

bool is_in(char32_t letter, std::u32string_view set) {
    const bool is_all_but = set.starts_with(U'^');
    return (set.find(letter, is_all_but ? 1 : 0) == std::u32string_view::npos) == is_all_but;
}

// "trouvassent", "trouvâtes". Tenses and persons stand after po:, and a form may be of several tenses: "finissent".
bool is_bookish(const std::vector<std::string_view>& fields) {
    bool is_bookish = false, is_other = false;
    for (const std::string_view field : fields) {
        if (!field.starts_with("po:")) continue;
        const std::string_view kind = field.substr(3);
        if (kind.empty()) continue;
        if (kind == "ipsi" || kind == "simp") is_bookish = true;
        else if (kind[0] < '0' || kind[0] > '9') is_other = true;
    }
    return is_bookish && !is_other;
}

std::u32string text_or_nothing(std::string_view field) {
    return field == "0" ? std::u32string{} : decoded(field);
}

}  // namespace

bool Entry::has(std::string_view flag) const {
    return has_flag(flags, flag);
}

std::vector<Entry> entries(std::string_view dic) {
    std::vector<Entry> all;
    bool is_first = true;
    for (const std::string_view line : lines_of(dic)) {
        const std::vector<std::string_view> fields = fields_of(line);
        if (std::exchange(is_first, false) || fields.empty()) continue;  // the first line is how many there are
        const std::size_t slash = fields[0].find('/');
        Entry entry{.stem = fields[0].substr(0, slash)};
        if (slash != std::string_view::npos) entry.flags = fields[0].substr(slash + 1);
        for (const std::string_view field : fields) {
            if (field.starts_with("po:")) entry.kinds.push_back(field.substr(3));
        }
        all.push_back(std::move(entry));
    }
    return all;
}

std::expected<Affixes, std::string> Affixes::read(std::string_view aff) {
    Affixes affixes;
    for (const std::string_view line : lines_of(aff)) {
        const std::vector<std::string_view> fields = fields_of(line);
        if (fields.size() < 2) continue;
        if (fields[0] == "FLAG" && fields[1] != "long") return std::unexpected("flags are not of two letters");
        if (fields[0] == "AF" || fields[0] == "AM") return std::unexpected("flags or fields are given by number");
        if (fields[0] == "NEEDAFFIX") affixes.need_affix_ = fields[1];
        if (fields[0] == "KEEPCASE") affixes.keep_case_ = fields[1];
        if (fields[0] != "PFX" && fields[0] != "SFX") continue;
        if (fields.size() < 4) return std::unexpected("too short: " + std::string(line));
        const auto [place, is_new] = affixes.classes_.try_emplace(std::string(fields[1]));
        Class& affix = place->second;
        if (is_new) {
            affix.is_prefix = fields[0] == "PFX";
            affix.mixes = fields[2] == "Y";
            continue;
        }
        const std::size_t slash = fields[3].find('/');
        Rule rule{.strip = text_or_nothing(fields[2]), .add = text_or_nothing(fields[3].substr(0, slash))};
        if (slash != std::string_view::npos) rule.flags = fields[3].substr(slash + 1);
        if (fields.size() > 4) rule.condition = condition_of(decoded(fields[4]));
        rule.is_bookish = is_bookish(fields);
        if (rule.add.find(U'\'') == std::u32string::npos) affix.rules.push_back(std::move(rule));
    }
    return affixes;
}

struct Affixes::Part {
    std::u32string word{};
    std::string flags{};
    int prefixes = 0;
    int suffixes = 0;
};

bool Affixes::fits(const Rule& rule, bool is_prefix, std::u32string_view word) {
    const std::size_t size = rule.condition.size();
    if (word.size() < size) return false;
    if (is_prefix ? !word.starts_with(rule.strip) : !word.ends_with(rule.strip)) return false;
    const std::u32string_view part = is_prefix ? word.substr(0, size) : word.substr(word.size() - size);
    return std::ranges::equal(part, rule.condition, is_in);
}

void Affixes::spell(const Part& part, Forms wanted, std::vector<std::string>& out) const {
    if (!has_flag(part.flags, need_affix_)) out.push_back(encoded(part.word));
    for (std::size_t i = 0; i + flag_size <= part.flags.size(); i += flag_size) {
        const auto found = classes_.find(part.flags.substr(i, flag_size));
        if (found == classes_.end()) continue;
        const Class& affix = found->second;
        if (affix.is_prefix ? part.prefixes == prefixes_max : part.suffixes == suffixes_max) continue;
        for (const Rule& rule : affix.rules) {
            if (!fits(rule, affix.is_prefix, part.word)) continue;
            const bool is_said = !rule.is_bookish && !(affix.is_prefix && !rule.add.empty());
            if (wanted == Forms::said && !is_said) continue;
            Part next{part.word, rule.flags, part.prefixes, part.suffixes};
            if (affix.is_prefix) {
                next.word = rule.add + part.word.substr(rule.strip.size());
                ++next.prefixes;
                if (affix.mixes) next.flags += endings_that_mix(part.flags);
            } else {
                next.word = part.word.substr(0, part.word.size() - rule.strip.size()) + rule.add;
                ++next.suffixes;
            }
            spell(next, wanted, out);
        }
    }
}

// What a stem may still take after a beginning. (The other way round would spell the same words again.)
std::string Affixes::endings_that_mix(std::string_view flags) const {
    std::string endings;
    for (std::size_t i = 0; i + flag_size <= flags.size(); i += flag_size) {
        const auto found = classes_.find(std::string(flags.substr(i, flag_size)));
        if (found == classes_.end() || found->second.is_prefix || !found->second.mixes) continue;
        endings += found->first;
    }
    return endings;
}

std::vector<std::string> Affixes::forms(const Entry& entry, Forms wanted) const {
    std::vector<std::string> all;
    spell({.word = decoded(entry.stem), .flags = std::string(entry.flags)}, wanted, all);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace lexicon::make
