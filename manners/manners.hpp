// Words that hurt, and what leads strangers to somebody's door. One pure function reads what people write for others:
// slurs and insults, telephone numbers, mail and street addresses are softened where they stand, and a threat is not
// passed on at all. It knows whole words, in both languages at once, because people mix them; a word that also means
// something kind is in no list.
#pragma once

#include <string>
#include <string_view>

namespace manners {

struct Reading {
    std::string text{};         // as others may read it; never more characters than were written
    bool is_softened = false;   // it differs from what was written
    bool is_threat = false;     // it is better not said at all
};

// Of well-formed UTF-8. Takes time in proportion to the text.
Reading read(std::string_view written);

}  // namespace manners
