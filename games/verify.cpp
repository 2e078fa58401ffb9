#include "games/verify.hpp"

namespace games {

namespace {

using core::Deed;
using core::Record;
using core::Seat;

std::string at_move(std::int32_t move) { return "move " + std::to_string(move) + ": "; }

Explained<void> play(core::Match& match, const core::Done& done, std::int32_t move) {
    if (const auto taken = match.play(done.actor, done.action); !taken) {
        return fault(taken.error().code, at_move(move) + "the rules refuse it: " + words_of(taken.error().code));
    }
    return {};
}

// The key of the table's draws, if the secret is the one that was sealed.
Explained<core::Bytes32> key_of(const Record& record) {
    if (!record.proof) return fault("no_proof", "the record holds no proof: its secret has not been shown");
    const core::Proof& proof = *record.proof;
    const std::optional<core::Bytes32> secret = core::from_hex(proof.secret);
    if (!secret) return fault("bad_secret", "the secret is not 64 lower-case hexadecimal digits");
    if (core::commitment(*secret) != record.commitment) {
        return fault("other_secret", "the secret is not the one sealed before play: the commitment is " +
                                         record.commitment + ", this secret's is " + core::commitment(*secret));
    }
    if (std::cmp_not_equal(proof.nonces.size(), record.seats)) {
        return fault("bad_nonces", "there must be one nonce a seat");
    }
    return core::table_key(*secret, proof.table, proof.nonces);
}

// The clock acts for a seat to act, and exactly as the rules say.
bool is_time_out(const core::Match& match, int seats, const Deed& deed) {
    for (int i = 0; i < seats; ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        if (match.to_act().has(seat) && match.time_out(seat) == deed) return true;
    }
    return false;
}

// What nature did as move `move`, which was no time-out: the draw that the key gives.
Explained<void> check_nature(const core::Match& match, const Deed& deed, const core::Bytes32& key,
                             std::int32_t move) {
    if (!match.to_act().has(Seat::nature)) {
        return fault("not_a_draw", at_move(move) + "nature did what is neither a draw nor a time-out");
    }
    core::Rng rng = core::draw_for(key, move);
    const Deed drawn = match.nature(rng);
    if (drawn == deed) return {};
    return fault("other_draw", at_move(move) + "the record says " + deed.text() + ", the secret gives " +
                                   drawn.text());
}

}  // namespace

Explained<Replay> replay(const Record& record, Seat reader) {
    auto match = open_match(record);
    if (!match) return std::unexpected(match.error());
    if (reader != Seat::spectator && (core::index(reader) < 0 || core::index(reader) >= record.seats)) {
        return fault("no_such_seat", "the game has no such seat");
    }
    Replay replay{.start = (*match)->view(reader), .steps = {}, .outcome = {}};
    std::int32_t move = 0;
    for (const core::Done& written : record.moves) {
        const core::Done done{written.actor, (*match)->read(written.action)};
        const auto played = play(**match, done, ++move);
        if (!played) return std::unexpected(played.error());
        if (!(*match)->is_draft(done.action)) replay.steps.push_back({done.actor, done.action, (*match)->view(reader)});
    }
    replay.outcome = (*match)->outcome();
    return replay;
}

Explained<Verified> verify(const Record& record) {
    const auto key = key_of(record);
    if (!key) return std::unexpected(key.error());
    auto match = open_match(record);
    if (!match) return std::unexpected(match.error());
    Verified verified;
    for (const core::Done& written : record.moves) {
        const core::Done done{written.actor, (*match)->read(written.action)};
        ++verified.moves;
        if (done.actor == Seat::nature && is_time_out(**match, record.seats, done.action)) {
            ++verified.time_outs;
        } else if (done.actor == Seat::nature) {
            ++verified.draws;
            const auto honest = check_nature(**match, done.action, *key, verified.moves);
            if (!honest) return std::unexpected(honest.error());
        }
        const auto played = play(**match, done, verified.moves);
        if (!played) return std::unexpected(played.error());
    }
    verified.is_over = (*match)->outcome().has_value();
    return verified;
}

}  // namespace games
