#include "games/barbarossa/voices.hpp"

#include <algorithm>
#include <array>

namespace barbarossa {

namespace {

using Openings = std::array<std::string_view, 2>;

// How a question opens in the book, and in the two ways of each voice.
struct Manner {
    std::string_view plain{};
    std::array<Openings, voice_count> by_voice{};
};

// The first that fits counts.
constexpr std::array<Manner, 4> french = {{
    {"Est-ce que c’est ", {{{"C’est ", "Dites, c’est "}, {"Est-ce que c’est ", "Alors, c’est "},
                            {"Diriez-vous que c’est ", "Se peut-il que ce soit "}}}},
    {"Est-ce que ça ", {{{"Ça ", "Dites, ça "}, {"Est-ce que ça ", "Alors, ça "},
                         {"Diriez-vous que ça ", "Peut-on dire que ça "}}}},
    {"Est-ce qu’on ", {{{"On ", "Dites, on "}, {"Est-ce qu’on ", "Alors, on "},
                        {"Diriez-vous qu’on ", "Peut-on dire qu’on "}}}},
    {"Est-ce ", {{{"C’est ", "Euh, c’est "}, {"Est-ce ", "Alors, c’est "}, {"Serait-ce ", "Voyons : est-ce "}}}},
}};
constexpr std::array<Manner, 2> english = {{
    {"Is it ", {{{"Um, is it ", "Is it maybe "}, {"Is it ", "So, is it "}, {"Might it be ", "Would you say it is "}}}},
    {"Does it ", {{{"Um, does it ", "Hey, does it "}, {"Does it ", "So, does it "},
                   {"Might it ", "Let me see: does it "}}}},
}};
// Where none of them fits: before the whole.
constexpr std::array<std::array<Openings, voice_count>, 2> before = {{
    {{{"Euh, ", "Dites, "}, {"", "Alors, "}, {"Voyons : ", "Une précision : "}}},
    {{{"Um, ", "Hey, "}, {"", "So, "}, {"Let me see: ", "One detail: "}}},
}};

std::string begun_small(std::string text) {
    if (text.front() >= 'A' && text.front() <= 'Z') text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

std::span<const Manner> manners_in(std::size_t language) {
    return language == 0 ? std::span<const Manner>(french) : std::span<const Manner>(english);
}

void add_ways(const std::string& question, std::size_t language, std::size_t voice, std::vector<std::string>& ways) {
    const auto manners = manners_in(language);
    const auto found = std::ranges::find_if(manners, [&](const Manner& manner) {
        return question.starts_with(manner.plain);
    });
    const std::string rest = found == manners.end() ? question : question.substr(found->plain.size());
    const Openings& openings = found == manners.end() ? before[language][voice] : found->by_voice[voice];
    for (const std::string_view opening : openings) {
        const bool is_whole = opening.empty() || found != manners.end();
        std::string way = std::string(opening) + (is_whole ? rest : begun_small(rest));
        if (std::ranges::find(ways, way) == ways.end()) ways.push_back(std::move(way));
    }
}

using Ways = std::vector<std::string>;
using AllWays = std::array<std::array<std::vector<Ways>, voice_count>, 2>;  // by language, voice, facet

AllWays read_ways() {
    AllWays all;
    for (std::size_t language = 0; language < 2; ++language) {
        for (std::size_t voice = 0; voice < voice_count; ++voice) {
            all[language][voice].resize(facets().size());
            for (const std::size_t facet : asked_facets()) {
                for (const std::string& question : facets()[facet].questions[language]) {
                    add_ways(question, language, voice, all[language][voice][facet]);
                }
            }
        }
    }
    return all;
}

}  // namespace

std::span<const std::string> ways_to_ask(std::size_t facet, lexicon::Language language, Voice voice) {
    static const AllWays all = read_ways();
    return all[static_cast<std::size_t>(language)][static_cast<std::size_t>(voice)][facet];
}

}  // namespace barbarossa
