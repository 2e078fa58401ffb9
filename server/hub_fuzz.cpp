// Bytes from an enemy must never do more than be refused: whatever arrives, the hub goes on, and what it
// stored can be folded again. A case is a list of lines; the first letter says what happens, the second
// to whom, the rest is sent as it is; corpus/ has some to begin with.
//   m<conn>TEXT  a message     h<guest>TEXT  a call     o<guest><table>  a socket opens
//   x<conn>      it closes     t<tens>       time passes, and bots move
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "server/world.hpp"

namespace {

using namespace server;

struct Case {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1000}};
    World::Duel duel = world.duel({.move_seconds = 30});
    std::string waiting = world.table(duel.bob, {.setup = {.seats = 3}, .bots = {"random"}});
    std::string telling = world.table(duel.ann, {.game = "farben", .setup = {.seats = 3}, .bots = {}});
    std::vector<std::string> guests = {"", duel.ann, duel.bob};
    std::vector<std::string> tables = {duel.code, waiting, "nowhere0000", telling};
    std::vector<Conn> conns = {duel.a, duel.b, world.open(duel.bob, waiting), world.open("", waiting),
                               world.open(duel.ann, telling), world.open(duel.bob, telling),
                               world.open("", telling), world.open("", duel.code)};

    template <class Items>
    const auto& pick(const Items& items, std::string_view line, std::size_t at) const {
        return items[line.size() > at ? static_cast<unsigned char>(line[at]) % items.size() : 0];
    }

    Case() {
        world.bots_are_random = true;
        world.say(conns[4], Sit{Seat{0}, "a"});
        world.say(conns[5], Sit{Seat{1}, "b"});
        world.say(conns[4], SeatBot{Seat{2}, "random"});
        world.say(conns[4], Start{});
    }

    void run(std::string_view line) {
        const std::string rest(line.size() > 2 ? line.substr(2) : "");
        switch (line.empty() ? ' ' : line[0]) {
            case 'm': return world.tick({Received{pick(conns, line, 1), rest}});
            case 'h': return (void)world.call_text(pick(guests, line, 1), rest);
            case 'x': return world.close(pick(conns, line, 1));
            case 'o':
                if (conns.size() < 16) conns.push_back(world.open(pick(guests, line, 1), pick(tables, line, 2)));
                return;
            case 't': return world.pass(line.size() > 1 ? 10'000 * (static_cast<unsigned char>(line[1]) % 4) : 0);
            default: return;
        }
    }

    void check() const {  // what was stored folds
        for (std::uint32_t id = 1; TableId{id} < world.store.next_table(); ++id) (void)world.stored(TableId{id});
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    Case fuzzed;
    for (int lines = 0; lines < 30 && !text.empty(); ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        fuzzed.run(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    fuzzed.check();
    return 0;
}
