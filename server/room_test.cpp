// The room around the game: who sits where, who may change what, and how it starts.
#include <gtest/gtest.h>

#include "core/fair.hpp"
#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct RoomTest : testing::Test {
    World world;
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob");
    const std::string code = world.table(ann, {.setup = {.seats = 3}});
    const Conn a = world.open(ann, code), b = world.open(bob, code), eve = world.open("", code);

    server::Setup setup() { return world.room(a).setup; }
    static Json option(std::string_view name, const Json& value) { return boost::json::object{{name, value}}; }
};

TEST_F(RoomTest, opens_with_a_seal_and_a_seat_kept_for_the_host) {
    const Room& room = world.room(b);
    EXPECT_EQ(room.code, code);
    EXPECT_EQ(room.status, Status::waiting);
    EXPECT_EQ(room.host, "Ann");
    EXPECT_EQ(room.seats.size(), 3u);
    EXPECT_EQ(room.seats[0], (SeatInfo{.sitter = Sitter::open, .name = "Ann"}));
    EXPECT_EQ(room.commitment, core::commitment(world.stored(code).secret));
    EXPECT_EQ(room.spectators, 3);
    EXPECT_TRUE(world.room(a).am_host);
    EXPECT_FALSE(room.am_host);
    EXPECT_EQ(world.say(b, Sit{Seat{0}, "n"}), "seat_taken");
    EXPECT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    EXPECT_EQ(world.room(b).seats[0],
              (SeatInfo{.sitter = Sitter::person, .name = "Ann", .is_host = true, .is_present = true,
                        .person = PersonId{0}}));
}

TEST_F(RoomTest, a_seat_is_taken_once_and_left) {
    EXPECT_EQ(world.say(b, Sit{Seat{2}, "n"}), "");
    EXPECT_EQ(world.room(b).me, Seat{2});
    EXPECT_EQ(world.say(b, Sit{Seat{1}, "n"}), "already_seated");
    EXPECT_EQ(world.say(a, Sit{Seat{2}, "n"}), "seat_taken");
    EXPECT_EQ(world.say(b, Stand{}), "");
    EXPECT_EQ(world.room(b).me, Seat::spectator);
    EXPECT_EQ(world.say(b, Stand{}), "not_seated");
    EXPECT_EQ(world.say(a, Sit{Seat{2}, "n"}), "");
    EXPECT_EQ(world.room(a).seats[0], SeatInfo{}) << "whoever sits needs no seat kept elsewhere";
}

TEST_F(RoomTest, sitting_takes_a_name_a_seat_and_a_nonce) {
    EXPECT_EQ(world.say(eve, Sit{Seat{1}, "n"}), "not_named");
    EXPECT_EQ(world.say(b, Sit{Seat{3}, "n"}), "no_such_seat");
    EXPECT_EQ(world.say(b, Sit{Seat::nature, "n"}), "no_such_seat");
    EXPECT_EQ(world.say(b, Sit{Seat::spectator, "n"}), "no_such_seat");
    const std::string long_one(65, 'x');
    for (const char* bad : {"", "a b", "\xc3\xa9", long_one.c_str()}) {
        EXPECT_EQ(world.say(b, Sit{Seat{1}, bad}), "bad_nonce") << bad;
        world.now_ms += second_ms;
    }
    EXPECT_EQ(world.say(b, Sit{Seat{1}, std::string(64, 'x')}), "");
}

TEST_F(RoomTest, the_host_seats_and_removes_bots_and_people) {
    EXPECT_EQ(world.say(b, SeatBot{Seat{1}, "random"}), "not_host");
    EXPECT_EQ(world.say(eve, SeatBot{Seat{1}, "random"}), "not_host");
    EXPECT_EQ(world.say(a, SeatBot{Seat{1}, "deep_blue"}), "unknown_bot");
    EXPECT_EQ(world.say(a, SeatBot{Seat{9}, "random"}), "no_such_seat");
    EXPECT_EQ(world.say(a, SeatBot{Seat{1}, "random"}), "");
    EXPECT_EQ(world.say(a, SeatBot{Seat{1}, "maitre"}), "") << "another level";
    EXPECT_EQ(world.room(b).seats[1], (SeatInfo{.sitter = Sitter::bot, .bot = "maitre"}));
    EXPECT_EQ(world.say(b, Sit{Seat{1}, "n"}), "seat_taken");

    EXPECT_EQ(world.say(b, Sit{Seat{2}, "n"}), "");
    EXPECT_EQ(world.say(a, SeatBot{Seat{2}, "random"}), "seat_taken");
    EXPECT_EQ(world.say(b, Clear{Seat{1}}), "not_host");
    EXPECT_EQ(world.say(a, Clear{Seat{2}}), "");
    EXPECT_EQ(world.room(b).me, Seat::spectator);
    EXPECT_EQ(world.say(a, Clear{Seat{1}}), "");
    EXPECT_EQ(world.say(a, Clear{Seat{1}}), "seat_open");
    EXPECT_EQ(world.say(a, Clear{Seat{5}}), "no_such_seat");
    EXPECT_EQ(world.say(a, Clear{Seat{0}}), "") << "the kept seat is anybody's now";
    EXPECT_EQ(world.say(b, Sit{Seat{0}, "n"}), "");
}

TEST_F(RoomTest, the_host_arranges_the_table) {
    EXPECT_EQ(world.say(b, Arrange{.pace = Pace{60}}), "not_host");
    EXPECT_EQ(world.say(a, Arrange{.pace = Pace{60}}), "");
    server::Setup wanted = setup();
    wanted.pace.move_seconds = 60;
    EXPECT_EQ(world.room(b).setup, wanted);
    for (const std::int32_t seconds : {-1, 1, move_seconds_min - 1, move_seconds_max + 1}) {
        EXPECT_EQ(world.say(a, Arrange{.pace = Pace{seconds}}), "bad_setup") << seconds;
    }
    for (const std::int32_t seats : {-1, 0, 1, 6, 1'000'000}) {
        EXPECT_EQ(world.say(a, Arrange{.seats = seats}), "bad_setup") << seats;
    }
    EXPECT_EQ(world.say(a, Arrange{.config = option("unknown", true)}), "bad_setup");
    EXPECT_EQ(world.say(a, Arrange{.config = option("pro", "yes")}), "bad_setup");
    EXPECT_EQ(world.say(a, Arrange{.config = Json("pro")}), "bad_setup");
    EXPECT_EQ(world.room(b).setup, wanted) << "what is refused changes nothing";
}

TEST_F(RoomTest, changes_that_cross_on_the_wire_all_count) {
    world.tick({Received{a, core::encode(ClientMessage(Arrange{.config = option("pro", true)}))},
                Received{a, core::encode(ClientMessage(Arrange{.seats = 2}))},
                Received{a, core::encode(ClientMessage(Arrange{.config = option("color_chance", true)}))},
                Received{a, core::encode(ClientMessage(Arrange{.pace = Pace{30}}))}});
    server::Setup wanted = setup();
    wanted.seats = 2;
    wanted.pace.move_seconds = 30;
    wanted.config.as_object()["pro"] = true;
    wanted.config.as_object()["color_chance"] = true;
    EXPECT_EQ(world.room(b).setup, wanted);
}

TEST_F(RoomTest, fewer_seats_close_up_but_send_nobody_away) {
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(b, Sit{Seat{2}, "n"}), "");
    const Arrange smaller{.seats = 2};
    EXPECT_EQ(world.say(a, smaller), "");
    EXPECT_EQ(world.room(b).me, Seat{1});
    EXPECT_EQ(world.room(b).seats.size(), 2u);

    ASSERT_EQ(world.say(a, Arrange{.seats = 3}), "");
    ASSERT_EQ(world.say(a, SeatBot{Seat{2}, "random"}), "");
    EXPECT_EQ(world.say(a, smaller), "seat_taken");
    EXPECT_EQ(world.room(b).seats.size(), 3u);
}

TEST_F(RoomTest, starts_with_those_who_sit) {
    EXPECT_EQ(world.say(b, Start{}), "not_host");
    EXPECT_EQ(world.say(a, Start{}), "too_few_players");
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "nonce-b"}), "");
    EXPECT_EQ(world.say(a, Start{}), "too_few_players");
    ASSERT_EQ(world.say(a, SeatBot{Seat{2}, "random"}), "");
    ASSERT_EQ(world.say(a, Start{}), "") << "a host need not play";
    const Room& room = world.room(b);
    EXPECT_EQ(room.status, Status::playing);
    EXPECT_EQ(room.setup.seats, 2);
    EXPECT_EQ(room.me, Seat{0}) << "seats close up and keep their order";
    EXPECT_EQ(room.seats[1].bot, "random");
    EXPECT_EQ(world.stored(code).places[0].nonce, "nonce-b");
    EXPECT_GE(world.update(eve).move, 1) << "nature has begun";

    for (const ClientMessage& late : std::vector<ClientMessage>{
             Sit{Seat{0}, "n"}, SeatBot{Seat{1}, "maitre"}, Clear{Seat{1}}, Arrange{}, Start{}}) {
        EXPECT_EQ(world.say(a, late), "already_started") << core::encode(late);
    }
    EXPECT_EQ(world.say(b, Stand{}), "already_started");
}

TEST_F(RoomTest, a_game_may_refuse_who_is_left) {
    ASSERT_EQ(world.say(a, Arrange{.config = option("first", "seat_3")}), "");
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    EXPECT_EQ(world.say(a, Start{}), "no_such_seat") << "the third seat was to begin, and nobody has it";
    EXPECT_EQ(world.room(a).status, Status::waiting);
    EXPECT_EQ(world.room(a).setup.seats, 3);
}

TEST_F(RoomTest, play_now_starts_when_the_host_sits) {
    const std::string now = world.table(bob, {.bots = {"random"}, .start = true});
    const Conn watcher = world.open("", now), host = world.open(bob, now);
    EXPECT_EQ(world.room(host).status, Status::waiting) << "the seal is shown before the nonce is known";
    EXPECT_EQ(world.say(host, Sit{Seat{0}, "n"}), "");
    EXPECT_EQ(world.room(host).status, Status::playing);
    EXPECT_EQ(world.room(watcher).status, Status::playing);
}

TEST_F(RoomTest, a_start_with_nothing_left_to_draw_shows_the_game) {
    server::Setup wanted = setup();
    wanted.config.as_object()["sheet"] = "sheet_1";
    wanted.config.as_object()["first"] = "seat_1";
    const std::string now = world.table(bob, {.setup = wanted, .bots = {"random"}, .start = true});
    const Conn host = world.open(bob, now);
    ASSERT_EQ(world.say(host, Sit{Seat{0}, "n"}), "");
    EXPECT_EQ(world.update(host).move, 0);
    EXPECT_TRUE(world.is_to_act(host));
}

TEST_F(RoomTest, play_now_waits_if_the_host_changed_it) {
    const std::string now = world.table(bob, {.bots = {"random"}, .start = true});
    const Conn host = world.open(bob, now);
    ASSERT_EQ(world.say(host, Clear{Seat{1}}), "");
    EXPECT_EQ(world.say(host, Sit{Seat{0}, "n"}), "");
    EXPECT_EQ(world.room(host).status, Status::waiting);
}

TEST_F(RoomTest, presence_and_spectators_follow_the_sockets) {
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    EXPECT_TRUE(world.room(a).seats[1].is_present);
    EXPECT_EQ(world.room(a).spectators, 2);
    const Conn phone = world.open(bob, code);
    EXPECT_EQ(world.room(phone).me, Seat{1}) << "a second device has the same seat";
    world.close(b);
    EXPECT_TRUE(world.room(a).seats[1].is_present);
    world.close(phone);
    EXPECT_FALSE(world.room(a).seats[1].is_present);
    world.close(eve);
    EXPECT_EQ(world.room(a).spectators, 1);
}

TEST_F(RoomTest, a_new_name_shows_while_people_gather_and_play) {
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    world.call(bob, SetName{"Bobby"});
    EXPECT_EQ(world.room(a).seats[1].name, "Bobby");
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    world.call(ann, SetName{"Anna"});
    EXPECT_EQ(world.room(b).host, "Anna");
    ASSERT_EQ(world.say(a, Start{}), "");
    world.call(bob, SetName{"Robert"});
    EXPECT_EQ(world.room(a).seats[1].name, "Robert");
    world.restart();
    EXPECT_EQ(world.room(world.open(ann, code)).seats[1].name, "Robert");
    while (world.stored(code).status == Status::playing) {
        const Table table = world.stored(code);
        const Seat seat = table.to_act().first();
        const Conn conn = world.open(seat == Seat{0} ? ann : bob, code);
        ASSERT_EQ(world.say(conn, Act{table.moves, world.some_action(code, seat)}), "");
        world.close(conn);
    }
    world.call(bob, SetName{"Roberto"});
    EXPECT_EQ(world.stored(code).places[1].name, "Robert") << "a game that is over stays as it was";
}

TEST_F(RoomTest, who_is_freed_is_told_and_may_sit_again) {
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    EXPECT_FALSE(world.room(b).was_freed);
    ASSERT_EQ(world.say(a, Clear{Seat{1}}), "");
    EXPECT_TRUE(world.room(b).was_freed);
    EXPECT_FALSE(world.room(b).was_removed);
    EXPECT_FALSE(world.room(a).was_freed || world.room(eve).was_freed);
    EXPECT_EQ(world.call(bob, MyTables{}).text, R"({"tables":[]})");
    world.restart();
    const Conn again = world.open(bob, code);
    EXPECT_TRUE(world.room(again).was_freed) << "also who comes back later";
    EXPECT_EQ(world.say(again, Sit{Seat{1}, "n"}), "") << "it bars nobody";
    EXPECT_FALSE(world.room(again).was_freed);
    ASSERT_EQ(world.say(again, Stand{}), "");
    EXPECT_FALSE(world.room(again).was_freed) << "who stands up knows";
}

TEST_F(RoomTest, a_kept_seat_is_found_by_person_not_by_name) {
    const std::string two = world.newcomer("Bob");  // the same name
    const Conn other = world.open(two, code);
    ASSERT_EQ(world.say(b, Sit{Seat{0}, "n"}), "seat_taken");
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    ASSERT_EQ(world.say(other, Sit{Seat{2}, "n"}), "");
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(a, Start{}), "");
    for (int i = 0; i < 2000 && world.room(a).status != Status::over; ++i) world.play(code, {a, b, other});
    ASSERT_EQ(world.say(a, Rematch{}), "");
    const std::string next = *world.room(a).rematch;
    EXPECT_EQ(world.room(world.open(bob, next)).kept_for_me, Seat{1});
    EXPECT_EQ(world.room(world.open(ann, next)).kept_for_me, Seat{0});
    EXPECT_EQ(world.room(world.open("", next)).kept_for_me, std::nullopt);
    const Conn namesake = world.open(two, next);
    EXPECT_EQ(world.room(namesake).kept_for_me, Seat{2});
    EXPECT_EQ(world.say(namesake, Sit{Seat{2}, "n"}), "");
    EXPECT_EQ(world.room(namesake).kept_for_me, std::nullopt);
}

TEST_F(RoomTest, everybody_is_told_once_a_tick_and_readers_share_one_text) {
    const Conn more = world.open("", code);
    std::vector<std::shared_ptr<const std::string>> texts;
    const auto sits = [](Conn conn, Seat seat) { return Received{conn, core::encode(ClientMessage(Sit{seat, "n"}))}; };
    for (const Output& output : world.hub->tick(world.now_ms, {sits(b, Seat{1}), sits(a, Seat{0})})) {
        const auto& send = std::get<Send>(output);
        if (send.conn == eve || send.conn == more) texts.push_back(send.text);
    }
    ASSERT_EQ(texts.size(), 2u);
    EXPECT_EQ(texts[0], texts[1]) << "the same bytes, not a copy";
}

}  // namespace

}  // namespace server
