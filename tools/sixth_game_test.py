#!/usr/bin/env python3
"""Adds a sixth game to a copy of the project, without one thing after another, and sees who asks for it.

Nothing a game needs may be missing in silence. Each test leaves something out and expects a complaint of the code's own
rules, the build, the compiler or the page's types that names it. Little is built: most is only read by the compiler.
Standard library only.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / os.environ.get("PALETTE_BUILD", "build")
COMPILER = shutil.which("clang++-19") or "clang++"
PLACE = "    Entry<barbarossa::Rules,"
LIST = Path("games/all.hpp")
RULES = Path("games/sixth/rules.hpp")


def run(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


class Copy:
    """The project, and the sixth game's rules in it; `without` names what of them is left out."""

    def __init__(self, folder):
        self.folder = Path(folder)
        names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                               capture_output=True, text=True, check=True).stdout.split("\0")
        for name in names:
            if name and (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, self.folder / name)
        subprocess.run(["git", "init", "-q"], cwd=self.folder, check=True)
        (self.folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.write_rules()

    def write(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def write_rules(self, without=None):
        text = (ROOT / "tools/sixth_game/rules.hpp").read_text(encoding="utf-8")
        self.write(RULES, "\n".join(line for line in text.split("\n") if f"// left out: {without}" not in line))

    def list_game(self, bots=", sixth::Apprenti"):
        text = (ROOT / LIST).read_text(encoding="utf-8")
        assert PLACE in text, "the list of games looks otherwise than this test thinks"
        text = text.replace('#include "games/farfalia/rules.hpp"\n',
                            '#include "games/farfalia/rules.hpp"\n#include "games/sixth/rules.hpp"\n')
        self.write(LIST, text.replace(PLACE, f"    Entry<sixth::Rules, core::Silence{bots}>,\n{PLACE}"))

    def compiled(self, source):
        return run([COMPILER, "-std=c++23", "-fsyntax-only", "-I.", f"-I{BUILD}", source], self.folder)[1]

    def emitted(self, *options):
        """What the program says that writes the page's types; built as quickly as it can be."""
        program = self.folder / "emit_ts"
        if not program.exists():
            made = run([COMPILER, "-std=c++23", "-O0", "-I.", "tools/emit_ts.cpp", "games/catalogue.cpp", "-o", program,
                        "-lboost_json", "-lboost_container"], self.folder)
            assert made[0] == 0, made[1]
        return run([program, ".", *options], self.folder)[1]

    def typed(self):
        """What TypeScript says of the page's list of games."""
        config = '{ "extends": "./tsconfig.json", "include": ["src/games/all.gen.ts"] }'
        self.write("web/tsconfig.list.json", config)
        return run(["node_modules/.bin/tsc", "--noEmit", "-p", "tsconfig.list.json"], self.folder / "web")[1]


def test_the_codes_own_rules(copy):
    said = run([sys.executable, "tools/tidy_test.py"], copy.folder)[1]
    yield "it is in no list", "games/sixth: not in games/all.hpp", said
    yield "it has no README", "games/sixth/ has no README.md", said
    yield "its rules have no numbers", "games/sixth/README.md: no numbered rules", said
    yield "a refusal has no test", "games/sixth: no test provokes Illegal::not_your_turn", said
    yield "it has no golden games", "games/sixth/golden: no recipes.json", said
    yield "the page has no folder for it", "no web/src/games/sixth/sixth.ts", said
    yield "the README does not tell of it", "games/sixth: README.md does not tell of it", said


def test_the_build(copy):
    command = ["cmake", "-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_CXX_COMPILER={COMPILER}"]
    yield "it has no tests", "games/sixth has no tests", run(command, copy.folder)[1]


def test_the_compiler(copy):
    copy.list_game(bots="")
    yield "it has no bots", "sizeof...(B) > 0", copy.compiled("games/catalogue.cpp")
    copy.list_game()
    copy.write_rules(without="clock")
    yield "the clock cannot act", "TimedOut", copy.compiled("games/catalogue.cpp")
    copy.write_rules(without="seat")
    yield "an option names seats unsaid", "seat_named says which seat", copy.compiled("games/catalogue.cpp")
    copy.write_rules(without="secrets")
    yield "its secrets are not told", "or Rules::no_secrets", copy.compiled("server/leak_test.cpp")
    copy.write_rules()
    yield "nothing else", None, copy.compiled("games/catalogue.cpp")


def test_the_page(copy):
    yield "the page's types are old", "web/src/games/all.gen.ts is out of date", copy.emitted("--check")
    copy.emitted()
    yield "the page has no folder for it", "Cannot find module './sixth/sixth'", copy.typed()
    copy.write("web/src/games/sixth/sixth.ts", "export const sixth = {};\n")
    said = copy.typed()
    for field in ("card", "minutes", "age", "place"):
        yield f"its {field} on the shelf", rf"GameUi<\"sixth\">.*\b{field}\b", said
    known = (ROOT / "web/src/games/coloryam/coloryam.ts").read_text(encoding="utf-8").replace("coloryam", "sixth")
    known = known.replace("./CardArt.svelte", "../coloryam/CardArt.svelte")
    copy.write("web/src/games/sixth/sixth.ts", known.replace("  Art: CardArt,\n", ""))
    copy.write("web/src/games/sixth/face.ts", 'import type { GameFace } from "../game";\n'
               'export const face: GameFace<"sixth"> = {};\n'
               'export const words: GameFace<"sixth">["words"] = { fr: face.words.fr };\n'
               'export const french: GameFace<"sixth">["words"]["fr"] = {};\n')
    said = copy.typed()
    yield "the picture on its card", "'Art' is missing", said
    for field in ("words", "Table", "EndSheet", "ruleNow"):
        yield f"its {field}", rf"GameFace<\"sixth\">.*\b{field}\b", said
    yield "its English", "'en' is missing", said
    for field in ("options", "illegal", "bots", "rules"):
        yield f"its words for {field}", rf"GameWords<\"sixth\">.*\b{field}\b", said


def main():
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(folder)
        for test in (test_the_codes_own_rules, test_the_build, test_the_compiler, test_the_page):
            for title, wanted, said in test(copy):
                is_named = not said if wanted is None else wanted in said or re.search(wanted, said) is not None
                passed, failed = passed + is_named, failed + (not is_named)
                print(f"[{'       OK' if is_named else '  FAILED '} ] {title}")
                if not is_named:
                    print(f"    nobody says {wanted!r}, but:\n{said[-2000:]}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
