// What this tick has decided so far, laid over what the store knows. Everything the hub asks the store
// goes through here, so that it sees its own decisions before they are written; `commit` writes them.
#pragma once

#include <string_view>

#include "store/store.hpp"

namespace server {

class Ledger {
public:
    explicit Ledger(store::Store& store) : store_(store), next_table_(store.next_table()) {}

    std::optional<store::TableId> find(std::string_view code) const;
    std::optional<store::Guest> guest(std::string_view id) const;
    std::vector<store::Event> events(store::TableId) const;
    std::vector<store::TableId> tables_of(std::string_view guest, std::size_t most) const;  // newest first
    std::vector<store::Due> stored_dues() const { return store_.dues(); }

    store::TableId add_table(const std::string& code);
    void add(store::Event event) { batch_.events.push_back(std::move(event)); }
    void add(store::Guest guest) { batch_.guests.push_back(std::move(guest)); }
    void add(store::Membership membership) { batch_.memberships.push_back(std::move(membership)); }
    void add(store::Due due) { batch_.dues.push_back(due); }
    void add(store::Report report) { batch_.reports.push_back(report); }

    void commit();  // once, or not at all if there is nothing

private:
    store::Store& store_;
    store::TableId next_table_;
    store::Batch batch_;
};

}  // namespace server
