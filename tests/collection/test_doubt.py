"""Where something is plainly allowed rows are not asked: asked all the same, they find nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.board.engines.draughts.board import EMPTY, KINGS, MEN, Position
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.boards import SQUARES, rank
from daumen_rules.pieces.rule_sets import neighbours
from tests.each import mostly_long

DRAUGHTS = (
    *("dame", "draught", "polnische-dame", "englische-dame", "tuerkische-dame", "schlagdame"),
    "italienische-dame",
)
MORRIS = ("muehle", "ceylonesisches-muehlespiel")
STONES = (  # but for Frösche und Kröten, of which all positions are looked at elsewhere
    *("acht-ritter", "eckdame", "halma-dame", "schach-halma", "go-dame", "mauern"),
    *("pyramiden-dame", "raeuberdame", "kesselschlacht", "hasami-yogi"),
)
TRICKS = ("skat", "der-letzte-stich", "herz-ass-herz-10", "zwanzig-ab", "sechsundsechzig")
STEPS = 90
FEW = 12
"""How many states of each other reading are looked at."""


def states(found: AnyGame, rules: Any = None) -> Iterator[Any]:
    """The states of a game by chance, but for those in which Nature acts."""
    random, of = Random(found.book.slug), found.rules
    state = of.start(of.seats[0], rules or found.book.default)
    for _ in range(STEPS):
        chance = of.chance(state)
        if chance is not None:
            act = chance.at(random.randrange(chance.total))
        elif of.movers(state):
            yield state
            act = random.choice(legal_actions(of, state))
        else:
            break
        answer = step(of, state, act)
        assert isinstance(answer, Step)
        state = answer.state


def positions(found: AnyGame, rules: Any) -> Iterator[Any]:
    """Draughts: men and kings that stand anywhere, more often than play brings them there."""
    random, start = Random(found.book.slug), found.rules.start(2, rules)
    squares = [
        at for at, _ in enumerate(SQUARES) if start.position.board[at] or SQUARES[at].is_dark
    ]
    for _ in range(STEPS):
        stones = random.choices([*MEN, *KINGS], k=random.randint(4, 12))
        lying = list(EMPTY)
        for at, stone in zip(random.sample(squares, len(stones)), stones, strict=True):
            if stone not in MEN or 0 < rank(at) < 7:
                lying[at] = stone
        state = evolve(start, position=Position(tuple(lying), random.randrange(2)))
        if found.rules.movers(state):
            yield state


def readings(found: AnyGame) -> Iterator[Any]:
    """The rule sets that differ in one option. Among limits that lie
    beyond the states looked at, such as 200 quiet turns and 201, the highest stands for all.
    """
    for option, word, rules in neighbours(found.book.default):
        numbers = option.values
        if not isinstance(numbers, range) or int(word) in (*numbers[: FEW + 1], numbers[-1]):
            yield rules


def doubted(found: AnyGame, states: Iterable[Any]) -> int:
    """How many actions are allowed plainly; each of them breaks no row that is not asked."""
    rules, plain = found.rules, 0
    headings = {row.heading for row in rules.legality.rows if row.heading is not None}
    (doubt,) = (heading for heading in headings if heading.__name__ == "is_doubtful")
    rows = [row for row in rules.legality.rows if row.heading is doubt]
    for state in states:
        tried = (*found.checks.attempts(state), *rules.candidates(state))
        allowed: list[Any] = rules.legality.allowed(state, tried)
        for action in allowed:
            plain += not doubt(state, action)
            for row in rows:
                if row.speaks_of(state.__class__, action.__class__):
                    assert row.finds(state, action) is None, (row.name, str(action))
    return plain


@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS, *mostly_long(STONES), *mostly_long(TRICKS)])
def test_what_is_allowed_breaks_no_row_that_is_asked_where_in_doubt(slug: str) -> None:
    assert doubted(game(slug), states(game(slug))) > STEPS


@pytest.mark.long
@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS, *STONES, *TRICKS])
def test_nor_by_any_other_reading(slug: str) -> None:
    found = game(slug)
    for rules in readings(found):
        assert doubted(found, islice(states(found, rules), FEW))


@pytest.mark.parametrize("slug", mostly_long(DRAUGHTS))
def test_nor_where_stones_stand_anywhere(slug: str) -> None:
    found = game(slug)
    for rules in readings(found):
        assert doubted(found, islice(positions(found, rules), FEW))


@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS, *mostly_long(STONES), *mostly_long(TRICKS)])
def test_nobody_does_what_another_seat_may_do(slug: str) -> None:
    found = game(slug)
    rules = found.rules
    for state in states(found):
        for action in legal_actions(rules, state):
            seat = rules.actor(action)
            if isinstance(seat, int):
                other: Any = evolve(action, seat=(seat + 1) % rules.players(state))
                assert not rules.legality.allows(state, other), str(other)


@pytest.mark.parametrize("slug", [*DRAUGHTS, *MORRIS])
def test_after_a_draw_nobody_does_what_he_could_do_before(slug: str) -> None:
    found = game(slug)
    rules = found.rules
    limit = getattr(found.book.default, "quiet_limit")  # noqa: B009 - an option of these games
    for state in states(found):
        if slug in MORRIS:
            drawn = evolve(state, quiet=limit)
        else:
            drawn = evolve(state, past=(state.position,) * limit)
        before = legal_actions(rules, state)
        assert before
        assert not rules.legality.allowed(drawn, before)
