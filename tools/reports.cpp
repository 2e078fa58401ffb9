// `palette reports`: what people reported, for whoever runs the server. A report is an event of its table's log, so
// what it is about is that log up to there: `show` plays it again and lays out what was said, done and made.
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>

#include "clay/render.hpp"
#include "server/tables/table.hpp"
#include "tools/commands.hpp"
#include "tools/data_folder.hpp"
#include "tools/png.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

namespace fs = std::filesystem;

constexpr std::int32_t items_max = 100;  // more than any game keeps apart from its views
constexpr int picture_pixels = 640;

std::string time_text(std::int64_t at_ms) {
    const std::time_t seconds = at_ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", &parts);
    return text;
}

store::Report find_report(const store::Store& store, const std::string& word) {
    for (const store::Report& each : store.reports()) {
        if (std::to_string(static_cast<std::uint32_t>(each.id)) == word) return each;
    }
    throw UsageError("there is no report '" + word + "'; palette reports lists them");
}

// What a table's log says up to and with the report, each as text.
struct Story {
    server::Table table{};
    server::Complained reported{};
    bool says_offence = false;  // older reports do not
    std::string reported_name{}, reporter_name{};
    std::string chat{}, moves{};
};

// As they are called at the table; elsewhere they may have changed it.
std::string guest_name(const store::Store& store, const server::Table& table, const std::string& guest) {
    for (const server::Place& each : table.places) {
        if (each.guest == guest) return each.name;
    }
    const auto found = store.person(guest);
    return found ? found->name : "somebody unknown";
}

void tell(Story& story, const server::TableEvent& event, std::int64_t at_ms) {
    const std::string at = time_text(at_ms);
    if (std::holds_alternative<server::Said>(event)) {
        const server::Spoken& said = story.table.chat.back();
        story.chat += std::to_string(said.number) + ". " + at + "  " + said.name + ": " + said.text + "\n";
    } else if (const auto* played = std::get_if<server::Played>(&event)) {
        story.moves += at + "  " + name_of(played->actor) + "  " + core::encode(played->action) + "\n";
    } else if (const auto* slow = std::get_if<server::TimedOut>(&event)) {
        story.moves += at + "  time is up  " + core::encode(slow->action) + "\n";
    }
}

bool read_report(Story& story, const server::TableEvent& event) {
    if (const auto* old = std::get_if<server::Reported>(&event)) {
        story.reported = {old->by, old->person, old->about, server::Offence::other, old->item, old->note};
    }
    if (const auto* complained = std::get_if<server::Complained>(&event)) {
        story.reported = *complained;
        story.says_offence = true;
    }
    return story.says_offence || std::holds_alternative<server::Reported>(event);
}

// Empty if the log is damaged, or of rules that are no longer these.
std::optional<Story> read_story(const store::Store& store, const store::Report& report) {
    Story story;
    for (const store::Event& event : store.events(report.table)) {
        const auto body = core::decode<server::TableEvent>(event.body);
        if (!body || !server::fold(story.table, *body, event.at_ms)) return std::nullopt;
        tell(story, *body, event.at_ms);
        if (event.seq < report.seq) continue;
        if (!read_report(story, *body)) return std::nullopt;
        story.reporter_name = guest_name(store, story.table, story.reported.by);
        story.reported_name = guest_name(store, story.table, story.table.person(story.reported.person)->guest);
        return story;
    }
    return std::nullopt;
}

std::string summary(const store::Report& report, const std::optional<Story>& story) {
    std::string text = std::to_string(static_cast<std::uint32_t>(report.id)) + "  " + time_text(report.at_ms) + "  " +
                       (report.is_closed ? "closed" : "open") + "  ";
    if (!story) return text + "at a table whose log this version of palette cannot read";
    const server::Complained& reported = story->reported;
    text += story->table.game + " " + story->table.code + "  ";
    if (story->says_offence) text += std::string(core::name_of(reported.offence)) + ", ";
    text += core::name_of(reported.about);
    if (reported.item >= 0) text += " " + std::to_string(reported.item);
    text += " of " + story->reported_name + ", reported by " + story->reporter_name;
    if (!reported.note.empty()) text += ": " + reported.note;
    return text;
}

int list(const store::Store& store) {
    for (const store::Report& each : store.reports()) {
        std::printf("%s\n", summary(each, read_story(store, each)).c_str());
    }
    return 0;
}

void write(const fs::path& path, std::string_view text) {
    std::ofstream file(path, std::ios::binary);
    file << text << std::flush;
    if (!file) throw UsageError(path.string() + " cannot be written");
}

// Whoever made it may see it, so somebody can. Empty: there is no such thing.
std::optional<std::string> item_of(const server::Table& table, std::int32_t item) {
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        if (auto found = table.match->bulk(core::Seat(i), item)) return found;
    }
    return std::nullopt;
}

int write_sculptures(const server::Table& table, const fs::path& folder) {
    int written = 0;
    for (std::int32_t item = 0; table.match && item < items_max; ++item) {
        const auto text = item_of(table, item);
        const auto packed = text ? clay::from_text(*text) : std::unexpected(clay::Fault{});
        const auto strokes = packed ? clay::unpack(*packed) : std::unexpected(clay::Fault{});
        if (!strokes) continue;
        clay::Field field(clay::fine_side);
        for (const clay::Stroke& stroke : *strokes) field.apply(stroke);
        const clay::Image image = clay::render(field, {.turn = 30}, picture_pixels);
        const std::string name = "object-" + std::to_string(item);
        write(folder / (name + ".clay"), *packed);
        write(folder / (name + ".png"), png_of(image.width, image.height, image.rgb));
        ++written;
    }
    return written;
}

int show(const store::Store& store, const store::Report& report, const Args& args) {
    const auto story = read_story(store, report);
    const std::string line = summary(report, story) + "\n";
    std::fputs(line.c_str(), stdout);
    if (!story) return 1;
    if (!args.has("out")) {
        std::printf("\n%s", story->chat.c_str());
        return 0;
    }
    const fs::path folder = args.text("out");
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw UsageError("cannot make the folder " + folder.string() + ": " + error.message());
    write(folder / "report.txt", line);
    write(folder / "chat.txt", story->chat);
    write(folder / "moves.txt", story->moves);
    std::printf("report.txt, chat.txt, moves.txt and %d sculptures are in %s\n",
                write_sculptures(story->table, folder), folder.c_str());
    return 0;
}

int run(const Args& args) {
    const std::vector<std::string>& words = args.words();
    const std::string wish = words.empty() ? "list" : words[0];
    const bool is_of_one = wish == "show" || wish == "close";
    if (wish != "list" && !is_of_one) throw UsageError("reports takes list, show or close, not '" + wish + "'");
    if (is_of_one != (words.size() == 2)) throw UsageError("palette reports [list | show N | close N]");
    const auto store = open_data(args);
    if (!is_of_one) return list(*store);
    const store::Report report = find_report(*store, words[1]);
    if (wish == "show") return show(*store, report, args);
    store->commit({.closed = {report.id}});
    return 0;
}

}  // namespace

Command reports_command() {
    return {.name = "reports",
            .words = "[list | show N | close N]",
            .summary = "What people at the tables reported: list it, look at it exactly as it was, put it aside",
            .words_max = 2,
            .options = {{"data", "DIR", "data", "where palette.db is kept, as for serve"},
                        {"out", "FOLDER", "", "for show: writes chat, moves and sculptures there"}},
            .run = run};
}

}  // namespace tools
