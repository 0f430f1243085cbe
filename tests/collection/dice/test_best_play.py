"""What a rule of stopping brings, and the best play on both sides, by the game's own steps."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.engines.actions import ROLL, STOP
from daumen_rules.games.dice.ochsenschwanz import LEAVE
from daumen_rules.games.dice.va_banque import is_claimed
from daumen_rules.kernel.game import legal_actions
from tests.collection.dice.chain import chain, is_won, solutions, solved
from tests.collection.dice.chances import next_sheets, table
from tests.collection.dice.goes import taken
from tests.collection.dice.positions import played
from tests.collection.dice.test_tails_and_towers import by_holders


def asks(found: AnyGame, state: Any) -> bool:
    """Whether a seat has to choose."""
    return found.rules.outcome(state) is None and found.rules.chance(state) is None


# 36 Ochsenschwanz


@pytest.mark.numbers("ochsenschwanz")
@pytest.mark.long
@pytest.mark.cites("OCHSE-3", "OCHSE-5")
def test_nobody_does_better_at_the_ox_than_by_leaving_every_row() -> None:
    """In exact fractions: where both leave all rows, in no state would taking one be better. So
    that is the best play on both sides, and its value is that of the cow's tail.
    """
    found = game("ochsenschwanz")
    every = chain("ochsenschwanz", "manual", 2, by_holders, all_acts=True)
    leaving = dict(every)
    for state in every:
        if asks(found, state):
            left = taken(found, state, found.notation.read(state.turn, LEAVE))
            leaving[state] = {by_holders(left): Fraction(1)}
    values = solutions(leaving, is_won("ochsenschwanz"))
    choices = [state for state in every if asks(found, state)]
    assert choices
    for state in choices:
        best = (min if state.turn else max)(values[there] for there in every[state])
        assert best == values[state]
    assert round(float(values[next(iter(every))]), 6) == 0.528320


# 40 Die böse Drei

ENOUGH = 40
"""Nobody throws on with so many: the best play stops long before."""


def begun(sheet: Any) -> Any:
    """A sheet on which of throws in a go only matters whether there is one."""
    return evolve(sheet, thrown=min(1, sheet.thrown))


def drei(sheet: Any, known: dict[Any, Fraction]) -> Fraction:
    """The share of the first of two seats, from a sheet on."""
    sheet = begun(sheet)
    if sheet not in known:
        found = game("die-boese-drei")
        ended = found.rules.outcome(sheet)
        if ended is not None:
            known[sheet] = Fraction(0 in ended.winners, len(ended.winners))
        elif asks(found, sheet):
            acts = [a for a in (STOP, ROLL) if a == STOP or sheet.note.points < ENOUGH]
            ways = [taken(found, sheet, found.notation.read(sheet.turn, act)) for act in acts]
            known[sheet] = (min if sheet.turn else max)(drei(way, known) for way in ways)
        else:
            on = next_sheets(found, sheet).items()
            known[sheet] = sum((part * drei(there, known) for there, part in on), Fraction())
    return known[sheet]


@pytest.mark.numbers("die-boese-drei")
@pytest.mark.long
@pytest.mark.cites("BOESEDREI-1", "BOESEDREI-3", "BOESEDREI-4")
def test_the_last_of_two_has_the_advantage_at_the_evil_three() -> None:
    """The first of two has 0.323061 of the game, and stops from 11 on."""
    known: dict[Any, Fraction] = {}
    assert round(float(drei(table("die-boese-drei", players=2), known)), 6) == 0.323061
    for acts, stops in (("6 roll 4", False), ("6 roll 5", True)):
        sheet = played("die-boese-drei", acts)
        values = {
            act: drei(played("die-boese-drei", f"{acts} {act}"), known) for act in (ROLL, STOP)
        }
        assert (values[STOP] > values[ROLL]) == stops
        assert drei(sheet, known) == max(values.values())


@pytest.mark.numbers("die-boese-drei")
@pytest.mark.long
@pytest.mark.cites("BOESEDREI-1", "BOESEDREI-3")
def test_whoever_stops_from_18_on_is_out_in_five_of_eight_games() -> None:
    def chooses(sheet: Any) -> str:
        return STOP if sheet.note.points >= 18 else ROLL

    ways = chain("die-boese-drei", "manual", 1, begun, chooses=chooses)
    is_out = solved(ways, lambda sheet: int(not ways[sheet] and sheet.notes[0].is_out))
    assert round(float(is_out), 6) == 0.624394


# 46 Quinze, 82 Einundzwanzig


def nearing(slug: str, limit: int, stops_at: int) -> tuple[Fraction, Fraction]:
    """How often a seat that stops from some points on has just the limit, and how often more."""

    def chooses(sheet: Any) -> str:
        return STOP if sheet.note.points >= stops_at else ROLL

    ways = chain(slug, "manual", 1, lambda sheet: sheet, chooses=chooses)
    ends = [sheet for sheet in ways if not ways[sheet]]
    assert {sheet.notes[0].is_out for sheet in ends} == {True, False}
    exact = solved(ways, lambda s: int(not ways[s] and s.notes[0].points == limit))
    return exact, solved(ways, lambda s: int(not ways[s] and s.notes[0].is_out))


@pytest.mark.numbers("quinze")
@pytest.mark.cites("QUINZE-1", "QUINZE-2", "QUINZE-3")
def test_whoever_always_throws_meets_fifteen_so_often() -> None:
    exact, out = nearing("quinze", 15, 16)
    assert exact == Fraction(134526474769, 470184984576)
    assert out == 1 - exact


@pytest.mark.numbers("quinze")
@pytest.mark.cites("QUINZE-1", "QUINZE-2", "QUINZE-3")
@pytest.mark.parametrize(
    ("stops_at", "exact", "out"),
    [(11, 0.094943, 0.048215), (12, 0.143842, 0.146012), (13, 0.192313, 0.291428)],
)
def test_whoever_stops_near_fifteen_is_seldom_out(stops_at: int, exact: float, out: float) -> None:
    assert [round(float(each), 6) for each in nearing("quinze", 15, stops_at)] == [exact, out]


@pytest.mark.numbers("einundzwanzig")
@pytest.mark.cites("EINUNDZWANZIG-1", "EINUNDZWANZIG-2", "EINUNDZWANZIG-9")
def test_whoever_always_throws_meets_twenty_one_so_often() -> None:
    exact, _ = nearing("einundzwanzig", 21, 22)
    assert exact == Fraction(5934732355557409, 21936950640377856)


# 112 Va banque


@pytest.mark.numbers("va-banque")
@pytest.mark.long
@pytest.mark.cites("VABANQUE-6", "VABANQUE-8")
@pytest.mark.parametrize("unable", ["no_legal_division_offered", "did_not_divide"])
def test_a_stake_can_be_kept_from_the_banker_but_for_6_games_in_100(unable: str) -> None:
    words = f"manual with bank_claims=yes, unable={unable}"
    found, known = game("va-banque"), dict[Any, Fraction]()

    def claimed(sheet: Any) -> Fraction:
        """The least chance that the stake of seat B goes to the banker."""
        if sheet.notes[1].is_done:
            return Fraction(is_claimed(sheet, 1))
        if sheet not in known:
            if asks(found, sheet):
                ways = [taken(found, sheet, act) for act in legal_actions(found.rules, sheet)]
                known[sheet] = min(map(claimed, ways))
            else:
                on = next_sheets(found, sheet).items()
                known[sheet] = sum((part * claimed(there) for there, part in on), Fraction())
        return known[sheet]

    assert claimed(table("va-banque", words, 3)) == Fraction(223, 3888)
