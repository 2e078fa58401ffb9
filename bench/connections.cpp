#include "bench/connections.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "games/make_match.hpp"
#include "server/protocol.hpp"
#include "server/wire_hash.gen.hpp"

namespace bench {

namespace {

namespace fs = std::filesystem;

constexpr int watchers_per_table = 10;  // few, since everybody at a table hears of every newcomer
constexpr int tables_per_guest = 10;    // fewer than a guest may have
constexpr std::chrono::milliseconds settling{300};

[[noreturn]] void fail(const std::string& why) { throw std::runtime_error("cannot measure connections: " + why); }

// A blocking socket to the server. Closes with its owner.
class Client {
public:
    explicit Client(std::uint16_t port) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) fail("no connection");
    }
    Client(Client&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
    Client& operator=(Client&&) = delete;
    ~Client() {
        if (file_ >= 0) close(file_);
    }

    // Sends a request; gives what came back up to `end`, and perhaps more.
    std::string ask(const std::string& request, const std::string& end) {
        const ssize_t sent = send(file_, request.data(), request.size(), MSG_NOSIGNAL);
        if (sent != static_cast<ssize_t>(request.size())) fail("the server takes no request");
        std::string text;
        std::array<char, 4096> part;
        while (text.find(end) == std::string::npos) {
            const ssize_t size = recv(file_, part.data(), part.size(), 0);
            if (size <= 0) fail("the server hung up after '" + text + "'");
            text.append(part.data(), static_cast<std::size_t>(size));
        }
        return text;
    }

private:
    int file_;
};

// `palette serve` beside us, on a folder and a port of its own.
class Server {
public:
    Server() {
        std::string name = (fs::temp_directory_path() / "palette-bench-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) fail("no temporary folder");
        folder_ = name;
        std::array<int, 2> pipe_ends{};
        if (pipe(pipe_ends.data()) != 0) fail("no pipe");
        process_ = fork();
        if (process_ == 0) run(pipe_ends[1]);
        close(pipe_ends[1]);
        std::FILE* said = fdopen(pipe_ends[0], "r");
        std::array<char, 256> line{};
        int port = 0;
        while (port == 0 && std::fgets(line.data(), line.size(), said) != nullptr) {
            std::sscanf(line.data(), "Palette on http://localhost:%d", &port);
        }
        std::fclose(said);
        if (port == 0) fail("the server did not start");
        port_ = static_cast<std::uint16_t>(port);
    }
    ~Server() {
        kill(process_, SIGTERM);
        waitpid(process_, nullptr, 0);
        fs::remove_all(folder_);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const { return port_; }
    std::string host() const { return "localhost:" + std::to_string(port_); }

    std::int64_t memory_bytes() const {
        std::this_thread::sleep_for(settling);
        std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
        std::int64_t all_pages = 0, resident_pages = 0;
        file >> all_pages >> resident_pages;
        return resident_pages * sysconf(_SC_PAGESIZE);
    }

private:
    [[noreturn]] void run(int output) const {
        dup2(output, STDOUT_FILENO);
        std::freopen("/dev/null", "w", stderr);
        const std::string data = folder_.string();
        execl("/proc/self/exe", "palette", "serve", "--port", "0", "--address", "127.0.0.1", "--data", data.c_str(),
              "--web", data.c_str(), "--address-connections", "1000000", "--address-calls", "1000000", nullptr);
        _exit(1);
    }

    fs::path folder_;
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

std::string call(const Server& server, const std::string& cookie, const server::Call& what) {
    const std::string body = core::encode(what);
    const std::string head = "POST /api HTTP/1.1\r\nHost: " + server.host() + "\r\nOrigin: http://" + server.host() +
                             "\r\nContent-Type: application/json\r\nCookie: " + cookie +
                             "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    return Client(server.port()).ask(head + body, "}");
}

// What stands between `before` and `after`.
std::string between(const std::string& text, const std::string& before, const std::string& after) {
    const std::size_t start = text.find(before);
    if (start == std::string::npos) fail("unexpected answer '" + text + "'");
    return text.substr(start + before.size(), text.find(after, start + before.size()) - start - before.size());
}

std::vector<std::string> open_tables(const Server& server, int count) {
    const games::Info& game = games::catalogue().front();
    core::Json config = boost::json::object();
    for (const games::Field& field : game.config) config.as_object()[field.name] = field.initial;
    std::vector<std::string> codes;
    std::string cookie;
    for (int i = 0; i < count; ++i) {
        if (i % tables_per_guest == 0) cookie = between(call(server, "", server::SetName{"Ann"}), "Set-Cookie: ", ";");
        const server::OpenTable opening{.game = game.name, .setup = {.seats = game.min_seats, .config = config}};
        codes.push_back(between(call(server, cookie, opening), "\"code\":\"", "\""));
    }
    return codes;
}

Client watch(const Server& server, const std::string& code) {
    Client client(server.port());
    client.ask("GET /t/" + code + "/ws?wire=" + std::string(server::wire) + " HTTP/1.1\r\nHost: " + server.host() +
                   "\r\nOrigin: http://" + server.host() + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
                   "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
               "\"room\"");
    return client;
}

void allow_files(int count) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    const auto wanted = static_cast<rlim_t>(count + 100);
    if (files.rlim_max < wanted) fail("this process may open only " + std::to_string(files.rlim_max) + " files");
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace

ConnectionCost measure_idle_connections(int connections) {
    const int tables = (connections + watchers_per_table - 1) / watchers_per_table;
    allow_files(connections + tables);
    const Server server;
    const std::vector<std::string> codes = open_tables(server, tables);
    std::vector<Client> clients;
    for (const std::string& code : codes) clients.push_back(watch(server, code));  // now the tables are in memory
    const std::int64_t before = server.memory_bytes();
    for (int i = 0; i < connections; ++i) clients.push_back(watch(server, codes[static_cast<std::size_t>(i % tables)]));
    return {.connections = connections, .bytes = server.memory_bytes() - before};
}

}  // namespace bench
