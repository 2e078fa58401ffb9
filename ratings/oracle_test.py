#!/usr/bin/env python3
"""Ratings reckoned a second time, from the paper (Weng and Lin, JMLR 12, 2011, algorithm 4) and in 50 decimal digits.

Invented games of 2 to 6 sides, with ties, partners and bots, go through `palette ratings --try`; each number must be
the one that follows here, within half of the last digit kept. Standard library only. PALETTE_BUILD names another
build directory.
"""
import json
import os
import random
import subprocess
import sys
from decimal import Decimal, getcontext
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PALETTE = ROOT / os.environ.get("PALETTE_BUILD", "build") / "palette"
GAMES = 5000
SPREAD, LEAST_LEFT = Decimal(123), Decimal("0.0001")
getcontext().prec = 50


def invented(chance):
    """A game: by player points, deviation, side, place and whether it is a bot, in hundredths."""
    sides = chance.randint(2, 6)
    partners = 2 if sides == 2 and chance.random() < 0.4 else 1
    places = [chance.randint(1, sides) for _ in range(sides)]
    players = []
    for _ in range(partners):
        for side in range(sides):
            is_bot = chance.random() < 0.25
            players.append({"points": chance.randint(60000, 280000),
                            "deviation": 0 if is_bot else chance.randint(3000, 24600),
                            "side": side, "place": places[side], "is_fixed": is_bot})
    return players


def expected(players):
    """By player: points and deviation after the game, not rounded."""
    teams = {}
    for each in players:
        teams.setdefault(each["side"], []).append(each)
    mean = {side: sum(Decimal(each["points"]) for each in team) / 100 for side, team in teams.items()}
    variance = {side: sum((Decimal(each["deviation"]) / 100) ** 2 for each in team) for side, team in teams.items()}
    place = {side: team[0]["place"] for side, team in teams.items()}
    c = sum(variance[side] + SPREAD ** 2 for side in teams).sqrt()
    strength = {side: (mean[side] / c).exp() for side in teams}

    def probability(i, q):  # that i is chosen when all that came no better than q are left
        return strength[i] / sum(strength[s] for s in teams if place[s] >= place[q])

    def sharing(q):
        return sum(place[s] == place[q] for s in teams)

    after = []
    for each in players:
        i, own = each["side"], (Decimal(each["deviation"]) / 100) ** 2
        better = [q for q in teams if place[q] <= place[i]]
        omega = sum(((q == i) - probability(i, q)) / sharing(q) for q in better) / c
        gamma = variance[i].sqrt() / c
        eta = gamma * sum(probability(i, q) * (1 - probability(i, q)) / sharing(q) for q in better) / c ** 2
        left = max(1 - own * eta, LEAST_LEFT)
        after.append((Decimal(each["points"]) + 100 * own * omega, Decimal(each["deviation"]) * left.sqrt()))
    return after


def main():
    chance = random.Random(2011)
    games = [invented(chance) for _ in range(GAMES)]
    lines = "".join(json.dumps(game) + "\n" for game in games)
    said = subprocess.run([PALETTE, "ratings", "--try"], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in said.stdout.splitlines()]
    assert len(answers) == GAMES, f"{len(answers)} answers to {GAMES} games"
    half, numbers = Decimal("0.5001"), 0  # a half, and what doubles lose
    for game, answer in zip(games, answers):
        for player, now, (points, deviation) in zip(game, answer, expected(game)):
            if player["is_fixed"]:
                points, deviation = Decimal(player["points"]), Decimal(0)
            off = max(abs(now["points"] - points), abs(now["deviation"] - deviation))
            if off > half:
                print(f"other numbers than the paper's, by {off}: {json.dumps(game)}")
                return 1
            numbers += 2
    print(f"{GAMES} games, {numbers} numbers, all as in the paper")
    return 0


if __name__ == "__main__":
    sys.exit(main())
