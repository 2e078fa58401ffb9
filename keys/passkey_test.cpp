// Passkeys: what an authenticator answers is taken, and each thing that can be wrong with it is found by its name.
#include "keys/passkey.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "core/json.hpp"
#include "keys/soft_authenticator.hpp"

namespace keys {

namespace {

const Site site{"https://palette.example", "palette.example"};
const std::string challenge = to_base64url(Bytes(32, 42)), other_challenge = to_base64url(Bytes(32, 43));
const std::string person = "cGVyc29u";

std::set<KeyFault> provoked;

KeyFault refused_registration(const MadePasskey& made) {
    const auto result = check_registration(site, challenge, person, made);
    EXPECT_FALSE(result);
    if (!result) provoked.insert(result.error());
    return result ? KeyFault{-1} : result.error();
}
KeyFault refused_registration(const std::function<void(SoftAuthenticator&)>& change) {
    SoftAuthenticator device(Algorithm::es256);
    change(device);
    return refused_registration(device.make(challenge));
}

struct Owner {  // with a passkey that is registered
    explicit Owner(Algorithm algorithm = Algorithm::es256, std::uint32_t counter = 0) : device(algorithm) {
        device.counter = counter;
        const auto registered = check_registration(site, challenge, person, device.make(challenge));
        EXPECT_TRUE(registered);
        passkey = registered.value_or(Registered{}).passkey;
    }
    KeyFault refused(const UsedPasskey& used) const {
        const auto result = check_assertion(site, challenge, passkey, used);
        EXPECT_FALSE(result);
        if (!result) provoked.insert(result.error());
        return result ? KeyFault{-1} : result.error();
    }
    KeyFault refused() const { return refused(device.use(challenge)); }
    SoftAuthenticator device;
    Passkey passkey;
};

// The text with one bit of its bytes turned.
std::string flipped(const std::string& text, std::size_t bit) {
    Bytes bytes = *from_base64url(text);
    bytes[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    return to_base64url(bytes);
}

}  // namespace

class Passkeys : public testing::TestWithParam<Algorithm> {};

TEST_P(Passkeys, are_made_and_used_again_and_again) {
    Owner owner(GetParam(), 3);
    EXPECT_EQ(owner.passkey.user_handle, person);
    for (std::uint32_t counter : {4u, 5u, 900u}) {
        owner.device.counter = counter;
        const auto asserted = check_assertion(site, challenge, owner.passkey, owner.device.use(challenge));
        ASSERT_TRUE(asserted) << core::name_of(asserted.error());
        EXPECT_EQ(*asserted, (Asserted{counter, false, true}));
        owner.passkey.counter = asserted->counter;
    }
}

TEST_P(Passkeys, may_be_their_own_witness) {
    SoftAuthenticator device(GetParam());
    MadePasskey made = device.make_attested(challenge);
    EXPECT_TRUE(check_registration(site, challenge, person, made));
    const std::size_t bits = from_base64url(made.attestation)->size() * 8;
    made.attestation = flipped(made.attestation, bits - 1);  // in the key, which then is no key or did not sign
    EXPECT_FALSE(check_registration(site, challenge, person, made));
}

TEST_P(Passkeys, hold_no_bit_that_can_be_turned_unseen) {
    const Owner owner(GetParam());
    const UsedPasskey good = owner.device.use(challenge);
    for (std::string UsedPasskey::* field :
         {&UsedPasskey::client_data, &UsedPasskey::authenticator_data, &UsedPasskey::signature}) {
        const std::size_t bits = from_base64url(good.*field)->size() * 8;
        for (std::size_t bit = 0; bit < bits; ++bit) {
            UsedPasskey bad = good;
            bad.*field = flipped(good.*field, bit);
            EXPECT_FALSE(check_assertion(site, challenge, owner.passkey, bad)) << bit;
        }
    }
}

TEST_P(Passkeys, do_not_sign_for_another) {
    const Owner owner(GetParam()), other(GetParam());
    UsedPasskey used = other.device.use(challenge);
    EXPECT_EQ(owner.refused(used), KeyFault::wrong_signature);
    used.signature.clear();
    EXPECT_EQ(owner.refused(used), KeyFault::wrong_signature);
}

INSTANTIATE_TEST_SUITE_P(All, Passkeys, testing::ValuesIn(offered),
                         [](const auto& each) { return std::to_string(-static_cast<int>(each.param)); });

TEST(Passkey, tells_whether_the_user_was_verified_and_it_is_backed_up) {
    SoftAuthenticator device(Algorithm::es256);
    device.flags = 0x19;  // present, may be and is backed up
    const auto registered = check_registration(site, challenge, person, device.make(challenge));
    ASSERT_TRUE(registered);
    EXPECT_FALSE(registered->user_verified);
    EXPECT_TRUE(registered->passkey.backed_up);
}

TEST(Passkey, is_a_wire_type_that_comes_back_as_it_was) {
    const Passkey passkey = Owner().passkey;
    EXPECT_EQ(core::decode<Passkey>(core::encode(passkey)), passkey);
}

TEST(Passkey, of_another_ceremony_is_refused_by_name) {
    using Device = SoftAuthenticator;
    EXPECT_EQ(refused_registration([](Device& d) { d.create_type = "webauthn.get"; }), KeyFault::wrong_type);
    EXPECT_EQ(refused_registration([](Device& d) { d.origin = "https://palette.example.evil"; }),
              KeyFault::wrong_origin);
    EXPECT_EQ(refused_registration([](Device& d) { d.origin = "http://palette.example"; }), KeyFault::wrong_origin);
    EXPECT_EQ(refused_registration([](Device& d) { d.rp_id = "example"; }), KeyFault::wrong_site);
    EXPECT_EQ(refused_registration([](Device& d) { d.flags = 4; }), KeyFault::user_absent);
    EXPECT_EQ(refused_registration([](Device& d) { d.client_data_more = R"(,"crossOrigin":true)"; }),
              KeyFault::cross_origin);
    EXPECT_EQ(refused_registration([](Device& d) { d.client_data_more = R"(,"topOrigin":"https://a.example")"; }),
              KeyFault::cross_origin);
    EXPECT_EQ(refused_registration(SoftAuthenticator(Algorithm::es256).make(other_challenge)),
              KeyFault::wrong_challenge);
    EXPECT_EQ(Owner().refused(SoftAuthenticator(Algorithm::es256).use(other_challenge)), KeyFault::wrong_challenge);
    EXPECT_FALSE(check_registration(site, "", person, SoftAuthenticator(Algorithm::es256).make("")));
    Owner owner;
    owner.device.get_type = "webauthn.create";
    EXPECT_EQ(owner.refused(), KeyFault::wrong_type);
}

TEST(Passkey, that_is_malformed_is_refused_by_name) {
    using Device = SoftAuthenticator;
    EXPECT_EQ(refused_registration([](Device& d) { d.client_data_more = ",}"; }), KeyFault::malformed_client_data);
    EXPECT_EQ(refused_registration([](Device& d) { d.flags = 0x11; }), KeyFault::malformed_authenticator_data);
    EXPECT_EQ(refused_registration([](Device& d) { d.extensions = {0x80}; }), KeyFault::malformed_authenticator_data);
    EXPECT_EQ(refused_registration([](Device& d) { d.id.clear(); }), KeyFault::malformed_authenticator_data);
    EXPECT_EQ(refused_registration([](Device& d) { d.id.resize(1024); }), KeyFault::malformed_authenticator_data);
    EXPECT_EQ(refused_registration([](Device& d) { d.public_key.push_back(0); }),
              KeyFault::malformed_authenticator_data);
    EXPECT_EQ(refused_registration([](Device& d) { d.statement = {0x80}; }), KeyFault::malformed_attestation);
    EXPECT_EQ(refused_registration([](Device& d) { d.statement = {0xA1, 0x61, 'a', 1}; }),
              KeyFault::malformed_attestation);
    EXPECT_EQ(refused_registration([](Device& d) { d.format = "tpm"; }), KeyFault::unwanted_attestation);
    EXPECT_EQ(refused_registration([](Device& d) { d.format = "packed"; }), KeyFault::unwanted_attestation);
    EXPECT_EQ(refused_registration([](Device& d) { d.client_data_more = std::string(5000, ' '); }),
              KeyFault::oversized);
    MadePasskey made = SoftAuthenticator(Algorithm::es256).make(challenge);
    made.attestation += "=";
    EXPECT_EQ(refused_registration(made), KeyFault::malformed_base64);
    made.attestation.assign(30'000, 'A');
    EXPECT_EQ(refused_registration(made), KeyFault::oversized);
    made = SoftAuthenticator(Algorithm::es256).make(challenge);
    made.id = to_base64url(Bytes(16, 8));
    EXPECT_EQ(refused_registration(made), KeyFault::wrong_credential);
}

TEST(Passkey, members_that_browsers_add_are_left_alone_and_extensions_read_over) {
    SoftAuthenticator device(Algorithm::es256);
    device.client_data_more = R"(,"crossOrigin":false,"other_keys_can_be_added_here":{"a":[1.5,null]})";
    device.extensions = Bytes{0xA1} + cbor_text("credProtect") + cbor_number(2);
    EXPECT_TRUE(check_registration(site, challenge, person, device.make(challenge)));
}

TEST(Passkey, cut_anywhere_is_refused) {
    const MadePasskey good = SoftAuthenticator(Algorithm::es256).make(challenge);
    const Bytes whole = *from_base64url(good.attestation);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        MadePasskey cut = good;
        cut.attestation = to_base64url(ByteView(whole).first(size));
        EXPECT_EQ(refused_registration(cut), KeyFault::malformed_attestation) << size;
    }
}

TEST(Passkey, of_somebody_else_is_refused) {
    Owner owner;
    UsedPasskey used = owner.device.use(challenge);
    used.user_handle = "YW5vdGhlcg";
    EXPECT_EQ(owner.refused(used), KeyFault::wrong_user);
    used.user_handle.clear();
    EXPECT_TRUE(check_assertion(site, challenge, owner.passkey, used));
    used.id = "AAAA";
    EXPECT_EQ(owner.refused(used), KeyFault::wrong_credential);
}

TEST(Passkey, whose_counter_did_not_grow_is_a_clone) {
    Owner owner(Algorithm::es256, 7);
    EXPECT_EQ(owner.refused(), KeyFault::cloned);  // the same once more
    owner.device.counter = 6;
    EXPECT_EQ(owner.refused(), KeyFault::cloned);
    owner.device.counter = 0;
    EXPECT_EQ(owner.refused(), KeyFault::cloned);
    Owner uncounted;
    EXPECT_TRUE(check_assertion(site, challenge, uncounted.passkey, uncounted.device.use(challenge)));
    uncounted.device.counter = 1;  // begins to count
    EXPECT_TRUE(check_assertion(site, challenge, uncounted.passkey, uncounted.device.use(challenge)));
}

TEST(Passkey, every_fault_was_provoked) {
    const auto refused_key = [](const Bytes& key) {
        return refused_registration([&](SoftAuthenticator& d) { d.public_key = key; });
    };
    EXPECT_EQ(refused_key(Bytes{0xA1} + cbor_number(3) + cbor_number(-36)), KeyFault::unknown_algorithm);
    EXPECT_EQ(refused_key(Bytes{0xA1} + cbor_number(3) + cbor_number(-7)), KeyFault::malformed_key);
    EXPECT_EQ(Owner().refused(Owner().device.use(challenge)), KeyFault::wrong_signature);
    if (provoked.size() < 5) GTEST_SKIP() << "the other tests did not run";
    boost::mp11::mp_for_each<core::Names<KeyFault>>(
        [](auto each) { EXPECT_TRUE(provoked.contains(each.value)) << each.name; });
}

TEST(Site, is_where_browsers_make_passkeys) {
    EXPECT_EQ(site_of("https://palette.example"), site);
    EXPECT_EQ(site_of("https://jeux.palette.example:8443")->rp_id, "jeux.palette.example");
    EXPECT_EQ(site_of("http://localhost:8080"), (Site{"http://localhost:8080", "localhost"}));
    for (const char* none : {"http://palette.example", "https://192.168.1.4", "https://[::1]:8443", "https://A.example",
                             "https://palette.example/", "https://palette.example:443", "https://a@palette.example", "",
                             "https://", "https://a..b", "https://.a", "https://a.", "https://a:", "https://a:08",
                             "http://localhost:80", "http://localhost.evil", "ftp://a"}) {
        EXPECT_FALSE(site_of(none)) << none;
    }
}

}  // namespace keys
