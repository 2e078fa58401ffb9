// Why the server refuses, besides the reasons of each game. Everything the page must say in words.
#pragma once

#include <boost/describe.hpp>

namespace server {

enum class Reason {
    malformed,        // not a message we know
    unknown_table,
    unreadable_table, // damaged, or begun under rules that are newer than these
    old_page,         // the page was made for another server: reload
    not_named,        // choose a name first
    bad_name,         // 1 to 24 visible characters
    unkind_name,      // it hurts, or tells where somebody lives
    not_seated,
    already_seated,
    no_such_seat,
    seat_taken,
    seat_open,        // nobody sits there
    barred,           // the host removed you from the game before this one
    not_host,
    bad_nonce,
    unknown_game,
    bad_setup,        // seats, pace or options out of range
    unknown_bot,
    too_few_players,
    already_started,
    not_started,
    not_over,         // the game is still running
    not_shared,       // what was told there stays between those who played
    game_over,
    stale,            // the table has moved on since
    after_the_bell,   // your time was up meanwhile
    not_away,         // that person is here
    not_covered,
    not_in_voice,     // this page has not joined, or another took over
    no_such_speaker,  // they left meanwhile
    bad_text,         // nothing to read, too long, or with characters one cannot see
    held_back,        // a threat, at a table that passes none on
    chat_full,        // so much was said, by one person or at one table
    no_such_person,   // who never sat at this table
    not_oneself,      // that is done to others
    reported_enough,  // today
    bad_cloth,        // two motifs that differ
    no_passkeys,      // browsers make none at this address: it needs https and a name
    old_challenge,    // it was used, or took too long: begin again
    bad_passkey,      // what the key said does not hold
    unknown_passkey,  // nobody here has this key
    known_passkey,    // somebody has it already
    copied_passkey,   // it was used elsewhere since: somebody may have a copy
    wrong_password,   // or there is no such login
    bad_password,     // 10 to 128 characters that can be typed
    wrong_code,       // not a recovery code, or used
    old_link,         // it was used, or took too long
    try_later,        // too many wrong ones
    too_many_keys,
    no_such_session,
    signed_out,       // this browser, elsewhere
    nothing_to_claim,
    wrong_name,       // not the one that was to be typed
    unknown_person,   // or they wish not to be listed
    too_many_people,  // friends, or blocked
    too_fast,         // slow down
    too_many_tables,
    crowded,          // too many look at this table already
    too_large,
    wrong_origin,
    not_found
};
// One by one: BOOST_DESCRIBE_ENUM takes no more than 52.
#define ENTRY(name) BOOST_DESCRIBE_ENUM_ENTRY(Reason, name)
BOOST_DESCRIBE_ENUM_BEGIN(Reason)
ENTRY(malformed) ENTRY(unknown_table) ENTRY(unreadable_table) ENTRY(old_page) ENTRY(not_named) ENTRY(bad_name)
ENTRY(unkind_name) ENTRY(not_seated) ENTRY(already_seated) ENTRY(no_such_seat) ENTRY(seat_taken) ENTRY(seat_open)
ENTRY(barred) ENTRY(not_host) ENTRY(bad_nonce) ENTRY(unknown_game) ENTRY(bad_setup) ENTRY(unknown_bot)
ENTRY(too_few_players) ENTRY(already_started) ENTRY(not_started) ENTRY(not_over) ENTRY(not_shared) ENTRY(game_over)
ENTRY(stale) ENTRY(after_the_bell) ENTRY(not_away) ENTRY(not_covered) ENTRY(not_in_voice) ENTRY(no_such_speaker)
ENTRY(bad_text) ENTRY(held_back) ENTRY(chat_full) ENTRY(no_such_person) ENTRY(not_oneself) ENTRY(reported_enough)
ENTRY(bad_cloth) ENTRY(no_passkeys) ENTRY(old_challenge) ENTRY(bad_passkey) ENTRY(unknown_passkey)
ENTRY(known_passkey) ENTRY(copied_passkey) ENTRY(wrong_password) ENTRY(bad_password) ENTRY(wrong_code) ENTRY(old_link)
ENTRY(try_later) ENTRY(too_many_keys) ENTRY(no_such_session) ENTRY(signed_out) ENTRY(nothing_to_claim)
ENTRY(wrong_name) ENTRY(unknown_person) ENTRY(too_many_people) ENTRY(too_fast) ENTRY(too_many_tables) ENTRY(crowded)
ENTRY(too_large) ENTRY(wrong_origin) ENTRY(not_found)
BOOST_DESCRIBE_ENUM_END(Reason)
#undef ENTRY

}  // namespace server
