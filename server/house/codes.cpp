#include "server/house/codes.hpp"

#include <array>
#include <string_view>

namespace server {

namespace {

// Colours and things that lend their name to one, or grow beside them: easy to say, spell and remember.
constexpr auto words = std::to_array<std::string_view>({
    "abricot", "absinthe", "acajou", "acier", "agate", "aigue", "ajonc", "albatre", "algue", "aloes", "amande",
    "ambre", "ananas", "anemone", "anis", "ardoise", "argent", "argile", "aube", "aubepine", "aurore", "avoine",
    "azur", "badiane", "bambou", "basalte", "basilic", "bergamote", "beryl", "bise", "bleuet", "bois", "bouleau",
    "brique", "brise", "bronze", "brume", "bruyere", "buis", "cacao", "cactus", "cafe", "calcaire", "camelia",
    "canard", "cannelle", "capucine", "caramel", "carmin", "cassis", "cedre", "celadon", "cendre", "cerise",
    "chamois", "charme", "chataigne", "chaume", "chene", "ciel", "cigale", "ciste", "citron", "cobalt", "colza",
    "corail", "cornaline", "coton", "craie", "crocus", "cuivre", "cyan", "cypres", "dahlia", "datte", "dune", "ebene",
    "ecorce", "ecume", "eglantine", "embrun", "epice", "epinette", "erable", "etang", "etoile", "falaise", "fauve",
    "figue", "filao", "flamant", "foret", "fougere", "fraise", "framboise", "freesia", "frene", "fuchsia", "fusain",
    "galet", "garance", "garrigue", "genet", "gentiane", "gingembre", "givre", "glacier", "glaise", "glycine",
    "grenat", "gres", "griotte", "groseille", "guimauve", "henne", "herbe", "hetre", "hortensia", "houblon", "houx",
    "indigo", "iris", "ivoire", "jade", "jasmin", "jaspe", "jonc", "jonquille", "kaki", "kiwi", "lagune", "lande",
    "laurier", "lavande", "lave", "lichen", "lierre", "lilas", "lin", "lotus", "lune", "lupin", "luzerne", "lys",
    "magnolia", "maquis", "marine", "marjolaine", "mauve", "melisse", "melon", "menthe", "merise", "mimosa",
    "mirabelle", "mousse", "muguet", "mure", "muscade", "myosotis", "myrte", "myrtille", "nacre", "narcisse", "neige",
    "nenufar", "noisette", "nuage", "ocre", "olive", "ombre", "onyx", "opale", "orange", "orchidee", "orge", "orme",
    "ormeau", "ortie", "osier", "outremer", "paille", "papaye", "pastel", "pavot", "peche", "perle", "pervenche",
    "pierre", "pin", "pistache", "pivoine", "platane", "pluie", "poire", "pollen", "pomme", "pourpre", "prairie",
    "prune", "quartz", "quetsche", "raisin", "reglisse", "reseda", "rivage", "riviere", "romarin", "ronce", "roseau",
    "rosee", "rouille", "rubis", "sable", "safran", "saphir", "sapin", "sarcelle", "sauge", "saule", "sepia",
    "serpolet", "sienne", "silex", "soleil", "sorbier", "soufre", "sureau", "tamaris", "tilleul", "topaze", "tourbe",
    "trefle", "troene", "tulipe", "turquoise", "vague", "vanille", "velours", "verger", "verveine", "vigne",
    "violette", "viorne", "volcan", "zephyr", "zinnia",
});

constexpr std::uint32_t numbers = 1'000'000;  // enough that codes neither run out nor can be guessed

}  // namespace

std::string draw_code(core::Rng& rng) {
    const std::string_view word = rng.pick(words);
    const std::string digits = std::to_string(numbers + rng.below(numbers));
    return std::string(word) + digits.substr(1);
}

std::string code_of(std::string_view written) {
    std::string code(written);
    for (char& each : code) each = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return code;
}

}  // namespace server
