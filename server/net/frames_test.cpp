// Frames as clients make them, whole, cut anywhere, and spoilt.
#include "server/net/frames.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace server {

namespace {

struct Client {
    bool is_last = true;
    bool is_masked = true;
    unsigned reserved = 0;

    std::string frame(Opcode opcode, std::string_view payload) const {
        constexpr std::string_view mask = "\x17\x2a\x39\xcc";
        std::string bytes(FrameHead(opcode, payload.size()).bytes());
        bytes[0] = static_cast<char>((is_last ? 0x80u : 0u) | reserved << 4 | static_cast<unsigned>(opcode));
        if (!is_masked) return bytes.append(payload);
        bytes[1] = static_cast<char>(bytes[1] | 0x80);
        bytes += mask;
        for (std::size_t i = 0; i < payload.size(); ++i) bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
        return bytes;
    }
};

// What was heard, in letters: t(ext), i (ping), o (pong), c(lose), or the code of a fault.
std::string told(const std::vector<FromPage>& heard) {
    struct Teller {
        std::string operator()(const Words& each) const { return "t" + each.text; }
        std::string operator()(const Pinged& each) const { return "i" + each.payload; }
        std::string operator()(const Ponged&) const { return "o"; }
        std::string operator()(const Leaving&) const { return "c"; }
        std::string operator()(const Fault& each) const { return std::to_string(static_cast<int>(each.code)); }
    };
    std::string all;
    for (const FromPage& each : heard) all += std::visit(Teller{}, each) + " ";
    return all;
}
std::string heard(std::string_view bytes) { return told(FrameReader().take(bytes)); }

const std::string talk = Client().frame(Opcode::text, "{}") + Client().frame(Opcode::ping, "p") +
                         Client{.is_last = false}.frame(Opcode::text, "caf\xc3") + Client().frame(Opcode::pong, "") +
                         Client().frame(Opcode::more, "\xa9") + Client().frame(Opcode::text, std::string(300, 'x')) +
                         Client().frame(Opcode::text, std::string(65536, 'y')) + Client().frame(Opcode::close, "");
const std::string meaning = "t{} ip o tcaf\xc3\xa9 t" + std::string(300, 'x') + " t" + std::string(65536, 'y') + " c ";

}  // namespace

TEST(Frames, say_the_same_however_they_are_cut) {
    EXPECT_EQ(heard(talk), meaning);
    core::Rng rng(1);
    for (int run = 0; run < 40; ++run) {
        FrameReader reader;
        std::string all;
        const std::uint32_t most = run % 2 == 0 ? 5 : 5000;
        for (std::size_t at = 0; at < talk.size();) {
            const std::size_t size = std::min<std::size_t>(1 + rng.below(most), talk.size() - at);
            all += told(reader.take(std::string_view(talk).substr(at, size)));
            at += size;
        }
        ASSERT_EQ(all, meaning);
    }
}

TEST(Frames, against_the_protocol_end_it_with_a_code) {
    const Client client;
    EXPECT_EQ(heard(Client{.is_masked = false}.frame(Opcode::text, "{}")), "1002 ");
    EXPECT_EQ(heard(Client{.reserved = 4}.frame(Opcode::text, "{}")), "1002 ");
    EXPECT_EQ(heard(client.frame(Opcode{11}, "{}")), "1002 ");
    EXPECT_EQ(heard(client.frame(Opcode{3}, "{}")), "1002 ");
    EXPECT_EQ(heard(client.frame(Opcode::more, "{}")), "1002 ") << "nothing was begun";
    EXPECT_EQ(heard(Client{.is_last = false}.frame(Opcode::text, "a") + client.frame(Opcode::text, "b")), "1002 ");
    EXPECT_EQ(heard(Client{.is_last = false}.frame(Opcode::ping, "a")), "1002 ");
    EXPECT_EQ(heard(client.frame(Opcode::ping, std::string(126, 'x'))), "1002 ");
    EXPECT_EQ(heard(std::string("\x81\xfe\x00\x05", 4)), "1002 ") << "a length has one spelling";
    EXPECT_EQ(heard(std::string("\x81\xff\x00\x00\x00\x00\x00\x00\xff\xff", 10)), "1002 ");
    EXPECT_EQ(heard(std::string("\x81\xff\xff\x00\x00\x00\x00\x01\x00\x00", 10)), "1002 ");
    EXPECT_EQ(heard(client.frame(Opcode::binary, "abc")), "1003 ");
    EXPECT_EQ(heard(client.frame(Opcode::text, "\xff")), "1007 ");
    EXPECT_EQ(heard(client.frame(Opcode::close, "\x03")), "1002 ");
    EXPECT_EQ(heard(client.frame(Opcode::close, "\x03\xee")), "1002 ") << "1006 is never sent";
    EXPECT_EQ(heard(client.frame(Opcode::close, "\x03\xe8 bye")), "c ");
    EXPECT_EQ(heard(client.frame(Opcode::close, "") + client.frame(Opcode::text, "late")), "c ");
}

TEST(Frames, too_large_are_refused_by_their_head_alone) {
    const std::string large = Client().frame(Opcode::text, std::string(frame_bytes_max + 1, 'x'));
    EXPECT_EQ(heard(std::string_view(large).substr(0, 10)), "1009 ");
    FrameReader reader;
    std::string all = told(reader.take(Client{.is_last = false}.frame(Opcode::text, std::string(1000, 'x'))));
    const std::string more = Client{.is_last = false}.frame(Opcode::more, std::string(1000, 'x'));
    for (int i = 0; i < 100; ++i) all += told(reader.take(more));
    EXPECT_EQ(all, "1009 ") << "many small ones too, and only once";
}

TEST(Frames, of_a_server_are_as_long_as_they_say) {
    EXPECT_EQ(FrameHead(Opcode::text, 5).bytes(), "\x81\x05");
    EXPECT_EQ(FrameHead(Opcode::text, 126).bytes(), std::string_view("\x81\x7e\x00\x7e", 4));
    EXPECT_EQ(FrameHead(Opcode::text, 65536).bytes(), std::string_view("\x81\x7f\0\0\0\0\0\x01\0\0", 10));
    EXPECT_EQ(farewell(CloseCode::policy_error, "old_page"), "\x03\xf0old_page");
    EXPECT_EQ(farewell(CloseCode::policy_error, std::string(200, 'x')).size(), 125u);
}

}  // namespace server
