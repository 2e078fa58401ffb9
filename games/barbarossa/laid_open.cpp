// The record of a game as people may have it once it is over: without notes, and without what somebody took back at
// the clay before calling it ready, which nobody else ever saw. As many moves as were made, because chance is drawn by
// their number. (R40, R44, R45)
#include <algorithm>
#include <array>

#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {

using core::Seat;

namespace {

using Moves = std::vector<std::size_t>;  // by number, in order

struct Laid {  // a stroke, and the move that laid it
    clay::Stroke stroke{};
    std::size_t move = 0;
};

struct Piece {  // an object in the hands of its maker
    Seat maker = Seat::nature;
    std::vector<Laid> clay{};
    Moves shapes{}, labels{};  // since the maker was last ready
    bool is_supplied = false;  // in the end: what the maker did is not on the table
};

class Tidying {
public:
    explicit Tidying(Rules::Doings& doings) : doings_(doings) {
        for (const auto& [actor, action] : doings) {
            if (const Supply* supply = std::get_if<Supply>(&action)) piece(supply->object).is_supplied = true;
        }
    }

    void tidy() {
        for (std::size_t move = 0; move < doings_.size(); ++move) {
            auto& [actor, action] = doings_[move];
            std::visit([&](auto& done) { follow(move, actor, done); }, action);
        }
    }

private:
    Piece& piece(std::int8_t object) { return pieces_[static_cast<std::size_t>(object)]; }
    template <class Action>
    Action& action(std::size_t move) { return std::get<Action>(doings_[move].second); }

    void follow(std::size_t, Seat, const auto&) {}
    void follow(std::size_t, Seat, Note& note) { note.text.clear(); }
    void follow(std::size_t move, Seat actor, const Shape& shape) {
        Piece& shaped = piece(shape.object);
        const auto strokes = strokes_in(shape.strokes);
        CHECK(strokes.has_value());  // it was accepted
        shaped.maker = actor;
        shaped.shapes.push_back(move);
        shaped.clay.resize(static_cast<std::size_t>(shape.keep));
        for (const clay::Stroke& each : *strokes) shaped.clay.push_back({each, move});
    }
    void follow(std::size_t move, Seat actor, const Label& label) {
        piece(label.object).maker = actor;
        piece(label.object).labels.push_back(move);
    }
    void follow(std::size_t move, Seat actor, const Theme&) { themes_[at(actor)].push_back(move); }
    void follow(std::size_t, Seat actor, const Ready&) { settle(actor); }
    void follow(std::size_t, Seat, const TimedOut& late) {
        for (Piece& each : pieces_) {
            if (each.maker != late.seat || !each.is_supplied) continue;
            each.clay.clear();
            for (const std::size_t move : each.labels) forget(move);
        }
        settle(late.seat);
    }

    // What stands now was reached without what was taken back: every stroke by the move that laid it.
    void settle(Seat maker) {
        for (Piece& each : pieces_) {
            if (each.maker != maker) continue;
            for (const std::size_t move : each.shapes) tidy(action<Shape>(move), each.clay, move);
            forget_all_but_last(each.labels);
            each.shapes.clear();
        }
        forget_all_but_last(themes_[at(maker)]);
    }
    static void tidy(Shape& shape, const std::vector<Laid>& clay, std::size_t move) {
        clay::Strokes strokes;
        shape.keep = 0;
        for (const Laid& each : clay) {
            if (each.move < move) ++shape.keep;
            if (each.move == move) strokes.push_back(each.stroke);
        }
        shape.strokes = strokes.empty() ? "" : clay::to_text(clay::pack(strokes));
    }
    void forget_all_but_last(Moves& moves) {
        for (std::size_t i = 0; i + 1 < moves.size(); ++i) forget(moves[i]);
        moves.clear();
    }
    void forget(std::size_t move) {
        if (Label* label = std::get_if<Label>(&doings_[move].second)) *label = {.object = label->object};
        else action<Theme>(move) = {};
    }

    Rules::Doings& doings_;
    std::array<Piece, objects_max> pieces_{};
    std::array<Moves, max_seats> themes_{};
};

}  // namespace

Rules::Doings Rules::laid_open(Doings doings) {
    Tidying(doings).tidy();
    return doings;
}

}  // namespace barbarossa
