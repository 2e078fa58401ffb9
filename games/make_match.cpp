#include "games/make_match.hpp"

#include "core/match_of.hpp"
#include "games/all.hpp"

namespace games {

namespace {

template <core::Game G>
core::Result<core::Json> preview_of(const core::Json& view, const core::Json& action) {
    if constexpr (core::Previewable<G>) {
        typename G::View seen;
        typename G::Action tried;
        if (!core::read(view, seen) || !core::read(action, tried)) return core::refuse("malformed");
        const auto shown = G::preview(seen, tried);
        if (!shown) return core::refuse(shown.error());
        return core::to_json(*shown);
    }
    return core::refuse("no_preview");
}

template <core::Game G>
core::Result<std::vector<core::Done>> laid_open_of(std::vector<core::Done> moves) {
    if constexpr (requires { typename G::Doings; }) {
        typename G::Doings doings(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            doings[i].first = moves[i].actor;
            auto action = moves[i].action.value<typename G::Action>();
            if (!action) return core::refuse("malformed");
            doings[i].second = *std::move(action);
        }
        doings = G::laid_open(std::move(doings));
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i].action = core::Deed::of(std::move(doings[i].second));
    }
    return moves;
}

}  // namespace

core::Result<std::unique_ptr<core::Match>> make_match(std::string_view game, int seats, const core::Json& config) {
    const Info* info = find(game);
    return make_match(game, seats, config, info == nullptr ? 0 : info->version);
}

core::Result<std::unique_ptr<core::Match>> make_match(std::string_view game, int seats, const core::Json& config,
                                                      std::int32_t version) {
    core::Result<std::unique_ptr<core::Match>> made = core::refuse("unknown_game");
    for_each([&](auto entry) {
        using Entry = typename decltype(entry)::type;
        using G = typename Entry::Rules;
        if (game != G::name) return;
        made = core::match_of<G, typename Entry::Coach, typename Entry::Bots>(seats, config, version);
    });
    return made;
}

core::Json completed(std::string_view game, const core::Json& config) {
    core::Json whole = config;
    for_each([&](auto entry) {
        using G = typename decltype(entry)::type::Rules;
        if (game != G::name) return;
        if (const auto options = core::read_options<G>(config)) whole = core::to_json(*options);
    });
    return whole;
}

core::Result<core::Json> advise(std::string_view game, const core::Json& view) {
    core::Result<core::Json> advice = core::refuse("unknown_game");
    for_each([&](auto entry) {
        using Entry = typename decltype(entry)::type;
        using G = typename Entry::Rules;
        if (game != G::name) return;
        typename G::View typed;
        if (core::read(view, typed)) {
            advice = core::to_json(Entry::Coach::advise(typed));
        } else {
            advice = core::refuse("malformed");
        }
    });
    return advice;
}

core::Result<core::Json> preview(std::string_view game, const core::Json& view, const core::Json& action) {
    core::Result<core::Json> preview = core::refuse("unknown_game");
    for_each([&](auto entry) {
        using G = typename decltype(entry)::type::Rules;
        if (game == G::name) preview = preview_of<G>(view, action);
    });
    return preview;
}

core::Result<std::vector<core::Done>> laid_open(std::string_view game, std::vector<core::Done> moves) {
    core::Result<std::vector<core::Done>> open = std::move(moves);
    for_each([&](auto entry) {
        using G = typename decltype(entry)::type::Rules;
        if (game == G::name) open = laid_open_of<G>(*std::move(open));
    });
    return open;
}

core::Deed wordless(std::string_view game, const core::Deed& deed) {
    core::Deed without = deed;
    for_each([&](auto entry) {
        using G = typename decltype(entry)::type::Rules;
        if constexpr (core::Worded<G>) {
            if (game != G::name) return;
            if (const auto action = deed.value<typename G::Action>()) without = core::Deed::of(G::wordless(*action));
        }
    });
    return without;
}

}  // namespace games
