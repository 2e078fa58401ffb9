// What a free question is about, and what is true then. Bots answer about their own word by it, and read by it what
// others ask and answer.
#pragma once

#include "games/barbarossa/asked.hpp"

namespace barbarossa {

// In either language; the one whose small words it has goes first.
std::optional<Asked> understand(std::string_view question, lexicon::Language);

// What is true for a thing that goes by this word. `noun` is what is known of it: null if it is not in the book.
Truth truth_of(const Asked&, const Noun*, std::string_view word);

// What the owner of a word answers by the book: unclear if the question is not understood, unknown if it is and the
// book does not say.
Answer answer_to(std::string_view question, std::string_view word, lexicon::Language);

// The facet, if that is all it can mean: then what is true is what the book says.
std::optional<std::size_t> plain_facet(const Asked&);

// The facets that it may ask for, if it asks for one thing.
std::vector<std::size_t> facets_asked(const Asked&);

}  // namespace barbarossa
