// Whatever a stranger sends over a WebSocket, it means the same however it is cut, and keeps to its limits.
#include <algorithm>

#include "core/check.hpp"
#include "core/utf8.hpp"
#include "server/net/frames.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace server;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::vector<FromPage> whole = FrameReader().take(bytes);
    FrameReader reader;
    std::size_t count = 0;
    bool is_over = false;
    for (std::size_t at = 0; at < size;) {
        const std::size_t part = std::min<std::size_t>(1 + data[at] % 7, size - at);
        for (const FromPage& each : reader.take(bytes.substr(at, part))) {
            CHECK(!is_over && count < whole.size() && each.index() == whole[count].index());
            const auto* words = std::get_if<Words>(&each);
            CHECK(words == nullptr || words->text == std::get<Words>(whole[count]).text);
            CHECK(words == nullptr || (words->text.size() <= frame_bytes_max && core::is_utf8(words->text)));
            is_over = std::holds_alternative<Leaving>(each) || std::holds_alternative<Fault>(each);
            ++count;
        }
        at += part;
    }
    CHECK(count == whole.size());
    return 0;
}
