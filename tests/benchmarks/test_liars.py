"""What the test bench catches. Run with `python -m pytest tests/benchmarks/test_liars.py -n 0 -s`.

All liars and all mutants, one after the other; the figures are printed. It takes half an hour.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import pytest

from tests.liars.blind import BLIND
from tests.liars.fresh import FRESH
from tests.liars.hunt import Catch, fixed_games, hunt
from tests.liars.later import LATER
from tests.liars.liars import LIARS
from tests.liars.lie import Liar
from tests.liars.likely import LIKELY
from tests.liars.mutants import equivalent, mutants
from tests.liars.patch import patched, write_engine
from tests.liars.subtle import SUBTLE

SECONDS = 600
"""What a bench has for one engine, which is far more than all its games take."""
SLOW = 10
"""Seconds from which a mutant is named."""


@pytest.fixture(scope="module", autouse=True)
def _the_engine_itself_is_not_caught(tmp_path_factory: pytest.TempPathFactory) -> None:
    """If it were, its mutants would be caught for what is wrong with it."""
    fixed_games()
    found = hunt(write_engine(tmp_path_factory.mktemp("engine"), {}), SECONDS)
    assert found is None, f"caught in game {found.games}: {found.clause}"


def _told(caught: list[Catch]) -> str:
    seconds = sorted(catch.seconds for catch in caught)
    return (
        f"{len(caught)} caught; seconds: median {median(seconds):.2f}, "
        f"95 of 100 below {seconds[len(seconds) * 95 // 100]:.2f}, longest {seconds[-1]:.2f}"
    )


@pytest.mark.parametrize(
    "liars",
    [LIARS, SUBTLE, LIKELY, LATER, FRESH, BLIND],
    ids=["liars", "subtle", "likely", "later", "fresh", "blind"],
)
def test_liars_are_caught_and_named(liars: Sequence[Liar], tmp_path: Path) -> None:
    caught: list[Catch] = []
    wrong: list[str] = []
    for liar in liars:
        found = hunt(write_engine(tmp_path, patched(liar.patches)), SECONDS, shrink=True)
        assert found is not None, liar.name
        caught.append(found)
        if found.clause not in liar.clauses:
            wrong.append(f"{liar.name}: {found.clause or 'no clause'}, not {liar.clauses[0]}")
    right = len(liars) - len(wrong)
    print(f"\nliars: {len(liars)}, {_told(caught)}; clause named first right {right}", *wrong)
    assert right >= 0.95 * len(liars)


def test_mutants_are_caught(tmp_path: Path) -> None:
    same = {entry["id"] for entry in equivalent()}
    found, broken = mutants()
    wrong = [mutant for mutant in found if mutant.id not in same]
    caught: list[Catch] = []
    missed: list[str] = []
    slow: list[str] = []
    begun = time.monotonic()
    for mutant in wrong:
        catch = hunt(write_engine(tmp_path, {mutant.file: mutant.source}), SECONDS)
        if catch is None:
            missed.append(mutant.id)
        else:
            caught.append(catch)
            if catch.seconds > SLOW:
                slow.append(f"{mutant.id}: game {catch.games}, {catch.seconds:.1f} s")
    print(
        f"\nmutants: {len(found)} ({broken} more do not parse), {len(same)} equivalent; of the "
        f"other {len(wrong)} {_told(caught)}; missed: {', '.join(missed) or 'none'}; "
        f"{time.monotonic() - begun:.0f} s in all",
        *slow,
        sep="\n  ",
    )
    assert len(caught) >= 0.99 * len(wrong)
    assert median(catch.seconds for catch in caught) < 3


def test_the_equivalent_ones_are_not_caught(tmp_path: Path) -> None:
    same = {entry["id"] for entry in equivalent()}
    for mutant in mutants()[0]:
        if mutant.id in same:
            command = write_engine(tmp_path, {mutant.file: mutant.source})
            assert hunt(command, 5) is None, mutant.id
