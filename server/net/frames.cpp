#include "server/net/frames.hpp"

#include <cstring>
#include <optional>
#include <utility>

#include "core/utf8.hpp"

namespace server {

namespace {

constexpr std::size_t control_bytes_max = 125;
constexpr std::size_t mask_bytes = 4;
constexpr unsigned last_bit = 0x80, mask_bit = 0x80, reserved_bits = 0x70;

// The payload as it was before it was masked, after what is there.
void append_unmasked(std::string_view payload, const char* mask, std::string& out) {
    const std::size_t begin = out.size();
    out += payload;
    std::array<char, 8> twice{};
    std::memcpy(twice.data(), mask, mask_bytes);
    std::memcpy(twice.data() + mask_bytes, mask, mask_bytes);
    const std::uint64_t eight = core::eight_at(twice.data());
    std::size_t i = 0;
    for (; i + 8 <= payload.size(); i += 8) {
        const std::uint64_t plain = core::eight_at(payload.data() + i) ^ eight;
        std::memcpy(out.data() + begin + i, &plain, sizeof plain);
    }
    for (; i < payload.size(); ++i) out[begin + i] = static_cast<char>(out[begin + i] ^ twice[i % mask_bytes]);
}

// What the head says of itself; empty: it is against the protocol.
struct Size { std::size_t head_bytes = 0; std::uint64_t payload_bytes = 0; };  // head_bytes 0: not all of it is there
std::optional<Size> size_of(std::string_view bytes) {
    const auto byte = [&](std::size_t i) { return std::uint64_t{static_cast<unsigned char>(bytes[i])}; };
    const std::uint64_t brief = byte(1) & 0x7F;
    if (brief < 126) return Size{2 + mask_bytes, brief};
    const std::size_t length_bytes = brief == 126 ? 2 : 8;
    if (bytes.size() < 2 + length_bytes) return Size{};
    std::uint64_t size = 0;
    for (std::size_t i = 0; i < length_bytes; ++i) size = size << 8 | byte(2 + i);
    const bool is_too_long_written = size < (brief == 126 ? 126u : 65536u);
    if (is_too_long_written || size >> 63 != 0) return std::nullopt;
    return Size{2 + length_bytes + mask_bytes, size};
}

// What may follow "close": nothing, or a code that one may send and a reason.
bool is_farewell(std::string_view payload) {
    if (payload.empty()) return true;
    if (payload.size() == 1) return false;
    const int code = static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
    const bool is_known = (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014);
    return (is_known || (code >= 3000 && code <= 4999)) && core::is_utf8(payload.substr(2));
}

}  // namespace

FrameHead::FrameHead(Opcode opcode, std::size_t payload_bytes) {
    const auto put = [&](std::size_t byte) { bytes_[size_++] = static_cast<char>(byte & 0xFF); };
    put(last_bit | static_cast<unsigned>(opcode));
    const std::size_t length_bytes = payload_bytes < 126 ? 0 : payload_bytes < 65536 ? 2 : 8;
    put(length_bytes == 0 ? payload_bytes : length_bytes == 2 ? 126 : 127);
    for (std::size_t i = length_bytes; i-- > 0;) put(payload_bytes >> (8 * i));
}

std::string farewell(CloseCode code, std::string_view reason) {
    const auto number = static_cast<unsigned>(code);
    std::string payload{static_cast<char>(number >> 8), static_cast<char>(number & 0xFF)};
    return payload.append(reason.substr(0, control_bytes_max - 2));
}

std::vector<FromPage> FrameReader::take(std::string_view bytes) {
    std::vector<FromPage> heard;
    if (is_over_) return heard;
    const bool continues = !unread_.empty();
    if (continues) bytes = unread_.append(bytes);
    while (take_frame(bytes, heard)) {}
    if (is_over_) unread_.clear(), message_.clear();
    else if (continues) unread_.erase(0, unread_.size() - bytes.size());
    else unread_ = bytes;
    if (unread_.empty()) unread_.shrink_to_fit();
    return heard;
}

bool FrameReader::end(std::vector<FromPage>& heard, FromPage last) {
    heard.push_back(std::move(last));
    is_over_ = true;
    return false;
}

bool FrameReader::take_frame(std::string_view& bytes, std::vector<FromPage>& heard) {
    if (bytes.size() < 2) return false;
    const unsigned first = static_cast<unsigned char>(bytes[0]), second = static_cast<unsigned char>(bytes[1]);
    const auto opcode = static_cast<Opcode>(first & 0x0F);
    const bool is_last = (first & last_bit) != 0;
    const bool is_control = opcode == Opcode::close || opcode == Opcode::ping || opcode == Opcode::pong;
    const bool begins = opcode == Opcode::text || opcode == Opcode::binary;
    const auto size = size_of(bytes);
    bool is_good = (first & reserved_bits) == 0 && (second & mask_bit) != 0 && size;
    if (is_control) is_good = is_good && is_last && (second & 0x7F) <= control_bytes_max;
    else is_good = is_good && (begins ? !is_in_message_ : opcode == Opcode::more && is_in_message_);
    if (!is_good) return end(heard, Fault{CloseCode::protocol_error});
    if (opcode == Opcode::binary) return end(heard, Fault{CloseCode::unknown_data});
    if (size->head_bytes == 0) return false;
    const bool is_too_big = !is_control && size->payload_bytes > frame_bytes_max - message_.size();
    if (is_too_big) return end(heard, Fault{CloseCode::too_big});
    if (bytes.size() < size->head_bytes + size->payload_bytes) return false;

    const char* const mask = bytes.data() + size->head_bytes - mask_bytes;
    const std::string_view payload = bytes.substr(size->head_bytes, size->payload_bytes);
    bytes.remove_prefix(size->head_bytes + size->payload_bytes);
    if (is_control) {
        std::string plain;
        append_unmasked(payload, mask, plain);
        if (opcode == Opcode::close) {
            return end(heard, is_farewell(plain) ? FromPage(Leaving{}) : FromPage(Fault{CloseCode::protocol_error}));
        }
        heard.push_back(opcode == Opcode::ping ? FromPage(Pinged{std::move(plain)}) : FromPage(Ponged{}));
        return true;
    }
    append_unmasked(payload, mask, message_);
    is_in_message_ = !is_last;
    if (!is_last) return true;
    if (!core::is_utf8(message_)) return end(heard, Fault{CloseCode::no_text});
    heard.push_back(Words{std::exchange(message_, {})});
    return true;
}

}  // namespace server
