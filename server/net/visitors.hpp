// How much of the server one network address may take: connections at a time, calls in a while. Nothing
// is refused to those who behave; a machine that does not cannot crowd the others out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace server {

struct Limits {
    int connections_max = 16'000;              // of everybody together
    int connections_per_address_max = 256;     // a school behind one address is a few dozen people
    int calls_per_second = 20;                 // HTTP calls and newly opened sockets of one address, lasting
    int calls_at_once = 200;                   // and in one go
};

// What counts as one address: all of IPv4, but the first half of IPv6, since a household has 2^64 of those.
std::string network_of(std::string_view address);

class Visitors {
public:
    explicit Visitors(const Limits& limits) : limits_(limits) {}

    // A connection that counts, as long as this lives.
    class Entry {
    public:
        Entry(Visitors& visitors, std::string network) : visitors_(&visitors), network_(std::move(network)) {}
        Entry(Entry&& other) noexcept
            : visitors_(std::exchange(other.visitors_, nullptr)), network_(std::move(other.network_)) {}
        Entry& operator=(Entry&& other) noexcept {
            std::swap(visitors_, other.visitors_);
            std::swap(network_, other.network_);
            return *this;
        }
        ~Entry() {
            if (visitors_ != nullptr) visitors_->leave(network_);
        }

    private:
        Visitors* visitors_;
        std::string network_;
    };

    std::optional<Entry> enter(std::string_view address);  // empty: one too many
    std::optional<Entry> enter_proxy();                    // our own proxy: only the sum of all is limited
    bool may_call(std::string_view address, std::int64_t now_ms);

    int connections() const { return connections_; }

private:
    struct Use {
        int connections = 0;
        std::int64_t spent = 0;       // thousandths of calls not yet made good by time
        std::int64_t at_ms = 0;       // when that was so
    };
    void leave(const std::string& network);
    void forget_the_quiet(std::int64_t now_ms);
    std::int64_t spent_at(const Use&, std::int64_t now_ms) const;

    Limits limits_;
    int connections_ = 0;
    std::unordered_map<std::string, Use> uses_;
    std::size_t forget_above_ = 1024;
};

}  // namespace server
