// Bytes from an enemy must never do more than be refused: whatever arrives, the hub goes on, and what it
// stored can be folded again. A case is a list of lines; the first letter says what happens, the second
// to whom, the rest is sent as it is, but that @0 and @1 are the codes of the tables; corpus/ has some to begin with.
//   g<game>      as the first line: what is played, by its number in the list of games
//   m<conn>TEXT  a message     h<guest>TEXT  a call     o<guest><table>  a socket opens
//   x<conn>      it closes     t<tens>       time passes, and bots move
//   p<moves>     whoever is to act does something       r  the server starts again
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "server/net/text.hpp"
#include "server/world.hpp"

namespace {

using namespace server;

constexpr int case_lines_max = 30;
constexpr std::size_t conns_max = 16;
constexpr int moves_max = 20;  // each folds its table anew: more cases find more than longer ones

class Case {
public:
    explicit Case(const games::Info& game) {
        const std::int32_t seats = std::max(2, game.min_seats);
        tables_[0] = world_.table(ann_, {.game = game.name, .setup = {.seats = seats, .pace = {.move_seconds = 30}}});
        tables_[1] = world_.table(bob_, {.game = game.name, .setup = {.seats = 3}, .bots = {"random"}});
        come();
        world_.say(conns_[0], Sit{Seat{0}, "a"});
        world_.say(conns_[1], Sit{Seat{1}, "b"});
        for (std::int8_t seat = 2; seat < seats; ++seat) world_.say(conns_[0], SeatBot{Seat{seat}, "random"});
        CHECK(world_.say(conns_[0], Start{}).empty());
    }

    void run(std::string_view line) {
        switch (line.empty() ? ' ' : line[0]) {
            case 'm': return world_.tick({Received{conns_[at(line, 1, conns_.size())], text_in(line)}});
            case 'h': return (void)world_.call_text(guest(line), text_in(line));
            case 'x': return world_.close(conns_[at(line, 1, conns_.size())]);
            case 'o':
                if (conns_.size() == conns_max) return;
                return conns_.push_back(world_.open(guest(line), tables_[at(line, 2, tables_.size())]));
            case 't': return world_.pass(10'000 * static_cast<std::int64_t>(at(line, 1, 4)));
            case 'p':
                for (std::size_t moves = at(line, 1, 10); moves > 0 && moves_left_ > 0; --moves, --moves_left_) go_on();
                return;
            case 'r': return world_.restart(), come();
            default: return;
        }
    }

    void check() const {  // what was stored folds
        for (const store::Table& each : world_.store.tables(TableId{0}, 1000)) (void)world_.stored(each.id);
    }

private:
    // The number that stands there in a line, counted from '0'.
    static std::size_t at(std::string_view line, std::size_t place, std::size_t bound) {
        return line.size() > place ? static_cast<unsigned char>(line[place] - '0') % bound : 0;
    }
    const std::string& guest(std::string_view line) const { return guests_[at(line, 1, guests_.size())]; }

    std::string text_in(std::string_view line) const {
        std::string text(line.size() > 2 ? line.substr(2) : "");
        for (std::size_t table = 0; table < 2; ++table) {
            const std::string mark = '@' + std::to_string(table);
            if (const std::size_t found = text.find(mark); found != text.npos) text.replace(found, 2, tables_[table]);
        }
        return text;
    }

    // Ann is 0 and Bob 1 at the table where they play, Bob 2 at the one that waits; 3 and 4 look on.
    void come() {
        conns_ = {world_.open(ann_, tables_[0]), world_.open(bob_, tables_[0]), world_.open(bob_, tables_[1]),
                  world_.open("", tables_[1]), world_.open("", tables_[0])};
    }

    void go_on() {
        for (const Conn conn : conns_) {
            if (!world_.is_to_act(conn)) continue;
            const Seat me = world_.room(conn).me;
            const Table table = world_.stored(world_.room(conn).code);
            if (!table.to_act().has(me)) continue;  // it has not heard of what came after
            world_.say(conn, Act{world_.update(conn).move, table.match->think("random", me)(world_.rng, {})});
            return;
        }
    }

    World world_{1, {.messages_per_second = 1000, .messages_at_once = 1000}};
    std::array<std::string, 3> guests_{"", world_.newcomer("Ann"), world_.newcomer("Bob")};
    const std::string &ann_ = guests_[1], &bob_ = guests_[2];
    std::array<std::string, 3> tables_{"", "", "nowhere0000"};
    std::vector<Conn> conns_;
    int moves_left_ = moves_max;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const bool names_game = size > 1 && text[0] == 'g';
    const std::vector<games::Info>& games = games::catalogue();
    Case fuzzed(games[names_game ? static_cast<unsigned char>(text[1] - '0') % games.size() : 0]);
    for (int lines = 0; lines < case_lines_max && !text.empty(); ++lines) fuzzed.run(take_until(text, '\n'));
    fuzzed.check();
    return 0;
}
