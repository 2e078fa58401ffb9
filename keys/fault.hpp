// What can be wrong with the answer of an authenticator. For tests, logs and the operator: people are told less, for
// whoever is not who they say they are has no use for the difference.
#pragma once

#include <boost/describe.hpp>

namespace keys {

enum class KeyFault {
    oversized,                  // more bytes than an honest answer has
    malformed_base64,           // what should be base64url is not
    malformed_client_data,      // not the JSON that a browser writes about the ceremony
    wrong_type,                 // signed for registering where one signs in, or the other way round
    wrong_challenge,            // an answer to another question
    wrong_origin,               // given on another site
    cross_origin,               // given inside a frame of another site
    malformed_attestation,      // not the CBOR that carries a new key
    unwanted_attestation,       // says who made the authenticator, which nobody asked
    malformed_authenticator_data,
    wrong_site,                 // made for another RP id
    user_absent,                // nobody touched anything
    wrong_credential,           // not the key it says it is
    wrong_user,                 // the key of somebody else
    unknown_algorithm,          // none that we offered
    malformed_key,              // a key that is none: off its curve, too short, with more or less than belongs to it
    wrong_signature,
    cloned,                     // its counter did not grow: there are two of it
};
BOOST_DESCRIBE_ENUM(KeyFault, oversized, malformed_base64, malformed_client_data, wrong_type, wrong_challenge,
                    wrong_origin, cross_origin, malformed_attestation, unwanted_attestation,
                    malformed_authenticator_data, wrong_site, user_absent, wrong_credential, wrong_user,
                    unknown_algorithm, malformed_key, wrong_signature, cloned)

}  // namespace keys
