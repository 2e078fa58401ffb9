#include "server/net/visitors.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace server {
namespace {

TEST(Visitors, An_address_holds_so_many_connections_and_no_more) {
    Visitors visitors({.connections_per_address_max = 2});
    auto first = visitors.enter("1.2.3.4");
    const auto second = visitors.enter("1.2.3.4");
    EXPECT_TRUE(first && second);
    EXPECT_FALSE(visitors.enter("1.2.3.4"));
    EXPECT_TRUE(visitors.enter("1.2.3.5"));  // somebody else is not disturbed
    first.reset();
    EXPECT_TRUE(visitors.enter("1.2.3.4"));
    EXPECT_EQ(visitors.connections(), 1);
}

TEST(Visitors, All_together_hold_so_many_and_no_more) {
    Visitors visitors({.connections_max = 3});
    std::vector<Visitors::Entry> entries;
    for (const char* address : {"1.0.0.1", "1.0.0.2", "1.0.0.3"}) entries.push_back(*visitors.enter(address));
    EXPECT_FALSE(visitors.enter("1.0.0.4"));
    EXPECT_FALSE(visitors.enter_proxy());
    entries.pop_back();
    EXPECT_TRUE(visitors.enter("1.0.0.4"));
}

TEST(Visitors, Our_proxy_is_many_people) {
    Visitors visitors({.connections_per_address_max = 1});
    const auto one = visitors.enter_proxy();
    const auto two = visitors.enter_proxy();
    EXPECT_TRUE(one && two);
}

TEST(Visitors, An_entry_that_moves_counts_once) {
    Visitors visitors({});
    auto entry = visitors.enter("1.2.3.4");
    {
        const Visitors::Entry moved = std::move(*entry);
        EXPECT_EQ(visitors.connections(), 1);
    }
    EXPECT_EQ(visitors.connections(), 0);
    entry.reset();
    EXPECT_EQ(visitors.connections(), 0);
}

TEST(Visitors, Calls_are_made_good_by_time) {
    Visitors visitors({.calls_per_second = 2, .calls_at_once = 3});
    std::int64_t now_ms = 1'000'000;
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(visitors.may_call("1.2.3.4", now_ms));
    EXPECT_FALSE(visitors.may_call("1.2.3.4", now_ms));
    EXPECT_TRUE(visitors.may_call("5.6.7.8", now_ms));
    EXPECT_FALSE(visitors.may_call("1.2.3.4", now_ms + 499));
    EXPECT_TRUE(visitors.may_call("1.2.3.4", now_ms + 500));
    EXPECT_FALSE(visitors.may_call("1.2.3.4", now_ms + 500));
    now_ms += 3'600'000;  // a long silence saves up no more than one go
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(visitors.may_call("1.2.3.4", now_ms));
    EXPECT_FALSE(visitors.may_call("1.2.3.4", now_ms));
}

TEST(Visitors, Many_quiet_addresses_do_not_hide_a_loud_one) {
    Visitors visitors({.calls_per_second = 1, .calls_at_once = 1});
    EXPECT_TRUE(visitors.may_call("1.2.3.4", 0));
    for (int i = 0; i < 5000; ++i) {
        EXPECT_TRUE(visitors.may_call("10.0." + std::to_string(i / 250) + "." + std::to_string(i % 250), 0));
    }
    EXPECT_FALSE(visitors.may_call("1.2.3.4", 0));
}

TEST(Visitors, A_household_is_one_network) {
    EXPECT_EQ(network_of("1.2.3.4"), "1.2.3.4");
    EXPECT_EQ(network_of("::ffff:1.2.3.4"), "1.2.3.4");
    EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(network_of("2001:db8:1:2:ffff::1"), "2001:db8:1:2::");
    EXPECT_NE(network_of("2001:db8:1:3::1"), network_of("2001:db8:1:2::1"));
    EXPECT_EQ(network_of("fe80::1%eth0"), "fe80::");
    EXPECT_EQ(network_of("not an address"), "not an address");
}

}  // namespace
}  // namespace server
