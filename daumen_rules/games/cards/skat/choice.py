"""The choices of the soloist of Skat before the first lead: the skat and the declaration.

The module has the rows and transitions of these choices, and of no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import SeatTerm, sentence
from daumen_rules.pieces.cards import cards_term, sorted_hand
from daumen_rules.pieces.event_text import told, told_to

from ..engines.tricks import Cards
from . import clauses as c
from .deal import SKAT, After
from .table import (
    Declare,
    Declaring,
    Discard,
    Match,
    Playing,
    Stage,
    TakeSkat,
    hand_of,
    playing,
    stage,
)
from .values import Contract, Goal, Kind


@row(
    c.SKAT_TAKEN,
    "{seat} lays away {cards}; it is two cards of his own.",
    "{seat} legt {cards} ab; es sind zwei eigene Karten.",
)
def wrong_discard(match: Match, action: Discard) -> Facts | None:
    """The soloist lays away two different cards of his own."""
    if stage(match) is not Stage.DISCARD:
        return None
    cards = set(action.cards)
    if len(action.cards) == len(cards) == SKAT and cards <= set(hand_of(match, action.seat)):
        return None
    return {"seat": SeatTerm(action.seat), "cards": cards_term(action.cards)}


@row(
    c.ANNOUNCED,
    "{game}: Schneider and Schwarz are announced only in suit games and Grand by hand.",
    "{game}: Schneider und Schwarz sagt man nur bei Farbspiel und Grand aus der Hand an.",
)
def announced_too_much(match: Match, action: Declare) -> Facts | None:
    """The soloist announces Schneider or Schwarz only in a hand game, and not in Null."""
    if action.goal not in (Goal.SCHNEIDER, Goal.SCHWARZ):
        return None
    if action.kind is not Kind.NULL and stage(match) is Stage.CHOOSE:
        return None
    return {"game": contract(match, action).term}


@row(
    c.OPEN_BY_HAND,
    "{game} can only be played by hand.",
    "{game} gibt es nur als Handspiel.",
)
def opened_after_looking(match: Match, action: Declare) -> Facts | None:
    """The soloist plays an open suit game or Grand only by hand."""
    if action.goal is not Goal.OPEN or action.kind is Kind.NULL or stage(match) is Stage.CHOOSE:
        return None
    return {"game": contract(match, action).term}


def contract(match: Match, action: Declare) -> Contract:
    """The declared game, a hand game where the soloist has not taken up the skat."""
    return Contract(action.kind, stage(match) is Stage.CHOOSE, action.goal)


@cites(c.SKAT_TAKEN)
def skat_taken(match: Match, phase: Declaring) -> After:
    """The match after the soloist has taken the skat into his hand, and the event."""
    seat = phase.soloist
    hands = list(phase.hands)
    hands[seat] = sorted_hand((*hands[seat], *phase.skat))
    seen = told_to(
        (seat,),
        c.SKAT_TAKEN,
        sentence(
            "{seat} takes up the skat: {cards}.",
            "{seat} nimmt den Skat auf: {cards}.",
            seat=SeatTerm(seat),
            cards=cards_term(phase.skat),
        ),
        sentence("{seat} takes up the skat.", "{seat} nimmt den Skat auf.", seat=SeatTerm(seat)),
    )
    after = evolve(phase, hands=tuple(hands), skat=(), taken=True)
    return match.on_to(after), (seen,)


@cites(c.SKAT_TAKEN)
def laid_away(match: Match, phase: Declaring, cards: Cards) -> After:
    """The match after the soloist has laid two cards away as the skat, and the event."""
    seat = phase.soloist
    hands = list(phase.hands)
    hands[seat] = tuple(card for card in hands[seat] if card not in cards)
    away = told_to(
        (seat,),
        c.SKAT_TAKEN,
        sentence(
            "{seat} lays away {cards}.",
            "{seat} legt {cards} ab.",
            seat=SeatTerm(seat),
            cards=cards_term(cards),
        ),
        sentence("{seat} lays two cards away.", "{seat} legt zwei Karten ab.", seat=SeatTerm(seat)),
    )
    return match.on_to(evolve(phase, hands=tuple(hands), skat=cards)), (away,)


@cites(c.LAID_OPEN)
def declared(match: Match, phase: Declaring, action: Declare) -> After:
    """The match after the soloist has named the game, and the events. He lays down the hand of an
    open game; forehand leads.
    """
    seat, game = SeatTerm(phase.soloist), contract(match, action)
    events = [
        told(
            c.SOLOIST,
            "{seat} plays {game}.",
            "{seat} spielt {game}.",
            shows=True,
            seat=seat,
            game=game.term,
        )
    ]
    if game.goal is Goal.OPEN:
        events.append(
            told(
                c.LAID_OPEN,
                "{seat} lays down {cards}.",
                "{seat} legt {cards} auf.",
                shows=True,
                seat=seat,
                cards=cards_term(phase.hands[phase.soloist]),
            )
        )
    play = Playing(
        hands=phase.hands,
        skat=phase.skat,
        auction=phase.auction,
        soloist=phase.soloist,
        contract=game,
        turn=playing(match)[0],
    )
    return match.on_to(play), tuple(events)


def choices(match: Match) -> Iterator[TakeSkat | Discard | Declare]:
    """The candidates of the soloist before the first lead."""
    if not isinstance(match.phase, Declaring):
        return
    seat, due = match.phase.soloist, stage(match)
    if due is Stage.CHOOSE:
        yield TakeSkat(seat)
    if due is Stage.DISCARD:
        yield from (Discard(seat, two) for two in combinations(hand_of(match, seat), SKAT))
    else:
        yield from (Declare(seat, kind, goal) for kind in Kind for goal in Goal)
