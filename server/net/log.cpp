#include "server/net/log.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>

#include <boost/json.hpp>

namespace server {

namespace {

std::string timestamp() {  // UTC, to the millisecond
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    const std::time_t seconds = static_cast<std::time_t>(ms / 1000);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    std::array<char, 32> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &utc);
    std::snprintf(text.data() + size, text.size() - size, ".%03dZ", static_cast<int>(ms % 1000));
    return text.data();
}

}  // namespace

void log_line(std::string_view event, const boost::json::object& fields) {
    boost::json::object line{{"at", timestamp()}, {"event", event}};
    for (const auto& [name, value] : fields) line.emplace(name, value);
    // One write, so that lines of several threads do not mix.
    const std::string text = boost::json::serialize(line) + "\n";
    std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace server
