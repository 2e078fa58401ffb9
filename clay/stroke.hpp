// What a hand does to the clay. A sculpture is the list of its strokes: small, the same on every machine, and a film of
// its own making. Places are in units of which the block is 1024 wide, deep and high, whatever grid it is worked on;
// x goes right, y up, z towards whoever looks at its front.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clay {

inline constexpr int width = 1024;  // of the block, in units
inline constexpr int version = 1;   // of the packed list; raised when an old list would make another sculpture
inline constexpr std::size_t version_bytes = 1;  // that say it, before the strokes
inline constexpr std::size_t packed_bytes_max = 64 * 1024;
inline constexpr std::size_t strokes_max = 4000;
inline constexpr std::size_t dabs_max = 1500;  // of one stroke
// Clay that a sculpture may use: thousandths of the block. Measured on the coarse grid, so that all agree.
inline constexpr int volume_max = 300;

enum class Tool : std::uint8_t {
    add, carve, smooth, pull, flatten, pinch,  // brushes: led along a path
    ball, rod, disc, cone, box, ring           // stamps: set down once
};
inline constexpr int tool_count = 12;
constexpr bool is_stamp(Tool tool) { return tool >= Tool::ball; }

struct Point {  // 0 to 1023 in each direction
    std::int16_t x = 0, y = 0, z = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Dab {  // where the brush was, and how hard it was pressed
    Point at{};
    std::uint8_t pressure = 255;
    friend bool operator==(const Dab&, const Dab&) = default;
};

// A shape inside a box of these half sizes, turned about its middle. Ball: an ellipsoid. Rod: a capsule along y. Disc:
// a round plate whose axis is y, its edge rounded. Cone: its base below, its tip above. Box: its edges a little round.
// Ring: lies flat, and is half.y thick to each side; half.x and half.z reach its outer edge.
struct Shape {
    std::array<std::uint8_t, 3> half{};  // in steps of 4 units: up to 1020
    std::array<std::uint8_t, 3> turn{};  // about x, then y, then z, in 256ths of a whole turn
    std::uint8_t blend = 0;              // how softly it joins what is there, in units
    bool is_hollow = false;              // takes clay away instead of adding it
    friend bool operator==(const Shape&, const Shape&) = default;
};

struct Stroke {
    Tool tool = Tool::add;
    bool is_mirrored = false;   // the same is done on the other side of the middle, x -> 1023 - x
    std::uint8_t size = 16;     // of a brush: its radius in steps of 4 units, 1 to 64
    std::uint8_t strength = 128;  // of a brush: 1 to 255
    Shape shape{};              // of a stamp
    std::vector<Dab> path{};    // of a brush 1 to dabs_max; of a stamp exactly one, and its pressure is 255
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

using Strokes = std::vector<Stroke>;

// Whether every number of it is one that can be; what a tool has no use for must be as it is by default, and no half
// size nought.
bool is_possible(const Stroke&);

enum class Fault : std::uint8_t {
    too_long,       // packed it is over 64 KB, or of too many strokes
    corrupt,        // these bytes are no list of strokes
    wrong_version,  // made by another clay
    out_of_block,   // a place, size or number that cannot be
    over_volume,    // more clay than the block has
    too_much_work   // so many large strokes that a server will not follow them
};

// One writing for each list: what unpacks packs to the same bytes again.
std::string pack(const Strokes&);
std::expected<Strokes, Fault> unpack(std::string_view bytes);

// The same with where in the bytes each stroke ends: what lies between two ends is one stroke, and can be added to
// another list or taken off it as it is.
struct Ended {
    Stroke stroke{};
    std::size_t end = 0;
};
std::expected<std::vector<Ended>, Fault> unpack_apart(std::string_view bytes);

// For JSON: plain base64.
std::string to_text(std::string_view bytes);
std::expected<std::string, Fault> from_text(std::string_view text);

}  // namespace clay
