#include "games/barbarossa/belief.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "games/barbarossa/words.hpp"
#include "lexicon/letters.hpp"

namespace barbarossa {

namespace {

constexpr std::array<double, 6> by_frequency = {0, 1, 2, 3.5, 5, 6};
constexpr double outside_at_first = 0.12;  // people think of more than is in a book
constexpr double of_synonyms = 0.15;       // who made a thing rather calls it by its first word
constexpr double worth_a_thought = 1e-5;

// How likely an answer is (yes, no, probably, unknown) where the book says no, unknown, probably, yes; and of a thing
// that is not in the book. People err, and they and books differ: what fits all answers but one or two must still be
// found. "I do not know" may be said by a person who misunderstood.
constexpr std::size_t answer_count = 4;
using Answers = std::array<double, answer_count>;
constexpr std::array<Answers, truth_count> by_truth = {{{0.06, 0.83, 0.04, 0.07},
                                                        {0.18, 0.18, 0.14, 0.50},
                                                        {0.25, 0.12, 0.53, 0.10},
                                                        {0.82, 0.06, 0.06, 0.06}}};
constexpr Answers of_others = {0.28, 0.44, 0.10, 0.18};
constexpr double wrong_letter = 0.001;       // by another spelling
constexpr double letter_of_others = 0.08;
constexpr double wrong_synonym = 0.02;       // an owner may not have known that two words are one thing
constexpr double wrong_to_another = 0.3;     // somebody else's guess was wrong: it was likely the word one thinks of

// The words of the book in one language, each with the noun it stands for.
struct Entry {
    std::size_t noun = 0;
    std::string_view word{};
    std::string letters{};  // in plain capitals, œ as two
    double chance = 0;      // before anything was asked
};

std::vector<Entry> read_entries(std::size_t which) {
    std::vector<Entry> entries;
    double sum = 0;
    for (std::size_t noun = 0; noun < nouns().size(); ++noun) {
        const auto& words = nouns()[noun].words[which];
        const double weight = by_frequency[static_cast<std::size_t>(nouns()[noun].frequency)];
        const double synonyms = words.size() == 1 ? 0 : of_synonyms;
        for (const std::string& word : words) {
            const bool is_first = word == words.front();
            const double share = is_first ? 1 - synonyms : synonyms / static_cast<double>(words.size() - 1);
            Entry entry{.noun = noun, .word = word, .chance = weight * share};
            for (const std::string& token : tokens_of(word)) entry.letters += token;
            sum += entry.chance;
            entries.push_back(std::move(entry));
        }
    }
    for (Entry& entry : entries) entry.chance *= (1 - outside_at_first) / sum;
    return entries;
}

const std::vector<Entry>& entries_in(std::size_t which) {
    static const std::array<std::vector<Entry>, 2> all = {read_entries(0), read_entries(1)};
    return all[which];
}

// Of plain capitals; '-' for a place beyond the word.
char letter_in(const std::string& letters, int position) {
    const auto count = static_cast<int>(letters.size());
    const int place = position > 0 ? position - 1 : count + position;
    return place < 0 || place >= count ? '-' : letters[static_cast<std::size_t>(place)];
}

double entropy_of(const Answers& chances) {
    double bits = 0;
    for (const double chance : chances) {
        if (chance > 0) bits -= chance * log2_of(chance);
    }
    return bits;
}

std::size_t number_of(Answer answer) { return static_cast<std::size_t>(answer) - 1; }

}  // namespace

double log2_of(double number) {
    const auto bits = std::bit_cast<std::uint64_t>(number);
    const auto exponent = static_cast<int>(bits >> 52 & 0x7FF) - 1023;
    const double part = std::bit_cast<double>((bits & 0xF'FFFF'FFFF'FFFF) | std::uint64_t{1023} << 52);  // 1 to 2
    const double t = (part - 1) / (part + 1), square = t * t;
    const double series = 1 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7 + square * (1.0 / 9))));
    constexpr double two_over_ln2 = 2.885390081777927;
    return exponent + two_over_ln2 * t * series;
}

Belief::Belief(const View& view, std::int8_t object) : which_(static_cast<std::size_t>(view.table.config.language)) {
    begin();
    for (const Line& line : view.table.talk) {
        if (line.object == object) hear(line, view.table.config.language);
    }
    sum_up();
}

void Belief::begin() {
    for (const Entry& entry : entries_in(which_)) chances_.push_back(entry.chance);
    outside_ = outside_at_first;
}

void Belief::hear(const Line& line, lexicon::Language language) {
    if (line.kind == Kind::guess && line.answer == Answer::no) {
        return line.is_hidden ? hear_wrong_guess_of_another() : hear_wrong_guess(line.text, language);
    }
    if (line.kind == Kind::guess || line.is_hidden) return;
    if (line.kind == Kind::letter) return hear_letter(line);
    const auto asked = understand(line.text, language);
    if (!asked) return;
    for (const std::size_t facet : facets_asked(*asked)) asked_.insert(facet);
    const bool says_something = line.answer != Answer::none && line.answer != Answer::unclear;
    if (says_something) hear_answer(*asked, line.answer);
}

void Belief::hear_answer(const Asked& asked, Answer answer) {
    const auto& entries = entries_in(which_);
    const std::size_t number = number_of(answer);
    const auto facet = plain_facet(asked);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Noun& noun = nouns()[entries[i].noun];
        const Truth truth = facet ? noun.truths[*facet] : truth_of(asked, &noun, entries[i].word);
        chances_[i] *= by_truth[static_cast<std::size_t>(truth)][number];
    }
    outside_ *= of_others[number];
    normalise();
}

void Belief::hear_letter(const Line& line) {
    const std::string folded = lexicon::folded(line.text).value_or("");
    const char letter = folded.empty() ? '-' : folded.front();
    const auto& entries = entries_in(which_);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (letter_in(entries[i].letters, line.position) != letter) chances_[i] *= wrong_letter;
    }
    outside_ *= letter_of_others;
    letters_.insert(line.position);
    normalise();
}

void Belief::hear_wrong_guess(std::string_view word, lexicon::Language language) {
    const auto noun = noun_of(word, language);
    const auto& entries = entries_in(which_);
    for (std::size_t i = 0; noun && i < entries.size(); ++i) {
        if (entries[i].noun != *noun) continue;
        chances_[i] *= is_same_folded(word, entries[i].word, language) ? 0 : wrong_synonym;
    }
    normalise();
}

// Who guessed had heard the same answers, if not the same letters.
void Belief::hear_wrong_guess_of_another() {
    *std::ranges::max_element(chances_) *= wrong_to_another;
    normalise();
}

void Belief::normalise() {
    double sum = outside_;
    for (const double chance : chances_) sum += chance;
    for (double& chance : chances_) chance /= sum;
    outside_ /= sum;
}

void Belief::sum_up() {
    const auto& entries = entries_in(which_);
    for (std::size_t i = 0; i < entries.size();) {
        Share share{.noun = entries[i].noun};
        std::size_t likeliest = i;
        for (; i < entries.size() && entries[i].noun == share.noun; ++i) {
            share.chance += chances_[i];
            if (chances_[i] > chances_[likeliest]) likeliest = i;
        }
        if (share.chance > best_.chance) best_ = {entries[likeliest].word, share.chance, share.noun};
        if (share.chance < worth_a_thought) continue;
        nouns_.push_back(share);
        doubt_ -= share.chance * log2_of(share.chance);
    }
    constexpr double bits_outside = 12;  // thousands of things are not in the book
    doubt_ += outside_ * (bits_outside - log2_of(outside_ + worth_a_thought));
}

// An answer tells as much as it is uncertain now, less what would be uncertain of it if the thing were known.
Promise Belief::of_question(std::size_t facet) const {
    std::array<double, truth_count> mass{};
    const std::span<const Truth> truths = truths_by_noun(facet);
    for (const Share& share : nouns_) mass[static_cast<std::size_t>(truths[share.noun])] += share.chance;
    static const std::array<double, truth_count> blur = {entropy_of(by_truth[0]), entropy_of(by_truth[1]),
                                                         entropy_of(by_truth[2]), entropy_of(by_truth[3])};
    static const double blur_of_others = entropy_of(of_others);
    Answers chances{};
    double noise = outside_ * blur_of_others;
    for (std::size_t truth = 0; truth < truth_count; ++truth) noise += mass[truth] * blur[truth];
    for (std::size_t answer = 0; answer < answer_count; ++answer) {
        chances[answer] = outside_ * of_others[answer];
        for (std::size_t truth = 0; truth < truth_count; ++truth) {
            chances[answer] += mass[truth] * by_truth[truth][answer];
        }
    }
    return {.bits = std::max(0.0, entropy_of(chances) - noise), .no = chances[number_of(Answer::no)]};
}

double Belief::of_letter(int position) const {
    if (letters_.contains(position)) return 0;
    std::array<double, 128> mass{};
    const auto& entries = entries_in(which_);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        mass[static_cast<std::size_t>(letter_in(entries[i].letters, position))] += chances_[i];
    }
    double bits = 0;
    for (const double each : mass) {
        if (each > 0) bits -= each * log2_of(each);
    }
    return bits;
}

double Belief::best_after_letter(int position) const {
    std::array<double, 128> best{};
    const auto& entries = entries_in(which_);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        double& likeliest = best[static_cast<std::size_t>(letter_in(entries[i].letters, position))];
        likeliest = std::max(likeliest, chances_[i]);
    }
    double sum = 0;
    for (const double each : best) sum += each;
    return sum;
}

}  // namespace barbarossa
