#include "tools/command.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tools {

bool Args::has(const std::string& name) const { return values_.contains(name); }

const std::string& Args::text(const std::string& name) const {
    const auto found = values_.find(name);
    if (found == values_.end()) throw UsageError("--" + name + " is needed");
    return found->second;
}

std::int64_t Args::number(const std::string& name, std::int64_t least, std::int64_t most) const {
    const std::string& given = text(name);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), value);
    if (error != std::errc() || end != given.data() + given.size() || value < least || value > most) {
        throw UsageError("--" + name + " takes a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most) + ", not '" + given + "'");
    }
    return value;
}

Args Command::parse(const std::vector<std::string>& given) const {
    Args args;
    for (const Option& option : options) {
        if (!option.value.empty() && !option.initial.empty()) args.values_[option.name] = option.initial;
    }
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (!given[i].starts_with("--")) {
            args.words_.push_back(given[i]);
            continue;
        }
        const std::size_t equals = given[i].find('=');
        const std::string option_name = given[i].substr(2, equals == std::string::npos ? equals : equals - 2);
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&](const Option& each) { return each.name == option_name; });
        if (option == options.end()) throw UsageError("there is no option --" + option_name);
        if (option->value.empty()) {
            if (equals != std::string::npos) throw UsageError("--" + option_name + " takes no value");
            args.values_[option_name] = "";
        } else if (equals != std::string::npos) {
            args.values_[option_name] = given[i].substr(equals + 1);
        } else if (++i < given.size()) {
            args.values_[option_name] = given[i];
        } else {
            throw UsageError("--" + option_name + " needs a value");
        }
    }
    if (std::cmp_less(args.words_.size(), words_min)) throw UsageError(words + " is missing");
    if (std::cmp_greater(args.words_.size(), words_max)) {
        throw UsageError("'" + args.words_[static_cast<std::size_t>(words_max)] + "' is one argument too many");
    }
    return args;
}

std::string Command::help() const {
    std::string text = "palette " + name + (words.empty() ? "" : " " + words) + (options.empty() ? "" : " [options]") +
                       "\n  " + summary + "\n";
    for (const Option& option : options) {
        std::string left = "  --" + option.name + (option.value.empty() ? "" : " " + option.value);
        left.resize(std::max<std::size_t>(left.size() + 2, 28), ' ');
        text += left + option.help + (option.initial.empty() ? "" : " (" + option.initial + ")") + "\n";
    }
    return text;
}

}  // namespace tools
