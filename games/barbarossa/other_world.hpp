// For leak tests: an evening in which every word, note and description is another, and a second one that differs from
// it only in what one reader cannot know. Both must look the same to that reader.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/laws.hpp"
#include "games/barbarossa/course.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

using Log = std::vector<core::Move<Rules>>;

inline std::string made_up_word(core::Rng& rng) {
    constexpr std::string_view consonants = "bcdfgklmnprtv", vowels = "aeiou";
    std::string word;
    for (int syllable = 0; syllable < 4; ++syllable) word += {rng.pick(consonants), rng.pick(vowels)};
    return word;
}

// Random play, with interruptions and one move in twelve the clock's, in which no two texts are alike. One guess in
// three is the very word, whoever makes it.
inline Log play_evening(const Config& config, int seats, core::Rng& rng) {
    Log log;
    State state = Rules::setup(config, seats);
    while (!Rules::to_act(state).empty()) {
        core::Move<Rules> move = core::any_move<Rules>(state, seats, rng, 12);
        const std::string number = std::to_string(log.size());
        if (Label* label = std::get_if<Label>(&move.action)) {
            *label = {label->object, made_up_word(rng), "forme " + number, label->is_described};
        }
        if (Note* note = std::get_if<Note>(&move.action)) note->text = "note " + number;
        if (Theme* theme = std::get_if<Theme>(&move.action)) theme->text = "idée " + number;
        if (Guess* guess = std::get_if<Guess>(&move.action)) {
            const Object& object = state.table.objects[static_cast<std::size_t>(guess->object)];
            guess->word = rng.chance(3) ? object.word : made_up_word(rng);
        }
        CHECK(Rules::apply(state, move.actor, move.action).has_value());
        log.push_back(std::move(move));
    }
    return log;
}

// What else a thing may be called, for all that the reader was told of it; the word itself if nothing else.
inline std::string other_word(const State& last, std::size_t object, core::Seat reader) {
    const std::string& word = last.table.objects[object].word;
    std::set<int> known;  // places of letters, from 0
    bool has_asked = false;
    for (const Line& line : last.table.talk) {
        if (static_cast<std::size_t>(line.object) != object || line.asker != reader) continue;
        if (line.kind == Kind::guess && is_same_word(line.text, word, last.table.config.language)) return word;
        if (line.kind != Kind::letter) continue;
        has_asked = true;
        known.insert(line.position > 0 ? line.position - 1 : letters_in(word) + line.position);
    }
    std::string other = word;
    for (std::size_t i = 0; i < other.size(); ++i) {
        if (!known.contains(static_cast<int>(i))) other[i] = other[i] == 'z' ? 'a' : static_cast<char>(other[i] + 1);
    }
    return has_asked ? other : other + "wu";  // its length is unknown too
}

struct OtherWorld {
    Log log;
    int changed = 0;  // texts
};

class Changer {
public:
    Changer(const State& last, const Log& log, core::Seat reader) : last_(last), reader_(reader) {
        for (const Object& object : last.table.objects) words_.push_back(object.word);
        for (const auto& [actor, action] : log) {
            const Label* label = std::get_if<Label>(&action);  // what has none was supplied: all see that clay
            if (label == nullptr || actor == reader) continue;
            const auto object = static_cast<std::size_t>(label->object);
            words_[object] = other_word(last, object, reader);
        }
    }

    void change(core::Move<Rules>& move) {
        if (move.actor == reader_) return;
        if (Label* label = std::get_if<Label>(&move.action)) {
            replace(label->word, words_[static_cast<std::size_t>(label->object)]);
            if (!label->is_described) replace(label->description, label->description + " autrement");
        }
        if (Note* note = std::get_if<Note>(&move.action)) replace(note->text, note->text + " autrement");
        if (Theme* theme = std::get_if<Theme>(&move.action)) replace(theme->text, theme->text + " autrement");
        if (Guess* guess = std::get_if<Guess>(&move.action)) change(*guess);
    }
    int changed() const { return changed_; }

private:
    const std::string& word(std::int8_t object) const {
        return last_.table.objects[static_cast<std::size_t>(object)].word;
    }
    // What was right at once is right at once in the other world, and what was not is not.
    void change(Guess& guess) {
        if (last_.table.objects[static_cast<std::size_t>(guess.object)].owner == reader_) return;
        const bool is_right = is_same_word(guess.word, word(guess.object), last_.table.config.language);
        replace(guess.word, is_right ? words_[static_cast<std::size_t>(guess.object)] : guess.word + "xyz");
    }
    void replace(std::string& text, std::string other) {
        changed_ += text != other;
        text = std::move(other);
    }

    const State& last_;
    core::Seat reader_;
    std::vector<std::string> words_{};
    int changed_ = 0;
};

inline OtherWorld other_world(const Config& config, int seats, const Log& log, core::Seat reader) {
    const auto last = core::replay<Rules>(config, seats, log);
    CHECK(last.has_value());
    Changer changer(*last, log, reader);
    OtherWorld other{.log = log};
    for (core::Move<Rules>& move : other.log) changer.change(move);
    other.changed = changer.changed();
    return other;
}

}  // namespace barbarossa
