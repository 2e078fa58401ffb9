// The page's files, all in memory, read and compressed once at the start. A request only looks up a name
// among those that were there, so no path can lead out of the folder.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace server {

struct File {
    struct Form {  // the same content in one encoding
        std::string encoding{};  // "br", "gzip", or empty for as it is
        std::string etag{};
        std::string body{};
    };
    std::string_view content_type{};
    std::string_view cache{};
    std::vector<Form> forms{};  // smallest first; the last is the file as it is
};

class Files {
public:
    Files() = default;  // none
    // Reads the whole folder. A file beside it named x.br or x.gz is x in another form; where there is none
    // and it pays, x is compressed here. Throws std::filesystem::filesystem_error if it cannot be read.
    explicit Files(const std::filesystem::path& folder);

    const File* find(std::string_view path) const;  // such as "/assets/app.js"; null if there is none
    bool empty() const { return files_.empty(); }

private:
    std::map<std::string, File, std::less<>> files_;
};

// The smallest form that the browser says it can read.
const File::Form& choose(const File&, std::string_view accept_encoding);

// Whether the browser already holds this form.
bool is_held(const File::Form&, std::string_view if_none_match);

}  // namespace server
