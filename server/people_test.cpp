// Who people are to each other, what they played, what they take along and what they leave behind.
#include "games/verify.hpp"
#include "server/people_world.hpp"
#include "server/tables/projection.hpp"

namespace server {

namespace {

TEST_F(PeopleTest, a_person_has_a_cloth_and_a_public_id_that_opens_nothing) {
    const std::string ann = world.newcomer("L\xc3\xa9" "a"), bob = world.newcomer("L\xc3\xa9" "a");
    const Me mine = me(ann);
    EXPECT_EQ(mine.person.size(), 16u);
    EXPECT_NE(mine.person, me(bob).person);
    EXPECT_NE(mine.cloth.warp, mine.cloth.weft);
    EXPECT_EQ(me(mine.person).name, std::nullopt);
    EXPECT_EQ(refused(ann, SetCloth{{Motif::dots, Motif::dots}}), "bad_cloth");
    const Cloth chosen{Motif::waves, Motif::dots};
    EXPECT_EQ(ask(ann, SetCloth{chosen}).cloth, chosen);
    EXPECT_EQ(ask(bob, GetPeople{{mine.person, "0000000000000000", "x", ""}}).cards,
              (std::vector<PersonCard>{{mine.person, "L\xc3\xa9" "a", chosen}}));
    EXPECT_EQ(refused(bob, GetPeople{std::vector<std::string>(21)}), "too_large");
    EXPECT_FALSE(ask(ann, SetListed{false}).is_listed);
    EXPECT_EQ(me(ann).cloth, chosen) << "only what is given changes";
}

TEST_F(PeopleTest, a_table_says_who_sits_there_by_public_id) {
    const World::Duel duel = world.duel();
    EXPECT_EQ(world.room(duel.a).people, (std::vector{public_id_of(duel.ann), public_id_of(duel.bob)}));
}

TEST_F(PeopleTest, a_guests_games_are_claimed_by_who_signs_in) {
    const World::Duel over = finished();
    const std::string running = world.table(over.ann);
    const Conn old = world.open(over.ann, running);
    ASSERT_EQ(world.say(old, Sit{Seat{0}, "n"}), "");

    const std::string zoe = world.newcomer("Zo\xc3\xab");
    ASSERT_FALSE(ask(zoe, SetPassword{"correct horse", ""}).login.empty());
    const std::string guest = world.person(over.ann), person = world.person(zoe);
    const std::string both = world.table(zoe);  // where both sit
    ASSERT_EQ(world.say(world.open(zoe, both), Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(world.open(over.ann, both), Sit{Seat{1}, "n"}), "");
    EXPECT_EQ(refused(zoe, ClaimGuest{}), "nothing_to_claim");

    const std::string token = enter(over.ann, SignInByPassword{me(zoe).login, "correct horse"});
    EXPECT_EQ(world.person(over.ann), guest) << "should the answer be lost, they are still there";
    EXPECT_EQ(me(token).claimable, 3);
    EXPECT_EQ(me(zoe).claimable, 0) << "that browser had no guest";
    EXPECT_EQ(ask(token, ClaimGuest{}).claimable, 0);
    EXPECT_EQ(world.closed.at(old), Reason::signed_out);
    world.tick();
    EXPECT_EQ(world.store.person(guest), std::nullopt);
    EXPECT_TRUE(world.store.notes().empty());
    EXPECT_EQ(refused(token, ClaimGuest{}), "nothing_to_claim");
    EXPECT_EQ(world.stored(running).host, person);
    EXPECT_EQ(world.stored(running).places[0].name, "Zo\xc3\xab");
    EXPECT_EQ(world.stored(both).places[0].guest, person);
    EXPECT_EQ(world.stored(both).places[1].sitter, Sitter::open) << "nobody sits for two";
    EXPECT_EQ(ask(token, GetHistory{}).games.size(), 1u);
    EXPECT_TRUE(check_projections(world.store, Mend::no).different.empty());
    EXPECT_EQ(world.room(world.open(token, running)).me, Seat{0});
    world.restart();
    EXPECT_EQ(world.room(world.open(token, running)).me, Seat{0});
}

TEST_F(PeopleTest, a_claim_goes_on_after_a_restart_a_few_tables_at_a_time) {
    const std::string guest = world.newcomer("Guest"), zoe = world.newcomer("Zo\xc3\xab");
    std::vector<std::string> codes;
    for (int i = 0; i < open_tables_max; ++i) codes.push_back(world.table(guest));
    const LastingNote note = Claimed{world.person(guest), world.person(zoe), "Zo\xc3\xab"};
    world.store.commit({.people = {store::Errand{world.person(guest), core::encode(note), 0}}});
    world.restart();
    world.tick();
    for (const std::string& code : codes) EXPECT_EQ(world.stored(code).host, world.person(zoe));
    EXPECT_EQ(world.store.errands().size(), 1u) << "they may have been sitting down somewhere";
    world.pass(second_round_ms);
    EXPECT_TRUE(world.store.errands().empty());
}

TEST_F(PeopleTest, a_table_that_was_stored_too_late_for_a_claim_is_told_in_the_second_round) {
    const std::string guest = world.newcomer("Guest"), zoe = world.newcomer("Zo\xc3\xab");
    const LastingNote note = Claimed{world.person(guest), world.person(zoe), "Zo\xc3\xab"};
    world.store.commit({.people = {store::Errand{world.person(guest), core::encode(note), 0}}});
    world.restart();
    world.tick();
    const std::string late = world.table(guest);
    EXPECT_EQ(world.stored(late).host, world.person(guest));
    world.pass(second_round_ms);
    EXPECT_EQ(world.stored(late).host, world.person(zoe));
}

TEST_F(PeopleTest, history_is_read_by_filters_and_in_pages) {
    const World::Duel duel = finished();
    const History mine = ask(duel.ann, GetHistory{});
    ASSERT_EQ(mine.games.size(), 1u);
    EXPECT_EQ(mine.games[0].code, duel.code);
    EXPECT_EQ(mine.games[0].seat, Seat{0});
    EXPECT_EQ(mine.games[0].seats[1].name, "Bob");
    EXPECT_EQ(mine.games[0].seats[1].person, public_id_of(duel.bob));
    EXPECT_EQ(mine.next, "");
    const auto count = [&](GetHistory wanted) { return ask(duel.ann, wanted).games.size(); };
    const bool has_won = mine.games[0].seats[0].place == 1;
    EXPECT_EQ(count({.ended = Ended::won}), has_won ? 1u : 0u);
    EXPECT_EQ(count({.ended = Ended::lost}), has_won ? 0u : 1u);
    EXPECT_EQ(count({.game = "farben"}), 0u);
    EXPECT_EQ(count({.with = public_id_of(duel.bob)}), 1u);
    EXPECT_EQ(count({.tempo = Tempo::live}), 1u);
    EXPECT_EQ(count({.tempo = Tempo::days}), 0u);
    EXPECT_EQ(refused(duel.ann, GetHistory{.with = "nobody"}), "unknown_person");
    EXPECT_EQ(refused(duel.ann, GetHistory{.after = "x"}), "malformed");
    EXPECT_EQ(refused(duel.ann, GetHistory{.after = "1.99999999999999999999"}), "malformed");
    EXPECT_EQ(refused("", GetHistory{}), "not_named");

    const std::string person = world.person(duel.ann);
    store::Batch many;
    for (std::uint64_t i = 1; i <= 45; ++i) {  // results of tables long gone; the last ended first
        many.tables.push_back({store::TableId{i}, "old" + std::to_string(i)});
        many.summaries.push_back(*world.store.summary(*world.store.find(duel.code)));
        many.summaries.back().table = store::TableId{i};
        many.results.push_back({store::TableId{i}, 0, person, "", "coloryam", 2, 1, 9, 1000 + std::int64_t(i / 2)});
    }
    world.store.commit(many);
    std::vector<std::string> codes;
    std::string after;
    do {
        const History page = ask(duel.ann, GetHistory{.after = after});
        for (const PastGame& each : page.games) codes.push_back(each.code);
        after = page.next;
    } while (!after.empty());
    EXPECT_EQ(codes.size(), 46u);
    std::ranges::sort(codes);
    EXPECT_TRUE(std::ranges::adjacent_find(codes) == codes.end()) << "each once";
    EXPECT_EQ(ask(duel.ann, GetMyData{}).games.size(), past_games_listed);
}

TEST_F(PeopleTest, who_does_not_wish_to_be_listed_is_read_by_nobody_else) {
    const World::Duel duel = finished();
    const std::string ann = public_id_of(duel.ann);
    EXPECT_EQ(ask("", GetPerson{ann}).tallies.size(), 1u);
    EXPECT_EQ(ask(duel.bob, GetHistory{.person = ann}).games.size(), 1u);
    ask(duel.ann, SetListed{false});
    EXPECT_TRUE(ask(duel.bob, GetPerson{ann}).tallies.empty());
    EXPECT_EQ(refused(duel.bob, GetHistory{.person = ann}), "unknown_person");
    EXPECT_EQ(ask(duel.ann, GetPerson{ann}).tallies[0].played, 1);
    EXPECT_TRUE(ask(duel.ann, GetPerson{ann}).is_me);
    EXPECT_EQ(refused(duel.bob, GetPerson{"nobody"}), "unknown_person");
}

TEST_F(PeopleTest, friends_are_two_who_wish_it) {
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob");
    const std::string a = public_id_of(ann), b = public_id_of(bob);
    EXPECT_EQ(refused(ann, AddFriend{a}), "not_oneself");
    EXPECT_EQ(refused(ann, AddFriend{"nobody"}), "unknown_person");
    EXPECT_EQ(ask(ann, AddFriend{b}).friends[0].tie, Tie::wished);
    EXPECT_EQ(me(bob).wishes, 1);
    EXPECT_EQ(ask(bob, MyFriends{}).friends[0].tie, Tie::wishes);
    EXPECT_EQ(ask(bob, AddFriend{a}).friends[0].tie, Tie::friends);
    EXPECT_EQ(ask(ann, GetPerson{b}).tie, Tie::friends);
    EXPECT_EQ(me(bob).wishes, 0);
    const std::string code = world.table(bob);
    ASSERT_EQ(ask(ann, MyFriends{}).friends[0].tables.size(), 1u);
    EXPECT_EQ(ask(ann, MyFriends{}).friends[0].tables[0].code, code);
    EXPECT_TRUE(ask(bob, RemoveFriend{a}).friends.empty());
    EXPECT_TRUE(ask(ann, MyFriends{}).friends.empty());
}

TEST_F(PeopleTest, who_is_blocked_is_no_friend_and_is_not_told) {
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob");
    const std::string a = public_id_of(ann), b = public_id_of(bob);
    ask(ann, AddFriend{b}), ask(bob, AddFriend{a});
    const FriendList after = ask(ann, Block{b});
    EXPECT_TRUE(after.friends.empty());
    EXPECT_EQ(after.blocked[0].person, b);
    EXPECT_EQ(me(ann).blocked, std::vector{b});
    EXPECT_EQ(ask(bob, MyFriends{}).friends[0].tie, Tie::wished);
    EXPECT_TRUE(me(bob).blocked.empty());
    EXPECT_EQ(ask(bob, AddFriend{a}).friends[0].tie, Tie::wished) << "the same answer";
    EXPECT_EQ(me(ann).wishes, 0);
    EXPECT_TRUE(ask(ann, GetPerson{b}).is_blocked);
    EXPECT_TRUE(ask(ann, Unblock{b}).blocked.empty());
    EXPECT_EQ(refused(ann, Block{a}), "not_oneself");
}

TEST_F(PeopleTest, who_deletes_their_account_leaves_the_games_of_the_others_whole) {
    const World::Duel over = finished();
    ASSERT_EQ(world.say(over.a, Say{"my secret"}), "");
    const std::string running = world.table(over.ann), id = world.person(over.ann), a = public_id_of(over.ann);
    const Conn bob = world.open(over.bob, running), host = world.open(over.ann, running);
    ASSERT_EQ(world.say(bob, Sit{Seat{1}, "n"}), "");
    ASSERT_EQ(world.say(host, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(host, Start{}), "");
    ask(over.bob, AddFriend{a});

    EXPECT_EQ(refused(over.ann, DeleteMe{"Anna"}), "wrong_name");
    const Answer& gone = world.call(over.ann, DeleteMe{"Ann"});
    EXPECT_TRUE(gone.forgets_token);
    world.tick();
    EXPECT_EQ(world.person(over.ann), "");
    EXPECT_EQ(world.closed.at(host), Reason::signed_out);
    EXPECT_EQ(refused(over.bob, GetPerson{a}), "unknown_person");
    EXPECT_TRUE(ask(over.bob, MyFriends{}).friends.empty());
    EXPECT_EQ(world.stored(running).places[0].sitter, Sitter::bot) << "a bot plays on";
    EXPECT_EQ(world.stored(running).host, world.person(over.bob));

    const Conn looker = world.open(over.bob, over.code);
    const Room& room = world.room(looker);
    EXPECT_EQ(room.seats[0].name, "");
    EXPECT_EQ(room.people[0], "");
    EXPECT_TRUE(world.last<Chat>(looker)->lines.back().is_removed);
    EXPECT_EQ(world.last<Chat>(looker)->lines.back().text, "");
    const auto record = core::decode<core::Record>(world.call(over.bob, GetRecord{over.code}).text);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->names[0], "");
    EXPECT_TRUE(games::verify(*record)->is_over) << "the others' game still proves itself";
    const History theirs = ask(over.bob, GetHistory{});
    ASSERT_EQ(theirs.games.size(), 1u);
    EXPECT_EQ(theirs.games[0].seats[0].name + theirs.games[0].seats[0].person, "");
    EXPECT_TRUE(world.store.results_of({.person = id}, 9).empty());
    EXPECT_TRUE(check_projections(world.store, Mend::no).different.empty());
    world.restart();
    EXPECT_EQ(world.room(world.open(over.bob, over.code)).seats[0].name, "");
}

TEST_F(PeopleTest, who_had_left_a_table_is_missed_there_when_it_is_next_looked_at) {
    const World::Duel duel = world.duel();
    ASSERT_EQ(world.say(duel.b, Say{"my secret"}), "");
    ask(duel.bob, LeaveTable{duel.code});
    const std::string hosted = world.table(duel.bob);
    ASSERT_EQ(world.say(world.open(duel.bob, hosted), Stand{}), "not_seated");
    ask(duel.bob, LeaveTable{hosted});
    ask(duel.bob, DeleteMe{"Bob"});
    world.restart();
    const Conn looker = world.open(duel.ann, duel.code);
    EXPECT_EQ(world.last<Chat>(looker)->lines.back().text, "");
    EXPECT_EQ(world.room(looker).people[1], "");
    const Conn next = world.open(duel.ann, hosted);
    ASSERT_EQ(world.say(next, Sit{Seat{1}, "n"}), "");
    EXPECT_TRUE(world.room(next).am_host) << "nobody waits for such a host";
    EXPECT_TRUE(check_projections(world.store, Mend::no).different.empty());
}

TEST_F(PeopleTest, my_data_is_all_that_is_kept_of_me) {
    const World::Duel duel = finished();
    ask(duel.ann, AddFriend{public_id_of(duel.bob)});
    const MyData data = ask(duel.ann, GetMyData{});
    EXPECT_EQ(data.me.name, "Ann");
    EXPECT_EQ(data.sessions.size(), 1u);
    EXPECT_EQ(data.friends.friends.size(), 1u);
    EXPECT_EQ(data.games.size(), 1u);
    EXPECT_EQ(refused("", GetMyData{}), "not_named");
}

}  // namespace

}  // namespace server
