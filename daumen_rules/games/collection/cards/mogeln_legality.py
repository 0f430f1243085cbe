"""What is forbidden in 145 Mogeln: a row a clause, and what may be tried.

Here live the legality table and the actions worth asking about. No row changes a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.games.collection.cards.mogeln_clauses import (
    ANY,
    DOUBT,
    HEARD,
    SLIP,
    TURN,
    DoubtOrder,
    Multi,
)
from daumen_rules.games.collection.cards.mogeln_table import (
    Action,
    Called,
    Doubt,
    Lay,
    Let,
    Slip,
    Table,
    actor,
    movers,
)
from daumen_rules.games.collection.cards.shed import own
from daumen_rules.games.collection.pieces.cards import PACK, Deal, right_deal
from daumen_rules.games.collection.pieces.rows import in_turn
from daumen_rules.kernel.ruling import Breach, Rule, breach
from daumen_rules.kernel.text import SeatTerm


def not_in_hand(state: Table, action: Action) -> Breach | None:
    """What is laid or slipped lies in the hand of its seat."""
    if not isinstance(action, Lay | Slip) or action.card in own(state.hands, action.seat):
        return None
    return breach(
        ANY,
        "{seat} does not have {card} in hand.",
        "{seat} hat {card} nicht auf der Hand.",
        seat=SeatTerm(action.seat),
        card=action.card.term,
    )


def not_now(state: Table, action: Action) -> Breach | None:
    """A lay can be doubted until all have let it stand, and only then the next card is laid."""
    if isinstance(action, Lay | Slip) and state.asked:
        return breach(
            DOUBT,
            "{seat} can still doubt the last lay.",
            "{seat} kann das zuletzt Gelegte noch anzweifeln.",
            seat=SeatTerm(state.asked[0]),
        )
    if isinstance(action, Doubt | Let | Called) and not state.asked:
        return breach(
            DOUBT,
            "Nothing has been laid that can be doubted.",
            "Es wurde nichts gelegt, das sich anzweifeln lässt.",
        )
    return None


def cannot_doubt(state: Table, action: Action) -> Breach | None:
    """Whoever doubts is another seat than the one that laid, and has not let it stand before."""
    if not isinstance(action, Doubt | Let | Called) or action.seat is None or not state.asked:
        return None
    if action.seat in state.asked:
        return None
    return breach(
        HEARD,
        "{seat} laid the card, or has let it stand.",
        "{seat} hat die Karte gelegt oder sie stehen lassen.",
        seat=SeatTerm(action.seat),
    )


def slips_wrongly(state: Table, action: Action) -> Breach | None:
    """Cards are slipped in the variant, and the last card of a hand is laid."""
    if not isinstance(action, Slip):
        return None
    if state.rules.multi is Multi.NO:
        return breach(
            SLIP,
            "Only one card is laid at a time.",
            "Es wird immer nur eine Karte gelegt.",
        )
    if len(own(state.hands, action.seat)) > 1:
        return None
    return breach(
        SLIP,
        "{card} is the last card in hand, to be laid itself.",
        "{card} ist die letzte Karte der Hand und wird selbst gelegt.",
        card=action.card.term,
    )


LEGALITY: Final[tuple[Rule[Table, Action], ...]] = (
    in_turn(TURN, movers, actor),
    right_deal(lambda _: PACK),
    Rule(ANY, not_in_hand),
    Rule(DOUBT, not_now),
    Rule(HEARD, cannot_doubt),
    Rule(SLIP, slips_wrongly),
)


def candidates(state: Table) -> Iterator[Action]:
    """What is in hand, laid or slipped; or a doubt and none, by whoever is heard."""
    if state.rules.doubt_order is DoubtOrder.RACE and state.asked:
        yield from map(Called, (None, *state.asked))
    elif state.asked:
        yield from (Doubt(state.asked[0]), Let(state.asked[0]))
    else:
        for card in own(state.hands, state.turn):
            yield from (Lay(state.turn, card), Slip(state.turn, card))


def attempts(state: Table) -> Iterator[Action]:
    """Who is on turn lays and slips all it holds, others one card; all doubt and let."""
    for seat in range(state.players):
        hand = own(state.hands, seat)
        for card in (*(hand if seat == state.turn else hand[:1]), PACK[0]):
            yield from (Lay(seat, card), Slip(seat, card))
        yield from (Doubt(seat), Let(seat), Called(seat))
    yield from (Called(None), Called(state.players), Deal(PACK), Deal(PACK[1:]))
