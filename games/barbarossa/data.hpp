// What is written in data/, as the build found it; library.cpp, facets.cpp, knowledge.cpp and vocabulary.cpp read it.
#pragma once

#include <string_view>

namespace barbarossa {

extern const std::string_view facets_text;
extern const std::string_view gauges_text;
extern const std::string_view nouns_text;
extern const std::string_view sculptures_text;
extern const std::string_view small_words_text;

}  // namespace barbarossa
