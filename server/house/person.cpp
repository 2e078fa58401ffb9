// Oneself: a name, a cloth, the browsers one is signed in with; taking a guest's games along, and leaving for good.
#include <algorithm>
#include <array>
#include <charconv>

#include "manners/manners.hpp"
#include "server/house/house.hpp"
#include "server/names.hpp"
#include "server/overview.hpp"

namespace server {

using core::refuse;
using store::Feeling;

namespace {

constexpr std::size_t motifs = boost::mp11::mp_size<core::Names<Motif>>::value;
constexpr std::size_t session_chars = 16;  // of its id, which the page knows it by

}  // namespace

Cloth cloth_of(const store::Person& person) {
    if (const auto chosen = person.cloth.empty() ? std::nullopt : core::decode<Cloth>(person.cloth)) return *chosen;
    // From digits of the id that others do not see.
    std::uint32_t number = 0;
    if (person.id.size() >= 2 * public_id_chars) {
        const char* digits = person.id.data() + public_id_chars;
        std::from_chars(digits, digits + 8, number, 16);
    }
    const std::uint32_t warp = number % motifs, step = 1 + number / motifs % (motifs - 1);
    return {Motif(warp), Motif((warp + step) % motifs)};
}

PersonCard card_of(const store::Person& person) { return {public_id(person.id), person.name, cloth_of(person)}; }

Me House::me(const Caller& caller) const {
    if (!caller.person) return {};
    const store::Person& person = *caller.person;
    const auto password = store_->password_of(person.id);
    Me me{.name = person.name,
          .person = public_id(person.id),
          .cloth = cloth_of(person),
          .is_listed = person.is_listed,
          .passkeys = static_cast<std::int32_t>(store_->passkeys_of(person.id).size()),
          .login = password ? password->login : "",
          .recovery_codes = static_cast<std::int32_t>(store_->codes_of(person.id).size())};
    const std::string former = caller.session ? caller.session->former : "";
    if (!former.empty() && store_->person(former)) {
        me.claimable = static_cast<std::int32_t>(store_->tables_with(former, {}, claimable_max).size());
    }
    const Ties mine = ties(person.id);
    me.wishes = static_cast<std::int32_t>(std::ranges::count_if(mine.likes_me, [&](const std::string& each) {
        return !std::ranges::binary_search(mine.liked, each);
    }));
    for (const std::string& each : mine.blocked) me.blocked.push_back(public_id(each));
    return me;
}

House::Reply House::handle(Caller& caller, const WhoAmI&) {
    if (!caller.person) return core::encode(me(caller));
    caller.new_token = caller.call.token;  // Who comes back is known for another year.
    const std::string& device = caller.call.device;
    if (caller.session->seen_day != today() || caller.session->device != device) {
        caller.session->seen_day = today();
        caller.session->device = device;
        change(caller.person->id, *caller.session);
    }
    return core::encode(me(caller));
}

std::string House::anew(Caller& caller, store::Person person) {
    if (caller.person != person) change(person.id, person);
    caller.person = std::move(person);
    return core::encode(me(caller));
}

House::Reply House::handle(Caller& caller, const SetName& set_name) {
    const auto name = clean_name(set_name.name);
    if (!name) return refuse(Reason::bad_name);
    // A name goes from table to table, to people one does not know.
    if (manners::read(*name).is_softened) return refuse(Reason::unkind_name);
    if (!caller.person) {
        const store::Person person{.id = core::to_hex(draw_bytes(rng_)), .name = *name, .made_day = today()};
        change(person.id, person);
        caller.person = person;
        return core::encode(enter(caller, person.id));
    }
    store::Person renamed = *caller.person;
    renamed.name = *name;
    if (renamed == caller.person) return core::encode(me(caller));
    for (const store::Listed& each : store_->tables_of(renamed.id, tables_listed_max)) {
        const auto overview = core::decode<Overview>(each.summary.body);
        if (overview && overview->status != Status::over) post(each.code, NameChanged{renamed.id, *name});
    }
    return anew(caller, std::move(renamed));
}

House::Reply House::handle(Caller& caller, const SetCloth& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    if (wanted.cloth.warp == wanted.cloth.weft) return refuse(Reason::bad_cloth);
    store::Person dressed = *caller.person;
    dressed.cloth = core::encode(wanted.cloth);
    return anew(caller, std::move(dressed));
}

House::Reply House::handle(Caller& caller, const SetListed& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    store::Person listed = *caller.person;
    listed.is_listed = wanted.is_listed;
    return anew(caller, std::move(listed));
}

SessionList House::sessions(const Caller& caller, const std::vector<store::Session>& all) const {
    SessionList list;
    for (const store::Session& each : all) {
        list.sessions.push_back({each.id.substr(0, session_chars), each.device, each.made_day, each.seen_day,
                                 each.id == caller.session->id});
    }
    return list;
}

void House::end(const store::Session& session) {
    change(session.person, store::SessionEnded{session.id});
    outbox_.push_back(SignedOut{session.id});
}

House::Reply House::handle(Caller& caller, const MySessions&) {
    if (!caller.person) return refuse(Reason::not_named);
    return core::encode(sessions(caller, store_->sessions_of(caller.person->id)));
}

House::Reply House::handle(Caller& caller, const EndSession& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    std::vector<store::Session> all = store_->sessions_of(caller.person->id);
    const auto found = std::ranges::find_if(all, [&](const store::Session& each) {
        return each.id.substr(0, session_chars) == wanted.session && each.id != caller.session->id;
    });
    if (found == all.end()) return refuse(Reason::no_such_session);
    end(*found);
    all.erase(found);
    return core::encode(sessions(caller, all));
}

House::Reply House::handle(Caller& caller, const EndOtherSessions&) {
    if (!caller.person) return refuse(Reason::not_named);
    for (const store::Session& each : store_->sessions_of(caller.person->id)) {
        if (each.id != caller.session->id) end(each);
    }
    return core::encode(sessions(caller, {*caller.session}));
}

House::Reply House::handle(Caller& caller, const SignOut&) {
    caller.forgets_token = true;
    if (caller.session) end(*caller.session);
    return core::encode(Me{});
}

bool House::is_expecting(std::string_view person) const {
    return std::ranges::any_of(errands_, [&](const Errand& each) {
        if (each.is_second_round) return false;  // What that one finds, theirs finds too, for it ends later.
        const auto note = core::decode<LastingNote>(each.kept.body);
        const auto* claimed = note ? std::get_if<Claimed>(&*note) : nullptr;
        return claimed != nullptr && claimed->to == person;
    });
}

// The guest is nobody any more: their tables hear of it one after the other, their friends are the person's.
House::Reply House::handle(Caller& caller, const ClaimGuest&) {
    if (!caller.person) return refuse(Reason::not_named);
    const store::Person& person = *caller.person;
    const auto guest = caller.session->former.empty() ? std::nullopt : store_->person(caller.session->former);
    if (!guest || !is_guest(guest->id)) return refuse(Reason::nothing_to_claim);
    if (is_unstored(guest->id) || is_expecting(guest->id)) return later(caller);
    for (const store::Session& each : store_->sessions_of(guest->id)) end(each);
    const auto bring = [&](Feeling feeling) {
        for (const std::string& other : store_->felt_by(guest->id, feeling)) {
            if (other != person.id) change(person.id, store::Bond{person.id, feeling, other});
        }
    };
    bring(Feeling::likes);
    bring(Feeling::blocks);
    for (const std::string& other : store_->felt_for(guest->id, Feeling::likes)) {
        if (other != person.id) change(person.id, store::Bond{other, Feeling::likes, person.id});
    }
    change(guest->id, store::PersonGone{guest->id});
    const store::Errand errand{guest->id, core::encode(LastingNote(Claimed{guest->id, person.id, person.name})), 0};
    change("errand " + guest->id, errand);
    errands_.push_back({.kept = errand});
    caller.session->former.clear();
    change(person.id, *caller.session);
    return core::encode(me(caller));
}

House::Reply House::handle(Caller& caller, const DeleteMe& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const std::string id = caller.person->id;
    if (clean_name(wanted.name) != caller.person->name) return refuse(Reason::wrong_name);
    if (is_expecting(id)) return later(caller);
    for (const store::Session& each : store_->sessions_of(id)) end(each);
    change(id, store::PersonGone{id});
    const store::Errand errand{id, core::encode(LastingNote(Departed{id})), 0};
    change("errand " + id, errand);
    errands_.push_back({.kept = errand});
    caller.forgets_token = true;
    return core::encode(Me{});
}

}  // namespace server
