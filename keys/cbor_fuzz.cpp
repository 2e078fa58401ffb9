// CBOR from an enemy: refused or read, never more; what is read is within its bounds, and reading does not depend on
// what comes after.
#include "core/check.hpp"
#include "keys/cbor.hpp"

namespace {

using keys::Cbor;

std::size_t items(const Cbor& item, int depth) {
    CHECK(depth <= keys::cbor_depth_max);
    std::size_t count = 1;
    if (const auto* list = item.as<Cbor::List>()) {
        for (const Cbor& each : *list) count += items(each, depth + 1);
    }
    if (const auto* map = item.as<Cbor::Map>()) {
        CHECK(map->keys.size() == map->values.size());
        for (const Cbor& each : map->values) count += 1 + items(each, depth + 1);
        for (std::size_t i = 0; i < map->keys.size(); ++i) CHECK(item.find(map->keys[i]) == &map->values[i]);
    }
    return count;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const keys::ByteView bytes(data, size);
    keys::ByteView left = bytes;
    const std::optional<Cbor> item = keys::take_cbor(left);
    CHECK(keys::read_cbor(bytes).has_value() == (item.has_value() && left.empty()));
    if (!item) {
        CHECK(left.size() == bytes.size());
        return 0;
    }
    CHECK(items(*item, 0) <= keys::cbor_items_max);
    CHECK(keys::read_cbor(bytes.first(size - left.size())));
    return 0;
}
