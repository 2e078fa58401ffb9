#include "games/barbarossa/phrase.hpp"

#include <algorithm>
#include <array>

#include "core/utf8.hpp"
#include "lexicon/letters.hpp"

namespace barbarossa {

namespace {

constexpr std::size_t ending_max = 3;  // letters that a star stands for

using Words = std::array<std::string_view, 2>;  // by language, between spaces
constexpr Words is_words = {" EST SONT SERAIT AGIT ETRE ", " IS ARE ISN AREN BE CALL "};
constexpr Words has_words = {" A AS ONT POSSEDE AVEC AVOIR AURAIT ", " HAVE HAS GOT WITH THERE HASN "};
constexpr Words at_words = {" DANS EN A AU AUX SUR SOUS CHEZ ", " IN ON AT FROM INSIDE INTO FOUND "};
constexpr Words negations = {" PAS JAMAIS AUCUN AUCUNE ", " NOT NEVER "};

bool is_english_not(const Tokens& tokens, std::size_t i) {  // the t of "doesn't"
    return i > 0 && i < tokens.size() && tokens[i] == "T" && tokens[i - 1].ends_with('N');
}

bool is_negation(const Tokens& tokens, std::size_t i, lexicon::Language language) {
    if (is_one_of(negations[static_cast<std::size_t>(language)], tokens[i])) return true;
    return language == lexicon::Language::english && is_english_not(tokens, i);
}

// "est-ce que" says nothing of being.
bool is_plain_opening(const Tokens& tokens, std::size_t i) {
    return tokens[i] == "EST" && i + 2 < tokens.size() && tokens[i + 1] == "CE" && tokens[i + 2].starts_with("QU");
}

}  // namespace

bool is_one_of(std::string_view words_between_spaces, std::string_view token) {
    return words_between_spaces.contains(' ' + std::string(token) + ' ');
}

Tokens tokens_of(std::string_view text) {
    Tokens tokens;
    bool is_open = false;
    while (!text.empty()) {
        const char* here = text.data();
        const auto sign = core::take_character(text);
        if (!sign) break;
        const bool is_digit = *sign >= '0' && *sign <= '9';
        const bool is_mark = *sign >= 0x300 && *sign <= 0x36F;  // of the letter before it
        if (is_mark) continue;
        const std::string_view spelt(here, text.data());
        const std::string folded = is_digit ? std::string(spelt) : lexicon::folded(spelt).value_or("");
        if (folded.empty()) {
            is_open = false;
            continue;
        }
        if (!is_open) tokens.emplace_back();
        is_open = true;
        tokens.back() += folded;
    }
    return tokens;
}

Relations relations_in(const Tokens& tokens, lexicon::Language language) {
    const auto which = static_cast<std::size_t>(language);
    Relations relations{.is_bare = tokens.size() <= 2};
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        relations.is |= is_one_of(is_words[which], tokens[i]) && !is_plain_opening(tokens, i);
        relations.has |= is_one_of(has_words[which], tokens[i]);
        relations.at |= is_one_of(at_words[which], tokens[i]);
    }
    return relations;
}

Denial denial_in(const Tokens& tokens, lexicon::Language language) {
    bool is_denied = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) is_denied |= is_negation(tokens, i, language);
    if (!is_denied) return Denial::none;
    if (language == lexicon::Language::french) {
        return is_one_of(" N NE ", tokens.front()) ? Denial::none : Denial::denied;
    }
    if (is_english_not(tokens, 1)) return Denial::none;  // "isn't it"
    return is_one_of(" IS ARE DOES DO CAN HAS ", tokens.front()) ? Denial::unclear : Denial::denied;
}

Tokens without(const Tokens& tokens, const Tokens& skipped, lexicon::Language language) {
    Tokens left;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool is_skipped = std::ranges::binary_search(skipped, tokens[i]);
        if (!is_skipped && !is_negation(tokens, i, language)) left.push_back(tokens[i]);
    }
    return left;
}

bool Phrase::Slot::takes(std::string_view token) const {
    return std::ranges::any_of(forms, [&](std::string_view form) {
        if (!form.ends_with('*')) return form == token;
        form.remove_suffix(1);
        return token.starts_with(form) && token.size() <= form.size() + ending_max;
    });
}

Phrase::Slot Phrase::read_slot(std::string_view written) {
    Slot slot;
    slot.is_optional = written.ends_with('?');
    if (slot.is_optional) written.remove_suffix(1);
    while (!written.empty()) {
        const std::size_t end = std::min(written.find('/'), written.size());
        const std::string_view form = written.substr(0, end);
        written.remove_prefix(std::min(end + 1, written.size()));
        for (const std::string& token : tokens_of(form)) slot.forms.push_back(token);
        if (form.ends_with('*')) slot.forms.back() += '*';
    }
    return slot;
}

Phrase::Phrase(std::string_view written, const Tokens& skipped) {
    const auto take = [&](std::string_view sign) {
        if (!written.starts_with(sign)) return false;
        written.remove_prefix(sign.size());
        return true;
    };
    is_negated_ = take("!");
    if (take("is: ")) needs_ = Needs::is;
    else if (take("has: ")) needs_ = Needs::has;
    else if (take("at: ")) needs_ = Needs::at;
    while (!written.empty()) {
        const std::size_t end = std::min(written.find(' '), written.size());
        Slot slot = read_slot(written.substr(0, end));
        written.remove_prefix(std::min(end + 1, written.size()));
        std::erase_if(slot.forms, [&](const std::string& form) { return std::ranges::binary_search(skipped, form); });
        if (!slot.forms.empty()) slots_.push_back(std::move(slot));
    }
}

bool Phrase::matches_from(const Tokens& asked, std::size_t slot, std::size_t token) const {
    if (slot == slots_.size()) return token == asked.size();
    if (token < asked.size() && slots_[slot].takes(asked[token]) && matches_from(asked, slot + 1, token + 1)) {
        return true;
    }
    return slots_[slot].is_optional && matches_from(asked, slot + 1, token);
}

bool Phrase::matches(const Tokens& asked, Relations relations) const {
    if (needs_ == Needs::is && !relations.is && !relations.is_bare) return false;
    if (needs_ == Needs::has && relations.is && !relations.has) return false;
    if (needs_ == Needs::at && relations.is && !relations.at) return false;
    return matches_from(asked, 0, 0);
}

}  // namespace barbarossa
