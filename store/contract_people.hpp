// What every store promises about people and what they played: S15..S22 of README.md.
#pragma once

#include "store/contract.hpp"

namespace store {

TEST_P(Contract, S15_a_session_leads_to_a_person_until_it_ends) {
    const Session phone{"t1", "a1", "Safari, iPhone", 20'000, 20'005, "g9"}, laptop{"t2", "a1", "Firefox, Linux", 1, 7};
    store->commit({.people = {person("a1", "Ann"), phone, laptop, Session{"t3", "b2"}}});
    EXPECT_EQ(store->session("t1"), phone);
    EXPECT_EQ(store->sessions_of("a1"), (std::vector{phone, laptop})) << "seen last first";
    Session seen = laptop;
    seen.seen_day = 20'006;
    store->commit({.people = {seen}});
    EXPECT_EQ(store->sessions_of("a1"), (std::vector{seen, phone}));
    store->commit({.people = {SessionEnded{"t1"}}});
    EXPECT_EQ(store->session("t1"), std::nullopt);
    EXPECT_EQ(store->sessions_of("a1"), std::vector{seen});
}

TEST_P(Contract, S16_passkeys_are_by_id_and_by_person) {
    const Passkey first{"k1", "a1", "cose", "handle", 0xFFFF'FFFF, true, "Clef", 3, 4}, second{"k0", "a1", "x", "h", 0};
    store->commit({.people = {first, second}});
    EXPECT_EQ(store->passkey("k1"), first);
    EXPECT_EQ(store->passkeys_of("a1"), (std::vector{second, first})) << "in order of day";
    Passkey used = first;
    used.counter = 7;
    store->commit({.people = {used, PasskeyLost{"k0"}}});
    EXPECT_EQ(store->passkeys_of("a1"), std::vector{used});
    EXPECT_EQ(store->passkey("k0"), std::nullopt);
}

TEST_P(Contract, S17_a_person_has_one_password_and_a_login_one_person) {
    const Password ann{"a1", "ann-1234", "hash"};
    store->commit({.people = {ann}});
    EXPECT_EQ(store->password("ann-1234"), ann);
    EXPECT_EQ(store->password_of("a1"), ann);
    EXPECT_EQ(store->password("ann"), std::nullopt);
    EXPECT_THROW(store->commit({.people = {Password{"b2", "ann-1234", "other"}}}), Error);
    EXPECT_EQ(store->password("ann-1234"), ann);
    store->commit({.people = {Password{"a1", "ann-1234", "new"}}});
    EXPECT_EQ(store->password_of("a1")->hash, "new");
    store->commit({.people = {PasswordLost{"a1"}, Password{"b2", "ann-1234", "other"}}});
    EXPECT_EQ(store->password_of("a1"), std::nullopt);
    EXPECT_EQ(store->password("ann-1234")->person, "b2") << "in the order in which it happened";
}

TEST_P(Contract, S18_recovery_codes_go_when_used) {
    store->commit({.people = {RecoveryCode{"h1", "a1"}, RecoveryCode{"h0", "a1"}, RecoveryCode{"h2", "b2"}}});
    EXPECT_EQ(store->codes_of("a1"), (std::vector<RecoveryCode>{{"h0", "a1"}, {"h1", "a1"}}));
    EXPECT_EQ(store->code("h2")->person, "b2");
    store->commit({.people = {CodeUsed{"h1"}}});
    EXPECT_EQ(store->code("h1"), std::nullopt);
    EXPECT_EQ(store->codes_of("a1").size(), 1u);
}

TEST_P(Contract, S19_bonds_go_one_way_and_can_be_undone) {
    const Bond liking{"a1", Feeling::likes, "b2"}, blocking{"c3", Feeling::blocks, "b2"};
    store->commit({.people = {liking, liking, blocking, Bond{"a1", Feeling::likes, "c3"}}});
    EXPECT_EQ(store->felt_by("a1", Feeling::likes), (std::vector<std::string>{"b2", "c3"}));
    EXPECT_EQ(store->felt_for("b2", Feeling::likes), std::vector<std::string>{"a1"});
    EXPECT_EQ(store->felt_for("b2", Feeling::blocks), std::vector<std::string>{"c3"});
    EXPECT_TRUE(store->felt_by("b2", Feeling::likes).empty());
    store->commit({.people = {Bond{"a1", Feeling::likes, "b2", false}}});
    EXPECT_EQ(store->felt_by("a1", Feeling::likes), std::vector<std::string>{"c3"});
}

TEST_P(Contract, S20_errands_are_one_a_person_and_go_when_done) {
    store->commit({.people = {Errand{"b2", "note", 7}, Errand{"a1", "first", 0}}});
    store->commit({.people = {Errand{"a1", "first", 9}}});
    store = &shop->open();
    EXPECT_EQ(store->errands(), (std::vector<Errand>{{"a1", "first", 9}, {"b2", "note", 7}}));
    store->commit({.people = {Errand{"a1", "", 0}}});
    EXPECT_EQ(store->errands(), (std::vector<Errand>{{"b2", "note", 7}}));
}

TEST_P(Contract, S21_who_is_gone_leaves_nothing_but_an_errand) {
    store->commit({.people = {person("a1", "Ann"), person("b2", "Bob"), Session{"t1", "a1"}, Session{"t2", "b2"},
                              Passkey{"k1", "a1"}, Password{"a1", "ann-1234", "hash"}, RecoveryCode{"h1", "a1"},
                              Bond{"a1", Feeling::likes, "b2"}, Bond{"b2", Feeling::likes, "a1"},
                              Errand{"a1", "note", 0}, PersonGone{"a1"}}});
    store = &shop->open();
    EXPECT_EQ(store->person("a1"), std::nullopt);
    EXPECT_EQ(store->session("t1"), std::nullopt);
    EXPECT_EQ(store->passkey("k1"), std::nullopt);
    EXPECT_EQ(store->password("ann-1234"), std::nullopt);
    EXPECT_EQ(store->code("h1"), std::nullopt);
    EXPECT_TRUE(store->felt_by("b2", Feeling::likes).empty());
    EXPECT_EQ(store->errands().size(), 1u);
    EXPECT_TRUE(store->person("b2") && store->session("t2"));
}

TEST_P(Contract, S22_somebodys_results_are_found_as_wanted_and_counted) {
    store->commit(beginning());
    Result slow = result(lilas, 0, "a1", 40);
    slow.move_seconds = 86'400;
    const Result quick = result(menthe, 1, "a1", 50);
    store->commit({.results = {slow, result(lilas, 1, "b2", 40), quick, result(menthe, 0, "", 50)}});
    const auto found = [&](Wanted wanted) {
        wanted.person = "a1";
        return store->results_of(wanted, 9);
    };
    EXPECT_EQ(found({}), (std::vector{quick, slow}));
    EXPECT_TRUE(found({.game = "farben"}).empty());
    EXPECT_EQ(found({.game = "coloryam", .with = "b2"}), std::vector{slow});
    EXPECT_EQ(found({.is_won = true}), std::vector{slow});
    EXPECT_EQ(found({.is_won = false}), std::vector{quick});
    EXPECT_EQ(found({.move_seconds_min = 3600}), std::vector{slow});
    EXPECT_EQ(found({.move_seconds_max = 3599}), std::vector{quick});
    EXPECT_EQ(found({.before_ms = 50, .before = menthe}), std::vector{slow}) << "those that follow";
    EXPECT_EQ(found({.before_ms = 40, .before = none}), std::vector{slow});
    EXPECT_TRUE(found({.before_ms = 40, .before = lilas}).empty());
    EXPECT_EQ(store->tallies_of("a1"), (std::vector<Tally>{{"coloryam", 2, 1, 90}}));
    store->commit({.memberships = {{"a1", menthe, false}}});
    EXPECT_EQ(store->tables_with("a1", TableId{}, 9).size(), 2u) << "put away, it is still on record";
    EXPECT_EQ(store->tables_with("a1", lilas, 9), (std::vector<Table>{{menthe, "menthe0042"}}));
    EXPECT_EQ(store->tables_with("a1", TableId{}, 1), (std::vector<Table>{{lilas, "lilas4711"}}));
    EXPECT_TRUE(store->tables_with("zz", TableId{}, 9).empty());
}

}  // namespace store
