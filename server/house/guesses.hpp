// How often somebody may still guess: a password of one login, a code from one network. A guess is spent before it is
// looked at, so that many at once count too; who was right gets it back. Bounded: when too many are remembered, those
// who guessed longest ago are forgotten.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/limits.hpp"

namespace server {

class Guesses {
public:
    explicit Guesses(std::int32_t at_once) : at_once_(at_once) {}

    bool spend(const std::string& who, std::int64_t now_ms) {
        if (spent_.size() >= guessers_max) forget(now_ms);
        std::int64_t& free_ms = spent_.try_emplace(who, now_ms).first->second;
        free_ms = std::max(free_ms, now_ms);
        if (free_ms + guess_ms > now_ms + at_once_ * guess_ms) return false;
        free_ms += guess_ms;
        return true;
    }
    void give_back(const std::string& who) {
        if (const auto found = spent_.find(who); found != spent_.end()) found->second -= guess_ms;
    }

private:
    void forget(std::int64_t now_ms) {
        std::erase_if(spent_, [&](const auto& each) { return each.second <= now_ms; });
        if (spent_.size() >= guessers_max) spent_.clear();  // a flood from everywhere; each gets its guesses again
    }

    std::int32_t at_once_;
    std::unordered_map<std::string, std::int64_t> spent_;  // when all of its guesses are free again
};

}  // namespace server
