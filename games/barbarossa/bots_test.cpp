// The bots at the table: they play by the rules, ask nothing twice, speak the table's language, answer as things are,
// and are as good as their names say. BOTS.md has the numbers of long matches.
#include "games/barbarossa/bots.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "clay/stroke.hpp"
#include "games/arena.hpp"
#include "games/barbarossa/course.hpp"
#include "games/barbarossa/library.hpp"
#include "games/barbarossa/moves.hpp"

namespace barbarossa {
namespace {

using core::Seat;
using lexicon::Language;
using Action = Rules::Action;
using Barbarossa = games::Entry<Rules, core::Silence, Apprenti, Habitue, Maitre>;
enum Bot : std::size_t { random_bot, apprenti, habitue, maitre };
constexpr auto just_think = [](std::size_t, const auto& think) { return think(); };

Action choice_of(Bot bot, const View& view, Seat seat, core::Rng& rng) {
    return games::choose<Barbarossa>(bot, view, {}, seat, rng, {});
}

// Who may cut in, before the seat that is to act.
std::optional<std::pair<Seat, Action>> cut_in(Bot bot, const State& state, core::Rng& rng) {
    for (int i = 0; i < state.table.seats; ++i) {
        if (!Rules::may_interrupt(state).has(Seat(i))) continue;
        const auto action = games::interrupt<Barbarossa>(bot, Rules::view(state, Seat(i)), Seat(i), rng, {});
        if (action) return std::pair{Seat(i), *action};
    }
    return std::nullopt;
}

// An evening of bots; `watch` is shown every state before a move, and the move.
template <class Watch>
State play_out(Bot bot, int seats, const Config& config, std::uint64_t seed, const Watch& watch) {
    core::Rng rng(seed);
    State state = Rules::setup(config, seats);
    while (!Rules::to_act(state).empty()) {
        Seat actor = Rules::to_act(state).first();
        Action action;
        if (actor == Seat::nature) action = Rules::nature(state, rng);
        else if (const auto sudden = cut_in(bot, state, rng)) std::tie(actor, action) = *sudden;
        else action = choice_of(bot, Rules::view(state, actor), actor, rng);
        watch(state, actor, action);
        const auto taken = Rules::apply(state, actor, action);
        EXPECT_TRUE(taken) << core::name_of(taken.error());
        if (!taken) break;
    }
    return state;
}
constexpr auto nobody = [](const State&, Seat, const Action&) {};

TEST(BarbarossaBots, are_as_good_as_their_names_say) {
    for (const auto& [bot, rival] : {std::pair{maitre, habitue}, {habitue, apprenti}, {apprenti, random_bot}}) {
        const games::Contest<Barbarossa> contest{.config = {}, .seats = 4, .bots = {bot, rival}, .seed = 1};
        std::vector<games::Played> played;
        for (std::size_t game = 0; game < 16; ++game) played.push_back(games::play(contest, game, just_think));
        EXPECT_TRUE(games::lead_of(played, 0, 1, &games::Share::score)->is_above(0)) << "bot " << bot;
    }
}

TEST(BarbarossaBots, ask_nothing_twice_about_an_object_nor_in_the_same_words_and_in_the_language_of_the_table) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto language = Language(seed % 2);
        const int seats = 3 + static_cast<int>(seed % 4);
        const State state = play_out(Bot(1 + seed % 3), seats, {.language = language}, seed, nobody);
        std::set<std::pair<int, std::size_t>> asked;
        std::set<std::string> wordings;
        for (const Line& line : state.table.talk) {
            if (line.kind != Kind::question) continue;
            const auto understood = understand(line.text, language);
            ASSERT_TRUE(understood) << line.text;
            const auto facet = plain_facet(*understood);
            ASSERT_TRUE(facet) << line.text;
            const auto voice = Voice(seed % 3);
            const auto ways = ways_to_ask(*facet, language, voice);
            ASSERT_NE(std::ranges::find(ways, line.text), ways.end()) << line.text;
            EXPECT_TRUE(asked.insert({line.object, *facet}).second) << line.text;
            const bool is_new = wordings.insert(line.text).second;
            const bool has_new = std::ranges::any_of(ways, [&](const std::string& way) {
                return !wordings.contains(way);
            });
            EXPECT_TRUE(is_new || !has_new) << line.text;
        }
        EXPECT_GT(asked.size(), 5u);
    }
}

TEST(BarbarossaBots, answer_as_things_are) {
    constexpr std::array<Answer, truth_count> answers = {Answer::no, Answer::unknown, Answer::probably, Answer::yes};
    int checked = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const State state = play_out(habitue, 4, {}, seed, nobody);
        for (const Line& line : state.table.talk) {
            const auto noun = noun_of(object_of(state.table, line).word, Language::french);
            ASSERT_TRUE(noun);
            if (line.kind == Kind::guess) {
                EXPECT_EQ(line.answer == Answer::yes, noun_of(line.text, Language::french) == noun) << line.text;
            }
            if (line.kind != Kind::question || line.answer == Answer::none) continue;
            const auto facet = facets_asked(*understand(line.text, Language::french));
            const Truth truth = nouns()[*noun].truths[facet.front()];
            EXPECT_EQ(line.answer, answers[static_cast<std::size_t>(truth)]) << line.text;
            ++checked;
        }
    }
    EXPECT_GT(checked, 50);
}

// A table at which seat 1 is asked about its cat.
View asked_about_a_cat(Line line) {
    View view{.me = Seat(1)};
    view.table.seats = 3;
    view.table.phase = Phase::second_series;
    view.table.objects.push_back({.owner = Seat(1), .word = "chat"});
    line.asker = Seat(0);
    view.table.talk = {line};
    view.table.is_waiting = true;
    return view;
}

Answer reply(std::string question) {
    return std::get<Reply>(answer(asked_about_a_cat({.text = std::move(question)}))).answer;
}

TEST(BarbarossaBots, answer_people_in_their_own_words) {
    EXPECT_EQ(reply("c'est un animal"), Answer::yes);
    EXPECT_EQ(reply("ça se mange ?"), Answer::no);
    EXPECT_EQ(reply("Ce n'est pas un animal ?"), Answer::no);
    EXPECT_EQ(reply("does it have a tail?"), Answer::yes);
    EXPECT_EQ(reply("Est-ce un chat ?"), Answer::yes);
    EXPECT_EQ(reply("Est-ce une voiture ?"), Answer::no);
    EXPECT_EQ(reply("Ça commence par un C ?"), Answer::yes);
    EXPECT_EQ(reply("Y a-t-il plus de six lettres ?"), Answer::no);
    EXPECT_EQ(reply("Est-ce plus petit qu'une maison ?"), Answer::yes);
}

TEST(BarbarossaBots, tell_what_they_do_not_know_from_what_they_do_not_understand) {
    EXPECT_EQ(reply("Est-ce plus grand qu'un chat ?"), Answer::unknown);  // it is one
    EXPECT_EQ(reply("Pourquoi pas ?"), Answer::unclear);
    EXPECT_EQ(reply("Ça schtroumpfe ?"), Answer::unclear);
}

bool is_right(std::string guess, std::string word, Language language = Language::french) {
    View view = asked_about_a_cat({.kind = Kind::guess, .text = std::move(guess)});
    view.table.objects[0].word = std::move(word);
    view.table.config.language = language;
    return std::get<Judge>(answer(view)).is_right;
}

TEST(BarbarossaBots, R25_judge_as_a_fair_owner) {
    for (const auto& [guess, word] : {std::pair{"minet", "chat"}, {"chats", "chat"}, {"elephant", "éléphant"},
                                      {"étoiles", "étoile"}, {"éléphant", "elephant"}, {"des chateaux", "château"}}) {
        EXPECT_TRUE(is_right(guess, word)) << guess;
    }
    for (const auto& [guess, word] : {std::pair{"chien", "chat"}, {"fils", "fil"}, {"cours", "cour"}, {"bus", "bu"},
                                      {"péché", "pêche"}, {"mémé", "même"}}) {
        EXPECT_FALSE(is_right(guess, word)) << guess;
        EXPECT_FALSE(is_right(word, guess)) << word;
    }
    EXPECT_FALSE(is_right("tâche", "tache"));
    EXPECT_TRUE(is_right("boxes", "box", Language::english));
    EXPECT_FALSE(is_right("glasses", "glass", Language::english));
}

TEST(BarbarossaBots, R25_take_a_slip_of_the_keys_that_is_no_word) {
    for (const auto& [guess, word] : {std::pair{"champignom", "champignon"}, {"girfae", "girafe"},
                                      {"girrafe", "girafe"}, {"bateu", "bateau"}, {"un batteau", "bateau"}}) {
        EXPECT_TRUE(is_right(guess, word)) << guess;
    }
    for (const auto& [guess, word] : {std::pair{"gâteau", "bateau"}, {"rateau", "bateau"}, {"maison", "saison"},
                                      {"xyzzy", "chat"}, {"cha", "chat"}, {"bateu", "gâteau"}, {"clx", "clé"}}) {
        EXPECT_FALSE(is_right(guess, word)) << guess;
    }
}

TEST(BarbarossaBots, choose_the_same_when_asked_again) {
    for (const Bot bot : {apprenti, habitue, maitre}) {
        play_out(bot, 3, {}, 7, [&](const State& state, Seat actor, const Action& action) {
            if (actor == Seat::nature || !Rules::to_act(state).has(actor)) return;
            core::Rng first(state.table.talk.size()), second(state.table.talk.size());
            const View view = Rules::view(state, actor);
            EXPECT_EQ(choice_of(bot, view, actor, first), choice_of(bot, view, actor, second)) << action.index();
        });
    }
}

TEST(BarbarossaBots, think_nothing_of_words_they_cannot_see) {
    play_out(maitre, 3, {}, 11, [](const State& state, Seat actor, const Action&) {
        if (!is_playing(state.table) || actor == Seat::nature || state.table.is_waiting) return;
        State other = state;
        for (Object& object : other.table.objects) {
            if (object.owner != actor) object.word = "autre";
        }
        core::Rng first(1), second(1);
        EXPECT_EQ(choice_of(maitre, Rules::view(state, actor), actor, first),
                  choice_of(maitre, Rules::view(other, actor), actor, second));
    });
}

TEST(BarbarossaBots, make_things_of_the_library_and_no_two_alike) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Config config{.language = Language(seed % 2), .common_theme = seed % 3 == 0};
        core::Rng rng(seed);
        State state = Rules::setup(config, 3);
        while (state.table.phase == Phase::sculpting) {
            const Seat actor = Rules::to_act(state).first();
            const Action action = actor == Seat::nature
                                      ? Rules::nature(state, rng)
                                      : choice_of(maitre, Rules::view(state, actor), actor, rng);
            const auto taken = Rules::apply(state, actor, action);
            ASSERT_TRUE(taken) << core::name_of(taken.error());
        }
        std::map<Seat, std::set<std::string>> words;
        for (const Object& object : state.table.objects) {
            EXPECT_TRUE(words[object.owner].insert(object.word).second) << object.word;
            EXPECT_GT(object.clay_bytes, 0);
        }
        for (const Player& player : state.table.players) EXPECT_EQ(player.theme.empty(), !config.common_theme);
    }
}

// Apprenti's things are clear, Maître's sit at the middle, and some are sly.
TEST(BarbarossaBots, make_what_fits_their_level) {
    std::map<Bot, std::array<int, 3>> made;
    for (const Bot bot : {apprenti, habitue, maitre}) {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            core::Rng rng(seed);
            const State state = Rules::setup({}, 4);
            const Seat me{static_cast<std::int8_t>(seed % 4)};
            const Action action = choice_of(bot, Rules::view(state, me), me, rng);
            const auto& label = std::get<Label>(action);
            for (std::size_t entry = 0; entry < library_size(); ++entry) {
                const ReadyMade& each = ready_made(entry, Language::french);
                if (each.word == label.word) ++made[bot][static_cast<std::size_t>(each.grade)];
            }
        }
    }
    const auto count = [&](Bot bot, Grade grade) { return made[bot][static_cast<std::size_t>(grade)]; };
    EXPECT_EQ(count(apprenti, Grade::clear), 30);
    EXPECT_GT(count(habitue, Grade::clear), count(habitue, Grade::middling));
    EXPECT_GT(count(habitue, Grade::middling), 0);
    EXPECT_EQ(count(habitue, Grade::sly), 0);
    EXPECT_EQ(count(maitre, Grade::clear), 0);
    EXPECT_GT(count(maitre, Grade::middling), count(maitre, Grade::sly));
    EXPECT_GT(count(maitre, Grade::sly), 0);
}

// Who left had sent all they might, far too much clay for one thing and nothing at all for the other.
TEST(BarbarossaBots, R10_make_other_things_of_clay_that_cannot_stay) {
    const auto ball_of = [](clay::Tool tool, std::uint8_t half) {
        clay::Stroke stroke{.tool = tool, .path = {{.at = {512, 512, 512}}}};
        if (clay::is_stamp(tool)) stroke.shape.half = {half, half, half};
        return clay::to_text(clay::pack({stroke}));
    };
    for (const Bot bot : {random_bot, apprenti, maitre}) {
        State state = Rules::setup({}, 4);
        for (const Action& action : std::initializer_list<Action>{
                 Shape{.object = 0, .strokes = ball_of(clay::Tool::ball, 255)}, Label{.object = 0, .word = "chat"},
                 Shape{.object = 1, .strokes = ball_of(clay::Tool::carve, 0)}, Label{.object = 1, .word = "lune"}}) {
            ASSERT_TRUE(Rules::apply(state, Seat{0}, action));
        }
        state.shaped_bytes[0] = shaped_bytes_max;
        core::Rng rng(1);
        for (int i = 0; i < 4; ++i) {  // finds out, makes two things, is ready
            ASSERT_TRUE(Rules::apply(state, Seat{0}, choice_of(bot, Rules::view(state, Seat{0}), Seat{0}, rng)));
            while (Rules::is_laborious(state)) {
                ASSERT_TRUE(Rules::apply(state, Seat::nature, Rules::nature(state, rng)));
            }
        }
        EXPECT_TRUE(state.table.players[0].is_ready);
    }
}

// What another has just tried is left alone until something new was told of it, and a curse in one's own turn is only
// for when nobody else may cast one.
TEST(BarbarossaBots, R30_do_not_all_curse_the_same_and_leave_people_time) {
    int curses = 0;
    for (const Bot bot : {habitue, maitre}) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            play_out(bot, 4, {}, seed, [&](const State& state, Seat actor, const Action& action) {
                const Guess* guess = std::get_if<Guess>(&action);
                const Letter* letter = std::get_if<Letter>(&action);
                if (!(guess && guess->is_curse) && !(letter && letter->is_curse)) return;
                ++curses;
                const Table& table = state.table;
                EXPECT_TRUE(actor != table.turn || table.phase == Phase::second_series);
                const std::int8_t object = guess ? guess->object : letter->object;
                const auto is_told = [&](const Line& line) {
                    const bool is_news = line.kind != Kind::letter || line.asker == actor;
                    return line.object == object && is_news;
                };
                const auto last = std::find_if(table.talk.rbegin(), table.talk.rend(), is_told);
                if (last == table.talk.rend()) return;
                EXPECT_TRUE(last->kind != Kind::guess || last->asker == actor);
            });
        }
    }
    EXPECT_GT(curses, 20);
}

// Neither what they tried themselves nor what another has just tried, whose word they did not see.
TEST(BarbarossaBots, do_not_repeat_a_wrong_guess) {
    int wrong = 0;
    for (const Bot bot : {apprenti, habitue, maitre}) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            play_out(bot, 4, {}, seed, [&](const State& state, Seat actor, const Action& action) {
                const Guess* guess = std::get_if<Guess>(&action);
                if (!guess) return;
                bool is_last = true;
                const std::vector<Line>& talk = state.table.talk;
                for (auto line = talk.rbegin(); line != talk.rend(); ++line) {
                    if (line->object != guess->object) continue;
                    const bool is_wrong = line->kind == Kind::guess && line->answer == Answer::no;
                    if (is_wrong && (is_last || line->asker == actor)) EXPECT_NE(line->text, guess->word);
                    wrong += is_wrong;
                    is_last = false;
                }
            });
        }
    }
    EXPECT_GT(wrong, 10);
}

TEST(BarbarossaBots, curse_and_take_curses_back_but_not_the_apprentice) {
    const auto spent = [](Bot bot) {
        int curses = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) curses += play_out(bot, 4, {}, seed, nobody).table.spent_curses;
        return curses;
    };
    EXPECT_EQ(spent(apprenti), 0);
    EXPECT_GT(spent(maitre), 10);
}

}  // namespace
}  // namespace barbarossa
