// The House: who people are, how they come back, their tables as lists, and who may have another. It never loads or
// folds a table; what it knows of tables it reads from their summaries, and what it wants of them it writes on notes.
//
// It reads what is stored. Whoever's rows were changed and are not on the disk yet waits for them: a call about such a
// person is taken up again when they are, so that a code is used once and a password checked against the last one.
#pragma once

#include <map>
#include <memory>

#include "keys/once.hpp"
#include "keys/passkey.hpp"
#include "server/house/guesses.hpp"
#include "server/options.hpp"
#include "server/parts.hpp"

namespace server {

using core::Result;

using HouseInput = std::variant<Called, ToHouse, WorkDone>;

class House {
public:
    House(std::shared_ptr<const store::Reader>, const HubOptions&);

    // Who holds this token; empty: nobody whom the House knows.
    std::string who(std::string_view token) const;

    Ticked tick(std::int64_t now_ms, const std::vector<HouseInput>&);
    void stored();  // the oldest batch that was given out and not yet confirmed
    // When to tick though nothing arrives; empty: not before something does.
    std::optional<std::int64_t> next_due_ms() const;

private:
    struct Caller {
        Called call{};
        std::optional<store::Session> session{};
        std::optional<store::Person> person{};  // whose it is
        std::string new_token{};
        bool forgets_token = false;
        bool must_wait = false;  // for the disk; the call is taken up again
    };
    // A call is answered at once, or later, by a table, by work or after waiting: then there is nothing yet.
    using Reply = Result<std::optional<std::string>>;

    void handle(const Called&);
    void handle(const ToHouse&);
    void handle(const WorkDone&);
    Caller caller(const Called&) const;
    void answer(const Caller&, const Reply&);

    // Tables (calls.cpp). Each handler gives the text of the answer.
    Reply handle(Caller&, const OpenTable&);
    Reply handle(Caller&, const MyTables&);
    Reply handle(Caller&, const LeaveTable&);
    Reply handle(Caller&, const GetRecord&);

    // Oneself (person.cpp).
    Reply handle(Caller&, const WhoAmI&);
    Reply handle(Caller&, const SetName&);
    Reply handle(Caller&, const SetCloth&);
    Reply handle(Caller&, const SetListed&);
    Reply handle(Caller&, const MySessions&);
    Reply handle(Caller&, const EndSession&);
    Reply handle(Caller&, const EndOtherSessions&);
    Reply handle(Caller&, const SignOut&);
    Reply handle(Caller&, const ClaimGuest&);
    Reply handle(Caller&, const DeleteMe&);
    Me me(const Caller&) const;
    std::string anew(Caller&, store::Person);  // the caller is so from now on; what they are told
    SessionList sessions(const Caller&, const std::vector<store::Session>&) const;
    void end(const store::Session&);
    bool is_expecting(std::string_view person) const;  // games of somebody else that are still being handed over

    // Coming back (entrance.cpp).
    Reply handle(Caller&, const BeginPasskey&);
    Reply handle(Caller&, const FinishPasskey&);
    Reply handle(Caller&, const MyPasskeys&);
    Reply handle(Caller&, const RenamePasskey&);
    Reply handle(Caller&, const RemovePasskey&);
    Reply handle(Caller&, const BeginSignIn&);
    Reply handle(Caller&, const SignIn&);
    Reply handle(Caller&, const SignInByPassword&);
    Reply handle(Caller&, const SignInByCode&);
    Reply handle(Caller&, const SignInByLink&);
    Reply handle(Caller&, const MakeLink&);
    Reply handle(Caller&, const SetPassword&);
    Reply handle(Caller&, const RemovePassword&);
    Reply handle(Caller&, const MakeRecoveryCodes&);
    Me enter(Caller&, const std::string& person);  // with a new session, in place of the one they had
    bool is_guest(std::string_view person) const;  // nothing but a browser leads to them
    std::string draw_login(std::string_view name);
    Reply work(const Caller&, std::function<std::string()>, std::function<Reply(Caller&, const std::string&)> then);

    // What was played, and with whom (past.cpp).
    Reply handle(Caller&, const GetHistory&);
    Reply handle(Caller&, const GetPerson&);
    Reply handle(Caller&, const GetPeople&);
    Reply handle(Caller&, const MyFriends&);
    Reply handle(Caller&, const AddFriend&);
    Reply handle(Caller&, const RemoveFriend&);
    Reply handle(Caller&, const Block&);
    Reply handle(Caller&, const Unblock&);
    Reply handle(Caller&, const GetMyData&);
    struct Ties { std::vector<std::string> liked{}, likes_me{}, blocked{}; };
    Ties ties(std::string_view person) const;
    FriendList friends(const Ties&) const;
    History history(const store::Wanted&) const;
    std::optional<store::Person> shown(std::string_view public_id) const;  // who is known to others so
    void feel(const Caller&, store::Feeling, const std::string& other, bool is_felt);

    // What a table tells (house.cpp).
    void hear(const Made&);
    void hear(const RematchWanted&);
    void hear(const HasLeft&);

    std::string list(std::string_view guest) const;  // their tables
    int open_tables(std::string_view guest) const;   // those that are being opened too
    void want(TableWanted);
    void post(const std::string& code, const LastingNote&);
    void tell(const std::string& code, TableNote note) { outbox_.push_back(ToTable{code, std::move(note), {}}); }
    struct Errand {  // what tables of somebody who is no longer are still told
        store::Errand kept{};
        std::int64_t due_ms = 0;
        bool is_second_round = false;
    };
    void run(Errand&);  // a step further

    // Stored in this tick's batch; until it is on the disk nobody reads what is kept under this key, mostly a person.
    void change(const std::string& key, store::PeopleChange);
    bool is_unstored(const std::string& key) const { return unstored_.contains(key); }
    static Reply later(Caller& caller) {
        caller.must_wait = true;
        return std::nullopt;
    }
    std::int32_t today() const { return static_cast<std::int32_t>(now_ms_ / day_ms); }

    struct Asked { std::string session{}; bool is_new_key = false; };  // a challenge: of whom, and for what
    struct Working { Called call{}; std::function<Reply(Caller&, const std::string&)> then{}; };

    std::shared_ptr<const store::Reader> store_;
    const keys::PasswordCost password_cost_;
    core::Rng rng_;
    std::int64_t now_ms_ = 0;
    std::int64_t since_ms_ = 0;  // the first tick
    std::map<std::string, int, std::less<>> opening_;  // by guest: tables that were wanted and are not made yet
    std::map<std::string, std::uint64_t, std::less<>> unstored_;  // by key: the last batch with something of it
    std::vector<Called> waiting_;                      // for these
    bool has_stored_ = false;                          // since the last tick
    std::vector<Errand> errands_;
    keys::Once<Asked> challenges_{challenges_max, link_seconds * second_ms};
    keys::Once<std::string> links_{links_max, link_seconds * second_ms};  // to persons
    std::map<std::string, std::string, std::less<>> last_links_;          // by person
    Guesses login_guesses_{guesses_at_once};
    Guesses network_guesses_{network_guesses_at_once};
    std::map<WorkId, Working> works_;
    store::Batch batch_;
    std::vector<Output> outbox_;
    std::uint64_t batches_given_ = 0;
    std::uint64_t batches_stored_ = 0;
};

// What the person chose to wear, or what their id gives them.
Cloth cloth_of(const store::Person&);
PersonCard card_of(const store::Person&);

}  // namespace server
