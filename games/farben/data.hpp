// What is written in data/, as the build found it; words.cpp, likely.cpp, stories.cpp and voices.cpp read it.
#pragma once

#include <string_view>

namespace farben {

extern const std::string_view cards_text;
extern const std::string_view likely_text;
extern const std::string_view french_stories_text;
extern const std::string_view english_stories_text;
extern const std::string_view french_voices_text;
extern const std::string_view english_voices_text;

}  // namespace farben
