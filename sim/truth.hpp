// What must hold whatever happens: the disk is the truth, nobody hears of what is not on it, and what
// they hear is what it says. Truth folds every log beside the hub, from the disk alone.
#pragma once

#include <map>
#include <string>

#include "server/tables/table.hpp"
#include "store/memory.hpp"

namespace sim {

class Truth {
public:
    explicit Truth(const store::Memory& disk) : disk_(disk) {}

    // The table as the disk has it now.
    const server::Table& table(const std::string& code);

    // Called when a message leaves the hub, for whoever sits on `reader` or only watches.
    void check(const std::string& code, core::Seat reader, const server::Update&);
    void check(const std::string& code, const server::Room&);
    void check(const std::string& code, const server::ChatLine&);
    void check(const std::string& code, const server::Aside&);
    void check(const std::string& code, const server::Paused&);
    void check(const std::string& code, core::Seat reader, const server::Missed&);
    // For a guest, empty if they have no name, of a tick at this time.
    void check(const core::Record&, std::string_view guest, std::int64_t at_ms);

private:
    struct Move { core::Seat actor; core::Deed deed; };
    struct Shadow {
        server::Table table{};
        std::size_t folded = 0;  // events
        std::vector<Move> moves{};
        std::int64_t unshared_ms = 0;  // when somebody last thought again
        std::int32_t expelled_at = -1;  // the move after which somebody was last removed, and their words
    };
    Shadow& shadow(const std::string& code);

    const store::Memory& disk_;
    std::map<std::string, Shadow> shadows_;
};

}  // namespace sim
