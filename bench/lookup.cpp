// Is it a word? Our graph against dawgdic, Debian's library for the same, over the whole French list: half of what is
// asked is in it, half is a word with one letter changed.
#include "bench/bench.hpp"
#include "core/check.hpp"
#include "core/rng.hpp"
#include "lexicon/lexicon.hpp"

#if __has_include(<dawgdic/dictionary-builder.h>)
#include <dawgdic/dawg-builder.h>
#include <dawgdic/dictionary-builder.h>
#define HAS_DAWGDIC
#endif

namespace bench {

namespace {

using lexicon::List;

constexpr std::size_t asked_count = 100'000;

std::vector<std::string> some_questions(const std::vector<std::string>& words, core::Rng& rng) {
    std::vector<std::string> asked;
    for (std::size_t i = 0; i < asked_count; ++i) {
        std::string word = rng.pick(words);
        const auto size = static_cast<std::uint32_t>(word.size());
        if (i % 2 == 1) word[rng.below(size)] = static_cast<char>('A' + rng.below(26));
        asked.push_back(word);
    }
    return asked;
}

template <class Has>
double rate_of(const std::vector<std::string>& asked, std::int64_t& known, const Has& has) {
    return rate(Clock::cpu, [&] {
        known = 0;
        for (const std::string& word : asked) known += has(word) ? 1 : 0;
        return static_cast<std::int64_t>(asked.size());
    });
}

}  // namespace

std::vector<Result> lookup() {
    const lexicon::Graph& graph = *lexicon::graph_of(lexicon::Language::french);
    const std::vector<std::string> words = graph.like(List::words, "*", 1'000'000);
    core::Rng rng(1);
    const std::vector<std::string> asked = some_questions(words, rng);
    std::int64_t ours_known = 0;
    const auto ours = [&] {
        return rate_of(asked, ours_known, [&](const std::string& word) { return graph.has(List::words, word); });
    };
    Result result{.what = "is it a word", .unit = "words/s", .goal = "as fast as dawgdic"};
#ifdef HAS_DAWGDIC
    dawgdic::DawgBuilder builder;
    for (const std::string& word : words) CHECK(builder.Insert(word.c_str()));
    dawgdic::Dawg dawg;
    CHECK(builder.Finish(&dawg));
    dawgdic::Dictionary dictionary;
    CHECK(dawgdic::DictionaryBuilder::Build(dawg, &dictionary));
    std::int64_t theirs_known = 0;
    const Compared compared = compare(ours, [&] {
        return rate_of(asked, theirs_known, [&](const std::string& word) {
            return dictionary.Contains(word.c_str(), word.size());
        });
    });
    CHECK(ours_known == theirs_known);
    result.ours = compared.ours;
    result.against = "dawgdic";
    result.theirs = compared.theirs;
    result.ratio = compared.ratio;
#else
    result.what += "; libdawgdic-dev is not here";
    result.ours = ours();
#endif
    return {result};
}

}  // namespace bench
