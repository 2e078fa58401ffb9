// The people of an SQLite file. Part of sqlite.cpp alone.
#pragma once

#include "store/people.hpp"
#include "store/sqlite_statement.hpp"

namespace store {

// What can be asked; `Base` is Reader or Store, and the connection is that of what is asked beside it.
template <class Base>
class SqlitePeopleReading : public Base {
public:
    explicit SqlitePeopleReading(const std::string& path) : connection_(path) {
        connection_.run("PRAGMA busy_timeout = 5000");
    }

    std::optional<Person> person(std::string_view id) const override { return one<Person>(person_, person_of, id); }
    std::optional<Person> person_like(std::string_view beginning) const override {
        return one<Person>(person_like_, person_of, beginning, std::string(beginning) + '~');
    }
    std::optional<Session> session(std::string_view id) const override {
        return one<Session>(session_, session_of, id);
    }
    std::vector<Session> sessions_of(std::string_view person) const override {
        return all<Session>(sessions_, session_of, person);
    }
    std::optional<Passkey> passkey(std::string_view id) const override {
        return one<Passkey>(passkey_, passkey_of, id);
    }
    std::vector<Passkey> passkeys_of(std::string_view person) const override {
        return all<Passkey>(passkeys_, passkey_of, person);
    }
    std::optional<Password> password(std::string_view login) const override {
        return one<Password>(password_by_login_, password_from, login);
    }
    std::optional<Password> password_of(std::string_view person) const override {
        return one<Password>(password_, password_from, person);
    }
    std::optional<RecoveryCode> code(std::string_view hash) const override {
        return one<RecoveryCode>(code_, code_of, hash);
    }
    std::vector<RecoveryCode> codes_of(std::string_view person) const override {
        return all<RecoveryCode>(codes_, code_of, person);
    }
    std::vector<std::string> felt_by(std::string_view person, Feeling feeling) const override {
        return all<std::string>(felt_by_, [](const Statement& row) { return std::string(row.text(0)); }, person,
                                static_cast<std::int64_t>(feeling));
    }
    std::vector<std::string> felt_for(std::string_view person, Feeling feeling) const override {
        return all<std::string>(felt_for_, [](const Statement& row) { return std::string(row.text(0)); }, person,
                                static_cast<std::int64_t>(feeling));
    }
    std::vector<Errand> errands() const override {
        return all<Errand>(errands_, [](const Statement& row) {
            return Errand{std::string(row.text(0)), std::string(row.text(1)),
                          static_cast<std::uint64_t>(row.number(2))};
        });
    }

protected:
    const Connection connection_;

private:
    static Person person_of(const Statement& row) {
        return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)), row.number(3) != 0,
                row.small(4)};
    }
    static Session session_of(const Statement& row) {
        return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)), row.small(3),
                row.small(4), std::string(row.text(5))};
    }
    static Passkey passkey_of(const Statement& row) {
        return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)), std::string(row.text(3)),
                row.number(4), row.number(5) != 0, std::string(row.text(6)), row.small(7), row.small(8)};
    }
    static Password password_from(const Statement& row) {
        return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2))};
    }
    static RecoveryCode code_of(const Statement& row) { return {std::string(row.text(0)), std::string(row.text(1))}; }

    const Statement person_{connection_, "SELECT * FROM persons WHERE id = ?1"};
    const Statement person_like_{connection_,
        "SELECT * FROM persons WHERE id >= ?1 AND id < ?2 ORDER BY id LIMIT 1"};
    const Statement session_{connection_, "SELECT * FROM sessions WHERE id = ?1"};
    const Statement sessions_{connection_, "SELECT * FROM sessions WHERE person = ?1 ORDER BY seen_day DESC, id"};
    const Statement passkey_{connection_, "SELECT * FROM passkeys WHERE id = ?1"};
    const Statement passkeys_{connection_, "SELECT * FROM passkeys WHERE person = ?1 ORDER BY made_day, id"};
    const Statement password_{connection_, "SELECT * FROM passwords WHERE person = ?1"};
    const Statement password_by_login_{connection_, "SELECT * FROM passwords WHERE login = ?1"};
    const Statement code_{connection_, "SELECT * FROM codes WHERE hash = ?1"};
    const Statement codes_{connection_, "SELECT * FROM codes WHERE person = ?1 ORDER BY hash"};
    const Statement felt_by_{connection_,
        "SELECT other FROM bonds WHERE person = ?1 AND feeling = ?2 ORDER BY other"};
    const Statement felt_for_{connection_,
        "SELECT person FROM bonds WHERE other = ?1 AND feeling = ?2 ORDER BY person"};
    const Statement errands_{connection_, "SELECT * FROM errands ORDER BY person"};
};

class SqlitePeopleWriting {
public:
    explicit SqlitePeopleWriting(const Connection& connection) : connection_(connection) {}

    void write(const Person& each) const {
        put_person_.run(each.id, each.name, each.cloth, std::int64_t{each.is_listed}, std::int64_t{each.made_day});
    }
    void write(const Session& each) const {
        put_session_.run(each.id, each.person, each.device, std::int64_t{each.made_day}, std::int64_t{each.seen_day},
                         each.former);
    }
    void write(const Passkey& each) const {
        put_passkey_.run(each.id, each.person, each.public_key, each.user_handle, each.counter,
                         std::int64_t{each.is_backed_up}, each.label, std::int64_t{each.made_day},
                         std::int64_t{each.used_day});
    }
    void write(const Password& each) const { put_password_.run(each.person, each.login, each.hash); }
    void write(const RecoveryCode& each) const { put_code_.run(each.hash, each.person); }
    void write(const Bond& each) const {
        const auto feeling = static_cast<std::int64_t>(each.feeling);
        (each.is_felt ? put_bond_ : drop_bond_).run(each.person, feeling, each.other);
    }
    void write(const Errand& each) const {
        if (each.body.empty()) drop_errand_.run(each.person);
        else put_errand_.run(each.person, each.body, static_cast<std::int64_t>(each.after));
    }
    void write(const SessionEnded& each) const { drop_session_.run(each.id); }
    void write(const PasskeyLost& each) const { drop_passkey_.run(each.id); }
    void write(const PasswordLost& each) const { drop_password_.run(each.person); }
    void write(const CodeUsed& each) const { drop_code_.run(each.hash); }
    void write(const PersonGone& each) const {
        for (const Statement& all_theirs : theirs_) all_theirs.run(each.id);
    }

private:
    const Connection& connection_;
    const Statement put_person_{connection_, "INSERT OR REPLACE INTO persons VALUES (?1, ?2, ?3, ?4, ?5)"};
    const Statement put_session_{connection_, "INSERT OR REPLACE INTO sessions VALUES (?1, ?2, ?3, ?4, ?5, ?6)"};
    const Statement put_passkey_{connection_,
        "INSERT OR REPLACE INTO passkeys VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"};
    const Statement put_password_{connection_,  // another person's login is not taken
        "INSERT INTO passwords VALUES (?1, ?2, ?3) ON CONFLICT (person) DO UPDATE SET login = ?2, hash = ?3"};
    const Statement put_code_{connection_, "INSERT OR REPLACE INTO codes VALUES (?1, ?2)"};
    const Statement put_bond_{connection_, "INSERT OR IGNORE INTO bonds VALUES (?1, ?2, ?3)"};
    const Statement drop_bond_{connection_, "DELETE FROM bonds WHERE person = ?1 AND feeling = ?2 AND other = ?3"};
    const Statement put_errand_{connection_, "INSERT OR REPLACE INTO errands VALUES (?1, ?2, ?3)"};
    const Statement drop_errand_{connection_, "DELETE FROM errands WHERE person = ?1"};
    const Statement drop_session_{connection_, "DELETE FROM sessions WHERE id = ?1"};
    const Statement drop_passkey_{connection_, "DELETE FROM passkeys WHERE id = ?1"};
    const Statement drop_password_{connection_, "DELETE FROM passwords WHERE person = ?1"};
    const Statement drop_code_{connection_, "DELETE FROM codes WHERE hash = ?1"};
    const Statement theirs_[6] = {{connection_, "DELETE FROM persons WHERE id = ?1"},
                                  {connection_, "DELETE FROM sessions WHERE person = ?1"},
                                  {connection_, "DELETE FROM passkeys WHERE person = ?1"},
                                  {connection_, "DELETE FROM passwords WHERE person = ?1"},
                                  {connection_, "DELETE FROM codes WHERE person = ?1"},
                                  {connection_, "DELETE FROM bonds WHERE person = ?1 OR other = ?1"}};
};

}  // namespace store
