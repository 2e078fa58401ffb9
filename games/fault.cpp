#include "games/fault.hpp"

#include <algorithm>

#include "core/json.hpp"

namespace games {

namespace {

std::string what_fits(const Field& field) {
    return field.choices.empty() ? "true or false" : "one of " + list_of(field.choices);
}

bool fits(const Field& field, const core::Json& value) {
    if (field.choices.empty()) return value.is_bool();
    return value.is_string() && std::find(field.choices.begin(), field.choices.end(),
                                          std::string_view(value.get_string())) != field.choices.end();
}

std::string why_bad_setup(const Info& info, int seats, const core::Json& config) {
    if (seats < info.min_seats || seats > info.max_seats) {
        return info.name + " takes " + std::to_string(info.min_seats) + " to " + std::to_string(info.max_seats) +
               " seats, not " + std::to_string(seats);
    }
    const boost::json::object* options = config.if_object();
    if (options == nullptr) return "the options of " + info.name + " are a JSON object";
    for (const Field& field : info.config) {
        const core::Json* value = options->if_contains(field.name);
        if (value == nullptr) return "option '" + field.name + "' is missing";
        if (!fits(field, *value)) return "option '" + field.name + "' takes " + what_fits(field);
    }
    for (const auto& [name, value] : *options) {
        const bool known = std::any_of(info.config.begin(), info.config.end(),
                                       [&](const Field& field) { return field.name == std::string_view(name); });
        if (!known) return info.name + " has no option '" + std::string(name) + "'";
    }
    return "this setup cannot be played";
}

std::string versions_of(const Info& info) {
    if (info.oldest == info.version) return "version " + std::to_string(info.version);
    return "versions " + std::to_string(info.oldest) + " to " + std::to_string(info.version);
}

}  // namespace

Explained<std::unique_ptr<core::Match>> open_match(std::string_view game, int seats, const core::Json& config) {
    const Info* info = find(game);
    return open_match(core::Record{.game = std::string(game), .version = info == nullptr ? 0 : info->version,
                                   .seats = seats, .config = config});
}

Explained<std::unique_ptr<core::Match>> open_match(const core::Record& record) {
    auto match = make_match(record.game, record.seats, record.config, record.version);
    if (match) return std::move(*match);
    const std::string& code = match.error().code;
    const Info* info = find(record.game);
    if (info == nullptr) {
        std::vector<std::string> names;
        for (const Info& each : catalogue()) names.push_back(each.name);
        return fault(code, "there is no game '" + record.game + "'; there are: " + list_of(names));
    }
    if (code == "bad_setup") return fault(code, why_bad_setup(*info, record.seats, record.config));
    if (code == "other_version") {
        return fault(code, "played by version " + std::to_string(record.version) + " of the rules of " + info->name +
                               "; these play " + versions_of(*info));
    }
    return fault(code, "the rules of " + info->name + " do not allow this setup: " + words_of(code));
}

core::Json with_defaults(const Info& info, const core::Json& some) {
    if (!some.is_object()) return some;
    boost::json::object whole;
    for (const Field& field : info.config) whole[field.name] = field.initial;
    for (const auto& [name, value] : some.get_object()) whole[name] = value;
    return whole;
}

std::string words_of(std::string_view code) {
    std::string words(code);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string list_of(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
    return text;
}

}  // namespace games
