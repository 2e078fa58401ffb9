#!/usr/bin/env python3
"""The manners of build/palette: help, exit codes, sentences; and a whole game through its commands.

Standard library only. PALETTE_BUILD names another build directory.
"""
import json
import os
import re
import shutil
import struct
import subprocess
import tempfile
import unittest
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CAT = "games/barbarossa/data/sculptures/cat.txt"
PALETTE = ROOT / os.environ.get("PALETTE_BUILD", "build") / "palette"


def run(*words, said=""):
    return subprocess.run([PALETTE, *words], input=said, capture_output=True, text=True, cwd=ROOT, timeout=120)


class Table:
    """A scripted table, one request and one answer at a time, as a program elsewhere would use it."""

    def __init__(self, *words):
        self.process = subprocess.Popen([PALETTE, "table", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, cwd=ROOT)

    def say(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def play_to_the_end(self, bot):
        standing = self.say(do="log")
        while standing["to_act"]:
            seat = standing["to_act"][0]
            if seat == "nature":
                standing = self.say(do="draw")
            else:
                standing = self.say(do="act", seat=seat, action=self.say(do="suggest", seat=seat, bot=bot)["action"])
            assert standing["ok"], standing
        return standing

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


class Manners(unittest.TestCase):
    def commands(self):
        lines = run("--help").stdout.splitlines()
        return [line.split()[0] for line in lines if line.startswith("  ")]

    def test_help_lists_the_commands_and_each_explains_itself(self):
        known = {"serve", "games", "table", "arena", "replay", "verify", "golden", "words", "clay", "bench"}
        self.assertLessEqual(known, set(self.commands()))
        for command in self.commands():
            with self.subTest(command):
                told = run(command, "--help")
                self.assertEqual(told.returncode, 0)
                self.assertTrue(told.stdout.startswith(f"palette {command}"))

    def test_bad_arguments_get_a_sentence_and_exit_code_2(self):
        cases = {
            (): "Usage",
            ("dance",): "there is no command 'dance'",
            ("games", "please"): "one argument too many",
            ("table",): "GAME is missing",
            ("table", "coloryam"): "--seats is needed",
            ("table", "coloryam", "--seats", "many"): "--seats takes a whole number",
            ("table", "coloryam", "--seats", "6"): "coloryam takes 2 to 5 seats",
            ("table", "chess", "--seats", "2"): "there is no game 'chess'",
            ("table", "coloryam", "--seats", "2", "--config", "{"): "--config is not JSON",
            ("table", "coloryam", "--seats", "2", "--config", '{"speed":1}'): "no option 'speed'",
            ("table", "coloryam", "--seats", "2", "--fast"): "there is no option --fast",
            ("table", "coloryam", "--seats", "2", "--seed"): "--seed needs a value",
            ("replay",): "FILE is missing",
            ("replay", "no/such/file"): "cannot be read",
            ("replay", "README.md"): "is not the record of a game",
            ("verify", "tools"): "tools cannot be read",
            ("ratings",): "palette ratings takes --try or --lead",
            ("ratings", "--try", "--lead"): "palette ratings takes --try or --lead",
            ("bench", "luck"): "there is no benchmark 'luck'",
            ("serve", "--stun", "https://talk.example"): "--stun takes an address such as stun:talk.example:3478",
            ("serve", "--stun", "stun"): "--stun takes an address such as stun:talk.example:3478",
            ("serve", "--turn", "turn:talk.example"): "--turn and --turn-secret-file go together",
            ("words", "french"): "PATTERN is missing",
            ("words", "klingon", "*"): "there is no language 'klingon'",
            ("words", "french", "*", "--list", "swears"): "there is no list 'swears'",
            ("words", "french", "l'eau"): "is no pattern",
            ("clay",): "FILE is missing",
            ("clay", CAT): "--png is needed",
            ("clay", "no/such/file", "--png", "x.png"): "no/such/file cannot be read",
            ("clay", "README.md", "--png", "x.png"): "README.md, line 3: there is no stamp",
            ("clay", PALETTE, "--png", "x.png"): "there is no stamp",
            ("clay", os.devnull, "--png", "x.png"): "holds no stroke",
            ("clay", CAT, "--png", "no/such/folder/x.png"): "no/such/folder/x.png cannot be written",
            ("clay", CAT, "--png", "x.png", "--side", "100"): "--side is 64 or 128",
            ("clay", CAT, "--png", "x.png", "--pixels", "4"): "--pixels takes a whole number from 16",
            ("clay", CAT, "--png", "x.png", "--height", "95"): "--height takes a whole number from 0 to 85",
            ("clay", CAT, "--png", "x.png", "--colour", "blue"): "--colour takes six digits such as C4694A",
        }
        for words, sentence in cases.items():
            with self.subTest(words):
                told = run(*words)
                self.assertEqual(told.returncode, 2, told)
                self.assertIn(sentence, told.stderr)
                self.assertEqual(told.stdout, "")

    def test_a_secret_of_blanks_is_none(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(" \r\n")
            file.flush()
            told = run("serve", "--turn", "turn:talk.example", "--turn-secret-file", file.name)
            self.assertNotEqual(told.returncode, 0)
            self.assertIn("there is no secret in the first line", told.stderr)

    def test_games_are_one_object_a_line(self):
        games = [json.loads(line) for line in run("games").stdout.splitlines()]
        self.assertIn("coloryam", [game["name"] for game in games])
        for game in games:
            self.assertLessEqual(game["min_seats"], game["max_seats"])
            self.assertTrue(game["bots"])
            for field in game["config"]:
                self.assertIn(field["initial"], field["choices"] or [True, False])

    def test_words_are_looked_up_as_one_types_them(self):
        self.assertEqual(run("words", "french", "été").stdout, "ETE\n")
        self.assertIn("CHATS\n", run("words", "french", "ch?t*", "--limit", "1000").stdout)
        self.assertEqual(run("words", "english", "shakespear?", "--list", "names").stdout, "SHAKESPEARE\n")
        self.assertEqual(len(run("words", "english", "*", "--limit", "7").stdout.splitlines()), 7)
        self.assertEqual(run("words", "english", "qqq*").stdout, "")

    def test_ratings_are_tried_a_game_a_line(self):
        newcomer = {"points": 150000, "deviation": 24600, "side": 0, "place": 1, "is_fixed": False}
        bot = {"points": 163900, "deviation": 0, "side": 1, "place": 2, "is_fixed": True}
        told = run("ratings", "--try", said=json.dumps([newcomer, bot]) + "\n")
        self.assertEqual(told.returncode, 0, told.stderr)
        after = json.loads(told.stdout)
        self.assertGreater(after[0]["points"], 150000)
        self.assertEqual(after[1], {"points": 163900, "deviation": 0})
        for game in ([], [newcomer] * 7, [newcomer | {"points": 500001}], [newcomer | {"deviation": -1}], [{}], 5):
            with self.subTest(game):
                told = run("ratings", "--try", said=json.dumps(game) + "\n")
                self.assertEqual((told.returncode, told.stdout), (2, ""))
                self.assertIn("a line is no game", told.stderr)

    def test_a_lead_in_points_is_read_from_the_arena(self):
        played = run("arena", "coloryam", "--bots", "habitue,apprenti", "--seats", "2", "--games", "20", "--json")
        self.assertRegex(run("ratings", "--lead", said=played.stdout).stdout,
                         r"^coloryam, 2 seats: habitue over apprenti [+-]\d+\n$")
        arena = json.loads(played.stdout)
        lead = {"game": "coloryam", "seats": 4, "games": 100,
                "bots": [{"name": "a", "wins": {"mean": 0.5}}, {"name": "b", "wins": {"mean": 0}}]}
        self.assertIn(" +1135\n", run("ratings", "--lead", said=json.dumps(lead)).stdout)  # 246 ln(50.5 / 0.5)
        for bad in ("what", "{}", json.dumps(arena | {"bots": arena["bots"] * 2}), json.dumps(lead | {"games": -100}),
                    json.dumps(lead | {"seats": -1})):
            with self.subTest(bad):
                told = run("ratings", "--lead", said=bad + "\n")
                self.assertEqual((told.returncode, told.stdout), (2, ""))
                self.assertIn("is not what `palette arena --json` says of two bots", told.stderr)


def read_png(path):
    """Width, height and the rows of a PNG as `palette clay` writes it, each chunk checked."""
    data, chunks = path.read_bytes(), {}
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        assert struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0] == zlib.crc32(kind + body)
        chunks[kind], at = body, at + 12 + size
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    plain, step = zlib.decompress(chunks[b"IDAT"]), width * 3 + 1
    assert len(plain) == height * step
    return width, height, [plain[row * step + 1:(row + 1) * step] for row in range(height)]


class Clay(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.png = Path(folder.name) / "out.png"

    def test_makes_a_picture_and_tells_the_size(self):
        told = run("clay", CAT, "--png", self.png, "--pixels", "40")
        self.assertEqual(told.returncode, 0, told.stderr)
        self.assertRegex(told.stdout, r"^strokes \d+, packed \d+ bytes, volume \d+ of 300 thousandths, ")
        width, height, rows = read_png(self.png)
        self.assertEqual((width, height), (40, 40))
        self.assertEqual(tuple(rows[0][:6]), (0xF4, 0xEC, 0xDF, 0, 0, 0))  # paper, and no change to the next pixel
        self.assertTrue(any(rows[20][6:]))

    def test_a_sheet_is_four_views(self):
        self.assertEqual(run("clay", CAT, "--png", self.png, "--pixels", "64", "--sheet").returncode, 0)
        self.assertEqual(read_png(self.png)[:2], (64, 64))

    def test_what_a_table_would_refuse_is_shown_all_the_same(self):
        script = self.png.with_suffix(".txt")
        script.write_text("box at 512 512 512 half 500 500 500\n")
        told = run("clay", script, "--png", self.png, "--pixels", "32")
        self.assertEqual(told.returncode, 1)
        self.assertIn("a table would refuse it: it takes more clay than there is", told.stderr)
        self.assertEqual(read_png(self.png)[:2], (32, 32))

    def test_bytes_that_are_no_strokes_are_refused(self):
        packed = self.png.with_suffix(".clay")
        packed.write_bytes(b"\x01\xff\xff\xff")
        told = run("clay", packed, "--png", self.png)
        self.assertEqual(told.returncode, 2)
        self.assertIn("is no list of strokes", told.stderr)


class Keys(unittest.TestCase):
    """What it judges is compared with another implementation in tests/server_e2e/keys_oracle.test.mjs."""

    def test_answers_every_line(self):
        told = run("keys", "check", said='nonsense\n{"type":"registration"}\n')
        self.assertEqual((told.returncode, told.stdout), (0, '{"ok":false,"fault":"unknown_request"}\n' * 2))

    def test_takes_no_other_word(self):
        told = run("keys", "forge")
        self.assertEqual(told.returncode, 2)
        self.assertIn("palette keys takes check, not 'forge'", told.stderr)


class Released(unittest.TestCase):
    """Golden games of a release, in a copy of the folder: played for ever, and never written again."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        for golden in ROOT.glob("games/*/golden"):
            shutil.copytree(golden, Path(self.folder.name) / golden.relative_to(ROOT))
        self.game = Path(self.folder.name) / "games/coloryam/golden/v1/two_seats.txt"

    def golden(self, *options):
        return run("golden", "--root", self.folder.name, *options)

    def change(self, old, new):
        text = self.game.read_text(encoding="utf-8")
        self.assertIn(old, text)
        self.game.write_text(text.replace(old, new, 1), encoding="utf-8")

    def test_another_die_another_end_or_another_version_is_found(self):
        before = self.game.read_text(encoding="utf-8")
        thrown = re.search(r'"thrown","numbers":\[(\d),', before)
        for old, new, complaint in (
                (thrown[0], thrown[0].replace(thrown[1], str(7 - int(thrown[1]))), "draws otherwise"),
                ('outcome {"scores":[', 'outcome {"scores":[1', "ends otherwise"),
                ('"version":1', '"version":9', "of version 9")):
            self.game.write_text(before, encoding="utf-8")
            self.change(old, new)
            done = self.golden("--check")
            self.assertEqual(done.returncode, 1)
            self.assertIn("FAILED coloryam/v1/two_seats.txt", done.stdout)
            self.assertIn(complaint, done.stdout)

    def test_writing_leaves_them_alone_and_a_version_is_released_once(self):
        self.change("# ", "# Once: ")
        kept = self.game.read_text(encoding="utf-8")
        self.assertEqual(self.golden().returncode, 0)
        self.assertEqual(self.game.read_text(encoding="utf-8"), kept)
        again = self.golden("--release", "coloryam")
        self.assertEqual((again.returncode, "was released" in again.stderr), (2, True))

    def test_a_release_keeps_every_game_and_its_recipe(self):
        shutil.rmtree(self.game.parent)
        self.assertEqual(self.golden("--release", "coloryam").returncode, 0)
        present = {path.name for path in self.game.parent.parent.iterdir() if path.is_file()}
        self.assertEqual({path.name for path in self.game.parent.iterdir()}, present)
        self.assertEqual(self.golden("--check").returncode, 0)


class ScriptedTable(unittest.TestCase):
    def setUp(self):
        self.table = Table("coloryam", "--seats", "3", "--seed", "4")
        self.addCleanup(self.table.close)

    def test_answers_before_the_next_line_is_said(self):
        self.assertEqual(self.table.say(do="draw")["move"], 1)
        self.assertEqual(self.table.say(do="fly")["refused"], "unknown_request")
        self.assertEqual(self.table.say(do="view", seat="spectator")["view"]["me"], -2)

    def test_plays_a_whole_game_that_replays_and_verifies(self):
        end = self.table.play_to_the_end("apprenti")
        self.assertEqual(len(end["outcome"]["scores"]), 3)
        record = self.table.say(do="record")["record"]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            file.write_text(json.dumps(record))
            replayed = run("replay", file)
            self.assertEqual(replayed.returncode, 0, replayed.stderr)
            self.assertEqual(len(replayed.stdout.splitlines()), len(record["moves"]) + 1)
            outcome = json.dumps(end["outcome"], separators=(",", ":"))
            self.assertEqual(replayed.stdout.splitlines()[-1], "outcome " + outcome)

            verified = run("verify", file)
            self.assertEqual(verified.returncode, 0, verified.stdout)
            draws = sum(move["actor"] == -1 for move in record["moves"])
            self.assertIn(f"{draws} draws re-derived, all equal", verified.stdout)

            next(move for move in record["moves"] if move["action"]["type"] == "thrown")["action"]["numbers"].reverse()
            file.write_text(json.dumps(record))
            verified = run("verify", file)
            self.assertEqual(verified.returncode, 1)
            self.assertIn("not proven: move ", verified.stdout)


def main():
    tests = unittest.defaultTestLoader.loadTestsFromModule(__import__("__main__"))
    result = unittest.TextTestRunner(verbosity=2).run(tests)
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
