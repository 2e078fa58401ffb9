// How large, heavy and dear things are: a scale on which any two can be compared, and what follows from it.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "games/barbarossa/facets.hpp"

namespace barbarossa {

enum class Scale : std::int8_t { length, weight, price };  // in millimetres, grams and euros
inline constexpr std::size_t scale_count = 3;

struct Measures {
    std::array<std::optional<std::int64_t>, scale_count> by_scale{};  // nothing where a thing has none

    std::optional<std::int64_t> operator[](Scale scale) const { return by_scale[static_cast<std::size_t>(scale)]; }
    friend bool operator==(const Measures&, const Measures&) = default;
};

// "45cm 4kg 60€", a dash for none. Nothing if it is written otherwise.
std::optional<Measures> measures_of(std::string_view written);

// Whether something is more than a mark, less, about as much, or finds room in it. Near the mark nobody can tell.
enum class Against : std::int8_t { more, less, about, room };
Truth compared(std::optional<std::int64_t> mine, Against, std::int64_t mark);

// What follows of a thing's measures: that it is big, tiny, heavy, dear.
std::vector<Graded> follows_from(const Measures&);

}  // namespace barbarossa
