#include "tools/png.hpp"

#include <stdexcept>

#include <zlib.h>

namespace tools {

namespace {

std::string big_endian(std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(value >> shift & 0xFF));
    return bytes;
}

std::string chunk(const std::string& kind, const std::string& data) {
    const std::string body = kind + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return big_endian(static_cast<std::uint32_t>(data.size())) + body + big_endian(static_cast<std::uint32_t>(sum));
}

std::string deflated(const std::string& plain) {
    uLongf size = compressBound(static_cast<uLong>(plain.size()));
    std::string packed(size, '\0');
    const int result = compress(reinterpret_cast<Bytef*>(packed.data()), &size,
                                reinterpret_cast<const Bytef*>(plain.data()), static_cast<uLong>(plain.size()));
    if (result != Z_OK) throw std::runtime_error("zlib could not pack a picture");
    packed.resize(size);
    return packed;
}

// Each byte as its difference from the pixel before it: shades that change slowly pack well.
std::string filtered(int width, std::span<const std::uint8_t> rgb) {
    constexpr char difference_to_the_left = 1;
    const auto row_bytes = static_cast<std::size_t>(width) * 3;
    std::string rows;
    rows.reserve(rgb.size() + rgb.size() / row_bytes);
    for (; !rgb.empty(); rgb = rgb.subspan(row_bytes)) {
        rows.push_back(difference_to_the_left);
        for (std::size_t i = 0; i < row_bytes; ++i) {
            rows.push_back(static_cast<char>(rgb[i] - (i < 3 ? 0 : rgb[i - 3])));
        }
    }
    return rows;
}

}  // namespace

std::string png_of(int width, int height, std::span<const std::uint8_t> rgb) {
    std::string header = big_endian(static_cast<std::uint32_t>(width)) + big_endian(static_cast<std::uint32_t>(height));
    header += {8, 2, 0, 0, 0};  // eight bits; red, green, blue; packed and filtered as all are; rows in order
    return std::string("\x89PNG\r\n\x1A\n") + chunk("IHDR", header) + chunk("IDAT", deflated(filtered(width, rgb))) +
           chunk("IEND", "");
}

}  // namespace tools
