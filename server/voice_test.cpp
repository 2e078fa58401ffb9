// Voice at a table: who is in it, what is passed on between them, and what is refused. Nothing of it may
// reach the store.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/tables/turn.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct VoiceTest : testing::Test {
    World world;
    const World::Duel duel = world.duel();

    const Voice& voice(Conn conn) { return *world.last<Voice>(conn); }
    SpeakerId join(Conn conn) {
        EXPECT_EQ(world.say(conn, JoinVoice{}), "");
        return voice(conn).me.value();
    }
    std::vector<Seat> seats_heard_by(Conn conn) {
        std::vector<Seat> seats;
        for (const Speaker& each : voice(conn).speakers) seats.push_back(each.seat);
        return seats;
    }
    std::size_t stored() const { return world.store.events(*world.store.find(duel.code)).size(); }
};

TEST_F(VoiceTest, everybody_seated_hears_who_is_in_it) {
    EXPECT_EQ(world.last<Voice>(duel.a), nullptr) << "nobody talks: nothing is said of it";
    const std::size_t before = stored();
    const SpeakerId ann = join(duel.a);
    EXPECT_EQ(voice(duel.b), (Voice{.speakers = {{ann, Seat{0}, false}}}));
    const SpeakerId bob = join(duel.b);
    EXPECT_NE(ann, bob);
    EXPECT_EQ(voice(duel.a), (Voice{.me = ann, .speakers = {{ann, Seat{0}, false}, {bob, Seat{1}, false}}}));
    EXPECT_EQ(stored(), before) << "voice is never stored";
}

TEST_F(VoiceTest, spectators_hear_nothing_of_it) {
    const Conn looker = world.open("", duel.code);
    join(duel.a);
    EXPECT_EQ(world.last<Voice>(looker), nullptr);
    EXPECT_EQ(world.say(looker, JoinVoice{}), "not_seated");
}

TEST_F(VoiceTest, who_comes_later_is_told_and_may_join) {
    join(duel.a);
    const Conn second = world.open(duel.bob, duel.code);
    EXPECT_EQ(seats_heard_by(second), std::vector{Seat{0}});
}

TEST_F(VoiceTest, mute_is_shown_to_all) {
    join(duel.a);
    EXPECT_EQ(world.say(duel.a, Mute{true}), "");
    EXPECT_TRUE(voice(duel.b).speakers[0].is_muted);
    EXPECT_EQ(world.say(duel.a, Mute{false}), "");
    EXPECT_FALSE(voice(duel.b).speakers[0].is_muted);
    EXPECT_EQ(world.say(duel.b, JoinVoice{true}), "");
    EXPECT_TRUE(voice(duel.a).speakers[1].is_muted);
}

TEST_F(VoiceTest, another_device_takes_over) {
    const SpeakerId first = join(duel.a);
    const Conn phone = world.open(duel.ann, duel.code);
    const SpeakerId second = join(phone);
    EXPECT_NE(first, second) << "others must connect anew";
    EXPECT_EQ(voice(duel.a).me, std::nullopt);
    EXPECT_EQ(seats_heard_by(duel.a), std::vector{Seat{0}});
    EXPECT_EQ(world.say(duel.a, Mute{true}), "not_in_voice");
}

TEST_F(VoiceTest, leaving_closing_and_coming_back) {
    join(duel.a);
    join(duel.b);
    EXPECT_EQ(world.say(duel.a, LeaveVoice{}), "");
    EXPECT_EQ(voice(duel.a).me, std::nullopt);
    EXPECT_EQ(seats_heard_by(duel.b), std::vector{Seat{1}});
    EXPECT_EQ(world.say(duel.a, LeaveVoice{}), "not_in_voice");
    join(duel.a);
    EXPECT_EQ(seats_heard_by(duel.b), (std::vector{Seat{1}, Seat{0}}));
    world.close(duel.a);
    EXPECT_EQ(seats_heard_by(duel.b), std::vector{Seat{1}});
}

TEST_F(VoiceTest, who_loses_the_seat_leaves_the_voice) {
    const std::string code = world.table(duel.ann, {.setup = {.seats = 4}});
    const Conn ann = world.open(duel.ann, code), bob = world.open(duel.bob, code);
    EXPECT_EQ(world.say(ann, Sit{Seat{0}, "a"}) + world.say(bob, Sit{Seat{3}, "b"}), "");
    join(ann), join(bob);
    EXPECT_EQ(seats_heard_by(ann), (std::vector{Seat{0}, Seat{3}}));
    EXPECT_EQ(world.say(bob, Stand{}), "");
    EXPECT_EQ(voice(bob), Voice{});
    EXPECT_EQ(seats_heard_by(ann), std::vector{Seat{0}});

    EXPECT_EQ(world.say(bob, Sit{Seat{3}, "b"}), "");
    EXPECT_EQ(seats_heard_by(bob), std::vector{Seat{0}}) << "who sits down is told";
    join(bob);
    EXPECT_EQ(world.say(ann, Clear{Seat{3}}), "");
    EXPECT_EQ(voice(bob), Voice{});

    EXPECT_EQ(world.say(bob, Sit{Seat{3}, "b"}), "");
    join(bob);
    EXPECT_EQ(world.say(ann, Start{}), "");
    EXPECT_EQ(seats_heard_by(ann), (std::vector{Seat{0}, Seat{1}})) << "seats close up; voices follow them";
}

TEST_F(VoiceTest, signals_go_between_the_two_and_nobody_else) {
    const SpeakerId ann = join(duel.a), bob = join(duel.b);
    const Conn other = world.open(duel.bob, duel.code);
    const std::size_t before = stored();
    EXPECT_EQ(world.say(duel.a, Signal{bob, "v=0 anything at all"}), "");
    EXPECT_EQ(*world.last<Signaled>(duel.b), (Signaled{ann, "v=0 anything at all"}));
    EXPECT_EQ(world.last<Signaled>(duel.a), nullptr);
    EXPECT_EQ(world.last<Signaled>(other), nullptr) << "Bob's other page has not joined";
    EXPECT_EQ(stored(), before);
}

TEST_F(VoiceTest, what_cannot_be_passed_on_is_refused) {
    const SpeakerId ann = join(duel.a);
    EXPECT_EQ(world.say(duel.b, Signal{ann, "let me in"}), "not_in_voice");
    EXPECT_EQ(world.say(duel.a, Signal{ann, "an echo"}), "no_such_speaker");
    const SpeakerId bob = join(duel.b);
    EXPECT_EQ(world.say(duel.a, Signal{bob, std::string(signal_bytes_max, 'x')}), "");
    EXPECT_EQ(world.say(duel.a, Signal{bob, std::string(signal_bytes_max + 1, 'x')}), "too_large");
    EXPECT_EQ(world.say_text(duel.a, R"({"type":"signal","to":2})"), "malformed");

    // Speakers of another table are out of reach, though their numbers are known.
    const World::Duel elsewhere = world.duel();
    join(elsewhere.a), join(elsewhere.b);
    EXPECT_EQ(world.say(elsewhere.b, LeaveVoice{}), "");
    EXPECT_EQ(world.say(elsewhere.a, Signal{bob, "hello"}), "no_such_speaker");

    // In one tick: Bob goes, and a signal to him was on its way.
    world.tick({Closed{duel.b}, Received{duel.a, core::encode(ClientMessage(Signal{bob, "late"}))}});
    EXPECT_EQ(world.last<Refused>(duel.a)->code, "no_such_speaker");
}

TEST_F(VoiceTest, a_burst_of_signals_passes_and_a_flood_does_not) {
    join(duel.a);
    const SpeakerId bob = join(duel.b);
    int passed = 0;
    while (world.say(duel.a, Signal{bob, "candidate"}).empty()) ++passed;
    EXPECT_EQ(passed, world.options.signals_at_once);
    EXPECT_GT(passed, world.options.messages_at_once);
    EXPECT_EQ(world.say(duel.a, Mute{true}), "") << "other messages have an allowance of their own";
    world.now_ms += second_ms;
    EXPECT_EQ(world.say(duel.a, Signal{bob, "candidate"}), "");
    for (int i = 0; i < world.options.signals_per_second + too_fast_max + 1; ++i) {
        world.say(duel.a, Signal{bob, "flood"});
    }
    EXPECT_EQ(world.closed.at(duel.a), Reason::too_fast);
    EXPECT_EQ(seats_heard_by(duel.b), std::vector{Seat{1}});
}

TEST_F(VoiceTest, a_person_signals_no_more_with_more_devices) {
    const SpeakerId bob = join(duel.b);
    int passed = 0;
    for (int device = 0; device < 5; ++device) {
        const Conn one = world.open(duel.ann, duel.code);
        join(one);
        while (world.say(one, Signal{bob, "candidate"}).empty()) ++passed;
    }
    EXPECT_EQ(passed, world.options.signals_at_once);
    join(duel.a);
    EXPECT_EQ(world.say(duel.b, Signal{voice(duel.b).speakers.back().id, "candidate"}), "") << "each has their own";
}

TEST_F(VoiceTest, who_leaves_and_joins_in_one_tick_is_somebody_new) {
    const SpeakerId before = join(duel.a), bob = join(duel.b);
    world.tick({Received{duel.a, core::encode(ClientMessage(LeaveVoice{}))},
                Received{duel.a, core::encode(ClientMessage(JoinVoice{}))},
                Received{duel.b, core::encode(ClientMessage(Signal{before, "to who left"}))}});
    const std::optional<SpeakerId> now = voice(duel.a).me;
    ASSERT_TRUE(now.has_value());
    EXPECT_NE(*now, before);
    EXPECT_EQ(voice(duel.b).speakers, (std::vector<Speaker>{{bob, Seat{1}, false}, {*now, Seat{0}, false}}));
    EXPECT_EQ(world.last<Signaled>(duel.a), nullptr);
    EXPECT_EQ(world.last<Refused>(duel.b)->code, "no_such_speaker");
}

TEST_F(VoiceTest, long_signals_count_for_more_so_that_nobody_is_flooded_by_a_neighbour) {
    join(duel.a);
    const SpeakerId bob = join(duel.b);
    std::size_t passed = 0;
    while (world.say(duel.a, Signal{bob, std::string(signal_bytes_max, 'x')}).empty()) passed += signal_bytes_max;
    EXPECT_GE(passed, 5 * signal_bytes_max) << "enough for an offer to everybody";
    EXPECT_LE(passed * core::seats_max, 1024u * 1024u) << "what may wait for one reader, though all send at once";
}

TEST_F(VoiceTest, nobody_is_told_again_because_somebody_looks_on) {
    join(duel.a);
    const auto told = [&] {
        std::size_t count = 0;
        const std::string& heard = world.heard[duel.a];
        for (std::size_t at = 0; (at = heard.find(R"("type":"voice")", at)) != std::string::npos; ++at) ++count;
        return count;
    };
    const std::size_t before = told();
    EXPECT_GT(before, 0u);
    world.open("", duel.code);
    EXPECT_EQ(told(), before);
    world.open(duel.bob, duel.code);
    EXPECT_GT(told(), before);
}

TEST_F(VoiceTest, a_table_with_a_long_past_can_still_talk) {
    const std::string code = world.table(duel.ann);
    const Conn ann = world.open(duel.ann, code);
    EXPECT_EQ(world.say(ann, Sit{Seat{0}, "a"}), "");
    while (world.stored(code).changes < changes_max) {
        world.now_ms += second_ms;
        EXPECT_EQ(world.say(ann, Arrange{}), "");
    }
    world.now_ms += second_ms;
    EXPECT_EQ(world.say(ann, Stand{}), "too_fast");
    join(ann);
}

TEST(Turn, credentials_are_as_coturn_wants_them) {
    // openssl dgst -sha1 -hmac north -binary <<<"1700043200:ab" (without the newline), in base64
    EXPECT_EQ(turn_credential("north", "1700043200:ab"), "PMUfQA3zpyQMAt5Vs7zNaEr9bQM=");
    EXPECT_TRUE(ice_servers({}, "guest", 0).empty()) << "no server that the host did not choose";

    const VoiceOptions options{.stun = {"stun:s.example"}, .turn = {"turn:t.example"}, .turn_secret = "north"};
    const std::vector<IceServer> servers = ice_servers(options, "guest", 1'700'000'000'000);
    ASSERT_EQ(servers.size(), 2u);
    EXPECT_EQ(servers[0], (IceServer{.urls = {"stun:s.example"}}));
    EXPECT_EQ(servers[1].urls, options.turn);
    EXPECT_TRUE(servers[1].username.starts_with("1700043200:")) << servers[1].username;
    EXPECT_EQ(servers[1].credential, turn_credential("north", servers[1].username));
    EXPECT_EQ(servers[1].username.find("guest"), std::string::npos);
    EXPECT_NE(ice_servers(options, "other", 1'700'000'000'000)[1].username, servers[1].username);
}

TEST(Turn, only_who_joined_gets_credentials) {
    World world(1, {.voice = {.turn = {"turn:t.example"}, .turn_secret = "north"}});
    const World::Duel duel = world.duel();
    EXPECT_EQ(world.say(duel.a, JoinVoice{}), "");
    EXPECT_EQ(world.last<Voice>(duel.a)->servers.size(), 1u);
    EXPECT_TRUE(world.last<Voice>(duel.b)->servers.empty());
    for (const std::string& text : world.texts) EXPECT_EQ(text.find("north"), std::string::npos);
}

}  // namespace

}  // namespace server
