"""What it takes to plant a leak and to ask the laws on hidden information about it.

The module has the form of a planted leak, and one question to each law. The leaks stand in
`daumen_drauf` and `collection`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from attrs import frozen

from daumen_rules import RuleSet
from daumen_rules.conformance.secrecy import what_looks_alike_is_alike
from daumen_rules.games import catalogue
from daumen_rules.games.daumen_drauf import game as daumen_drauf
from daumen_rules.games.daumen_drauf.setup import start
from tests.collection.secrets import moments
from tests.laws.played import Game, by_temper, play, whole_deck
from tests.laws.worlds import (
    are_told_alike,
    jumps,
    kinds_not_seen,
    look_alike,
    never_shown,
    points_of,
    renamed,
    twins_of,
)
from tests.parts import changed

Plant = Callable[[pytest.MonkeyPatch], None]


@frozen
class Leak:
    """A leak: by which channel, in which game by which rules, and how it is planted."""

    channel: str
    game: str
    rules: str
    tells: str
    """What somebody learns, in words."""
    plant: Plant

    def __str__(self) -> str:
        return f"{self.game}, {self.rules}: {self.tells}"


def ask_daumen_drauf(rules: RuleSet, seed: int) -> None:
    """One game by chance, one viewer, one moment: all fangs exchanged that he cannot know, and all
    cards that he has never seen.
    """
    random = Random(seed)
    players = random.randint(2, 4)
    deck = random.sample(whole_deck(players), len(whole_deck(players)))
    game = play(start(players, rules), deck, by_temper(random, 3, 2, 9), seed)
    viewer, until = random.randrange(players), random.randint(2, len(game.steps))
    shortened = Game(game.before, game.steps[:until], seed)
    hidden = random.sample(out := never_shown(game, until, viewer), len(out))
    for names in (
        twins_of(kinds_not_seen(game, until, viewer)),
        dict(zip(hidden, hidden[1:] + hidden[:1], strict=True)),
    ):
        other = renamed(game, names, until)
        if other is None or jumps(other) != jumps(shortened):
            continue
        look_alike(viewer, shortened, other, daumen_drauf.GAME)
        last = until - (points_of(other.states[-1]) != points_of(shortened.states[-1]))
        are_told_alike(viewer, shortened, other, {last - 1, random.randrange(last)})


def ask_collection(slug: str, words: str, seed: int) -> None:
    """Some moments of a game by chance, one of each kind of act."""
    found, random = catalogue.game(slug), Random(seed)
    rules = found.book.read_rules(words)
    players = found.rules.seats[-1]
    for moment in moments(found, players, rules, random):
        what_looks_alike_is_alike(found, moment)


def ask(leak: Leak, seed: int) -> None:
    """The law of a leak's game, asked once. Raises AssertionError where somebody can tell."""
    if leak.game == "daumen-drauf":
        ask_daumen_drauf(RuleSet.parse(leak.rules), seed)
    else:
        ask_collection(leak.game, leak.rules, seed)


def in_daumen_drauf(patch: pytest.MonkeyPatch, **of_game: Any) -> None:
    """Other functions of the game."""
    in_entry(patch, daumen_drauf, **of_game)


def in_entry(patch: pytest.MonkeyPatch, module: Any, **of_game: Any) -> None:
    """Other functions of a game of the collection."""
    patch.setattr(module, "GAME", changed(module.GAME, **of_game))
