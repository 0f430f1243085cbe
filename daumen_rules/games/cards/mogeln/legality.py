"""The rows of 145 Mogeln, and the actions to try.

The module has the table of rows, the candidates and the attempts. No row changes a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.row import NO_FACTS, Facts, Legality, row
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.cards import PACK, Deal, right_deal
from daumen_rules.pieces.rows import in_turn

from ..engines.laying import own
from ..engines.tricks import Cards
from . import clauses as c
from .clauses import DoubtOrder, Multi
from .table import CALLED, Action, Doubt, Lay, Let, Slip, Table, actor, movers


@row(c.ANY, "{seat} does not have {card} in hand.", "{seat} hat {card} nicht auf der Hand.")
def not_in_hand(state: Table, action: Lay | Slip) -> Facts | None:
    """A seat lays or slips only a card of its hand."""
    if action.card in own(state.hands, action.seat):
        return None
    return {"seat": SeatTerm(action.seat), "card": action.card.term}


@row(
    c.DOUBT,
    "{doubter} can still doubt the last lay.",
    "{doubter} kann das zuletzt Gelegte noch anzweifeln.",
)
def lays_too_early(state: Table, action: Lay | Slip) -> Facts | None:
    """A seat lays or slips the next card only when no seat can doubt the last lay any more."""
    return {"doubter": SeatTerm(state.asked[0])} if state.asked else None


@row(
    c.DOUBT,
    "Nothing has been laid that can be doubted.",
    "Es wurde nichts gelegt, das sich anzweifeln lässt.",
)
def doubts_nothing(state: Table, action: Doubt | Let | Heard) -> Facts | None:
    """A seat doubts a lay, or lets it stand, only just after the lay."""
    return None if state.asked else NO_FACTS


@row(
    c.HEARD,
    "{seat} laid the card, or has let it stand.",
    "{seat} hat die Karte gelegt oder sie stehen lassen.",
)
def cannot_doubt(state: Table, action: Doubt | Let | Heard) -> Facts | None:
    """A seat cannot doubt its own lay, nor one that it has let stand."""
    if action.seat is None or not state.asked or action.seat in state.asked:
        return None
    return {"seat": SeatTerm(action.seat)}


@row(c.SLIP, "Only one card is laid at a time.", "Es wird immer nur eine Karte gelegt.")
def slips_without_the_variant(state: Table, action: Slip) -> Facts | None:
    """A seat slips cards only in the variant."""
    return NO_FACTS if state.rules.multi is Multi.NO else None


@row(
    c.SLIP,
    "{card} is the last card in hand, to be laid itself.",
    "{card} ist die letzte Karte der Hand und wird selbst gelegt.",
)
def slips_the_last_card(state: Table, action: Slip) -> Facts | None:
    """A seat does not slip the last card of its hand, but lays it."""
    if state.rules.multi is Multi.NO or len(own(state.hands, action.seat)) > 1:
        return None
    return {"card": action.card.term}


LEGALITY: Final[Legality[Table, Action]] = Legality(
    in_turn(c.TURN, movers, actor),
    right_deal(lambda _: PACK),
    not_in_hand,
    lays_too_early,
    doubts_nothing,
    cannot_doubt,
    slips_without_the_variant,
    slips_the_last_card,
)


@cites(c.ANY)
def choice(state: Table) -> Cards:
    """The cards that may be laid: any of the hand, whatever rank is due."""
    return own(state.hands, state.turn)


def candidates(state: Table) -> Iterator[Action]:
    """The seat on turn lays or slips each card of its hand; after a lay, the seat that is asked
    doubts or does not, or the referee reports a doubt or none.
    """
    if state.rules.doubt_order is DoubtOrder.RACE and state.asked:
        yield from (Heard(seat, CALLED) for seat in (None, *state.asked))
    elif state.asked:
        yield from (Doubt(state.asked[0]), Let(state.asked[0]))
    else:
        for card in choice(state):
            yield from (Lay(state.turn, card), Slip(state.turn, card))


def attempts(state: Table) -> Iterator[Action]:
    """The seat on turn lays and slips each of its cards, others one card; all doubt and let."""
    for seat in range(state.players):
        hand = own(state.hands, seat)
        for card in (*(hand if seat == state.turn else hand[:1]), PACK[0]):
            yield from (Lay(seat, card), Slip(seat, card))
        yield from (Doubt(seat), Let(seat), Heard(seat, CALLED))
    yield from (Heard(None, CALLED), Heard(state.players, CALLED), Deal(PACK), Deal(PACK[1:]))
