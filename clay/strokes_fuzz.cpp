// Any bytes: what unpacks packs to the same bytes again, and a server may measure it without harm.
#include "clay/field.hpp"
#include "core/check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (const auto text = clay::from_text(bytes)) CHECK(clay::to_text(*text) == bytes);
    const auto strokes = clay::unpack(bytes);
    if (!strokes) return 0;
    CHECK(clay::pack(*strokes) == bytes);
    std::int64_t work = 0;
    for (const clay::Stroke& stroke : *strokes) work += clay::work_of(stroke);
    if (work > 60'000) return 0;  // would be as right, but slow to try
    const auto measured = clay::measure(*strokes);
    CHECK(measured ? measured->volume <= clay::volume_max : measured.error() == clay::Fault::over_volume);
    return 0;
}
