#include "clay/script.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace clay {

namespace {

constexpr std::array<std::string_view, tool_count> tool_names = {"add",  "carve", "smooth", "pull", "flatten", "pinch",
                                                                 "ball", "rod",   "disc",   "cone", "box",     "ring"};

struct Range {
    int least = 0, most = 0;
};

constexpr Range places = {0, width - 1};
constexpr Range halves = {2, 1020};    // one step to 255
constexpr Range degrees = {-360, 360};
constexpr Range sizes = {4, 256};

int in_steps(int units) { return (units + 2) / 4; }

// 256ths of a whole turn.
std::uint8_t turn_of(int angle) { return static_cast<std::uint8_t>(((angle + 360) * 256 + 180) / 360 % 256); }

// One line, read word by word. The first thing that is wrong stays as `why`, and nothing read after it counts.
class Reader {
public:
    explicit Reader(std::string_view line) : left_(line) {}

    const std::string& why() const { return why_; }

    std::string_view peek() {
        left_.remove_prefix(std::min(left_.find_first_not_of(" \t\r"), left_.size()));
        const bool is_comma = left_.starts_with(',');
        return left_.substr(0, is_comma ? 1 : left_.find_first_of(" \t\r,"));
    }

    bool take(std::string_view word) {
        if (peek() != word || word.empty()) return false;
        left_.remove_prefix(word.size());
        return true;
    }

    std::string_view take_any() {
        const std::string_view word = peek();
        left_.remove_prefix(word.size());
        return word;
    }

    void expect(std::string_view word) {
        if (!take(word)) fail("'" + std::string(word) + "' is missing" + instead());
    }

    int number(std::string_view what, Range range) {
        const std::string_view word = peek();
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc() || end != word.data() + word.size()) {
            fail(std::string(what) + " takes whole numbers" + instead());
            return range.least;
        }
        if (value < range.least || value > range.most) {
            fail(std::string(what) + " goes from " + std::to_string(range.least) + " to " + std::to_string(range.most) +
                 instead());
            return range.least;
        }
        take_any();
        return value;
    }

    Point point(std::string_view what) {
        const int x = number(what, places), y = number(what, places), z = number(what, places);
        return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::int16_t>(z)};
    }

    void fail(std::string why) {
        if (why_.empty()) why_ = std::move(why);
    }

    void expect_end() {
        if (!peek().empty()) fail("'" + std::string(peek()) + "' is too much");
    }

private:
    std::string instead() { return peek().empty() ? "" : ", not '" + std::string(peek()) + "'"; }

    std::string_view left_;
    std::string why_;
};

std::optional<Tool> tool_named(std::string_view name) {
    const auto found = std::ranges::find(tool_names, name);
    if (found == tool_names.end()) return std::nullopt;
    return static_cast<Tool>(found - tool_names.begin());
}

void read_stamp(Reader& line, Stroke& stroke) {
    line.expect("at");
    stroke.path.push_back({.at = line.point("at")});
    line.expect("half");
    for (std::uint8_t& half : stroke.shape.half) {
        half = static_cast<std::uint8_t>(in_steps(line.number("half", halves)));
    }
    const auto read_turn = [&] {
        for (std::uint8_t& turn : stroke.shape.turn) turn = turn_of(line.number("turn", degrees));
    };
    const bool is_turned = line.take("turn");
    if (is_turned) read_turn();
    if (line.take("blend")) stroke.shape.blend = static_cast<std::uint8_t>(line.number("blend", {0, 255}));
    if (!is_turned && line.take("turn")) read_turn();  // either may come first
}

void read_brush(Reader& line, Stroke& stroke) {
    line.expect("size");
    stroke.size = static_cast<std::uint8_t>(in_steps(line.number("size", sizes)));
    if (line.take("strength")) stroke.strength = static_cast<std::uint8_t>(line.number("strength", {1, 255}));
    line.expect("path");
    do {
        stroke.path.push_back({.at = line.point("path")});
    } while (line.take(",") && stroke.path.size() <= dabs_max);
    if (stroke.path.size() > dabs_max) line.fail("a path has at most " + std::to_string(dabs_max) + " places");
}

Stroke read_stroke(Reader& line) {
    Stroke stroke;
    bool is_brush = false;
    while (!is_brush) {
        if (line.take("mirror")) stroke.is_mirrored = true;
        else if (line.take("hollow")) stroke.shape.is_hollow = true;
        else if (line.take("brush")) is_brush = true;
        else break;
    }
    const std::string name(line.take_any());
    const auto tool = tool_named(name);
    if (!tool || is_stamp(*tool) == is_brush) {
        line.fail("there is no " + std::string(is_brush ? "brush" : "stamp") + " '" + name + "'");
        return stroke;
    }
    stroke.tool = *tool;
    if (is_brush && stroke.shape.is_hollow) line.fail("a brush is not hollow; 'brush carve' takes clay away");
    if (is_brush) read_brush(line, stroke);
    else read_stamp(line, stroke);
    line.expect_end();
    return stroke;
}

bool is_passed_over(std::string_view first) {
    return first.empty() || first == "sculpture" || first == "word" || first == "description" || first == "grade";
}

}  // namespace

std::expected<Strokes, ScriptFault> read_script(std::string_view text) {
    Strokes strokes;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view written = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (Reader first(written); is_passed_over(first.peek())) continue;
        written = written.substr(0, written.find('#'));
        Reader line(written);
        if (line.peek().empty()) continue;
        Stroke stroke = read_stroke(line);
        if (!line.why().empty()) return std::unexpected(ScriptFault{.line = number, .why = line.why()});
        if (strokes.size() == strokes_max) {
            return std::unexpected(ScriptFault{
                .line = number, .why = "a sculpture has at most " + std::to_string(strokes_max) + " strokes"});
        }
        strokes.push_back(std::move(stroke));
    }
    return strokes;
}

}  // namespace clay
