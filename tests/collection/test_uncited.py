"""Every clause that computes is cited by an event or a refusal, or the list of others says why not.

What is named here by functions and rows comes up in games that are played or made up:
`test_citing_clauses` and `test_refusing_clauses` hold that.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from daumen_rules.games.catalogue import GAMES, game
from tests.collection.citing import citing
from tests.each import of_each

LIST: Final = Path(__file__).with_name("uncited.txt")


@cache
def uncited() -> dict[str, str]:
    """The clauses of the list, each with the reason above it."""
    found: dict[str, str] = {}
    for part in LIST.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in part.splitlines() if not line.startswith("#")]
        reason = " ".join(line for line in lines if not line.startswith("  "))
        ids = " ".join(line for line in lines if line.startswith("  ")).split()
        assert not {*ids} & found.keys(), "each clause has one reason"
        assert not ids or reason
        found |= dict.fromkeys(ids, reason)
    return found


@cache
def silent(slug: str) -> frozenset[str]:
    """The clauses of a game that compute and that no event and no refusal cites."""
    found = game(slug)
    computing = {clause.id for clause in found.book.clauses if clause.kind.computes}
    material = {clause.id for clause in found.book.clauses if clause.kind.value == "material"}
    rows = {row.clause.id for row in found.rules.legality.rows}
    return frozenset(computing - material - rows - citing(found))


@pytest.mark.long
@of_each("slug", GAMES)
def test_a_clause_is_cited_or_the_list_says_why_not(slug: str) -> None:
    assert sorted(silent(slug) - uncited().keys()) == []


@pytest.mark.long
def test_no_clause_of_the_list_is_cited_wherever_it_stands() -> None:
    """A clause that games share may be cited in some of them, and has its place for the others."""
    assert sorted(uncited().keys() - {each for slug in GAMES for each in silent(slug)}) == []
