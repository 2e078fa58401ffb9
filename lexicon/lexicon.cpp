#include "lexicon/lexicon.hpp"

#include <array>
#include <utility>

#include "core/check.hpp"

#ifndef __wasm__

// The bytes that make_lexicon wrote, between two names each.
#define EMBED(name, file)                               \
    asm(".section .rodata\n"                            \
        ".balign 64\n"                                  \
        ".globl palette_lexicon_" name "\n"             \
        "palette_lexicon_" name ":\n"                   \
        ".incbin \"" file "\"\n"                        \
        ".globl palette_lexicon_" name "_end\n"         \
        "palette_lexicon_" name "_end:\n"               \
        ".byte 0\n"                                     \
        ".text\n")
EMBED("french", LEXICON_FOLDER "/french.dawg");
EMBED("english", LEXICON_FOLDER "/english.dawg");

extern "C" {
extern const std::byte palette_lexicon_french[];
extern const std::byte palette_lexicon_french_end[];
extern const std::byte palette_lexicon_english[];
extern const std::byte palette_lexicon_english_end[];
}

namespace lexicon {

const Graph* graph_of(Language language) {
    static const std::optional<Graph> french = Graph::over({palette_lexicon_french, palette_lexicon_french_end});
    static const std::optional<Graph> english = Graph::over({palette_lexicon_english, palette_lexicon_english_end});
    CHECK(french && english);
    return language == Language::french ? &*french : &*english;
}

bool give(Language, std::string) {
    return false;
}

}  // namespace lexicon

#else

namespace lexicon {

namespace {

struct Given {
    std::string bytes{};
    std::optional<Graph> graph{};
};

Given& given(Language language) {
    static std::array<Given, 2> all;
    return all[static_cast<std::size_t>(language)];
}

}  // namespace

const Graph* graph_of(Language language) {
    const Given& one = given(language);
    return one.graph ? &*one.graph : nullptr;
}

bool give(Language language, std::string bytes) {
    Given& one = given(language);
    if (one.graph) return true;
    one.bytes = std::move(bytes);
    one.graph = Graph::over(std::as_bytes(std::span(one.bytes)));
    return one.graph.has_value();
}

}  // namespace lexicon

#endif
