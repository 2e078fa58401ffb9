#include "games/barbarossa/coach.hpp"

#include "games/barbarossa/nearest.hpp"

namespace barbarossa {

Advice Coach::advise(const View& view) {
    const Table& table = view.table;
    Advice advice;
    const bool is_baffled = !table.talk.empty() && table.talk.back().answer == Answer::unclear;
    if (is_baffled) advice.nearest = nearest_questions(table.talk.back().text, table.config.language);
    for (std::size_t object = 0; object < table.objects.size(); ++object) {
        const std::string& word = table.objects[object].word;
        const bool is_lacking = !word.empty() && !noun_of(word, table.config.language);
        if (is_lacking) advice.not_in_book.push_back(static_cast<std::int8_t>(object));
    }
    return advice;
}

}  // namespace barbarossa
