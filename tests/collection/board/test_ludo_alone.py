"""How many turns the last man of a player needs who is alone, in each ludo game.

The engine's own steps are solved in fractions, and so is a walk of one man that was written from
the manual: it enters with a 6, goes 40 fields from its A-field to h1, and no further.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions, step
from tests.collection.board.crosses import FIELDS, cross

LUDO = "mensch-aergere-dich-nicht"


@cache
def walk(left: int) -> Fraction:
    """The expected number of turns of a man that has some fields to go; a 6 costs no turn."""
    if left == 0:
        return Fraction()
    used = [face for face in range(1, 7) if face <= left]
    on = sum((walk(left - face) for face in used), Fraction())
    ending = 6 if left == 6 else 5  # a 6 that reaches the goal ends the turn too
    return (on + ending) / len(used)


def waiting() -> Fraction:
    """The turns until a 6 is thrown: five of six throws cost one."""
    return Fraction(5)


def turns(slug: str, man: str) -> dict[int, Fraction]:
    """The expected number of turns of seat A, which has one man left, from every field on which it
    comes to stand before a throw; those of B are out of play.
    """
    found = game(slug)
    begun = cross(slug, f"{man} h2 h3 h4", "b3 b3 b3 b3").state
    known: dict[Any, Fraction] = {}

    def value(state: Any) -> Fraction:
        if state.ranks:
            return Fraction()
        if state.men not in known:
            stays, rest = Fraction(), Fraction()
            for throw in found.rules.chance(state) or ():
                after, cost = acted(step(found.rules, state, throw))
                rest += Fraction(cost, 6)
                if after.men == state.men:
                    stays += Fraction(1, 6)
                else:
                    rest += value(after) / 6
            known[state.men] = rest / (1 - stays)
        return known[state.men]

    def acted(answer: Any) -> tuple[Any, int]:
        after: Any = answer.state
        if after.faces:
            (action,) = legal_actions(found.rules, after)
            return acted(step(found.rules, after, action))
        return evolve(after, turn=0, thrown=0), int(after.turn != 0)

    value(begun)
    return {men[0][0] if men[0][0] <= 40 else men[0][-1]: known[men] for men in known}


@pytest.mark.numbers("mensch-aergere-dich-nicht")
@pytest.mark.cites("MENSCH-4", "MENSCH-11", "MENSCH-12", "MENSCH-13")
@pytest.mark.numbers("springen")
@pytest.mark.numbers("wer-den-cent-nicht-ehrt")
@pytest.mark.parametrize("slug", [LUDO, "springen", "wer-den-cent-nicht-ehrt"])
def test_the_last_man_needs_so_many_turns(slug: str) -> None:
    expected = {field: walk(41 - field) for field in range(1, 41)}
    expected[FIELDS["b1"]] = waiting() + walk(40)
    found = turns(slug, "b1")
    assert found == {field: expected[field] for field in found}
    assert len(found) > 30


@pytest.mark.numbers("buntes-aergern")
@pytest.mark.cites("BUNT-2")
def test_the_last_man_needs_fewer_turns_from_a_house_nearer_to_the_goal() -> None:
    """A man from the house of an arm has 40, 30, 20 or 10 fields to go."""
    for house in range(4):
        expected = waiting() + walk(40 - 10 * house)
        name = f"b{house + 1}"
        assert turns("buntes-aergern", name)[FIELDS[name]] == expected


@pytest.mark.numbers("schneller-pasch")
@pytest.mark.cites("PASCH-3", "PASCH-4")
def test_three_doubles_in_a_row_come_once_in_216_turns() -> None:
    """Of the throws that are counted: a double has one chance in six, three times."""
    found = game("schneller-pasch")
    likely = Fraction(1)
    for before in range(3):
        state = cross("schneller-pasch", "5 17 h3 h4", "30 b3 b3 b3", thrown=before).state
        throws = list(found.rules.chance(state) or ())
        doubles = [throw for throw in throws if "PASCH-3" in told(found, state, throw)]
        lost = [throw for throw in throws if "PASCH-4" in told(found, state, throw)]
        assert len(lost) == (6 if before == 2 else 0)
        likely *= Fraction(len(lost or doubles), len(throws))
    assert likely == Fraction(1, 216)


def told(found: Any, state: Any, throw: Any) -> list[str]:
    answer: Any = step(found.rules, state, throw)
    return [event.clause.id for event in answer.events]
