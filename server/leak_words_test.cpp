// The double run where everybody writes at once: two hubs that differ in nothing but the words one seat tries and
// sends. Until all words are laid open, every byte that the others, a spectator and a bot get must be the same in both,
// over drafts, refusals, reconnects, calls, more time and bells.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

constexpr Seat writer{0}, reader{1}, robot{2};

// The n-th word that fits here, sent or only drawn.
Json word_of(const Table& table, std::size_t n, bool is_sent) {
    core::Rng rng(7);
    std::vector<Json> found;
    for (int tries = 0; found.size() <= n; ++tries) {
        CHECK(tries < 2000);
        Json word = table.match->think(tries == 0 ? "habitue" : "random", writer)(rng, {.nodes = 20}).json();
        word.as_object()["is_sent"] = is_sent;
        if (word.at("word").as_string().empty() || std::ranges::count(found, word) > 0) continue;
        found.push_back(std::move(word));
    }
    return found[n];
}

struct Writing {  // one of the two worlds; `n` says which words its writer has in mind
    explicit Writing(std::size_t n, std::uint64_t seed) : nth(n), world(seed) {
        for (const char* name : {"Ann", "Bob"}) tokens.push_back(world.newcomer(name));
        code = world.table(tokens[0], {.game = "colorwords",
                                       .setup = {.seats = 3, .pace = {.move_seconds = 90}},
                                       .bots = {}});
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            conns.push_back(world.open(tokens[i], code));
            CHECK(world.say(conns[i], Sit{Seat(i), "nonce"}).empty());
        }
        CHECK(world.say(conns[0], SeatBot{robot, "habitue"}).empty() && world.say(conns[0], Start{}).empty());
        lines = {conns[1], world.open("", code)};
    }

    Table truth() const { return world.stored(code); }
    std::string write(std::size_t n, bool is_sent) {
        return world.say(conns[0], Act{world.update(conns[0]).move, word_of(truth(), n, is_sent)});
    }
    void look_in(const std::string& token) {
        lines.push_back(world.open(token, code));
        for (const Call& call : std::vector<Call>{MyTables{}, WhoAmI{}, GetRecord{code}}) {
            lines.push_back(Conn{world.next_conn});
            (void)world.call(token, call);
        }
    }
    void let_robot_write() {
        world.now_ms += world.options.bot_delay_ms;
        world.tick();
        CHECK(world.asked.size() == 1);
        core::Rng thinking(world.asked[0].seed);
        thoughts += core::encode(world.asked[0].thought(thinking, {.nodes = 20}));
        world.let_bots_move();
    }
    std::string heard() {
        std::string all = thoughts;
        for (const Conn line : lines) all += world.heard[line];
        return all;
    }

    std::size_t nth;
    World world;
    std::string code{};
    std::vector<std::string> tokens{};
    std::vector<Conn> conns{};  // where they play, by seat
    std::vector<Conn> lines{};  // all connections of those who must not know
    std::string thoughts{};     // of the bot
};

void send_words(Writing& each) {
    EXPECT_EQ(each.world.say(each.conns[0], TakeTime{200}), "");
    each.world.now_ms += second_ms;
    EXPECT_EQ(each.write(each.nth, true), "");
    EXPECT_EQ(each.write(1 - each.nth, true), "") << "changed after sending";
    EXPECT_EQ(each.write(each.nth, false), "already_sent");
}

// Everything short of the bell of the last. True if the two worlds are the same to all but the writer, who sends a
// word or lets the bell take the last one drawn.
bool is_secret_kept(std::uint64_t seed, bool is_rung, std::string& apart) {
    std::array<Writing, 2> both{Writing(0, seed), Writing(1, seed)};
    for (Writing& each : both) {
        World& world = each.world;
        if (is_rung) EXPECT_EQ(world.say(each.conns[1], TakeTime{300}), "");
        EXPECT_EQ(each.write(each.nth, false), "");
        EXPECT_EQ(each.write(2 + each.nth, false), "");
        each.look_in(each.tokens[1]);
        EXPECT_EQ(world.say(each.conns[1], Act{world.update(each.conns[1]).move, word_of(each.truth(), 0, false)}), "")
            << "the reader tries what the writer drew: first words begin alike";
        each.let_robot_write();
        if (is_rung) world.pass(90 * second_ms);
        else send_words(each);
        each.look_in("");
        each.look_in(each.tokens[1]);
        EXPECT_EQ(world.update(each.conns[1]).to_act, std::vector<Seat>{reader});
    }
    EXPECT_NE(both[0].world.heard[both[0].conns[0]], both[1].world.heard[both[1].conns[0]]) << "the writer sees it";
    const std::string one = both[0].heard(), other = both[1].heard();
    const auto [at, where] = std::ranges::mismatch(one, other);
    if (one == other) {
        for (Writing& each : both) each.world.pass(270 * second_ms);  // the reader's bell: all is laid open
        EXPECT_NE(both[0].heard(), both[1].heard()) << "now it is no secret";
        return true;
    }
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - one.begin() - 200));
    apart = one.substr(from, 400) + "\n  but\n" + other.substr(std::min(from, other.size()), 400);
    return false;
}

TEST(LeaksOfWords, nobody_can_tell_what_is_being_written) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        std::string apart;
        ASSERT_TRUE(is_secret_kept(seed, seed % 2 == 0, apart)) << apart;
    }
}

}  // namespace

}  // namespace server
