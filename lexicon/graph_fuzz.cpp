// Any bytes: they are refused, or every walk over them ends, and finds words that are there.
#include <algorithm>

#include "core/check.hpp"
#include "lexicon/graph.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lexicon;
    std::vector<std::uint8_t> bytes(sizeof Graph::magic + size);  // with the magic, so that nobody has to guess it
    std::memcpy(bytes.data(), &Graph::magic, sizeof Graph::magic);
    std::copy_n(data, size, bytes.data() + sizeof Graph::magic);
    const auto graph = Graph::over(std::as_bytes(std::span(bytes)));
    if (!graph) return 0;
    for (std::size_t i = 0; i < list_count; ++i) {
        const auto list = static_cast<List>(i);
        const std::uint64_t count = graph->count(list);
        const std::vector<std::string> found = graph->like(list, "*", 50);
        CHECK(found.size() == std::min<std::uint64_t>(count, 50));
        for (const std::string& word : found) CHECK(graph->has(list, word));
        graph->like(list, "?*Q*?J", 50);
    }
    return 0;
}
