// What a game is: five types and a handful of pure functions. Nothing here knows about sockets, time,
// threads or storage, and no function may read anything but its arguments.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/verdict.hpp"
#include "core/wire.hpp"

namespace core {

using boost::describe::operators::operator==;  // for every described struct here

struct Outcome {
    std::vector<std::int32_t> scores{};  // by seat; higher is better
    std::vector<std::int32_t> places{};  // by seat; 1 is first; seats that share a place have the same
};
BOOST_DESCRIBE_STRUCT(Outcome, (), (scores, places))

// Nature's, when a seat to act was too slow. What counts as its decision then is for the game.
struct TimedOut {
    static constexpr std::string_view type = "timed_out";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(TimedOut, (), (seat))

template <class G>
concept Game =
    Wire<typename G::Config> &&  // what the host chose for this table: bools and enums, so a form can be made of it
    Wire<typename G::State> &&   // the whole truth; never leaves the server
    Wire<typename G::Action> &&  // what an actor does; nature's draws and the clock are actions too
    Wire<typename G::View> &&    // all that one seat may know; what pages and bots get
    WireEnum<typename G::Illegal> &&  // why an action was refused
    requires(const typename G::Config& config, const typename G::State& state, typename G::State& changing,
             const typename G::View& view, const typename G::Action& action, Seat seat, int seats, Rng& rng) {
        { G::name } -> std::convertible_to<std::string_view>;
        { G::version } -> std::convertible_to<int>;  // raised when a log of a release would fold differently
        { G::min_seats } -> std::convertible_to<int>;
        { G::max_seats } -> std::convertible_to<int>;

        { G::accepts(config, seats) } -> std::same_as<Verdict<typename G::Illegal>>;
        { G::setup(config, seats) } -> std::same_as<typename G::State>;  // of what `accepts` accepts
        { G::to_act(state) } -> std::same_as<Seats>;                     // empty: over. Several: simultaneous.
        // A refused action changes nothing.
        { G::apply(changing, seat, action) } -> std::same_as<Verdict<typename G::Illegal>>;
        { G::nature(state, rng) } -> std::same_as<typename G::Action>;    // the only user of randomness
        requires std::constructible_from<typename G::Action, TimedOut>;
        { G::outcome(state) } -> std::same_as<std::optional<Outcome>>;

        { G::view(state, seat) } -> std::same_as<typename G::View>;
        { G::redact(action, seat, seat) } -> std::same_as<std::optional<typename G::Action>>;  // as a reader may see it
        { G::suggest(view, rng) } -> std::same_as<typename G::Action>;    // some legal action
    };

// Rules that changed after a release still play older logs as they were: `oldest` is the first version they play, and
// the State holds the version that its log was begun under, for the rules to branch on. `unsaid` are the options as
// they were played before there was a choice. What is not Versioned has had one version only.
template <class G>
concept Versioned = Game<G> && requires(const typename G::Config& config, int seats, int version) {
    { G::oldest } -> std::convertible_to<int>;
    { G::unsaid } -> std::convertible_to<typename G::Config>;
    { G::accepts(config, seats, version) } -> std::same_as<Verdict<typename G::Illegal>>;
    { G::setup(config, seats, version) } -> std::same_as<typename G::State>;
};
template <Game G>
constexpr int oldest_version() {
    if constexpr (Versioned<G>) return G::oldest;
    return G::version;
}
template <Game G>
constexpr bool plays_version(int version) {
    return oldest_version<G>() <= version && version <= G::version;
}
template <Game G>
Verdict<typename G::Illegal> accepts(const typename G::Config& config, int seats, int version) {
    if constexpr (Versioned<G>) return G::accepts(config, seats, version);
    return G::accepts(config, seats);
}
template <Game G>
typename G::State setup(const typename G::Config& config, int seats, int version) {
    if constexpr (Versioned<G>) return G::setup(config, seats, version);
    return G::setup(config, seats);
}

// Every legal action of the seat that looks, from what it sees. A player must be able to know its
// own moves, so a View is enough. Games with endless choices (sculpting) leave this out.
template <class G>
concept Enumerable = Game<G> && requires(const typename G::View& view) {
    { G::legal(view) } -> std::same_as<std::vector<typename G::Action>>;
};

// A guess at the whole truth that fits one seat's view. Search bots need it; leaks show up in it.
template <class G>
concept Guessable = Game<G> && requires(const typename G::View& view, Rng& rng) {
    { G::guess(view, rng) } -> std::same_as<typename G::State>;
};

// Some actions are only drafts: the seat that draws one is still to act, and its clock runs on. Who may not see it
// learns from `redact` at most that it was done. One of nature's gives nobody new time, and overtakes nobody.
template <class G>
concept Drafting = Game<G> && requires(const typename G::Action& action) {
    { G::is_draft(action) } -> std::same_as<bool>;
};

// How many of them one seat may draw for one decision: a log must stay quick to fold.
inline constexpr int drafts_usual = 300;
template <Game G>
constexpr int drafts_max() {
    if constexpr (requires { G::drafts_max; }) return G::drafts_max;
    return drafts_usual;
}

// How long it takes to say what an action says, in hundredths of the pause before any move of a bot: 100 at least, and
// more for what is long to tell. So a bot that asks something takes longer than one that says yes.
template <class G>
concept Spoken = Game<G> && requires(const typename G::Action& action) {
    { G::saying_percent(action) } -> std::same_as<std::int32_t>;
};

// Who is not to act may now and then do something all the same: spend a curse, write a note, or have a word when the
// game is over. No clock waits for it.
template <class G>
concept Interruptible = Game<G> && requires(const typename G::State& state) {
    { G::may_interrupt(state) } -> std::same_as<Seats>;  // nobody who is to act
};
template <Game G>
Seats may_interrupt(const typename G::State& state) {
    if constexpr (Interruptible<G>) return G::may_interrupt(state);
    return {};
}

// What is too large for a View, such as clay: it is numbered, a reader who may see it asks for it, and it travels once.
template <class G>
concept Bulky = Game<G> && requires(const typename G::State& state, Seat seat, std::int32_t item) {
    { G::bulk(state, seat, item) } -> std::same_as<std::optional<std::string>>;
};

// Some decisions take longer than a move of the table: how many seconds, where a move has `pace`; 0: no clock.
template <class G>
concept Timed = Game<G> && requires(const typename G::State& state, Seat seat, std::int32_t pace) {
    { G::seconds(state, seat, pace) } -> std::same_as<std::int32_t>;
};

// What somebody tells others in their own words, in an action: a table may soften it before it is stored. Words that
// the rules compare are none of these.
template <class G>
concept Telling = Game<G> && requires(typename G::Action& action) {
    { G::told(action) } -> std::same_as<std::vector<std::string*>>;
};

// How a deal or a round ended is read before the next begins. While `pauses`, only nature is to act; a table then waits
// a little for its people before nature goes on. A game that is over needs no pause: nothing follows.
template <class G>
concept Pausing = Game<G> && requires(const typename G::State& state) {
    { G::pauses(state) } -> std::same_as<bool>;
};
template <Game G>
bool pauses(const typename G::State& state) {
    if constexpr (Pausing<G>) return G::pauses(state);
    return false;
}

// Some acts of nature take long to work out, such as following the strokes of a sculpture. While `is_laborious`, nature
// is to act and `labour` is what it will do: it owns all it needs, so it may run elsewhere while the table goes on. It
// draws no chance, and `nature` does the same at once. Whoever else is to act goes on meanwhile; an act that no longer
// fits is refused.
template <class G>
using Labour = std::function<typename G::Action()>;
template <class G>
concept Laborious = Game<G> && requires(const typename G::State& state) {
    { G::is_laborious(state) } -> std::same_as<bool>;
    { G::labour(state) } -> std::same_as<Labour<G>>;
};
template <Game G>
bool is_laborious(const typename G::State& state) {
    if constexpr (Laborious<G>) return G::is_laborious(state);
    return false;
}

// How far a game has come, in numbers that everybody may know: a line in a list of tables says it.
struct Progress {
    std::int32_t stage = 0;              // the deal, round or line that is played, from 1
    std::int32_t stages = 0;             // of so many; 0: nobody knows
    std::vector<std::int32_t> scores{};  // by seat, as they stand
};
BOOST_DESCRIBE_STRUCT(Progress, (), (stage, stages, scores))
template <class G>
concept Progressing = Game<G> && requires(const typename G::State& state) {
    { G::progress(state) } -> std::same_as<Progress>;
};

// What would come of an action of the seat that looks, before it is done: a page shows it while one still tries. What
// `apply` refuses is refused here, for the same reason.
template <class G>
concept Previewable = Game<G> && Wire<typename G::Preview> &&
    requires(const typename G::View& view, const typename G::Action& action) {
        { G::preview(view, action) } -> std::same_as<std::expected<typename G::Preview, typename G::Illegal>>;
    };

// Most games have secrets, and say for the double run how to make a game with others of them (core/secrets.hpp). One
// in which everybody sees everything says `no_secrets`.
template <Game G>
constexpr bool has_secrets() {
    if constexpr (requires { G::no_secrets; }) return !G::no_secrets;
    return true;
}

// What the page shows of a game's rules: numbers, limits and boards that are fixed. It is made into TypeScript.
template <class G>
concept Factual = Game<G> && requires { { G::facts() } -> Wire; };

// What people tell each other in some games is nobody else's: a record of such a game is for those who played it,
// until all of them agree to show it.
template <Game G>
constexpr bool is_confidential() {
    if constexpr (requires { G::is_confidential; }) return G::is_confidential;
    return false;
}

template <Game G>
struct Move {
    Seat actor;
    typename G::Action action;
};

// The state is the fold of the log, and nothing else is true.
template <Game G>
std::expected<typename G::State, typename G::Illegal> replay(typename G::State state,
                                                             const std::vector<Move<G>>& log) {
    for (const Move<G>& move : log) {
        if (const auto taken = G::apply(state, move.actor, move.action); !taken) return std::unexpected(taken.error());
    }
    return state;
}
template <Game G>
std::expected<typename G::State, typename G::Illegal> replay(const typename G::Config& config, int seats,
                                                             const std::vector<Move<G>>& log) {
    return replay<G>(G::setup(config, seats), log);
}

}  // namespace core
