// The surface of the clay as triangles, block by block (surface nets): only what changed is made anew. Neighbours make
// the corners on their seam alike, so that nothing shows where one ends.
#pragma once

#include "clay/field.hpp"

namespace clay {

struct Mesh {  // of one block
    std::vector<std::int16_t> positions{};   // x, y, z of each corner, in 16ths of a unit
    std::vector<std::int8_t> normals{};      // x, y, z of each corner, 127 is one
    std::vector<std::uint16_t> triangles{};  // three corners each, anticlockwise seen from outside
    friend bool operator==(const Mesh&, const Mesh&) = default;
};

Mesh mesh_of(const Field&, int block);

}  // namespace clay
