// Writes the TypeScript of every type that crosses the socket, web/src/net/wire.gen.ts, what the page shows of the
// rules, web/src/net/facts.gen.ts, the page's list of games, web/src/games/all.gen.ts, and the hash that tells an old
// page from a new server, server/wire_hash.gen.hpp. All are committed; `emit_ts --check` is a test. A type has the same
// name on both sides, coloryam::View here is coloryam.View there, and its fields keep their names.
// A program of its own: it needs no rules and no server, so the server can be built with what it writes.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "core/json.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"
#include "lexicon/lexicon.hpp"
#include "server/facts.hpp"
#include "server/protocol.hpp"

namespace {

using namespace boost::mp11;

constexpr std::size_t columns_max = 110;

template <class T>
std::string cpp_name() {  // "coloryam::View"
    std::string text = __PRETTY_FUNCTION__;
    text.erase(0, text.find("T = ") + 4);
    return text.substr(0, text.find_first_of(";]"));
}

std::string ts_name(const std::string& cpp) {  // "coloryam.View"
    const std::size_t colons = cpp.find("::");
    return cpp.substr(0, colons) + "." + cpp.substr(colons + 2);
}

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

// FNV-1a: the same on every platform, which std::hash is not.
std::uint32_t hash(const std::string& text) {
    std::uint32_t value = 2166136261u;
    for (const char each : text) value = (value ^ static_cast<unsigned char>(each)) * 16777619u;
    return value;
}

// `first a | b | c;`, one case a line when it is long.
std::string one_of(const std::string& first, const std::vector<std::string>& cases) {
    std::string line = first, lines = first;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        line += (i == 0 ? " " : " | ") + cases[i];
        lines += "\n    | " + cases[i];
    }
    return (line.size() <= columns_max ? line : lines) + ";";
}

class Emitter {
public:
    // The TypeScript for T; declares what it needs on the way.
    template <class T>
    std::string type() {
        if constexpr (std::same_as<T, bool>) {
            return "boolean";
        } else if constexpr (std::same_as<T, std::string>) {
            return "string";
        } else if constexpr (std::same_as<T, core::Json> || std::same_as<T, core::Deed>) {
            return "unknown";
        } else if constexpr (std::integral<T>) {
            return "number";
        } else if constexpr (core::is_set<T>) {
            return "readonly number[]";
        } else if constexpr (core::is_vector<T> || core::is_array<T> || core::is_list<T>) {
            const std::string item = type<typename T::value_type>();
            return item.find(' ') == std::string::npos ? "readonly " + item + "[]" : "readonly (" + item + ")[]";
        } else if constexpr (core::is_optional<T>) {
            return type<typename T::value_type>() + " | null";
        } else if constexpr (core::is_variant<T>) {
            std::string text;
            for (const std::string& each : cases<T>()) text += (text.empty() ? "" : " | ") + each;
            return text;
        } else {
            const std::string name = cpp_name<T>();
            if (seen_.insert(name).second) declare(name, body<T>());
            return ts_name(name);
        }
    }

    // T under a name of its own, if it has not got that name already.
    template <class T>
    std::string alias(const std::string& cpp) {
        std::vector<std::string> names;
        if constexpr (core::is_variant<T>) {
            names = cases<T>();
        } else {
            names = {type<T>()};
        }
        if (seen_.insert(cpp).second) declare(cpp, one_of("type @ =", names));
        return ts_name(cpp);
    }

    std::string text() const {
        std::string all;
        for (const auto& [space, declarations] : spaces_) {
            all += "export declare namespace " + space + " {\n";
            for (const std::string& each : declarations) all += "  " + each + "\n";
            all += "}\n\n";
        }
        return all;
    }

private:
    template <class Variant>
    std::vector<std::string> cases() {
        std::vector<std::string> names;
        mp_for_each<mp_transform<mp_identity, mp_rename<Variant, mp_list>>>(
            [&](auto each) { names.push_back(type<typename decltype(each)::type>()); });
        return names;
    }

    template <class T>
    std::string body() {
        if constexpr (core::WireEnum<T>) {
            std::vector<std::string> names;
            mp_for_each<core::Names<T>>([&](auto each) { names.push_back(quoted(each.name)); });
            return one_of("type @ =", names);
        } else if constexpr (core::WireId<T>) {
            return "type @ = number;";
        } else {
            std::string line = "interface @ {", lines = line;
            const auto add = [&](const std::string& field) {
                line += " readonly " + field + ";";
                lines += "\n    readonly " + field + ";";
            };
            if constexpr (core::WireCase<T>) add("type: " + quoted(T::type));
            mp_for_each<core::Fields<T>>([&](auto field) {
                using Field = std::remove_cvref_t<decltype(std::declval<T>().*field.pointer)>;
                add(field.name + std::string(": ") + type<Field>());
            });
            return line.size() <= columns_max ? line + " }" : lines + "\n  }";
        }
    }

    void declare(const std::string& cpp, std::string body) {
        const std::size_t colons = cpp.find("::");
        body.replace(body.find('@'), 1, cpp.substr(colons + 2));
        spaces_[cpp.substr(0, colons)].push_back(body);
    }

    std::set<std::string> seen_;
    std::map<std::string, std::vector<std::string>> spaces_;
};

template <core::Game G>
std::string preview_of(Emitter& emitter) {
    if constexpr (core::Previewable<G>) {
        return emitter.alias<typename G::Preview>(std::string(G::name) + "::Preview");
    }
    return "never";
}

std::string games_of(Emitter& emitter) {
    std::string text;
    games::for_each([&](auto entry) {
        using Entry = typename decltype(entry)::type;
        using G = typename Entry::Rules;
        using Advice = decltype(Entry::Coach::advise(std::declval<const typename G::View&>()));
        const std::string name(G::name);
        text += "  readonly " + name + ": {\n";
        text += "    readonly config: " + emitter.alias<typename G::Config>(name + "::Config") + ";\n";
        text += "    readonly action: " + emitter.alias<typename G::Action>(name + "::Action") + ";\n";
        text += "    readonly view: " + emitter.alias<typename G::View>(name + "::View") + ";\n";
        text += "    readonly illegal: " + emitter.alias<typename G::Illegal>(name + "::Illegal") + ";\n";
        text += "    readonly advice: " + emitter.alias<Advice>(name + "::Advice") + ";\n";
        text += "    readonly preview: " + preview_of<G>(emitter) + ";\n  };\n";
    });
    return "// A game's own types by its name.\nexport interface Games {\n" + text + "}\n\n";
}

std::string answers_of(Emitter& emitter) {
    std::string text;
    mp_for_each<mp_transform<mp_identity, mp_rename<server::Call, mp_list>>>([&](auto each) {
        using Call = typename decltype(each)::type;
        text += "  readonly " + std::string(Call::type) + ": " + emitter.type<typename Call::Answer>() + ";\n";
    });
    return "// What each call is answered with, by its type.\nexport interface Answers {\n" + text + "}\n\n";
}

std::string catalogue_of(Emitter& emitter) {
    std::string text;
    for (const games::Info& info : games::catalogue()) {
        text += "  {\n";
        for (const auto& [name, value] : core::to_json(info).as_object()) {
            if (name != "config") text += "    " + std::string(name) + ": " + boost::json::serialize(value) + ",\n";
        }
        text += "    config: [\n";
        for (const games::Field& field : info.config) text += "      " + core::encode(field) + ",\n";
        text += "    ],\n  },\n";
    }
    return "// Every game there is, with the options a host may choose.\nexport const catalogue: readonly " +
           emitter.type<games::Info>() + "[] = [\n" + text + "];\n";
}

// A constant of this name, a field a line.
template <core::Wire T>
std::string constant_of(Emitter& emitter, const std::string& name, const std::string& cpp, const T& value) {
    std::string text = "export const " + name + ": wire." + emitter.alias<T>(cpp) + " = {\n";
    for (const auto& [field, each] : core::to_json(value).as_object()) {
        text += "  " + std::string(field) + ": " + boost::json::serialize(each) + ",\n";
    }
    return text + "};\n";
}

// What does not change at a table.
std::string facts_of(Emitter& emitter) {
    std::string text = "import type * as wire from \"./wire.gen\";\n\n// Limits of any table.\n" +
                       constant_of(emitter, "house", "server::Facts", server::Facts{});
    games::for_each([&](auto entry) {
        using G = typename decltype(entry)::type::Rules;
        const std::string name(G::name);
        if constexpr (core::Factual<G>) text += "\n" + constant_of(emitter, name, name + "::Facts", G::facts());
    });
    return text;
}

// A game lives in a folder of its own name and is told of in a file of that name.
std::string faces() {
    std::string imports, names;
    for (const games::Info& info : games::catalogue()) {
        imports += "import { " + info.name + " } from \"./" + info.name + "/" + info.name + "\";\n";
        names += (names.empty() ? "" : ", ") + info.name;
    }
    return imports + "import type { GameName, GameUi } from \"./game\";\n\n" +
           "export const all: { readonly [G in GameName]: GameUi<G> } = { " + names + " };\n";
}

struct Everything {
    std::string types{};
    std::string facts{};
};

Everything everything() {
    Emitter emitter;
    const std::string games = games_of(emitter);
    emitter.alias<server::ClientMessage>("server::ClientMessage");
    emitter.alias<server::ServerMessage>("server::ServerMessage");
    emitter.alias<server::Call>("server::Call");
    emitter.type<server::Reason>();
    emitter.type<lexicon::Language>();  // for whoever looks words up
    emitter.type<lexicon::List>();
    const std::string answers = answers_of(emitter);
    const std::string catalogue = catalogue_of(emitter), facts = facts_of(emitter);
    return {.types = emitter.text() + games + answers + catalogue, .facts = facts};
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// True if `path` held, or now holds, `text`.
bool settle(const std::string& path, const std::string& text, bool only_check) {
    if (contents(path) == text) return true;
    if (only_check) {
        std::fprintf(stderr, "emit_ts: %s is out of date; emit_ts ROOT makes it again\n", path.c_str());
        return false;
    }
    std::ofstream(path, std::ios::binary) << text;
    if (contents(path) == text) return true;
    std::fprintf(stderr, "emit_ts: %s cannot be written\n", path.c_str());
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    const bool only_check = argc == 3 && std::string_view(argv[2]) == "--check";
    if (argc < 2 || (argc > 2 && !only_check)) {
        std::fputs("usage: emit_ts ROOT [--check]\n", stderr);
        return 2;
    }
    const std::string root = argv[1];
    const auto [types, facts] = everything();
    char wire[9];
    std::snprintf(wire, sizeof wire, "%08x", hash(types));
    const std::string made = "// Made from the C++ types by tools/emit_ts.cpp; not to be edited.\n";
    const bool page = settle(root + "/web/src/net/wire.gen.ts",
                             made + "export const wire = " + quoted(wire) +
                                 "; // the server sends a page with another away to reload\n\n" + types, only_check);
    const bool shown = settle(root + "/web/src/net/facts.gen.ts", made + facts, only_check);
    const bool list = settle(root + "/web/src/games/all.gen.ts", made + faces(), only_check);
    const bool server = settle(root + "/server/wire_hash.gen.hpp",
                               made + "#pragma once\n\n#include <string_view>\n\nnamespace server {\n\n"
                               "inline constexpr std::string_view wire = " + quoted(wire) +
                               ";\n\n}  // namespace server\n", only_check);
    return page && shown && list && server ? 0 : 1;
}
