// What may be used once and not for long: challenges of passkeys, links for another device. A value is put away and a
// token for it handed out; who brings the token back in time takes the value, and nobody takes it again. Bounded: when
// too many were put away lately, the oldest go. Time is an input and never goes back.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/hash.hpp"
#include "core/rng.hpp"
#include "keys/base64url.hpp"

namespace keys {

// 32 bytes of chance as base64url: a challenge, a link, a session.
inline std::string draw_token(core::Rng& rng) {
    core::Bytes32 bytes;
    std::ranges::generate(bytes, [&] { return rng.next8(); });
    return to_base64url(bytes);
}

template <class Value>
class Once {
public:
    Once(std::size_t count_max, std::int64_t life_ms) : count_max_(count_max), life_ms_(life_ms) {}

    std::string put(Value value, core::Rng& rng, std::int64_t now_ms) {
        while (!order_.empty() && (order_.front().until_ms <= now_ms || order_.size() >= count_max_)) {
            values_.erase(order_.front().name);
            order_.pop_front();
        }
        std::string token = draw_token(rng);
        order_.push_back({name_of(token), now_ms + life_ms_});
        values_.insert_or_assign(order_.back().name, Kept{std::move(value), now_ms + life_ms_});
        return token;
    }

    // Empty: there was never such a token, it was taken, or it is too late.
    std::optional<Value> take(std::string_view token, std::int64_t now_ms) {
        const auto found = values_.find(name_of(token));
        if (found == values_.end()) return std::nullopt;
        Kept kept = std::move(found->second);
        values_.erase(found);
        if (kept.until_ms <= now_ms) return std::nullopt;
        return std::move(kept.value);
    }

    std::size_t size() const { return values_.size(); }

private:
    struct Kept { Value value; std::int64_t until_ms = 0; };
    struct Turn { core::Bytes32 name{}; std::int64_t until_ms = 0; };

    // Kept by hash, so that how long a search takes tells nothing about a token.
    static core::Bytes32 name_of(std::string_view token) { return core::Blake2b().add(token).finish(); }

    std::size_t count_max_;
    std::int64_t life_ms_;
    std::map<core::Bytes32, Kept> values_;
    std::deque<Turn> order_;  // of going; those that were taken are still in it
};

}  // namespace keys
