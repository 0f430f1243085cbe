"""The fixed suites stand for what they say: each entry is legal play that reaches its goal, every
clause, row and reading has an entry or is listed with a reason, and our own engine passes.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest

from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report
from daumen_rules.conformance.suite import FOLDER, FROM_THE_START, unreached
from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.rule_sets import changed
from tests.conformance.game_engine import GameEngine
from tests.each import mostly_long, thinned

from .reached import called_by_each, reached_at_end, row_goal
from .readings import differs_at_end, readings
from .write import ALWAYS, LONG, VECTORS, WHOLE, collection, own_list

AnyFixed = FixedGame[Any, Any, Any]
SUITES = [slug for slug in collection() if (FOLDER / f"{slug}.txt").exists()]
MOST_ENTRIES = 120
"""A suite is no longer than that, so that it is played in seconds."""


def entries(slug: str) -> dict[str, AnyFixed]:
    """The entries of a game by their ids without the game."""
    return {one.name.removeprefix(f"{slug}/"): one for one in bench(slug).suite()}


def is_from_the_start(one: AnyFixed, found: AnyGame) -> bool:
    """Whether an entry begins with the start of a game."""
    opening = one.game.opening
    return bool(opening == found.start(opening.players, opening.rules))


@pytest.mark.parametrize("slug", mostly_long(SUITES))
def test_every_clause_row_and_reading_has_an_entry_or_is_listed(slug: str) -> None:
    found, every = game(slug), entries(slug)
    named = {id_.removesuffix(FROM_THE_START) for id_ in every}
    shown = {*named, *(id_.partition("/")[0] for id_ in named)}
    shown |= {clause for one in every.values() for clause in one.clauses}
    wanted = {clause.id for clause in found.book.clauses if clause.kind.computes}
    wanted |= {row_goal(row) for row in found.rules.legality.rows}
    wanted |= {f"{option.field}={word}" for option, word in readings(found)}
    assert sorted(wanted - shown - unreached(found).keys()) == []
    assert sorted(own_list(slug) & shown) == []
    assert len(every) <= MOST_ENTRIES


@pytest.mark.parametrize("slug", mostly_long(thinned(SUITES, 3), 14))
def test_each_entry_reaches_what_its_id_says_by_legal_play(slug: str) -> None:
    found, every = game(slug), entries(slug)
    computing = {clause.id: clause for clause in found.book.clauses}
    for id_, one in every.items():
        played, goal = one.game, id_.removesuffix(FROM_THE_START)
        assert not any(isinstance(move.answer, Refused) for move in played.moves[:-1]), id_
        opening = played.opening
        begins = None if is_from_the_start(one, found) else opening
        goals = reached_at_end(found, opening.rules, opening.players, played.actions, begins)
        assert goals is not None
        if goal.partition("/")[0] in computing and "=" not in goal and goal not in goals:
            called = list(
                called_by_each(found, opening.rules, opening.players, played.actions, begins)
            )
            assert goal in called[-1], id_
        if goal == WHOLE:
            assert found.outcome(played.state(len(played.moves))) is not None
            calls = called_by_each(found, opening.rules, opening.players, played.actions)
            shown = frozenset[str]().union(*calls)
            silent = {c for c in one.clauses if computing[c].kind not in ALWAYS}
            assert silent <= shown


@pytest.mark.parametrize("slug", mostly_long(thinned(SUITES, 3), 14))
def test_a_game_by_a_reading_comes_out_otherwise_by_another(slug: str) -> None:
    found, every = game(slug), entries(slug)
    for option in found.book.options:
        some = [one for id_, one in every.items() if id_.partition("=")[0] == option.field]
        for one in some:
            if not is_from_the_start(one, found):
                continue
            opening = one.game.opening
            words = option.words()[:20]
            differing = [
                word
                for word in words
                if word != option.word(opening.rules)
                and any(
                    differs_at_end(
                        found,
                        opening.rules,
                        changed(opening.rules, {option.field: word}),
                        opening.players,
                        one.game.actions,
                        views=views,
                    )
                    for views in (False, True)
                )
            ]
            assert differing, one.name


@pytest.mark.long
def test_the_vectors_that_stand_are_sent_too() -> None:
    for path in VECTORS.glob("*.json"):
        vectors = json.loads(path.read_text("utf-8")).get("vectors", ())
        ids = {vector["id"] for vector in vectors}
        if path.stem in SUITES:
            assert ids <= entries(path.stem).keys()


@pytest.mark.long
def test_there_is_a_file_for_each_game_that_has_no_suite_of_its_own() -> None:
    files = {path.stem for path in FOLDER.glob("*.txt")} - {"unreached"}
    assert files == set(collection())
    assert set(GAMES) - files == {"daumen-drauf"}


@pytest.mark.long
def test_ids_are_given_once_and_long_games_have_short_ones_beside_them() -> None:
    for slug in SUITES:
        suite = bench(slug).suite()
        named = [one.name for one in suite]
        assert len(named) == len(set(named))
        for one in suite:
            if one.is_long:
                assert one.name.removesuffix(FROM_THE_START) in named
                assert len(one.game.moves) > LONG


def played_by(slug: str, engine: GameEngine, **plan: Any) -> Report[Any, Any, Any]:
    """The report of the suite played with an engine."""

    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(engine.answer)

    usual: dict[str, Any] = {"games": 0, "suite": bench(slug).suite(), "shrink": False}
    return Campaign(bench(slug), connection, Plan(**(usual | plan))).run()


@pytest.mark.parametrize("slug", mostly_long(thinned(SUITES, 3), 14))
def test_our_own_engine_passes_the_suite_and_every_clause_comes_up(slug: str) -> None:
    report = played_by(slug, GameEngine(slug))
    assert not report.has_found
    assert report.is_complete
    assert report.not_exercised == ()
