// What is written in data/, as the build found it; library.cpp and knowledge.cpp read it.
#pragma once

#include <string_view>

namespace barbarossa {

extern const std::string_view attributes_text;
extern const std::string_view nouns_text;
extern const std::string_view sculptures_text;

}  // namespace barbarossa
