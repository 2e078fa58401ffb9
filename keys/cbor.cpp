#include "keys/cbor.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <cbor.h>

#include "core/utf8.hpp"

namespace keys {

namespace {

struct Opened { std::size_t count = 0; bool is_map = false; };  // a list or a map of so many, which follow
struct Refused {};
using Item = std::variant<Refused, Cbor, Opened>;

bool is_text(std::string_view text) {
    while (!text.empty()) {
        if (!core::take_character(text)) return false;
    }
    return true;
}

// libcbor tells the next item to one of these, who keeps it. What is not listed is refused.
template <class Number>
void keep_positive(void* item, Number number) {
    if (!std::in_range<std::int64_t>(number)) return;
    *static_cast<Item*>(item) = Cbor{static_cast<std::int64_t>(number)};
}
template <class Number>
void keep_negative(void* item, Number number) {  // -1 - number
    if (!std::in_range<std::int64_t>(number)) return;
    *static_cast<Item*>(item) = Cbor{-1 - static_cast<std::int64_t>(number)};
}
void keep_bytes(void* item, cbor_data data, std::size_t size) {
    *static_cast<Item*>(item) = Cbor{Bytes(data, data + size)};
}
void keep_text(void* item, cbor_data data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (is_text(text)) *static_cast<Item*>(item) = Cbor{std::string(text)};
}
void keep_list(void* item, std::size_t count) { *static_cast<Item*>(item) = Opened{count, false}; }
void keep_map(void* item, std::size_t count) { *static_cast<Item*>(item) = Opened{count, true}; }
void keep_nothing(void* item) { *static_cast<Item*>(item) = Cbor{}; }
void keep_truth(void* item, bool truth) { *static_cast<Item*>(item) = Cbor{truth}; }

constexpr cbor_callbacks listeners() {
    cbor_callbacks all = {};
    all.uint8 = keep_positive<std::uint8_t>, all.uint16 = keep_positive<std::uint16_t>;
    all.uint32 = keep_positive<std::uint32_t>, all.uint64 = keep_positive<std::uint64_t>;
    all.negint8 = keep_negative<std::uint8_t>, all.negint16 = keep_negative<std::uint16_t>;
    all.negint32 = keep_negative<std::uint32_t>, all.negint64 = keep_negative<std::uint64_t>;
    all.byte_string = keep_bytes, all.string = keep_text;
    all.array_start = keep_list, all.map_start = keep_map;
    all.null = all.undefined = keep_nothing;
    all.boolean = keep_truth;
    all.byte_string_start = all.string_start = all.indef_array_start = all.indef_map_start = [](void*) {};
    all.indef_break = [](void*) {};
    all.tag = [](void*, std::uint64_t) {};
    all.float2 = all.float4 = [](void*, float) {};
    all.float8 = [](void*, double) {};
    return all;
}

class Reader {
public:
    explicit Reader(ByteView bytes) : left_(bytes) {}
    ByteView left() const { return left_; }

    std::optional<Cbor> item(int depth) {
        Item next = take();
        if (Cbor* plain = std::get_if<Cbor>(&next)) return std::move(*plain);
        const Opened* opened = std::get_if<Opened>(&next);
        if (opened == nullptr || depth == cbor_depth_max) return std::nullopt;
        if (opened->count > left_.size()) return std::nullopt;  // each takes a byte at least
        return opened->is_map ? map(opened->count, depth + 1) : list(opened->count, depth + 1);
    }

private:
    Item take() {
        static constexpr cbor_callbacks all = listeners();
        Item next = Refused{};
        if (++items_ > cbor_items_max) return next;
        const cbor_decoder_result result = cbor_stream_decode(left_.data(), left_.size(), &all, &next);
        if (result.status != CBOR_DECODER_FINISHED) return Refused{};
        left_ = left_.subspan(result.read);
        return next;
    }

    std::optional<Cbor> list(std::size_t count, int depth) {
        Cbor::List items;
        for (; count > 0; --count) {
            std::optional<Cbor> each = item(depth);
            if (!each) return std::nullopt;
            items.push_back(std::move(*each));
        }
        return Cbor{std::move(items)};
    }

    std::optional<Cbor> map(std::size_t count, int depth) {
        Cbor::Map map;
        for (; count > 0; --count) {
            std::optional<Cbor::Key> each = key();
            if (!each || std::ranges::find(map.keys, *each) != map.keys.end()) return std::nullopt;
            std::optional<Cbor> value = item(depth);
            if (!value) return std::nullopt;
            map.keys.push_back(std::move(*each));
            map.values.push_back(std::move(*value));
        }
        return Cbor{std::move(map)};
    }

    std::optional<Cbor::Key> key() {
        Item next = take();
        Cbor* plain = std::get_if<Cbor>(&next);
        if (plain == nullptr) return std::nullopt;
        if (const auto* number = plain->as<std::int64_t>()) return Cbor::Key(*number);
        if (const auto* text = plain->as<std::string>()) return Cbor::Key(*text);
        return std::nullopt;
    }

    ByteView left_;
    std::size_t items_ = 0;
};

}  // namespace

const Cbor* Cbor::find(const Key& key) const {
    const Map* map = as<Map>();
    if (map == nullptr) return nullptr;
    const auto found = std::ranges::find(map->keys, key);
    if (found == map->keys.end()) return nullptr;
    return &map->values[static_cast<std::size_t>(found - map->keys.begin())];
}

std::optional<Cbor> take_cbor(ByteView& bytes) {
    if (bytes.size() > cbor_bytes_max) return std::nullopt;
    Reader reader(bytes);
    std::optional<Cbor> item = reader.item(0);
    if (item) bytes = reader.left();
    return item;
}

std::optional<Cbor> read_cbor(ByteView bytes) {
    std::optional<Cbor> item = take_cbor(bytes);
    if (!bytes.empty()) return std::nullopt;
    return item;
}

}  // namespace keys
