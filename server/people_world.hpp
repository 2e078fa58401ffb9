// Asking the House, for tests: what each call is answered with, or why not.
#pragma once

#include <gtest/gtest.h>

#include "server/world.hpp"

namespace server {

struct PeopleTest : testing::Test {
    World world;

    static std::string refusal(const Answer& answer) {
        const auto message = core::decode<ServerMessage>(answer.text);
        return message && answer.status >= 400 ? std::get<Refused>(*message).code : "";
    }
    std::string refused(const std::string& token, const Call& call) { return refusal(world.call(token, call)); }
    template <class Asked>
    typename Asked::Answer ask(const std::string& token, const Asked& asked) {
        const Answer& answer = world.call(token, asked);
        const auto given = core::decode<typename Asked::Answer>(answer.text);
        if (!given) ADD_FAILURE() << Asked::type << ": " << answer.text;
        return given.value_or(typename Asked::Answer{});
    }
    // Signs in so on a browser with this token; the new token, or why not.
    std::string enter(const std::string& token, const Call& call) {
        const Answer& answer = world.call(token, call);
        return answer.new_token.empty() ? refusal(answer) : answer.new_token;
    }
    Me me(const std::string& token) { return ask(token, WhoAmI{}); }
    std::string public_id_of(const std::string& token) { return public_id(world.person(token)); }

    // Ann and Bob play to the end.
    World::Duel finished() {
        const World::Duel duel = world.duel();
        while (world.room(duel.a).status != Status::over) world.play(duel.code, {duel.a, duel.b});
        return duel;
    }
};

}  // namespace server
