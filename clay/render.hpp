// A picture of the clay, made from the field alone: soft light from above left, a shadow, the colour of the clay. For
// thumbnails, documents and whoever writes a sculpture.
#pragma once

#include "clay/field.hpp"

namespace clay {

struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgb{};  // rows from above
};

struct Camera {
    int turn = 0;   // degrees about y: 0 looks at the front
    int height = 20;  // degrees above the horizon
};

struct Colour { std::uint8_t red = 0xC4, green = 0x69, blue = 0x4A; };

Image render(const Field&, const Camera&, int pixels, Colour = {});

}  // namespace clay
