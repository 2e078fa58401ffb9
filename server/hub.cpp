#include "server/hub.hpp"

#include <algorithm>
#include <utility>

#include "server/house/codes.hpp"

namespace server {

Hub::Hub(store::Store& store, const HubOptions& options) : store_(store), house_(store.reader(), options) {
    for (std::size_t i = 0; i < options.shards; ++i) {
        tables_.emplace_back(store.reader(), options, Shard{i, options.shards});
    }
    to_tables_.resize(options.shards);
}

std::vector<Output> Hub::tick(std::int64_t now_ms, const std::vector<Input>& inputs) {
    for (const Input& input : inputs) std::visit([&](const auto& each) { take(each); }, input);
    std::vector<Output> out;
    bool is_first = true;
    const auto is_house_due = [&] { return !to_house_.empty() || house_.next_due_ms().value_or(now_ms + 1) <= now_ms; };
    const auto has_notes = [&] {
        return is_house_due() || std::ranges::any_of(to_tables_, [](const auto& each) { return !each.empty(); });
    };
    for (; is_first || has_notes(); is_first = false) {
        if (is_house_due()) {
            Ticked ticked = house_.tick(now_ms, std::exchange(to_house_, {}));
            if (!ticked.batch.empty()) store_.commit(ticked.batch), house_.stored();
            give(ticked, out);
        }
        for (std::size_t i = 0; i < tables_.size(); ++i) {
            if (!is_first && to_tables_[i].empty()) continue;
            Ticked ticked = tables_[i].tick(now_ms, std::exchange(to_tables_[i], {}));
            if (!ticked.batch.empty()) store_.commit(ticked.batch), tables_[i].stored();
            give(ticked, out);
        }
    }
    return out;
}

void Hub::give(Ticked& ticked, std::vector<Output>& out) {
    for (Output& output : ticked.outputs) std::visit([&](auto& each) { give(each, out); }, output);
}

void Hub::give(ToTable& note, std::vector<Output>&) {
    to_tables_[shard_of(note.code, tables_.size())].push_back(std::move(note));
}
void Hub::give(ToHouse& told, std::vector<Output>&) { to_house_.push_back(std::move(told)); }
void Hub::give(Close& close, std::vector<Output>& out) {
    shards_.erase(close.conn);
    sessions_.drop(close.conn);
    out.push_back(close);
}
void Hub::give(SignedOut& signed_out, std::vector<Output>& out) {
    for (const Conn conn : sessions_.end(signed_out.session)) {
        take(Closed{conn});
        out.push_back(Close{conn, Reason::signed_out});
    }
}

void Hub::take(const Opened& opened) {
    const std::string code = code_of(opened.code);
    const std::size_t shard = shards_[opened.conn] = shard_of(code, tables_.size());
    sessions_.add(opened.conn, opened.token);
    to_tables_[shard].push_back(Visited{opened.conn, house_.who(opened.token), code, opened.network});
}

void Hub::take(const Received& received) {
    const auto shard = shards_.find(received.conn);
    if (shard != shards_.end()) to_tables_[shard->second].push_back(received);  // else it was closed meanwhile
}

void Hub::take(const Closed& closed) {
    const auto shard = shards_.find(closed.conn);
    if (shard == shards_.end()) return;
    to_tables_[shard->second].push_back(closed);
    sessions_.drop(closed.conn);
    shards_.erase(shard);
}

void Hub::take(const Called& called) { to_house_.push_back(called); }
void Hub::take(const BotMoved& moved) { to_tables_[moved.shard].push_back(moved); }
void Hub::take(const WorkDone& done) { to_house_.push_back(done); }
void Hub::take(const NatureActed& acted) { to_tables_[acted.shard].push_back(acted); }

std::optional<std::int64_t> Hub::next_due_ms() const {
    std::optional<std::int64_t> soonest = house_.next_due_ms();
    for (const Tables& each : tables_) {
        const auto due = each.next_due_ms();
        if (due && (!soonest || *due < *soonest)) soonest = due;
    }
    return soonest;
}

std::size_t Hub::loaded_tables() const {
    std::size_t loaded = 0;
    for (const Tables& each : tables_) loaded += each.loaded();
    return loaded;
}

}  // namespace server
