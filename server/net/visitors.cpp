#include "server/net/visitors.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

#include "core/check.hpp"

namespace server {

std::string network_of(std::string_view address) {
    const std::string text(address.substr(0, address.find('%')));  // without the zone, as in fe80::1%eth0
    in6_addr v6{};
    if (inet_pton(AF_INET6, text.c_str(), &v6) != 1) return text;
    std::array<char, INET6_ADDRSTRLEN> shown{};
    if (IN6_IS_ADDR_V4MAPPED(&v6)) return inet_ntop(AF_INET, &v6.s6_addr[12], shown.data(), shown.size());
    std::fill(v6.s6_addr + 8, v6.s6_addr + 16, std::uint8_t{0});
    return inet_ntop(AF_INET6, &v6, shown.data(), shown.size());
}

std::optional<Visitors::Entry> Visitors::enter(std::string_view address) {
    if (connections_ >= limits_.connections_max) return std::nullopt;
    std::string network = network_of(address);
    Use& use = uses_[network];
    if (use.connections >= limits_.connections_per_address_max) return std::nullopt;
    ++use.connections;
    ++connections_;
    return Entry(*this, std::move(network));
}

std::optional<Visitors::Entry> Visitors::enter_proxy() {
    if (connections_ >= limits_.connections_max) return std::nullopt;
    ++uses_[""].connections;
    ++connections_;
    return Entry(*this, "");
}

void Visitors::leave(const std::string& network) {
    const auto use = uses_.find(network);
    CHECK(use != uses_.end() && use->second.connections > 0 && connections_ > 0);
    --use->second.connections;
    --connections_;
}

bool Visitors::may_call(std::string_view address, std::int64_t now_ms) {
    forget_the_quiet(now_ms);
    Use& use = uses_[network_of(address)];
    const std::int64_t spent = spent_at(use, now_ms);
    if (spent + 1000 > std::int64_t{limits_.calls_at_once} * 1000) return false;
    use.spent = spent + 1000;
    use.at_ms = now_ms;
    return true;
}

std::int64_t Visitors::spent_at(const Use& use, std::int64_t now_ms) const {
    return std::max<std::int64_t>(0, use.spent - (now_ms - use.at_ms) * limits_.calls_per_second);
}

// The walk over all addresses is paid for by at least as many newcomers since the last one.
void Visitors::forget_the_quiet(std::int64_t now_ms) {
    if (uses_.size() < forget_above_) return;
    std::erase_if(uses_, [&](const auto& each) {
        return each.second.connections == 0 && spent_at(each.second, now_ms) == 0;
    });
    forget_above_ = std::max<std::size_t>(1024, 2 * uses_.size());
}

}  // namespace server
