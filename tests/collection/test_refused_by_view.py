"""A refusal says what its seat can know: not which cards another holds, nor what another could do.

A seat that tries something, out of turn too, is answered in the same words in every state that
gives it the view that it has. Such states are drawn by chance.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.secrecy import own_tries
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.mau_mau.clauses import SEEN
from daumen_rules.games.cards.mau_mau.table import Draw, Table, fits, held
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.row import Facts, Legality, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.cards import cards_term
from tests.collection.secrets import WITH_SECRETS, moments
from tests.collection.test_laws import agreed
from tests.each import mostly_long
from tests.parts import changed

NO_SEAT_ACTS = ("spitz-pass-auf", "turmblaeser")
"""Games in which the referee tells what the seats do, or dice are thrown and lifted alone."""
WORLDS = 4
"""How many states are drawn for each view."""


def answered(found: AnyGame, state: Any, action: Any) -> tuple[str, ...]:
    """What a seat is told of what it tries: the refusal in both languages, nothing if allowed."""
    answer = found.step(state, action)
    return (answer.say("en"), answer.say("de")) if isinstance(answer, Refused) else ()


def refused_by_view(found: AnyGame, state: Any, seat: Seat, random: Random) -> int:
    """Holds the law for a seat in a state; how much it tried out of turn."""
    view = found.view(state, seat)
    tries = own_tries(found, state, seat)
    for _ in range(WORLDS):
        other = found.sample(view, random.randrange)
        for action in tries:
            mine, yours = answered(found, state, action), answered(found, other, action)
            assert mine == yours, f"{seat} tries {action}: {mine}, but in {other}: {yours}"
    return 0 if seat in found.rules.movers(state) else len(tries)


@pytest.mark.parametrize("slug", mostly_long(reversed(WITH_SECRETS), 8))
def test_a_refusal_is_the_same_in_all_states_that_a_seat_may_be_in(slug: str) -> None:
    found, random = game(slug), Random(slug)
    name, default = found.book.rule_sets[0]
    words = [f"{name} with {o.field}={word}" for o in found.book.options for word in o.words()[1:3]]
    others = [rules for text in words if (rules := agreed(found, text)) is not None]
    out_of_turn = 0
    for rules in (default, default, *random.sample(others, min(4, len(others)))):
        players = random.choice(found.rules.seats)
        for moment in moments(found, players, rules, random, 2):
            for seat in range(players):
                out_of_turn += refused_by_view(found, moment.before, seat, random)
    assert (out_of_turn > 0) == (slug not in NO_SEAT_ACTS)


@row(SEEN, "{seat} could lay {cards}.", "{seat} könnte {cards} legen.")
def tells_what_another_could_lay(state: Table, action: Draw) -> Facts | None:
    """A row that must not be: whoever draws out of turn is told what the seat on turn could do."""
    if action.seat == state.turn or not state.hands:
        return None
    could = cards_term(card for card in held(state, state.turn) if fits(state, card))
    return {"seat": SeatTerm(state.turn), "cards": could}


def test_a_row_that_tells_out_of_turn_what_another_could_do_is_found() -> None:
    found, random = game("mau-mau"), Random(1)
    table = Legality(*found.rules.legality.rows, tells_what_another_could_lay)
    wrong = changed(found, legality=table)
    states = [m.before for m in moments(found, 3, found.book.default, random, 20)]
    every = (refused_by_view(wrong, state, seat, random) for state in states for seat in range(3))
    with pytest.raises(AssertionError, match="could lay"):
        sum(every)
