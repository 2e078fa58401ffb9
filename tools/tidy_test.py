#!/usr/bin/env python3
"""The rules the code keeps about itself, checked over every file git knows. Standard library only.

Each function below that starts with `check_` yields complaints; none means the rule holds.
"""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE_LINES_MAX, FUNCTION_LINES_MAX, COLUMNS_MAX = 400, 70, 120

CODE = {".hpp", ".cpp", ".ts", ".svelte", ".css", ".py", ".sh", ".js", ".mjs", ".html", ".sql"}
BY_HAND = {".md", ".json", ".yml", ".txt", ""} | CODE

# What a folder's C++ may include, as beginnings of paths. Tests may also look at any game.
SERVER_GAMES = {f"games/{name}.hpp" for name in ("make_match", "script", "verify", "fault")}
EVERYTHING = {""}
MAY_INCLUDE = {
    "core": {"core/"},
    "lexicon": {"core/", "lexicon/"},
    "clay": {"core/", "clay/"},
    "manners": {"core/", "lexicon/", "manners/"},
    "games": {"core/", "lexicon/", "clay/", "games/"},
    "ratings": {"ratings/"},
    "store": {"core/", "store/"},
    "keys": {"core/", "keys/"},
    "server": {"core/", "store/", "server/", "manners/manners.hpp", "keys/"} | SERVER_GAMES,
    "wasm": {"core/", "lexicon/", "clay/", "games/"},
    "sim": EVERYTHING,
    "tools": EVERYTHING,
    "bench": EVERYTHING,
}
# The server's parts know each other by notes alone (server/parts.hpp).
APART = {
    "server/tables": ("server/house/", "server/net/", "server/hub"),
    "server/house": ("server/tables/", "server/net/", "server/hub"),
}
# What a room of the page may import besides itself, as beginnings of paths; the trunk and the screens use everything.
PAGE = "web/src"
MAY_IMPORT = {
    "net": (),
    "words": ("net/", "finished/podium"),
    "engine": ("net/",),
    "clay": ("engine/",),
    "voice": ("net/",),
    "kit": ("words/", "games/game", "house/cloth", "table/people"),
    "games": ("net/", "words/", "kit/", "engine/", "clay/", "house/settings", "finished/replay"),
    "house": ("net/", "words/", "voice/state"),
    "setup": ("net/", "words/", "games/", "house/"),
    "table": ("net/", "words/", "games/", "house/", "model"),
    "finished": ("net/", "games/", "engine/", "model", "router"),
    "view": ("",),
    "": ("",),
}
# Headers of the world, and the only places that may touch them.
ONLY_IN = {
    r"boost/(beast|asio)": r"server/net/",
    r"sqlite3\.h": r"store/sqlite[^/]*\.[ch]pp$",
    r"cbor\.h": r"keys/cbor\.cpp$",
    r"(thread|mutex|condition_variable|future|fstream|iostream|filesystem|random|chrono)":
        r"(?!core/|lexicon/|clay/|games/|keys/)",
}


def listed():
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, text=True, check=True).stdout.split("\0")
    return [Path(name) for name in names if name and (ROOT / name).is_file()]


FILES = listed()
TEXT = {path: (ROOT / path).read_text(encoding="utf-8", errors="replace") for path in FILES if path.suffix in BY_HAND}


def is_made(path):
    """Generated, golden or a lock file: not written by hand, not held to form."""
    return ".gen." in path.name or "golden" in path.parts or path.name == "package-lock.json"


def code(*suffixes):
    wanted = set(suffixes) or CODE
    return {path: text for path, text in TEXT.items() if path.suffix in wanted and not is_made(path)}


def is_test(path):
    return bool(re.search(r"(_test|_fuzz|\.test|\.e2e)\.\w+$", path.name)) or path.parts[0] in ("tests", "sim")


def games():
    return [path.parent for path in FILES if re.fullmatch(r"games/\w+/rules\.hpp", str(path))]


def check_files_are_short():
    for path, text in code().items():
        if (lines := text.count("\n")) > FILE_LINES_MAX:
            yield f"{path}: {lines} lines, at most {FILE_LINES_MAX}"


def check_lines_are_short():
    for path, text in code().items():
        for number, line in enumerate(text.splitlines(), 1):
            if len(line) > COLUMNS_MAX:
                yield f"{path}:{number}: {len(line)} columns, at most {COLUMNS_MAX}"


def check_functions_are_short():
    for path, text in code(".cpp", ".hpp").items():
        start = None
        for number, line in enumerate(text.splitlines(), 1):
            if re.match(r"[A-Za-z].*[({,]$", line) and not re.match(r"(namespace|struct|class|enum|extern)\b", line):
                start = number if start is None else start
            elif line.startswith("}"):
                if start is not None and line == "}" and number - start > FUNCTION_LINES_MAX:
                    yield f"{path}:{start}: a function of {number - start} lines, at most {FUNCTION_LINES_MAX}"
                start = None


def check_folders_include_only_what_they_may():
    for path, text in code(".cpp", ".hpp").items():
        allowed = MAY_INCLUDE.get(path.parts[0])
        if allowed is None:
            yield f"{path}: C++ in a folder that tools/tidy_test.py does not know"
            continue
        for included in re.findall(r'^#include "([^"]+)"', text, re.M):
            is_game_in_test = is_test(path) and included.startswith("games/")
            if not is_game_in_test and not any(included.startswith(start) for start in allowed):
                yield f"{path}: {path.parts[0]}/ may not include {included}"
            apart = APART.get(str(path.parent), ())
            if not is_test(path) and included.startswith(apart):
                yield f"{path}: {path.parent}/ may not include {included}"
            of_game = ("core/", "lexicon/", "clay/", f"{path.parent}/", "games/arena")
            if path.parent in games() and not included.startswith(of_game):
                yield f"{path}: a game may not include {included}"


def check_rooms_of_the_page_import_only_what_they_may():
    for path, text in code(".ts", ".svelte").items():
        if not path.is_relative_to(PAGE) or is_test(path):
            continue
        inside = path.relative_to(PAGE)
        room = inside.parts[0] if len(inside.parts) > 1 else ""
        if room not in MAY_IMPORT:
            yield f"{path}: a room of the page that tools/tidy_test.py does not know"
            continue
        for name in re.findall(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""", text):
            imported = os.path.normpath(inside.parent / name)
            if not imported.startswith((f"{room}/", *MAY_IMPORT[room])):
                yield f"{path}: {room}/ may not import {imported}"
            game = re.match(r"games/\w+/", imported)
            if game and not str(inside).startswith(game[0]):
                yield f"{path}: only {game[0]} and the list made from C++ may import {imported}"


def check_the_world_is_touched_at_the_edge():
    for path, text in code(".cpp", ".hpp").items():
        if is_test(path):
            continue
        for included in re.findall(r"^#include <([^>]+)>", text, re.M):
            for header, places in ONLY_IN.items():
                if re.match(header + r"\b", included) and not re.match(places, str(path)):
                    yield f"{path}: may not include <{included}>"


def check_the_engine_throws_nothing_and_computes_alike_everywhere():
    for path, text in code(".cpp", ".hpp").items():
        if path.parts[0] not in ("core", "lexicon", "clay", "games") or is_test(path):
            continue
        plain = re.sub(r"//.*|\"(\\.|[^\"])*\"", "", text)
        if re.search(r"\b(throw|try|catch)\b\s*[({\w]", plain):
            yield f"{path}: the engine has no exceptions"
        if re.search(r"\bgetenv\b", plain):
            yield f"{path}: the engine reads nothing but its arguments"
        found = re.search(r"std::(sqrt|pow|exp|log\w*|sin|cos|tan|erf|lround|fma)\(", plain)
        if path.parent in games() and found:
            yield f"{path}: {found[0]}) differs between machines; bots may add, subtract, multiply and divide"


def check_every_game_is_listed_and_told_of():
    for game in games():
        name = game.name
        if f"{name}::Rules" not in TEXT[Path("games/all.hpp")]:
            yield f"{game}: not in games/all.hpp"
        if Path(f"web/src/games/{name}/{name}.ts") not in TEXT:
            yield f"{game}: the page has no web/src/games/{name}/{name}.ts"
        if f"games/{name}/BOTS.md" not in TEXT[Path("README.md")]:
            yield f"{game}: README.md does not tell of it, nor how strong its bots are (games/{name}/BOTS.md)"


def check_every_icon_is_drawn():
    pattern = r"\.i-([\w-]+) \{ --i: url\(\"\./icons/([\w-]+)\.svg"
    drawn = {}
    for path in (path for path in TEXT if path.name == "icons.css"):
        for name, file in re.findall(pattern, TEXT[path]):
            drawn[name] = path
            if path.parent / f"icons/{file}.svg" not in FILES:
                yield f"{path}: there is no icons/{file}.svg"
    for path, text in code(".svelte").items():
        for name in re.findall(r"class=\"i i-([\w-]+)[\" ]", text):
            if name not in drawn:
                yield f"{path}: no icon is called {name}"
            elif drawn[name].parent.parent.name == "games" and drawn[name].parent not in path.parents:
                yield f"{path}: {name} is an icon of {drawn[name].parent.name}"


def check_every_rule_is_tested():
    for game in games():
        readme = TEXT.get(game / "README.md", "")
        tests = "".join(text for path, text in TEXT.items() if path.parent == game and is_test(path))
        rules = re.findall(r"\*\*(R\d+)\*\*", readme)
        if not rules:
            yield f"{game}/README.md: no numbered rules (**R1** ...)"
        for rule in rules:
            if not re.search(rf"{rule}(?!\d)", tests):
                yield f"{game}: no test cites {rule}"


def enumerators(path, name):
    body = re.search(rf"enum class {name}[^{{]*{{(.*?)}};", TEXT[path], re.S)
    return re.findall(r"^\s*(\w+)", re.sub(r"//.*", "", body[1]).replace(",", "\n"), re.M) if body else []


def check_every_refusal_is_provoked():
    for game in games():
        tests = "".join(text for path, text in TEXT.items() if path.parent == game and is_test(path))
        for each in enumerators(game / "rules.hpp", "Illegal"):
            if not re.search(rf"\b{each}\b", tests):
                yield f"{game}: no test provokes Illegal::{each}"
    tests = "".join(text for path, text in TEXT.items() if is_test(path) and path.parts[0] in ("server", "tests"))
    for each in enumerators(Path("server/protocol.hpp"), "Reason"):
        if not re.search(rf"Reason::{each}\b|\b{each}\b(?=[\"'`])", tests):
            yield f"server: no test provokes Reason::{each}"


def check_every_folder_explains_itself():
    folders = {path.parts[0] for path in FILES if len(path.parts) > 1 and path.suffix in CODE}
    for folder in sorted(folders) + [str(game) for game in games()]:
        if Path(folder, "README.md") not in TEXT:
            yield f"{folder}/ has no README.md"


def check_docs_name_files_that_are_there():
    named = re.compile(r"`([\w./-]+/[\w-]+\.(?:hpp|cpp|ts|svelte|css|py|sh|js|html|md))`")
    for path, text in code(".md").items():
        for name in named.findall(text):
            if not any((ROOT / folder / name).exists() for folder in (".", path.parent, path.parent / "src")):
                yield f"{path}: there is no {name}"


def check_files_open_with_what_they_are_for():
    for path, text in code(".hpp").items():
        if not text.startswith("// "):
            yield f"{path}: opens without saying what it is for"


def check_nothing_is_left_for_later():
    for path, text in TEXT.items():
        if path.name != Path(__file__).name and (found := re.search(r"\b(TODO|FIXME|XXX|HACK)\b", text)):
            yield f"{path}: {found[0]}"


def check_no_machine_is_named():
    for path, text in TEXT.items():
        if path.name != Path(__file__).name and (found := re.search(r"(?<![\w.])/(home|Users|work|root)/\w+", text)):
            yield f"{path}: {found[0]} is one machine's path"


def check_lock_files_name_no_registry():
    for path, text in TEXT.items():
        found = re.search(r'"resolved":|registry\s*=|https?://[^"]*\.tgz', text)
        if path.name in ("package-lock.json", ".npmrc") and found:
            yield f"{path}: {found[0]}"


def check_every_golden_game_has_a_recipe():
    present = {game / "golden" for game in games()}
    released = {path.parent for path in FILES if path.parent.parent in present}
    for folder in sorted(present | released):
        recipes = TEXT.get(folder / "recipes.json")
        if recipes is None:
            yield f"{folder}: no recipes.json"
            continue
        names = {recipe["name"] for recipe in json.loads(recipes)}
        texts = {path.stem for path in FILES if path.parent == folder and path.suffix == ".txt"}
        for name in names ^ texts:
            yield f"{folder}/{name}.txt: " + ("never written" if name in names else "no recipe")


def keys(text):
    """The names of all properties that are text, or make text, in a TypeScript dictionary."""
    plain = re.sub(r"//.*|\"(\\.|[^\"\\\n])*\"|`(\\.|[^`\\])*`", '""', text)
    plain = re.sub(r"\([^()]*\)\s*(:[^=]*)?=>", "", plain)  # parameters have names of their own
    return set(re.findall(r"[{,\s](\w+):\s*(?:fr)?\"\"", plain))


def check_both_languages_say_the_same_things():
    french_files = [path for path in code(".ts") if re.match(r"fr(_\w+)?\.ts$", path.name)]
    pairs = [(path, path.with_name("en" + path.name[2:])) for path in french_files]
    for french, english in pairs:
        if english not in TEXT:
            yield f"{french}: there is no {english.name} beside it"
            continue
        for key in sorted(keys(TEXT[french]) ^ keys(TEXT[english])):
            yield f"{key} is only in {french if key in keys(TEXT[french]) else english}"


def main():
    passed = failed = 0
    for name, check in list(globals().items()):
        if not name.startswith("check_"):
            continue
        complaints = list(check())
        title = name.removeprefix("check_")
        for complaint in complaints:
            print(complaint)
        print(f"[  FAILED  ] {title}" if complaints else f"[       OK ] {title}")
        passed, failed = passed + (not complaints), failed + bool(complaints)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
