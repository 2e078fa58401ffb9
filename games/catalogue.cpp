// What is known of each game without playing it. Apart from make_match.cpp, so that a program that only
// describes games (tools/emit_ts) is built without their rules.
#include "core/json.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace games {

namespace {

template <class Config>
std::vector<Field> describe() {
    std::vector<Field> fields;
    const Config initial{};
    boost::mp11::mp_for_each<core::Fields<Config>>([&](auto member) {
        using Member = std::remove_cvref_t<decltype(initial.*member.pointer)>;
        static_assert(std::same_as<Member, bool> || core::WireEnum<Member>, "forms are made of switches and choices");
        Field field{.name = member.name, .choices = {}, .initial = core::to_json(initial.*member.pointer)};
        if constexpr (core::WireEnum<Member>) {
            boost::mp11::mp_for_each<core::Names<Member>>([&](auto each) { field.choices.emplace_back(each.name); });
        }
        fields.push_back(std::move(field));
    });
    return fields;
}

template <class Entry>
Info info_of() {
    using G = typename Entry::Rules;
    Info info{.name = std::string(G::name), .version = G::version, .oldest = core::oldest_version<G>(),
              .min_seats = G::min_seats, .max_seats = G::max_seats, .bots = {},
              .config = describe<typename G::Config>(), .is_confidential = core::is_confidential<G>(),
              .is_by_heart = core::Memorable<G>};
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, typename Entry::Bots>>(
        [&](auto bot) { info.bots.emplace_back(decltype(bot)::type::name); });
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
