// Questions that compare: with another thing, or with so many centimetres, kilos or euros.
#pragma once

#include "games/barbarossa/asked.hpp"
#include "games/barbarossa/question.hpp"

namespace barbarossa {

struct Comparison {
    bool is_one = false;                   // it compares; what it compares with may be beyond the book
    std::optional<AskedMeasure> asked{};
};
Comparison comparison_in(const ReadQuestion&, lexicon::Language);

}  // namespace barbarossa
