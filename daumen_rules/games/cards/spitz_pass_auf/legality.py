"""The rows of 117 Spitz, pass auf!, and the actions to try.

The module has the table of rows, the candidates and the attempts. No row changes a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from daumen_rules.kernel.row import Facts, Legality, row, where
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import PACK, Deal, right_deal
from daumen_rules.pieces.rows import in_turn

from ..engines.laying import Shuffle, deal_in_time, right_shuffle
from ..engines.tricks import Cards
from . import clauses as c
from .table import Action, Race, Slap, Table, actor, is_in_time, is_tie, movers, to_shuffle


def ready(state: Table) -> Cards | None:
    """The kept cards that Nature has to shuffle to a new pile; None where no seat needs one."""
    seat = to_shuffle(state)
    return None if seat is None else state.kept[seat]


def is_open(state: Table, action: Race) -> bool:
    """Whether a round is open, so that the referee can report slaps."""
    return state.open


@row(
    c.SLAP,
    "{target} has turned no card in this round.",
    "{target} hat in dieser Runde keine Karte aufgedeckt.",
)
def slaps_no_card(state: Table, action: Race) -> Facts | None:
    """A slap hits only a card that a seat has turned in this round."""
    for slap in action.group:
        if slap.target not in range(state.players) or state.turned[slap.target] is None:
            return {"target": SeatTerm(slap.target)}
    return None


@row(
    c.SITS_OUT,
    "{seat} does not take part in this round.",
    "{seat} nimmt an dieser Runde nicht teil.",
)
def slaps_while_out(state: Table, action: Race) -> Facts | None:
    """A seat slaps only if it belongs to the table and does not sit out."""
    for slap in action.group:
        if slap.seat in state.out or slap.seat not in range(state.players):
            return {"seat": SeatTerm(slap.seat)}
    return None


@row(c.ONCE, "{seat} has slapped already.", "{seat} hat schon zugeschlagen.")
def slaps_twice(state: Table, action: Race) -> Facts | None:
    """A seat slaps no more once it has used up its slap, and not twice in one moment."""
    seats = [*state.slapped, *(slap.seat for slap in action.group)]
    twice = next((slap.seat for slap in action.group if seats.count(slap.seat) > 1), None)
    return None if twice is None else {"seat": SeatTerm(twice)}


@row(
    c.MOMENT,
    "{slaps} slaps that make no tie of two are told one after the other.",
    "{slaps} Schläge, die kein Unentschieden zu zweit sind, werden nacheinander gemeldet.",
)
def no_one_moment(state: Table, action: Race) -> Facts | None:
    """Several slaps of one moment have to be two that tie."""
    if len(action.group) < 2:
        return None
    seats = range(state.players)
    known = all(slap.seat in seats and slap.target in seats for slap in action.group)
    if known and is_tie(state, action.group):
        return None
    return {"slaps": number(len(action.group))}


LEGALITY: Final[Legality[Table, Action]] = Legality(
    in_turn(c.TOLD, movers, actor),
    right_deal(lambda _: PACK),
    deal_in_time(c.EVENLY, lambda state: not state.piles),
    right_shuffle(c.UNMATCHED, ready),
    *where(is_open, slaps_no_card, slaps_while_out, slaps_twice, no_one_moment),
)


def candidates(state: Table) -> Iterator[Action]:
    """The end of the round, every slap, and every tie that the referee can report."""
    if not state.open:
        return
    yield Race()
    free = [seat for seat in range(state.players) if seat not in (*state.slapped, *state.out)]
    targets = [seat for seat in range(state.players) if state.turned[seat] is not None]
    slaps = [Slap(seat, target) for seat in free for target in targets]
    yield from (Race((slap,)) for slap in slaps)
    in_time = [slap for slap in slaps if is_in_time(state, slap)]
    yield from (Race(two) for two in combinations(in_time, 2) if is_tie(state, two))


def attempts(state: Table) -> Iterator[Action]:
    """Every slap of every seat, pairs of slaps with a card in common, three at once, and slaps and
    deals that are wrong.
    """
    seats = range(state.players)
    slaps = [Slap(seat, target) for seat in seats for target in seats]
    yield Race()
    yield from (Race((slap,)) for slap in slaps)
    for one, two in combinations(slaps, 2):
        if one.target in (two.seat, two.target):
            yield Race((one, two))
    yield Race((Slap(0, 1), Slap(1, 0), Slap(0, 0)))
    yield from (Race((Slap(0, state.players),)), Race((Slap(state.players, 0),)))
    yield from (Deal(PACK), Deal(PACK[1:]), Shuffle(ready(state) or ()), Shuffle(PACK))
