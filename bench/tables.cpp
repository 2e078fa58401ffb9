// The hub with many tables, two people at each, all playing at random: what a move costs with and without a disk,
// and what a table costs in memory. People's own thinking is not counted, only time inside the hub.
#include <malloc.h>
#include <unistd.h>

#include <filesystem>
#include <map>

#include "bench/bench.hpp"
#include "core/check.hpp"
#include "games/all.hpp"
#include "server/hub.hpp"
#include "store/memory.hpp"
#include "store/sqlite.hpp"

namespace bench {

namespace {

using namespace server;

std::size_t bytes_in_use() { return mallinfo2().uordblks; }

struct Person {
    std::string token{};
    std::string code{};              // where they sit
    std::optional<Update> update{};  // as last heard
    bool is_host = false;
};

template <core::Game G>
class Crowd {
public:
    Crowd(store::Store& store, int tables) : hub_(store, {.entropy = {}, .messages_at_once = 1 << 30}) {
        for (int i = 0; i < 2 * tables; ++i) people_.emplace_back();
        for (Person& person : people_) {
            person.token = call("", SetName{"Ana"}).new_token;
            const bool opens = &person - people_.data() < tables;
            if (opens) person.code = opened(call(person.token, OpenTable{std::string(G::name), setup(), {}, false}));
            else person.code = people_[static_cast<std::size_t>(&person - people_.data() - tables)].code;
            person.is_host = opens;
        }
        tick(arrivals());
        sit_down();
    }

    // The same people before a hub that was just started: nobody has come yet.
    Crowd(store::Store& store, const Crowd& before) : hub_(store, {.entropy = {}}), people_(before.people_) {}

    // What the hub keeps in memory once everybody has come.
    std::size_t bytes_of_coming() {
        const std::vector<Input> inputs = arrivals();
        const std::size_t before = bytes_in_use();
        hub_.tick(now_ms_, inputs);
        return bytes_in_use() - before;
    }

    // Everybody whose turn it is makes a move. Returns how many moves the tables made, nature's included.
    std::int64_t step() {
        std::vector<Input> inputs;
        const std::int64_t before = moves();
        for (const auto& [conn, person] : conns_) {
            if (!person->update || !is_my_turn(*person->update)) continue;
            typename G::View view;
            CHECK(core::read(person->update->view, view));
            const Act act{person->update->move, core::to_json(G::suggest(view, rng_))};
            inputs.push_back(Received{conn, core::encode(ClientMessage(act))});
        }
        tick(inputs);
        return moves() - before;
    }
    double update_bytes() const { return static_cast<double>(update_bytes_) / static_cast<double>(updates_); }
    double hub_seconds(Clock clock) const { return clock == Clock::cpu ? cpu_seconds_ : wall_seconds_; }

private:
    static Setup setup() { return {.seats = 2, .pace = {}, .config = core::to_json(typename G::Config{})}; }
    static std::string opened(const Answer& answer) { return core::decode<TableOpened>(answer.text)->code; }
    static bool is_my_turn(const Update& update) {
        return !update.to_act.empty() && update.view.at("me") == core::index(update.to_act[0]);
    }

    std::int64_t moves() const {
        std::int64_t all = 0;
        for (const Person& person : people_) {
            if (person.is_host && person.update) all += person.update->move;
        }
        return all;
    }

    std::vector<Input> arrivals() {
        std::vector<Input> inputs;
        for (Person& person : people_) {
            conns_[next_conn_] = &person;
            inputs.push_back(Opened{next_conn_, person.token, person.code});
            next_conn_ = Conn{static_cast<std::uint32_t>(next_conn_) + 1};
        }
        return inputs;
    }

    void sit_down() {
        std::vector<Input> inputs;
        for (const auto& [conn, person] : conns_) {
            const Sit sit{Seat{static_cast<std::int8_t>(person->is_host ? 0 : 1)}, "nonce"};
            inputs.push_back(Received{conn, core::encode(ClientMessage(sit))});
        }
        tick(inputs);
        inputs.clear();
        for (const auto& [conn, person] : conns_) {
            if (person->is_host) inputs.push_back(Received{conn, core::encode(ClientMessage(Start{}))});
        }
        tick(inputs);
    }

    Answer call(const std::string& token, const Call& message) {
        const Conn conn = std::exchange(next_conn_, Conn{static_cast<std::uint32_t>(next_conn_) + 1});
        for (const Output& output : hub_.tick(now_ms_ += 1000, {Called{conn, token, core::encode(message)}})) {
            if (const Answer* answer = std::get_if<Answer>(&output)) return *answer;
        }
        CHECK(false);
        return {};
    }

    void tick(const std::vector<Input>& inputs) {
        const double wall = seconds(Clock::wall), cpu = seconds(Clock::cpu);
        const std::vector<Output> outputs = hub_.tick(now_ms_ += 1000, inputs);
        wall_seconds_ += seconds(Clock::wall) - wall, cpu_seconds_ += seconds(Clock::cpu) - cpu;
        for (const Output& output : outputs) {
            const Send* send = std::get_if<Send>(&output);
            if (send == nullptr) continue;
            const auto message = core::decode<ServerMessage>(*send->text);
            if (const Update* update = std::get_if<Update>(&*message)) {
                conns_.at(send->conn)->update = *update;
                update_bytes_ += send->text->size(), ++updates_;
            }
        }
    }

    Hub hub_;
    std::vector<Person> people_;
    std::map<Conn, Person*> conns_;
    Conn next_conn_{1};
    std::int64_t now_ms_ = 1'700'000'000'000;
    double wall_seconds_ = 0;
    double cpu_seconds_ = 0;
    std::size_t update_bytes_ = 0;
    std::size_t updates_ = 0;
    core::Rng rng_{1};
};

constexpr int tables_count = 100;

struct Speed {
    double moves = 0;         // a second
    double update_bytes = 0;  // on average
};

template <core::Game G>
Speed speed_of(store::Store& store, Clock clock) {
    Crowd<G> crowd(store, tables_count);
    const double start = crowd.hub_seconds(clock);
    std::int64_t moves = 0;
    for (int i = 0; i < 20; ++i) moves += crowd.step();
    return {static_cast<double>(moves) / (crowd.hub_seconds(clock) - start), crowd.update_bytes()};
}

template <core::Game G>
Speed speed_in_memory(Clock clock) {
    store::Memory store;
    return speed_of<G>(store, clock);
}

template <core::Game G>
void add_hub_alone(std::vector<Result>& results) {
    const Speed speed = speed_in_memory<G>(Clock::cpu);
    const std::string name(G::name);
    results.push_back({.what = "hub and memory, " + name, .unit = "moves/core-s", .ours = speed.moves,
                       .ratio = speed.moves / 30e3, .goal = "30 k/s, three times Colyseus 0.17"});
    results.push_back({.what = "an update of " + name, .unit = "bytes", .ours = speed.update_bytes});
}

}  // namespace

std::vector<Result> moves() {
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / ("palette-bench-" + std::to_string(getpid()));
    fs::create_directories(folder);
    int files = 0;
    const auto moves_on_disk = [&] {
        const auto store = store::open_sqlite((folder / (std::to_string(++files) + ".db")).string());
        return speed_of<coloryam::Rules>(*store, Clock::wall).moves;
    };
    const auto moves_without_disk = [] { return speed_in_memory<coloryam::Rules>(Clock::wall).moves; };
    const Compared compared = compare(moves_on_disk, moves_without_disk);
    fs::remove_all(folder);
    std::vector<Result> results = {{.what = "hub and SQLite, 100 tables", .unit = "moves/s", .ours = compared.ours,
                                    .against = "hub and memory", .theirs = compared.theirs, .ratio = compared.ratio,
                                    .goal = "0.8 of no disk at all"}};
    add_hub_alone<coloryam::Rules>(results);
    add_hub_alone<farfalia::Rules>(results);
    return results;
}

std::vector<Result> table_bytes() {
    constexpr double budget_bytes = 6 * 1024;
    store::Memory store;
    using Hall = Crowd<coloryam::Rules>;
    Hall before(store, tables_count);
    for (int i = 0; i < 20; ++i) before.step();
    const auto each = static_cast<double>(Hall(store, before).bytes_of_coming()) / tables_count;
    return {{.what = "a running table with two people", .unit = "bytes", .ours = each, .ratio = budget_bytes / each,
             .goal = "6 KiB besides socket buffers"}};
}

}  // namespace bench
