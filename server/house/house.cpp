#include "server/house/house.hpp"

#include <algorithm>
#include <utility>

#include "server/house/codes.hpp"

namespace server {

House::House(std::shared_ptr<const store::Reader> store, const HubOptions& options)
    : store_(std::move(store)),
      password_cost_(options.password_cost),
      rng_(rng_for(options.entropy, "house")),
      errands_([&] {
          std::vector<Errand> begun;
          for (store::Errand& each : store_->errands()) begun.push_back({.kept = std::move(each)});
          return begun;
      }()) {}

std::string House::who(std::string_view token) const {
    const auto known = caller({.token = std::string(token)}).person;
    return known ? known->id : std::string();
}

House::Caller House::caller(const Called& called) const {
    Caller caller{.call = called};
    if (called.token.empty()) return caller;
    caller.session = store_->session(session_id(called.token));
    const auto day = static_cast<std::int32_t>(now_ms_ / day_ms);
    // Whose session was made before days were noted has all of them before it.
    const bool is_over = caller.session && caller.session->seen_day != 0 &&
                         day - caller.session->seen_day > session_days;
    if (is_over) caller.session.reset();
    if (caller.session) caller.person = store_->person(caller.session->person);
    if (!caller.person) caller.session.reset();
    return caller;
}

Ticked House::tick(std::int64_t now_ms, const std::vector<HouseInput>& inputs) {
    now_ms_ = std::max(now_ms_, now_ms);
    if (since_ms_ == 0) since_ms_ = now_ms_;
    has_stored_ = false;
    for (const Called& each : std::exchange(waiting_, {})) handle(each);
    for (const HouseInput& input : inputs) std::visit([&](const auto& each) { handle(each); }, input);
    // One step of each, when the one before is on the disk: what is told of is read from there.
    for (Errand& each : errands_) {
        if (each.due_ms <= now_ms_ && !is_unstored("errand " + each.kept.person)) run(each);
    }
    std::erase_if(errands_, [](const Errand& each) { return each.kept.body.empty(); });
    if (!batch_.empty()) ++batches_given_;
    return {std::exchange(batch_, {}), std::exchange(outbox_, {})};
}

void House::stored() {
    ++batches_stored_;
    has_stored_ = true;
    std::erase_if(unstored_, [&](const auto& each) { return each.second <= batches_stored_; });
}

std::optional<std::int64_t> House::next_due_ms() const {
    if (has_stored_ && !waiting_.empty()) return now_ms_;
    if (errands_.empty() || (!has_stored_ && batches_stored_ != batches_given_)) return std::nullopt;
    return std::max(now_ms_, std::ranges::min(errands_, {}, &Errand::due_ms).due_ms);
}

void House::change(const std::string& key, store::PeopleChange change) {
    batch_.people.push_back(std::move(change));
    unstored_[key] = batches_given_ + 1;
}

// Notes for the next of their tables, and where to go on, in one batch: after a crash none is left out. A table where
// they were just sitting down when they went is not among theirs on the disk yet, so there is a second round.
void House::run(Errand& errand) {
    store::Errand& kept = errand.kept;
    const auto note = core::decode<LastingNote>(kept.body);
    const auto tables = store_->tables_with(kept.person, store::TableId{kept.after}, tables_told_at_once);
    for (const store::Table& each : tables) post(each.code, *note);
    if (tables.size() == tables_told_at_once) {
        kept.after = static_cast<std::uint64_t>(tables.back().id);
    } else if (errand.is_second_round) {
        kept.body.clear();
    } else {
        errand = {{kept.person, kept.body, 0}, now_ms_ + second_round_ms, true};
    }
    change("errand " + kept.person, kept);
}

void House::handle(const ToHouse& told) {
    std::visit([&](const auto& note) { hear(note); }, told.note);
}

void House::hear(const Made& made) {
    const std::string& host = made.wanted.opening.host.id;
    if (const auto found = opening_.find(host); found != opening_.end() && --found->second == 0) opening_.erase(found);
    const std::string& after = made.wanted.after;
    if (!after.empty()) {
        if (made.refused) tell(after, RematchRefused{made.wanted.conn, made.refused->code});
        return;
    }
    Result<std::string> answer = core::encode(TableOpened{made.code});
    if (made.refused) answer = std::unexpected(*made.refused);
    outbox_.push_back(answer_to(made.wanted.conn, answer));
}

void House::hear(const RematchWanted& wanted) {
    if (open_tables(wanted.opening.host.id) >= open_tables_max) {
        return tell(wanted.after, RematchRefused{wanted.conn, std::string(core::name_of(Reason::too_many_tables))});
    }
    want({wanted.conn, wanted.opening, wanted.after});
}

void House::hear(const HasLeft& left) {
    Result<std::string> answer = list(left.guest);
    if (left.refused) answer = std::unexpected(*left.refused);
    outbox_.push_back(answer_to(left.conn, answer));
}

void House::want(TableWanted wanted) {
    std::string code = draw_code(rng_);
    while (store_->find(code)) code = draw_code(rng_);
    ++opening_[wanted.opening.host.id];
    tell(code, std::move(wanted));
}

void House::post(const std::string& code, const LastingNote& note) {
    const store::NoteId id{draw_id(rng_)};
    batch_.notes.push_back({id, code, core::encode(note)});
    outbox_.push_back(ToTable{code, std::visit([](const auto& each) { return TableNote(each); }, note), id});
}

}  // namespace server
