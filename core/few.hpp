// Small containers that live inside their owner: no heap, cheap to copy, plain values. States are
// made of them so that a rules engine can play millions of moves a second.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "core/check.hpp"

namespace core {

// A list of at most N items. On the wire it is an array of at most N.
template <class T, std::size_t N>
class List {
public:
    using value_type = T;
    static constexpr std::size_t capacity = N;

    constexpr List() = default;
    constexpr List(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }
    // `count` items, all alike.
    static constexpr List of(std::size_t count, const T& item) {
        List list;
        for (std::size_t i = 0; i < count; ++i) list.push_back(item);
        return list;
    }

    constexpr void push_back(const T& item) {
        CHECK(size_ < N);
        items_[size_++] = item;
    }
    constexpr void resize(std::size_t count) {
        CHECK(count <= N);
        for (std::size_t i = count; i < size_; ++i) items_[i] = T{};  // so that equal lists are equal bytes
        size_ = static_cast<std::uint8_t>(count);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr const T& back() const { return items_[size_ - 1u]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const List& a, const List& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

private:
    static_assert(N > 0 && N < 256);
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

// A set of whole numbers below N. On the wire it is an ascending array of numbers.
template <std::size_t N>
class Set {
public:
    using Bits = std::conditional_t<(N > 32), std::uint64_t, std::uint32_t>;
    static constexpr std::size_t capacity = N;

    constexpr Set() = default;
    constexpr Set(std::initializer_list<std::size_t> items) {
        for (const std::size_t item : items) add(item);
    }
    static constexpr Set all() { return from_bits(full); }
    static constexpr Set from_bits(Bits bits) {
        CHECK((bits & ~full) == 0);
        Set set;
        set.bits_ = bits;
        return set;
    }

    constexpr void add(std::size_t item) {
        CHECK(item < N);
        bits_ |= Bits{1} << item;
    }
    constexpr Set without(Set gone) const { return from_bits(bits_ & ~gone.bits_); }
    constexpr bool has(std::size_t item) const { return item < N && ((bits_ >> item) & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
    constexpr Bits bits() const { return bits_; }
    friend constexpr bool operator==(Set, Set) = default;

private:
    static_assert(N > 0 && N <= 64);
    static constexpr Bits full = static_cast<Bits>(~Bits{0}) >> (8 * sizeof(Bits) - N);
    Bits bits_ = 0;
};

}  // namespace core
