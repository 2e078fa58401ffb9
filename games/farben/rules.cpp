#include "games/farben/rules.hpp"

#include <algorithm>

#include "games/farben/course.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/words.hpp"

namespace farben {

using core::Seat;
using core::Seats;
using Verdict = Rules::Verdict;

namespace {

constexpr std::int16_t points_unaided = 2, points_with_hint = 1, points_for_owner = 1;  // R20

std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

bool is_seated(const Table& table, Seat seat) { return is_player(seat) && index(seat) < table.seats; }

Packet& present(Table& table) { return table.packets[table.packets.size() - 1]; }
Packet& recalled(Table& table) { return table.packets[static_cast<std::size_t>(table.packet)]; }

void begin_recall(Table& table, Seat recaller) {
    table.recaller = recaller;
    table.packet = -1;
    table.turned = Seat::nature;
    table.phase = Phase::assigning;
}

void end_round(Table& table) {
    table.teller = Seat::nature;
    if (table.packets.size() == rounds_of(table.config)) return begin_recall(table, table.first);  // R16
    table.first = next(table.first, table.seats);  // R10
    table.phase = Phase::drawing;
}

// The teller's card goes face down. (R12)
void end_story(Table& table) {
    table.done = {};
    if (table.teller == table.first) return end_round(table);  // R8
    table.teller = next(table.teller, table.seats);
    table.phase = Phase::telling;
}

void pick_side(State& state, int side) {
    Table& table = state.table;
    present(table).word = word_on(state.card, side, table.config.language);
    state.card = -1;
    table.phase = Phase::choosing;
}

void choose(State& state, std::size_t seat, Colour colour) {
    Table& table = state.table;
    Hand& hand = state.hands[seat];
    hand = hand.without({static_cast<std::size_t>(colour)});
    present(table).cards[seat].colour = colour;
    table.done.add(seat);
    if (table.done.size() < seats_of(table)) return;
    table.done = {};
    table.teller = next(table.first, table.seats);  // R8
    table.phase = Phase::telling;
}

void tell(Table& table, const Tell& told) {
    Card& card = present(table).cards[at(table.teller)];
    card.story = told.story;
    card.is_aloud = told.is_aloud;
    if (told.story.empty()) return end_story(table);  // heard, or nothing to read
    table.phase = Phase::listening;
}

void listen(Table& table, std::size_t seat) {
    table.done.add(seat);
    if (table.done.size() + 1 == seats_of(table)) end_story(table);
}

void assign(Table& table, std::size_t packet) {
    table.packet = static_cast<std::int8_t>(packet);
    recalled(table).recaller = table.recaller;
    recalled(table).answers = core::List<Answer, max_seats>::of(seats_of(table), {});
    table.phase = Phase::recalling;
}

void end_hint(Table& table, Help help, std::string word) {
    Answer& answer = recalled(table).answers[at(table.asked)];
    answer.help = help;
    answer.hint = std::move(word);
    table.phase = Phase::recalling;
}

void score(Table& table, std::size_t owner, const Answer& answer) {  // R20
    if (!answer.is_right) return;
    table.scores[at(table.recaller)] += answer.help == Help::given ? points_with_hint : points_unaided;
    if (Seat(owner) != table.recaller) table.scores[owner] += points_for_owner;
}

void guess_colour(Table& table, std::size_t owner, std::optional<Colour> colour) {
    Packet& packet = recalled(table);
    Answer& answer = packet.answers[owner];
    answer.is_made = true;
    answer.colour = colour;
    answer.is_right = colour.has_value() && colour == packet.cards[owner].colour;
    table.asked = Seat::nature;
    table.turned = Seat(owner);
    score(table, owner, answer);
    table.phase = Phase::revealing;
}

void go_on(Table& table) {
    table.phase = Phase::recalling;
    if (!std::ranges::all_of(recalled(table).answers, &Answer::is_made)) return;
    if (packets_given(table) < recalled_packets(table)) {
        return begin_recall(table, next(table.recaller, table.seats));  // R16
    }
    table.recaller = table.turned = Seat::nature;
    table.packet = -1;
    table.phase = Phase::over;
}

// R24. What is done for somebody whose time is up.
void act_for(State& state, std::size_t seat) {
    Table& table = state.table;
    switch (table.phase) {
        case Phase::siding: return pick_side(state, 0);
        case Phase::choosing: return state.late.add(seat);
        case Phase::telling: return tell(table, {});
        case Phase::listening: return listen(table, seat);
        case Phase::hinting: return end_hint(table, Help::forgotten, {});
        case Phase::assigning: {
            const Packet* left = std::ranges::find(table.packets, Seat::nature, &Packet::recaller);
            return assign(table, static_cast<std::size_t>(left - table.packets.begin()));
        }
        default: break;
    }
    const auto& answers = recalled(table).answers;
    const Answer* left = std::ranges::find(answers, false, &Answer::is_made);
    const auto first_left = static_cast<std::size_t>(left - answers.begin());
    guess_colour(table, is_player(table.asked) ? at(table.asked) : first_left, {});
}

// One overload per action. Players' are known to be of a seat at this table; what is refused changes nothing.

Verdict play(State& state, Seat, const PickSide& picked) {
    if (picked.side < 0 || picked.side > 1) return refuse(Illegal::no_such_side);
    pick_side(state, picked.side);
    return {};
}

Verdict play(State& state, Seat actor, const Choose& chosen) {
    if (!chosen.colour) return refuse(Illegal::no_colour);
    if (!state.hands[at(actor)].has(static_cast<std::size_t>(*chosen.colour))) return refuse(Illegal::colour_used);
    choose(state, at(actor), *chosen.colour);
    return {};
}

Verdict play(State& state, Seat, const Tell& told) {  // R9
    const auto characters = characters_in(told.story);
    if (!characters) return refuse(Illegal::not_text);
    if (*characters > story_chars_max) return refuse(Illegal::story_too_long);
    if (!told.is_aloud && words_of(told.story).empty()) return refuse(Illegal::no_story);
    tell(state.table, told);
    return {};
}

Verdict play(State& state, Seat actor, const Listened&) {
    listen(state.table, at(actor));
    return {};
}

Verdict play(State& state, Seat, const Assign& assigned) {
    Table& table = state.table;
    const auto packet = static_cast<std::size_t>(assigned.packet);
    if (packet >= table.packets.size()) return refuse(Illegal::no_such_packet);
    if (is_player(table.packets[packet].recaller)) return refuse(Illegal::packet_taken);
    assign(table, packet);
    return {};
}

// A card that can be named now. (R17, R19)
Verdict check_card(const Table& table, Seat owner) {
    if (!is_seated(table, owner)) return refuse(Illegal::no_such_seat);
    const Packet& packet = table.packets[static_cast<std::size_t>(table.packet)];
    if (is_turned_up(packet, at(owner))) return refuse(Illegal::card_turned_up);
    if (is_player(table.asked) && table.asked != owner) return refuse(Illegal::other_card_asked);
    return {};
}

Verdict play(State& state, Seat actor, const Ask& ask) {
    Table& table = state.table;
    if (const auto can = check_card(table, ask.owner); !can) return can;
    if (ask.owner == actor) return refuse(Illegal::own_card);
    Answer& answer = recalled(table).answers[at(ask.owner)];
    if (answer.help != Help::none) return refuse(Illegal::already_asked);
    answer.help = Help::asked;
    table.asked = ask.owner;
    table.phase = Phase::hinting;
    return {};
}

Verdict play(State& state, Seat actor, const Hint& hint) {  // R18
    Table& table = state.table;
    if (const auto fits = check_hint(hint.word, recalled(table).cards[at(actor)]); !fits) return fits;
    end_hint(table, Help::given, std::string(only_word(hint.word)));
    return {};
}

Verdict play(State& state, Seat, const Forgot&) {
    end_hint(state.table, Help::forgotten, {});
    return {};
}

Verdict play(State& state, Seat, const Guess& guess) {
    if (const auto can = check_card(state.table, guess.owner); !can) return can;
    guess_colour(state.table, at(guess.owner), guess.colour);
    return {};
}

Verdict play(State& state, Seat, const Begin& begun) {
    Table& table = state.table;
    if (!is_seated(table, begun.first)) return refuse(Illegal::no_such_seat);
    table.first = begun.first;
    table.phase = Phase::drawing;
    return {};
}

Verdict play(State& state, Seat, const Draw& draw) {  // R26
    Table& table = state.table;
    const auto card = static_cast<std::size_t>(draw.card);
    if (draw.first != table.first || !state.deck.has(card)) return refuse(Illegal::bad_draw);
    state.deck = state.deck.without({card});
    state.card = draw.card;
    table.packets.push_back({.first = table.first, .cards = core::List<Card, max_seats>::of(seats_of(table), {})});
    table.phase = Phase::siding;
    return {};
}

Verdict play(State& state, Seat, const ChooseFor& chosen) {  // R26
    if (!is_seated(state.table, chosen.seat)) return refuse(Illegal::no_such_seat);
    const std::size_t seat = at(chosen.seat);
    const bool is_in_hand = chosen.colour && state.hands[seat].has(static_cast<std::size_t>(*chosen.colour));
    if (!state.late.has(seat) || !is_in_hand) return refuse(Illegal::bad_draw);
    state.late = state.late.without({seat});
    choose(state, seat, *chosen.colour);
    return {};
}

Verdict play(State& state, Seat, const GoOn&) {
    go_on(state.table);
    return {};
}

Verdict play(State& state, Seat, const TimedOut& late) {
    if (!is_seated(state.table, late.seat)) return refuse(Illegal::no_such_seat);
    if (!Rules::to_act(state).has(late.seat)) return refuse(Illegal::not_your_turn);
    act_for(state, at(late.seat));
    return {};
}

template <class T>
constexpr bool is_natural =
    std::same_as<T, Begin> || std::same_as<T, Draw> || std::same_as<T, ChooseFor> || std::same_as<T, GoOn> ||
    std::same_as<T, TimedOut>;

// The point of the game at which an action can be done; time is up at any.
template <class T>
constexpr Phase phase_of = Phase::recalling;  // Ask, Guess
template <> constexpr Phase phase_of<Begin> = Phase::opening;
template <> constexpr Phase phase_of<Draw> = Phase::drawing;
template <> constexpr Phase phase_of<PickSide> = Phase::siding;
template <> constexpr Phase phase_of<Choose> = Phase::choosing;
template <> constexpr Phase phase_of<ChooseFor> = Phase::choosing;
template <> constexpr Phase phase_of<Tell> = Phase::telling;
template <> constexpr Phase phase_of<Listened> = Phase::listening;
template <> constexpr Phase phase_of<Assign> = Phase::assigning;
template <> constexpr Phase phase_of<Hint> = Phase::hinting;
template <> constexpr Phase phase_of<Forgot> = Phase::hinting;
template <> constexpr Phase phase_of<GoOn> = Phase::revealing;

}  // namespace

Verdict Rules::accepts(const Config& config, int seats) {
    CHECK(seats >= min_seats && seats <= max_seats);  // whoever opens a table has looked
    if (static_cast<int>(config.first) > seats) return refuse(Illegal::no_such_seat);
    return {};
}

State Rules::setup(const Config& config, int seats) {
    CHECK(accepts(config, seats));
    const auto count = static_cast<std::size_t>(seats);
    State state{.table = {.config = config, .seats = static_cast<std::int8_t>(seats)},
                .hands = core::List<Hand, farben::max_seats>::of(count, Hand::all()),
                .deck = core::Set<card_count>::all()};
    state.table.scores.resize(count);
    if (config.first != First::drawn) {  // R4
        state.table.first = seat_named(config.first);
        state.table.phase = Phase::drawing;
    }
    return state;
}

Seats Rules::to_act(const State& state) {
    const Table& table = state.table;
    switch (table.phase) {
        case Phase::opening:
        case Phase::drawing:
        case Phase::revealing: return Seats(Seat::nature);
        case Phase::siding: return Seats(table.first);
        case Phase::telling: return Seats(table.teller);
        case Phase::assigning: return Seats(right_of(table.recaller, table.seats));
        case Phase::recalling: return Seats(table.recaller);
        case Phase::hinting: return Seats(table.asked);
        case Phase::over: return {};
        default: break;
    }
    Seats actors;  // choosing, listening
    if (!state.late.empty()) actors.add(Seat::nature);
    for (std::size_t seat = 0; seat < seats_of(table); ++seat) {
        if (!table.done.has(seat) && !state.late.has(seat) && Seat(seat) != table.teller) actors.add(Seat(seat));
    }
    return actors;
}

Verdict Rules::apply(State& state, Seat actor, const Action& action) {
    return std::visit([&]<class T>(const T& each) -> Verdict {
        if (is_natural<T> != (actor == Seat::nature)) return refuse(Illegal::not_your_action);
        if constexpr (!std::same_as<T, TimedOut>) {
            if (state.table.phase != phase_of<T>) return refuse(Illegal::not_now);
        }
        if (!is_natural<T> && !to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
        return play(state, actor, each);
    }, action);
}

core::Progress Rules::progress(const State& state) {
    const Table& table = state.table;
    const std::size_t rounds = rounds_of(table.config), stages = rounds + recalled_packets(table);
    std::size_t stage = table.packets.size() + (table.phase <= Phase::drawing ? 1 : 0);
    if (table.phase >= Phase::assigning) stage += packets_given(table) + (table.phase == Phase::assigning ? 1 : 0);
    return {.stage = static_cast<std::int32_t>(stage),
            .stages = static_cast<std::int32_t>(stages),
            .scores{table.scores.begin(), table.scores.end()}};
}

std::vector<std::string*> Rules::told(Action& action) {
    if (auto* tell = std::get_if<Tell>(&action)) return {&tell->story};
    if (auto* hint = std::get_if<Hint>(&action)) return {&hint->word};
    return {};
}

std::int32_t Rules::saying_percent(const Action& action) {
    constexpr std::int32_t usual = 100, thinking = 160, reading = 250, telling_max = 500;
    if (const Tell* told = std::get_if<Tell>(&action)) {
        return std::min(telling_max, reading + static_cast<std::int32_t>(told->story.size()));
    }
    if (std::holds_alternative<Listened>(action)) return reading;
    const bool is_pondered = std::holds_alternative<Guess>(action) || std::holds_alternative<Hint>(action);
    return is_pondered ? thinking : usual;
}

std::optional<core::Outcome> Rules::outcome(const State& state) {
    const auto& scores = state.table.scores;
    if (state.table.phase != Phase::over) return std::nullopt;
    core::Outcome outcome;
    for (const std::int16_t mine : scores) {
        outcome.scores.push_back(mine);
        const auto better = std::ranges::count_if(scores, [mine](std::int16_t each) { return each > mine; });
        outcome.places.push_back(1 + static_cast<std::int32_t>(better));  // R21
    }
    return outcome;
}

}  // namespace farben
