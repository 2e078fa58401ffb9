// The two graphs that the program holds: their words, by the lists in data/ that say what must be in and out, and what
// follows from how they were made.
#include "lexicon/lexicon.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <boost/mp11.hpp>

#include "core/hash.hpp"
#include "lexicon/build.hpp"
#include "lexicon/make/text.hpp"

namespace lexicon {
namespace {

constexpr std::size_t no_limit = 1'000'000;
constexpr std::size_t french_bytes_max = 1'200'000;

class Lexicon : public testing::TestWithParam<Language> {
protected:
    const Graph& graph() const { return *graph_of(GetParam()); }

    std::vector<std::string> data(const std::string& name) const {
        const std::string path =
            std::string(SOURCE_DIR "/lexicon/data/") + (GetParam() == Language::french ? "fr/" : "en/") + name + ".txt";
        std::ifstream file(path);
        EXPECT_TRUE(file) << path;
        std::ostringstream text;
        text << file.rdbuf();
        const std::string whole = text.str();
        const auto words = make::words_of(whole);
        return {words.begin(), words.end()};
    }

    bool is_word(const std::string& text) const {
        const auto word = folded(text);
        return word && graph().has(List::words, *word);
    }
    bool is_known(const std::string& text) const {
        const auto word = folded(text);
        return word && (graph().has(List::words, *word) || graph().has(List::names, *word));
    }
};
INSTANTIATE_TEST_SUITE_P(Both, Lexicon, testing::Values(Language::french, Language::english),
                         [](const auto& info) { return info.param == Language::french ? "French" : "English"; });

template <class Visit>
void for_each_theme(Visit visit) {
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<List>>([&](auto list) {
        if (list.value >= List::cinema) visit(list.value, std::string(list.name));
    });
}

TEST_P(Lexicon, HasTheWordsItMustHave) {
    const auto words = data("must");
    EXPECT_GE(words.size(), 200u);
    for (const std::string& word : words) EXPECT_TRUE(is_word(word)) << word;
}

TEST_P(Lexicon, HasNotTheWordsItMustNotHave) {
    const auto words = data("must_not");
    EXPECT_GE(words.size(), 100u);
    for (const std::string& word : words) EXPECT_FALSE(is_word(word)) << word;
}

TEST_P(Lexicon, HasTheShortWordsThatAPersonLookedAtAndNoOthers) {
    std::set<std::string> wanted;
    for (const std::string& word : data("short")) {
        ASSERT_TRUE(folded(word)) << word;
        EXPECT_TRUE(folded(word)->size() == 2 || folded(word)->size() == 3) << word;
        wanted.insert(*folded(word));
    }
    std::set<std::string> found;
    for (const char* pattern : {"?", "??", "???"}) {
        for (const std::string& word : graph().like(List::words, pattern, no_limit)) found.insert(word);
    }
    EXPECT_EQ(found, wanted);
}

TEST_P(Lexicon, KnowsEveryWordOfItsThemes) {
    for_each_theme([&](List theme, const std::string& name) {
        const auto words = data("themes/" + name);
        EXPECT_GE(words.size(), 150u) << name;
        for (const std::string& word : words) {
            EXPECT_TRUE(is_known(word)) << name << ": " << word;
            EXPECT_TRUE(graph().has(theme, folded(word).value_or(""))) << name << ": " << word;
        }
        for (const std::string& word : graph().like(theme, "*", no_limit)) EXPECT_TRUE(is_known(word)) << word;
    });
}

TEST_P(Lexicon, KnowsEveryCommonWord) {
    for (const std::string& word : data("common")) {
        EXPECT_TRUE(graph().has(List::common, folded(word).value_or(""))) << word;
    }
    for (const std::string& word : graph().like(List::common, "*", no_limit)) EXPECT_TRUE(is_word(word)) << word;
}

TEST_P(Lexicon, LeavesOutAndTakesInWhatItWasTold) {
    for (const std::string& word : data("taken_in")) EXPECT_TRUE(is_word(word)) << word;
    if (GetParam() == Language::french) return;  // there a stem is left out, and another may give the same letters
    for (const std::string& word : data("left_out")) EXPECT_FALSE(is_known(word)) << word;
}

TEST_P(Lexicon, HasForms) {
    if (GetParam() == Language::french) {
        for (const char* word : {"CHEVAUX", "JOLIES", "ACTRICES", "FINISSIONS", "EUSSIEZ", "KILOMETRES", "OEUFS"}) {
            EXPECT_TRUE(graph().has(List::words, word)) << word;
        }
        EXPECT_TRUE(graph().has(List::names, "MOLIERE"));
        EXPECT_TRUE(graph().has(List::common, "CHATS"));
        EXPECT_TRUE(graph().has(List::music, "GUITARES"));
    } else {
        for (const char* word : {"COLOUR", "COLOR", "MICE", "WENT", "REALISE", "REALIZE"}) {
            EXPECT_TRUE(graph().has(List::words, word)) << word;
        }
        EXPECT_TRUE(graph().has(List::names, "SHAKESPEARE"));
    }
}

TEST_P(Lexicon, HasNoFormsOfNamesAndCommonWordsThatPeopleSay) {
    if (GetParam() == Language::french) {
        EXPECT_TRUE(graph().has(List::music, "PRINCE") && graph().has(List::music, "RAMEAU"));
        EXPECT_FALSE(graph().has(List::music, "PRINCESSE") || graph().has(List::music, "RAMEAUX"));
        EXPECT_TRUE(graph().has(List::words, "TROUVASSENT") && graph().has(List::words, "TROUVATES"));
        EXPECT_FALSE(graph().has(List::common, "TROUVASSENT") || graph().has(List::common, "TROUVERENT"));
        EXPECT_TRUE(graph().has(List::words, "MEGAGRAMME") && graph().has(List::common, "GRAMMES"));
        EXPECT_FALSE(graph().has(List::common, "MEGAGRAMME"));
        EXPECT_TRUE(graph().has(List::common, "TROUVERONT") && graph().has(List::common, "FINISSENT"));
    } else {
        EXPECT_TRUE(graph().has(List::sports, "BOLT") && graph().has(List::sports, "GOALS"));
        EXPECT_FALSE(graph().has(List::sports, "BOLTS"));
        EXPECT_TRUE(graph().has(List::common, "TRICKED") && graph().has(List::common, "STOPPING"));
        EXPECT_FALSE(graph().has(List::common, "TYPESET") || graph().has(List::common, "ASS"));
    }
}

TEST_P(Lexicon, TakesNoAcronymForAName) {
    for (const char* acronym : {"OTAN", "SMIC", "NASA", "UNESCO", "URSSAF", "NATO", "MBIT"}) {
        EXPECT_FALSE(is_known(acronym)) << acronym;
    }
    for (const char* name : {"PARIS", "EUROPE", "BENELUX"}) EXPECT_TRUE(graph().has(List::names, name)) << name;
}

// Built again from what it lists it is the same, byte for byte: every list round-trips, and the graph is minimal,
// because `build` stores nothing twice (graph_test.cpp).
TEST_P(Lexicon, IsWhatItsListsBuild) {
    Lists lists;
    for (std::size_t i = 0; i < list_count; ++i) {
        const auto list = static_cast<List>(i);
        lists[i] = graph().like(list, "*", no_limit);
        EXPECT_EQ(lists[i].size(), graph().count(list));
        EXPECT_FALSE(lists[i].empty());
        for (const std::string& word : lists[i]) {
            ASSERT_TRUE(word.size() >= word_min && word.size() <= word_max) << word;
            ASSERT_TRUE(graph().has(list, word)) << word;
        }
    }
    const std::string bytes = build(std::move(lists));
    EXPECT_TRUE(std::ranges::equal(std::as_bytes(std::span(bytes)), graph().bytes()));
}

TEST_P(Lexicon, HasNoTwoEqualNodes) {
    std::set<std::vector<std::uint32_t>> nodes;
    const std::size_t size = graph().bytes().size() / sizeof(std::uint32_t) - Graph::header_words;
    for (std::uint32_t node = 1; node < size;) {
        std::vector<std::uint32_t> edges;
        const auto count = static_cast<std::uint32_t>(std::popcount(graph().letters(node)));
        for (std::uint32_t index = node; index < node + count; ++index) {
            const Graph::Edge edge = graph().edge(index);
            const auto letter = static_cast<std::uint32_t>(edge.letter() - 'A');
            edges.push_back(edge.node() << 8 | (edge.ends_word() ? 32u : 0u) | letter);
        }
        EXPECT_TRUE(nodes.insert(edges).second) << "node " << node;
        node += count + 1;
    }
}

TEST_P(Lexicon, FindsByBeginningAndPatternWhatAPlainFilterFinds) {
    const auto all = graph().like(List::words, "*", no_limit);
    EXPECT_TRUE(std::ranges::is_sorted(all));
    const auto expect = [&](const char* pattern, auto fits) {
        std::vector<std::string> wanted;
        std::ranges::copy_if(all, std::back_inserter(wanted), fits);
        EXPECT_EQ(graph().like(List::words, pattern, no_limit), wanted) << pattern;
    };
    expect("PRE*", [](const std::string& word) { return word.starts_with("PRE"); });
    expect("*TION", [](const std::string& word) { return word.ends_with("TION"); });
    expect("?A?E", [](const std::string& word) { return word.size() == 4 && word[1] == 'A' && word[3] == 'E'; });
    expect("*W*W*", [](const std::string& word) { return std::ranges::count(word, 'W') >= 2; });
}

TEST_P(Lexicon, FitsIntoThePage) {
    EXPECT_LT(graph().bytes().size(), french_bytes_max);
}

// The words are part of the rules: the same log must mean the same game wherever it is folded.
TEST_P(Lexicon, IsTheOneThatTheRulesVersionStandsFor) {
    const auto* bytes = reinterpret_cast<const char*>(graph().bytes().data());
    const auto hash = core::Blake2b().add(std::string_view(bytes, graph().bytes().size())).finish();
    const char* pinned = GetParam() == Language::french ? "0469f2ea54bbc217" : "e3463ab33529f29c";
    EXPECT_EQ(core::to_hex(hash).substr(0, 16), pinned)
        << "The words have changed, by our data or by Debian's. Raise colorwords::Rules::version if a version with the "
           "old words was released, then write the new hash here.";
}

TEST(GivenGraphs, AreForThePageOnly) {
    EXPECT_FALSE(give(Language::french, std::string(100, 'x')));
    EXPECT_NE(graph_of(Language::french), nullptr);
}

}  // namespace
}  // namespace lexicon
