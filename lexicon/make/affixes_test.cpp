// Our reading of hunspell's files, on small ones made up here, and on the French dictionary with hunspell as the judge.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <sstream>

#include <hunspell/hunspell.hxx>

#include "lexicon/letters.hpp"
#include "lexicon/make/affixes.hpp"

namespace lexicon::make {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view flags = "FLAG long\nNEEDAFFIX ()\nKEEPCASE ||\n";

Words forms(const std::string& aff, std::string_view line) {
    const Affixes affixes = Affixes::read(std::string(flags) + aff).value();
    const std::string dic = "1\n" + std::string(line) + "\n";
    return affixes.forms(entries(dic).at(0));
}

TEST(Affixes, AStemAloneIsItsOwnForm) {
    EXPECT_EQ(forms("", "hier po:adv"), (Words{"hier"}));
    EXPECT_EQ(forms("", "hier/zz po:adv"), (Words{"hier"})) << "a flag that nobody explains";
}

TEST(Affixes, AnEndingIsStrippedAndAdded) {
    const std::string aff = "SFX A. Y 2\nSFX A. 0 s [^sxz]\nSFX A. al aux al\n";
    EXPECT_EQ(forms(aff, "chat/A."), (Words{"chat", "chats"}));
    EXPECT_EQ(forms(aff, "cheval/A."), (Words{"cheval", "chevals", "chevaux"}));
    EXPECT_EQ(forms(aff, "nez/A."), (Words{"nez"}));
}

TEST(Affixes, ConditionsKnowAccentsSetsAndAnyLetter) {
    const std::string aff = "SFX A. Y 3\nSFX A. é ée [éè]\nSFX A. 0 x .ou\nSFX A. 0 e [^e]t\n";
    EXPECT_EQ(forms(aff, "pré/A."), (Words{"pré", "prée"}));
    EXPECT_EQ(forms(aff, "chou/A."), (Words{"chou", "choux"}));
    EXPECT_EQ(forms(aff, "ou/A."), (Words{"ou"})) << "the dot stands for a letter that must be there";
    EXPECT_EQ(forms(aff, "petit/A."), (Words{"petit", "petite"}));
    EXPECT_EQ(forms(aff, "muet/A."), (Words{"muet"}));
}

TEST(Affixes, AStemMayNeedAnEndingAndAnEndingAnother) {
    const std::string aff = "SFX A. Y 2\nSFX A. 0 0 .\nSFX A. 0 s .\nSFX B. Y 1\nSFX B. 0 ette/A.() .\n";
    EXPECT_EQ(forms(aff, "fill/B.()"), (Words{"fillette", "fillettes"}));
    EXPECT_EQ(forms(aff, "fille/A.()"), (Words{"fille", "filles"}));
}

TEST(Affixes, BeginningsTakeEndingsOfTheirOwnAndOfTheStem) {
    const std::string aff =
        "PFX P. Y 1\nPFX P. 0 kilo/A.() .\nPFX Q. Y 1\nPFX Q. 0 re .\nPFX N. N 1\nPFX N. 0 in .\n"
        "SFX A. Y 2\nSFX A. 0 0 .\nSFX A. 0 s .\n";
    EXPECT_EQ(forms(aff, "mètre/P.()"), (Words{"kilomètre", "kilomètres"}));
    EXPECT_EQ(forms(aff, "dite/Q.A."), (Words{"dite", "dites", "redite", "redites"}));
    EXPECT_EQ(forms(aff, "dite/N.A."), (Words{"dite", "dites", "indite"})) << "one that does not mix";
}

TEST(Affixes, FormsThatNobodySaysMayBeLeftOut) {
    const std::string aff = std::string(flags) +
        "SFX A. Y 5\nSFX A. er ai er po:ipsi po:1sg\nSFX A. er âmes er po:ipsi po:1pl\n"
        "SFX A. er âtes er po:ipsi po:2pl\nSFX A. er assent er po:simp po:3pl\n"
        "SFX A. er e er po:spre po:simp po:3sg\n";
    const Affixes affixes = Affixes::read(aff).value();
    const auto all = entries("1\nparler/A.\n");
    EXPECT_EQ(affixes.forms(all.at(0)), (Words{"parlai", "parlassent", "parle", "parler", "parlâmes", "parlâtes"}));
    EXPECT_EQ(affixes.forms(all.at(0), Forms::said), (Words{"parle", "parler"}));
    const Affixes weights = Affixes::read(std::string(flags) + "PFX P. Y 2\nPFX P. 0 0/S. .\nPFX P. 0 méga .\n"
                                                               "SFX S. Y 1\nSFX S. 0 s .\n").value();
    EXPECT_EQ(weights.forms(entries("1\ngramme/P.\n").at(0), Forms::said), (Words{"gramme", "grammes"}));
}

TEST(Affixes, BeginningsWithAnApostropheDoNotCount) {
    EXPECT_EQ(forms("PFX L' Y 2\nPFX L' 0 l' .\nPFX L' e l'E e\n", "eau/L'"), (Words{"eau"}));
}

TEST(Affixes, ReadsKindsAndFlagsOfALine) {
    const auto lines = entries("2\nHz/U.||-- po:nom is:mas\nbon po:adj po:nom\n");
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].stem, "Hz");
    EXPECT_TRUE(lines[0].has("||"));
    EXPECT_FALSE(lines[0].has(".|")) << "flags are two letters, not any two";
    EXPECT_EQ(lines[1].kinds, (std::vector<std::string_view>{"adj", "nom"}));
}

TEST(Affixes, SayWhatTheyCannotRead) {
    EXPECT_FALSE(Affixes::read("FLAG num\n"));
    EXPECT_FALSE(Affixes::read("AF 1\n"));
    EXPECT_FALSE(Affixes::read("SFX A.\n"));
}

std::string text_of(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(Affixes, HunspellAcceptsTheFrenchFormsWeSpell) {
    const std::string folder = HUNSPELL_FOLDER;
    const std::string dic = text_of(folder + "/fr.dic");
    const Affixes affixes = Affixes::read(text_of(folder + "/fr.aff")).value();
    Words all;
    for (const Entry& entry : entries(dic)) {
        if (folded(entry.stem)) std::ranges::copy(affixes.forms(entry), std::back_inserter(all));
    }
    EXPECT_GT(all.size(), 400'000u);
    std::mt19937 random(4);
    Words sample;
    std::ranges::sample(all, std::back_inserter(sample), 20'000, random);

    Hunspell judge((folder + "/fr.aff").c_str(), (folder + "/fr.dic").c_str());
    for (const std::string& form : sample) EXPECT_TRUE(judge.spell(form)) << form;
    for (const std::string wrong : {"chevals", "allerons", "beaus", "prenderai", "jolit"}) {
        EXPECT_FALSE(judge.spell(wrong)) << "the judge is asleep: " << wrong;
        EXPECT_EQ(std::ranges::find(all, wrong), all.end()) << wrong;
    }
}

}  // namespace
}  // namespace lexicon::make
