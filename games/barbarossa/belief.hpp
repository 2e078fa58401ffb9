// What an object may be, as far as one seat can tell: chances of the things in the book, from what was answered, the
// letters the seat was given and its own guesses. Nothing else goes into it, and least of all the word.
#pragma once

#include <set>

#include "games/barbarossa/rules.hpp"
#include "games/barbarossa/understand.hpp"

namespace barbarossa {

double log2_of(double);  // of what is above zero; the same on every machine

// What a question would tell, before it is asked.
struct Promise {
    double bits = 0;  // of what is not known yet
    double no = 0;    // the chance of a no
};

class Belief {
public:
    Belief(const View&, std::int8_t object);

    // The likeliest thing, by the likeliest of its words.
    struct Best {
        std::string_view word{};
        double chance = 0;
        std::size_t noun = 0;
    };
    const Best& best() const { return best_; }
    double doubt() const { return doubt_; }      // in bits, what lies outside the book included
    double outside() const { return outside_; }  // the chance that it is nothing of the book

    bool was_asked(std::size_t facet) const { return asked_.contains(facet); }
    Promise of_question(std::size_t facet) const;
    double of_letter(int position) const;  // in bits
    double best_after_letter(int position) const;  // how sure one would be on average

private:
    void begin();
    void hear(const Line&, lexicon::Language);
    void hear_answer(const Asked&, Answer);
    void hear_letter(const Line&);
    void hear_wrong_guess(std::string_view word, lexicon::Language);
    void hear_wrong_guess_of_another();  // which word it was is not known
    void normalise();
    void sum_up();

    struct Share {  // of a noun
        std::size_t noun = 0;
        double chance = 0;
    };
    std::size_t which_ = 0;           // language
    std::vector<double> chances_{};   // by entry of the book: a word of a noun
    double outside_ = 0;
    std::vector<Share> nouns_{};      // those that are worth a thought
    std::set<std::size_t> asked_{};   // facets, about this object
    std::set<int> letters_{};         // positions that are known
    Best best_{};
    double doubt_ = 0;
};

}  // namespace barbarossa
