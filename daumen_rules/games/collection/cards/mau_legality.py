"""What is forbidden in 125 Mau-Mau: a row a clause, and what may be tried.

Here live the legality table and the actions worth asking about. No row changes a state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.games.collection.cards.mau_clauses import (
    DRAW,
    DRAWN,
    FIT,
    FIVE,
    JACK,
    NAMED,
    NAMES,
    NOTHING,
    OWN,
    SEVEN,
    STOCK,
    TURN,
)
from daumen_rules.games.collection.cards.mau_rules import Drawn, Jack, Stacking
from daumen_rules.games.collection.cards.mau_table import (
    Action,
    Draw,
    Keep,
    Lay,
    Pass,
    Table,
    actor,
    can_lay,
    fits,
    held,
    is_laid_out,
    is_stuck,
    left,
    movers,
    names_a_suit,
    ready,
    top,
)
from daumen_rules.games.collection.cards.shed import Shuffle, deal_in_time, right_shuffle, suit_term
from daumen_rules.games.collection.pieces.cards import PACK, SUITS, Deal, Rank, Suit, right_deal
from daumen_rules.games.collection.pieces.rows import in_turn
from daumen_rules.kernel.ruling import Breach, Rule, breach
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number


def not_held(state: Table, action: Action) -> Breach | None:
    """A seat lays a card that it holds."""
    if not isinstance(action, Lay) or action.card in held(state, action.seat):
        return None
    return breach(
        OWN,
        "{seat} does not hold {card}.",
        "{seat} hält {card} nicht.",
        seat=SeatTerm(action.seat),
        card=action.card.term,
    )


def fits_not(state: Table, action: Action) -> Breach | None:
    """Where no suit was named a card matches suit or rank of the top; Jacks are asked later."""
    if not isinstance(action, Lay) or not state.hands or state.wish:
        return None
    if action.card.rank is Rank.JACK or fits(state, action.card):
        return None
    return breach(
        FIT,
        "{card} has neither suit nor rank of {top}.",
        "{card} hat weder Farbe noch Rang von {top}.",
        card=action.card.term,
        top=top(state).term,
    )


def not_the_named_suit(state: Table, action: Action) -> Breach | None:
    """Where a suit was named a card is of it; Jacks are asked later."""
    if not isinstance(action, Lay) or state.wish is None:
        return None
    if action.card.rank is Rank.JACK or fits(state, action.card):
        return None
    return breach(
        NAMED,
        "{card} is not of the suit that was named, {wish}.",
        "{card} hat nicht die bestimmte Farbe, {wish}.",
        card=action.card.term,
        wish=suit_term(state.wish),
    )


def jack_not_needed(state: Table, action: Action) -> Breach | None:
    """A Jack that does not fit is laid where nothing fits, or anytime."""
    if not isinstance(action, Lay) or action.card.rank is not Rank.JACK or not state.hands:
        return None
    if fits(state, action.card) or state.rules.jack is Jack.ANYTIME:
        return None
    if is_stuck(state, action.seat):
        return None
    return breach(
        JACK,
        "{card} does not fit, and {seat} holds a card that does.",
        "{card} passt nicht, und {seat} hält eine Karte, die passt.",
        card=action.card.term,
        seat=SeatTerm(action.seat),
    )


def names_wrongly(state: Table, action: Action) -> Breach | None:
    """A suit is named with the Jacks that name one, and with nothing else."""
    if not isinstance(action, Lay) or not state.hands:
        return None
    named = action.wish is not None
    if named == names_a_suit(state, action.seat, action.card):
        return None
    return breach(
        NAMES,
        "No suit is named with {card}." if named else "A suit has to be named with {card}.",
        "Mit {card} wird keine Farbe bestimmt."
        if named
        else "Mit {card} muss eine Farbe bestimmt werden.",
        card=action.card.term,
    )


def lays_after_a_seven(state: Table, action: Action) -> Breach | None:
    """Whoever has to draw for a Seven lays nothing, where Sevens are stacked but a Seven."""
    if not isinstance(action, Lay) or not state.due:
        return None
    stacks = state.rules.stacking is Stacking.YES and not is_laid_out(state)
    if stacks and action.card.rank is Rank.SEVEN:
        return None
    return breach(
        SEVEN,
        "After a Seven {seat} draws {due} cards and does not lay {card}.",
        "Nach einer Sieben nimmt {seat} {due} Karten und legt {card} nicht.",
        seat=SeatTerm(action.seat),
        due=number(state.due),
        card=action.card.term,
    )


def need_not_draw(state: Table, action: Action) -> Breach | None:
    """A card is drawn once, by who can lay nothing."""
    if not isinstance(action, Draw) or not state.hands or state.due:
        return None
    if state.drawn and action.seat == state.turn:
        return breach(
            DRAW,
            "{seat} has drawn a card already.",
            "{seat} hat schon eine Karte gezogen.",
            seat=SeatTerm(action.seat),
        )
    if not can_lay(state, action.seat):
        return None
    return breach(
        DRAW,
        "{seat} can lay a card and draws none.",
        "{seat} kann eine Karte legen und zieht keine.",
        seat=SeatTerm(action.seat),
    )


def keeps_wrongly(state: Table, action: Action) -> Breach | None:
    """A card is kept that was drawn, and where it must be laid only one that cannot be."""
    if not isinstance(action, Keep):
        return None
    if state.drawn is None or action.seat != state.turn:
        return breach(
            DRAWN,
            "{seat} has drawn no card to keep.",
            "{seat} hat keine Karte gezogen, um sie zu behalten.",
            seat=SeatTerm(action.seat),
        )
    if state.rules.drawn is Drawn.MAY or not can_lay(state, action.seat):
        return None
    return breach(
        DRAWN,
        "{card} can be laid, so {seat} does not keep it.",
        "{card} kann liegen, also behält {seat} sie nicht.",
        card=state.drawn.term,
        seat=SeatTerm(action.seat),
    )


def has_to_pass(state: Table, seat: Seat) -> bool:
    """Whether a seat would have to draw, and there is nothing to draw."""
    would_draw = state.due > 0 or not can_lay(state, seat)
    return would_draw and state.drawn is None and not left(state)


def draws_from_nothing(state: Table, action: Action) -> Breach | None:
    """Nothing is drawn where nothing is left, and only there somebody passes."""
    if not state.hands:
        return None
    match action:
        case Draw(seat) if not left(state):
            return breach(
                NOTHING,
                "There is nothing to draw; {seat} passes.",
                "Es gibt nichts zu ziehen; {seat} passt.",
                seat=SeatTerm(seat),
            )
        case Pass(seat) if not has_to_pass(state, seat):
            return breach(
                NOTHING,
                "{seat} can lay, draw or keep a card and does not pass.",
                "{seat} kann eine Karte legen, ziehen oder behalten und passt nicht.",
                seat=SeatTerm(seat),
            )
        case _:
            return None


LEGALITY: Final[tuple[Rule[Table, Action], ...]] = (
    in_turn(TURN, movers, actor),
    right_deal(lambda _: PACK),
    deal_in_time(FIVE, lambda state: not state.hands),
    right_shuffle(STOCK, lambda state: ready(state) if state.owed else None),
    Rule(OWN, not_held),
    Rule(FIT, fits_not),
    Rule(NAMED, not_the_named_suit),
    Rule(JACK, jack_not_needed),
    Rule(NAMES, names_wrongly),
    Rule(SEVEN, lays_after_a_seven),
    Rule(DRAW, need_not_draw),
    Rule(DRAWN, keeps_wrongly),
    Rule(NOTHING, draws_from_nothing),
)


def candidates(state: Table) -> Iterator[Action]:
    """The cards that the seat on turn holds, Jacks with every suit, and what else it can do."""
    if not state.hands or state.owed:
        return
    seat = state.turn
    for card in held(state, seat):
        suits = SUITS if names_a_suit(state, seat, card) else (None,)
        yield from (Lay(seat, card, suit) for suit in suits)
    yield from (Draw(seat), Keep(seat), Pass(seat))


def attempts(state: Table) -> Iterator[Action]:
    """Who is on turn lays all it holds and some cards more, others one; all draw, keep and pass."""
    for seat in range(state.players):
        own = held(state, seat)
        for card in (*own, *PACK[::5]) if seat == state.turn else own[:1]:
            yield Lay(seat, card)
            if card.rank is Rank.JACK:
                yield from (Lay(seat, card, suit) for suit in SUITS)
        yield from (Lay(seat, PACK[0], Suit.CLUBS), Draw(seat), Keep(seat), Pass(seat))
    yield from (Deal(PACK), Deal(PACK[1:]), Shuffle(ready(state)), Shuffle(PACK))
