// Who leaves a table for good, or is somebody else from now on: part of the fold (table.hpp).
#pragma once

#include "server/tables/table.hpp"

namespace server {

void note_own(Place&);  // its person acts for themselves: what was made for them before is known

// For good, a bot sits where a person sat. Their part in the dice stays, and so does what was about to be decided.
void hand_over(Place&, const std::string& bot);

core::Result<void> take(Table&, const Left&, std::int64_t at_ms);
core::Result<void> take(Table&, const Became&, std::int64_t at_ms);
core::Result<void> take(Table&, const Forgotten&, std::int64_t at_ms);

}  // namespace server
