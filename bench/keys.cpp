// What it costs to judge a passkey, by algorithm, and to check a password, which is meant to cost.
#include <sodium.h>

#include "bench/bench.hpp"
#include "core/check.hpp"
#include "keys/password.hpp"
#include "keys/soft_authenticator.hpp"

namespace bench {

namespace {

Result passkey(const char* what, keys::Algorithm algorithm) {
    const keys::Site site{"https://palette.example", "palette.example"};
    const std::string challenge = keys::to_base64url(keys::Bytes(32, 42));
    const keys::SoftAuthenticator device(algorithm);
    const keys::UsedPasskey used = device.use(challenge);
    const auto made = keys::check_registration(site, challenge, device.user_handle, device.make(challenge));
    CHECK(made);
    const double each = rate(Clock::cpu, [&] {
        CHECK(keys::check_assertion(site, challenge, made->passkey, used));
        return 1;
    });
    return {.what = what, .unit = "/s", .ours = each};
}

}  // namespace

std::vector<Result> keys_of_people() {
    CHECK(sodium_init() >= 0);  // as the server does: then it knows what this processor can do
    const keys::PasswordCost cost;
    const double passwords = rate(Clock::cpu, [&] {
        CHECK(!keys::fits_password("nobody has this one", std::nullopt, cost));
        return 1;
    });
    return {passkey("a sign-in by passkey, ES256", keys::Algorithm::es256),
            passkey("a sign-in by passkey, EdDSA", keys::Algorithm::eddsa),
            passkey("a sign-in by passkey, RS256", keys::Algorithm::rs256),
            {.what = "a password checked, 64 MiB and 2 passes", .unit = "ms", .ours = 1000 / passwords}};
}

}  // namespace bench
