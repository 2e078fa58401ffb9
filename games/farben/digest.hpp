// A number that follows from texts and numbers, the same on every machine: for what must not be a dice of the moment.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace farben {

// FNV-1a, and a last stir: alike texts must not give alike numbers.
class Digest {
public:
    Digest& add(std::string_view text) {
        for (const char letter : text) add_byte(static_cast<unsigned char>(letter));
        return add_byte(0xFF);  // no text has it
    }
    Digest& add(std::size_t number) { return add(std::to_string(number)); }
    std::uint64_t value() const {
        const std::uint64_t stirred = (value_ ^ value_ >> 31) * 0x9E3779B97F4A7C15u;
        return stirred ^ stirred >> 29;
    }

private:
    Digest& add_byte(unsigned char byte) {
        value_ = (value_ ^ byte) * 0x100000001B3u;
        return *this;
    }
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

}  // namespace farben
