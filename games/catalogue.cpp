// What is known of each game without playing it. Apart from make_match.cpp, so that a program that only
// describes games (tools/emit_ts) is built without their rules.
#include "core/json.hpp"
#include "core/words.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace games {

namespace {

// An enum of which some values name a seat says which: Seat seat_named(E), beside it.
template <class E>
concept SeatNaming = requires(E value) { { seat_named(value) } -> std::same_as<core::Seat>; };

template <core::WireEnum E>
void describe_choices(Field& field) {
    boost::mp11::mp_for_each<core::Names<E>>([&](auto each) {
        field.choices.emplace_back(each.name);
        if constexpr (SeatNaming<E>) field.seats.push_back(seat_named(each.value));
        else static_assert(!std::string_view(decltype(each)::name).starts_with("seat_"), "seat_named says which seat");
    });
}

template <class Config>
std::vector<Field> describe() {
    std::vector<Field> fields;
    const Config initial{};
    boost::mp11::mp_for_each<core::Fields<Config>>([&](auto member) {
        using Member = std::remove_cvref_t<decltype(initial.*member.pointer)>;
        static_assert(std::same_as<Member, bool> || core::WireEnum<Member>, "forms are made of switches and choices");
        Field field{.name = member.name, .choices = {}, .seats = {},
                    .initial = core::to_json(initial.*member.pointer)};
        if constexpr (core::WireEnum<Member>) describe_choices<Member>(field);
        fields.push_back(std::move(field));
    });
    return fields;
}

// The name of the option to which G::words_in points.
template <core::Game G>
std::string lexicon_option() {
    std::string name;
    if constexpr (requires { G::words_in; }) {
        boost::mp11::mp_for_each<core::Fields<typename G::Config>>([&](auto member) {
            if constexpr (requires { member.pointer == G::words_in; }) {
                if (member.pointer == G::words_in) name = member.name;
            }
        });
        CHECK(!name.empty());
    }
    return name;
}

// What is played by heart is recalled by people: who leaves for a moment must not come back to a better memory, so the
// weakest covers. Elsewhere the one in the middle does. The first of all bots is the game's own suggestion.
template <core::Game G>
const std::string& cover_among(const std::vector<std::string>& bots) {
    return bots[core::Memorable<G> ? 1 : bots.size() / 2];
}

template <class Entry>
Info info_of() {
    using G = typename Entry::Rules;
    Info info{.name = std::string(G::name), .version = G::version, .oldest = core::oldest_version<G>(),
              .min_seats = G::min_seats, .max_seats = G::max_seats, .bots = {}, .cover = {},
              .config = describe<typename G::Config>(), .lexicon = lexicon_option<G>(),
              .has_secrets = core::has_secrets<G>(), .has_words = core::Worded<G>, .has_bulk = core::Bulky<G>,
              .is_confidential = core::is_confidential<G>(), .is_by_heart = core::Memorable<G>};
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, typename Entry::Bots>>(
        [&](auto bot) { info.bots.emplace_back(decltype(bot)::type::name); });
    info.has_words |= !info.lexicon.empty();
    info.cover = cover_among<G>(info.bots);
    return info;
}

}  // namespace

const std::vector<Info>& catalogue() {
    static const std::vector<Info> all = [] {
        std::vector<Info> infos;
        for_each([&](auto entry) { infos.push_back(info_of<typename decltype(entry)::type>()); });
        return infos;
    }();
    return all;
}

const Info* find(std::string_view game) {
    for (const Info& info : catalogue()) {
        if (info.name == game) return &info;
    }
    return nullptr;
}

}  // namespace games
