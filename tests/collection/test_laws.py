"""Every game of the catalogue keeps the laws of all games, in games played by chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.laws import check_laws
from daumen_rules.conformance.random_play import random_play
from daumen_rules.conformance.secrecy import what_looks_alike_is_alike
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.games.catalogue import GAMES, SLUGS, game
from daumen_rules.pieces.options import OptionError
from tests.collection.secrets import WITH_SECRETS, moments
from tests.conftest import many
from tests.each import LENGTHY, of_each


def _parts(play: Play[Any, Any, Any], steps: int) -> list[Play[Any, Any, Any]]:
    """So many steps each of the beginning, the middle and the end of a play."""
    last = max(0, len(play.steps) - steps)
    return [
        Play(play.states[at], play.steps[at : at + steps]) for at in sorted({0, last // 2, last})
    ]


def _each(slugs: Sequence[str], every: int = 6) -> list[Any]:
    """The lengthy ones are long, and of the others all but some."""
    return [
        pytest.param(x, marks=pytest.mark.long if x in LENGTHY or at % every else ())
        for at, x in enumerate(slugs)
    ]


@pytest.mark.parametrize("slug", _each(GAMES, 4))
def test_the_laws_hold(slug: str) -> None:
    found = game(slug)
    random = Random(slug)
    for players in found.rules.seats[: many(1, 3)]:
        for _, rules in found.book.rule_sets:
            for part in _parts(random_play(found, players, rules, random), many(1, 8)):
                check_laws(found, part)


@pytest.mark.parametrize("slug", _each(SLUGS))
def test_the_laws_hold_by_every_option(slug: str) -> None:
    """In the quick loop every other option in beginnings of games, else the ends of whole ones."""
    found = game(slug)
    random = Random(slug)
    for option in found.book.options[:: many(2, 1)]:
        for word in option.words()[1 : many(2, 3)]:
            rules = found.book.read_rules(f"manual with {option.field}={word}")
            whole = many(False, True)
            play = random_play(found, found.rules.seats[0], rules, random, None if whole else 6)
            check_laws(found, _parts(play, many(1, 4))[-1])


def agreed(of: AnyGame, words: str) -> Any:
    """A rule set; None where what is agreed makes no sense without something else."""
    try:
        return of.book.read_rules(words)
    except OptionError:
        return None


@pytest.mark.long
@pytest.mark.parametrize("slug", WITH_SECRETS)
def test_nobody_can_tell_what_is_hidden(slug: str) -> None:
    """By the manual and by half of the options, in the thorough profile by all: each kind of
    act once. In every other rule set two play, if two may: they know most of each other's cards,
    so each kind of act is looked at twice.
    """
    found = game(slug)
    random = Random(slug)
    some = found.book.options[:: many(2, 1)]
    values = [(o.field, word) for o in some for word in o.words()[1 : many(2, 4)]]
    name = found.book.rule_sets[0][0]
    changed = [agreed(found, f"{name} with {field}={word}") for field, word in values]
    drawn = (*(rules for _, rules in found.book.rule_sets), *filter(None, changed))
    for at, rules in enumerate(drawn):
        two = at % 2 == 1 and 2 in found.rules.seats
        players = 2 if two else random.choice(found.rules.seats)
        for moment in moments(found, players, rules, random, many(2 if two else 1, 4)):
            what_looks_alike_is_alike(found, moment)


@pytest.mark.long
@of_each("slug", GAMES)
def test_actions_are_read_as_they_are_written(slug: str) -> None:
    found = game(slug)
    play = random_play(
        found, found.rules.seats[-1], found.book.default, Random(slug), many(20, 10_000)
    )
    for told in play.steps:
        mover = found.rules.actor(told.action)
        assert found.notation.read(mover, found.notation.write(told.action)) == told.action
