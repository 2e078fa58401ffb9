#include "games/barbarossa/measures.hpp"

#include <algorithm>
#include <charconv>

#include "core/check.hpp"

namespace barbarossa {

namespace {

struct Unit {
    std::string_view name;
    Scale scale;
    std::int64_t worth;
};
constexpr std::array<Unit, 8> units = {{{"mm", Scale::length, 1},
                                        {"cm", Scale::length, 10},
                                        {"m", Scale::length, 1'000},
                                        {"km", Scale::length, 1'000'000},
                                        {"g", Scale::weight, 1},
                                        {"kg", Scale::weight, 1'000},
                                        {"t", Scale::weight, 1'000'000},
                                        {"€", Scale::price, 1}}};

// From these marks on a facet is unknown, probable and true; or up to them, where less is more of it.
struct Consequence {
    std::string_view facet;
    Scale scale;
    bool is_upwards;
    std::array<std::int64_t, 3> marks;
};
constexpr std::array<Consequence, 7> consequences = {{
    {"big", Scale::length, true, {900, 1'300, 2'000}},
    {"tiny", Scale::length, false, {130, 100, 80}},
    {"heavy", Scale::weight, true, {5'000, 10'000, 25'000}},
    {"money_worth", Scale::price, true, {40, 100, 300}},
    {"lifted", Scale::weight, false, {40'000, 25'000, 15'000}},
    {"one_handed", Scale::weight, false, {6'000, 4'000, 2'000}},
    {"cheap", Scale::price, false, {60, 30, 15}},
}};

Truth truth_by(const Consequence& rule, std::int64_t value) {
    Truth truth = Truth::no;
    for (std::size_t i = 0; i < rule.marks.size(); ++i) {
        const bool is_reached = rule.is_upwards ? value >= rule.marks[i] : value <= rule.marks[i];
        if (is_reached) truth = Truth(i + 1);
    }
    return truth;
}

}  // namespace

std::optional<Measures> measures_of(std::string_view written) {
    const auto fields = split(written, " ");
    if (fields.size() != scale_count) return std::nullopt;
    Measures measures;
    for (std::size_t i = 0; i < scale_count; ++i) {
        if (fields[i] == "-") continue;
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(fields[i].data(), fields[i].data() + fields[i].size(), number);
        const std::string_view name(end, fields[i].data() + fields[i].size());
        const auto unit = std::ranges::find(units, name, &Unit::name);
        if (error != std::errc() || unit == units.end() || unit->scale != Scale(i)) return std::nullopt;
        measures.by_scale[i] = number * unit->worth;
    }
    return measures;
}

Truth compared(std::optional<std::int64_t> mine, Against against, std::int64_t mark) {
    if (!mine) return against == Against::less ? Truth::unknown : Truth::no;
    const std::int64_t share = *mine * 100 / std::max<std::int64_t>(mark, 1);  // in hundredths of the mark
    switch (against) {
        case Against::more: return share >= 130 ? Truth::yes : share >= 108 ? Truth::probably
                                 : share >= 88 ? Truth::unknown : Truth::no;
        case Against::less: return share <= 75 ? Truth::yes : share <= 92 ? Truth::probably
                                 : share <= 110 ? Truth::unknown : Truth::no;
        case Against::about: return share >= 70 && share <= 140 ? Truth::yes
                                  : share >= 50 && share <= 200 ? Truth::probably
                                  : share >= 40 && share <= 250 ? Truth::unknown : Truth::no;
        case Against::room: return share <= 90 ? Truth::yes : share <= 110 ? Truth::probably
                                 : share <= 130 ? Truth::unknown : Truth::no;
    }
    return Truth::unknown;
}

std::vector<Graded> follows_from(const Measures& measures) {
    static const auto numbers = [] {
        std::array<std::size_t, consequences.size()> all{};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto facet = facet_named(consequences[i].facet);
            CHECK(facet.has_value());
            all[i] = *facet;
        }
        return all;
    }();
    std::vector<Graded> follows;
    for (std::size_t i = 0; i < consequences.size(); ++i) {
        const auto value = measures[consequences[i].scale];
        if (value) follows.push_back({numbers[i], truth_by(consequences[i], *value)});
    }
    return follows;
}

}  // namespace barbarossa
