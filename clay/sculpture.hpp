// A sculpture being made: its strokes, the clay as it is seen and as it is measured, and the way back. A stroke that
// may not be is refused and leaves everything as it was.
#pragma once

#include <optional>

#include "clay/field.hpp"

namespace clay {

class Sculpture {
public:
    // Of these strokes, none done yet: `redo` does them one by one. Shown on a grid of this side.
    explicit Sculpture(int side, Strokes = {});

    const Field& shown() const { return shown_; }
    const Field& measured() const { return measured_; }
    int volume() const { return volume_; }         // thousandths of the block, measured on the coarse grid
    std::size_t strokes() const { return is_leading_ ? done_ - 1 : done_; }  // that are done and ended
    std::size_t undone() const { return steps_.size() - done_; }
    Strokes list(std::size_t from, std::size_t to) const;  // strokes done, from one to before another

    // A stroke as it is led: without a path, then its dabs as they come. What was undone is gone.
    void begin(Stroke);
    std::optional<Fault> lead(std::span<const Dab>);  // refused: none of these dabs, nor any more; those before stay
    void end();                                       // without a dab there was no stroke
    void drop();                                      // it was not meant

    std::optional<Fault> apply(Stroke);
    bool undo();
    bool redo();
    void clear();  // all undone

    std::vector<int> take_dirty_blocks() { return shown_.take_dirty_blocks(); }

private:
    struct Step {
        Stroke stroke{};
        std::int64_t work = 0;
        std::size_t bytes = 0;  // packed
        Kept shown{}, measured{};
        bool is_kept = false;
    };

    std::optional<Fault> limits() const;  // of the strokes done
    void exchange(Step&);
    void follow(Step&, std::size_t first_dab);
    void keep_less();
    void run_again(std::size_t strokes);

    Field shown_, measured_;
    int volume_ = 0;
    std::vector<Step> steps_;
    std::size_t done_ = 0;
    bool is_leading_ = false;         // the last step done is still being made
    std::optional<Fault> stopped_{};  // and this is why it goes no farther
};

}  // namespace clay
