// What was played and with whom: history, people's pages, friends, who is blocked, and all of it for oneself to keep.
#include <algorithm>
#include <charconv>

#include "server/house/house.hpp"
#include "server/overview.hpp"

namespace server {

using core::refuse;
using store::Feeling;

namespace {

constexpr std::int32_t days_from_seconds = 3600;  // a pace of an hour or more is one of days

// Where a list goes on: when the last game of it ended, and at which table.
std::string mark_of(const store::Result& last) {
    return std::to_string(last.ended_ms) + '.' + std::to_string(static_cast<std::uint64_t>(last.table));
}

bool read_mark(std::string_view mark, store::Wanted& wanted) {
    const std::size_t point = mark.find('.');
    if (point == mark.npos) return false;
    const auto read = [](std::string_view text, auto& number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        return error == std::errc() && end == text.data() + text.size();
    };
    std::uint64_t table = 0;
    if (!read(mark.substr(0, point), wanted.before_ms) || !read(mark.substr(point + 1), table)) return false;
    wanted.before = store::TableId{table};
    return table >> 63 == 0;
}

Tie tie_of(bool likes, bool is_liked) {
    if (likes && is_liked) return Tie::friends;
    return likes ? Tie::wished : is_liked ? Tie::wishes : Tie::none;
}

void set(std::vector<std::string>& all, const std::string& who, bool is_there) {
    std::erase(all, who);
    if (is_there) all.insert(std::ranges::lower_bound(all, who), who);
}

}  // namespace

std::optional<store::Person> House::shown(std::string_view id) const {
    return id.size() == public_id_chars ? store_->person_like(id) : std::nullopt;
}

History House::history(const store::Wanted& wanted) const {
    History history;
    const auto results = store_->results_of(wanted, past_games_listed + 1);
    const bool has_more = results.size() > past_games_listed;
    for (std::size_t i = 0; i < std::min(results.size(), past_games_listed); ++i) {
        const store::Result& mine = results[i];
        const auto id = static_cast<std::uint64_t>(mine.table);
        const auto table = store_->tables(store::TableId{id - 1}, 1);
        const auto summary = store_->summary(mine.table);
        const auto overview = summary ? core::decode<Overview>(summary->body) : std::nullopt;
        if (!overview || table.empty()) continue;
        PastGame game{.code = table.front().code, .game = mine.game, .move_seconds = mine.move_seconds,
                      .ended_at = static_cast<std::uint32_t>(mine.ended_ms / second_ms), .seat = Seat(mine.seat)};
        for (const store::Result& each : store_->results(mine.table)) {
            const auto seat = static_cast<std::size_t>(each.seat);
            const bool has_name = !each.guest.empty() && seat < overview->seats.size();
            game.seats.push_back({.person = public_id(each.guest),
                                  .name = has_name ? overview->seats[seat].name : "",
                                  .bot = each.bot,
                                  .place = each.place,
                                  .score = each.score});
            if (game.seats.back().name.empty()) game.seats.back().person.clear();  // somebody who is gone
        }
        history.games.push_back(std::move(game));
    }
    if (has_more) history.next = mark_of(results[past_games_listed - 1]);
    return history;
}

House::Reply House::handle(Caller& caller, const GetHistory& wanted) {
    const bool is_own = wanted.person.empty();
    if (is_own && !caller.person) return refuse(Reason::not_named);
    const auto whose = is_own ? caller.person : shown(wanted.person);
    const bool may_read = whose && (whose->is_listed || (caller.person && caller.person->id == whose->id));
    if (!may_read) return refuse(Reason::unknown_person);
    store::Wanted query{.person = whose->id, .game = wanted.game};
    if (!wanted.with.empty()) {
        const auto with = shown(wanted.with);
        if (!with) return refuse(Reason::unknown_person);
        query.with = with->id;
    }
    if (wanted.ended != Ended::any) query.is_won = wanted.ended == Ended::won;
    if (wanted.tempo == Tempo::days) query.move_seconds_min = days_from_seconds;
    if (wanted.tempo == Tempo::live) query.move_seconds_max = days_from_seconds - 1;
    if (!wanted.after.empty() && !read_mark(wanted.after, query)) return refuse(Reason::malformed);
    return core::encode(history(query));
}

House::Ties House::ties(std::string_view person) const {
    Ties ties{store_->felt_by(person, Feeling::likes), store_->felt_for(person, Feeling::likes),
              store_->felt_by(person, Feeling::blocks)};
    std::erase_if(ties.likes_me,
                  [&](const std::string& each) { return std::ranges::binary_search(ties.blocked, each); });
    return ties;
}

House::Reply House::handle(Caller& caller, const GetPerson& wanted) {
    const auto person = shown(wanted.person);
    if (!person) return refuse(Reason::unknown_person);
    PersonPage page{.card = card_of(*person), .made_day = person->made_day};
    if (caller.person) {
        const Ties mine = ties(caller.person->id);
        const auto has = [&](const std::vector<std::string>& all) {
            return std::ranges::binary_search(all, person->id);
        };
        page.is_me = caller.person->id == person->id;
        page.tie = tie_of(has(mine.liked), has(mine.likes_me));
        page.is_blocked = has(mine.blocked);
    }
    if (!person->is_listed && !page.is_me) return core::encode(page);
    for (const store::Tally& each : store_->tallies_of(person->id)) {
        page.tallies.push_back({each.game, each.played, each.won, each.best});
    }
    return core::encode(page);
}

House::Reply House::handle(Caller&, const GetPeople& wanted) {
    if (wanted.people.size() > people_asked_max) return refuse(Reason::too_large);
    People people;
    for (const std::string& each : wanted.people) {
        if (const auto person = shown(each)) people.cards.push_back(card_of(*person));
    }
    return core::encode(people);
}

FriendList House::friends(const Ties& ties) const {
    FriendList list;
    const auto add = [&](const std::string& who, Tie tie) {
        const auto person = store_->person(who);
        if (!person) return;
        Friend& added = list.friends.emplace_back(Friend{.card = card_of(*person), .tie = tie});
        if (tie != Tie::friends) return;
        for (const store::Listed& each : store_->tables_of(who, tables_listed_max)) {
            if (!each.summary.is_open || now_ms_ - each.summary.moved_ms > never_started_ms) continue;
            const auto overview = core::decode<Overview>(each.summary.body);
            if (overview && added.tables.size() < friend_tables_max) {
                added.tables.push_back({each.code, overview->game});
            }
        }
    };
    const auto likes = [&](const std::string& who) { return std::ranges::binary_search(ties.liked, who); };
    const auto is_liked = [&](const std::string& who) { return std::ranges::binary_search(ties.likes_me, who); };
    std::size_t wishing = 0;  // strangers may wish without end
    for (const std::string& each : ties.likes_me) {
        if (!likes(each) && ++wishing <= friends_max) add(each, Tie::wishes);
    }
    for (const std::string& each : ties.liked) {
        if (is_liked(each)) add(each, Tie::friends);
    }
    for (const std::string& each : ties.liked) {
        if (!is_liked(each)) add(each, Tie::wished);
    }
    for (const std::string& each : ties.blocked) {
        if (const auto person = store_->person(each)) list.blocked.push_back(card_of(*person));
    }
    return list;
}

void House::feel(const Caller& caller, Feeling feeling, const std::string& other, bool is_felt) {
    change(caller.person->id, store::Bond{caller.person->id, feeling, other, is_felt});
}

House::Reply House::handle(Caller& caller, const MyFriends&) {
    if (!caller.person) return refuse(Reason::not_named);
    return core::encode(friends(ties(caller.person->id)));
}

House::Reply House::handle(Caller& caller, const AddFriend& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto other = shown(wanted.person);
    if (!other) return refuse(Reason::unknown_person);
    if (other->id == caller.person->id) return refuse(Reason::not_oneself);
    Ties mine = ties(caller.person->id);
    if (mine.liked.size() >= friends_max) return refuse(Reason::too_many_people);
    if (std::ranges::binary_search(mine.blocked, other->id)) {  // One thinks better of them.
        feel(caller, Feeling::blocks, other->id, false);
        set(mine.blocked, other->id, false);
    }
    feel(caller, Feeling::likes, other->id, true);
    set(mine.liked, other->id, true);
    return core::encode(friends(mine));
}

House::Reply House::handle(Caller& caller, const RemoveFriend& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto other = shown(wanted.person);
    if (!other) return refuse(Reason::unknown_person);
    Ties mine = ties(caller.person->id);
    feel(caller, Feeling::likes, other->id, false);
    set(mine.liked, other->id, false);
    change(caller.person->id, store::Bond{other->id, Feeling::likes, caller.person->id, false});
    set(mine.likes_me, other->id, false);
    return core::encode(friends(mine));
}

House::Reply House::handle(Caller& caller, const Block& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto other = shown(wanted.person);
    if (!other) return refuse(Reason::unknown_person);
    if (other->id == caller.person->id) return refuse(Reason::not_oneself);
    Ties mine = ties(caller.person->id);
    if (mine.blocked.size() >= blocked_max) return refuse(Reason::too_many_people);
    feel(caller, Feeling::likes, other->id, false);
    set(mine.liked, other->id, false);
    set(mine.likes_me, other->id, false);
    feel(caller, Feeling::blocks, other->id, true);
    set(mine.blocked, other->id, true);
    return core::encode(friends(mine));
}

House::Reply House::handle(Caller& caller, const Unblock& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto other = shown(wanted.person);
    if (!other) return refuse(Reason::unknown_person);
    Ties mine = ties(caller.person->id);
    feel(caller, Feeling::blocks, other->id, false);
    set(mine.blocked, other->id, false);
    return core::encode(friends(mine));
}

House::Reply House::handle(Caller& caller, const GetMyData& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const std::string& person = caller.person->id;
    MyData data{.me = me(caller), .made_day = caller.person->made_day};
    for (const store::Passkey& each : store_->passkeys_of(person)) {
        data.passkeys.push_back({each.id, each.label, each.made_day, each.used_day, each.is_backed_up});
    }
    data.sessions = sessions(caller, store_->sessions_of(person)).sessions;
    data.friends = friends(ties(person));
    store::Wanted all{.person = person};
    if (!wanted.after.empty() && !read_mark(wanted.after, all)) return refuse(Reason::malformed);
    History past = history(all);
    data.games = std::move(past.games);
    data.next = std::move(past.next);
    return core::encode(data);
}

}  // namespace server
