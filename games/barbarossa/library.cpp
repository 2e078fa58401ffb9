#include "games/barbarossa/library.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "clay/script.hpp"
#include "core/check.hpp"
#include "games/barbarossa/data.hpp"

namespace barbarossa {

namespace {

using Entry = std::array<ReadyMade, 2>;  // French, English

constexpr std::string_view opening = "sculpture ";

// What follows `key` at the beginning of a line; empty if there is no such line.
std::string line_after(std::string_view text, std::string_view key) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (text.starts_with(key)) return std::string(text.substr(key.size(), end - key.size()));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

Grade grade_named(std::string_view name) {
    if (name == "clear") return Grade::clear;
    return name == "sly" ? Grade::sly : Grade::middling;
}

Entry read_entry(std::string_view text) {
    const auto strokes = clay::read_script(text);
    CHECK(strokes.has_value());  // library_test reads every file, and names the one that is wrong
    const std::string clay = clay::to_text(clay::pack(*strokes));
    const Grade grade = grade_named(line_after(text, "grade "));
    return {ReadyMade{grade, line_after(text, "word fr "), line_after(text, "description fr "), clay},
            ReadyMade{grade, line_after(text, "word en "), line_after(text, "description en "), clay}};
}

std::vector<Entry> read_library(std::string_view text) {
    std::vector<Entry> entries;
    while (!text.empty()) {
        const std::size_t next = text.find("\n" + std::string(opening), 1);
        const std::size_t end = next == std::string_view::npos ? text.size() : next + 1;
        entries.push_back(read_entry(text.substr(0, end)));
        text.remove_prefix(end);
    }
    return entries;
}

const std::vector<Entry>& library() {
    static const std::vector<Entry> entries = read_library(sculptures_text);
    return entries;
}

}  // namespace

std::size_t library_size() { return library().size(); }

const ReadyMade& ready_made(std::size_t entry, lexicon::Language language) {
    CHECK(entry < library_size());
    return library()[entry][language == lexicon::Language::french ? 0 : 1];
}

}  // namespace barbarossa
