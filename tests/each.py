"""One test of many cases that cost little: each is tried, and failures are told with their cases.

A test by itself costs some milliseconds whatever it does; hundreds of them cost seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from tests.conftest import many

LONGEST = 300
"""So much of a case is told."""


def of_each(
    names: str | Sequence[str], cases: Iterable[Any]
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Tries a test with all cases as `pytest.mark.parametrize` would, but in one test; all cases
    that fail are told.
    """
    alone = isinstance(names, str) and "," not in names
    keys = [name.strip() for name in names.split(",")] if isinstance(names, str) else [*names]
    every = [_values(case, alone) for case in cases]

    def one(test: Callable[..., None]) -> Callable[[], None]:
        def all_of_them() -> None:
            assert every
            failed: list[Exception] = []
            for values in every:
                try:
                    test(**dict(zip(keys, values, strict=True)))
                except Exception as error:
                    error.add_note(f"of {', '.join(map(str, values))}"[:LONGEST])
                    failed.append(error)
            if len(failed) == 1:
                raise failed[0]
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(every)} cases fail", failed)

        all_of_them.__name__ = test.__name__
        all_of_them.__doc__ = test.__doc__
        all_of_them.__module__ = test.__module__
        all_of_them.pytestmark = list(getattr(test, "pytestmark", ()))  # type: ignore[attr-defined]
        return all_of_them

    return one


def _values(case: Any, alone: bool) -> tuple[Any, ...]:
    """The values of a case, which has no mark of its own."""
    if hasattr(case, "marks"):
        assert not case.marks, f"{case}: mark the test, not one of its cases"
        return tuple(case.values)
    return (case,) if alone else tuple(case)


MANY = 60
"""Of more cases, such as all games, most are left to the thorough profile."""


LENGTHY = {
    *("daumen-drauf", "schlafmuetze", "preference", "herzeln", "verirrter-ritter", "skat"),
    *("farbe-oder-wert", "fuenf-dazu", "lasst-fuenf-gerade-sein", "zwanzig-ab", "mogeln"),
    *("mau-mau", "schnipp-schnapp-schnurr", "das-saebel-spiel", "dreiblatt-mit-schieben"),
    *("wieviel-augen-2w", "wieviel-augen-3w", "schach-halma", "pyramiden-dame", "raeuberdame"),
    *("kesselschlacht", "hasami-yogi", "justitia"),
    *("dame", "englische-dame", "polnische-dame", "tuerkische-dame", "draught"),
}
"""Games with a pack in hand, thousands of numbers or hundreds of moves: they are left to the long
tests where others can be tried in the quick loop.
"""


def mostly_long(cases: Iterable[Any], every: int = 24) -> list[Any]:
    """One of each twenty-four of them in the quick loop, or so, and the others with the long
    tests; of very many cases every third of the others, and all in the thorough profile.

    The one is the first that is no lengthy game.
    """
    listed = [*cases]
    rows = [range(at, min(at + every, len(listed))) for at in range(0, len(listed), every)]
    quick = {next((at for at in row if listed[at] not in LENGTHY), row[0]) for row in rows}
    thinner = len(listed) > MANY and many(1, 0)
    return [
        pytest.param(case, marks=() if at in quick else pytest.mark.long)
        for at, case in enumerate(listed)
        if at in quick or not thinner or at % 3 == 1
    ]


def thinned(cases: Iterable[Any], every: int = 4) -> list[Any]:
    """All of them in the thorough profile, else every fourth, or so."""
    return [*cases][:: many(every, 1)]
