// The House: who people are, what they are called, their tables as lists, and who may have another. It never loads or
// folds a table; what it knows of tables it reads from their summaries, and what it wants of them it writes on notes.
#pragma once

#include <map>
#include <memory>

#include "server/options.hpp"
#include "server/parts.hpp"

namespace server {

using core::Result;

using HouseInput = std::variant<Called, ToHouse>;

class House {
public:
    House(std::shared_ptr<const store::Reader>, const HubOptions&);

    // Who holds this token; empty: nobody whom the House knows.
    std::string who(std::string_view token) const;

    Ticked tick(std::int64_t now_ms, const std::vector<HouseInput>&);
    void stored();  // the oldest batch that was given out and not yet confirmed

private:
    struct Caller {
        Conn conn{};
        std::string token{};
        std::optional<store::Guest> guest{};
        std::string new_token{};
    };
    // A call is answered at once, or when a table has answered a note: then there is nothing yet.
    using Reply = Result<std::optional<std::string>>;

    void handle(const Called&);
    void handle(const ToHouse&);

    // What somebody calls over HTTP: the text of the answer.
    Reply handle(Caller&, const WhoAmI&);
    Reply handle(Caller&, const SetName&);
    Reply handle(Caller&, const OpenTable&);
    Reply handle(Caller&, const MyTables&);
    Reply handle(Caller&, const LeaveTable&);
    Reply handle(Caller&, const GetRecord&);

    // What a table tells (house.cpp).
    void hear(const Made&);
    void hear(const RematchWanted&);
    void hear(const HasLeft&);

    std::optional<store::Guest> guest(std::string_view id) const;
    std::string list(std::string_view guest) const;  // their tables
    int open_tables(std::string_view guest) const;   // those that are being opened too
    void want(TableWanted);
    void post(const std::string& code, const LastingNote&);
    void tell(const std::string& code, TableNote note) { outbox_.push_back(ToTable{code, std::move(note), {}}); }

    std::shared_ptr<const store::Reader> store_;
    core::Rng rng_;
    std::int64_t now_ms_ = 0;
    std::int64_t since_ms_ = 0;  // the first tick
    std::map<std::string, int, std::less<>> opening_;  // by guest: tables that were wanted and are not made yet
    struct Fresh { std::uint64_t batch = 0; store::Guest guest{}; };
    std::vector<Fresh> fresh_;  // guests who may not be stored yet
    store::Batch batch_;
    std::vector<Output> outbox_;
    std::uint64_t batches_given_ = 0;
    std::uint64_t batches_stored_ = 0;
};

// A guest is known by the hash of a token that only their browser holds.
std::string guest_id(std::string_view token);

}  // namespace server
