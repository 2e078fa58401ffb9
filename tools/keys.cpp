#include <cstdio>
#include <iostream>

#include "core/json.hpp"
#include "keys/passkey.hpp"
#include "tools/commands.hpp"

namespace tools {

namespace {

using boost::describe::operators::operator==;  // for every described struct here

struct Registration {
    static constexpr std::string_view type = "registration";
    keys::Site site{};
    std::string challenge{};
    std::string user_handle{};
    keys::MadePasskey made{};
};
BOOST_DESCRIBE_STRUCT(Registration, (), (site, challenge, user_handle, made))

struct Assertion {
    static constexpr std::string_view type = "assertion";
    keys::Site site{};
    std::string challenge{};
    keys::Passkey passkey{};
    keys::UsedPasskey used{};
};
BOOST_DESCRIBE_STRUCT(Assertion, (), (site, challenge, passkey, used))

using Question = std::variant<Registration, Assertion>;

template <class T>
std::string told(const std::expected<T, keys::KeyFault>& result) {
    if (result) return R"({"ok":true,"result":)" + core::encode(*result) + "}";
    return R"({"ok":false,"fault":)" + core::encode(result.error()) + "}";
}

std::string answer(const Registration& asked) {
    return told(keys::check_registration(asked.site, asked.challenge, asked.user_handle, asked.made));
}
std::string answer(const Assertion& asked) {
    return told(keys::check_assertion(asked.site, asked.challenge, asked.passkey, asked.used));
}

int run(const Args& args) {
    if (args.words()[0] != "check") throw UsageError("palette keys takes check, not '" + args.words()[0] + "'");
    for (std::string line; std::getline(std::cin, line);) {
        const std::optional<Question> asked = core::decode<Question>(line);
        const std::string told = asked ? std::visit([](const auto& each) { return answer(each); }, *asked)
                                       : R"({"ok":false,"fault":"unknown_request"})";
        std::printf("%s\n", told.c_str());
        std::fflush(stdout);  // whoever asked may be waiting before asking again
    }
    return 0;
}

}  // namespace

Command keys_command() {
    return {.name = "keys",
            .words = "check",
            .summary = "Judge passkeys: reads one registration or assertion a line as JSON, answers one a line",
            .words_min = 1,
            .words_max = 1,
            .run = run};
}

}  // namespace tools
