// A table that is talked to in lines of JSON, one request and one answer at a time: for tests, tools, third-party
// bots (`palette table`) and the page's own engine (wasm/). It is one person's table: whoever talks to it may look
// and act for every seat, and may choose the dice. Requests are listed in tools/README.md.
#pragma once

#include <boost/json/object.hpp>

#include "core/record.hpp"
#include "games/fault.hpp"

namespace games {

class Script {
public:
    // `config` may leave options out; they take their defaults.
    static Explained<Script> open(std::string_view game, int seats, const core::Json& config, std::uint64_t seed);

    // Never fails: what cannot be understood or done is refused in the answer, and changes nothing.
    std::string say(std::string_view line);

private:
    using Fields = boost::json::object;
    using Answer = Explained<Fields>;  // what is particular to the request; how the table stands is added to it
    struct Request;
    static const std::vector<Request>& requests();

    Script(const Info&, std::unique_ptr<core::Match>, core::Record, std::uint64_t seed);

    Answer answer(std::string_view line);
    Answer act(core::Seat, const Fields&);
    Answer draw(core::Seat, const Fields&);
    Answer time_out(core::Seat, const Fields&);
    Answer view(core::Seat, const Fields&);
    Answer bulk(core::Seat, const Fields&);
    Answer legal(core::Seat, const Fields&);
    Answer suggest(core::Seat, const Fields&);
    Answer advise(core::Seat, const Fields&);
    Answer log(core::Seat, const Fields&);
    Answer record(core::Seat, const Fields&);

    Answer play(core::Seat, const core::Deed&);
    Explained<core::Seat> seat_for(const Request&, const Fields&) const;
    std::int32_t moves() const { return static_cast<std::int32_t>(record_.moves.size()); }
    std::string whose_turn() const;

    const Info* info_;
    std::unique_ptr<core::Match> match_;
    core::Record record_;
    core::Proof proof_;  // draws are made as at a real table, the seed being the secret, so that records verify
    core::Bytes32 key_;
};

}  // namespace games
