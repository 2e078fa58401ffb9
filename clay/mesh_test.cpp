#include <gtest/gtest.h>

#include <map>

#include "clay/mesh.hpp"
#include "clay/some_strokes.hpp"

namespace clay {

namespace {

using Corner = std::array<int, 3>;

std::vector<Mesh> all_of(const Field& field) {
    const int blocks = field.side() / block_side;
    std::vector<Mesh> meshes;
    for (int block = 0; block < blocks * blocks * blocks; ++block) meshes.push_back(mesh_of(field, block));
    return meshes;
}

Corner corner(const auto& list, std::size_t number) {
    return {list[3 * number], list[3 * number + 1], list[3 * number + 2]};
}

// Six times the volume it encloses, in units of the block's width.
double check_closed(const std::vector<Mesh>& meshes) {
    std::map<std::pair<Corner, Corner>, int> edges;
    std::map<Corner, Corner> normals;
    double volume = 0;
    for (const Mesh& mesh : meshes) {
        for (std::size_t i = 0; i < mesh.positions.size() / 3; ++i) {
            const auto [known, is_new] = normals.emplace(corner(mesh.positions, i), corner(mesh.normals, i));
            EXPECT_EQ(known->second, corner(mesh.normals, i));  // the same from both sides of a seam
        }
        for (std::size_t i = 0; i < mesh.triangles.size(); i += 3) {
            const auto at = [&](std::size_t of) { return corner(mesh.positions, mesh.triangles[i + of]); };
            const Corner a = at(0), b = at(1), c = at(2);
            ++edges[{a, b}], ++edges[{b, c}], ++edges[{c, a}];
            const auto part = [](int x) { return x / double{fine_width}; };
            volume += part(a[0]) * (part(b[1]) * part(c[2]) - part(b[2]) * part(c[1])) +
                      part(a[1]) * (part(b[2]) * part(c[0]) - part(b[0]) * part(c[2])) +
                      part(a[2]) * (part(b[0]) * part(c[1]) - part(b[1]) * part(c[0]));
        }
    }
    int open = 0;
    for (const auto& [edge, count] : edges) {
        const auto back = edges.find({edge.second, edge.first});
        open += back == edges.end() || back->second != count;
    }
    EXPECT_EQ(open, 0);
    return volume;
}

}  // namespace

TEST(Mesh, IsClosedAndHoldsTheVolume) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Field field(64);
        for (const Stroke& stroke : some_strokes(seed, 13)) field.apply(stroke);
        EXPECT_NEAR(check_closed(all_of(field)) / 6 * 1000, field.volume(), 3) << seed;
    }
}

TEST(Mesh, EndsAtTheFacesOfTheBlock) {
    Field field(64);
    field.apply(stamp(Tool::box, {512, 0, 512}, {200, 50, 200}));
    const auto meshes = all_of(field);
    EXPECT_NEAR(check_closed(meshes) / 6 * 1000, 195, 2);
    int least = fine_width, most = 0;
    for (const Mesh& mesh : meshes) {
        for (const int a : mesh.positions) least = std::min(least, a), most = std::max(most, a);
    }
    EXPECT_EQ(least, 0);
    EXPECT_EQ(most, fine_width);
}

TEST(Mesh, DirtyBlocksAreEnough) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Field field(64);
        std::vector<Mesh> kept = all_of(field);
        for (const Stroke& stroke : some_strokes(seed, 14)) {
            field.apply(stroke);
            for (const int block : field.take_dirty_blocks()) {
                kept[static_cast<std::size_t>(block)] = mesh_of(field, block);
            }
            EXPECT_EQ(kept, all_of(field)) << seed;
        }
    }
}

TEST(Mesh, NormalsOfABallPointOutwards) {
    Field field(128);
    field.apply(stamp(Tool::ball, {511, 511, 511}, {60, 60, 60}));
    for (const Mesh& mesh : all_of(field)) {
        for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
            const int out = mesh.positions[i] - (511 * fine + fine / 2);
            EXPECT_NEAR(mesh.normals[i], out * 127 / (240 * fine), 3);
        }
    }
}

}  // namespace clay
