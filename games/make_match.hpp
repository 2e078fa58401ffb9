// The games by name, for those who do not know their types: the server, the tools, the page's engine.
#pragma once

#include <memory>
#include <string_view>

#include "core/match.hpp"
#include "core/record.hpp"

namespace games {

using boost::describe::operators::operator==;  // for every described struct here

// A fresh match by the rules as they are now; refused with "unknown_game", "bad_setup" or a reason of the game's own.
core::Result<std::unique_ptr<core::Match>> make_match(std::string_view game, int seats, const core::Json& config);

// By the rules as they were in `version`, for a log that was begun under it; or "other_version" if these cannot.
core::Result<std::unique_ptr<core::Match>> make_match(std::string_view game, int seats, const core::Json& config,
                                                      std::int32_t version);

// The options with those that were not there when they were chosen, as it was played then.
core::Json completed(std::string_view game, const core::Json& config);

// What a game's coach says to whoever sees this view; refused with "unknown_game" or "malformed".
core::Result<core::Json> advise(std::string_view game, const core::Json& view);

// What would come of this action of whoever sees this view; refused with "unknown_game", "malformed", "no_preview" if
// the game shows none, or one of the game's own reasons.
core::Result<core::Json> preview(std::string_view game, const core::Json& view, const core::Json& action);

// The moves of a game as people may read them once it is over: as many, without what stays private for good. Refused
// with "malformed".
core::Result<std::vector<core::Done>> laid_open(std::string_view game, std::vector<core::Done> moves);

// The same action without what was written in it; of a game in which nothing is, the same.
core::Deed wordless(std::string_view game, const core::Deed&);

struct Field {  // one option of a game's Config
    std::string name{};
    std::vector<std::string> choices{};  // of an enum; empty for a switch
    std::vector<core::Seat> seats{};     // that the choices name, nature for none; empty if they never do
    core::Json initial{};
};
BOOST_DESCRIBE_STRUCT(Field, (), (name, choices, seats, initial))

struct Info {  // what a table creator, a tool or a page needs to know of a game
    std::string name{};
    std::int32_t version = 0;         // of its rules
    std::int32_t oldest = 0;          // logs of all versions from this one on are played as they were
    std::int32_t min_seats = 0;
    std::int32_t max_seats = 0;
    std::vector<std::string> bots{};  // weakest first
    std::string cover{};              // the one that plays for somebody absent
    std::vector<Field> config{};
    std::string lexicon{};            // the option that says in which language words are looked up; empty: none are
    bool has_secrets = false;
    bool has_words = false;           // people write in it
    bool has_bulk = false;            // people make things in it
    bool is_confidential = false;     // its records are for those who played, until all of them agree
    bool is_by_heart = false;         // a view shows less than it did: one plays by what one remembers
};
BOOST_DESCRIBE_STRUCT(Info, (), (name, version, oldest, min_seats, max_seats, bots, cover, config, lexicon,
                                 has_secrets, has_words, has_bulk, is_confidential, is_by_heart))

const std::vector<Info>& catalogue();
const Info* find(std::string_view game);  // null if there is none

}  // namespace games
