// Wire types straight from JSON text, without a tree in between: every message and every event of a log is read so. As
// strict as `read` of json.hpp, whose answers it must give (json_test.cpp holds them against each other): what is
// missing, unknown, said twice, of another type or out of range is refused, and so is nesting deeper than any type's.
#pragma once

#include <bit>
#include <charconv>

#include "core/json.hpp"
#include "core/utf8.hpp"

namespace core {

class TextReader {
public:
    explicit TextReader(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

    template <Wire T>
    [[nodiscard]] bool read_whole(T& out) {
        return read(out) && (skip_space(), at_ == end_);
    }

private:
    static constexpr int depth_max = 16;  // of arrays and objects in each other

    template <Wire T>
    bool read(T& out) {
        using namespace boost::mp11;
        count_steps(1);
        skip_space();
        if constexpr (std::same_as<T, Json>) {
            return read_tree(out);
        } else if constexpr (std::same_as<T, Deed>) {
            const char* const begin = at_;
            if (!skip_value()) return false;
            const std::string_view text(begin, at_);
            count_text(text.size());
            return out = text == "null" ? Deed() : Deed::unread(text), true;
        } else if constexpr (std::same_as<T, bool>) {
            return (take_word("true") && (out = true, true)) || (take_word("false") && (out = false, true));
        } else if constexpr (std::same_as<T, std::string>) {
            return read_string(out);
        } else if constexpr (std::integral<T>) {
            return read_number(out);
        } else if constexpr (WireEnum<T>) {
            std::string_view name;
            bool known = false;
            if (!read_name(name)) return false;
            mp_for_each<Names<T>>([&](auto each) {
                if (name == each.name) out = each.value, known = true;
            });
            return known;
        } else if constexpr (WireId<T>) {
            std::underlying_type_t<T> number{};
            return read_number(number) && (out = static_cast<T>(number), true);
        } else if constexpr (is_optional<T>) {
            if (take_word("null")) return out.reset(), true;
            return read(out.emplace());
        } else if constexpr (is_set<T>) {
            return read_set(out);
        } else if constexpr (is_vector<T> || is_array<T> || is_list<T>) {
            return read_array(out);
        } else if constexpr (is_variant<T>) {
            return read_variant(out);
        } else {
            return read_object(out, 0);
        }
    }

    // Between `open` and `close`, item after item: `read_item` reads one.
    template <class ReadItem>
    bool read_items(char open, char close, const ReadItem& read_item) {
        if (!take(open) || ++depth_ > depth_max) return false;
        skip_space();
        if (!take(close)) {
            do {
                skip_space();
                if (!read_item()) return false;
                skip_space();
            } while (take(','));
            if (!take(close)) return false;
        }
        --depth_;
        return true;
    }

    template <class T>
    bool read_array(T& out) {
        std::size_t count = 0;
        if constexpr (!is_array<T>) out = T();
        const bool good = read_items('[', ']', [&] {
            if constexpr (is_vector<T>) {
                out.emplace_back();
            } else if (count == T{}.size() && is_array<T>) {
                return false;
            } else if constexpr (is_list<T>) {
                if (count == T::capacity) return false;
                out.push_back({});
            }
            if constexpr (std::same_as<T, std::vector<bool>>) {
                bool item = false;
                if (!read(item)) return false;
                out.back() = item;
                return ++count, true;
            } else {
                return read(out[count++]);
            }
        });
        return good && count == out.size();
    }

    template <class T>
    bool read_set(T& out) {
        out = T();
        std::int64_t last = -1;  // ascending, so that a set has one spelling
        return read_items('[', ']', [&] {
            std::int32_t item = 0;
            if (!read_number(item) || item <= last || !std::cmp_less(item, T::capacity)) return false;
            out.add(static_cast<std::size_t>(item));
            return last = item, true;
        });
    }

    // A described struct. `tags` is 1 if "type", which was understood already, is a member too.
    template <class T>
    bool read_object(T& out, std::size_t tags) {
        using Members = Fields<T>;
        constexpr std::size_t count = boost::mp11::mp_size<Members>::value;
        static_assert(count < 64);
        std::uint64_t seen = 0;
        const bool good = read_items('{', '}', [&] {
            std::string_view name;
            if (!read_name(name)) return false;
            if (skip_space(); !take(':')) return false;
            bool is_read = false, is_good = false;
            std::uint64_t bit = 1;
            boost::mp11::mp_for_each<Members>([&](auto field) {
                if (!is_read && (seen & bit) == 0 && name == field.name) {
                    seen |= bit;
                    is_read = true;
                    is_good = read(out.*field.pointer);
                }
                bit <<= 1;
            });
            if (is_read) return is_good;
            if (tags == 0 || (seen & bit) != 0 || name != "type") return false;
            seen |= bit;
            return skip_space(), skip_value();
        });
        return good && static_cast<std::size_t>(std::popcount(seen)) == count + tags;
    }

    template <class T>
    bool read_variant(T& out) {
        using namespace boost::mp11;
        const auto type = type_of_object();
        if (!type) return false;
        bool known = false, good = false;
        mp_for_each<mp_transform<mp_identity, mp_rename<T, mp_list>>>([&](auto each) {
            using Case = typename decltype(each)::type;
            if (known || *type != Case::type) return;
            known = true;
            good = read_object(out.template emplace<Case>(), 1);
        });
        return good;
    }

    // What the object that begins here says is its type; it is not read by that. Empty: it does not say.
    std::optional<std::string_view> type_of_object() {
        const char* const begin = at_;
        const int depth = depth_;
        std::optional<std::string_view> type;
        std::string_view name;
        (void)read_items('{', '}', [&] {
            if (!read_name(name)) return false;
            if (skip_space(); !take(':')) return false;
            skip_space();
            if (name != "type") return skip_value();
            if (read_name(name)) type = name;
            return false;  // that is all that was wanted
        });
        at_ = begin;
        depth_ = depth;
        return type;
    }

    // A string that is only looked at; valid until the next one is read.
    bool read_name(std::string_view& out) {
        if (const auto plain = take_plain_string()) return out = *plain, true;
        if (!read_string(name_)) return false;
        return out = name_, true;
    }

    bool read_string(std::string& out) {
        const char* const begin = at_;
        if (const auto plain = take_plain_string()) {
            count_text(plain->size());
            return out = *plain, true;
        }
        if (!skip_string()) return false;
        boost::system::error_code error;  // what is escaped, others know
        const Json text = boost::json::parse(boost::json::string_view(begin, static_cast<std::size_t>(at_ - begin)),
                                             error);
        if (error) return false;
        count_text(text.get_string().size());
        return out = std::string(text.get_string()), true;
    }

    // A well-formed string without anything escaped in it. Empty, and nothing is taken: there is none.
    std::optional<std::string_view> take_plain_string() {
        if (at_ == end_ || *at_ != '"') return std::nullopt;
        const char* const begin = at_ + 1;
        std::uint64_t seen = 0;
        const char* const end = next_special(begin, seen);
        const bool is_ascii = (seen & highs) == 0;
        if (end == end_ || *end != '"' || !(is_ascii || is_utf8({begin, end}))) return std::nullopt;
        at_ = end + 1;
        return std::string_view(begin, end);
    }

    // Eight bytes at once, for texts are most of a log. Whether a byte is zero, in its highest bit; a byte above one
    // that is may be told so wrongly.
    static constexpr std::uint64_t ones = 0x0101010101010101, highs = ones << 7;
    static constexpr std::uint64_t zeros(std::uint64_t bytes) { return (bytes - ones) & ~bytes & highs; }
    static constexpr std::uint64_t specials(std::uint64_t bytes) {
        const std::uint64_t controls = (bytes - ones * 0x20) & ~bytes & highs;
        return controls | zeros(bytes ^ (ones * '"')) | zeros(bytes ^ (ones * '\\'));
    }

    // What ends a string, escapes in it or may not be in it; or the end of all. `seen` gets all bits before it.
    const char* next_special(const char* at, std::uint64_t& seen) const {
        for (; end_ - at >= 8; at += 8) {
            const std::uint64_t bytes = eight_at(at), found = specials(bytes);
            if (found == 0) {
                seen |= bytes;
                continue;
            }
            const int bits = std::countr_zero(found) & ~7;  // before it
            seen |= bytes & ((std::uint64_t{1} << bits) - 1);
            return at + bits / 8;
        }
        for (; at != end_ && static_cast<unsigned char>(*at) >= 0x20 && *at != '"' && *at != '\\'; ++at) {
            seen |= static_cast<unsigned char>(*at);
        }
        return at;
    }

    template <class T>
    bool read_number(T& out) {
        const char* const digits = at_ != end_ && *at_ == '-' ? at_ + 1 : at_;
        std::int64_t number = 0;
        const auto [after, error] = std::from_chars(at_, end_, number);
        if (error != std::errc() || after == digits || *digits == '-') return false;
        if (*digits == '0' && after - digits > 1) return false;
        if (after != end_ && (*after == '.' || *after == 'e' || *after == 'E')) return false;
        if (!std::in_range<T>(number)) return false;
        at_ = after;
        return out = static_cast<T>(number), true;
    }

    bool read_tree(Json& out) {
        const char* const begin = at_;
        if (!skip_value()) return false;
        const std::string_view text(begin, at_);
        boost::system::error_code error;
        out = boost::json::parse(boost::json::string_view(text.data(), text.size()), error, {},
                                 {.max_depth = static_cast<std::size_t>(depth_max - depth_)});
        return !error && count_members(out) == count_colons(text);
    }

    // Over a value of any type, to where it ends. What lies between may be nonsense: whoever reads it will say so.
    bool skip_value() {
        const char* const begin = at_;
        int open = 0;
        for (; at_ != end_; ++at_) {
            if (*at_ == '"') {
                if (!skip_string()) return false;
                --at_;
            } else if (*at_ == '{' || *at_ == '[') {
                if (depth_ + ++open > depth_max) return false;
            } else if (*at_ == '}' || *at_ == ']') {
                if (open == 0) break;  // it ends what this value is in
                --open;
            } else if (open == 0 && (*at_ == ',' || is_space(*at_))) {
                break;
            }
            if (open == 0 && (*at_ == '"' || *at_ == '}' || *at_ == ']')) return ++at_, true;
        }
        return open == 0 && at_ != begin;
    }

    bool skip_string() {
        if (!take('"')) return false;
        std::uint64_t seen = 0;
        for (at_ = next_special(at_, seen); at_ != end_ && *at_ != '"'; at_ = next_special(at_, seen)) {
            at_ += *at_ == '\\' && at_ + 1 != end_ ? 2 : 1;
        }
        return take('"');
    }

    bool take_word(std::string_view word) {
        if (!std::string_view(at_, end_).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }

    bool take(char sign) {
        if (at_ == end_ || *at_ != sign) return false;
        return ++at_, true;
    }

    static bool is_space(char sign) { return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t'; }
    void skip_space() {
        while (at_ != end_ && is_space(*at_)) ++at_;
    }

    const char* at_;
    const char* const end_;
    int depth_ = 0;
    std::string name_;
};

// Text that is exactly one T.
template <Wire T>
std::optional<T> decode(std::string_view text) {
    T value{};
    if (!TextReader(text).read_whole(value)) return std::nullopt;
    return value;
}

template <class Action>
std::optional<Action> Deed::value() const {
    if (const Action* known = as<Action>()) return *known;
    return decode<Action>(text());
}

}  // namespace core
