#include "clay/sculpture.hpp"

#include <iterator>

#include "core/check.hpp"

namespace clay {

namespace {

// What the way back may take; steps farther back are found again by doing all before them once more.
constexpr std::size_t kept_bytes_max = 32 << 20;

std::size_t bytes_of(const Stroke& stroke) { return pack({stroke}).size() - pack({}).size(); }

}  // namespace

Sculpture::Sculpture(int side, Strokes strokes) : shown_(side), measured_(coarse_side) {
    for (Stroke& stroke : strokes) {
        steps_.push_back({.stroke = std::move(stroke)});
        steps_.back().work = work_of(steps_.back().stroke);
        steps_.back().bytes = bytes_of(steps_.back().stroke);
    }
}

Strokes Sculpture::list(std::size_t from, std::size_t to) const {
    Strokes strokes;
    for (std::size_t i = from; i < std::min(to, Sculpture::strokes()); ++i) strokes.push_back(steps_[i].stroke);
    return strokes;
}

void Sculpture::begin(Stroke stroke) {
    CHECK(!is_leading_);
    stroke.path.clear();
    steps_.resize(done_);
    steps_.push_back({.stroke = std::move(stroke)});
    ++done_;
    is_leading_ = true;
    stopped_ = {};
}

std::optional<Fault> Sculpture::lead(std::span<const Dab> dabs) {
    CHECK(is_leading_);
    if (stopped_ || dabs.empty()) return stopped_;
    Step& step = steps_.back();
    const std::size_t before = step.stroke.path.size();
    const Step was{.work = step.work, .bytes = step.bytes};
    const int volume_before = volume_;
    const auto take_back = [&](Fault fault) {
        step.stroke.path.resize(before);
        step.work = was.work;
        step.bytes = was.bytes;
        stopped_ = fault;
        return fault;
    };
    step.stroke.path.insert(step.stroke.path.end(), dabs.begin(), dabs.end());
    if (step.stroke.path.size() > dabs_max) return take_back(Fault::too_long);
    if (!is_possible(step.stroke)) return take_back(Fault::out_of_block);
    step.work = work_of(step.stroke);
    step.bytes = bytes_of(step.stroke);
    if (const auto fault = limits()) return take_back(*fault);

    Step now{.stroke = step.stroke};
    follow(now, before);
    if (volume_ > volume_max && volume_ > volume_before) {  // taking away is never too much
        exchange(now);
        return take_back(Fault::over_volume);
    }
    step.shown.add(std::move(now.shown));
    step.measured.add(std::move(now.measured));
    step.is_kept = true;
    return {};
}

void Sculpture::end() {
    CHECK(is_leading_);
    is_leading_ = false;
    if (steps_.back().stroke.path.empty()) {
        steps_.pop_back();
        --done_;
    }
    keep_less();
}

void Sculpture::drop() {
    CHECK(is_leading_);
    is_leading_ = false;
    exchange(steps_.back());
    steps_.pop_back();
    --done_;
}

std::optional<Fault> Sculpture::apply(Stroke stroke) {
    const auto first_undone = steps_.begin() + static_cast<std::ptrdiff_t>(done_);
    std::vector<Step> undone(std::make_move_iterator(first_undone), std::make_move_iterator(steps_.end()));
    const std::vector<Dab> path = std::move(stroke.path);
    if (path.empty()) return Fault::out_of_block;
    begin(std::move(stroke));
    const auto fault = lead(path);
    end();
    if (fault) std::ranges::move(undone, std::back_inserter(steps_));
    return fault;
}

bool Sculpture::undo() {
    if (done_ == 0 || is_leading_) return false;
    Step& step = steps_[done_ - 1];
    if (!step.is_kept) {
        run_again(done_ - 1);
        return true;
    }
    exchange(step);
    --done_;
    return true;
}

bool Sculpture::redo() {
    if (undone() == 0 || is_leading_) return false;
    Step& step = steps_[done_];
    if (step.is_kept) {
        exchange(step);
    } else {
        follow(step, 0);
    }
    ++done_;
    keep_less();
    return true;
}

void Sculpture::clear() {
    if (!is_leading_) run_again(0);
}

std::optional<Fault> Sculpture::limits() const {
    if (done_ > strokes_max) return Fault::too_long;
    std::size_t bytes = pack({}).size();
    std::int64_t work = 0;
    for (std::size_t i = 0; i < done_; ++i) bytes += steps_[i].bytes, work += steps_[i].work;
    if (bytes > packed_bytes_max) return Fault::too_long;
    if (work > work_max) return Fault::too_much_work;
    return {};
}

void Sculpture::exchange(Step& step) {
    shown_.grid().exchange(step.shown);
    measured_.grid().exchange(step.measured);
    volume_ = measured_.volume();
}

void Sculpture::follow(Step& step, std::size_t first_dab) {
    shown_.grid().keep();
    measured_.grid().keep();
    shown_.apply(step.stroke, first_dab);
    measured_.apply(step.stroke, first_dab);
    step.shown = shown_.grid().take_kept();
    step.measured = measured_.grid().take_kept();
    step.is_kept = true;
    volume_ = measured_.volume();
}

void Sculpture::keep_less() {
    std::size_t bytes = 0;
    for (std::size_t i = steps_.size(); i-- > 0;) {
        Step& step = steps_[i];
        bytes += step.shown.bytes() + step.measured.bytes();
        if (bytes <= kept_bytes_max) continue;
        step.shown = {};
        step.measured = {};
        step.is_kept = false;
    }
}

void Sculpture::run_again(std::size_t strokes) {
    shown_.grid().empty();
    measured_.grid().empty();
    for (Step& step : steps_) {
        step.shown = {};
        step.measured = {};
        step.is_kept = false;
    }
    volume_ = 0;
    done_ = 0;
    while (done_ < strokes) redo();
}

}  // namespace clay
