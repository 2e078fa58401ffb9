#include "server/net/loop.hpp"

#include <algorithm>
#include <utility>

#include <boost/mp11.hpp>

#include "server/house/codes.hpp"
#include "server/net/log.hpp"

namespace server {

namespace asio = boost::asio;

// Read off the wall once and counted on from there: a clock that is set back must not stop the tables, nor
// one that is set forward time out everybody at once.
std::int64_t wall_ms() {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    static const auto start = SteadyClock::now();
    static const auto wall = std::chrono::system_clock::now().time_since_epoch();
    return duration_cast<milliseconds>(wall).count() + duration_cast<milliseconds>(SteadyClock::now() - start).count();
}

Loop::Loop(store::Store& store, const HubOptions& options, Outlet outlet)
    : outlet_(std::move(outlet)),
      writer_(std::make_unique<Writer>(store, [this](std::exception_ptr error) { fail(std::move(error)); })),
      thinkers_(std::make_unique<Thinkers>(std::max(1u, std::thread::hardware_concurrency()))),
      labourer_(std::make_unique<Labourer>()) {
    const auto heard = [this](std::vector<Output> outputs) { say(std::move(outputs)); };
    house_ = std::make_unique<Station<House, HouseInput>>(context_, House(store.reader(), options), *writer_, heard);
    for (std::size_t i = 0; i < options.shards; ++i) {
        if (options.shards > 1) contexts_.push_back(std::make_unique<asio::io_context>(1));
        asio::io_context& own = options.shards > 1 ? *contexts_.back() : context_;
        Tables tables(store.reader(), options, Shard{i, options.shards});
        tables_.push_back(std::make_unique<TablesStation>(own, std::move(tables), *writer_, heard));
    }
}

// Threads end first, so that nobody speaks to who is gone; what the writer was given is still stored.
Loop::~Loop() {
    for (const auto& each : contexts_) each->stop();
    for (std::thread& each : threads_) each.join();
    labourer_.reset();
    thinkers_.reset();
    writer_.reset();
}

void Loop::run() {
    for (const auto& each : contexts_) {
        threads_.emplace_back([this, &context = *each] {
            const auto work = asio::make_work_guard(context);
            try {
                context.run();
            } catch (...) {
                fail(std::current_exception());
            }
        });
    }
    house_->start();
    for (const auto& each : tables_) each->start();
    context_.run();
}

void Loop::fail(std::exception_ptr error) {
    asio::post(context_, [error = std::move(error)] { std::rethrow_exception(error); });
}

void Loop::arrive(const Opened& opened) {
    const std::string code = code_of(opened.code);
    const std::size_t shard = shards_[opened.conn] = shard_of(code, tables_.size());
    sessions_.add(opened.conn, opened.token);
    tables_[shard]->arrive(Visited{opened.conn, house_->part().who(opened.token), code, opened.network});
}

void Loop::arrive(Received received) {
    const auto shard = shards_.find(received.conn);
    if (shard != shards_.end()) tables_[shard->second]->arrive(std::move(received));  // else it was closed meanwhile
}

void Loop::arrive(const Closed& closed) {
    const auto shard = shards_.find(closed.conn);
    if (shard == shards_.end()) return;
    tables_[shard->second]->arrive(closed);
    sessions_.drop(closed.conn);
    shards_.erase(shard);
}

bool Loop::is_behind(Conn conn) const {
    const auto shard = shards_.find(conn);
    return shard != shards_.end() && tables_[shard->second]->is_behind();
}

bool Loop::is_idle() const {
    return unsaid_ == 0 && house_->is_idle() &&
           std::ranges::all_of(tables_, [](const auto& each) { return each->is_idle(); });
}

void Loop::say(std::vector<Output> outputs) {
    if (contexts_.empty()) return carry_out(outputs);  // it is the network's thread
    std::vector<Output> to_network;
    for (Output& output : outputs) {
        std::visit([&]<class Each>(Each& each) {
            using ByNetwork = boost::mp11::mp_list<Send, Answer, Close, SignedOut>;
            if constexpr (boost::mp11::mp_contains<ByNetwork, Each>::value) to_network.push_back(std::move(each));
            else carry_out(each);
        }, output);
    }
    if (to_network.empty()) return;
    ++unsaid_;
    asio::post(context_, [this, all = std::move(to_network)]() mutable {
        carry_out(all);
        --unsaid_;
    });
}

void Loop::carry_out(std::vector<Output>& outputs) {
    for (Output& output : outputs) std::visit([&](auto& each) { carry_out(each); }, output);
    outlet_.done();
}

void Loop::carry_out(Close& close) {
    shards_.erase(close.conn);
    sessions_.drop(close.conn);
    outlet_.close(close);
}

void Loop::carry_out(const SignedOut& signed_out) {
    for (const Conn conn : sessions_.end(signed_out.session)) {
        arrive(Closed{conn});
        Close gone{conn, Reason::signed_out};
        outlet_.close(gone);
    }
}

void Loop::carry_out(ToTable& note) { tables_[shard_of(note.code, tables_.size())]->arrive(std::move(note)); }
void Loop::carry_out(ToHouse& told) { house_->arrive(std::move(told)); }

void Loop::carry_out(AskBot& question) {
    TablesStation& asker = *tables_[question.shard];
    thinkers_->ask(std::move(question), [&asker](BotMoved moved) { asker.arrive(std::move(moved)); });
}

// Nature thinks where bots do, for a seat of its own.
void Loop::carry_out(AskNature& question) {
    TablesStation& asker = *tables_[question.shard];
    AskBot work{.table = question.table, .seat = Seat::nature, .shard = question.shard, .kind = "nature",
                .network = std::move(question.network)};
    work.thought = [labour = std::move(question.labour)](core::Rng&, const core::Budget&) { return labour(); };
    thinkers_->ask(std::move(work), [&asker](BotMoved done) {
        asker.arrive(NatureActed{done.table, std::move(done.action), done.shard});
    });
}

void Loop::carry_out(AskWork& work) {
    labourer_->ask(std::move(work), [this](WorkDone done) { house_->arrive(std::move(done)); });
}

void Loop::carry_out(const NeverMind& unwanted) { thinkers_->never_mind(unwanted.who); }

void Loop::carry_out(const PutAside& aside) {
    log_line("put_aside", {{"table", static_cast<std::uint64_t>(aside.table)}, {"steps", aside.steps}});
}

}  // namespace server
