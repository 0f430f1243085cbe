"""The test bench catches liars: a few here, all of them in `tests/benchmarks/test_liars.py`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

from daumen_rules import ENGLISH, GERMAN
from daumen_rules.conformance.clause_coverage import executable
from daumen_rules.conformance.report import Plan
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.rule_set import flag_words
from tests.conformance.benches import BENCH
from tests.each import mostly_long
from tests.liars.blind import BLIND
from tests.liars.fresh import FRESH
from tests.liars.hunt import Catch, hunt, talk
from tests.liars.later import LATER
from tests.liars.liars import LIARS
from tests.liars.likely import LIKELY
from tests.liars.mutants import equivalent, mutants, parse
from tests.liars.patch import ENGINE, patched, write_engine
from tests.liars.subtle import SUBTLE

NOT_IN_THE_PROTOCOL: Final = {
    "MAT-1": "the deck is told",
    "MAT-2": "the deck is told",
    "DECK-1": "the deck is told",
    "DECK-2": "the deck is told",
    "DECK-3": "the deck is told",
    "DECK-4": "the deck is told",
    "DECK-6": "the deck is told",
    "START-2": "the deck is told shuffled",
    "VAL-5": "nothing is noted",
}
"""Clauses about which an engine cannot be wrong in a talk, with the reason."""
COUNTING: Final = {"match_measure", "next_starter"}
"""Flags about several games: the protocol knows one."""
GAMES: Final = 100
"""Enough for the liars here to be caught in."""
EVERY: Final = (*LIARS, *SUBTLE, *LIKELY, *LATER, *FRESH, *BLIND)
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")


def test_every_clause_that_can_be_got_wrong_has_a_liar() -> None:
    first = {liar.clauses[0] for liar in LIARS}
    assert first | set(NOT_IN_THE_PROTOCOL) == {clause.id for clause in executable(BENCH)}
    assert not first & set(NOT_IN_THE_PROTOCOL)


def test_every_flag_has_a_liar_that_does_not_look_at_it() -> None:
    changed = " ".join(p.old for liar in LIARS for p in liar.patches)
    flags = {flag for question in GAME.book.questions() for flag in question.flags} - COUNTING
    assert len(flags) == 16
    for flag in flags:
        assert flag in changed or any(f"{word}:" in changed for word in flag_words(flag)), flag


def test_every_liar_differs_from_the_engine_in_its_patches_alone() -> None:
    assert len({liar.name for liar in EVERY}) == len(EVERY) >= 430
    for liar in EVERY:
        for file, source in patched(liar.patches).items():
            assert source != (ENGINE / file).read_text("utf-8"), liar.name


@pytest.mark.long
@needs_node
def test_every_liar_is_a_program() -> None:
    sources = [source for liar in EVERY for source in patched(liar.patches).values()]
    assert all(parse(sources))


@pytest.mark.long
@needs_node
def test_the_mutants_are_many_and_the_equivalent_ones_among_them() -> None:
    found, broken = mutants()
    by_id = {mutant.id: mutant for mutant in found}
    assert len(by_id) == len(found) >= 300
    assert broken < len(found) / 20
    listed = equivalent()
    assert len({entry["id"] for entry in listed}) == len(listed)
    for entry in listed:
        mutant = by_id[entry["id"]]
        assert (mutant.old, mutant.new) == (entry["old"], entry["new"]), entry["id"]
        assert entry["reason"]


@needs_node
@pytest.mark.parametrize(
    "name",
    mostly_long(["one-lap", "equal-is-higher", "first-draw-last-actor", "last-hand-is-free"]),
)
def test_a_liar_is_caught_and_the_clause_named(name: str, tmp_path: Path) -> None:
    liar = next(liar for liar in LIARS if liar.name == name)
    command = write_engine(tmp_path, patched(liar.patches))
    caught = hunt(command, games=GAMES, rules=(GERMAN,), fixed=False)
    assert caught is not None
    assert caught.clause in liar.clauses


@needs_node
@pytest.mark.long
@pytest.mark.parametrize("name", ["fifth-card-the-other-way", "passes-before-the-lead"])
def test_a_subtle_liar_is_caught_and_named_by_several_games(name: str, tmp_path: Path) -> None:
    _is_caught_and_named(name, tmp_path)


@needs_node
@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "knows-fangs-of-the-game-before",
        "four-below-zero-at-most",
        "poisonous-ones-are-free",
        "third-lap-goes-the-other-way",
        "raise-keeps-the-passes",
        "parrier-who-shows-keeps-the-twin",
        "last-six-come-from-below",
        "last-draw-is-public",
        "twins-are-one-in-the-fan",
        "released-cards-are-told-as-kinds",
        "jumped-though-it-could-parry",
        "tells-draws-of-nothing",
        "counts-covered-cards-when-it-tells",
        "last-captured-card-lies-open",
        "last-hand-lies-with-the-captures",
        "last-taker-pays-for-the-last-hand",
        "comes-back-with-a-new-colour",
        "one-parry-each",
        "last-colour-is-used-up",
        "raise-lies-open",
    ],
)
def test_more_liars_are_caught_and_named(name: str, tmp_path: Path) -> None:
    _is_caught_and_named(name, tmp_path)


@needs_node
@pytest.mark.long
def test_a_game_is_made_small_at_a_full_table_with_fewer_seats(tmp_path: Path) -> None:
    """A leads, B and C show, A passes, B raises, C passes: A raises no more. Five cards above one
    another are rare in a small pack, and with two seats a pass ends the trick.
    """
    caught = _is_caught_and_named("who-passed-raises-no-more", tmp_path)
    assert caught.finding is not None
    assert caught.finding.failure.position == 6


@needs_node
@pytest.mark.long
def test_a_long_game_in_a_small_pack_gives_way_to_a_short_one_at_a_full_table(
    tmp_path: Path,
) -> None:
    """A leads, B shows, A raises, B passes: A needs two cards, B one, and three are in the pile,
    which no small pack has after so few moves.
    """
    caught = _is_caught_and_named("draws-in-turns", tmp_path)
    assert caught.finding is not None
    assert caught.finding.failure.position == 4


def _is_caught_and_named(name: str, tmp_path: Path) -> Catch:
    """Also how long it takes is no matter: so many games are played and no more."""
    liar = next(liar for liar in EVERY if liar.name == name)
    command = write_engine(tmp_path, patched(liar.patches))
    caught = hunt(command, 600, shrink=True)
    assert caught is not None
    assert caught.clause in liar.clauses
    return caught


@needs_node
@pytest.mark.long
def test_the_honest_engine_is_not_caught(tmp_path: Path) -> None:
    report = talk(write_engine(tmp_path, {}), Plan(rules=(GERMAN, ENGLISH), games=GAMES))
    assert (report.games, report.stopped, report.has_found) == (GAMES, None, False)
    assert not report.unsupported
