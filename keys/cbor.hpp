// CBOR as authenticators write it (the form of CTAP2), from bytes of an enemy: integers, bytes, text, lists, maps and
// the simple values; no lengths left open, no tags, no fractions, no key twice, keys that are integers or text, and a
// bound on size, depth and count. Nothing is made room for before its bytes are there.
#pragma once

#include <optional>
#include <variant>

#include "keys/base64url.hpp"

namespace keys {

inline constexpr std::size_t cbor_bytes_max = 16 * 1024;
inline constexpr std::size_t cbor_items_max = 256;
inline constexpr int cbor_depth_max = 4;  // of maps and lists in each other, as CTAP2 allows

struct Cbor {
    using Key = std::variant<std::int64_t, std::string>;
    using List = std::vector<Cbor>;
    struct Map {  // as many of the one as of the other, in the order they came
        std::vector<Key> keys{};
        std::vector<Cbor> values{};
    };

    // Null and undefined are the first.
    std::variant<std::monostate, bool, std::int64_t, Bytes, std::string, List, Map> value{};

    template <class T>
    const T* as() const { return std::get_if<T>(&value); }
    const Cbor* find(const Key&) const;  // in a map; null: it is none, or has no such key
    template <class T>
    const T* find_as(const Key& key) const {
        const Cbor* found = find(key);
        return found == nullptr ? nullptr : found->as<T>();
    }
};

std::optional<Cbor> read_cbor(ByteView);        // exactly one item
std::optional<Cbor> take_cbor(ByteView& bytes);  // the item at the front; if there is none, nothing is taken

}  // namespace keys
