// A table's code: what stands in its link and what one friend tells another, such as "lilas471100". Some
// 250 million of them: enough that a stranger does not walk in by trying.
#pragma once

#include <string>
#include <string_view>

#include "core/rng.hpp"

namespace server {

std::string draw_code(core::Rng&);  // lower-case letters and six digits; the caller sees to it that it is new

std::string code_of(std::string_view written);  // as people write it, such as "Lilas471100"

}  // namespace server
