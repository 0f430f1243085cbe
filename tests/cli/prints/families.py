"""Pairs to ask the law about: by the manuals and by readings, by games, and at their ends.

A family is a name and a way to make its pairs again; nothing is played before they are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeAlias

from daumen_rules.kernel.seats import NATURE, SPECTATOR
from tests.cli.prints.worlds import (
    Pair,
    collection_pairs,
    daumen_pairs,
    ended_pairs,
    situation_pairs,
    thinner_pairs,
    thrown_pairs,
    with_points,
)
from tests.cli.test_show_situation_hidden import SECRETS, other_secrets

Family: TypeAlias = Callable[[], Iterator[Pair]]
TAKER_ONLY: Final = "german with inspection=taker_only"
ANY_TIME: Final = "german with parry_timing=any_time"


DESKS: Final = (
    *(("elfern", 3, 20), ("fuenf-dazu", 3, 10), ("zwanzig-ab", 4, 12), ("dreiblatt", 3, 8)),
    *(("dreiblatt-mit-schieben", 3, 10), ("brandeln", 4, 20), ("sechsundsechzig", 2, 14)),
    *(("sechsundsechzig-zu-dritt", 3, 12), ("einundfuenfzig", 3, 12), ("ecarte", 2, 9)),
    *(("herzeln", 3, 20), ("preference", 3, 20)),
    *(("schnipp-schnapp-schnurr", 3, 6), ("lasst-fuenf-gerade-sein", 4, 6)),
    *(("orakel", 1, 6), ("farbe-oder-wert", 2, 12), ("leben-und-tod", 2, 16)),
    *(("red-dog", 3, 8), ("siebzehn-und-vier", 3, 8), ("camerun-skat", 4, 6), ("trouper", 3, 8)),
    *(("das-saebel-spiel", 3, 8), ("meine-tante-deine-tante", 3, 20)),
    *(("quartett", 4, 12), ("hund", 3, 20), ("verirrter-ritter", 4, 3)),
    ("schlafmuetze", 3, 12),
)
"""Card games of one engine, with numbers of players and of steps."""


def _counted(family: Family) -> Iterator[Pair]:
    return map(with_points, family())


def _secret_acts(slug: str, players: int, seed: int, until: int) -> Iterator[Pair]:
    """Pairs of the first game in which others have done something that a viewer did not see."""
    for number in range(100 * seed, 100 * seed + 100):
        found = [
            pair
            for pair in collection_pairs(slug, players, number, until)
            if any(
                one.words != other.words and one.mover is not NATURE
                for one, other in zip(pair.one.moves, pair.other.moves, strict=True)
            )
        ]
        if len(found) > 1:
            yield from found
            return


def _slipped(seed: int) -> Iterator[Pair]:
    """Pairs of the first game in which others have slipped cards that nobody was shown."""
    for number in range(100 * seed, 100 * seed + 100):
        found = list(thinner_pairs(number, 40))
        if len(found) > 1:
            yield from found
            return


def families(seed: int) -> dict[str, Family]:
    """All families, with games that a seed plays."""
    right: dict[str, Family] = {
        "german": partial(daumen_pairs, "german", 3, seed, 21),
        "english": partial(daumen_pairs, "english", 3, seed, 28),
        "english, two seats": partial(daumen_pairs, "english", 2, seed, 33),
        "taker only": partial(daumen_pairs, TAKER_ONLY, 4, seed, 30),
        "any time": partial(daumen_pairs, ANY_TIME, 3, seed, 20),
        "mogeln": partial(collection_pairs, "mogeln", 3, seed, 40),
        "mogeln, laid in secret": partial(_secret_acts, "mogeln", 3, seed, 12),
        "mau-mau": partial(collection_pairs, "mau-mau", 3, seed, 30),
        "skat": partial(collection_pairs, "skat", 3, seed, 25),
        "skat, laid away": partial(_secret_acts, "skat", 3, seed, 20),
        "herz": partial(collection_pairs, "herz-ass-herz-10", 4, seed, 14),
        "letzter stich": partial(collection_pairs, "der-letzte-stich", 2, seed, 12),
        "cup": partial(thrown_pairs, "turmblaeser", seed, 3),
        "tower": partial(thrown_pairs, "wuerfelstapel", seed, 2),
        "two dice": partial(thrown_pairs, "wieviel-augen-2w", seed, 1),
        "three dice": partial(thrown_pairs, "wieviel-augen-3w", seed, 1),
        "spitz": partial(collection_pairs, "spitz-pass-auf", 2, seed, 12),
    }
    right |= {slug: partial(collection_pairs, slug, n, seed, until) for slug, n, until in DESKS}
    wrong: dict[str, Family] = {
        "german, wrong": partial(daumen_pairs, "german", 3, seed, 12, wrong=True),
        "english, wrong": partial(daumen_pairs, "english", 3, seed, 19, wrong=True),
        "mogeln, wrong": partial(collection_pairs, "mogeln", 3, seed, 20, wrong=True),
        "mau-mau, wrong": partial(collection_pairs, "mau-mau", 3, seed, 15, wrong=True),
        "skat, wrong": partial(collection_pairs, "skat", 3, seed, 20, wrong=True),
        "letzter stich, wrong": partial(
            collection_pairs, "der-letzte-stich", 2, seed, 9, wrong=True
        ),
    }
    wrong |= {
        "cup, wrong": partial(thrown_pairs, "turmblaeser", seed, 3, wrong=True),
        "tower, wrong": partial(thrown_pairs, "wuerfelstapel", seed, 1, wrong=True),
    }
    secrets = SECRETS.replace("RULES", "german")
    other: dict[str, Family] = {
        "english, to the end": partial(ended_pairs, "english", 3, seed),
        "a situation": partial(situation_pairs, secrets, other_secrets(secrets), 2, SPECTATOR),
        "mogeln, several at once": partial(_slipped, seed),
        "english, points noted": partial(_counted, right["english"]),
        "mogeln, points noted": partial(_counted, right["mogeln"]),
    }
    return right | wrong | other
