"""Every game of the catalogue keeps the laws of all games, in games played by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.entries import played, subject
from daumen_rules.conformance.laws import Play, check_laws
from daumen_rules.games.collection.catalogue import SLUGS, entry
from daumen_rules.games.collection.pieces.options import read_rules

MOST_STATES = 12
"""States of a game that are looked at closely: from its beginning, its middle and its end."""


def _parts(play: Play[Any, Any, Any]) -> list[Play[Any, Any, Any]]:
    """The beginning, the middle and the end of a long play; a short one whole."""
    steps = play.steps
    if len(steps) <= MOST_STATES:
        return [play]
    third, middle = MOST_STATES // 3, len(steps) // 2
    return [Play(play.states[at], steps[at : at + third]) for at in (0, middle, len(steps) - third)]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_laws_hold(slug: str) -> None:
    found = entry(slug)
    random = Random(slug)
    for players in found.game.seats[:3]:
        play = played(found, players, found.rules, random)
        for part in _parts(play):
            check_laws(subject(found), part)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_laws_hold_by_every_option(slug: str) -> None:
    found = entry(slug)
    random = Random(slug)
    for option in found.options:
        for word in option.words()[1:3]:
            rules = read_rules(found.rules, found.options, f"manual with {option.field}={word}")
            players = found.game.seats[0]
            for part in _parts(played(found, players, rules, random))[-1:]:
                check_laws(subject(found), part)


@pytest.mark.parametrize("slug", SLUGS)
def test_actions_are_read_as_they_are_written(slug: str) -> None:
    found = entry(slug)
    for told in played(found, found.game.seats[-1], found.rules, Random(slug)).steps:
        mover = found.game.actor(told.action)
        assert found.read(mover, found.write(told.action)) == told.action
