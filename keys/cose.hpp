// Public keys as authenticators write them (COSE_Key, RFC 9053), and what was signed with them.
#pragma once

#include <array>
#include <expected>
#include <memory>

#include "keys/base64url.hpp"
#include "keys/fault.hpp"

struct evp_pkey_st;  // OpenSSL's

namespace keys {

enum class Algorithm : std::int32_t { es256 = -7, eddsa = -8, rs256 = -257 };  // COSE's numbers
inline constexpr std::array offered = {Algorithm::es256, Algorithm::eddsa, Algorithm::rs256};  // the dearest last

class PublicKey {
public:
    static std::expected<PublicKey, KeyFault> read(ByteView cose);
    Algorithm algorithm() const { return algorithm_; }
    bool has_signed(ByteView message, ByteView signature) const;

private:
    PublicKey(Algorithm algorithm, std::shared_ptr<evp_pkey_st> key) : algorithm_(algorithm), key_(std::move(key)) {}
    Algorithm algorithm_;
    std::shared_ptr<evp_pkey_st> key_;
};

}  // namespace keys
