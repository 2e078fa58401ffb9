// What leads to somebody's door, telephone or mailbox.
#pragma once

#include <vector>

#include "manners/text.hpp"

namespace manners {

struct Span {  // among the signs of a text
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Span> contacts_in(const std::vector<Sign>&, const std::vector<Word>&);

}  // namespace manners
