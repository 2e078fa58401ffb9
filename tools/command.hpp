// One binary, many commands. A command declares its options, and gets --help, refusals of bad
// arguments (a sentence and exit code 2) and typed values for nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace tools {

struct Option {
    std::string name{};     // without the dashes
    std::string value{};    // what stands for its value in --help, such as "N"; empty for a switch
    std::string initial{};  // used when it is not given
    std::string help{};
};

struct UsageError : std::runtime_error {  // main prints the sentence and exits with 2
    using std::runtime_error::runtime_error;
};

class Args {
public:
    bool has(const std::string& name) const;  // a switch, or an option without initial value, was given
    const std::string& text(const std::string& name) const;
    std::int64_t number(const std::string& name, std::int64_t least, std::int64_t most) const;
    const std::vector<std::string>& words() const { return words_; }  // what is not an option

private:
    friend struct Command;
    std::map<std::string, std::string> values_;
    std::vector<std::string> words_;
};

struct Command {
    std::string name{};
    std::string words{};    // such as "GAME"; in --help
    std::string summary{};
    int words_min = 0;
    int words_max = 0;
    std::vector<Option> options{};
    std::function<int(const Args&)> run{};

    Args parse(const std::vector<std::string>& given) const;  // throws UsageError
    std::string help() const;
};

}  // namespace tools
