// Passwords, recovery codes, and what may be used once.
#include "keys/password.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <limits>
#include <set>

#include "keys/once.hpp"
#include "keys/recovery.hpp"

namespace keys {

namespace {

constexpr PasswordCost cheap = cheap_password_cost;

PasswordFault refused(std::string_view password) {
    const auto checked = check_password(password);
    EXPECT_FALSE(checked) << password;
    return checked ? PasswordFault{-1} : checked.error();
}

}  // namespace

TEST(Password, fits_what_was_hashed_and_nothing_else) {
    core::Rng rng(1);
    const std::string stored = hash_password("correct cheval", cheap, rng);
    EXPECT_TRUE(stored.starts_with("$argon2id$v=19$m=8,t=1,p=1$")) << stored;
    EXPECT_TRUE(fits_password("correct cheval", stored, cheap));
    for (const char* wrong : {"", "correct", "correct cheval ", "Correct cheval"}) {
        EXPECT_FALSE(fits_password(wrong, stored, cheap)) << wrong;
    }
    EXPECT_FALSE(fits_password(std::string(600, 'a'), stored, cheap));
    EXPECT_NE(hash_password("correct cheval", cheap, rng), stored) << "another salt";
}

TEST(Password, is_hashed_as_others_hash_it) {
    // printf 'correct cheval' | argon2 0123456789abcdef -id -t 1 -k 8 -p 1 -l 32 -e
    const std::string stored =
        "$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$LH1FXutY5bBuWz8fxkzG+UjqUqp3E+VB6HaGVX3FWMk";
    EXPECT_TRUE(fits_password("correct cheval", stored, cheap));
    EXPECT_FALSE(needs_rehash(stored, cheap));
}

TEST(Password, of_nobody_fits_nothing) {
    for (const char* any : {"", "correct cheval"}) EXPECT_FALSE(fits_password(any, std::nullopt, cheap));
    EXPECT_FALSE(fits_password("x", "nonsense", cheap));
    EXPECT_FALSE(fits_password("x", "", cheap));
}

TEST(Password, of_nobody_takes_as_long) {  // by the work, which the cost in the string says; and roughly by the clock
    core::Rng rng(1);
    const PasswordCost cost{2, 4096};
    const std::string stored = hash_password("correct cheval", cost, rng);
    const auto seconds = [&](const std::optional<std::string>& hash) {
        std::clock_t least = std::numeric_limits<std::clock_t>::max();
        for (int i = 0; i < 5; ++i) {
            const std::clock_t begin = std::clock();
            EXPECT_FALSE(fits_password("wrong", hash, cost));
            least = std::min(least, std::clock() - begin);
        }
        return static_cast<double>(least);
    };
    const double ratio = seconds(std::nullopt) / seconds(stored);
    EXPECT_GT(ratio, 0.5);
    EXPECT_LT(ratio, 2.0);
}

TEST(Password, is_hashed_again_when_the_cost_is_another) {
    core::Rng rng(1);
    const std::string stored = hash_password("correct cheval", cheap, rng);
    EXPECT_FALSE(needs_rehash(stored, cheap));
    EXPECT_TRUE(needs_rehash(stored, {2, 8}));
    EXPECT_TRUE(needs_rehash(stored, {1, 16}));
    EXPECT_TRUE(needs_rehash("nonsense", cheap));
}

TEST(Password, has_a_length_in_characters) {
    EXPECT_EQ(refused(""), PasswordFault::too_short);
    EXPECT_EQ(refused("123456789"), PasswordFault::too_short);
    EXPECT_EQ(refused("ééééééééé"), PasswordFault::too_short);
    EXPECT_TRUE(check_password("éééééééééé"));
    EXPECT_TRUE(check_password(std::string(128, 'a')));
    EXPECT_EQ(refused(std::string(129, 'a')), PasswordFault::too_long);
    EXPECT_EQ(refused(std::string(600, 'a')), PasswordFault::too_long);
    EXPECT_EQ(refused("0123456789\xFF"), PasswordFault::malformed);
    EXPECT_EQ(refused("0123456789\n"), PasswordFault::malformed);
    EXPECT_EQ(refused("0123456789\xC2\x80"), PasswordFault::malformed);
    EXPECT_TRUE(check_password("une phrase à moi"));
}

TEST(Recovery, codes_differ_and_are_read_as_they_were_drawn) {
    core::Rng rng(7);
    std::set<std::string> all;
    for (int person = 0; person < 100; ++person) {
        for (const std::string& code : draw_recovery_codes(rng)) {
            EXPECT_EQ(code.size(), 19u);
            EXPECT_EQ(code.find_first_of("OILZSBUabcdefghijklmnopqrstuvwxyz"), code.npos) << code;
            EXPECT_EQ(read_recovery_code(code), code);
            all.insert(hash_recovery_code(code));
        }
    }
    EXPECT_EQ(all.size(), 100 * recovery_codes);
}

TEST(Recovery, codes_are_read_as_people_write_them) {
    const std::string code = "0125-8VAC-7KMX-4TQ9";
    for (const char* written : {"0125-8VAC-7KMX-4TQ9", "01258vac7kmx4tq9", "  oiZS bUac – 7kmx — 4tq9 ",
                                "O L Z S.B V A C_7KMX4TQ9", "0125\u00A08VAC\u202F7KMX\u20114TQ9\t"}) {
        EXPECT_EQ(read_recovery_code(written), code) << written;
    }
    for (const char* bad : {"", "0125-8VAC-7KMX-4TQ", "0125-8VAC-7KMX-4TQ99", "0125-8VAC-7KMX-4TQ!",
                            "0125-8VAC-7KMX-4TQé", "0125-8VAC-7KMX-4TQ\xFF"}) {
        EXPECT_FALSE(read_recovery_code(bad)) << bad;
    }
    EXPECT_FALSE(read_recovery_code("0125-8VAC-7KMX-4TQ9" + std::string(60, ' ')));
}

TEST(Once, is_once) {
    core::Rng rng(1);
    Once<int> once(10, 1000);
    const std::string token = once.put(5, rng, 0);
    EXPECT_EQ(from_base64url(token)->size(), 32u);
    EXPECT_FALSE(once.take("nonsense", 1));
    EXPECT_EQ(once.take(token, 1), 5);
    EXPECT_FALSE(once.take(token, 1));
}

TEST(Once, is_not_for_long) {
    core::Rng rng(1);
    Once<int> once(10, 1000);
    const std::string early = once.put(1, rng, 0), late = once.put(2, rng, 500);
    EXPECT_FALSE(once.take(early, 1000));
    EXPECT_FALSE(once.take(early, 999)) << "who came too late has used it";
    EXPECT_EQ(once.take(late, 1499), 2);
}

TEST(Once, keeps_so_many_and_lets_the_oldest_go) {
    core::Rng rng(1);
    Once<int> once(3, 1000);
    std::vector<std::string> tokens;
    for (int i = 0; i < 5; ++i) tokens.push_back(once.put(i, rng, i));
    EXPECT_EQ(once.size(), 3u);
    EXPECT_FALSE(once.take(tokens[1], 5));
    EXPECT_EQ(once.take(tokens[2], 5), 2);
    for (int i = 0; i < 1000; ++i) (void)once.take(once.put(i, rng, 10'000), 10'000);
    EXPECT_EQ(once.size(), 0u);
}

}  // namespace keys
