// The engine in the page: the same rules, bots and proofs as on the server, compiled to WebAssembly. Text goes in by
// `room_for`, text comes out by `answer_data`; web/src/engine/engine.ts is the only caller and gives it all its types.
#include <cstdio>
#include <cstdlib>
#include <map>

#include <boost/json/src.hpp>

#include "games/script.hpp"
#include "games/verify.hpp"
#include "lexicon/lexicon.hpp"

// Nothing of ours throws; what Boost would throw is a bug, and stops the engine.
namespace boost {
void throw_exception(const std::exception& error) {
    std::fprintf(stderr, "engine stopped: %s\n", error.what());
    std::abort();
}
void throw_exception(const std::exception& error, const source_location&) { throw_exception(error); }
}  // namespace boost

// Bots keep tables per thread; the page's one thread ends only with the page.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

namespace {

using boost::describe::operators::operator==;

struct Opening {  // what `open` reads
    std::string game{};
    std::int32_t seats = 0;
    core::Json config{};  // options that differ from the defaults
    std::uint32_t seed = 0;
};
BOOST_DESCRIBE_STRUCT(Opening, (), (game, seats, config, seed))

struct Opened {
    std::int32_t table = 0;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (table))

struct Sight {  // what `advise` reads
    std::string game{};
    core::Json view{};
};
BOOST_DESCRIBE_STRUCT(Sight, (), (game, view))

struct Advice {
    core::Json advice{};
};
BOOST_DESCRIBE_STRUCT(Advice, (), (advice))

struct Trial {  // what `preview` reads
    std::string game{};
    core::Json view{};
    core::Json action{};
};
BOOST_DESCRIBE_STRUCT(Trial, (), (game, view, action))

struct Preview {
    core::Json preview{};
};
BOOST_DESCRIBE_STRUCT(Preview, (), (preview))

struct Pattern {  // what `look_up` reads
    lexicon::Language language{};
    lexicon::List list{};
    std::string pattern{};
    std::uint32_t limit = 0;
};
BOOST_DESCRIBE_STRUCT(Pattern, (), (language, list, pattern, limit))

struct Words {
    std::vector<std::string> words{};
};
BOOST_DESCRIBE_STRUCT(Words, (), (words))

struct Given {};
BOOST_DESCRIBE_STRUCT(Given, (), ())

std::string said;    // what the caller wrote
std::string answer;  // what it may read
std::map<std::int32_t, games::Script> tables;
std::int32_t tables_opened = 0;

void refuse(const games::Fault& fault) {
    answer = boost::json::serialize(boost::json::object{{"ok", false},
                                                        {"refused", std::string_view(fault.code)},
                                                        {"why", std::string_view(fault.why)}});
}

template <core::Wire T>
void tell(const games::Explained<T>& result) {
    if (!result) return refuse(result.error());
    boost::json::object whole{{"ok", true}};
    for (auto& [name, value] : core::to_json(*result).as_object()) whole[name] = std::move(value);
    answer = boost::json::serialize(whole);
}

std::unexpected<games::Fault> explained(const core::Refusal& refusal) {
    return games::fault(refusal.code, games::words_of(refusal.code));
}

games::Explained<core::Record> record_said() {
    auto record = core::decode<core::Record>(said);
    if (!record) return games::fault("malformed", "this is not the record of a game");
    return std::move(*record);
}

games::Explained<Opened> open_table() {
    const auto opening = core::decode<Opening>(said);
    if (!opening) return games::fault("malformed", "this does not say which table to open");
    auto script = games::Script::open(opening->game, opening->seats, opening->config, opening->seed);
    if (!script) return std::unexpected(script.error());
    tables.emplace(++tables_opened, std::move(*script));
    return Opened{tables_opened};
}

games::Explained<Advice> advise() {
    const auto sight = core::decode<Sight>(said);
    if (!sight) return games::fault("malformed", "this does not say which game's view it is");
    auto advice = games::advise(sight->game, sight->view);
    if (!advice) return explained(advice.error());
    return Advice{std::move(*advice)};
}

games::Explained<Preview> preview() {
    const auto trial = core::decode<Trial>(said);
    if (!trial) return games::fault("malformed", "this does not say what to try in which game's view");
    auto preview = games::preview(trial->game, trial->view, trial->action);
    if (!preview) return explained(preview.error());
    return Preview{std::move(*preview)};
}

games::Explained<Words> look_up() {
    const auto asked = core::decode<Pattern>(said);
    if (!asked) return games::fault("malformed", "this does not say what to look up in which list");
    const lexicon::Graph* graph = lexicon::graph_of(asked->language);
    if (graph == nullptr) return games::fault("no_lexicon", "the words of this language were not given");
    return Words{graph->like(asked->list, asked->pattern, asked->limit)};
}

games::Explained<Given> give(std::int32_t language) {
    if (language < 0 || language > 1 || !lexicon::give(static_cast<lexicon::Language>(language), std::move(said))) {
        return games::fault("malformed", "these bytes are no word graph of a language");
    }
    return Given{};
}

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Where to write `size` bytes of what is to be said next.
EXPORT(room_for) char* room_for(std::size_t size) {
    said.resize(size);
    return said.data();
}

EXPORT(answer_data) const char* answer_data() { return answer.data(); }
EXPORT(answer_size) std::size_t answer_size() { return answer.size(); }

EXPORT(open) void engine_open() { tell(open_table()); }
EXPORT(close) void engine_close(std::int32_t table) { tables.erase(table); }

EXPORT(say) void engine_say(std::int32_t table) {
    const auto found = tables.find(table);
    if (found == tables.end()) return refuse({"unknown_table", "there is no such table"});
    answer = found->second.say(said);
}

EXPORT(advise) void engine_advise() { tell(advise()); }
EXPORT(preview) void engine_preview() { tell(preview()); }

EXPORT(look_up) void engine_look_up() { tell(look_up()); }
// What was said are not words but a word graph.
EXPORT(give) void engine_give(std::int32_t language) { tell(give(language)); }

EXPORT(verify) void engine_verify() {
    const auto record = record_said();
    if (!record) return refuse(record.error());
    tell(games::verify(*record));
}

EXPORT(replay) void engine_replay(std::int32_t reader) {
    const auto record = record_said();
    if (!record) return refuse(record.error());
    tell(games::replay(*record, static_cast<core::Seat>(reader)));
}
