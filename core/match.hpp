// A running game behind one face, for those who do not know its types: actions as Deeds, views as JSON or text. This is
// the only virtual interface over games; match_of.hpp makes it from a typed game, and nobody writes it by hand.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "core/bot.hpp"
#include "core/game.hpp"
#include "core/json.hpp"

namespace core {

// A bot at work: owns all it needs, so it may run on any thread. Of a seat that may interrupt the answer may be none:
// it lets it be.
using Thought = std::function<Deed(Rng&, const Budget&)>;

// Nature at work on what takes long; likewise.
using Labouring = std::function<Deed()>;

using Rewording = std::function<std::string(std::string_view)>;

class Match {
public:
    virtual ~Match() = default;
    virtual Seats to_act() const = 0;
    virtual Seats may_interrupt() const = 0;  // not to act, but some action of theirs may be taken; also once over
    virtual std::optional<Outcome> outcome() const = 0;
    virtual bool pauses() const = 0;  // something ended, and is read before nature goes on
    virtual std::optional<Progress> progress() const = 0;  // empty if the game has no words for it
    virtual Json view(Seat) const = 0;
    virtual void write_view(Seat, std::string& out) const = 0;  // appends the view as text
    virtual std::optional<std::string> bulk(Seat, std::int32_t item) const = 0;  // empty: none for this reader
    virtual Deed nature(Rng&) const = 0;
    virtual bool is_laborious() const = 0;      // nature is to act, and that takes long:
    virtual Labouring labour() const = 0;       // what it will do, to be worked out elsewhere
    virtual Deed time_out(Seat) const = 0;
    virtual std::int32_t seconds(Seat, std::int32_t pace) const = 0;  // for its decision; 0: no clock
    // As a reader may see it; empty: not even that it happened. It was played.
    virtual std::optional<Deed> redact(const Deed&, Seat actor, Seat reader) const = 0;
    virtual bool takes_drafts() const = 0;  // some action is one, and who has decided may think again until all have
    virtual bool is_draft(const Deed&) const = 0;  // after it its seat is still to act, and its clock runs on
    virtual int drafts_max() const = 0;            // of one seat for one decision
    virtual std::int32_t saying_percent(const Deed&) const = 0;  // of the pause before a bot's move: until it is said
    // With what people tell in it changed; as it is if it tells nothing, or cannot be read.
    virtual Deed reworded(const Deed&, const Rewording&) const = 0;
    virtual std::optional<Json> legal(Seat) const = 0;           // empty if the game cannot list its actions
    virtual Json advise(Seat) const = 0;                         // what the game's coach says
    virtual bool has_tales() const = 0;                          // bots tell some, and people have heard some
    virtual std::optional<Tale> tale(const Deed&) const = 0;     // that it tells, if a bot did it
    using Heard = std::shared_ptr<const TalesHeard>;             // none: nobody has heard any
    virtual Thought think(std::string_view bot, Seat, Heard) const = 0;  // empty if there is no such bot
    Thought think(std::string_view bot, Seat seat) const { return think(bot, seat, nullptr); }
    virtual std::string aside(std::string_view bot, Seat, const Deed&) const = 0;  // beside what it is about to do
    virtual void forget_words(Seat) = 0;  // what this seat wrote, wherever it stands
    virtual Deed read(const Deed&) const = 0;  // as a value, not to be read again; as it is if it cannot be read
    virtual Result<void> play(Seat actor, const Deed&) = 0;  // changes nothing if refused
};

}  // namespace core
