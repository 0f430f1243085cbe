"""Pairs of states, from a source of their own, that a seat cannot tell apart, for each game.

Two courses of `tests.cli.prints.courses` give a pair at each moment at which something hidden lies
otherwise. Of every pair views, lines, offers and refusals are compared, of every step the told
events, of every tenth pair pictures. `tests.cli.prints` asks commands about such courses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, count
from random import Random
from typing import Any, Final

import pytest

from daumen_rules.conformance.secrecy import events_seen, own_tries, state_seen
from daumen_rules.contracts.drawing import scene_picture
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.text import LANGUAGES
from tests.cli.prints.courses import Courses, collection_courses, thrown_courses
from tests.cli.prints.families import DESKS
from tests.collection.secrets import WITH_SECRETS
from tests.conftest import many
from tests.leaks.collection import LEAKS
from tests.leaks.planting import Leak

PAIRS: Final = 200
"""So many pairs of a game are compared at least."""
PICTURED: Final = 10
"""Pictures are drawn of every tenth pair."""
TRIES: Final = 12
"""So many attempts of the viewer are compared in each pair at most."""
TABLES: Final = {slug: (players, until) for slug, players, until in DESKS} | {
    "mogeln": (3, 40),
    "mau-mau": (3, 30),
    "skat": (3, 25),
    "herz-ass-herz-10": (4, 14),
    "der-letzte-stich": (4, 14),
    "spitz-pass-auf": (2, 12),
}
"""How many play a game of cards, and how many steps."""
THROWN: Final = {"turmblaeser": 3, "wuerfelstapel": 2, "wieviel-augen-2w": 1, "wieviel-augen-3w": 1}
"""How many steps of a game of dice are played, the last of which may be told after any throw."""
NOBODY_TRIES: Final = {"spitz-pass-auf", "turmblaeser"}
"""Games in which seats do nothing that could be refused: the referee tells, and dice are thrown."""
SLUGS: Final = (*TABLES, *THROWN)


def courses(slug: str, seed: int) -> Iterator[Courses]:
    """Courses of one game by chance."""
    if slug in THROWN:
        return thrown_courses(slug, seed, THROWN[slug], worlds=8)
    players, until = TABLES[slug]
    return collection_courses(slug, players, seed, until, worlds=2)


def compare(slug: str, two: Courses, done: Counter[str]) -> None:
    """Compares all moments of two courses; `done` counts what has been compared."""
    found, viewer = game(slug), two.viewer
    for one, other in zip(two.one.states, two.other.states, strict=True):
        if one == other:
            continue
        every = own_tries(found, one, viewer)
        tries = Random(done["pairs"]).sample(every, min(TRIES, len(every)))
        mine, also = (state_seen(found, state, viewer, tries) for state in (one, other))
        assert mine == also
        if done["pairs"] % PICTURED == 0:
            scenes = (found.scene.of(found.view(state, viewer), viewer) for state in (one, other))
            drawn, again = ([scene_picture(found, at, to) for to in LANGUAGES] for at in scenes)
            assert drawn == again
            done["pictures"] += 1
        done["pairs"] += 1
        refused: Any = mine[-1]
        done["refusals"] += sum(map(bool, refused))
    for step, other_step in zip(two.one.steps, two.other.steps, strict=True):
        told, also = (events_seen(found, at.events, viewer) for at in (step, other_step))
        assert told == also


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_two_hundred_pairs_of_each_game_are_seen_refused_and_drawn_alike(slug: str) -> None:
    done = Counter[str]()
    for two in chain.from_iterable(courses(slug, seed) for seed in count()):
        compare(slug, two, done)
        if done["pairs"] >= many(PAIRS, 2_000):
            break
    assert done["pairs"] >= PAIRS
    assert done["pictures"] >= PAIRS / PICTURED
    assert done["refusals"] or slug in NOBODY_TRIES
    print(slug, *done.items())


BITES: Final = [
    next(leak for leak in LEAKS if leak.channel == channel and leak.rules == "manual")
    for channel in ("value", "witness", "legal", "refusal", "picture", "length")
]
"""A planted leak of each channel by which something gets out of a state or of events."""


def compare_all(slug: str, games: int) -> None:
    """Compares so many games of one kind."""
    for seed in range(games):
        for two in courses(slug, seed):
            compare(slug, two, Counter())


@pytest.mark.long
@pytest.mark.parametrize("leak", BITES, ids=str)
def test_a_planted_leak_is_found_in_the_pairs(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)
    with pytest.raises(AssertionError):
        compare_all(leak.game, 20)


def test_every_game_with_secrets_is_asked() -> None:
    assert {*SLUGS} == {*WITH_SECRETS} - {"daumen-drauf"}
