#include "clay/mesh.hpp"

namespace clay {

namespace {

// A block looks one cube back and two points on, for seams and normals: local point 2 is its first own one.
constexpr int before = 2;
constexpr int points = block_side + 4;
constexpr int cubes = block_side + 1;  // with a corner of the surface each, from the one that ends at the first point

constexpr std::array<Vec, 8> corners = {Vec{0, 0, 0}, Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{1, 1, 0},
                                        Vec{0, 0, 1}, Vec{1, 0, 1}, Vec{0, 1, 1}, Vec{1, 1, 1}};
constexpr std::array<Vec, 3> axes = {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}};

class Mesher {
public:
    Mesher(const Grid& grid, int block) : grid_(grid), cell_(grid.cell()) {
        const int blocks = grid.side() / block_side;
        first_ = Vec{block % blocks, block / blocks % blocks, block / (blocks * blocks)} * block_side;
        copy_points();
    }

    Mesh make() {
        if (has_surface()) {
            add_corners();
            add_quads();
        }
        return std::move(mesh_);
    }

private:
    static std::size_t index(Vec a) { return static_cast<std::size_t>(a.x + points * (a.y + points * a.z)); }
    static std::size_t cube(Vec a) { return static_cast<std::size_t>(a.x + cubes * (a.y + cubes * a.z)); }
    int at(Vec a) const { return distances_[index(a)]; }

    // The clay ends where the block does: outside its faces nothing is, however deep the clay is inside.
    void copy_points() {
        const int side = grid_.side();
        const auto face = [&](int i) { return (std::max(-i, i - side + 1) * 2 - 1) * cell_ / 2; };
        const std::span<const std::int16_t> all = grid_.distances();
        for (int z = 0; z < points; ++z) {
            for (int y = 0; y < points; ++y) {
                const int in_y = first_.y + y - before, in_z = first_.z + z - before;
                const int outside = std::max(face(in_y), face(in_z));
                const int row = side * (std::clamp(in_y, 0, side - 1) + side * std::clamp(in_z, 0, side - 1));
                for (int x = 0; x < points; ++x) {
                    const int in_x = first_.x + x - before;
                    const int own = all[static_cast<std::size_t>(row + std::clamp(in_x, 0, side - 1))];
                    distances_[index({x, y, z})] = static_cast<std::int16_t>(std::max({own, outside, face(in_x)}));
                }
            }
        }
    }

    bool has_surface() const {
        const auto [least, most] = std::minmax_element(distances_.begin(), distances_.end());
        return *least < 0 && *most >= 0;
    }

    void add_corners() {
        for (int z = 0; z < cubes; ++z) {
            for (int y = 0; y < cubes; ++y) {
                for (int x = 0; x < cubes; ++x) add_corner({x, y, z});
            }
        }
    }

    // The middle of where the edges of a cube cross the surface.
    void add_corner(Vec at_cube) {
        const Vec low = at_cube + Vec{before - 1, before - 1, before - 1};
        std::array<int, 8> distance{};
        unsigned inside = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            distance[i] = at(low + corners[i]);
            inside |= (distance[i] < 0 ? 1u : 0u) << i;
        }
        if (inside == 0 || inside == 0xFF) return;
        Vec sum{};
        int crossings = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const std::size_t j = i | std::size_t{1} << axis;
                if (i == j || ((inside >> i ^ inside >> j) & 1) == 0) continue;
                const int part = distance[i] * cell_ / (distance[i] - distance[j]);
                sum = sum + corners[i] * cell_ + axes[axis] * part;
                ++crossings;
            }
        }
        const Vec within{sum.x / crossings, sum.y / crossings, sum.z / crossings};
        numbers_[cube(at_cube)] = static_cast<std::uint16_t>(mesh_.positions.size() / 3);
        add_position(grid_.place(first_ + at_cube - Vec{1, 1, 1}) + within);
        add_normal(low, within);
    }

    void add_position(Vec a) {
        for (const int x : {a.x, a.y, a.z}) mesh_.positions.push_back(static_cast<std::int16_t>(x));
    }

    // How the distance rises at the points of the cube, the nearer the heavier.
    void add_normal(Vec low, Vec within) {
        std::array<std::int64_t, 3> rise{};
        for (const Vec& corner : corners) {
            const auto near = [this](int is_high, int part) { return is_high != 0 ? part : cell_ - part; };
            const std::int64_t weight = std::int64_t{near(corner.x, within.x)} * near(corner.y, within.y) *
                                        near(corner.z, within.z);
            const Vec here = low + corner;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                rise[axis] += weight * (at(here + axes[axis]) - at(here - axes[axis]));
            }
        }
        const std::int64_t volume = std::int64_t{cell_} * cell_ * cell_ / 16;
        const Vec steep{static_cast<int>(rise[0] / volume), static_cast<int>(rise[1] / volume),
                        static_cast<int>(rise[2] / volume)};
        const int size = std::max(length(steep), 1);
        for (const int x : {steep.x, steep.y, steep.z}) {
            mesh_.normals.push_back(static_cast<std::int8_t>(x * 127 / size));
        }
    }

    void add_quads() {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            // The edge that enters the block of all from outside belongs to its first point.
            const bool is_first = (axis == 0 ? first_.x : axis == 1 ? first_.y : first_.z) == 0;
            for (int z = 0; z < block_side; ++z) {
                for (int y = 0; y < block_side; ++y) {
                    for (int x = 0; x < block_side; ++x) {
                        const Vec own{x, y, z};
                        add_quad(own, axis);
                        const bool is_at_face = (axis == 0 ? x : axis == 1 ? y : z) == 0;
                        if (is_first && is_at_face) add_quad(own - axes[axis], axis);
                    }
                }
            }
        }
    }

    // Where an edge crosses the surface, the corners of the four cubes about it.
    void add_quad(Vec own, std::size_t axis) {
        const Vec low = own + Vec{before, before, before};
        const bool is_inside = at(low) < 0;
        if (is_inside == (at(low + axes[axis]) < 0)) return;
        const Vec u = axes[(axis + 1) % 3], v = axes[(axis + 2) % 3], last = own + Vec{1, 1, 1};
        std::array<std::uint16_t, 4> ring{numbers_[cube(last - u - v)], numbers_[cube(last - v)], numbers_[cube(last)],
                                          numbers_[cube(last - u)]};
        if (!is_inside) std::swap(ring[1], ring[3]);
        const std::size_t turn = gap(ring[0], ring[2]) <= gap(ring[1], ring[3]) ? 0 : 1;  // along the shorter diagonal
        for (const std::size_t i : {0u, 1u, 2u, 0u, 2u, 3u}) mesh_.triangles.push_back(ring[(i + turn) % 4]);
    }

    std::int64_t gap(std::uint16_t a, std::uint16_t b) const {
        const auto position = [this](std::size_t corner) {
            return Vec{mesh_.positions[3 * corner], mesh_.positions[3 * corner + 1], mesh_.positions[3 * corner + 2]};
        };
        const Vec between = position(a) - position(b);
        return dot(between, between);
    }

    const Grid& grid_;
    int cell_;
    Vec first_{};  // own point
    std::array<std::int16_t, points * points * points> distances_{};
    std::array<std::uint16_t, cubes * cubes * cubes> numbers_{};  // of corners, by cube
    Mesh mesh_;
};

}  // namespace

Mesh mesh_of(const Field& field, int block) { return Mesher(field.grid(), block).make(); }

}  // namespace clay
