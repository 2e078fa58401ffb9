#include "manners/manners.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/utf8.hpp"
#include "manners/data.hpp"

namespace manners {
namespace {

std::string softened(std::string_view text) { return read(text).text; }

std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty() && core::take_character(text)) ++count;
    return count;
}

TEST(Manners, SoftensASlurWhereItStands) {
    EXPECT_EQ(softened("Quel connard, celui-là !"), "Quel c••••••, celui-là !");
    EXPECT_EQ(softened("You ASSHOLE."), "You A••••••.");
    EXPECT_EQ(softened("fils de pute"), "f••• •• ••••");
    EXPECT_TRUE(read("fdp").is_softened);
    EXPECT_FALSE(read("fdp").is_threat);
}

TEST(Manners, SeesThroughWhatIsWrittenToHide) {
    for (const std::string_view text :
         {"CoNnArD", "c0nn4rd", "connnnard", "c o n n a r d", "c.o.n.n.a.r.d", "connards", "enculé", "encule",
          "encule\u0301", "ENCULÉS", "@sshole", "n1gger"}) {
        EXPECT_TRUE(read(text).is_softened) << text;
    }
}

TEST(Manners, KnowsWholeWordsOnly) {
    for (const std::string_view text :
         {"La disputation de Scunthorpe", "un raton laveur", "une tapette à souris", "la pédale de frein",
          "le bus est en retard", "du pecorino romano", "Un bâtard bien cuit, s’il vous plaît",
          "un taxi à Pékin", "cocktail", "a Sussex classic", "Dickens", "a Negroni", "Lesbos", "Puteaux",
          "c’est à l’eau", "y a t il", "de l a n", "il y a 3 chats et 4 chiens", "une chatte noire",
          "the cat is black"}) {
        EXPECT_EQ(softened(text), text);
    }
}

TEST(Manners, PassesNoThreatOn) {
    for (const std::string_view text :
         {"Je vais te tuer !", "je sais où tu habites", "suicide-toi", "tue-toi", "KYS", "I'll kill you",
          "I’m going to kill you", "kill yourself"}) {
        EXPECT_TRUE(read(text).is_threat) << text;
    }
    for (const std::string_view text :
         {"Je vais vous battre", "Est-ce que ça tue ?", "Je meurs de faim", "It died out",
          "il est mort de rire", "can it kill?", "Le chevalier va mourir de soif",
          "C’était sale, noir et froid"}) {
        EXPECT_EQ(softened(text), text);
        EXPECT_FALSE(read(text).is_threat) << text;
    }
}

TEST(Manners, HidesTelephoneNumbers) {
    EXPECT_EQ(softened("Appelle-moi au 06 12 34 56 78 ce soir"), "Appelle-moi au ••• ce soir");
    EXPECT_EQ(softened("0612345678"), "•••");
    EXPECT_EQ(softened("06.12.34.56.78"), "•••");
    EXPECT_EQ(softened("+33 6 12 34 56 78"), "•••");
    EXPECT_EQ(softened("0033 6 12 34 56 78"), "•••");
    EXPECT_EQ(softened("call (555) 123-4567"), "call (•••");
    EXPECT_EQ(softened("555-123-4567!"), "•••!");
    for (const std::string_view text :
         {"12 15 18 20 22", "J’ai 33 points, toi 36", "en 1998, le 12/07", "1 000 000 000",
          "7/10, 8/10 et 9/10", "de 2001 à 2010", "3 + 4", "512 330 1000", "une salopette orange"}) {
        EXPECT_EQ(softened(text), text);
    }
}

TEST(Manners, HidesAddresses) {
    EXPECT_EQ(softened("lea.martin@example.org."), "•••.");
    EXPECT_EQ(softened("écris à lea@example.org merci"), "écris à ••• merci");
    EXPECT_EQ(softened("J’habite 12 rue des Lilas à Lyon"), "J’habite ••• à Lyon");
    EXPECT_EQ(softened("au 12 bis, avenue de la Gare"), "au •••");
    EXPECT_EQ(softened("I live at 12 Lilac Street, come by"), "I live at •••, come by");
    for (const std::string_view text :
         {"la rue de mon enfance", "3 chats dans la rue", "on se voit @ 8", "@lea regarde",
          "a street of 3 houses", "trois rues plus loin"}) {
        EXPECT_EQ(softened(text), text);
    }
}

TEST(Manners, NeverMakesATextLonger) {
    for (const std::string_view text :
         {"connard 06 12 34 56 78 fdp", "a@b.c", "1 rue x", "œœ connasse"}) {
        EXPECT_LE(characters(softened(text)), characters(text)) << text;
    }
}

TEST(Manners, TakesAnything) {
    EXPECT_EQ(softened(""), "");
    EXPECT_EQ(softened("🎨 👩‍🎨 …"), "🎨 👩‍🎨 …");
    EXPECT_EQ(softened("+"), "+");
    EXPECT_EQ(softened("@"), "@");
    EXPECT_EQ(softened("999999"), "999999");
}

TEST(Manners, FindsEveryLineOfItsLists) {
    std::istringstream in{std::string(lists_text)};
    int found = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t colon = line.find(": ");
        std::string said = line.substr(colon + 2);
        std::erase(said, '*');
        const Reading reading = read("Bah, " + said + " !");
        EXPECT_TRUE(reading.is_softened) << line;
        if (line.starts_with("threat")) EXPECT_TRUE(reading.is_threat) << line;
        ++found;
    }
    EXPECT_GT(found, 150);
}

// What our own bots say, and the common words of both languages, are left as they are.
TEST(Manners, LeavesOurOwnTextsAlone) {
    const std::filesystem::path root = SOURCE_DIR;
    const std::filesystem::path words = root / "lexicon/data";
    std::vector<std::filesystem::path> files = {words / "fr/common.txt", words / "en/common.txt",
                                                root / "games/farben/data/cards.txt"};
    for (const char* folder : {"games/farben/data/stories", "games/barbarossa/data"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            if (entry.path().extension() == ".txt") files.push_back(entry.path());
        }
    }
    std::size_t lines = 0;
    for (const auto& file : files) {
        for (const std::string& line : lines_of(file)) {
            EXPECT_EQ(softened(line), line) << file;
            ++lines;
        }
    }
    EXPECT_GT(lines, 5000u);
}

}  // namespace
}  // namespace manners
