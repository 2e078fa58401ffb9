// The bots at the table: they tell stories that fit and never the same twice, forget as their level does, and are as
// good at recalling as their names say. BOTS.md has the numbers of long matches.
#include "games/farben/bots.hpp"

#include <algorithm>
#include <set>

#include "core/json.hpp"
#include "games/arena.hpp"
#include "games/farben/evening.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/likely.hpp"
#include "games/farben/stories.hpp"

namespace farben {
namespace {

using Farben = boost::mp11::mp_at_c<games::All, 3>;
static_assert(std::same_as<Farben::Rules, Rules>);
enum Bot : std::size_t { random_bot, apprenti, habitue, maitre };
constexpr auto just_think = [](std::size_t, const auto& think) { return think(); };

// An evening of bots; `watch` is shown every state before a move, and the move.
template <class Watch>
State play_out(Bot bot, int seats, const Config& config, std::uint64_t seed, const Watch& watch,
               const core::TalesHeard& heard = {}) {
    core::Rng rng(seed);
    State state = Rules::setup(config, seats);
    core::Memories<Rules> memories;
    while (!Rules::to_act(state).empty()) {
        const core::Seat actor = Rules::to_act(state).first();
        const auto action = actor == nature ? Rules::nature(state, rng)
                                            : games::choose<Farben>(bot, Rules::view(state, actor), memories.of(actor),
                                                                    actor, rng, {}, heard);
        watch(state, actor, action);
        const auto taken = Rules::apply(state, actor, action);
        EXPECT_TRUE(taken) << core::name_of(taken.error());
        if (!taken) break;
        memories.notice(state, seats);
    }
    return state;
}
constexpr auto nobody = [](const State&, core::Seat, const Rules::Action&) {};

// Cards of a table of bots that were named right, of 1000.
int recalled(Bot bot, int seats) {
    int right = 0, all = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (const Packet& packet : play_out(bot, seats, {}, seed, nobody).table.packets) {
            all += static_cast<int>(packet.answers.size());
            right += static_cast<int>(std::ranges::count(packet.answers, true, &Answer::is_right));
        }
    }
    return 1000 * right / all;
}

TEST(FarbenBots, are_as_good_as_their_names_say) {
    for (const std::size_t seats : {3u, 4u, 5u}) {
        for (const auto& [bot, rival] : {std::pair{maitre, habitue}, {habitue, apprenti}, {apprenti, random_bot}}) {
            const games::Contest<Farben> contest{.config = {}, .seats = seats, .bots = {bot, rival}, .seed = 1};
            std::vector<games::Played> played;
            for (std::size_t game = 0; game < 24; ++game) played.push_back(games::play(contest, game, just_think));
            EXPECT_TRUE(games::lead_of(played, 0, 1, &games::Share::score)->is_above(0))
                << "bot " << bot << " at " << seats << " seats";
        }
    }
}

TEST(FarbenBots, forget_as_their_level_does) {
    for (const int seats : {3, 5}) {
        const int apprentis = recalled(apprenti, seats), habitues = recalled(habitue, seats);
        EXPECT_GT(apprentis, 2 * recalled(random_bot, seats));
        EXPECT_GT(habitues, apprentis + 100);
        EXPECT_GT(recalled(maitre, seats), habitues + 100);
    }
}

TEST(FarbenBots, tell_no_story_twice_and_only_of_the_stock) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const int seats = 3 + static_cast<int>(seed % 3);
        const Config config{.language = lexicon::Language(seed % 2)};
        std::set<std::string> told;
        for (const Packet& packet : play_out(Bot(1 + seed % 3), seats, config, seed, nobody).table.packets) {
            for (const Card& card : packet.cards) {
                EXPECT_TRUE(told.insert(std::string(tale_in(card.story))).second) << card.story;
                EXPECT_NE(story_of(card.story, config.language), nullptr) << card.story;
            }
        }
    }
}

TEST(FarbenBots, rather_choose_likely_colours_and_seldom_the_same) {
    int fitting = 0, alike = 0, all = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const Packet& packet : play_out(habitue, 4, {}, seed, nobody).table.packets) {
            std::set<Colour> colours;
            const Hand likely = likely_colours(packet.word, lexicon::Language::french);
            for (const Card& card : packet.cards) {
                fitting += likely.has(static_cast<std::size_t>(*card.colour));
                alike += !colours.insert(*card.colour).second;
                ++all;
            }
        }
    }
    EXPECT_GT(fitting, all / 2);
    EXPECT_LT(fitting, all * 8 / 10) << "now and then they surprise";
    EXPECT_LT(alike, all / 3);
}

TEST(FarbenBots, do_not_tell_the_same_of_a_word_every_evening) {
    std::set<std::string> stories;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Evening evening = Evening(3).plays_rounds(seed % 4).opens(20);
        core::Rng rng(seed);
        const Rules::Action chosen = Habitue().choose(evening.seen_by(bob), {}, {}, bob, rng, {});
        stories.insert(core::encode(std::get<Choose>(chosen)));
    }
    EXPECT_GT(stories.size(), 1u);
}

TEST(FarbenBots, take_the_side_of_whose_likely_colours_more_are_left) {
    const auto is_sea = [](const Rules::Action& action) { return std::get<PickSide>(action).side == 0; };
    View view{.me = ann, .table = {.phase = Phase::siding}, .sides = {"Mer", "Jalousie"}};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        core::Rng rng(seed);
        view.hand = Hand{static_cast<std::size_t>(Colour::blue), static_cast<std::size_t>(Colour::yellow),
                         static_cast<std::size_t>(Colour::red)};
        EXPECT_FALSE(is_sea(Habitue().choose(view, {}, {}, ann, rng, {})));
        view.hand = Hand{static_cast<std::size_t>(Colour::blue)};
        EXPECT_TRUE(is_sea(Habitue().choose(view, {}, {}, ann, rng, {})));
    }
}

struct Style {  // of a bot, by what it told
    std::size_t letters = 0, about_the_word = 0, in_own_words = 0, all = 0;
};

Style style_of(Bot bot) {
    Style style;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (const Packet& packet : play_out(bot, 3, {}, seed, nobody).table.packets) {
            for (const Card& card : packet.cards) {
                const auto stories = stories_of(packet.word, lexicon::Language::french);
                const auto is_this = [&](const Told& told) { return told.story.text == tale_in(card.story); };
                style.letters += tale_in(card.story).size();
                style.in_own_words += card.story != tale_in(card.story) ? 1u : 0u;
                style.about_the_word += std::ranges::any_of(stories, is_this) ? 1u : 0u;
                ++style.all;
            }
        }
    }
    return style;
}

TEST(FarbenBots, tell_each_in_their_own_voice) {
    const Style novice = style_of(apprenti), regular = style_of(habitue), master = style_of(maitre);
    EXPECT_LT(novice.letters + 5 * novice.all, regular.letters);
    EXPECT_LT(regular.letters + 5 * regular.all, master.letters);
    EXPECT_LT(novice.about_the_word, novice.all * 8 / 10) << "is often at a loss";
    EXPECT_GT(regular.about_the_word, regular.all * 8 / 10);
    for (const Style& style : {novice, regular, master}) {
        EXPECT_GT(style.in_own_words, style.all / 2);
        EXPECT_LT(style.in_own_words, style.all * 9 / 10) << "a voice, not a tic";
    }
}

std::set<std::string> stories_told(std::uint64_t seed) {
    std::set<std::string> stories;
    for (const Packet& packet : play_out(habitue, 4, {}, seed, nobody).table.packets) {
        for (const Card& card : packet.cards) stories.insert(std::string(tale_in(card.story)));
    }
    return stories;
}

TEST(FarbenBots, tell_other_stories_every_evening) {
    std::size_t again = 0, all = 0;
    const std::set<std::string> first = stories_told(0);
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        for (const std::string& story : stories_told(seed)) again += first.contains(story), ++all;
    }
    EXPECT_LT(100 * again, 6 * all);
}

// Whether there is a story for this card that was heard neither tonight nor before.
bool is_any_left(const State& state, core::Seat teller, const core::TalesHeard& heard) {
    const Packet& packet = state.table.packets.back();
    const auto is_left = [&](const Told& told) {
        return told.colour == packet.cards[at(teller)].colour && heard.times(core::tale_of(told.story.text)) == 0 &&
               std::ranges::none_of(state.table.packets, [&](const Packet& each) {
                   return std::ranges::any_of(each.cards, [&](const Card& card) {
                       return tale_in(card.story) == told.story.text;
                   });
               });
    };
    const auto language = state.table.config.language;
    return std::ranges::any_of(stories_of(packet.word, language), is_left) ||
           std::ranges::any_of(stories_for_any(language), is_left);
}

// Somebody plays evening after evening with three bots, and hears what they tell.
TEST(FarbenBots, tell_nobody_a_story_twice_while_there_is_another) {
    for (const Bot bot : {apprenti, habitue, maitre}) {
        core::TalesHeard heard;
        std::size_t again = 0, all = 0;
        for (std::uint64_t evening = 0; evening < 16; ++evening) {
            std::vector<core::Tale> tonight;
            play_out(bot, 4, {}, evening, [&](const State& state, core::Seat actor, const Rules::Action& action) {
                const auto tale = Rules::tale(action);
                if (!tale || actor == ann) return;
                const bool is_again = heard.times(*tale) > 0;
                EXPECT_FALSE(is_again && is_any_left(state, actor, heard)) << std::get<Tell>(action).story;
                again += is_again ? 1u : 0u, ++all;
                tonight.push_back(*tale);
            }, heard);
            for (const core::Tale tale : tonight) heard.add(tale);
        }
        EXPECT_EQ(all, 16u * 30u);
        EXPECT_LE(again, 3u) << "bot " << bot;
    }
}

// When everything was told once, nothing is told a third time before the rest was told twice.
TEST(FarbenBots, begin_again_with_what_was_heard_least) {
    Evening evening = Evening(3).opens(14).choose({Colour::blue, Colour::blue, Colour::blue});
    core::TalesHeard heard;
    const auto tell_again = [&] {
        core::Rng rng(1);
        const auto told = Habitue().choose(evening.seen_by(bob), {}, heard, bob, rng, {});
        heard.add(*Rules::tale(told));
        return *Rules::tale(told);
    };
    std::set<core::Tale> once, twice;
    const auto any = std::ranges::count(stories_for_any(lexicon::Language::french), Colour::blue, &Told::colour);
    for (std::ptrdiff_t i = 0; i < any + 1; ++i) EXPECT_TRUE(once.insert(tell_again()).second);
    for (std::ptrdiff_t i = 0; i < any + 1; ++i) EXPECT_TRUE(twice.insert(tell_again()).second);
    EXPECT_EQ(once, twice);
}

TEST(FarbenBots, choose_a_colour_whose_story_nobody_has_heard) {
    const Evening evening = Evening(3).opens(14);
    core::TalesHeard heard;
    for (const Told& told : stories_of("Mer", lexicon::Language::french)) {
        if (told.colour != Colour::orange) heard.add(core::tale_of(told.story.text));
    }
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        core::Rng rng(seed);
        const auto chosen = Maitre().choose(evening.seen_by(bob), {}, heard, bob, rng, {});
        EXPECT_EQ(chosen, Rules::Action(Choose{Colour::orange}));
    }
}

TEST(FarbenBots, ask_for_hints_and_give_them) {
    int asked = 0, given = 0, forgotten = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        play_out(apprenti, 4, {}, seed, [&](const State& state, core::Seat, const Rules::Action& action) {
            asked += std::holds_alternative<Ask>(action);
            forgotten += std::holds_alternative<Forgot>(action);
            const Hint* hint = std::get_if<Hint>(&action);
            if (hint == nullptr) return;
            ++given;
            const auto packet = static_cast<std::size_t>(state.table.packet);
            EXPECT_TRUE(check_hint(hint->word, state.table.packets[packet].cards[at(state.table.asked)]));
        });
    }
    EXPECT_EQ(asked, given + forgotten);
    EXPECT_GT(given, 50);
    EXPECT_GT(forgotten, 5);
}

// A colour that was not known when the hint was asked for comes back by the hint alone.
TEST(FarbenBots, what_is_forgotten_stays_forgotten_when_the_owner_has_no_hint) {
    int right = 0, all = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        for (const Packet& packet : play_out(apprenti, 5, {}, seed, nobody).table.packets) {
            for (const Answer& answer : packet.answers) {
                if (answer.help != Help::forgotten) continue;
                ++all;
                right += answer.is_right;
            }
        }
    }
    EXPECT_GT(all, 50);
    EXPECT_LT(right, all / 3) << "no better than guessing";
}

struct Heard {  // an evening, and what everybody noticed
    Evening evening;
    core::Memories<Rules> memories{};

    explicit Heard(int seats) : evening(seats) {}
    Heard& does(core::Seat actor, const Rules::Action& action) {
        evening.does(actor, action);
        memories.notice(evening.state, evening.state.table.seats);
        return *this;
    }
    template <class B>
    Rules::Action choice(core::Seat seat) const {
        core::Rng rng(1);
        return B().choose(evening.seen_by(seat), memories.of(seat), {}, seat, rng, {});
    }
    // Nine rounds or more in which everybody takes the first colour left, and tells in the same way.
    Heard& rounds(std::size_t count, const Tell& told) {
        while (evening.state.table.packets.size() < count) {
            does(nature, Draw{.first = evening.state.table.first,
                              .card = static_cast<std::int8_t>(items_of(evening.state.deck)[0])});
            does(evening.state.table.first, PickSide{0});
            for (std::size_t seat = 0; seat < seats_of(evening.state.table); ++seat) {
                does(core::Seat(seat), Choose{Colour(items_of(evening.state.hands[seat])[0])});
            }
            while (evening.phase() == Phase::telling || evening.phase() == Phase::listening) {
                if (evening.phase() == Phase::telling) does(evening.teller(), told);
                else does(evening.to_act().first(), Listened{});
            }
        }
        return *this;
    }
};

TEST(FarbenBots, notice_the_colour_of_a_story_that_was_told_aloud) {
    Heard heard = Heard(3).rounds(rounds_max, aloud);
    EXPECT_EQ(heard.memories.of(ann).count, 30);
    EXPECT_EQ(heard.memories.of(ann).told[9][2].colour, heard.evening.state.table.packets[9].cards[2].colour);
    heard.does(cem, Assign{9});
    const auto named = std::get<Guess>(heard.choice<Maitre>(ann));
    EXPECT_EQ(named.colour, heard.evening.state.table.packets[9].cards[at(named.owner)].colour);
}

TEST(FarbenBots, ask_no_hint_for_a_story_of_which_they_heard_nothing) {
    Heard heard = Heard(3).rounds(rounds_max, aloud).does(cem, Assign{0});
    for (int card = 0; card < 3; ++card) {
        const Rules::Action action = heard.choice<Apprenti>(ann);
        ASSERT_TRUE(std::holds_alternative<Guess>(action));
        heard.does(ann, action).does(nature, GoOn{});
    }
}

TEST(FarbenBots, hint_at_a_story_that_somebody_else_told_in_their_seat) {
    Heard heard = Heard(3).rounds(rounds_max, typed("Une vieille bicyclette."));
    heard.does(cem, Assign{9}).does(ann, Ask{bob});
    EXPECT_EQ(heard.choice<Maitre>(bob), Rules::Action(Hint{"bicyclette"}));
}

TEST(FarbenBots, hint_with_the_word_that_fewest_other_stories_have) {
    const Story& story = stories_of("Mer", lexicon::Language::french).front().story;
    for (const std::size_t common : {0u, 1u}) {
        Heard heard = Heard(3).rounds(rounds_max - 1, typed(story.hints[common])).rounds(rounds_max, typed(story.text));
        heard.does(cem, Assign{9}).does(ann, Ask{bob});
        EXPECT_EQ(heard.choice<Maitre>(bob), Rules::Action(Hint{story.hints[1 - common]}));
    }
}

TEST(FarbenBots, maitre_guesses_a_likely_colour_where_it_knows_nothing) {
    Heard heard = Heard(3).rounds(rounds_max, aloud).does(cem, Assign{0});
    const Hand likely = likely_colours(heard.evening.state.table.packets[0].word, lexicon::Language::french);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        core::Rng rng(seed);
        const auto named = std::get<Guess>(Maitre().choose(heard.evening.seen_by(ann), {}, {}, ann, rng, {}));
        EXPECT_TRUE(likely.has(static_cast<std::size_t>(*named.colour)));
    }
}

TEST(FarbenBots, maitre_gives_its_neighbour_what_was_told_longest_ago) {
    Heard heard = Heard(3).rounds(rounds_max, aloud);
    EXPECT_EQ(heard.choice<Maitre>(cem), Rules::Action(Assign{0}));
}

// The owner has played all twelve but for the two in hand; with nine cards turned up one colour is left.
TEST(FarbenBots, maitre_works_out_what_is_left) {
    Heard heard = Heard(3).rounds(rounds_max, aloud);
    for (std::int8_t packet = 1; packet < 9; ++packet) {
        heard.does(right_of(heard.evening.state.table.recaller, 3), Assign{packet});
        for (const core::Seat owner : {ann, bob, cem}) {
            heard.does(heard.evening.state.table.recaller, Guess{owner, {}}).does(nature, GoOn{});
        }
    }
    const core::Seat last = heard.evening.state.table.recaller;
    heard.does(right_of(last, 3), Assign{0});
    core::Rng rng(1);
    const Memory nothing{};  // as if it had just come in
    const View view = heard.evening.seen_by(last);
    std::optional<Colour> own;
    while (!own) {
        const auto named = std::get<Guess>(Maitre().choose(view, nothing, {}, last, rng, {}));
        if (named.owner == last) own = named.colour;
    }
    const Colour truth = *heard.evening.state.table.packets[0].cards[at(last)].colour;
    const Colour other = *heard.evening.state.table.packets[9].cards[at(last)].colour;  // the packet nobody has
    EXPECT_TRUE(*own == truth || *own == other);
}

}  // namespace
}  // namespace farben
