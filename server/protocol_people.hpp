// What people ask the House about themselves and each other: who they are, how they come back, what they played, their
// friends. All of it is HTTP calls (protocol.hpp).
//
// Everybody is a person from the first name on; a guest is one without a way to come back but their browser. A person
// is shown to others by a public id, which opens nothing. Bytes travel as base64url without padding, as browsers have
// them in PublicKeyCredential.toJSON(). Days are counted from 1970 on, in UTC; nobody needs to know the hour.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace server {

using boost::describe::operators::operator==;  // for every described struct here

using core::Seat;

// ---- A person as others see them

enum class Motif { lines, rings, grid, stripes, dots, scales, pluses, chevrons, waves, diamonds, slants };
BOOST_DESCRIBE_ENUM(Motif, lines, rings, grid, stripes, dots, scales, pluses, chevrons, waves, diamonds, slants)

struct Cloth {  // two motifs that differ, sewn crosswise in ink
    Motif warp{};
    Motif weft{};
};
BOOST_DESCRIBE_STRUCT(Cloth, (), (warp, weft))

struct PersonCard {
    std::string person{};  // their public id, 16 hexadecimal digits
    std::string name{};
    Cloth cloth{};
};
BOOST_DESCRIBE_STRUCT(PersonCard, (), (person, name, cloth))

// ---- Oneself

struct Me {
    std::optional<std::string> name{};  // null for a newcomer, about whom the rest says nothing
    std::string person{};               // one's own public id
    Cloth cloth{};
    bool is_listed = true;              // has a page that others may read, with one's games
    std::int32_t passkeys = 0;
    std::string login{};                // what to sign in with beside a password; empty: there is no password
    std::int32_t recovery_codes = 0;    // not used yet
    // Of the guest who used this browser before: games that ClaimGuest takes along. 0: none.
    std::int32_t claimable = 0;
    std::int32_t wishes = 0;            // people who wish to be friends and wait for an answer
    std::vector<std::string> blocked{}; // public ids; what they say is folded away everywhere
};
BOOST_DESCRIBE_STRUCT(Me, (), (name, person, cloth, is_listed, passkeys, login, recovery_codes, claimable, wishes,
                               blocked))

struct WhoAmI {
    static constexpr std::string_view type = "who_am_i";
    using Answer = Me;
};
BOOST_DESCRIBE_STRUCT(WhoAmI, (), ())

struct SetName {  // Makes a guest of a newcomer, with a cookie.
    static constexpr std::string_view type = "set_name";
    using Answer = Me;
    std::string name{};
};
BOOST_DESCRIBE_STRUCT(SetName, (), (name))

struct SetCloth {
    static constexpr std::string_view type = "set_cloth";
    using Answer = Me;
    Cloth cloth{};
};
BOOST_DESCRIBE_STRUCT(SetCloth, (), (cloth))

struct SetListed {  // Whether one has a page that others may read.
    static constexpr std::string_view type = "set_listed";
    using Answer = Me;
    bool is_listed = true;
};
BOOST_DESCRIBE_STRUCT(SetListed, (), (is_listed))

// ---- Passkeys. What begins is answered with a challenge, good once and for five minutes.

struct PasskeyOptions {  // for navigator.credentials.create: discoverable, user verification preferred, no attestation
    std::string challenge{};
    std::string rp_id{};
    std::string user{};                 // its id; user.name and user.displayName are the person's name
    std::string name{};
    std::vector<std::string> exclude{}; // ids of the keys they have
};
BOOST_DESCRIBE_STRUCT(PasskeyOptions, (), (challenge, rp_id, user, name, exclude))

struct BeginPasskey {  // From somebody with a name.
    static constexpr std::string_view type = "begin_passkey";
    using Answer = PasskeyOptions;
};
BOOST_DESCRIBE_STRUCT(BeginPasskey, (), ())

struct Passkey {
    std::string id{};        // of the credential
    std::string label{};     // what the person calls it; at first the device it was made on
    std::int32_t made_day = 0;
    std::int32_t used_day = 0;
    bool is_backed_up = false;  // it outlives its device, the device says
};
BOOST_DESCRIBE_STRUCT(Passkey, (), (id, label, made_day, used_day, is_backed_up))

struct PasskeyList {
    std::vector<Passkey> passkeys{};  // in order of making
};
BOOST_DESCRIBE_STRUCT(PasskeyList, (), (passkeys))

struct FinishPasskey {
    static constexpr std::string_view type = "finish_passkey";
    using Answer = PasskeyList;
    std::string id{};           // of the credential
    std::string client_data{};  // response.clientDataJSON
    std::string attestation{};  // response.attestationObject
};
BOOST_DESCRIBE_STRUCT(FinishPasskey, (), (id, client_data, attestation))

struct MyPasskeys {
    static constexpr std::string_view type = "my_passkeys";
    using Answer = PasskeyList;
};
BOOST_DESCRIBE_STRUCT(MyPasskeys, (), ())

struct RenamePasskey {
    static constexpr std::string_view type = "rename_passkey";
    using Answer = PasskeyList;
    std::string id{};
    std::string label{};  // 1 to 24 visible characters
};
BOOST_DESCRIBE_STRUCT(RenamePasskey, (), (id, label))

struct RemovePasskey {
    static constexpr std::string_view type = "remove_passkey";
    using Answer = PasskeyList;
    std::string id{};
};
BOOST_DESCRIBE_STRUCT(RemovePasskey, (), (id))

// ---- Coming back. Signing in gives this browser a new cookie, and ends the session it had, unless that was a guest's,
// which ends when their games are claimed.

struct SignInOptions {  // for navigator.credentials.get, with no list of keys: the browser offers those it has
    std::string challenge{};
    std::string rp_id{};
};
BOOST_DESCRIBE_STRUCT(SignInOptions, (), (challenge, rp_id))

struct BeginSignIn {
    static constexpr std::string_view type = "begin_sign_in";
    using Answer = SignInOptions;
};
BOOST_DESCRIBE_STRUCT(BeginSignIn, (), ())

struct SignIn {  // With a passkey.
    static constexpr std::string_view type = "sign_in";
    using Answer = Me;
    std::string id{};                  // of the credential
    std::string client_data{};         // response.clientDataJSON
    std::string authenticator_data{};  // response.authenticatorData
    std::string signature{};           // response.signature
    std::string user{};                // response.userHandle; empty: the key gave none
};
BOOST_DESCRIBE_STRUCT(SignIn, (), (id, client_data, authenticator_data, signature, user))

struct SignInByPassword {
    static constexpr std::string_view type = "sign_in_by_password";
    using Answer = Me;
    std::string login{};
    std::string password{};
};
BOOST_DESCRIBE_STRUCT(SignInByPassword, (), (login, password))

struct SignInByCode {  // One of the recovery codes, which is used up.
    static constexpr std::string_view type = "sign_in_by_code";
    using Answer = Me;
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(SignInByCode, (), (code))

struct SignInByLink {  // On another device.
    static constexpr std::string_view type = "sign_in_by_link";
    using Answer = Me;
    std::string link{};  // DeviceLink::link
};
BOOST_DESCRIBE_STRUCT(SignInByLink, (), (link))

struct DeviceLink {
    std::string link{};      // for an address such as /entree#link=…, and its QR code
    std::int32_t seconds = 0;  // how long it is good, once
};
BOOST_DESCRIBE_STRUCT(DeviceLink, (), (link, seconds))

struct MakeLink {  // A new one ends the one before.
    static constexpr std::string_view type = "make_link";
    using Answer = DeviceLink;
};
BOOST_DESCRIBE_STRUCT(MakeLink, (), ())

struct SignOut {  // Ends this session, and the cookie with it. The answer is a newcomer's.
    static constexpr std::string_view type = "sign_out";
    using Answer = Me;
};
BOOST_DESCRIBE_STRUCT(SignOut, (), ())

// Takes the games of the guest who used this browser along: tables that run and games that ended become the caller's,
// one after the other. Where both sit at one table the guest leaves it, or, once it is over, it stays as it is.
struct ClaimGuest {
    static constexpr std::string_view type = "claim_guest";
    using Answer = Me;
};
BOOST_DESCRIBE_STRUCT(ClaimGuest, (), ())

// ---- A password, and codes for the day everything else is lost

// Sets a password, or another one. The server makes the login from the name and digits, such as "lea-4821", when there
// is none yet; so nobody learns here which logins exist.
struct SetPassword {
    static constexpr std::string_view type = "set_password";
    using Answer = Me;
    std::string password{};  // 10 to 128 characters, in composed form (NFC)
    std::string current{};   // the one it replaces; empty: there is none
};
BOOST_DESCRIBE_STRUCT(SetPassword, (), (password, current))

struct RemovePassword {
    static constexpr std::string_view type = "remove_password";
    using Answer = Me;
    std::string current{};
};
BOOST_DESCRIBE_STRUCT(RemovePassword, (), (current))

struct RecoveryCodes {
    std::vector<std::string> codes{};  // shown this once
};
BOOST_DESCRIBE_STRUCT(RecoveryCodes, (), (codes))

struct MakeRecoveryCodes {  // Those made before open nothing any more.
    static constexpr std::string_view type = "make_recovery_codes";
    using Answer = RecoveryCodes;
};
BOOST_DESCRIBE_STRUCT(MakeRecoveryCodes, (), ())

// ---- Sessions: the browsers that are signed in

struct SessionInfo {
    std::string session{};      // an id that opens nothing
    std::string device{};       // such as "Firefox, Linux"; empty: unknown
    std::int32_t made_day = 0;  // 0: before this was noted
    std::int32_t seen_day = 0;
    bool is_this = false;       // the one that asks
};
BOOST_DESCRIBE_STRUCT(SessionInfo, (), (session, device, made_day, seen_day, is_this))

struct SessionList {
    std::vector<SessionInfo> sessions{};  // seen last first
};
BOOST_DESCRIBE_STRUCT(SessionList, (), (sessions))

struct MySessions {
    static constexpr std::string_view type = "my_sessions";
    using Answer = SessionList;
};
BOOST_DESCRIBE_STRUCT(MySessions, (), ())

struct EndSession {  // Tables it has open are closed with it. One's own ends by SignOut.
    static constexpr std::string_view type = "end_session";
    using Answer = SessionList;
    std::string session{};
};
BOOST_DESCRIBE_STRUCT(EndSession, (), (session))

struct EndOtherSessions {
    static constexpr std::string_view type = "end_other_sessions";
    using Answer = SessionList;
};
BOOST_DESCRIBE_STRUCT(EndOtherSessions, (), ())

}  // namespace server
