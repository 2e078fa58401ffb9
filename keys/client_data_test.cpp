// What browsers write about a ceremony, and what none writes.
#include "keys/client_data.hpp"

#include <gtest/gtest.h>

namespace keys {

TEST(ClientData, is_read_as_browsers_write_it) {
    const auto data = read_client_data(R"({"type":"webauthn.get","challenge":"AAAA","origin":"https:\/\/a.example",)"
                                       R"("crossOrigin":false,"other_keys_can_be_added_here":"do not compare"})");
    ASSERT_TRUE(data);
    EXPECT_EQ(data->type, "webauthn.get");
    EXPECT_EQ(data->challenge, "AAAA");
    EXPECT_EQ(data->origin, "https://a.example");
    EXPECT_FALSE(data->is_cross_origin);
}

TEST(ClientData, is_strict) {
    EXPECT_TRUE(read_client_data(R"({"type":"t","challenge":"c","origin":"o"})"));
    for (const char* bad : {
             "", "{}", "[]", "null", R"({"type":"t","challenge":"c"})", R"({"type":1,"challenge":"c","origin":"o"})",
             R"({"type":"t","challenge":"c","origin":["o"]})", R"({"type":"t","challenge":"c","origin":"o"} )" "x",
             R"({"type":"t","challenge":"c","origin":"o","origin":"p"})",       // which one?
             R"({"type":"t","challenge":"c","origin":"o","\u006frigin":"p"})",  // the same
             R"({"type":"t","challenge":"c","origin":"o","crossOrigin":"no"})",
             R"({"type":"t","challenge":"c","origin":"o","crossOrigin":null})",
             "\xEF\xBB\xBF" R"({"type":"t","challenge":"c","origin":"o"})",
             "{\"type\":\"t\",\"challenge\":\"c\",\"origin\":\"\xFF\"}",
         }) {
        EXPECT_FALSE(read_client_data(bad)) << bad;
    }
    const std::string deep = std::string(40, '[') + std::string(40, ']');
    EXPECT_FALSE(read_client_data(R"({"type":"t","challenge":"c","origin":"o","a":)" + deep + "}"));
    const std::string large(5000, ' ');
    EXPECT_FALSE(read_client_data(R"({"type":"t","challenge":"c","origin":"o"})" + large));
}

}  // namespace keys
