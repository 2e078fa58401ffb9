// For leak tests: two worlds that one reader must not be able to tell apart. The same table runs in two real hubs,
// in one as it was played, in the other with a log that differs only in what the reader cannot know. Whatever is
// done is done in both, and every byte anybody is sent is kept.
#pragma once

#include <functional>

#include "server/world.hpp"

namespace server {

struct Story {  // a game that was played, with a bot on one seat and people on the others
    std::string game{};
    int seats = 0;
    Json config{};
    Seat bot{};
    std::string code{};
    TableId table{};
    std::vector<std::string> tokens{};      // by seat; empty for the bot
    store::Memory store{};                  // as it was when the game began
    std::vector<store::Event> gathering{};  // the log up to the start
    std::vector<core::Done> moves{};
};

inline const HubOptions patient{.messages_per_second = 1000, .messages_at_once = 1'000'000};

// People gather in a real hub for a game that went as `moves` say.
inline Story gather(const std::string& game, int seats, const Json& config, std::vector<core::Done> moves, Seat bot,
                    std::uint64_t seed) {
    World world(seed, patient);
    Story story{.game = game, .seats = seats, .config = config, .bot = bot, .moves = std::move(moves)};
    for (int i = 0; i < seats; ++i) story.tokens.push_back(Seat(i) == bot ? "" : world.newcomer("Player"));
    const std::string& host = story.tokens[bot == Seat{0} ? 1 : 0];
    story.code = world.table(host, {.game = game, .setup = {.seats = seats, .config = config}});
    const Conn hosts = world.open(host, story.code);
    for (int i = 0; i < seats; ++i) {
        const std::string& token = story.tokens[static_cast<std::size_t>(i)];
        const Conn conn = token == host ? hosts : world.open(token, story.code);
        if (!token.empty()) CHECK(world.say(conn, Sit{Seat(i), "nonce" + std::to_string(i)}).empty());
    }
    const std::vector<std::string>& levels = games::find(game)->bots;
    CHECK(world.say(hosts, SeatBot{bot, levels[seed % levels.size()]}).empty());
    story.table = *world.store.find(story.code);
    story.gathering = world.store.events(story.table);
    CHECK(world.say(hosts, Start{}).empty());
    story.gathering.push_back(world.store.log(story.table)[story.gathering.size()]);
    story.store = world.store;
    return story;
}

class Twins {
public:
    // Whether the reader, who sees this view, may know more after this action: there the worlds part by right.
    using Parts = std::function<bool(const Json& view, Seat actor, const Json& action)>;

    // Two hubs that take over after `moves` and after `other`, which differ in what the reader cannot know.
    Twins(const Story& story, const std::vector<core::Done>& moves, const std::vector<core::Done>& other, Seat reader,
          std::uint64_t seed)
        : story_(story), reader_(reader), dice_(seed) {
        take_over(0, moves);
        take_over(1, other);
        for (std::size_t i = 0; i < story.tokens.size(); ++i) {
            if (Seat(i) != story.bot) conns_[Seat(i)] = open(Seat(i));
        }
        conns_[Seat::spectator] = open(Seat::spectator);
    }

    // Plays on, as long as there is something to do that looks the same to the reader. Between the moves the reader
    // and a stranger try whatever a page could send. Returns how many moves were made.
    int play(int moves_max, const std::vector<Json>& probes, const Parts& parts) {
        for (int moves = 0; moves < moves_max; ++moves) {
            if (truths_[0].to_act().empty()) return moves;  // over: all secrets are shown
            for (const Seat who : {is_person(reader_) ? reader_ : Seat::spectator, Seat::spectator}) {
                visit(who);
                probe(who, dice_.pick(probes), parts);
            }
            if (truths_[0].to_act().empty()) return moves;  // what was tried ended it
            const Seat actor = truths_[0].to_act().first();
            const auto pair = choose_alike();
            if (!pair || parts(truths_[0].match->view(reader_), actor, pair->first)) return moves;
            move(0, actor, pair->first);
            move(1, actor, pair->second);
        }
        return moves_max;
    }

    // Every byte that was sent to whoever has this seat, over every connection; of a bot: what it thought.
    std::string heard(std::size_t which, Seat who) {
        std::string all = thoughts_[which][who];
        for (const Conn conn : lines_[who]) all += worlds_[which].heard[conn];
        return all;
    }
    const Table& truth(std::size_t which) const { return truths_[which]; }

private:
    bool is_person(Seat seat) const { return core::is_player(seat) && seat != story_.bot; }
    std::string token(Seat who) const { return is_person(who) ? story_.tokens[core::at(who)] : ""; }

    void take_over(std::size_t which, const std::vector<core::Done>& moves) {
        World& world = worlds_[which];
        std::vector<store::Event> log = story_.gathering;
        for (const core::Done& done : moves) {
            const auto seq = static_cast<std::int32_t>(log.size()) + 1;
            log.push_back({story_.table, seq, world.now_ms, core::encode(event_of(done))});
        }
        world.store = story_.store;
        world.store.rewrite(story_.table, std::move(log));
        world.next_conn = 1'000'000;  // none of those who gathered
        world.restart();
        follow(which);
    }

    static TableEvent event_of(const core::Done& done) {
        Seat late{};
        const Json action = done.action.json();
        const bool is_time_out = std::string_view(action.at("type").as_string()) == core::TimedOut::type;
        if (!is_time_out) return Played{done.actor, done.action};
        CHECK(core::read(action.at("seat"), late));
        return TimedOut{late, done.action};
    }

    void follow(std::size_t which) {  // what was stored since
        const auto log = worlds_[which].store.log(story_.table);
        for (; folded_[which] < log.size(); ++folded_[which]) {
            const store::Event& event = log[folded_[which]];
            const auto body = core::decode<TableEvent>(event.body);
            CHECK(body && fold(truths_[which], *body, event.at_ms));
        }
    }

    Conn open(Seat who) {
        Conn conn{};
        for (World& world : worlds_) conn = world.open(token(who), story_.code);
        lines_[who].push_back(conn);
        return conn;
    }

    // An action for each world that the reader and a stranger see as the same.
    std::optional<std::pair<Json, Json>> choose_alike() {
        const Seat actor = truths_[0].to_act().first();
        if (!truths_[0].match->legal(actor)) return think_alike(actor);
        Json here = truths_[0].match->legal(actor).value(), there = truths_[1].match->legal(actor).value();
        std::vector<Json> order(here.as_array().begin(), here.as_array().end());
        dice_.shuffle(order);
        const auto seen = [&](std::size_t which, const Json& action, Seat who) {
            return truths_[which].match->redact(action, actor, who);
        };
        for (const Json& action : order) {
            for (const Json& other : there.as_array()) {
                const bool is_alike = seen(0, action, reader_) == seen(1, other, reader_);
                const bool is_alike_to_all = seen(0, action, Seat::spectator) == seen(1, other, Seat::spectator);
                if (is_alike && is_alike_to_all) return std::pair(action, other);
            }
        }
        return std::nullopt;
    }

    // Where actions cannot be listed, the same dice are thrown in both worlds.
    std::optional<std::pair<Json, Json>> think_alike(Seat actor) {
        const core::Bytes32 key = core::Rng::key_of(dice_.next32());
        core::Rng one(key), other(key);
        return std::pair(truths_[0].match->think("random", actor)(one, {}).json(),
                         truths_[1].match->think("random", actor)(other, {}).json());
    }

    // Looks in again, on the same device or another, and asks for all that can be asked for.
    void visit(Seat who) {
        if (dice_.chance(8)) {
            for (World& world : worlds_) world.close(conns_[who]);
            conns_[who] = open(who);
        }
        if (dice_.chance(8)) {
            const Conn second = open(who);
            for (World& world : worlds_) world.close(second);
        }
        const std::vector<Call> calls = {WhoAmI{}, MyTables{}, GetRecord{story_.code}};
        const Call call = dice_.pick(calls);
        lines_[who].push_back(Conn{worlds_[0].next_conn});
        for (World& world : worlds_) (void)world.call(token(who), call);
        const std::vector<ClientMessage> messages = {Sit{story_.bot, "n"}, Stand{}, Return{}, Rematch{},
                                                     Cover{story_.bot}, Clear{Seat{1}}};
        const ClientMessage message = dice_.pick(messages);
        for (World& world : worlds_) (void)world.say(conns_[who], message);
    }

    // What this reader must not do now is refused; what some games let them do, they do in both worlds.
    void probe(Seat who, const Json& action, const Parts& parts) {
        const core::Match& match = *truths_[0].match;
        if (is_person(who) && match.to_act().has(who)) {
            const auto legal = match.legal(who);
            if (!legal || std::ranges::count(legal->as_array(), action) > 0) return;
        }
        const bool is_taken = is_person(who) && (match.takes_drafts() || match.may_interrupt().has(who));
        if (is_taken && parts(match.view(reader_), who, action)) return;
        std::array<std::string, 2> refused;
        for (std::size_t which = 0; which < 2; ++which) {
            World& world = worlds_[which];
            refused[which] = world.say(conns_[who], Act{world.update(conns_[who]).move, action});
            CHECK(is_taken || !refused[which].empty());
            follow(which);
        }
        CHECK(refused[0] == refused[1]);
    }

    void move(std::size_t which, Seat actor, const Json& action) {
        World& world = worlds_[which];
        world.now_ms += 1000;
        if (actor == story_.bot) {
            let_bot_move(which, action);
        } else {
            const std::string refused = world.say(conns_[actor], Act{world.update(conns_[actor]).move, action});
            CHECK(refused.empty());
        }
        for (const auto& [seat, conn] : conns_) {
            if (seat != Seat::spectator) world.go_on({conn});
        }
        follow(which);
    }

    void let_bot_move(std::size_t which, const Json& action) {
        World& world = worlds_[which];
        world.now_ms += world.options.bot_delay_ms;
        world.tick();
        const auto asked = std::ranges::find(world.asked.rbegin(), world.asked.rend(), story_.bot, &AskBot::seat);
        CHECK(asked != world.asked.rend());
        const AskBot ask = *asked;
        world.asked.clear();
        core::Rng thinking(ask.seed);
        std::string& thoughts = thoughts_[which][ask.seat];
        if (ask.seat == reader_) thoughts += core::encode(ask.thought(thinking, {.nodes = 20})) + '\n';
        world.tick({BotMoved{ask.table, ask.move, ask.seat, action}});
        world.now_ms += 2 * world.options.bot_delay_ms;  // until what is long to say is said
        world.tick();
    }

    const Story& story_;
    Seat reader_;
    core::Rng dice_;
    std::array<World, 2> worlds_{World(7, patient), World(7, patient)};
    std::array<Table, 2> truths_;
    std::array<std::size_t, 2> folded_{};      // events of the truths
    std::map<Seat, Conn> conns_;               // where they play
    std::map<Seat, std::vector<Conn>> lines_;  // all connections they ever had
    std::array<std::map<Seat, std::string>, 2> thoughts_;
};

}  // namespace server
