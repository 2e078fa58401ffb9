// For tests and `palette bench talk`: questions as people put them, with what a fair person may answer, as they are
// written in data/talk/.

#include <algorithm>

#include "games/barbarossa/understand.hpp"

namespace barbarossa {

struct Asking {
    std::string kind{};
    std::string word{};
    std::string answers{};  // by their first letters
    std::string question{};
};

// One half is for working on, "develop", the other to report on, "report".
inline std::string path_of_talk(const std::string& half, lexicon::Language language) {
    const std::string mark = language == lexicon::Language::french ? "_fr" : "_en";
    return "/games/barbarossa/data/talk/" + half + mark + ".txt";
}

inline std::vector<Asking> askings_in(const std::string& text) {
    std::vector<Asking> all;
    for (const std::string_view line : split(text, "\n")) {
        const auto fields = split(line, " | ");
        if (line.starts_with('#') || fields.size() != 4) continue;
        all.push_back({std::string(fields[0]), std::string(fields[1]), std::string(fields[2]), std::string(fields[3])});
    }
    return all;
}

struct Score {
    int unclear = 0, right = 0, wrong = 0;

    int asked() const { return unclear + right + wrong; }
    double understood() const { return static_cast<double>(right + wrong) / std::max(1, asked()); }
    double rightly() const { return static_cast<double>(right) / std::max(1, right + wrong); }
    void add(const Asking& asking, lexicon::Language language) {
        constexpr std::string_view letters = "-ynpu";
        const Answer answer = answer_to(asking.question, asking.word, language);
        if (answer == Answer::unclear) ++unclear;
        else if (asking.answers.contains(letters[static_cast<std::size_t>(answer)])) ++right;
        else ++wrong;
    }
};

}  // namespace barbarossa
