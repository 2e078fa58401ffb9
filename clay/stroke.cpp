// The packed list: a byte for the version, then one stroke after another. A stroke begins with its tool and how it is
// meant; a stamp goes on with place and shape, a brush with size, strength and path. Dabs lie close together, so most
// are written as a step from the one before, in 16 bits; each in the shortest way there is, so that there is only one.
#include "clay/stroke.hpp"

#include "core/check.hpp"
#include "core/steps.hpp"

namespace clay {

namespace {

constexpr int tool_bits = 4;
constexpr int size_max = 64;
enum Meaning : int { meant_mirrored = 1, meant_hollow = 2, meant_turned = 4 };  // beside the tool

// How a dab is written: its mark, then the rest. Steps are in each direction from -2^(bits-1) on, pressure likewise.
struct Writing {
    int bytes, mark, mark_bits, step_bits, pressure_bits;

    bool fits(const Dab& dab, const Dab& before) const {
        const auto is_in = [](int step, int bits) {
            return bits == 0 ? step == 0 : step >= -(1 << (bits - 1)) && step < 1 << (bits - 1);
        };
        return is_in(dab.at.x - before.at.x, step_bits) && is_in(dab.at.y - before.at.y, step_bits) &&
               is_in(dab.at.z - before.at.z, step_bits) && is_in(dab.pressure - before.pressure, pressure_bits);
    }
};
constexpr Writing short_dab{2, 0b0, 1, 5, 0};   // pressed as before
constexpr Writing middle_dab{3, 0b10, 2, 6, 4};
constexpr int whole_mark = 0b11;                // place and pressure as they are, in 5 bytes
constexpr int place_bits = 10;

bool is_within(Point at) {
    const auto fits = [](int a) { return a >= 0 && a < width; };
    return fits(at.x) && fits(at.y) && fits(at.z);
}

class Writer {
public:
    void number(std::uint64_t value, int bytes) {
        while (bytes-- > 0) out_.push_back(static_cast<char>(value >> (8 * bytes) & 0xFF));
    }
    void place(Point at) { number(packed_place(at), 4); }
    void dab(const Dab& dab, const Dab& before) {
        for (const Writing& writing : {short_dab, middle_dab}) {
            if (writing.fits(dab, before)) return write(writing, dab, before);
        }
        number(((std::uint64_t{whole_mark} << 30 | packed_place(dab.at)) << 8) | dab.pressure, 5);
    }
    std::string take() { return std::move(out_); }

private:
    static std::uint64_t packed_place(Point at) {
        return (static_cast<std::uint64_t>(at.x) << place_bits | static_cast<std::uint64_t>(at.y)) << place_bits |
               static_cast<std::uint64_t>(at.z);
    }
    void write(const Writing& writing, const Dab& dab, const Dab& before) {
        std::uint64_t value = static_cast<std::uint64_t>(writing.mark);
        const auto add = [&](int step, int bits) {
            if (bits > 0) value = value << bits | static_cast<std::uint64_t>(step + (1 << (bits - 1)));
        };
        add(dab.at.x - before.at.x, writing.step_bits);
        add(dab.at.y - before.at.y, writing.step_bits);
        add(dab.at.z - before.at.z, writing.step_bits);
        add(dab.pressure - before.pressure, writing.pressure_bits);
        number(value, writing.bytes);
    }

    std::string out_;
};

class Reader {
public:
    explicit Reader(std::string_view bytes) : left_(bytes) {}

    bool is_at_end() const { return left_.empty(); }
    std::size_t left() const { return left_.size(); }
    bool has_failed() const { return has_failed_; }

    std::uint64_t number(int bytes) {
        if (left_.size() < static_cast<std::size_t>(bytes)) {
            has_failed_ = true;
            left_ = {};
            return 0;
        }
        std::uint64_t value = 0;
        const std::string_view taken = left_.substr(0, static_cast<std::size_t>(bytes));
        for (const char byte : taken) value = value << 8 | static_cast<std::uint8_t>(byte);
        left_.remove_prefix(taken.size());
        return value;
    }
    std::uint8_t byte() { return static_cast<std::uint8_t>(number(1)); }
    Point place() {
        const std::uint64_t value = number(4);
        has_failed_ |= value >> (3 * place_bits) != 0;
        return unpacked_place(value);
    }
    Dab dab(const Dab& before) {
        const int first = left_.empty() ? 0 : static_cast<std::uint8_t>(left_.front());
        if (first >> 7 == short_dab.mark) return read(short_dab, before);
        const bool is_middle = first >> 6 == middle_dab.mark;
        const std::uint64_t value = is_middle ? 0 : number(5);
        const Dab dab = is_middle ? read(middle_dab, before)
                                  : Dab{unpacked_place(value >> 8), static_cast<std::uint8_t>(value)};
        // Only the shortest writing is one; and what overflows is none.
        has_failed_ |= short_dab.fits(dab, before) || middle_dab.fits(dab, before) != is_middle;
        return dab;
    }

private:
    static Point unpacked_place(std::uint64_t value) {
        const auto part = [&](int shift) { return static_cast<std::int16_t>(value >> shift & (width - 1)); };
        return {part(2 * place_bits), part(place_bits), part(0)};
    }
    Dab read(const Writing& writing, const Dab& before) {
        std::uint64_t value = number(writing.bytes);
        const auto take = [&](int bits) {
            if (bits == 0) return 0;
            const int step = static_cast<int>(value & ((1u << bits) - 1)) - (1 << (bits - 1));
            value >>= bits;
            return step;
        };
        const int pressed = take(writing.pressure_bits);
        const int z = take(writing.step_bits), y = take(writing.step_bits), x = take(writing.step_bits);
        const auto moved = [](int from, int by) { return static_cast<std::int16_t>(from + by); };
        return {{moved(before.at.x, x), moved(before.at.y, y), moved(before.at.z, z)},
                static_cast<std::uint8_t>(before.pressure + pressed)};
    }

    std::string_view left_;
    bool has_failed_ = false;
};

void write_stroke(Writer& out, const Stroke& stroke) {
    const Shape& shape = stroke.shape;
    const bool is_turned = shape.turn != std::array<std::uint8_t, 3>{};
    const int meant = (stroke.is_mirrored ? meant_mirrored : 0) | (shape.is_hollow ? meant_hollow : 0) |
                      (is_turned ? meant_turned : 0);
    out.number(static_cast<std::uint64_t>(static_cast<int>(stroke.tool) | meant << tool_bits), 1);
    if (is_stamp(stroke.tool)) {
        out.place(stroke.path.front().at);
        for (const std::uint8_t half : shape.half) out.number(half, 1);
        for (const std::uint8_t turn : shape.turn) {
            if (is_turned) out.number(turn, 1);
        }
        out.number(shape.blend, 1);
        return;
    }
    out.number(stroke.size, 1);
    out.number(stroke.strength, 1);
    out.number(stroke.path.size(), 2);
    Dab before{};
    for (const Dab& dab : stroke.path) {
        out.dab(dab, before);
        before = dab;
    }
}

std::expected<Stroke, Fault> read_stroke(Reader& in) {
    const int first = in.byte(), meant = first >> tool_bits;
    const int meanings = is_stamp(static_cast<Tool>(first & 15)) ? meant_mirrored | meant_hollow | meant_turned
                                                                 : meant_mirrored;
    if ((first & 15) >= tool_count || (meant & ~meanings) != 0) return std::unexpected(Fault::corrupt);
    Stroke stroke{.tool = static_cast<Tool>(first & 15), .is_mirrored = (meant & meant_mirrored) != 0};
    std::size_t dabs = 1;
    if (is_stamp(stroke.tool)) {
        stroke.shape.is_hollow = (meant & meant_hollow) != 0;
        stroke.path.push_back({in.place()});
        for (std::uint8_t& half : stroke.shape.half) half = in.byte();
        const bool is_turned = (meant & meant_turned) != 0;
        for (std::uint8_t& turn : stroke.shape.turn) turn = is_turned ? in.byte() : std::uint8_t{0};
        if (is_turned && stroke.shape.turn == Shape{}.turn) return std::unexpected(Fault::corrupt);
        stroke.shape.blend = in.byte();
    } else {
        stroke.size = in.byte();
        stroke.strength = in.byte();
        dabs = in.number(2);
        if (dabs > dabs_max) return std::unexpected(Fault::too_long);
        Dab before{};
        for (std::size_t i = 0; i < dabs && !in.has_failed(); ++i) stroke.path.push_back(before = in.dab(before));
    }
    if (in.has_failed()) return std::unexpected(Fault::corrupt);
    if (!is_possible(stroke)) return std::unexpected(Fault::out_of_block);
    return stroke;
}

}  // namespace

bool is_possible(const Stroke& stroke) {
    if (static_cast<int>(stroke.tool) >= tool_count) return false;
    if (stroke.path.empty() || stroke.path.size() > dabs_max) return false;
    for (const Dab& dab : stroke.path) {
        if (!is_within(dab.at)) return false;
    }
    if (!is_stamp(stroke.tool)) {
        return stroke.size >= 1 && stroke.size <= size_max && stroke.strength >= 1 && stroke.shape == Shape{};
    }
    const Stroke plain;
    for (const std::uint8_t half : stroke.shape.half) {
        if (half == 0) return false;
    }
    return stroke.path.size() == 1 && stroke.path.front().pressure == 255 && stroke.size == plain.size &&
           stroke.strength == plain.strength;
}

std::string pack(const Strokes& strokes) {
    Writer out;
    out.number(version, 1);
    for (const Stroke& stroke : strokes) {
        CHECK(is_possible(stroke));
        write_stroke(out, stroke);
    }
    return out.take();
}

std::expected<std::vector<Ended>, Fault> unpack_apart(std::string_view bytes) {
    if (bytes.size() > packed_bytes_max) return std::unexpected(Fault::too_long);
    Reader in(bytes);
    const int made_by = in.byte();
    if (in.has_failed()) return std::unexpected(Fault::corrupt);
    if (made_by != version) return std::unexpected(Fault::wrong_version);
    std::vector<Ended> strokes;
    while (!in.is_at_end()) {
        auto stroke = read_stroke(in);
        if (!stroke) return std::unexpected(stroke.error());
        if (strokes.size() == strokes_max) return std::unexpected(Fault::too_long);
        core::count_steps(static_cast<std::int64_t>(1 + stroke->path.size()));
        strokes.push_back({*std::move(stroke), bytes.size() - in.left()});
    }
    return strokes;
}

std::expected<Strokes, Fault> unpack(std::string_view bytes) {
    auto parts = unpack_apart(bytes);
    if (!parts) return std::unexpected(parts.error());
    Strokes strokes;
    strokes.reserve(parts->size());
    for (Ended& each : *parts) strokes.push_back(std::move(each.stroke));
    return strokes;
}

}  // namespace clay
