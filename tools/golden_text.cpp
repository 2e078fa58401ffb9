#include "tools/golden_text.hpp"

#include <map>
#include <sstream>

#include "games/make_match.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

using boost::describe::operators::operator==;
using core::Json;
using core::Seat;

struct Setup {
    std::string game{};
    std::int32_t version = 0;
    std::int32_t seats = 0;
    Json config{};
};
BOOST_DESCRIBE_STRUCT(Setup, (), (game, version, seats, config))

constexpr std::string_view setup_mark = "setup ", outcome_mark = "outcome ";

bool has_parts(const Json& json) { return json.is_object() || json.is_array(); }

bool have_same_names(const boost::json::object& a, const boost::json::object& b) {
    for (const auto& [name, value] : a) {
        if (!b.contains(name)) return false;
    }
    return a.size() == b.size();
}

bool is_list_of_parts(const Json& json) {
    return json.is_array() && !json.get_array().empty() && has_parts(json.get_array()[0]);
}

void add_changes(const Json& before, const Json& after, const std::string& path, std::string& text) {
    if (before == after) return;
    if (before.is_object() && after.is_object() && have_same_names(before.get_object(), after.get_object())) {
        for (const auto& [name, value] : after.get_object()) {
            add_changes(before.at(name), value, path + (path.empty() ? "" : ".") + std::string(name), text);
        }
    } else if (is_list_of_parts(before) && is_list_of_parts(after) &&
               before.get_array().size() <= after.get_array().size()) {  // what was added to a list stands alone
        for (std::size_t i = 0; i < after.get_array().size(); ++i) {
            const Json nothing, &old = i < before.get_array().size() ? before.at(i) : nothing;
            add_changes(old, after.at(i), path + "[" + std::to_string(i) + "]", text);
        }
    } else {
        text += " " + path + "=" + boost::json::serialize(after);
    }
}

// What each reader saw last, and the lines that say what is new to whom.
class Readers {
public:
    Readers(const core::Match& match, int seats) : match_(match) {
        for (int i = 0; i < seats; ++i) views_[Seat{static_cast<std::int8_t>(i)}];
        for (auto& [seat, view] : views_) view = match.view(Seat::spectator);
        views_[Seat::spectator] = match.view(Seat::spectator);
    }

    std::string news() {
        std::map<std::string, std::vector<std::string>> by_text;
        for (auto& [seat, view] : views_) {
            Json now = match_.view(seat);
            const std::string text = changes(view, now);
            if (!text.empty()) by_text[text].push_back(name_of(seat));
            view = std::move(now);
        }
        std::string lines;
        for (const auto& [text, names] : by_text) {
            const std::string who = names.size() == views_.size() ? "all" : games::list_of(names);
            lines += "   " + who + (names.size() == 1 ? " sees" : " see") + text + "\n";
        }
        return lines;
    }

private:
    const core::Match& match_;
    std::map<Seat, Json> views_;
};

}  // namespace

std::string changes(const Json& before, const Json& after) {
    std::string text;
    add_changes(before, after, "", text);
    return text;
}

std::string golden_text(std::string_view title, const core::Record& record) {
    const auto match = games::make_match(record.game, record.seats, record.config, record.version);
    CHECK(match.has_value());
    Readers readers(**match, record.seats);
    std::string text = "# " + std::string(title) + "\n" + std::string(setup_mark) +
                       core::encode(Setup{record.game, record.version, record.seats, record.config}) + "\n" +
                       "start " + core::encode((*match)->view(Seat::spectator)) + "\n" + readers.news();
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const auto& [actor, action] = record.moves[i];
        CHECK((*match)->play(actor, action).has_value());
        text += "\n" + std::to_string(i + 1) + ". " + name_of(actor) + " " + core::encode(action) + "\n";
        text += readers.news();
    }
    return text + "\n" + std::string(outcome_mark) + core::encode((*match)->outcome()) + "\n";
}

games::Explained<GoldenGame> read_golden(std::string_view text) {
    GoldenGame game;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(setup_mark)) {
            const auto setup = core::decode<Setup>(std::string_view(line).substr(setup_mark.size()));
            if (!setup) return games::fault("malformed", "this is not a setup: " + line);
            game.record.game = setup->game, game.record.version = setup->version;
            game.record.seats = setup->seats, game.record.config = setup->config;
        } else if (line.starts_with(outcome_mark)) {
            const std::string_view text_of_it = std::string_view(line).substr(outcome_mark.size());
            const auto outcome = core::decode<std::optional<core::Outcome>>(text_of_it);
            if (!outcome) return games::fault("malformed", "this is not an outcome: " + line);
            game.outcome = *outcome;
        } else if (!line.empty() && line[0] >= '1' && line[0] <= '9') {  // 12. nature {...}
            std::istringstream parts(line);
            std::string number, actor, action;
            std::getline(parts >> number >> actor >> std::ws, action);
            const auto json = core::decode<Json>(action);
            if (!json) return games::fault("malformed", "this is not a move: " + line);
            const Seat seat = actor == "nature" ? Seat::nature : Seat{static_cast<std::int8_t>(actor[0] - '0')};
            game.record.moves.push_back({seat, *json});
        }
    }
    return game;
}

}  // namespace tools
