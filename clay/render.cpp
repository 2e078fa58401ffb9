#include "clay/render.hpp"

#include <algorithm>
#include <cmath>

namespace clay {

namespace {

// Lengths are in units, as in strokes: a picture looks alike whatever the grid.
struct Vec3 {
    float x = 0, y = 0, z = 0;
};

Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
Vec3 operator*(Vec3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
Vec3 operator*(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
Vec3 unit(Vec3 a) { return a * (1 / std::sqrt(std::max(dot(a, a), 1e-12f))); }
Vec3 mix(Vec3 a, Vec3 b, float t) { return a * (1 - t) + b * t; }
float clamp01(float a) { return std::clamp(a, 0.0f, 1.0f); }

// The part of a ray that counts.
struct Span {
    float nearest = 0, farthest = 0;
};

// The field as a smooth solid: distances between the points of the grid, and the box that holds all clay.
class Solid {
public:
    explicit Solid(const Field& field)
        : side_(field.side()), cell_(static_cast<float>(width) / static_cast<float>(side_)) {
        distances_.reserve(static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_) *
                           static_cast<std::size_t>(side_));
        for (int z = 0; z < side_; ++z) {
            for (int y = 0; y < side_; ++y) {
                for (int x = 0; x < side_; ++x) take_in(x, y, z, field.at(x, y, z));
            }
        }
    }

    bool is_empty() const { return low_.x > high_.x; }
    Vec3 middle() const { return (low_ + high_) * 0.5f; }
    // How far the clay reaches from its middle across a picture, however it is turned, seen from that far up.
    float reach(float up) const {
        float reach = 0;
        for (const Inside& each : skin_) {
            const Vec3 off = each.place - middle();
            const float out = std::sqrt(off.x * off.x + off.z * off.z);
            const float high = std::abs(off.y) * std::cos(up) + out * std::sin(up);
            reach = std::max(reach, std::max(out, high) + each.depth);
        }
        return reach;
    }
    float ground() const { return low_.y; }
    float cell() const { return cell_; }

    float at(Vec3 p) const {
        const float last = static_cast<float>(side_ - 1), in_cells = 1 / cell_;  // exact: a cell is a power of two
        const float x = p.x * in_cells - 0.5f, y = p.y * in_cells - 0.5f, z = p.z * in_cells - 0.5f;
        if (!(x >= 0 && y >= 0 && z >= 0 && x < last && y < last && z < last)) return horizon();
        const int i = static_cast<int>(x), j = static_cast<int>(y), k = static_cast<int>(z);
        const float u = x - static_cast<float>(i), v = y - static_cast<float>(j), w = z - static_cast<float>(k);
        const std::int8_t* const corner = &distances_[static_cast<std::size_t>((k * side_ + j) * side_ + i)];
        const auto plane = [&](const std::int8_t* c) {
            const float near = static_cast<float>(c[0]) * (1 - u) + static_cast<float>(c[1]) * u;
            const float far = static_cast<float>(c[side_]) * (1 - u) + static_cast<float>(c[side_ + 1]) * u;
            return near * (1 - v) + far * v;
        };
        return (plane(corner) * (1 - w) + plane(corner + side_ * side_) * w) * cell_ * (1.0f / 16);
    }

    float horizon() const { return far_ * cell_ / 16; }  // distances are not known beyond it

    // Where a ray may pass as near by the clay as that; nothing if `farthest` is not beyond `nearest`.
    Span span(Vec3 from, Vec3 along, float near_by) const {
        Span found = {0, 1e9f};
        const auto narrow = [&](float start, float step, float low, float high) {
            const float inverse = 1 / (std::abs(step) < 1e-6f ? 1e-6f : step);
            const float a = (low - start) * inverse, b = (high - start) * inverse;
            found.nearest = std::max(found.nearest, std::min(a, b));
            found.farthest = std::min(found.farthest, std::max(a, b));
        };
        narrow(from.x, along.x, low_.x - near_by, high_.x + near_by);
        narrow(from.y, along.y, low_.y - near_by, high_.y + near_by);
        narrow(from.z, along.z, low_.z - near_by, high_.z + near_by);
        return found;
    }

private:
    static constexpr float far_ = 127;

    struct Inside {
        Vec3 place{};
        float depth = 0;
    };

    // All that lies no deeper than a point of the grid is clay too: so the box is as exact as the distances are.
    void take_in(int x, int y, int z, int distance) {
        distances_.push_back(static_cast<std::int8_t>(distance));
        if (distance > 0 || distance < -32) return;
        const auto place = [&](int i) { return (static_cast<float>(i) + 0.5f) * cell_; };
        const Vec3 p = {place(x), place(y), place(z)};
        const float depth = static_cast<float>(-distance) * cell_ / 16;
        low_ = {std::min(low_.x, p.x - depth), std::min(low_.y, p.y - depth), std::min(low_.z, p.z - depth)};
        high_ = {std::max(high_.x, p.x + depth), std::max(high_.y, p.y + depth), std::max(high_.z, p.z + depth)};
        skin_.push_back({p, depth});
    }

    int side_;
    float cell_;
    std::vector<std::int8_t> distances_;
    std::vector<Inside> skin_;  // what is near the surface
    Vec3 low_ = {1e9f, 1e9f, 1e9f}, high_ = {-1e9f, -1e9f, -1e9f};
};

// Colours are computed as amounts of light, and shown by their roots: near enough to what screens do.
float light_of(std::uint8_t shown) {
    const float part = static_cast<float>(shown) / 255;
    return part * part;
}

std::uint8_t shown_as(float light) { return static_cast<std::uint8_t>(std::sqrt(clamp01(light)) * 255 + 0.5f); }

Vec3 light_of(Colour colour) { return {light_of(colour.red), light_of(colour.green), light_of(colour.blue)}; }

constexpr Colour paper = {0xF4, 0xEC, 0xDF};

// One picture: where it is seen from, and what a ray brings home.
class Studio {
public:
    Studio(const Field& field, const Camera& camera, Colour colour)
        : solid_(field), clay_(light_of(colour)), paper_(light_of(paper)) {
        if (solid_.is_empty()) return;
        const float degree = 3.14159265f / 180;
        const float turn = static_cast<float>(camera.turn) * degree, up = static_cast<float>(camera.height) * degree;
        const Vec3 aside = {std::cos(turn), 0, -std::sin(turn)};
        const Vec3 towards = {std::sin(turn) * std::cos(up), std::sin(up), std::cos(turn) * std::cos(up)};
        reach_ = solid_.reach(up);
        const float away = reach_ * 6;  // a long lens: little is bent
        eye_ = solid_.middle() + towards * away;
        look_ = towards * -1;
        across_ = aside * (1.1f * reach_ / away);
        down_ = cross(aside, towards) * (1.1f * reach_ / away);
        key_ = unit(aside * -0.62f + Vec3{0, 1, 0} + Vec3{std::sin(turn), 0, std::cos(turn)} * 0.75f);
        fill_ = unit(aside * 0.9f + Vec3{0, 0.25f, 0} + towards * 0.5f);
    }

    // The light from a place of the picture: -1 to 1 from its left to its right, and from above to below.
    Vec3 see(float x, float y) const {
        if (solid_.is_empty()) return paper_;
        const Vec3 along = unit(look_ + across_ * x + down_ * y);
        float far = 0;
        if (march(along, far)) return shade_clay(eye_ + along * far, along);
        return shade_ground(along);
    }

private:
    // Along a ray from the eye to the surface. Steps are short of what the distance allows: strokes may bend it.
    bool march(Vec3 along, float& far) const {
        const Span span = solid_.span(eye_, along, solid_.cell());
        float before = span.nearest;
        for (float t = span.nearest; t < span.farthest;) {
            const float distance = solid_.at(eye_ + along * t);
            if (distance <= 0) {
                for (int halving = 0; halving < 6; ++halving) {
                    const float between = (before + t) / 2;
                    (solid_.at(eye_ + along * between) <= 0 ? t : before) = between;
                }
                far = t;
                return true;
            }
            before = t;
            t += std::clamp(distance * 0.8f, solid_.cell() * 0.25f, solid_.cell() * 4);
        }
        return false;
    }

    Vec3 normal_at(Vec3 p) const {
        const float step = std::max(12.0f, solid_.cell() * 0.9f);
        const auto slope = [&](Vec3 side) { return solid_.at(p + side) - solid_.at(p - side); };
        return unit({slope({step, 0, 0}), slope({0, step, 0}), slope({0, 0, step})});
    }

    // Above zero on ridges, below zero in grooves.
    float bend_at(Vec3 p) const {
        const float step = std::max(14.0f, solid_.cell());
        const auto both = [&](Vec3 side) { return solid_.at(p + side) + solid_.at(p - side); };
        return (both({step, 0, 0}) + both({0, step, 0}) + both({0, 0, step}) - 6 * solid_.at(p)) / step;
    }

    // How much of a wide lamp is seen: 0 none, 1 all of it.
    float lit(Vec3 from, Vec3 towards, float softness) const {
        const float wide = solid_.horizon() * 0.9f;
        const Span span = solid_.span(from, towards, wide);
        float seen = 1;
        for (float t = std::max(span.nearest, solid_.cell()); t < span.farthest;) {
            const float distance = solid_.at(from + towards * t);
            seen = std::min(seen, distance / std::min(t / softness, wide));
            if (seen <= 0) return 0;
            t += std::clamp(distance, solid_.cell() * 0.6f, solid_.cell() * 4);
        }
        return seen * seen * (3 - 2 * seen);
    }

    // How much of the sky over a surface is open.
    float open_sky(Vec3 from, Vec3 normal) const {
        const Vec3 side = unit(cross(normal, std::abs(normal.y) < 0.9f ? Vec3{0, 1, 0} : Vec3{1, 0, 0}));
        const Vec3 other = cross(normal, side);
        constexpr float ring[8][2] = {{1, 0}, {0.7f, 0.7f}, {0, 1}, {-0.7f, 0.7f},
                                      {-1, 0}, {-0.7f, -0.7f}, {0, -1}, {0.7f, -0.7f}};
        constexpr float steps[] = {20, 45, 90};
        float open = 0;
        for (const auto& [a, b] : ring) {
            const Vec3 towards = unit(normal * 0.8f + side * a + other * b);
            float seen = 1;
            for (const float step : steps) {
                const Vec3 p = from + towards * step;
                const float clear = std::min(solid_.at(p), std::max(p.y - solid_.ground(), 0.0f) + step * 0.15f);
                seen = std::min(seen, clear / (step * 0.5f));
            }
            open += clamp01(seen);
        }
        return open / 8;
    }

    Vec3 shade_clay(Vec3 p, Vec3 along) const {
        const Vec3 normal = normal_at(p);
        const Vec3 outside = p + normal * (solid_.cell() * 0.6f);
        const float open = open_sky(outside, normal);
        const float facing = dot(normal, key_);
        const float key = clamp01((facing + 0.15f) / 1.15f) * lit(outside, key_, 7);
        const float fill = clamp01(dot(normal, fill_) * 0.6f + 0.4f) * open;
        const float sky = (0.55f + 0.45f * normal.y) * open * open;
        const float bounce = clamp01(0.35f - 0.65f * normal.y) * open;
        const float rim = clamp01(1 + dot(normal, along));
        const Vec3 half = unit(key_ - along);
        const float gleam = std::pow(clamp01(dot(normal, half)), 24.0f) * key * 0.10f + rim * rim * rim * 0.10f * open;
        const Vec3 light = Vec3{1.0f, 0.95f, 0.87f} * (key * 0.9f) + Vec3{0.80f, 0.90f, 1.0f} * (sky * 0.30f) +
                          Vec3{1.0f, 0.92f, 0.85f} * (fill * 0.15f) + Vec3{1.0f, 0.85f, 0.7f} * (bounce * 0.14f) +
                          Vec3{0.05f, 0.045f, 0.05f};
        const float relief = 1 + std::clamp(bend_at(p) * 0.3f, -0.55f, 0.16f);
        return clay_ * light * relief + Vec3{gleam, gleam, gleam};
    }

    Vec3 shade_ground(Vec3 along) const {
        if (along.y > -0.01f) return paper_;
        const Vec3 p = eye_ + along * ((solid_.ground() - eye_.y) / along.y);
        const Vec3 off = p - solid_.middle();
        const float fade = clamp01(1.6f - std::sqrt(off.x * off.x + off.z * off.z) / (reach_ * 1.7f));
        if (fade <= 0) return paper_;
        const Vec3 above = p + Vec3{0, solid_.cell() * 0.3f, 0};
        const float shadow = (1 - lit(above, key_, 4)) * 0.34f + (1 - open_sky(above, {0, 1, 0})) * 0.45f;
        return mix(paper_, paper_ * Vec3{0.30f, 0.22f, 0.20f}, clamp01(shadow) * fade);
    }

    Solid solid_;
    Vec3 clay_, paper_;
    float reach_ = 0;
    Vec3 eye_, look_, across_, down_;
    Vec3 key_, fill_;
};

// Whether what is beside a pixel differs so much that one ray is not enough for it.
bool is_edge(const std::vector<Vec3>& seen, int pixels, int x, int y) {
    const auto at = [&](int i, int j) {
        i = std::clamp(i, 0, pixels - 1), j = std::clamp(j, 0, pixels - 1);
        return seen[static_cast<std::size_t>(j * pixels + i)];
    };
    const auto differs = [&](Vec3 a, Vec3 b) {
        const Vec3 by = a - b;
        return dot(by, by) > 0.0012f;
    };
    return differs(at(x - 1, y), at(x + 1, y)) || differs(at(x, y - 1), at(x, y + 1)) ||
           differs(at(x, y), at(x + 1, y)) || differs(at(x, y), at(x, y + 1));
}

}  // namespace

Image render(const Field& field, const Camera& camera, int pixels, Colour colour) {
    const Studio studio(field, camera, colour);
    // At a part of a pixel, from its left and from above.
    const auto see = [&](int x, int y, float across, float down) {
        const auto place = [&](int at, float part) {
            return 2 * (static_cast<float>(at) + part) / static_cast<float>(pixels) - 1;
        };
        return studio.see(place(x, across), place(y, down));
    };
    std::vector<Vec3> seen;
    seen.reserve(static_cast<std::size_t>(pixels) * static_cast<std::size_t>(pixels));
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) seen.push_back(see(x, y, 0.5f, 0.5f));
    }
    Image image = {.width = pixels, .height = pixels};
    image.rgb.reserve(seen.size() * 3);
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            Vec3 light = seen[static_cast<std::size_t>(y * pixels + x)];
            if (is_edge(seen, pixels, x, y)) {
                light = (see(x, y, 0.25f, 0.25f) + see(x, y, 0.75f, 0.25f) + see(x, y, 0.25f, 0.75f) +
                         see(x, y, 0.75f, 0.75f)) * 0.25f;
            }
            for (const float amount : {light.x, light.y, light.z}) image.rgb.push_back(shown_as(amount));
        }
    }
    return image;
}

}  // namespace clay
