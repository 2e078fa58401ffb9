// A limit on everything, in one place. Limits of the wire itself (frames, requests per address, unsent
// bytes) stand with the network.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace server {

// What one connection may say; how often is in HubOptions.
inline constexpr std::size_t message_bytes_max = 16 * 1024;
inline constexpr std::int32_t fetches_per_second = 3;  // what is fetched is large
inline constexpr std::int32_t fetches_at_once = 24;    // all that lies on a table, twice
inline constexpr int malformed_max = 10;  // then it is closed
inline constexpr int too_fast_max = 40;   // then it is closed

// Who may be at one table.
inline constexpr std::int32_t spectators_max = 200;  // sockets
inline constexpr std::int32_t spectators_per_network_max = 60;  // a school may look on, but nobody fills the room alone
inline constexpr std::int32_t devices_max = 16;      // sockets of one person
inline constexpr std::size_t signal_bytes_max = 8 * 1024;  // what two pages tell each other; sound alone needs half
inline constexpr std::size_t signal_bytes_usual = 1024;    // what is longer counts as several
inline constexpr std::int32_t signals_at_once_usual = 100; // of one person; five may have them all for one neighbour
inline constexpr std::int32_t drafts_per_game_max = 1200;  // of one seat; of one decision the game says
inline constexpr std::int64_t draft_bytes_per_game_max = 160 * 1024;  // of one seat: a log must stay quick to fold
inline constexpr std::int32_t times_taken_max = 20;  // by one seat: a log must stay quick to fold
inline constexpr std::int32_t agreements_max = 20;   // of one seat; to withdraw is always allowed
inline constexpr std::size_t missed_moves_max = 20;  // that who comes back is shown; all of them are counted
inline constexpr std::int32_t changes_max = 2000;    // neither moves nor talk; then the table can only be played

// What people say.
inline constexpr std::size_t line_chars_max = 280;
inline constexpr std::int32_t lines_per_second = 1;  // of one person, in the long run,
inline constexpr std::int32_t lines_at_once = 5;     // and in one go
inline constexpr std::int32_t lines_per_person_max = 1000;  // at one table: a log must stay quick to fold
inline constexpr std::int32_t lines_max = 2500;             // at one table
inline constexpr std::size_t chat_kept_max = 100;           // lines that who comes is shown
inline constexpr std::size_t note_chars_max = 400;          // of a report
inline constexpr std::int32_t reports_per_day_max = 10;     // of one guest at one table
inline constexpr std::int32_t onlookers_reports_max = 50;   // of all who never sat at a table
inline constexpr std::int32_t reports_max = 500;            // of everybody, at one table, ever

// What one person may have.
inline constexpr int open_tables_max = 20;           // not over, and not forgotten
inline constexpr std::size_t tables_listed_max = 50;
inline constexpr std::size_t name_chars_max = 24;
inline constexpr std::size_t sessions_max = 30;      // then the one that was not seen for longest ends
inline constexpr std::int32_t session_days = 400;    // not seen for so long, it is over
inline constexpr std::size_t passkeys_max = 20;
inline constexpr std::size_t friends_max = 200;      // wished for
inline constexpr std::size_t blocked_max = 200;
inline constexpr std::size_t friend_tables_max = 3;  // shown of one friend
inline constexpr std::size_t past_games_listed = 20; // at a time
inline constexpr std::size_t people_asked_max = 20;
inline constexpr std::size_t claimable_max = 1000;   // counted, not claimed
inline constexpr std::size_t tales_tables_max = 100;  // the last so many, whose tales are not told again

// Coming back.
inline constexpr std::size_t challenges_max = 20'000;  // of everybody; then the oldest go
inline constexpr std::size_t links_max = 5'000;
inline constexpr std::int32_t link_seconds = 5 * 60;   // challenges too
inline constexpr std::int32_t guesses_at_once = 10;    // of one login
inline constexpr std::int32_t network_guesses_at_once = 30;  // from one network
inline constexpr std::int64_t guess_ms = 90'000;       // then one more
inline constexpr std::size_t guessers_max = 20'000;    // remembered
inline constexpr std::size_t works_max = 64;           // passwords that are hashed, one by one, or wait for it
inline constexpr std::size_t tables_told_at_once = 16; // by one errand in one tick
inline constexpr std::int64_t second_round_ms = 10'000;  // after its first; longer than a table waits for the disk

// Time.
inline constexpr std::int64_t second_ms = 1000;
inline constexpr std::int64_t day_ms = 24 * 3600 * second_ms;
inline constexpr std::int32_t move_seconds_min = 5;  // unless there is no clock
inline constexpr std::int32_t move_seconds_max = 14 * 24 * 3600;
inline constexpr std::array time_percents{100, 150, 200, 300};  // of the table's time, which one may take for oneself
inline constexpr std::int64_t never_started_ms = day_ms;     // untouched for so long, a waiting table counts no longer
inline constexpr std::int64_t forgotten_ms = 45 * day_ms;    // as open, nor does a running one
static_assert(forgotten_ms > 10ll * move_seconds_max * time_percents.back(), "no clock runs that long");
inline constexpr std::int64_t grace_ms = 30 * second_ms;     // after a start nobody's time runs out sooner
inline constexpr std::int64_t pause_ms = 10 * second_ms;     // to read how a deal ended, unless all go on sooner
inline constexpr std::int64_t away_ms = 20 * second_ms;      // before others may ask a bot to cover
inline constexpr std::int32_t time_outs_max = 2;             // in a row; then a bot covers an absent person
inline constexpr std::int32_t bot_refusals_max = 3;          // in a row; then the game's own suggestion is played
inline constexpr std::int64_t idle_ms = 60 * second_ms;      // before a table nobody looks at leaves memory
inline constexpr std::int64_t turn_ms = 12 * 3600 * second_ms;  // how long a page may use what opens the TURN server
inline constexpr std::int64_t loaded_steps_max = 100'000;    // of reading logs in one tick, but for one table; then
                                                             // who comes and who calls wait for the next
inline constexpr std::int32_t waiting_messages_max = 100;    // of a connection that waits so; more is not heard
inline constexpr std::int64_t load_steps_max = 10'000'000;   // of one log; no table can come near (fold_test.cpp)
inline constexpr std::size_t due_tables_max = 64;            // woken by one tick; the rest by the next

}  // namespace server
