// What people ask for outside a table, over HTTP, about tables: a new one, theirs, a game that is over. Every call gets
// one answer.
#include <algorithm>

#include "server/house/codes.hpp"
#include "server/house/house.hpp"
#include "server/overview.hpp"
#include "server/setup.hpp"

namespace server {

using core::refuse;

namespace {

// Nobody loses by the server's absence: whose time ran out meanwhile can come back first, and the list says so.
std::int32_t seconds_left(std::int64_t deadline_ms, std::int64_t now_ms, std::int64_t since_ms, const Pace& pace) {
    const std::int64_t grace = since_ms + std::min(grace_ms, pace.move_seconds * second_ms);
    return static_cast<std::int32_t>(std::max<std::int64_t>(0, std::max(deadline_ms, grace) - now_ms) / second_ms);
}

}  // namespace

void House::handle(const Called& called) {
    Caller calling = caller(called);
    if (calling.person && is_unstored(calling.person->id)) return waiting_.push_back(called);
    const bool is_large = called.text.size() > message_bytes_max;
    const auto call = is_large ? std::nullopt : core::decode<Call>(called.text);
    Reply reply = refuse(is_large ? Reason::too_large : Reason::malformed);
    if (call) reply = std::visit([&](const auto& each) { return handle(calling, each); }, *call);
    answer(calling, reply);
}

void House::handle(const WorkDone& done) {
    const auto found = works_.find(done.id);
    if (found == works_.end()) return;  // of a life before
    const Working working = std::move(works_.extract(found).mapped());
    Caller calling = caller(working.call);
    answer(calling, working.then(calling, done.made));
}

void House::answer(const Caller& calling, const Reply& reply) {
    if (calling.must_wait) return waiting_.push_back(calling.call);
    if (reply && !*reply) return;  // somebody else will
    const Result<std::string> text = reply ? Result<std::string>(**reply) : std::unexpected(reply.error());
    Answer given = answer_to(calling.call.conn, text);
    if (reply) given.new_token = calling.new_token, given.forgets_token = calling.forgets_token;
    outbox_.push_back(std::move(given));
}

int House::open_tables(std::string_view guest) const {
    const auto opening = opening_.find(guest);
    int open = opening == opening_.end() ? 0 : opening->second;
    for (const store::Listed& each : store_->tables_of(guest, tables_listed_max)) {
        const auto overview = core::decode<Overview>(each.summary.body);
        if (!overview || overview->status == Status::over) continue;
        const std::int64_t quiet_ms = overview->status == Status::waiting ? never_started_ms : forgotten_ms;
        if (now_ms_ - each.summary.moved_ms < quiet_ms) ++open;
    }
    return open;
}

House::Reply House::handle(Caller& caller, const OpenTable& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    if (const auto good = check_pace(wanted.setup.pace); !good) return std::unexpected(good.error());
    Opening opening{.game = wanted.game, .setup = wanted.setup, .host = {caller.person->id, caller.person->name},
                    .kept = {{Seat{0}, caller.person->id, caller.person->name}}, .start = wanted.start};
    if (wanted.bots.size() >= static_cast<std::size_t>(core::seats_max)) return refuse(Reason::bad_setup);
    for (std::size_t i = 0; i < wanted.bots.size(); ++i) {
        if (const auto known = check_bot(wanted.game, wanted.bots[i]); !known) return std::unexpected(known.error());
        opening.bots.push_back({Seat(i + 1), wanted.bots[i]});
    }
    if (open_tables(caller.person->id) >= open_tables_max) return refuse(Reason::too_many_tables);
    want({caller.call.conn, std::move(opening), ""});
    return std::nullopt;
}

House::Reply House::handle(Caller& caller, const MyTables&) {
    if (!caller.person) return refuse(Reason::not_named);
    return list(caller.person->id);
}

std::string House::list(std::string_view guest) const {
    TableList list;
    for (const store::Listed& each : store_->tables_of(guest, tables_listed_max)) {
        auto overview = core::decode<Overview>(each.summary.body);
        if (!overview) continue;
        const auto seat = std::ranges::find(overview->guests, guest);
        const bool is_seated = seat != overview->guests.end();
        const Seat me = is_seated ? Seat(seat - overview->guests.begin()) : Seat::spectator;
        const std::int64_t left = is_seated ? overview->left_seconds[core::at(me)] : 0;
        const std::int64_t deadline_ms = each.summary.moved_ms + left * second_ms;
        list.tables.push_back({.code = each.code,
                               .game = std::move(overview->game),
                               .status = overview->status,
                               .my_turn = std::ranges::count(overview->to_act, me) > 0,
                               .seats = std::move(overview->seats),
                               .left_seconds = left == 0 ? 0 : seconds_left(deadline_ms, now_ms_, since_ms_,
                                                                            overview->setup.pace),
                               .me = me,
                               .progress = std::move(overview->progress)});
    }
    return core::encode(list);
}

House::Reply House::handle(Caller& caller, const LeaveTable& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    tell(code_of(wanted.code), LeaveWanted{caller.call.conn, caller.person->id});
    return std::nullopt;
}

House::Reply House::handle(Caller& caller, const GetRecord& wanted) {
    tell(code_of(wanted.code), RecordWanted{caller.call.conn, caller.person ? caller.person->id : std::string()});
    return std::nullopt;
}

}  // namespace server
