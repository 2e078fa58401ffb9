// How well the bots of Barbarossa talk: how many questions of games/barbarossa/data/talk they understand and answer
// rightly, one half of which nobody fitted the book to; how soon a word is found by asking, of any noun and of the
// sculptures that bots bring; how long that takes.
#include <algorithm>
#include <fstream>
#include <map>

#include "bench/bench.hpp"
#include "core/rng.hpp"
#include "games/barbarossa/belief.hpp"
#include "games/barbarossa/library.hpp"
#include "games/barbarossa/talk.hpp"

namespace bench {

namespace {

using namespace barbarossa;
using lexicon::Language;

constexpr std::array<std::string_view, 2> language_names = {"French", "English"};

// `half` is "develop" or "report".
std::vector<Asking> asked_by_people(const std::string& half, Language language) {
    std::ifstream file(SOURCE_DIR + path_of_talk(half, language));
    return askings_in({std::istreambuf_iterator<char>(file), {}});
}

Result share(std::string what, double value, int goal = 0) {  // in hundredths; 0: none
    Result result{.what = std::move(what), .unit = "%", .ours = 100 * value};
    if (goal > 0) result.ratio = result.ours / goal, result.goal = std::to_string(goal) + " %";
    return result;
}

void understanding(Language language, const std::string& half, std::vector<Result>& results) {
    Score all;
    std::map<std::string, Score> by_kind;
    for (const Asking& asking : asked_by_people(half, language)) {
        all.add(asking, language);
        by_kind[asking.kind].add(asking, language);
    }
    const std::string name = std::string(language_names[static_cast<std::size_t>(language)]) + ", " + half;
    for (const auto& [kind, score] : by_kind) {
        const std::string of = " of " + std::to_string(score.asked()) + ", wrong " + std::to_string(score.wrong);
        results.push_back({.what = name + ", " + kind, .unit = "right" + of, .ours = double(score.right)});
    }
    const std::string of = " (" + std::to_string(all.asked()) + ")";
    results.push_back(share(name + ": understood" + of, all.understood(), 85));
    results.push_back(share(name + ": of these right", all.rightly(), 97));
}

enum class Asker {
    bot,     // asks what tells most
    person,  // as a script has people ask: anything that splits what is left
};

// A game of questions: one asks, and guesses when it is rather sure than not.
class Search {
public:
    Search(std::size_t target, Language language, double errors, std::uint64_t seed, Asker asker = Asker::bot)
        : target_(target), language_(language), errors_(errors), rng_(core::Rng(seed)), asker_(asker) {
        view_.table.config.language = language;
        view_.table.seats = 3;
    }

    int questions_to_find(int most) {
        for (int asked = 0;; ++asked) {
            Belief belief(view_, 3);
            for (int guesses = 0; guesses < 3 && belief.best().chance >= sure; ++guesses) {
                if (belief.best().noun == target_) return asked;
                say({.kind = Kind::guess, .object = 3, .text = std::string(belief.best().word), .answer = Answer::no});
                belief = Belief(view_, 3);
            }
            if (asked == most || !ask(belief)) return most + 1;
        }
    }

private:
    static constexpr double sure = 0.4;

    void say(Line line) { view_.table.talk.push_back(std::move(line)); }

    bool ask(const Belief& belief) {
        constexpr double splitting = 0.3;  // bits
        double best = 0;
        std::optional<std::size_t> chosen;
        std::vector<std::size_t> fit;
        for (const std::size_t facet : asked_facets()) {
            if (belief.was_asked(facet)) continue;
            const double bits = belief.of_question(facet).bits;
            if (bits > best) best = bits, chosen = facet;
            if (bits >= splitting) fit.push_back(facet);
        }
        if (!chosen) return false;
        if (asker_ == Asker::person && !fit.empty()) chosen = rng_.pick(fit);
        const Facet& facet = facets()[*chosen];
        say({.asker = core::Seat(1), .object = 3, .text = facet.questions[static_cast<std::size_t>(language_)].front(),
             .answer = answer(*chosen)});
        return true;
    }

    Answer answer(std::size_t facet) {
        constexpr std::array<Answer, truth_count> answers = {Answer::no, Answer::unknown, Answer::probably,
                                                             Answer::yes};
        const Truth truth = nouns()[target_].truths[facet];
        const bool is_wrong = rng_.below(1'000) < static_cast<std::uint32_t>(1'000 * errors_);
        if (is_wrong) return truth >= Truth::probably ? Answer::no : Answer::yes;
        return answers[static_cast<std::size_t>(truth)];
    }

    View view_{.me = core::Seat(0)};
    std::size_t target_;
    Language language_;
    double errors_;
    core::Rng rng_;
    Asker asker_;
};

void finding(Language language, double errors, std::vector<Result>& results) {
    constexpr std::size_t games = 200;
    constexpr int most = 25;
    core::Rng rng = core::Rng(14);
    std::vector<int> questions;
    for (std::size_t game = 0; game < games; ++game) {
        const auto target = rng.below(static_cast<std::uint32_t>(nouns().size()));
        questions.push_back(Search(target, language, errors, game).questions_to_find(most));
    }
    std::ranges::sort(questions);
    const auto within = [&](int count) {
        return static_cast<double>(std::ranges::count_if(questions, [&](int each) { return each <= count; })) / games;
    };
    const std::string name = std::string(language_names[static_cast<std::size_t>(language)]) +
                             (errors > 0 ? ", one answer in ten wrong: " : ", true answers: ");
    results.push_back({.what = name + "questions, median", .unit = "", .ours = double(questions[games / 2])});
    results.push_back(share(name + "found within 15", within(15), errors > 0 ? 0 : 50));
    results.push_back(share(name + "found within 20", within(20), errors > 0 ? 50 : 0));
}

Result time_of_answers() {
    const auto all = asked_by_people("develop", Language::french);
    const double each = 1e3 / rate(Clock::cpu, [&] {
        for (const Asking& asking : all) answer_to(asking.question, asking.word, Language::french);
        return std::ssize(all);
    });
    return {.what = "an answer", .unit = "ms", .ours = each, .ratio = 5 / each, .goal = "5 ms"};
}

// Questions until a sculpture's word is found: by a bot, and by scripted people, on average.
double questions_to(const ReadyMade& made) {
    constexpr int most = 25, people = 5;
    const auto noun = noun_of(made.word, Language::french);
    if (!noun) return most + 1;
    double by_people = 0;
    for (int person = 0; person < people; ++person) {
        const auto seed = static_cast<std::uint64_t>(person);
        by_people += Search(*noun, Language::french, 0, seed, Asker::person).questions_to_find(most);
    }
    return (Search(*noun, Language::french, 0, 0).questions_to_find(most) + by_people / people) / 2;
}

}  // namespace

std::vector<Result> finds() {
    constexpr std::array<std::string_view, 3> names = {"clear", "middling", "sly"};
    std::array<std::vector<double>, 3> by_grade;
    std::vector<Result> results;
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        const ReadyMade& made = ready_made(entry, Language::french);
        const double questions = questions_to(made);
        const auto grade = static_cast<std::size_t>(made.grade);
        by_grade[grade].push_back(questions);
        const std::string what = made.word + ", " + std::string(names[grade]);
        results.push_back({.what = what, .unit = "questions", .ours = questions});
    }
    for (std::size_t grade = 0; grade < names.size(); ++grade) {
        std::vector<double>& all = by_grade[grade];
        std::ranges::sort(all);
        const std::string what = std::string(names[grade]) + " (" + std::to_string(all.size()) + "), median";
        results.push_back({.what = what, .unit = "questions", .ours = all.empty() ? 0 : all[all.size() / 2]});
    }
    return results;
}

std::vector<Result> talk() {
    std::vector<Result> results;
    const double start = seconds(Clock::cpu);
    answer_to("", "", Language::french);
    const double first = 1e3 * (seconds(Clock::cpu) - start);
    results.push_back({.what = "the book read, at first use", .unit = "ms", .ours = first, .ratio = 50 / first,
                       .goal = "50 ms"});
    results.push_back(time_of_answers());
    for (const Language language : {Language::french, Language::english}) {
        for (const std::string half : {"develop", "report"}) understanding(language, half, results);
        for (const double errors : {0.0, 0.1}) finding(language, errors, results);
    }
    return results;
}

}  // namespace bench
