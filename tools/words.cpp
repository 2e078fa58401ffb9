#include <cstdio>

#include <boost/mp11.hpp>

#include "lexicon/lexicon.hpp"
#include "tools/commands.hpp"

namespace tools {

namespace {

// A value by its name, or a sentence that tells the names there are.
template <class Enum>
Enum named(const std::string& word, const std::string& what) {
    std::string known;
    Enum found{};
    bool is_known = false;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<Enum>>([&](auto each) {
        known += (known.empty() ? "" : ", ") + std::string(each.name);
        if (word == each.name) found = each.value, is_known = true;
    });
    if (!is_known) throw UsageError("there is no " + what + " '" + word + "'; there are " + known);
    return found;
}

// As one types it: small letters and accents will do.
std::string pattern_of(const std::string& text) {
    std::string pattern;
    std::string letters;
    const auto take_letters = [&] {
        const auto word = lexicon::folded(letters);
        if (!word) throw UsageError("'" + text + "' is no pattern: letters, ? for one letter, * for any number");
        pattern += *word;
        letters.clear();
    };
    for (const char c : text) {
        if (c != '?' && c != '*') {
            letters.push_back(c);
            continue;
        }
        take_letters();
        pattern.push_back(c);
    }
    take_letters();
    return pattern;
}

int run(const Args& args) {
    const auto language = named<lexicon::Language>(args.words()[0], "language");
    const auto list = named<lexicon::List>(args.text("list"), "list");
    const auto limit = static_cast<std::size_t>(args.number("limit", 1, 1'000'000));
    for (const std::string& word : lexicon::graph_of(language)->like(list, pattern_of(args.words()[1]), limit)) {
        std::printf("%s\n", word.c_str());
    }
    return 0;
}

}  // namespace

Command words_command() {
    return {.name = "words",
            .words = "LANGUAGE PATTERN",
            .summary = "Words of the lexicon that fit: palette words french 'ch?t*' (? is a letter, * any number)",
            .words_min = 2,
            .words_max = 2,
            .options = {{.name = "list", .value = "LIST", .initial = "words",
                         .help = "words, names, common, or a theme such as music"},
                        {.name = "limit", .value = "N", .initial = "100", .help = "how many at most"}},
            .run = run};
}

}  // namespace tools
