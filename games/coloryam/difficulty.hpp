// How hard the kinds of objective are, as players know it by experience: how often three throws meet
// them with best play, in percent. The solver's tests hold these numbers against exact enumeration.
#pragma once

#include "games/coloryam/sheet.hpp"

namespace coloryam {

constexpr int success_percent(Kind kind) {
    switch (kind) {
        case Kind::none: return 97;
        case Kind::neither: return 80;
        case Kind::exactly_one: return 91;
        case Kind::exactly_two: return 71;
        case Kind::one_without: return 73;
        case Kind::one_triple: return 83;
        case Kind::no_triple: return 99;
        case Kind::two_pairs: return 83;
        case Kind::a_quadruple: return 46;
        case Kind::three_colors: return 83;
        case Kind::more_than: return 90;
        case Kind::as_many: return 90;
        case Kind::not_as_many: return 99;
        case Kind::all_different: return 87;
        case Kind::most: return 58;
    }
    return 0;
}

}  // namespace coloryam
