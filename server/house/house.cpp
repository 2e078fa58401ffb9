#include "server/house/house.hpp"

#include <algorithm>
#include <utility>

#include "core/hash.hpp"
#include "server/house/codes.hpp"

namespace server {

std::string guest_id(std::string_view token) { return core::to_hex(core::Blake2b().add(token).finish()); }

House::House(std::shared_ptr<const store::Reader> store, const HubOptions& options)
    : store_(std::move(store)), rng_(rng_for(options.entropy, "house")) {}

std::string House::who(std::string_view token) const {
    const auto known = guest(guest_id(token));
    return known ? known->id : std::string();
}

std::optional<store::Guest> House::guest(std::string_view id) const {
    for (auto latest = fresh_.rbegin(); latest != fresh_.rend(); ++latest) {
        if (latest->guest.id == id) return latest->guest;
    }
    return store_->guest(id);
}

Ticked House::tick(std::int64_t now_ms, const std::vector<HouseInput>& inputs) {
    now_ms_ = std::max(now_ms_, now_ms);
    if (since_ms_ == 0) since_ms_ = now_ms_;
    for (const HouseInput& input : inputs) std::visit([&](const auto& each) { handle(each); }, input);
    if (!batch_.empty()) ++batches_given_;
    return {std::exchange(batch_, {}), std::exchange(outbox_, {})};
}

void House::stored() {
    ++batches_stored_;
    std::erase_if(fresh_, [&](const Fresh& each) { return each.batch <= batches_stored_; });
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
