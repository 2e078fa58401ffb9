// Questions as people put them in English, and what they are about; and some that are about nothing a bot could tell.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/barbarossa/asks.hpp"

namespace barbarossa {
namespace {

constexpr Example examples[] = {
    {"animal", "Is it an animal?"},
    {"animal", "is this an animal"},
    {"animal", "Is your thing some kind of animal?"},
    {"animal", "Isn't it an animal?"},
    {"!animal", "It isn't an animal?"},
    {"plant", "Is it a plant?"},
    {"plant", "Is it part of a plant?"},
    {"person", "Is it a person?"},
    {"person", "Is it human?"},
    {"person", "Would that be a human being?"},
    {"body", "Is it a body part?"},
    {"body", "Is it part of the body?"},
    {"fantastic", "Is it imaginary?"},
    {"fantastic", "Is it a mythical creature?"},
    {"!fantastic", "Does it really exist?"},
    {"!fantastic", "Is it real?"},
    {"living", "Is it alive?"},
    {"living", "Is it a living thing?"},
    {"!living", "It's not alive?"},
    {"made", "Is it man-made?"},
    {"made", "Is it made by people?"},
    {"made", "Was it made by man?"},
    {"natural", "Do you find it in nature?"},
    {"natural", "Is it natural?"},
    {"food", "Can you eat it?"},
    {"food", "Is it edible?"},
    {"food", "Do people eat it?"},
    {"food", "Is it food?"},
    {"food", "is it something you can eat"},
    {"!food", "You can't eat it?"},
    {"drink", "Can you drink it?"},
    {"drink", "Is it a drink?"},
    {"fruit", "Is it a fruit?"},
    {"vegetable", "Is it a vegetable?"},
    {"sweet", "Is it sweet?"},
    {"sweet", "Does it taste sweet?"},
    {"cooked", "Do you have to cook it?"},
    {"cooked", "Is it usually eaten cooked?"},
    {"vehicle", "Is it a vehicle?"},
    {"vehicle", "Can you drive it?"},
    {"vehicle", "Is it a means of transport?"},
    {"building", "Is it a building?"},
    {"building", "Can you go inside it?"},
    {"furniture", "Is it a piece of furniture?"},
    {"tool", "Is it a tool?"},
    {"clothing", "Can you wear it?"},
    {"clothing", "Is it a piece of clothing?"},
    {"clothing", "Is it worn on the head?"},
    {"toy", "Is it a toy?"},
    {"played_with", "Can you play with it?"},
    {"instrument", "Is it a musical instrument?"},
    {"container", "Is it a container?"},
    {"container", "Can you put things in it?"},
    {"machine", "Is it a machine?"},
    {"engine", "Does it have an engine?"},
    {"electric", "Is it electric?"},
    {"electric", "Does it run on electricity?"},
    {"plugged", "Do you need to plug it in?"},
    {"weapon", "Is it a weapon?"},
    {"sport", "Is it used in sports?"},
    {"sport", "Is it related to sport?"},
    {"jewel", "Is it a piece of jewellery?"},
    {"to_decorate", "Is it for decoration?"},
    {"money_worth", "Is it expensive?"},
    {"cheap", "Is it cheap?"},
    {"mammal", "Is it a mammal?"},
    {"bird", "Is it a bird?"},
    {"sea_animal", "Is it a sea creature?"},
    {"insect", "Is it a bug?"},
    {"insect", "Is it an insect?"},
    {"reptile", "Is it a reptile?"},
    {"pet", "Is it a pet?"},
    {"pet", "Can you keep it as a pet?"},
    {"farm", "Does it live on a farm?"},
    {"farm", "Is it a farm animal?"},
    {"wild", "Is it a wild animal?"},
    {"dangerous", "Is it dangerous?"},
    {"dangerous", "Could it hurt you?"},
    {"!dangerous", "Is it harmless?"},
    {"flies", "Can it fly?"},
    {"flies", "Does it fly?"},
    {"!flies", "It doesn't fly?"},
    {"swims", "Does it swim?"},
    {"swims", "Does it float?"},
    {"in_water", "Does it live in water?"},
    {"runs_fast", "Is it fast?"},
    {"slow", "Is it slow?"},
    {"fur", "Does it have fur?"},
    {"fur", "Is it furry?"},
    {"feathers", "Does it have feathers?"},
    {"horns", "Has it got horns?"},
    {"tail", "Does it have a tail?"},
    {"tail", "Is there a tail?"},
    {"legs", "Does it have legs?"},
    {"four_legs", "Does it have four legs?"},
    {"four_legs", "Has it got 4 legs?"},
    {"wings", "Does it have wings?"},
    {"eyes", "Does it have eyes?"},
    {"eyes", "Does it have a face?"},
    {"mouth", "Does it have a mouth?"},
    {"teeth", "Does it have teeth?"},
    {"round", "Is it round?"},
    {"round", "Is it shaped like a ball?"},
    {"long", "Is it long?"},
    {"long", "Is it longer than it is wide?"},
    {"flat", "Is it flat?"},
    {"pointed", "Is it pointy?"},
    {"hollow", "Is it hollow?"},
    {"hole", "Does it have a hole in it?"},
    {"handle", "Does it have a handle?"},
    {"wheels", "Does it have wheels?"},
    {"stands_up", "Does it stand upright?"},
    {"symmetrical", "Is it symmetrical?"},
    {"wood", "Is it made of wood?"},
    {"wood", "Is it wooden?"},
    {"metal", "Is it made out of metal?"},
    {"glass", "Is it made of glass?"},
    {"glass", "Can you see through it?"},
    {"cloth", "Is it made of fabric?"},
    {"paper", "Is it made from paper?"},
    {"plastic", "Is it plastic?"},
    {"stone", "Is it made of stone?"},
    {"big", "Is it bigger than a person?"},
    {">1700mm", "Is it larger than a human being?"},
    {">1700mm", "Is it bigger than you?"},
    {"big", "Is it big?"},
    {"<1700mm", "Is it smaller than a man?"},
    {"!big", "Is it small?"},
    {"tiny", "Is it tiny?"},
    {"[140mm", "Does it fit in your pocket?"},
    {"[140mm", "Would it fit in a pocket?"},
    {"in_hand", "Can you hold it in your hand?"},
    {"in_hand", "Is it handheld?"},
    {"heavy", "Is it heavy?"},
    {"in_kitchen", "Would you find it in the kitchen?"},
    {"in_kitchen", "Is it in the kitchen?"},
    {"in_house", "Do you have one at home?"},
    {"in_house", "Can you find it in a house?"},
    {"in_bedroom", "Is it found in the bedroom?"},
    {"in_bathroom", "Do you see it in the bathroom?"},
    {"outdoors", "Is it found outside?"},
    {"in_garden", "Can it be found in a garden?"},
    {"in_sea", "Does it live in the sea?"},
    {"in_sky", "Do you see it in the sky?"},
    {"in_forest", "Does it live in the forest?"},
    {"in_town", "Do you see it in the street?"},
    {"at_school", "Do you use it at school?"},
    {"at_feast", "Is it for a celebration?"},
    {"sit_on", "Can you sit on it?"},
    {"opens", "Can you open it?"},
    {"cuts", "Is it used for cutting?"},
    {"cuts", "Is it sharp?"},
    {"writes", "Can you write with it?"},
    {"light", "Does it give off light?"},
    {"light", "Does it light up?"},
    {"noise", "Does it make noise?"},
    {"noise", "Does it make a sound?"},
    {"noise", "Is it noisy?"},
    {"hot", "Is it hot?"},
    {"cold", "Is it cold?"},
    {"cold", "Is it used in winter?"},
    {"wet", "Is it wet?"},
    {"soft", "Is it soft?"},
    {"!soft", "Is it hard?"},
    {"breakable", "Is it fragile?"},
    {"breakable", "Does it break easily?"},
    {"rolls", "Does it roll?"},
    {"moves", "Can it move on its own?"},
    {"moves", "Does it move?"},
    {"child_loves", "Do kids like it?"},
    {"child_loves", "Is it for children?"},
    {"every_day", "Do you use it every day?"},
    {"every_day", "Is it an everyday object?"},
    {"red", "Is it red?"},
    {"yellow", "Is it usually yellow?"},
    {"green", "Is it green?"},
    {"white", "Is it white in colour?"},
    {"black", "Is it black?"},
    {"brown", "Is it mostly brown?"},
    {"blue", "Is it blue?"},
    {"grey", "Is it gray?"},
    {"colourful", "Is it colorful?"},
    {"smells", "Does it smell?"},
    {"grows", "Does it grow?"},
    {"story", "Is it in fairy tales?"},
    {"chat?", "Is it a cat?"},
    {"chat?", "a cat?"},
    {">450mm", "Is it bigger than a cat?"},
    {"<450mm", "Is it smaller than a cat?"},
    {"^B", "Does it start with a B?"},
    {"^B", "Does the word begin with the letter b?"},
    {"^AEIOUY", "Does it begin with a vowel?"},
    {"$E", "Does it end with an e?"},
    {"*K", "Does the word contain the letter K?"},
    {"=5", "Does it have five letters?"},
    {"+6", "Has it more than 6 letters?"},
    {"food", "Ça se mange ?"},  // at an English table, too
};

constexpr std::string_view riddles[] = {
    "", "?", "...", "hello", "Is it", "What is it?", "Where do you find it?", "What colour is it?", "How does it work?",
    "Is it red or green?", "Is it an animal or a plant?", "Do you love me?", "How many legs does it have?",
    "Does it rhyme with boat?", "Is it heavier than air?", "Is it political?", "Was it invented before 1900?",
    "Who uses it?", "Why did you make a hole?", "Is it faster than a tortoise?", "Is it not alive?", "Is it a verb?",
    "Is it an abstraction?", "Is it a metaphor?", "Does it zigzoggle?", "Are you cheating?", "Whose turn is it?",
    "How old are you?", "Is it entropy?", "Is it sociological?", "Which one?", "When is it?", "What is it made of?",
    "Does your brother live in Boston?", "Give me a hint", "Tell me more", "Which of the two?",
    "What do you do with it?", "Is it a preposition?",
};

TEST(UnderstandingEnglish, tells_what_is_asked) {
    static_assert(std::size(examples) >= 150);
    for (const auto& [about, question] : examples) {
        EXPECT_EQ(asks(question, lexicon::Language::english), about) << question;
    }
}

TEST(UnderstandingEnglish, rather_says_that_it_does_not_know) {
    static_assert(std::size(riddles) >= 35);
    for (const auto question : riddles) EXPECT_EQ(asks(question, lexicon::Language::english), "") << question;
}

TEST(UnderstandingEnglish, reads_what_bots_ask_as_it_reads_people) {
    int understood = 0, all = 0;
    for (const std::size_t facet : asked_facets()) {
        for (std::string question : facets()[facet].questions[1]) {
            EXPECT_EQ(asks(question, lexicon::Language::french), facets()[facet].id) << question;
            question += " ";  // now it is nothing that is known by heart
            ++all;
            const auto asked = understand(question, lexicon::Language::english);
            if (!asked) continue;
            ++understood;
            const auto is_true = [&](const Noun& noun) { return noun.truths[facet] == Truth::yes; };
            const auto is_same = [&](const Noun& noun) {
                return is_true(noun) && truth_of(*asked, &noun, {}) >= Truth::probably;
            };
            const auto count = std::ranges::count_if(nouns(), is_true);
            EXPECT_GE(std::ranges::count_if(nouns(), is_same) * 10, count * 9) << question;
        }
    }
    EXPECT_GE(understood * 100, all * 95);
}

}  // namespace
}  // namespace barbarossa
