// When which table must be woken. One time per table; looking at the soonest costs nothing, however
// many tables sleep.
#pragma once

#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "store/store.hpp"

namespace server {

class Timetable {
public:
    void set(store::TableId table, std::optional<std::int64_t> at_ms) {
        const auto found = times_.find(table);
        if (found != times_.end()) {
            if (at_ms == found->second) return;
            order_.erase({found->second, table});
            times_.erase(found);
        }
        if (!at_ms) return;
        order_.insert({*at_ms, table});
        times_.insert({table, *at_ms});
    }

    std::optional<std::int64_t> next_ms() const {
        if (order_.empty()) return std::nullopt;
        return order_.begin()->first;
    }

    // Takes out the soonest if its time has come.
    std::optional<store::TableId> take(std::int64_t now_ms) {
        if (order_.empty() || order_.begin()->first > now_ms) return std::nullopt;
        const store::TableId table = order_.begin()->second;
        order_.erase(order_.begin());
        times_.erase(table);
        return table;
    }

private:
    std::set<std::pair<std::int64_t, store::TableId>> order_;
    std::unordered_map<store::TableId, std::int64_t> times_;
};

}  // namespace server
