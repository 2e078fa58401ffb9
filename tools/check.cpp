// `palette check`: whether what is kept beside the logs (summaries, whose tables they are, results) is what follows
// from them. `--rebuild` writes anew what differs; a server must not run meanwhile.
#include <cstdio>

#include "server/tables/projection.hpp"
#include "tools/commands.hpp"
#include "tools/data_folder.hpp"

namespace tools {

namespace {

int run(const Args& args) {
    const bool rebuilds = args.has("rebuild");
    const auto store = open_data(args);
    if (rebuilds) claim(std::filesystem::path(args.text("data")) / "palette.db");
    const server::Differing found = server::check_projections(*store, rebuilds ? server::Mend::yes : server::Mend::no);
    for (const std::string& code : found.unreadable) std::printf("%s: its log cannot be read\n", code.c_str());
    for (const std::string& code : found.different) {
        std::printf("%s: its lists %s what its log says\n", code.c_str(), rebuilds ? "now say" : "do not say");
    }
    std::printf("%zu tables, %zu of them with other lists than their logs, %zu that cannot be read\n", found.tables,
                found.different.size(), found.unreadable.size());
    if (rebuilds) store->commit({.projected = server::projection_version});
    return found.unreadable.empty() && (rebuilds || found.different.empty()) ? 0 : 1;
}

}  // namespace

Command check_command() {
    return {.name = "check",
            .summary = "Whether the lists of tables and results say what the tables' logs say",
            .options = {{"data", "DIR", "data", "where palette.db is kept, as for serve"},
                        {"rebuild", "", "", "writes anew what differs; not while a server runs"}},
            .run = run};
}

}  // namespace tools
