// Records as they were last sent. To write one, a whole log is read; people and their pages ask for the same again and
// again.
#pragma once

#include <algorithm>
#include <deque>
#include <string>

#include "store/store.hpp"

namespace server {

class Records {
public:
    explicit Records(std::size_t bytes_max = 16 << 20) : bytes_max_(bytes_max) {}

    // Null: it is not here, or there are more moves by now.
    const std::string* find(store::TableId table, std::int32_t moves) const {
        const auto found = std::ranges::find(kept_, table, &Kept::table);
        return found == kept_.end() || found->moves != moves ? nullptr : &found->text;
    }

    // What was kept first goes first.
    void keep(store::TableId table, std::int32_t moves, std::string text) {
        forget(table);
        bytes_ += text.size();
        kept_.push_back({table, moves, std::move(text)});
        while (bytes_ > bytes_max_) drop(kept_.begin());
    }
    void forget(store::TableId table) {  // it reads otherwise now
        if (const auto old = std::ranges::find(kept_, table, &Kept::table); old != kept_.end()) drop(old);
    }
    std::size_t bytes() const { return bytes_; }

private:
    struct Kept {
        store::TableId table{};
        std::int32_t moves = 0;
        std::string text{};
    };
    void drop(std::deque<Kept>::iterator one) {
        bytes_ -= one->text.size();
        kept_.erase(one);
    }

    std::size_t bytes_max_, bytes_ = 0;
    std::deque<Kept> kept_;
};

}  // namespace server
