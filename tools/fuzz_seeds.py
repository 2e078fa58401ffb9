#!/usr/bin/env python3
"""Seeds for the fuzzers: `tools/fuzz_seeds.py FOLDER` writes FOLDER/<fuzzer>/* and FOLDER/words.dict.

A fuzzer that must invent JSON, a record or a packed list of strokes before it reaches any rules spends its night at the
door. So it begins with what the golden games did, cut into pieces of the kind that it takes, and is given all the names
that messages are made of.
"""
import base64
import json
import re
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TYPES = (ROOT / "web/src/net/wire.gen.ts").read_text(encoding="utf-8")
BYTES_MAX = 4000  # of a seed: mutations of what is longer mostly miss
ACTIONS_MAX = 4   # of one type, of one game


def golden_games():
    """The setup of every golden game, and its moves as (actor, action)."""
    for path in sorted(ROOT.glob("games/*/golden/*.txt")):
        text = path.read_text(encoding="utf-8")
        setup = json.loads(re.search(r"^setup (.*)$", text, re.M)[1])
        moves = [(actor if actor == "nature" else int(actor), json.loads(action))
                 for actor, action in re.findall(r"^\d+\. (nature|\d+) (\{.*\})$", text, re.M)]
        yield setup, moves


def line(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def fitting(moves, text_of):
    """The longest text of the first moves that is no longer than a seed may be."""
    count = len(moves)
    while len(text_of(moves[:count]).encode()) > BYTES_MAX:
        count = count * 3 // 4
    return text_of(moves[:count])


def record(setup, moves):
    return line({**setup, "names": ["a"] * setup["seats"],
                 "moves": [{"actor": -1 if actor == "nature" else actor, "action": action} for actor, action in moves],
                 "commitment": "", "proof": None})


def script(setup, moves):
    return "\n".join([line(setup)] + [line({"do": "act", "seat": actor, "action": action}) for actor, action in moves])


def questions(setup):
    """What can be asked of a scripted table besides playing."""
    plays = [{"do": "draw"}, {"do": "time_out", "seat": 0}] * 4
    asks = [{"do": do, "seat": 0} for do in ("view", "legal", "advise")]
    return "\n".join(map(line, [setup, *plays, *asks, {"do": "suggest", "seat": 0, "bot": "random"},
                                {"do": "bulk", "seat": 0, "item": 0}, {"do": "log"}]))


def seeds():
    """(fuzzer, bytes) for each."""
    seen = {}
    for setup, moves in golden_games():
        yield "record_fuzz", fitting(moves, lambda some: record(setup, some))
        yield "script_fuzz", fitting(moves, lambda some: script(setup, some))
        yield "script_fuzz", questions(setup)
        yield "play_fuzz", "A" + line(setup["config"])
        for _, action in moves:
            kind = (setup["game"], action["type"])
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] > ACTIONS_MAX:
                continue
            yield "play_fuzz", chr(ord("A") + len(seen) % 16) + line(action)  # somewhere in a game
            for field in {"word", "text"} & action.keys():
                yield "words_fuzz", action[field]
            if "story" in action:
                yield "hints_fuzz", action["story"]
            if "strokes" in action:
                yield "strokes_fuzz", action["strokes"]
                yield "strokes_fuzz", base64.b64decode(action["strokes"])
    for path in (ROOT / "server/corpus").iterdir():
        yield "hub_fuzz", path.read_bytes()
    yield "client_data_fuzz", line({"type": "webauthn.get", "challenge": "AAAA", "origin": "https://palette.example",
                                    "crossOrigin": False})
    yield "cbor_fuzz", b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x44\x01\x02\x03\x04"
    yield "cbor_fuzz", b"\xa5\x01\x02\x03\x26\x20\x01\x21\x42\x01\x02\x22\x82\xf5\xf6"
    for owner in b"\x00\x01\x02\x80":
        yield "passkey_fuzz", bytes([owner]) + b"\x01\x00\x00\x30\x07"  # one byte of what was attested
    roots, nodes = [3, 1] + [0] * 13, [1, 96, 1, 64 | 1 << 8]  # the words AA and A (lexicon/README.md has the layout)
    yield "graph_fuzz", struct.pack("<19I", *roots, *nodes)
    wire = re.search(r'wire = "(\w+)"', TYPES)[1]
    yield "http_fuzz", "\n".join(["GET", f"/t/abcdefghijk/ws?wire={wire}", "palette.example", "https://palette.example",
                                  "a=b; palette=" + "0f" * 32, "application/json", "br;q=0.5, gzip", 'W/"1-br", "1"',
                                  "10.0.0.1, ::1", "https"])


def dictionary():
    names = set(re.findall(r'"(\w+)"', TYPES)) | set(re.findall(r"readonly (\w+)", TYPES))
    return "".join(f'"\\"{name}\\""\n' for name in sorted(names))


folder = Path(sys.argv[1])
for number, (fuzzer, seed) in enumerate(seeds()):
    (folder / fuzzer).mkdir(parents=True, exist_ok=True)
    (folder / fuzzer / str(number)).write_bytes(seed if isinstance(seed, bytes) else seed.encode())
(folder / "words.dict").write_text(dictionary(), encoding="utf-8")
