// Answers of authenticators, changed by an enemy. A case is a list of changes of five bytes: which field, what is done
// to it, where (two bytes), with what. A registration may turn into another good one (nobody signs it but the key in
// it); an assertion that was changed at all must be refused.
#include <array>
#include <string>

#include "core/check.hpp"
#include "keys/base64url.hpp"
#include "keys/soft_authenticator.hpp"

namespace {

using namespace keys;

const Site site{"https://palette.example", "palette.example"};
const std::string challenge = to_base64url(Bytes(32, 42));

struct Owner {
    explicit Owner(Algorithm algorithm) : device(algorithm) {
        device.extensions = Bytes{0xA1} + cbor_text("credProtect") + cbor_number(2);
        made = device.make(challenge);
        made_attested = SoftAuthenticator(device).make_attested(challenge);
        used = device.use(challenge);
        const auto registered = check_registration(site, challenge, device.user_handle, made);
        CHECK(registered && check_registration(site, challenge, device.user_handle, made_attested));
        passkey = registered->passkey;
        CHECK(check_assertion(site, challenge, passkey, used));
    }
    SoftAuthenticator device;
    MadePasskey made, made_attested;
    UsedPasskey used;
    Passkey passkey;
};

void change(std::string& field, std::span<const std::uint8_t> how) {
    Bytes bytes = *from_base64url(field);
    const std::size_t at = bytes.empty() ? 0 : (std::size_t{how[1]} << 8 | how[2]) % bytes.size();
    const auto place = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    switch (how[0] % 4) {
        case 0: if (!bytes.empty()) *place = how[3]; break;
        case 1: bytes.insert(place, how[3]); break;
        case 2: if (!bytes.empty()) bytes.erase(place); break;
        default: bytes.resize(at); break;
    }
    field = to_base64url(bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::array owners = {Owner(Algorithm::es256), Owner(Algorithm::eddsa), Owner(Algorithm::rs256)};
    if (size < 1) return 0;
    const Owner& owner = owners[data[0] % owners.size()];
    MadePasskey made = data[0] >= 128 ? owner.made_attested : owner.made;
    UsedPasskey used = owner.used;
    std::array fields = {&made.client_data, &made.attestation, &used.client_data, &used.authenticator_data,
                         &used.signature};
    for (std::span<const std::uint8_t> rest(data + 1, size - 1); rest.size() >= 5; rest = rest.subspan(5)) {
        change(*fields[rest[0] % fields.size()], rest.subspan(1, 4));
    }
    const auto registered = check_registration(site, challenge, "", made);
    if (registered) CHECK(registered->passkey.id == made.id);
    CHECK(check_assertion(site, challenge, owner.passkey, used).has_value() == (used == owner.used));
    return 0;
}
