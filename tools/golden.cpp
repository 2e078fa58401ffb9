// Golden games: games/<name>/golden/recipes.json says what to play, the texts beside it say what happened. Without
// --check they are written, and git shows the difference; with it every text must be as it would be written now.
// --release copies them to golden/v<version>/, where nothing is written again: whatever the rules, bots and views
// become, these logs play on, draw the same cards from the same seeds and end as they did.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "games/verify.hpp"
#include "tools/commands.hpp"
#include "tools/golden_text.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

namespace fs = std::filesystem;
using boost::describe::operators::operator==;
using core::Json;
using core::Seat;

struct Recipe {
    std::string name{};                // of the file, without .txt
    std::string title{};
    std::int32_t seats = 0;
    Json config{};                     // options that differ from the defaults
    std::vector<std::string> bots{};   // by seat; the last plays the seats that follow too
    std::int32_t seed = 0;
    std::uint32_t slow = 0;            // one move in this many is a time-out; 0: none
    // Types of action that must occur, else the recipe is not worth its name; "interrupt" is one of a seat not to act.
    std::vector<std::string> shows{};
};
BOOST_DESCRIBE_STRUCT(Recipe, (), (name, title, seats, config, bots, seed, slow, shows))

core::Deed thought_of(const core::Match& match, const Recipe& recipe, Seat seat, core::Rng& rng) {
    const core::Thought thought = match.think(recipe.bots[std::min(core::at(seat), recipe.bots.size() - 1)], seat);
    if (!thought) throw UsageError(recipe.name + ": no such bot");
    return thought(rng, core::Budget{});
}

core::Done next_move(const core::Match& match, const Recipe& recipe, core::Rng& rng) {
    const core::Seats actors = match.to_act();
    if (actors.has(Seat::nature)) return {Seat::nature, match.nature(rng)};
    for (Seat seat{0}; core::index(seat) < recipe.seats; seat = Seat(core::index(seat) + 1)) {
        if (!match.may_interrupt().has(seat)) continue;
        if (core::Deed deed = thought_of(match, recipe, seat, rng); !deed.is_none()) return {seat, std::move(deed)};
    }
    Seat seat{};
    do {
        seat = Seat{static_cast<std::int8_t>(rng.below(static_cast<std::uint32_t>(recipe.seats)))};
    } while (!actors.has(seat));
    if (recipe.slow != 0 && rng.chance(recipe.slow)) return {Seat::nature, match.time_out(seat)};
    return {seat, thought_of(match, recipe, seat, rng)};
}

struct Played {
    core::Record record{};
    std::set<std::string, std::less<>> shown{};  // as in Recipe::shows
};

Played play(const games::Info& info, const Recipe& recipe) {
    Played played{.record = {.game = info.name, .version = info.version, .seats = recipe.seats,
                             .config = games::with_defaults(info, recipe.config),
                             .names = {}, .moves = {}, .commitment = {}, .proof = {}}};
    core::Record& record = played.record;
    auto match = games::open_match(info.name, recipe.seats, record.config);
    if (!match || recipe.bots.empty()) throw UsageError(recipe.name + ": " + (match ? "no bots" : match.error().why));
    const core::Bytes32 key = core::Rng::key_of(static_cast<std::uint64_t>(recipe.seed));
    while (!(*match)->to_act().empty()) {
        core::Rng rng(key, record.moves.size() + 1);
        record.moves.push_back(next_move(**match, recipe, rng));
        const auto& [actor, deed] = record.moves.back();
        played.shown.emplace(deed.json().at("type").as_string());
        if (core::is_player(actor) && !(*match)->to_act().has(actor)) played.shown.emplace("interrupt");
        CHECK((*match)->play(actor, deed).has_value());
    }
    return played;
}

struct Tally {
    int passed = 0;
    int failed = 0;
    void count(const std::string& name, const std::string& fault) {
        ++(fault.empty() ? passed : failed);
        if (!fault.empty()) std::printf("FAILED %s: %s\n", name.c_str(), fault.c_str());
    }
};

// What is wrong with the text of this recipe; nothing once it has been written.
std::string settle(const fs::path& file, const games::Info& info, const Recipe& recipe, bool only_check) {
    const auto [record, shown] = play(info, recipe);
    for (const std::string& type : recipe.shows) {
        if (!shown.contains(type)) return "no " + type + " occurs; choose another seed";
    }
    const std::string text = golden_text(recipe.title, record);
    if (fs::exists(file) && read_file(file.string()) == text) return "";
    if (only_check) return "not as it would be written now; run `palette golden` and read the difference";
    std::ofstream out(file, std::ios::binary);
    out << text;
    return out.flush() ? "" : "cannot be written";
}

// The clock acts for a seat to act, as the rules say.
bool is_time_out(const core::Match& match, int seats, const core::Deed& deed) {
    for (Seat seat{0}; core::index(seat) < seats; seat = Seat(core::index(seat) + 1)) {
        if (match.to_act().has(seat) && match.time_out(seat) == deed) return true;
    }
    return false;
}

// What is wrong with a game of a released version.
std::string check_released(const fs::path& file, const Recipe& recipe, std::int32_t version) {
    const auto golden = read_golden(read_file(file.string()));
    if (!golden) return golden.error().why;
    const core::Record& record = golden->record;
    if (record.version != version) return "it is of version " + std::to_string(record.version);
    const auto match = games::open_match(record);
    if (!match) return match.error().why;
    const core::Bytes32 key = core::Rng::key_of(static_cast<std::uint64_t>(recipe.seed));
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const Seat actor = record.moves[i].actor;
        const core::Deed deed = (*match)->read(record.moves[i].action);
        const std::string at_move = "move " + std::to_string(i + 1) + ": ";
        if ((*match)->to_act().has(Seat::nature) && core::is_player(actor)) return at_move + "nature is to act";
        if ((*match)->to_act().has(Seat::nature)) {
            core::Rng rng(key, i + 1);
            if ((*match)->nature(rng) != deed) return at_move + "the seed draws otherwise than it did";
        } else if (actor == Seat::nature && !is_time_out(**match, record.seats, deed)) {
            return at_move + "the clock acts otherwise than it did";
        }
        const auto taken = (*match)->play(actor, deed);
        if (!taken) return at_move + games::words_of(taken.error().code);
    }
    return (*match)->outcome() == golden->outcome ? "" : "it ends otherwise than it did";
}

std::vector<Recipe> recipes_in(const fs::path& folder) {
    auto recipes = core::decode<std::vector<Recipe>>(read_file((folder / "recipes.json").string()));
    if (!recipes) throw UsageError((folder / "recipes.json").string() + " is not a list of recipes");
    return std::move(*recipes);
}

std::string name_of(std::int32_t version) { return "v" + std::to_string(version); }

void settle_present(const games::Info& info, const fs::path& folder, bool only_check, Tally& tally) {
    std::set<std::string> known;
    for (const Recipe& recipe : recipes_in(folder)) {
        const std::string file = recipe.name + ".txt";
        known.insert(file);
        tally.count(info.name + "/" + file, settle(folder / file, info, recipe, only_check));
    }
    for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
        const std::string file = each.path().filename().string();
        if (file.ends_with(".txt") && !known.contains(file)) tally.count(info.name + "/" + file, "has no recipe");
    }
}

// Every version before this one was released, or there would be no logs of it to play.
void check_releases(const games::Info& info, const fs::path& folder, Tally& tally) {
    for (std::int32_t version = info.oldest; version < info.version; ++version) {
        if (!fs::exists(folder / name_of(version))) tally.count(info.name + "/" + name_of(version), "has no games");
    }
    for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
        if (!each.is_directory()) continue;
        const std::string release = each.path().filename().string();
        const std::int32_t version = std::atoi(release.c_str() + 1);
        if (release != name_of(version)) tally.count(info.name + "/" + release, "is no version");
        for (const Recipe& recipe : recipes_in(each.path())) {
            const fs::path file = each.path() / (recipe.name + ".txt");
            const std::string fault = fs::exists(file) ? check_released(file, recipe, version) : "is not there";
            tally.count(info.name + "/" + release + "/" + recipe.name + ".txt", fault);
        }
    }
}

// Keeps the games of this version for ever.
void release(const games::Info& info, const fs::path& folder, Tally& tally) {
    settle_present(info, folder, true, tally);
    const fs::path kept = folder / name_of(info.version);
    if (fs::exists(kept)) throw UsageError(info.name + ": version " + std::to_string(info.version) + " was released; " +
                                           "other rules need another Rules::version");
    if (tally.failed > 0) return;
    fs::create_directory(kept);
    fs::copy_file(folder / "recipes.json", kept / "recipes.json");
    for (const Recipe& recipe : recipes_in(folder)) {
        fs::copy_file(folder / (recipe.name + ".txt"), kept / (recipe.name + ".txt"));
    }
}

int run(const Args& args) {
    const std::string released = args.has("release") ? args.text("release") : "";
    if (!released.empty() && games::find(released) == nullptr) throw UsageError("there is no game '" + released + "'");
    Tally tally;
    for (const games::Info& info : games::catalogue()) {
        const fs::path folder = fs::path(args.text("root")) / "games" / info.name / "golden";
        if (released == info.name) release(info, folder, tally);
        if (!released.empty()) continue;
        settle_present(info, folder, args.has("check"), tally);
        check_releases(info, folder, tally);
    }
    std::printf("%d passed, %d failed\n", tally.passed, tally.failed);
    return tally.failed == 0 ? 0 : 1;
}

}  // namespace

Command golden_command() {
    return {.name = "golden",
            .summary = "Write the golden games again",
            .options = {{"check", "", "", "only say whether they are as they would be written"},
                        {"release", "GAME", "", "keep the games of this version of its rules for ever"},
                        {"root", "DIR", ".", "where the project lies"}},
            .run = run};
}

}  // namespace tools
