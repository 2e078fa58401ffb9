#include "games/barbarossa/comparison.hpp"

#include <algorithm>
#include <array>

namespace barbarossa {

namespace {

using lexicon::Language;
using Row = std::span<const std::string>;
constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

struct Quality {
    std::string_view words;  // between spaces
    Scale scale;
    bool is_much;
};
constexpr std::array<Quality, 12> qualities = {{
    {" GRAND GRANDE GRANDS GROS GROSSE HAUT HAUTE LONG LONGUE LARGE VOLUMINEUX VOLUMINEUSE ", Scale::length, true},
    {" PETIT PETITE PETITS COURT COURTE MINUSCULE ", Scale::length, false},
    {" LOURD LOURDE LOURDS ", Scale::weight, true},
    {" LEGER LEGERE ", Scale::weight, false},
    {" CHER CHERE COUTEUX COUTEUSE ", Scale::price, true},
    {" BIG LARGE TALL HIGH LONG WIDE BIGGER LARGER TALLER HIGHER LONGER WIDER BIGER LARGEST ", Scale::length, true},
    {" SMALL LITTLE SHORT TINY SMALLER SHORTER TINIER ", Scale::length, false},
    {" HEAVY HEAVIER ", Scale::weight, true},
    {" LIGHT LIGHTER ", Scale::weight, false},
    {" EXPENSIVE PRICEY PRICIER DEAR ", Scale::price, true},
    {" CHEAP CHEAPER ", Scale::price, false},
    {" VALUABLE ", Scale::price, true},
}};

struct Unit {
    std::string_view words;
    Scale scale;
    std::int64_t worth;
};
constexpr std::array<Unit, 11> units = {{
    {" MM MILLIMETRE MILLIMETRES MILLIMETER MILLIMETERS ", Scale::length, 1},
    {" CM CENTIMETRE CENTIMETRES CENTIMETER CENTIMETERS CENTI CENTIS ", Scale::length, 10},
    {" INCH INCHES ", Scale::length, 25},
    {" FOOT FEET ", Scale::length, 300},
    {" M METRE METRES METER METERS ", Scale::length, 1'000},
    {" KM KILOMETRE KILOMETRES KILOMETER KILOMETERS ", Scale::length, 1'000'000},
    {" G GRAMME GRAMMES GRAM GRAMS ", Scale::weight, 1},
    {" POUND POUNDS LIVRE LIVRES ", Scale::weight, 450},
    {" KG KILO KILOS KILOGRAMME KILOGRAMMES KILOGRAM KILOGRAMS ", Scale::weight, 1'000},
    {" TONNE TONNES TON TONS ", Scale::weight, 1'000'000},
    {" EURO EUROS EUR DOLLAR DOLLARS BUCKS BALLES QUID ", Scale::price, 1},
}};

struct Number {
    std::string_view words;
    std::int64_t value;
};
constexpr std::array<Number, 17> numbers = {{
    {" UN UNE A AN ONE ", 1},         {" DEUX TWO ", 2},       {" TROIS THREE ", 3},      {" QUATRE FOUR ", 4},
    {" CINQ FIVE ", 5},               {" SIX ", 6},            {" DIX TEN ", 10},         {" QUINZE FIFTEEN ", 15},
    {" VINGT TWENTY ", 20},           {" TRENTE THIRTY ", 30}, {" CINQUANTE FIFTY ", 50}, {" CENT HUNDRED ", 100},
    {" MILLE THOUSAND ", 1'000},      {" MILLION MILLIONS ", 1'000'000}, {" QUARANTE FORTY ", 40},
    {" DEMI HALF ", 1},               {" HUIT EIGHT ", 8},
}};

std::int64_t number_in(const std::string& token) {
    const bool is_digits = std::ranges::all_of(token, [](char sign) { return sign >= '0' && sign <= '9'; });
    if (is_digits && token.size() <= 9) {
        std::int64_t value = 0;
        for (const char digit : token) value = 10 * value + (digit - '0');
        return value;
    }
    for (const Number& number : numbers) {
        if (is_one_of(number.words, token)) return number.value;
    }
    return 0;
}

template <class Table>
const auto* row_with(const Table& table, const std::string& token) {
    const auto found = std::ranges::find_if(table, [&](const auto& row) { return is_one_of(row.words, token); });
    return found == table.end() ? nullptr : &*found;
}

std::size_t find_any(Row tokens, std::string_view words, std::size_t from = 0) {
    for (std::size_t i = from; i < tokens.size(); ++i) {
        if (is_one_of(words, tokens[i])) return i;
    }
    return nowhere;
}

constexpr std::string_view more_words = " PLUS MORE OVER ABOVE ", less_words = " MOINS LESS UNDER BELOW FEWER ",
                           as_words = " AUSSI AS ";
constexpr std::string_view weighing = " PESE PESER PESENT POIDS POIDE WEIGH WEIGHS WEIGHT ",
                           costing = " COUTE COUTER COUTENT VAUT VALOIR PRIX COST COSTS WORTH PRICE ";
constexpr std::string_view fitting =
    " TIENT TIENNENT TENIR RENTRE RENTRER RENTRENT LOGER LOGE PASSE PASSER FIT FITS FITTING ";
constexpr std::string_view rooms = " DANS IN INSIDE INTO PAR THROUGH ENTRE ";

// What something is compared with: the longest name from the first word on that is none of an article's kind.
std::optional<Measures> measures_named(Row tokens, Language language) {
    const Vocabulary& vocabulary = Vocabulary::of(language);
    constexpr std::string_view articles =
        " UN UNE DES LE LA LES L MON MA MES TON TA TES SON SA DU D DE A AN THE MY YOUR ONE S ";
    std::vector<Word> all, full;
    for (const std::string& token : tokens) {
        if (all.empty() && is_one_of(articles, token)) continue;
        Word word = word_of(token, language);
        if (word.weight != Weight::none) full.push_back(word);
        all.push_back(std::move(word));
    }
    for (const auto* row : {&all, &full}) {
        if (row->empty()) continue;
        const Found found = vocabulary.longest(*row, 0, row->size());
        for (const auto of : {Sense::Of::gauge, Sense::Of::noun}) {
            const auto sense = std::ranges::find(found.senses, of, &Sense::of);
            if (sense != found.senses.end()) return vocabulary.measures_of(*sense);
        }
    }
    return std::nullopt;
}

Comparison against_thing(Row rest, Scale scale, Against against, Language language) {
    const auto measures = measures_named(rest, language);
    if (!measures || !(*measures)[scale]) return {.is_one = true};
    return {true, AskedMeasure{scale, against, *(*measures)[scale]}};
}

// "plus de 20 kilos", "under fifty euros"
Comparison against_number(Row tokens, std::size_t from, Against against) {
    std::int64_t value = 0;
    for (std::size_t i = from; i < tokens.size(); ++i) {
        const std::int64_t number = number_in(tokens[i]);
        if (number > 0) value = value == 0 ? number : number >= 100 ? value * number : value;
        const auto* unit = row_with(units, tokens[i]);
        if (unit != nullptr && value > 0) return {true, AskedMeasure{unit->scale, against, value * unit->worth}};
    }
    if (value == 0) return {};
    if (find_any(tokens, costing) != nowhere) return {true, AskedMeasure{Scale::price, against, value}};
    if (find_any(tokens, weighing) != nowhere) return {true, AskedMeasure{Scale::weight, against, value * 1'000}};
    return {};
}

Comparison with_degree(Row tokens, Language language) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool is_more = is_one_of(more_words, tokens[i]), is_less = is_one_of(less_words, tokens[i]);
        const bool is_as = is_one_of(as_words, tokens[i]);
        const Quality* quality = nullptr;
        std::size_t than = nowhere;
        const bool is_english = language == Language::english;
        const bool is_comparative = is_english && (tokens[i].ends_with("ER") || tokens[i] == "BIGER");
        if (is_more || is_less || is_as) {
            if (i + 1 < tokens.size()) quality = row_with(qualities, tokens[i + 1]);
        } else if (is_comparative) {
            quality = row_with(qualities, tokens[i]);
        }
        const bool is_other = is_comparative && quality == nullptr && i + 1 < tokens.size() && tokens[i + 1] == "THAN";
        if (is_other) return {.is_one = true};  // faster than a tortoise
        if (quality == nullptr && !is_more && !is_less) continue;
        than = find_any(tokens, is_english ? " THAN AS " : " QUE QU ", i + 1);
        if (quality == nullptr) {
            const Comparison number = against_number(tokens, i + 1, is_more ? Against::more : Against::less);
            if (number.is_one) return number;
            const bool weighs = find_any(tokens.subspan(0, i), weighing) != nowhere;
            const bool costs = find_any(tokens.subspan(0, i), costing) != nowhere;
            if (than == nowhere) continue;
            if (!weighs && !costs) return {.is_one = true};
            return against_thing(tokens.subspan(than + 1), weighs ? Scale::weight : Scale::price,
                                 is_more ? Against::more : Against::less, language);
        }
        if (than == nowhere || find_any(tokens, " IT IL ELLE ", than) != nowhere) continue;  // "longer than it is wide"
        const bool is_up = quality->is_much != is_less;
        const Against against = is_as ? Against::about : is_up ? Against::more : Against::less;
        if (const Comparison number = against_number(tokens, than + 1, against); number.is_one) return number;
        return against_thing(tokens.subspan(than + 1), quality->scale, against, language);
    }
    return {};
}

}  // namespace

Comparison comparison_in(const ReadQuestion& question, Language language) {
    const Row tokens(question.tokens);
    if (const std::size_t size = find_any(tokens, " TAILLE SIZE POIDS "); size != nowhere && size + 1 < tokens.size()) {
        const Scale scale = tokens[size] == "POIDS" ? Scale::weight : Scale::length;
        if (is_one_of(" D DE DU OF ", tokens[size + 1])) {
            return against_thing(tokens.subspan(size + 2), scale, Against::about, language);
        }
    }
    const bool is_held = find_any(tokens, " ON TU YOU ONE ") != nowhere;
    if (const std::size_t fit = find_any(tokens, fitting); fit != nowhere && !is_held) {
        if (const std::size_t room = find_any(tokens, rooms, fit + 1); room != nowhere) {
            return against_thing(tokens.subspan(room + 1), Scale::length, Against::room, language);
        }
    }
    return with_degree(tokens, language);
}

}  // namespace barbarossa
