// What people at a table say: who may, how much, who hears it, and that it outlives a restart; reports, of which nobody
// at the table hears; and how a host takes somebody's seat.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

// Ann is host on seat 0, Bob sits on seat 1, Eve looks on. The table waits.
struct TalkTest : testing::Test {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1'000'000}};
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob"), eve = world.newcomer("Eve");
    std::string code = world.table(ann, {.setup = {.seats = 3}});
    Conn a = world.open(ann, code), b = world.open(bob, code), e = world.open(eve, code);

    void SetUp() override {
        ASSERT_EQ(world.say(a, Sit{Seat{0}, "nonce-of-ann"}), "");
        ASSERT_EQ(world.say(b, Sit{Seat{2}, "nonce-of-bob"}), "");
    }
    std::string say(Conn conn, const std::string& text) {
        world.now_ms += second_ms;  // nobody is too fast
        return world.say(conn, Say{text});
    }
    std::string last_heard(Conn conn) {
        const Heard* heard = world.last<Heard>(conn);
        return heard == nullptr ? "" : heard->line.name + ": " + heard->line.text;
    }
    std::vector<std::string> chat(Conn conn) {
        std::vector<std::string> lines;
        const Chat* chat = world.last<Chat>(conn);
        if (chat == nullptr) return lines;
        for (const ChatLine& each : chat->lines) lines.push_back(each.name + ": " + each.text);
        return lines;
    }
    std::size_t log_length() const { return world.store.log(*world.store.find(code)).size(); }
    void start() { ASSERT_EQ(world.say(a, Start{}), ""); }
    void play_to_the_end() {
        world.bots_are_random = true;
        while (world.room(a).status == Status::playing) {
            world.play(code, {a, b});
            world.pass(world.options.bot_delay_ms);
        }
    }
};

TEST_F(TalkTest, what_is_said_is_heard_by_all_and_by_who_comes) {
    EXPECT_EQ(say(a, "  Bonsoir   \xc3\xa0 tous !  "), "");
    for (const Conn conn : {a, b, e}) EXPECT_EQ(last_heard(conn), "Ann: Bonsoir \xc3\xa0 tous !");
    start();
    EXPECT_EQ(say(b, "Salut"), "") << "while playing";
    play_to_the_end();
    EXPECT_EQ(say(b, "Bravo"), "") << "and once over";
    EXPECT_EQ(last_heard(e), "Bob: Bravo");
    EXPECT_EQ(world.last<Heard>(e)->line.number, 3);

    world.restart();
    world.now_ms += 90 * second_ms;
    const Conn late = world.open("", code);
    EXPECT_EQ(chat(late), (std::vector<std::string>{"Ann: Bonsoir \xc3\xa0 tous !", "Bob: Salut", "Bob: Bravo"}));
    EXPECT_GE(world.last<Chat>(late)->lines.back().ago_seconds, 90);
    const std::string record = world.call(ann, GetRecord{code}).text;
    EXPECT_EQ(record.find("Bravo"), std::string::npos) << "a record holds moves only";
}

TEST_F(TalkTest, who_comes_to_a_silent_table_is_told_nothing) {
    EXPECT_EQ(world.last<Chat>(e), nullptr);
    EXPECT_EQ(say(a, "Ho"), "");
    EXPECT_EQ(world.last<Chat>(e), nullptr) << "Eve heard it as it was said";
    EXPECT_EQ(last_heard(e), "Ann: Ho");
}

TEST_F(TalkTest, nobody_hears_a_line_twice) {
    const Conn late{world.next_conn++};
    world.now_ms += second_ms;
    world.tick({Opened{late, eve, code, "x"}, Received{a, core::encode(ClientMessage(Say{"Ho"}))}});
    EXPECT_EQ(chat(late), std::vector<std::string>{"Ann: Ho"}) << "among all that was said";
    EXPECT_EQ(world.last<Heard>(late), nullptr);
}

TEST_F(TalkTest, only_the_seated_speak_and_only_what_can_be_read) {
    EXPECT_EQ(say(e, "Moi aussi"), "not_seated");
    const std::size_t before = log_length();
    const std::string accents(2 * line_chars_max, '\xc3');
    for (const std::string& bad : {std::string(), std::string("   "), std::string("a\nb"), std::string("a\tb"),
                                   std::string("\xe2\x80\xae" "abc"), std::string("\xe2\x80\x8d"), accents,
                                   std::string(line_chars_max + 1, 'x')}) {
        EXPECT_EQ(say(a, bad), bad == accents ? "malformed" : "bad_text") << bad;
    }
    EXPECT_EQ(log_length(), before) << "what is refused is not in the log";
    EXPECT_EQ(say(a, std::string(line_chars_max, 'x')), "");
    EXPECT_EQ(say(a, "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x9a\x80"), "") << "a joined emoji";
}

TEST_F(TalkTest, one_may_say_so_much_at_once_on_all_devices_together) {
    const Conn phone = world.open(ann, code);
    for (int i = 0; i < lines_at_once; ++i) EXPECT_EQ(world.say(i % 2 ? a : phone, Say{"la"}), "") << i;
    EXPECT_EQ(world.say(a, Say{"la"}), "too_fast");
    EXPECT_EQ(world.say(phone, Say{"la"}), "too_fast");
    EXPECT_EQ(world.say(b, Say{"lo"}), "") << "each has a measure of their own";
    world.now_ms += second_ms;
    EXPECT_EQ(world.say(a, Say{"la"}), "");
}

TEST_F(TalkTest, a_chat_has_an_end_and_the_table_plays_on) {
    for (int i = 0; i < lines_per_person_max; ++i) ASSERT_EQ(say(a, std::to_string(i)), "");
    EXPECT_EQ(say(a, "encore"), "chat_full");
    EXPECT_EQ(say(b, "Enfin"), "");
    EXPECT_LT(world.stored(code).changes, 10) << "it counts for nothing else";
    start();
    const Conn late = world.open("", code);
    ASSERT_EQ(chat(late).size(), chat_kept_max);
    EXPECT_EQ(chat(late).back(), "Bob: Enfin");
}

TEST_F(TalkTest, a_line_stays_with_who_said_it_wherever_they_sit) {
    EXPECT_EQ(say(b, "Moi"), "");
    const PersonId person = world.last<Heard>(a)->line.person;
    EXPECT_EQ(world.room(a).seats[2].person, person);
    EXPECT_EQ(world.room(a).seats[1].person, PersonId::nobody);
    start();
    EXPECT_EQ(world.room(a).seats[1].person, person) << "the empty seat is gone";
    const Conn late = world.open("", code);
    EXPECT_EQ(world.last<Chat>(late)->lines[0].person, person);
}

TEST_F(TalkTest, a_report_is_kept_and_nobody_at_the_table_is_told) {
    ASSERT_EQ(say(b, "Bah"), "");
    const PersonId person = world.last<Heard>(a)->line.person;
    const std::map<Conn, std::string> before = world.heard;
    EXPECT_EQ(world.say(a, Report{person, About::chat, Offence::insult, 1, "  Pas  gentil "}), "");
    EXPECT_NE(world.last<Noted>(a), nullptr);
    EXPECT_EQ(world.heard[b], before.at(b));
    EXPECT_EQ(world.heard[e], before.at(e));

    const std::vector<store::Report> reports = world.store.reports();
    ASSERT_EQ(reports.size(), 1u);
    EXPECT_EQ(reports[0].table, *world.store.find(code));
    const store::Event& event = world.store.log(reports[0].table)[static_cast<std::size_t>(reports[0].seq) - 1];
    EXPECT_EQ(event.at_ms, reports[0].at_ms);
    const auto body = core::decode<TableEvent>(event.body);
    ASSERT_TRUE(body.has_value());
    const auto& reported = std::get<Complained>(*body);
    EXPECT_EQ(reported.person, person);
    EXPECT_EQ(reported.about, About::chat);
    EXPECT_EQ(reported.offence, Offence::insult);
    EXPECT_EQ(reported.item, 1);
    EXPECT_EQ(reported.note, "Pas gentil");
    world.restart();
    EXPECT_EQ(world.room(world.open(bob, code)).seats.size(), 3u) << "the log is read again";
}

TEST_F(TalkTest, anybody_with_a_name_may_report_others_so_often_a_day) {
    const PersonId bobs = world.room(a).seats[2].person, anns = world.room(a).seats[0].person;
    const Conn nameless = world.open("", code);
    EXPECT_EQ(world.say(nameless, Report{bobs, About::name, Offence::insult, -1, ""}), "not_named");
    EXPECT_EQ(world.say(a, Report{anns, About::name, Offence::insult, -1, ""}), "not_oneself");
    EXPECT_EQ(world.say(a, Report{PersonId{7}, About::name, Offence::insult, -1, ""}), "no_such_person");
    EXPECT_EQ(world.say(e, Report{PersonId::nobody, About::name, Offence::insult, -1, ""}), "no_such_person");
    const std::string long_note(note_chars_max + 1, 'x');
    EXPECT_EQ(world.say(a, Report{bobs, About::other, Offence::insult, -1, long_note}), "bad_text");
    EXPECT_TRUE(world.store.reports().empty());
    const Report of_name{bobs, About::name, Offence::insult, -1, ""};
    for (int i = 0; i < reports_per_day_max; ++i) EXPECT_EQ(world.say(e, of_name), "");
    EXPECT_EQ(world.say(e, Report{bobs, About::name, Offence::insult, -1, ""}), "reported_enough");
    EXPECT_EQ(world.say(a, Report{bobs, About::name, Offence::insult, -1, ""}), "") << "each has a count of their own";
    world.now_ms += day_ms;
    EXPECT_EQ(world.say(e, Report{bobs, About::name, Offence::insult, -1, ""}), "");
}

TEST_F(TalkTest, onlookers_do_not_use_up_what_the_seated_may_report) {
    const PersonId bobs = world.room(a).seats[2].person;
    std::string refused;
    for (int i = 0; refused.empty(); ++i) {
        ASSERT_LE(i, onlookers_reports_max);
        const Conn one = world.open(world.newcomer("Nobody"), code);
        refused = world.say(one, Report{bobs, About::other, Offence::insult, -1, ""});
        world.close(one);
    }
    EXPECT_EQ(refused, "reported_enough");
    EXPECT_EQ(world.say(a, Report{bobs, About::other, Offence::insult, -1, ""}), "");
}

TEST_F(TalkTest, a_host_takes_a_seat_for_good) {
    EXPECT_EQ(world.say(a, Remove{Seat{2}}), "not_started") << "before the game one frees the seat";
    start();
    ASSERT_EQ(say(b, "Bah"), "");
    const PersonId bobs = world.room(a).seats[1].person;
    EXPECT_EQ(world.say(b, Remove{Seat{0}}), "not_host");
    EXPECT_EQ(world.say(e, Remove{Seat{1}}), "not_host");
    EXPECT_EQ(world.say(a, Remove{Seat{0}}), "not_oneself");
    EXPECT_EQ(world.say(a, Remove{Seat{5}}), "no_such_seat");
    const Conn tab = world.open(bob, code);
    ASSERT_EQ(world.say(b, JoinVoice{}), "");
    ASSERT_TRUE(world.last<Voice>(b)->me.has_value());

    EXPECT_EQ(world.say(a, Remove{Seat{1}}), "");
    for (const Conn conn : {b, tab}) {
        EXPECT_TRUE(world.room(conn).was_removed);
        EXPECT_EQ(world.room(conn).me, Seat::spectator);
        EXPECT_EQ(world.update(conn).view, world.stored(code).match->view(Seat::spectator));
    }
    EXPECT_FALSE(world.last<Voice>(b)->me.has_value()) << "and out of the voice";
    EXPECT_FALSE(world.room(a).was_removed);
    EXPECT_EQ(world.room(a).seats[1].sitter, Sitter::bot);
    EXPECT_EQ(world.room(a).seats[1].name, "");
    EXPECT_EQ(world.say(a, Remove{Seat{1}}), "seat_open") << "once is enough";

    world.restart();
    b = world.open(bob, code), a = world.open(ann, code);
    EXPECT_TRUE(world.room(b).was_removed) << "for good";
    EXPECT_EQ(world.room(b).seats[1].sitter, Sitter::bot);
    EXPECT_EQ(world.say(b, Return{}), "not_seated");
    EXPECT_EQ(world.say(b, Sit{Seat{1}, "again"}), "already_started");
    EXPECT_EQ(world.say(b, Act{0, Json{}}), "not_seated");
    EXPECT_EQ(world.say(b, Cover{Seat{0}}), "not_seated");
    EXPECT_EQ(world.say(b, JoinVoice{}), "not_seated");
    EXPECT_EQ(say(b, "Mais"), "not_seated");
    EXPECT_EQ(world.say(a, Report{bobs, About::chat, Offence::insult, 1, ""}), "") << "it can still be reported";
    EXPECT_EQ(world.call(bob, MyTables{}).text, R"({"tables":[]})");
}

TEST_F(TalkTest, what_a_removed_person_said_goes_with_them) {
    start();
    ASSERT_EQ(say(b, "Bah les vilains"), "");
    ASSERT_EQ(say(a, "Bonjour"), "");
    const std::size_t before = world.texts.size();
    ASSERT_EQ(world.say(a, Remove{Seat{1}}), "");
    const auto is_gone = [&](Conn conn) {
        const std::vector<ChatLine>& lines = world.last<Chat>(conn)->lines;
        return lines.size() == 2 && lines[0].is_removed && lines[0].text.empty() && lines[0].name.empty() &&
               !lines[1].is_removed && lines[1].text == "Bonjour";
    };
    for (const Conn conn : {a, b, e}) EXPECT_TRUE(is_gone(conn));
    world.restart();
    EXPECT_TRUE(is_gone(world.open(eve, code)));
    for (std::size_t i = before; i < world.texts.size(); ++i) {
        EXPECT_FALSE(world.texts[i].contains("vilains")) << world.texts[i];
    }
    EXPECT_EQ(world.stored(code).chat[0].text, "Bah les vilains") << "a report still finds it";
}

TEST_F(TalkTest, an_old_report_is_still_read) {
    Table table = world.stored(code);
    const Reported old{table.people[0].guest, PersonId{1}, About::chat, 1, "Pas gentil"};
    EXPECT_TRUE(fold(table, old, world.now_ms).has_value());
    EXPECT_EQ(table.reports.size(), 1u);
}

TEST_F(TalkTest, after_a_removal_a_bot_plays_to_the_end_and_the_rematch_keeps_no_seat) {
    start();
    ASSERT_EQ(world.say(a, Remove{Seat{1}}), "");
    play_to_the_end();
    EXPECT_EQ(world.room(a).status, Status::over);
    EXPECT_EQ(world.say(b, Rematch{}), "not_seated");
    EXPECT_EQ(world.say(a, Rematch{}), "");
    const Conn next = world.open(ann, *world.room(a).rematch);
    EXPECT_EQ(world.room(next).seats[1].sitter, Sitter::bot);
    EXPECT_EQ(world.room(next).seats[1].name, "");
}

TEST_F(TalkTest, a_removal_holds_for_every_rematch) {
    start();
    ASSERT_EQ(world.say(a, Remove{Seat{1}}), "");
    for (int rematch = 0; rematch < 2; ++rematch) {
        play_to_the_end();
        ASSERT_EQ(world.say(a, Rematch{}), "");
        code = *world.room(a).rematch;
        world.restart();
        a = world.open(ann, code), b = world.open(bob, code), e = world.open(eve, code);
        ASSERT_EQ(world.say(a, Clear{Seat{1}}), "");
        EXPECT_EQ(world.say(b, Sit{Seat{1}, "n"}), "barred");
        EXPECT_FALSE(world.room(b).was_removed) << "from this table nobody was removed: they may look on";
        EXPECT_EQ(world.say(e, Sit{Seat{1}, "n"}), "") << "the seat is for anybody else";
        ASSERT_EQ(world.say(e, Stand{}), "");
        ASSERT_EQ(world.say(a, SeatBot{Seat{1}, "random"}), "");
        ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
        start();
    }
    const Conn elsewhere = world.open(bob, world.table(ann));
    EXPECT_EQ(world.say(elsewhere, Sit{Seat{1}, "n"}), "") << "what a host opens anew is open to all";
}

TEST_F(TalkTest, a_full_log_does_not_protect_anybody) {
    start();
    const std::int32_t left = changes_max - world.stored(code).changes;
    for (std::int32_t i = 0; i < left; ++i) {
        ASSERT_EQ(world.say(b, i % 2 ? ClientMessage(Return{}) : Cover{Seat{1}}), "") << i;
    }
    EXPECT_EQ(world.say(b, TakeTime{200}), "too_fast");
    EXPECT_EQ(say(a, "Assez"), "");
    EXPECT_EQ(world.say(a, Remove{Seat{1}}), "");
    EXPECT_TRUE(world.room(b).was_removed);
}

TEST_F(TalkTest, stories_of_who_was_removed_stay_closed) {
    const std::string told = world.table(ann, {.game = "farben", .setup = {.seats = 3}});
    const Conn host = world.open(ann, told), guest = world.open(bob, told);
    world.bots_are_random = true;
    ASSERT_EQ(world.say(host, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(guest, Sit{Seat{1}, "n"}), "");
    ASSERT_EQ(world.say(host, SeatBot{Seat{2}, "habitue"}), "");
    ASSERT_EQ(world.say(host, Start{}), "");
    ASSERT_EQ(world.say(host, Remove{Seat{1}}), "");
    while (world.room(host).status == Status::playing) {
        world.play(told, {host});
        world.pass(world.options.bot_delay_ms);
    }
    EXPECT_EQ(world.say(host, Share{true}), "");
    EXPECT_FALSE(world.room(host).is_shared) << "Bob cannot be asked";
    EXPECT_EQ(world.call(bob, GetRecord{told}).status, 403);
}

}  // namespace

}  // namespace server
