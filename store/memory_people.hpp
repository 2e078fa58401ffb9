// The people of a store in memory: one map per kind of row.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "store/people.hpp"

namespace store {

// `Base` is what can be asked beside it.
template <class Base>
class MemoryPeople : public Base {
public:
    std::optional<Person> person(std::string_view id) const override { return at(persons_, id); }
    std::optional<Person> person_like(std::string_view beginning) const override {
        const auto found = persons_.lower_bound(beginning);
        if (found == persons_.end() || !found->first.starts_with(beginning)) return std::nullopt;
        return found->second;
    }
    std::optional<Session> session(std::string_view id) const override { return at(sessions_, id); }
    std::vector<Session> sessions_of(std::string_view person) const override {
        auto theirs = rows_of(sessions_, person);
        std::ranges::sort(theirs, {}, [](const Session& each) { return std::pair(-each.seen_day, each.id); });
        return theirs;
    }
    std::optional<Passkey> passkey(std::string_view id) const override { return at(passkeys_, id); }
    std::vector<Passkey> passkeys_of(std::string_view person) const override {
        auto theirs = rows_of(passkeys_, person);
        std::ranges::sort(theirs, {}, [](const Passkey& each) { return std::pair(each.made_day, each.id); });
        return theirs;
    }
    std::optional<Password> password(std::string_view login) const override {
        for (const auto& [person, each] : passwords_) {
            if (each.login == login) return each;
        }
        return std::nullopt;
    }
    std::optional<Password> password_of(std::string_view person) const override { return at(passwords_, person); }
    std::optional<RecoveryCode> code(std::string_view hash) const override { return at(codes_, hash); }
    std::vector<RecoveryCode> codes_of(std::string_view person) const override { return rows_of(codes_, person); }
    std::vector<std::string> felt_by(std::string_view person, Feeling feeling) const override {
        std::vector<std::string> others;
        for (const auto& [who, how, whom] : bonds_) {
            if (who == person && how == feeling) others.push_back(whom);
        }
        return others;
    }
    std::vector<std::string> felt_for(std::string_view person, Feeling feeling) const override {
        std::vector<std::string> others;
        for (const auto& [who, how, whom] : bonds_) {
            if (whom == person && how == feeling) others.push_back(who);
        }
        return others;
    }
    std::vector<Errand> errands() const override {
        std::vector<Errand> all;
        for (const auto& [person, each] : errands_) all.push_back(each);
        return all;
    }

protected:
    // A login belongs to one person, whoever lost it or went before.
    bool keeps_logins_apart(const std::vector<PeopleChange>& changes) const {
        std::map<std::string, std::string> logins;  // by person
        for (const auto& [person, each] : passwords_) logins[person] = each.login;
        for (const PeopleChange& change : changes) {
            if (const auto* lost = std::get_if<PasswordLost>(&change)) logins.erase(lost->person);
            if (const auto* gone = std::get_if<PersonGone>(&change)) logins.erase(gone->id);
            const auto* put = std::get_if<Password>(&change);
            if (put == nullptr) continue;
            logins[put->person] = put->login;
            const auto is_same = [&](const auto& each) { return each.second == put->login; };
            if (std::ranges::count_if(logins, is_same) > 1) return false;
        }
        return true;
    }

    void take(const Person& each) { persons_[each.id] = each; }
    void take(const Session& each) { sessions_[each.id] = each; }
    void take(const Passkey& each) { passkeys_[each.id] = each; }
    void take(const Password& each) { passwords_[each.person] = each; }
    void take(const RecoveryCode& each) { codes_[each.hash] = each; }
    void take(const Bond& each) {
        std::tuple bond{each.person, each.feeling, each.other};
        if (each.is_felt) bonds_.insert(std::move(bond));
        else bonds_.erase(bond);
    }
    void take(const Errand& each) {
        if (each.body.empty()) errands_.erase(each.person);
        else errands_[each.person] = each;
    }
    void take(const SessionEnded& each) { sessions_.erase(each.id); }
    void take(const PasskeyLost& each) { passkeys_.erase(each.id); }
    void take(const PasswordLost& each) { passwords_.erase(each.person); }
    void take(const CodeUsed& each) { codes_.erase(each.hash); }
    void take(const PersonGone& each) {
        const auto is_theirs = [&](const auto& row) { return row.second.person == each.id; };
        persons_.erase(each.id);
        std::erase_if(sessions_, is_theirs);
        std::erase_if(passkeys_, is_theirs);
        std::erase_if(passwords_, is_theirs);
        std::erase_if(codes_, is_theirs);
        std::erase_if(bonds_, [&](const auto& bond) {
            return std::get<0>(bond) == each.id || std::get<2>(bond) == each.id;
        });
    }

private:
    template <class Row>
    using Rows = std::map<std::string, Row, std::less<>>;

    template <class Row>
    static std::optional<Row> at(const Rows<Row>& rows, std::string_view key) {
        const auto found = rows.find(key);
        return found == rows.end() ? std::nullopt : std::optional(found->second);
    }
    template <class Row>
    static std::vector<Row> rows_of(const Rows<Row>& rows, std::string_view person) {
        std::vector<Row> theirs;
        for (const auto& [key, row] : rows) {
            if (row.person == person) theirs.push_back(row);
        }
        return theirs;
    }

    Rows<Person> persons_;
    Rows<Session> sessions_;
    Rows<Passkey> passkeys_;
    Rows<Password> passwords_;  // by person
    Rows<RecoveryCode> codes_;
    Rows<Errand> errands_;
    std::set<std::tuple<std::string, Feeling, std::string>> bonds_;
};

}  // namespace store
