// `palette serve`: what ./run starts. Opens the store, reads the page's files, listens, and stops when told
// to. Everything an operator can choose is an option here.
#include <sodium.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "server/net/log.hpp"
#include "server/net/net.hpp"
#include "server/net/text.hpp"
#include "server/tables/projection.hpp"
#include "store/sqlite.hpp"
#include "tools/commands.hpp"
#include "tools/data_folder.hpp"

namespace tools {

namespace {

namespace fs = std::filesystem;

constexpr int spare_files = 64;  // for the store, the log and what libraries open

// As many connections as the system lets us have files, up to the server's own limit.
int connections_possible(int wanted) {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted;
    files.rlim_cur = std::min<rlim_t>(files.rlim_max, static_cast<rlim_t>(wanted + spare_files));
    setrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_NOFILE, &files);
    return std::max(1, static_cast<int>(std::min<rlim_t>(files.rlim_cur, 1'000'000)) - spare_files);
}

std::string store_file(const Args& args) {
    if (args.has("store")) {
        const std::string& store = args.text("store");
        constexpr std::string_view scheme = "sqlite:";
        if (!store.starts_with(scheme) || store.size() == scheme.size()) {
            throw UsageError("--store takes sqlite:FILE, not '" + store + "'");
        }
        return store.substr(scheme.size());
    }
    const fs::path folder = args.text("data");
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw std::runtime_error("cannot make the folder " + folder.string() + ": " + error.message());
    return (folder / "palette.db").string();
}

server::Files page_files(const fs::path& folder) {
    if (fs::exists(folder / "index.html")) return server::Files(folder);
    std::printf("There is no page in %s (./run builds it): only the protocol is served.\n", folder.c_str());
    return {};
}

std::string public_origin(const Args& args) {
    if (!args.has("public-origin")) return "";
    const std::string& origin = args.text("public-origin");
    const bool has_scheme = origin.starts_with("https://") || origin.starts_with("http://");
    if (!has_scheme || origin.find('/', origin.find("//") + 2) != std::string::npos) {
        throw UsageError("--public-origin takes an address such as https://palette.example, not '" + origin + "'");
    }
    return origin;
}

server::NetOptions net_options(const Args& args) {
    server::NetOptions options;
    options.address = args.text("address");
    options.port = static_cast<std::uint16_t>(args.number("port", 0, 65535));
    options.site = {.public_origin = public_origin(args), .is_behind_proxy = args.has("trust-proxy")};
    options.limits.connections_max = connections_possible(options.limits.connections_max);
    options.limits.connections_per_address_max = static_cast<int>(args.number("address-connections", 1, 1'000'000));
    options.limits.calls_per_second = static_cast<int>(args.number("address-calls", 1, 1'000'000));
    options.limits.calls_at_once = 10 * options.limits.calls_per_second;
    return options;
}

std::vector<std::string> voice_urls(const Args& args, const std::string& option) {
    std::vector<std::string> urls;
    if (!args.has(option)) return urls;
    for (std::string_view rest = args.text(option); !rest.empty();) {
        const std::string_view url = server::trim(server::take_until(rest, ','));
        // stun:, stuns:, turn: or turns:
        const std::size_t colon = url.find(':');
        const std::string_view scheme = url.substr(0, colon);
        const bool has_host = colon != std::string_view::npos && colon + 1 < url.size();
        const bool is_good = (scheme == option || scheme == option + "s") && has_host;
        if (!is_good) {
            throw UsageError("--" + option + " takes an address such as " + option + ":talk.example:3478, not '" +
                             std::string(url) + "'");
        }
        urls.emplace_back(url);
    }
    return urls;
}

// From a file, because the arguments of a process can be read by others on its machine.
std::string turn_secret(const Args& args) {
    if (!args.has("turn-secret-file")) return "";
    const std::string& name = args.text("turn-secret-file");
    std::ifstream file(name);
    std::string secret;
    std::getline(file, secret);
    if (secret.ends_with('\r')) secret.pop_back();
    secret = std::string(server::trim(secret));
    if (secret.empty()) throw std::runtime_error("there is no secret in the first line of " + name);
    return secret;
}

server::VoiceOptions voice_options(const Args& args) {
    if (args.has("turn") != args.has("turn-secret-file")) {
        throw UsageError("--turn and --turn-secret-file go together: the TURN server must know our guests");
    }
    return {.stun = voice_urls(args, "stun"), .turn = voice_urls(args, "turn"), .turn_secret = turn_secret(args)};
}

server::HubOptions hub_options(const Args& args) {
    if (sodium_init() < 0) throw std::runtime_error("the system gives no random numbers");
    server::HubOptions options;
    randombytes_buf(options.entropy.data(), options.entropy.size());
    options.bot_delay_ms = static_cast<std::int32_t>(args.number("bot-delay-ms", 0, 60'000));
    options.messages_per_second = static_cast<std::int32_t>(args.number("messages", 1, 1'000'000));
    options.shards = static_cast<std::size_t>(args.number("shards", 1, 256));
    options.messages_at_once = 4 * options.messages_per_second;
    options.voice = voice_options(args);
    return options;
}

void announce(const server::NetOptions& options, std::uint16_t port) {
    const bool is_everywhere = options.address == "0.0.0.0" || options.address == "::";
    const bool is_here = is_everywhere || options.address == "127.0.0.1" || options.address == "::1";
    std::printf("Palette on http://%s:%d\n", is_here ? "localhost" : options.address.c_str(), port);
    if (!options.site.public_origin.empty()) std::printf("Visitors come to %s\n", options.site.public_origin.c_str());
    if (is_everywhere) std::puts("Other machines can reach it too; --address 127.0.0.1 keeps it to this one.");
    std::fflush(stdout);
    server::log_line("started", {{"port", port}, {"connections_max", options.limits.connections_max}});
}

int serve(const Args& args) {
    const server::NetOptions options = net_options(args);
    const server::HubOptions hub_choices = hub_options(args);
    const std::string file = store_file(args);
    claim(file);
    const auto store = store::open_sqlite(file);
    server::bring_projections_up_to_date(*store);
    const server::Files files = page_files(args.text("web"));
    try {
        server::serve(*store, hub_choices, files, options, [&](std::uint16_t port) { announce(options, port); });
    } catch (const store::Error& error) {
        // The tables are now ahead of the disk. Whoever started us starts us again, and we read what is there.
        server::log_line("store_failed", {{"why", error.what()}});
        throw;
    }
    server::log_line("stopped");
    return 0;
}

}  // namespace

Command serve_command() {
    return {.name = "serve",
            .summary = "Serves the page and the games until it is told to stop.",
            .options = {{"port", "N", "8080", "where to listen; 0 takes any free port"},
                        {"address", "ADDRESS", "0.0.0.0", "127.0.0.1 for this machine alone"},
                        {"data", "DIR", "data", "where palette.db is kept"},
                        {"store", "sqlite:FILE", "", "another file to keep everything in"},
                        {"web", "DIR", "web/dist", "the page, as built"},
                        {"public-origin", "URL", "", "the address in the browser, if it is not the one served here"},
                        {"trust-proxy", "", "", "believe X-Forwarded-For and X-Forwarded-Proto"},
                        {"stun", "URLS", "", "for voice: STUN servers, such as stun:talk.example:3478"},
                        {"turn", "URLS", "", "for voice: TURN servers, such as turn:talk.example:3478"},
                        {"turn-secret-file", "FILE", "", "the secret shared with the TURN servers, in its first line"},
                        {"shards", "N", "1", "threads for tables, which are spread over them; up to 256"},
                        {"bot-delay-ms", "N", "1200", "how long a bot lets its opponents look"},
                        {"address-connections", "N", "256", "connections from one address at a time"},
                        {"address-calls", "N", "20", "HTTP calls from one address a second"},
                        {"messages", "N", "5", "messages on one connection a second"}},
            .run = serve};
}

}  // namespace tools
