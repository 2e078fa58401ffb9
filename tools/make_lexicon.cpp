// A program of its own, run by the build: writes a word graph, and how its words are spelled, from Debian's word lists
// and lexicon/data/.
//   make_lexicon french /usr/share/hunspell lexicon/data/fr OUT.dawg OUT.json
//   make_lexicon english /usr/share/dict/scowl lexicon/data/en OUT.dawg OUT.json
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <boost/mp11.hpp>

#include "lexicon/make/lists.hpp"

namespace {

using Folder = std::filesystem::path;

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file || text.fail()) throw std::runtime_error("cannot read " + path.string());
    return text.str();
}

lexicon::make::Data data_in(const Folder& folder) {
    lexicon::make::Data data{.short_words = read(folder / "short.txt"),
                             .left_out = read(folder / "left_out.txt"),
                             .taken_in = read(folder / "taken_in.txt"),
                             .common = read(folder / "common.txt"),
                             .names_extra = read(folder / "names_extra.txt")};
    std::size_t next = 0;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<lexicon::List>>([&](auto list) {
        if (list.value < lexicon::List::cinema) return;
        data.themes[next++] = read(folder / "themes" / (std::string(list.name) + ".txt"));
    });
    return data;
}

lexicon::make::Made french(const Folder& hunspell, const Folder& data) {
    auto made = lexicon::make::french(read(hunspell / "fr.aff"), read(hunspell / "fr.dic"), data_in(data));
    if (!made) throw std::runtime_error(made.error());
    return std::move(*made);
}

// SCOWL names its lists by spelling, kind and size: the bigger the size, the rarer the words.
lexicon::make::Made english(const Folder& scowl, const Folder& data) {
    lexicon::make::Scowl found;
    const auto add = [&](std::vector<std::string>& to, const std::string& name) {
        if (std::filesystem::exists(scowl / name)) to.push_back(read(scowl / name));
    };
    for (const char* spelling : {"english", "american", "british", "british_z", "canadian", "australian", "variant_1",
                                 "british_variant_1", "variant_2", "british_variant_2"}) {
        for (const char* size : {".10", ".20", ".35", ".40", ".50", ".55", ".60", ".70"}) {
            const std::string name = spelling;
            add(found.words, name + "-words" + size);
            add(found.names, name + "-proper-names" + size);
            add(found.capitalised, name + "-upper" + size);
        }
    }
    for (const char* spelling : {"english", "american", "british", "british_z"}) {
        for (const char* size : {"10", "20", "35"}) add(found.often, std::string(spelling) + "-words." + size);
    }
    if (found.words.empty()) throw std::runtime_error("no word lists in " + scowl.string());
    return lexicon::make::english(found, data_in(data));
}

void write(const char* path, const std::string& bytes) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    if (!out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush()) {
        throw std::runtime_error(std::string("cannot write ") + path);
    }
}

}  // namespace

int main(int argc, char** argv) try {
    const std::string language = argc == 6 ? argv[1] : "";
    if (language != "french" && language != "english") {
        std::fputs("Usage: make_lexicon french|english SOURCES DATA GRAPH SPELLINGS\n", stderr);
        return 2;
    }
    lexicon::make::Made made = language == "french" ? french(argv[2], argv[3]) : english(argv[2], argv[3]);
    write(argv[4], lexicon::build(std::move(made.lists)));
    write(argv[5], made.spellings);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "make_lexicon: %s\n", error.what());
    return 1;
}
