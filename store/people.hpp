// Who people are: persons, their sessions and the ways they come back, and whom they like or do not. Rows that are put
// replace those before them; what is gone is gone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace store {

struct Person {
    std::string id{};            // 64 hexadecimal digits, drawn once; the first 16 are shown to others
    std::string name{};
    std::string cloth{};         // as they chose it; empty: what their id gives them
    bool is_listed = true;       // others may read what they played
    std::int32_t made_day = 0;   // since 1970; 0: before this was noted
    friend bool operator==(const Person&, const Person&) = default;
};

struct Session {  // a browser in which somebody is signed in
    std::string id{};       // BLAKE2b-256 of a token that only this browser holds, in hexadecimal
    std::string person{};
    std::string device{};
    std::int32_t made_day = 0;
    std::int32_t seen_day = 0;
    std::string former{};   // the guest who used this browser before, whose games wait to be claimed; empty: none
    friend bool operator==(const Session&, const Session&) = default;
};

struct Passkey {
    std::string id{};
    std::string person{};
    std::string public_key{};
    std::string user_handle{};
    std::int64_t counter = 0;
    bool is_backed_up = false;
    std::string label{};
    std::int32_t made_day = 0;
    std::int32_t used_day = 0;
    friend bool operator==(const Passkey&, const Passkey&) = default;
};

struct Password {
    std::string person{};
    std::string login{};  // nobody else has it
    std::string hash{};
    friend bool operator==(const Password&, const Password&) = default;
};

struct RecoveryCode {
    std::string hash{};
    std::string person{};
    friend bool operator==(const RecoveryCode&, const RecoveryCode&) = default;
};

enum class Feeling { likes, blocks };

struct Bond {  // one person feels so about another, or no longer does; friends are two who like each other
    std::string person{};
    Feeling feeling{};
    std::string other{};
    bool is_felt = true;
    friend bool operator==(const Bond&, const Bond&) = default;
};

// What every table of somebody is still to be told, a few at a time.
struct Errand {
    std::string person{};        // whose tables; one errand a person
    std::string body{};          // a server::LastingNote, as text; empty: all have been told
    std::uint64_t after = 0;     // those up to this id have been
    friend bool operator==(const Errand&, const Errand&) = default;
};

struct SessionEnded { std::string id{}; friend bool operator==(const SessionEnded&, const SessionEnded&) = default; };
struct PasskeyLost { std::string id{}; friend bool operator==(const PasskeyLost&, const PasskeyLost&) = default; };
struct PasswordLost {
    std::string person{};
    friend bool operator==(const PasswordLost&, const PasswordLost&) = default;
};
struct CodeUsed { std::string hash{}; friend bool operator==(const CodeUsed&, const CodeUsed&) = default; };
struct PersonGone {  // with all that is theirs, but for an errand
    std::string id{};
    friend bool operator==(const PersonGone&, const PersonGone&) = default;
};

// Told in the order in which it happened: somebody may lose a password and have a new one in the same breath.
using PeopleChange = std::variant<Person, Session, Passkey, Password, RecoveryCode, Bond, Errand, SessionEnded,
                                  PasskeyLost, PasswordLost, CodeUsed, PersonGone>;

class PeopleReader {
public:
    virtual ~PeopleReader() = default;
    virtual std::optional<Person> person(std::string_view id) const = 0;
    virtual std::optional<Person> person_like(std::string_view beginning) const = 0;  // whose id begins so
    virtual std::optional<Session> session(std::string_view id) const = 0;
    virtual std::vector<Session> sessions_of(std::string_view person) const = 0;      // seen last first, then by id
    virtual std::optional<Passkey> passkey(std::string_view id) const = 0;
    virtual std::vector<Passkey> passkeys_of(std::string_view person) const = 0;      // in order of day, then id
    virtual std::optional<Password> password(std::string_view login) const = 0;
    virtual std::optional<Password> password_of(std::string_view person) const = 0;
    virtual std::optional<RecoveryCode> code(std::string_view hash) const = 0;
    virtual std::vector<RecoveryCode> codes_of(std::string_view person) const = 0;    // in order of hash
    virtual std::vector<std::string> felt_by(std::string_view person, Feeling) const = 0;     // others, in order of id
    virtual std::vector<std::string> felt_for(std::string_view person, Feeling) const = 0;    // by others, likewise
    virtual std::vector<Errand> errands() const = 0;  // in order of person
};

}  // namespace store
