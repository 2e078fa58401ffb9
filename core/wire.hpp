// Wire types: the closed set of types that may cross a boundary (socket, database, WebAssembly,
// golden file). A type is described once with Boost.Describe; JSON, TypeScript and the hash that
// tells an old page from a new server all follow from that one description.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/json/fwd.hpp>
#include <boost/mp11.hpp>

#include "core/deed.hpp"
#include "core/few.hpp"

namespace core {

using Json = boost::json::value;  // Also a wire type: "something whose type the reader knows".

template <class T>
using Fields = boost::describe::describe_members<T, boost::describe::mod_public>;
template <class T>
using Names = boost::describe::describe_enumerators<T>;

template <class T> inline constexpr bool is_vector = false;
template <class T> inline constexpr bool is_vector<std::vector<T>> = true;
template <class T> inline constexpr bool is_array = false;
template <class T, std::size_t N> inline constexpr bool is_array<std::array<T, N>> = true;
template <class T> inline constexpr bool is_list = false;
template <class T, std::size_t N> inline constexpr bool is_list<List<T, N>> = true;
template <class T> inline constexpr bool is_set = false;
template <std::size_t N> inline constexpr bool is_set<Set<N>> = true;
template <class T> inline constexpr bool is_optional = false;
template <class T> inline constexpr bool is_optional<std::optional<T>> = true;
template <class T> inline constexpr bool is_variant = false;
template <class... T> inline constexpr bool is_variant<std::variant<T...>> = true;

// Described enums travel by name. Plain enums are strong integers (ids) and travel by number.
template <class T>
concept WireEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;
template <class T>
concept WireId = std::is_enum_v<T> && !boost::describe::has_describe_enumerators<T>::value;
template <class T>
concept WireStruct = boost::describe::has_describe_members<T>::value;
template <class T>  // An alternative of a union names itself on the wire: {"type": "roll", ...}.
concept WireCase = WireStruct<T> && std::convertible_to<decltype(T::type), std::string_view>;

template <class T>
constexpr bool is_wire() {
    using namespace boost::mp11;
    if constexpr (std::same_as<T, bool> || std::same_as<T, std::string> || std::same_as<T, Json> ||
                  std::same_as<T, Deed>) {
        return true;
    } else if constexpr (std::integral<T>) {
        return sizeof(T) <= 4;  // Every value is exact in a JavaScript number. No floats, no int64.
    } else if constexpr (WireEnum<T> || is_set<T>) {
        return true;
    } else if constexpr (WireId<T>) {
        return is_wire<std::underlying_type_t<T>>();
    } else if constexpr (is_vector<T> || is_array<T> || is_list<T> || is_optional<T>) {
        return is_wire<typename T::value_type>();
    } else if constexpr (is_variant<T>) {
        return []<class... Case>(std::variant<Case...>*) {
            return ((WireCase<Case> && is_wire<Case>()) && ...);
        }(static_cast<T*>(nullptr));
    } else if constexpr (WireStruct<T>) {
        return []<class... Field>(mp_list<Field...>) {
            return (is_wire<std::remove_cvref_t<decltype(std::declval<T>().*Field::pointer)>>() && ...);
        }(mp_rename<Fields<T>, mp_list>{});
    } else {
        return false;
    }
}

template <class T>
concept Wire = is_wire<T>() && std::equality_comparable<T>;

// The name an enumerator has on the wire.
template <WireEnum T>
constexpr std::string_view name_of(T value) {
    std::string_view name;
    boost::mp11::mp_for_each<Names<T>>([&](auto each) {
        if (each.value == value) name = each.name;
    });
    return name;
}

}  // namespace core
