// What bots tell from a stock that was written for them: nobody likes to hear it twice. Which tales bots told a person
// follows from the logs of their tables; a bot is given it beside what it sees, and answers with an action like any
// other, so what a table becomes still follows from its log alone.
#pragma once

#include <map>
#include <memory>

#include "core/game.hpp"

namespace core {

// Follows from its text alone: what is written anew is another tale.
enum class Tale : std::uint32_t {};
constexpr Tale tale_of(std::string_view text) {
    std::uint32_t hash = 2166136261u;  // FNV-1a
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619u;
    return Tale{hash};
}

// What an action tells, as if a bot had done it; empty: nothing that could be told again.
template <class G>
concept Storied = Game<G> && requires(const typename G::Action& action) {
    { G::tale(action) } -> std::same_as<std::optional<Tale>>;
};

// How often the people at a table have heard a tale, all of them together, before tonight.
class TalesHeard {
public:
    void add(Tale tale) { ++times_[tale]; }
    int times(Tale tale) const {
        const auto found = times_.find(tale);
        return found == times_.end() ? 0 : found->second;
    }

private:
    std::map<Tale, int> times_;
};

}  // namespace core
