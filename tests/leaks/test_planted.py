"""Every leak that is planted is found by the law of its game, and by its leak alone."""

from __future__ import annotations

import pytest

from daumen_rules.games.catalogue import SLUGS, game
from tests.each import thinned
from tests.leaks import collection, daumen_drauf
from tests.leaks.planting import Leak, ask

LEAKS: tuple[Leak, ...] = (*daumen_drauf.LEAKS, *collection.LEAKS)
SEEDS = 60
"""How many games are asked at most until a leak is found."""


FIRST = {leak.game: leak for leak in reversed(LEAKS)}
QUICK = [FIRST[game] for game in ("der-letzte-stich", "herz-ass-herz-10")]
"""Leaks of games that are quickly played, for the quick loop."""


@pytest.mark.parametrize(
    "leak",
    [pytest.param(x, marks=() if x in QUICK else pytest.mark.long) for x in thinned(LEAKS, 3)],
    ids=str,
)
def test_the_law_finds_a_leak(leak: Leak) -> None:
    """In the first game in which it is found the law holds without it."""
    for seed in range(SEEDS):
        with pytest.MonkeyPatch.context() as patch:
            leak.plant(patch)
            found = is_found(leak, seed)
        if found:
            ask(leak, seed)
            return
    pytest.fail(f"{SEEDS} games do not tell: {leak}")


def is_found(leak: Leak, seed: int) -> bool:
    """Whether the law does not hold with a leak, because somebody can tell something."""
    try:
        ask(leak, seed)
    except AssertionError as error:
        return "can tell" in str(error)
    return False


def test_there_are_leaks_by_every_channel_in_every_game_that_hides_something() -> None:
    hiding = {slug for slug in SLUGS if game(slug).checks.alike is not None} | {"daumen-drauf"}
    assert {leak.game for leak in LEAKS} == hiding
    channels = {"value", "order", "length", "identity", "pickle", "repr", "hash", "saved", "legal"}
    channels |= {"refusal", "witness", "knowledge", "picture", "movers", "reasons", "undo"}
    assert {leak.channel for leak in LEAKS} >= channels
    assert len({str(leak) for leak in LEAKS}) == len(LEAKS) >= 50
    manuals = {leak.rules for leak in LEAKS if leak.game == "daumen-drauf"}
    assert {"german", "english"} <= manuals
