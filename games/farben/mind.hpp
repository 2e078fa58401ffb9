// What a bot still knows of what it once noticed. Forgetting is no dice of the moment: whether a card is still known
// follows from what was noticed, so that a bot which did not know a colour when it asked for a hint does not know it by
// itself a moment later.
#pragma once

#include "games/farben/rules.hpp"

namespace farben {

inline constexpr int all_chances = 1000;  // chances are counted in thousandths: no rounding that differs by machine

enum class Reckoning {  // which colours of a seat are known to be elsewhere, and so cannot be on this card
    none,
    turned_up,  // those that lie open
    all         // also those that are remembered
};

struct Habits {  // of a level
    int half_life = 1;      // after so many more stories half of what others told is forgotten,
    int own_half_life = 1;  // and half of what one told oneself
    int revived = 0;        // how many of 1000 forgotten cards a word of the story brings back
    Reckoning reckoning = Reckoning::none;
    bool is_cunning = false;  // thinks of what suits a word, and of what a neighbour may have forgotten
};

class Mind {
public:
    Mind(const View&, const Memory&, core::Seat me, const Habits&);

    // The colour of a card, if it lies open, is still remembered, or a hint has brought it back.
    std::optional<Colour> known(std::size_t round, std::size_t owner) const;
    // What it may be otherwise: a weight for each colour, 0 where it cannot be.
    std::array<int, colour_count> weights(std::size_t round, std::size_t owner) const;
    // What was heard of the card, forgotten or not: ask `remembers` before making use of it.
    const Noticed& noticed(std::size_t round, std::size_t owner) const { return memory_.told[round][owner]; }
    bool remembers(std::size_t round, std::size_t owner) const;
    // The chance, of 1000, that somebody with such a half-life still knows the card.
    int chance_kept(std::size_t round, std::size_t owner, int half_life) const;

    const Table& table() const { return view_.table; }
    const Habits& habits() const { return habits_; }
    core::Seat me() const { return me_; }

private:
    int die(std::size_t round, std::size_t owner, std::string_view about) const;
    bool is_brought_back(std::size_t round, std::size_t owner) const;

    const View& view_;
    const Memory& memory_;
    core::Seat me_;
    const Habits& habits_;
};

}  // namespace farben
