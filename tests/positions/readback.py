"""What is printed can be read, by random rule sets: states of random games, and what a seat sees.

`python -m tests.positions.readback 600` goes on for so many seconds, over all games or those named
after it, and prints what could not be read.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from daumen_rules import SPECTATOR, AnyGame, load
from daumen_rules.games import catalogue
from daumen_rules.kernel.text import LANGUAGES
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from .plays import NAMES, states

LENGTHS = (6, 20, 60, 200)
"""How many steps a random game has at most."""


def any_rules(game: AnyGame, dice: Random) -> Any:
    """A rule set that makes sense: half of the options at random, numbers mostly small."""
    rules = game.book.default
    for option in game.book.options:
        words = option.words() if dice.random() < 0.3 else option.words()[:8]
        word = dice.choice(words)
        if dice.random() < 0.5:
            try:
                rules = changed(rules, {option.field: word})
            except OptionError:
                continue
    return rules


def check(game: AnyGame, seed: int, steps: int) -> int:
    """Reads states of a random game back, and what somebody sees of some; returns how many.

    Raises AssertionError or InputError with the text that could not be read as a note.
    """
    dice = Random(f"{game.slug} {seed}")
    rules, players = any_rules(game, dice), dice.choice([*game.rules.seats])
    names, every, found, text = NAMES[:players], dice.randrange(1, 7), 0, ""
    try:
        for number, state in enumerate(states(game, players, seed, steps, rules=rules)):
            if number % every:
                continue
            found += 1
            text = game.write_position(state, names, LANGUAGES[number % 2])
            assert game.position(text).state == state
            if game.checks.alike is not None:
                viewer = dice.choice((SPECTATOR, *range(players)))
                text = game.write_position(state, names, LANGUAGES[number % 2], viewer=viewer)
                drawn = game.position(text).sample(dice.randrange)
                assert game.view(drawn, viewer) == game.view(state, viewer)
    except Exception as error:
        error.add_note(f"{game.slug}, seed {seed}, {steps} steps:\n{text}")
        raise
    return found


def campaign(seconds: float, slugs: tuple[str, ...]) -> int:
    """Goes on for some seconds; prints each failure, and returns how many there were."""
    end, seed, count, wrong = time.monotonic() + seconds, 0, 0, 0
    while time.monotonic() < end:
        for slug in slugs:
            try:
                count += check(load(slug), seed, LENGTHS[seed % len(LENGTHS)])
            except Exception as error:
                wrong += 1
                print(repr(error)[:300], *error.__notes__)
        seed += 1
    print(f"{count} positions, {seed} rounds, {wrong} not read")
    return wrong


if __name__ == "__main__":
    raise SystemExit(campaign(float(sys.argv[1]), tuple(sys.argv[2:]) or tuple(catalogue.GAMES)))
