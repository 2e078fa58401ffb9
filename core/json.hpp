// Wire types to and from JSON, by their description. Reading is strict, because input may come from
// an enemy: a missing field, an unknown field, a wrong type or a number out of range is an error.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <limits>
#include <utility>

#include <boost/json.hpp>

#include "core/check.hpp"
#include "core/steps.hpp"
#include "core/wire.hpp"

namespace core {

template <Wire T>
Json to_json(const T& value) {
    using namespace boost::mp11;
    if constexpr (std::same_as<T, bool> || std::same_as<T, Json>) {
        return value;
    } else if constexpr (std::same_as<T, Deed>) {
        return value.json();
    } else if constexpr (std::integral<T>) {
        return std::int64_t{value};  // the kind of number a parser makes, so that what is written can be read at once
    } else if constexpr (std::same_as<T, std::string>) {
        return Json(std::string_view(value));
    } else if constexpr (WireEnum<T>) {
        return Json(name_of(value));
    } else if constexpr (WireId<T>) {
        return to_json(static_cast<std::underlying_type_t<T>>(value));
    } else if constexpr (is_set<T>) {
        boost::json::array list;
        for (std::size_t i = 0; i < T::capacity; ++i) {
            if (value.has(i)) list.push_back(static_cast<std::int64_t>(i));
        }
        return list;
    } else if constexpr (is_vector<T> || is_array<T> || is_list<T>) {
        boost::json::array list;
        list.reserve(value.size());
        for (const auto& item : value) list.push_back(to_json(item));
        return list;
    } else if constexpr (is_optional<T>) {
        return value ? to_json(*value) : Json(nullptr);
    } else if constexpr (is_variant<T>) {
        return std::visit([](const auto& item) {
            boost::json::object object{{"type", std::remove_cvref_t<decltype(item)>::type}};
            Json fields = to_json(item);
            for (auto& [name, field] : fields.get_object()) object.emplace(name, std::move(field));
            return Json(std::move(object));
        }, value);
    } else {
        boost::json::object object;
        mp_for_each<Fields<T>>([&](auto field) { object[field.name] = to_json(value.*field.pointer); });
        return object;
    }
}

template <Wire T>
[[nodiscard]] bool read(const Json& json, T& out);

// A described struct from an object that may also hold `tag`, a name already understood.
template <Wire T>
[[nodiscard]] bool read_fields(const boost::json::object& object, T& out, std::size_t tags) {
    std::size_t found = tags;
    bool good = true;
    boost::mp11::mp_for_each<Fields<T>>([&](auto field) {
        const Json* member = object.if_contains(field.name);
        good = good && member != nullptr && read(*member, out.*field.pointer);
        ++found;
    });
    return good && object.size() == found;
}

// Returns false and leaves `out` unspecified when `json` is not exactly a T.
template <Wire T>
[[nodiscard]] bool read(const Json& json, T& out) {
    using namespace boost::mp11;
    count_steps(1);
    if constexpr (std::same_as<T, Json>) {
        return out = json, true;
    } else if constexpr (std::same_as<T, Deed>) {
        return out = Deed(json), true;
    } else if constexpr (std::same_as<T, bool>) {
        return json.is_bool() && (out = json.get_bool(), true);
    } else if constexpr (std::same_as<T, std::string>) {
        if (!json.is_string()) return false;
        count_text(json.get_string().size());
        return out = std::string(json.get_string()), true;
    } else if constexpr (std::integral<T>) {
        if (!json.is_int64()) return false;
        const std::int64_t number = json.get_int64();
        if (!std::in_range<T>(number)) return false;
        return out = static_cast<T>(number), true;
    } else if constexpr (WireEnum<T>) {
        bool known = false;
        mp_for_each<Names<T>>([&](auto each) {
            if (json.is_string() && json.get_string() == each.name) out = each.value, known = true;
        });
        return known;
    } else if constexpr (WireId<T>) {
        std::underlying_type_t<T> number{};
        if (!read(json, number)) return false;
        return out = static_cast<T>(number), true;
    } else if constexpr (is_set<T>) {
        if (!json.is_array()) return false;
        out = T();
        std::int64_t last = -1;  // ascending, so that a set has one spelling
        for (const Json& item : json.get_array()) {
            if (!item.is_int64() || item.get_int64() <= last) return false;
            last = item.get_int64();
            if (!std::cmp_less(last, T::capacity)) return false;
            out.add(static_cast<std::size_t>(last));
        }
        return true;
    } else if constexpr (is_vector<T> || is_array<T> || is_list<T>) {
        if (!json.is_array()) return false;
        const boost::json::array& list = json.get_array();
        if constexpr (is_list<T>) {
            if (list.size() > T::capacity) return false;
        }
        if constexpr (!is_array<T>) out.resize(list.size());
        if (list.size() != out.size()) return false;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!read(list[i], out[i])) return false;
        }
        return true;
    } else if constexpr (is_optional<T>) {
        if (json.is_null()) return out.reset(), true;
        return read(json, out.emplace());
    } else if constexpr (is_variant<T>) {
        if (!json.is_object()) return false;
        const boost::json::object& object = json.get_object();
        const Json* type = object.if_contains("type");
        if (type == nullptr || !type->is_string()) return false;
        bool known = false;
        mp_for_each<mp_transform<mp_identity, mp_rename<T, mp_list>>>([&](auto each) {
            using Case = typename decltype(each)::type;
            if (known || type->get_string() != boost::json::string_view(Case::type)) return;
            Case item{};
            known = read_fields(object, item, 1);
            out = std::move(item);
        });
        return known;
    } else {
        return json.is_object() && read_fields(json.get_object(), out, 0);
    }
}

inline void write_name(std::string_view name, std::string& out) {  // of ours: nothing in it is escaped
    out += '"';
    out += name;
    out += '"';
}

inline void write_text(std::string_view text, std::string& out) {
    const auto is_plain = [](char each) {
        return static_cast<unsigned char>(each) >= 0x20 && each != '"' && each != '\\';
    };
    if (std::all_of(text.begin(), text.end(), is_plain)) return write_name(text, out);
    out += boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

template <Wire T>
void write(const T& value, std::string& out);

// How a field begins: ,"name":
template <class Field>
inline constexpr auto field_opening = [] {
    constexpr std::string_view name = Field::name;
    std::array<char, name.size() + 4> text{',', '"'};
    std::ranges::copy(name, text.begin() + 2);
    text[name.size() + 2] = '"';
    text[name.size() + 3] = ':';
    return text;
}();

// The fields of a described struct, each after a comma except the first one of an object.
template <Wire T>
void write_fields(const T& value, std::string& out) {
    boost::mp11::mp_for_each<Fields<T>>([&](auto field) {
        constexpr auto& opening = field_opening<decltype(field)>;
        const std::size_t skipped = out.back() == '{' ? 1 : 0;
        out.append(opening.data() + skipped, opening.size() - skipped);
        write(value.*field.pointer, out);
    });
}

// Appends what serialize(to_json(value)) would make, without making the Json: a table is shown to every reader
// after every move, and this is most of what a move costs.
template <Wire T>
void write(const T& value, std::string& out) {
    if constexpr (std::same_as<T, Json>) {
        out += boost::json::serialize(value);
    } else if constexpr (std::same_as<T, Deed>) {
        value.write(out);
    } else if constexpr (std::same_as<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::integral<T>) {
        char digits[12];
        out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
    } else if constexpr (std::same_as<T, std::string>) {
        write_text(value, out);
    } else if constexpr (WireEnum<T>) {
        write_name(name_of(value), out);
    } else if constexpr (WireId<T>) {
        write(static_cast<std::underlying_type_t<T>>(value), out);
    } else if constexpr (is_optional<T>) {
        if (value) write(*value, out);
        else out += "null";
    } else if constexpr (is_set<T> || is_vector<T> || is_array<T> || is_list<T>) {
        out += '[';
        const auto add = [&](const auto& item) {
            if (out.back() != '[') out += ',';
            write(item, out);
        };
        if constexpr (is_set<T>) {
            for (auto bits = value.bits(); bits != 0; bits &= bits - 1) add(std::countr_zero(bits));
        } else {
            for (const auto& item : value) add(item);
        }
        out += ']';
    } else if constexpr (is_variant<T>) {
        std::visit([&](const auto& item) {
            out += "{\"type\":";
            write_name(item.type, out);
            write_fields(item, out);
            out += '}';
        }, value);
    } else {
        out += '{';
        write_fields(value, out);
        out += '}';
    }
}

template <Wire T>
std::string encode(const T& value) {
    std::string text;
    write(value, text);
    return text;
}

inline std::size_t count_members(const Json& json) {
    std::size_t count = 0;
    if (json.is_array()) {
        for (const Json& item : json.get_array()) count += count_members(item);
    } else if (json.is_object()) {
        for (const auto& member : json.get_object()) count += 1 + count_members(member.value());
    }
    return count;
}

// In valid JSON every member has one colon, and no other colon stands outside a string.
inline std::size_t count_colons(std::string_view text) {
    std::size_t count = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') in_string = !in_string;
        if (text[i] == '\\') ++i;  // whatever is escaped, it ends no string
        if (text[i] == ':' && !in_string) ++count;
    }
    return count;
}

struct Deed::Text final : Content {
    explicit Text(std::string written) : text(std::move(written)) {}
    void write(std::string& out) const override { out += text; }
    std::size_t bytes() const override { return text.size(); }
    std::string text;
};

template <class Action>
struct Deed::Typed final : Content {
    explicit Typed(Action done) : action(std::move(done)) { type = &tag<Action>; }
    void write(std::string& out) const override { core::write(action, out); }
    std::size_t bytes() const override { return encode(action).size(); }
    Action action;
};

inline Deed::Deed(const boost::json::value& json) {
    if (!json.is_null()) content_ = std::make_shared<Text>(boost::json::serialize(json));
}
inline Deed Deed::unread(std::string_view text) { return Deed(std::make_shared<Text>(std::string(text))); }
template <class Action>
Deed Deed::of(Action action) {
    return Deed(std::make_shared<Typed<Action>>(std::move(action)));
}
template <class Action>
const Action* Deed::as() const {
    if (content_ == nullptr || content_->type != &tag<Action>) return nullptr;
    return &static_cast<const Typed<Action>&>(*content_).action;
}
inline void Deed::write(std::string& out) const {
    if (content_ == nullptr) out += "null";
    else content_->write(out);
}
inline std::string Deed::text() const {
    std::string text;
    write(text);
    return text;
}
inline std::size_t Deed::bytes() const { return content_ == nullptr ? 0 : content_->bytes(); }
inline boost::json::value Deed::json() const {
    boost::system::error_code error;
    boost::json::value json = boost::json::parse(text(), error);
    CHECK(!error);
    return json;
}

}  // namespace core

#include "core/read_text.hpp"
