// Graphs of words made up here: what is put in comes out, what does not fit is refused. lexicon_test.cpp looks at the
// real ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <regex>
#include <set>

#include "lexicon/build.hpp"

namespace lexicon {
namespace {

using Bytes = std::span<const std::byte>;

Bytes bytes_of(const std::string& text) {
    return std::as_bytes(std::span(text));
}

Lists words(std::vector<std::string> list) {
    Lists lists;
    lists[0] = std::move(list);
    return lists;
}

// Few letters and short words, so that beginnings and ends meet often.
std::vector<std::string> random_words(std::mt19937& random, std::size_t count) {
    std::set<std::string> made;
    while (made.size() < count) {
        std::string word;
        const std::size_t size = word_min + random() % 5;
        while (word.size() < size) word.push_back(static_cast<char>('A' + random() % 4));
        made.insert(word);
    }
    return {made.begin(), made.end()};
}

TEST(Graph, HasWhatWasPutInAndNothingElse) {
    const std::string bytes = build(words({"CHAT", "CHATS", "CHIEN", "CHIENS", "RAT", "RATS"}));
    const Graph graph = Graph::over(bytes_of(bytes)).value();
    EXPECT_TRUE(graph.has(List::words, "CHAT"));
    EXPECT_TRUE(graph.has(List::words, "CHIENS"));
    for (const char* word : {"", "C", "CHA", "CHIE", "CHATTE", "RATSS", "chat", "CH?T", "ÉTÉ", "ZZ"}) {
        EXPECT_FALSE(graph.has(List::words, word)) << word;
    }
    EXPECT_FALSE(graph.has(List::names, "CHAT"));
    EXPECT_EQ(graph.count(List::words), 6u);
    EXPECT_EQ(graph.count(List::names), 0u);
    EXPECT_EQ(graph.root(List::names), 0u);
}

TEST(Graph, OfNothingIsAGraph) {
    const std::string bytes = build({});
    const Graph graph = Graph::over(bytes_of(bytes)).value();
    EXPECT_FALSE(graph.has(List::words, "AA"));
    EXPECT_TRUE(graph.like(List::words, "*", 10).empty());
}

TEST(Graph, DoesNotCareForOrderOrRepetition) {
    EXPECT_EQ(build(words({"BEC", "AIL", "BEC", "AILE"})), build(words({"AIL", "AILE", "BEC"})));
}

TEST(Graph, SharesEndsBetweenWordsAndLists) {
    Lists lists = words({"CHATS", "RATS"});
    const std::size_t alone = build(lists).size();
    lists[1] = {"CHATS", "RATS"};
    EXPECT_EQ(build(lists).size(), alone);
    // C-H and R lead to the same A-T-S: five letters and five sets of letters, and the root with two.
    EXPECT_EQ(alone, sizeof(std::uint32_t) * (Graph::header_words + 4 * 2 + 3));
}

TEST(Graph, FollowsALetterAndListsThemInOrder) {
    const std::string bytes = build(words({"OR", "ET", "OS", "OIE"}));
    const Graph graph = Graph::over(bytes_of(bytes)).value();
    const std::uint32_t root = graph.root(List::words);
    EXPECT_EQ(graph.letters(root), (1u << ('E' - 'A')) | (1u << ('O' - 'A')));
    EXPECT_FALSE(graph.follow(root, 'A'));
    EXPECT_FALSE(graph.follow(root, 'Z'));
    const Graph::Edge o = graph.follow(root, 'O').value();
    EXPECT_EQ(o.letter(), 'O');
    EXPECT_FALSE(o.ends_word());
    EXPECT_TRUE(o.is_last());
    std::string letters;
    for (std::uint32_t index = o.node();; ++index) {
        letters.push_back(graph.edge(index).letter());
        if (graph.edge(index).is_last()) break;
    }
    EXPECT_EQ(letters, "IRS");
}

TEST(Graph, RoundTripsWhateverListsItWasMadeOf) {
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        Lists lists;
        for (auto& list : lists) list = random_words(random, 1 + random() % 200);
        const std::string bytes = build(lists);
        const Graph graph = Graph::over(bytes_of(bytes)).value();
        for (std::size_t i = 0; i < list_count; ++i) {
            const auto list = static_cast<List>(i);
            EXPECT_EQ(graph.like(list, "*", 1000), lists[i]);
            EXPECT_EQ(graph.count(list), lists[i].size());
            for (const std::string& word : lists[i]) EXPECT_TRUE(graph.has(list, word));
        }
    }
}

TEST(Graph, FindsByPatternWhatAPlainFilterFinds) {
    std::mt19937 random(2);
    const std::vector<std::string> list = random_words(random, 400);
    const std::string bytes = build(words(list));
    const Graph graph = Graph::over(bytes_of(bytes)).value();
    for (int round = 0; round < 500; ++round) {
        std::string pattern;
        std::string expression;
        for (std::size_t left = random() % 7; left > 0; --left) {
            const char c = "AABBCD??**"[random() % 10];
            pattern.push_back(c);
            expression += c == '?' ? "." : c == '*' ? ".*" : std::string(1, c);
        }
        const std::regex filter(expression);
        std::vector<std::string> wanted;
        for (const std::string& word : list) {
            if (std::regex_match(word, filter)) wanted.push_back(word);
        }
        EXPECT_EQ(graph.like(List::words, pattern, 1000), wanted) << pattern;
        if (wanted.size() > 3) wanted.resize(3);
        EXPECT_EQ(graph.like(List::words, pattern, 3), wanted) << pattern;
    }
}

TEST(Graph, FindsNothingByWhatIsNoPattern) {
    const std::string bytes = build(words({"AB", "ABC"}));
    const Graph graph = Graph::over(bytes_of(bytes)).value();
    EXPECT_TRUE(graph.like(List::words, "", 10).empty());
    EXPECT_TRUE(graph.like(List::words, "ab", 10).empty());
    EXPECT_TRUE(graph.like(List::words, "A[", 10).empty());
    EXPECT_TRUE(graph.like(List::words, "*", 0).empty());
    EXPECT_TRUE(graph.like(List::words, std::string(100, '?'), 10).empty());
    EXPECT_EQ(graph.like(List::words, std::string(100, '*'), 10).size(), 2u);
}

void expect_safe(const std::string& bytes) {
    const auto graph = Graph::over(bytes_of(bytes));
    if (!graph) return;
    for (std::size_t i = 0; i < list_count; ++i) {
        const auto list = static_cast<List>(i);
        for (const std::string& word : graph->like(list, "*", 100)) {
            EXPECT_LE(word.size(), word_max);
            EXPECT_TRUE(graph->has(list, word));
        }
        graph->like(list, "*Z*Z*Z", 100);
        EXPECT_GE(graph->count(list), graph->like(list, "*", 100).size());
    }
}

TEST(Graph, RefusesOrSurvivesSpoiltBytes) {
    std::mt19937 random(3);
    const std::string good = build(words(random_words(random, 100)));
    int refused = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string bad = good;
        for (std::size_t hits = 1 + random() % 3; hits > 0; --hits) {
            bad[random() % bad.size()] ^= static_cast<char>(1u << random() % 8);
        }
        refused += Graph::over(bytes_of(bad)) ? 0 : 1;
        expect_safe(bad);
    }
    EXPECT_GT(refused, 10000);
    for (std::size_t size = 0; size < good.size(); ++size) {
        EXPECT_FALSE(Graph::over(bytes_of(good.substr(0, size)))) << size;
    }
}

std::string graph_of_words(std::vector<std::uint32_t> nodes, std::uint32_t root) {
    std::vector<std::uint32_t> all(Graph::header_words, 0);
    all[0] = Graph::magic;
    all[1] = root;
    all.insert(all.end(), nodes.begin(), nodes.end());
    std::string bytes(all.size() * sizeof all[0], '\0');
    std::memcpy(bytes.data(), all.data(), bytes.size());
    return bytes;
}

constexpr std::uint32_t end = 32, last = 64;
constexpr std::uint32_t to(std::uint32_t node) { return node << 8; }

TEST(Graph, RefusesWhatWouldNeverEndOrLeadOutside) {
    EXPECT_TRUE(Graph::over(bytes_of(graph_of_words({1, end | last}, 1)))) << "the smallest: A";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1, end | last | to(1)}, 1)))) << "follows itself";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1, end | last | to(3), 1, end | last}, 1)))) << "leads ahead";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1, end | last | to(9)}, 1)))) << "leads outside";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1, end | last}, 2)))) << "begins outside";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1, last}, 1)))) << "ends without a word";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1, end}, 1)))) << "has no last edge";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({3, end, end | last}, 1)))) << "says A twice";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({3, end | 1, end | last}, 1)))) << "out of order";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({2, end | last}, 1)))) << "says B and has A";
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words({1u << 27, end | last | 27}, 1)))) << "no letter";
    std::vector<std::uint32_t> chain{1, end | last};
    while (chain.size() < 2 * word_max) {
        chain.insert(chain.end(), {1, end | last | to(static_cast<std::uint32_t>(chain.size() - 1))});
    }
    const auto top = static_cast<std::uint32_t>(chain.size() - 1);
    EXPECT_TRUE(Graph::over(bytes_of(graph_of_words(chain, top)))) << "the longest word";
    chain.insert(chain.end(), {1, end | last | to(top)});
    EXPECT_FALSE(Graph::over(bytes_of(graph_of_words(chain, top)))) << "longer than any word";
}

TEST(Graph, CountsMoreWordsThanOneCouldList) {
    std::vector<std::uint32_t> nodes;
    std::uint32_t below = 0;
    for (std::size_t level = 0; level < word_max; ++level) {
        const auto node = static_cast<std::uint32_t>(nodes.size() + 1);
        nodes.push_back((1u << 26) - 1);
        for (std::uint32_t letter = 0; letter < 26; ++letter) {
            nodes.push_back(to(below) | end | letter | (letter == 25 ? last : 0));
        }
        below = node;
    }
    const std::string bytes = graph_of_words(nodes, below);
    const Graph graph = Graph::over(bytes_of(bytes)).value();
    EXPECT_EQ(graph.count(List::words), 2580398988131886038u);  // 26 + 26^2 + ... + 26^13
    EXPECT_EQ(graph.like(List::words, "*Z*Z*Z*Z*Z*Z*Z*Z*Z*Z*Z*Z*Z*", 10).size(), 1u);
}

}  // namespace
}  // namespace lexicon
