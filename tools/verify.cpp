#include "games/verify.hpp"

#include <cstdio>

#include "tools/commands.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

int run(const Args& args) {
    const core::Record record = read_record(args.words()[0]);
    const auto verified = games::verify(record);
    if (!verified) {
        std::printf("not proven: %s\n", verified.error().why.c_str());
        return 1;
    }
    std::printf("the secret fits the seal %s\n", record.commitment.c_str());
    std::puts("(compare it with the one the table showed before play)");
    std::printf("%d draws re-derived, all equal\n", verified->draws);
    std::printf("%d moves legal, %d of them time-outs\n", verified->moves, verified->time_outs);
    std::puts(verified->is_over ? "the game is whole" : "the record stops before the end of the game");
    return 0;
}

}  // namespace

Command verify_command() {
    return {.name = "verify",
            .words = "FILE",
            .summary = "Draw a saved game's dice and cards again from its secret: exit 0 if all are equal, else 1",
            .words_min = 1,
            .words_max = 1,
            .run = run};
}

}  // namespace tools
