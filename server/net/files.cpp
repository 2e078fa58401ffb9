#include "server/net/files.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "core/check.hpp"
#include "core/hash.hpp"
#include "server/net/text.hpp"

namespace server {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t worth_compressing_bytes = 512;

struct Kind {
    std::string_view extension;
    std::string_view content_type;
    bool is_text = false;  // shrinks when compressed
};
constexpr std::array kinds{
    Kind{".html", "text/html; charset=utf-8", true},
    Kind{".js", "text/javascript; charset=utf-8", true},
    Kind{".css", "text/css; charset=utf-8", true},
    Kind{".json", "application/json", true},
    Kind{".webmanifest", "application/manifest+json", true},
    Kind{".svg", "image/svg+xml", true},
    Kind{".txt", "text/plain; charset=utf-8", true},
    Kind{".wasm", "application/wasm", true},
    Kind{".dawg", "application/octet-stream", true},  // a word graph: not text, but it shrinks by as much
    Kind{".png", "image/png"},
    Kind{".ico", "image/x-icon"},
    Kind{".webp", "image/webp"},
    Kind{".woff2", "font/woff2"},
    Kind{"", "application/octet-stream"},
};

const Kind& kind_of(const fs::path& path) {
    const std::string extension = path.extension().string();
    const auto known = std::ranges::find(kinds, extension, &Kind::extension);
    return known == kinds.end() ? kinds.back() : *known;
}

// The page's build puts a hash of the content in the names under /assets/, so those never change.
std::string_view cache_of(std::string_view path) {
    return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

std::string content_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string content(std::istreambuf_iterator<char>(file), {});
    if (!file) throw fs::filesystem_error("cannot read", path, std::make_error_code(std::errc::io_error));
    return content;
}

std::string gzip(const std::string& content) {
    constexpr int gzip_window = 15 + 16;  // zlib's way to ask for the gzip format
    z_stream stream{};
    CHECK(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY) == Z_OK);
    std::string packed(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));  // zlib only reads it
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    CHECK(deflate(&stream, Z_FINISH) == Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

bool is_other_form(const fs::path& path) {
    const fs::path extension = path.extension();
    return (extension == ".br" || extension == ".gz") && fs::exists(fs::path(path).replace_extension());
}

File load(const fs::path& path, std::string_view name) {
    const Kind& kind = kind_of(path);
    File file{.content_type = kind.content_type, .cache = cache_of(name)};
    const std::string content = content_of(path);
    const std::string hash = core::to_hex(core::Blake2b().add(content).finish()).substr(0, 20);
    const auto add = [&](std::string_view encoding, std::string body) {
        // Each form has a tag of its own, or a cache could hand gzip to who cannot read it.
        const std::string tag = '"' + hash + (encoding.empty() ? "" : "-" + std::string(encoding)) + '"';
        file.forms.push_back({std::string(encoding), tag, std::move(body)});
    };
    if (fs::exists(path.string() + ".br")) add("br", content_of(path.string() + ".br"));
    if (fs::exists(path.string() + ".gz")) {
        add("gzip", content_of(path.string() + ".gz"));
    } else if (kind.is_text && content.size() >= worth_compressing_bytes) {
        add("gzip", gzip(content));
    }
    std::erase_if(file.forms, [&](const File::Form& form) { return form.body.size() >= content.size(); });
    std::ranges::sort(file.forms, {}, [](const File::Form& form) { return form.body.size(); });
    add("", content);
    return file;
}

// "gzip;q=0" says no, and so does not naming it; "gzip" and "gzip;q=0.5" say yes.
bool accepts(std::string_view accept_encoding, std::string_view encoding) {
    while (!accept_encoding.empty()) {
        std::string_view item = trim(take_until(accept_encoding, ','));
        if (!item.starts_with(encoding)) continue;
        item.remove_prefix(encoding.size());
        if (item.empty()) return true;
        if (item.front() == ';') return item.find_first_of("123456789") != std::string_view::npos;
    }
    return false;
}

}  // namespace

Files::Files(const fs::path& folder) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file() || is_other_form(entry.path())) continue;
        const std::string name = "/" + entry.path().lexically_relative(folder).generic_string();
        files_.emplace(name, load(entry.path(), name));
    }
}

const File* Files::find(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

const File::Form& choose(const File& file, std::string_view accept_encoding) {
    for (const File::Form& form : file.forms) {
        if (form.encoding.empty() || accepts(accept_encoding, form.encoding)) return form;
    }
    return file.forms.back();
}

bool is_held(const File::Form& form, std::string_view if_none_match) {
    while (!if_none_match.empty()) {
        std::string_view item = trim(take_until(if_none_match, ','));
        if (item.starts_with("W/")) item.remove_prefix(2);
        if (item == form.etag || item == "*") return true;
    }
    return false;
}

}  // namespace server
