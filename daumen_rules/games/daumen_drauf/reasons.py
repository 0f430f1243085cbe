"""Why an action is allowed or refused, and why its events follow: short chains of clauses.

Reasons are made from views alone: a reader who may not see a card gets no reason that uses it.
The referee's reason is the one of the seat that acts, who sees its own cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from daumen_rules.disputes.explanation import EventReasons, Explanation
from daumen_rules.kernel.seats import REFEREE, SPECTATOR, Referee, Seat, Viewer
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import SeatTerm, Sentence, listed, number, sentence
from daumen_rules.kernel.verdict import Reason

from . import clauses as c
from .cards import Card, Colour, Kind
from .event_reasons import event_reasons, why
from .events import Event
from .model import Action, Deal, Parry, Pass, Show, State, Undealt
from .rules import step
from .setup import kinds, pack_for
from .view import View, view, witness

Reader: TypeAlias = Viewer | Referee
"""The viewer whose knowledge the reasons may use; the referee sees what the acting seat sees."""


def explain(state: State, action: Action, reader: Reader = REFEREE) -> Explanation:
    """Why a seat's action is allowed or refused in a state, as far as the reader can know.

    Raises ValueError for a deal: Nature needs no reason.
    """
    if isinstance(action, Deal) or isinstance(state, Undealt):
        raise ValueError("only actions of seats after the deal have reasons")
    viewer: Viewer = action.seat if isinstance(reader, Referee) else reader
    if isinstance(reader, Referee) and not 0 <= action.seat < state.table.players:
        viewer = SPECTATOR
    seen = view(state, viewer)
    answer = step(state, action)
    if isinstance(answer, Refused):
        return _refused(seen, answer, action)
    return Explanation(True, _allowed(seen, action), events=_events(seen, answer, viewer))


def _events(
    seen: View, answer: Step[State, Action, Event], viewer: Viewer
) -> tuple[EventReasons, ...]:
    after = view(answer.state, viewer)
    told = tuple(witness(event, viewer) for event in answer.events)
    return tuple(
        EventReasons(event, event_reasons(seen, after, told, place))
        for place, event in enumerate(told)
    )


# Why


def _allowed(seen: View, action: Show | Pass | Parry) -> tuple[Reason, ...]:
    highest = None if seen.highest is None else _kind(seen.highest.card)
    forced = _forced(seen, action) if isinstance(action, Pass) else ()
    return (*may(seen.turn, highest, action), *forced)


def may(turn: Seat | None, highest: Kind | None, action: Show | Pass | Parry) -> tuple[Reason, ...]:
    """Why an action is allowed, from the seat on turn and the highest card of the trick alone.

    The reasons do not depend on any hand.
    """
    seat = SeatTerm(action.seat)
    if highest is None:
        en, de = "{seat} leads, with any card.", "{seat} spielt an, mit beliebiger Karte."
        return (why(c.LEAD_1, en, de, seat=seat),)
    on_turn = why(c.TURN_1, "{seat} is on turn.", "{seat} ist an der Reihe.", seat=seat)
    match action:
        case Show(card=card):
            return (on_turn, higher_than(card.kind, highest))
        case Pass():
            return (on_turn, why(c.PASS_1, "{seat} may pass.", "{seat} darf passen.", seat=seat))
        case Parry(card=card):
            first = () if turn != action.seat else (on_turn,)
            return (*first, twin_of_highest(card.kind))


def _forced(seen: View, action: Pass) -> tuple[Reason, ...]:
    """The reason that a seat can only pass, for readers who see its hand, or if it is empty."""
    own = seen.viewer == action.seat
    empty = not seen.hand_sizes[action.seat]
    can = own and any(not isinstance(legal, Pass) for legal in seen.legal_actions)
    if not empty and (not own or can):
        return ()
    return (
        why(
            c.PASS_3,
            "{seat} has no card to show or to parry with.",
            "{seat} hat keine Karte zum Zeigen oder Parieren.",
            seat=SeatTerm(action.seat),
        ),
    )


def higher_than(shown: Kind, highest: Kind) -> Reason:
    """Why a card that may follow the highest one is higher."""
    if shown.colour is highest.colour:
        return why(
            c.HIGH_1,
            "{card} has a higher value than {highest}.",
            "{card} hat einen höheren Wert als {highest}.",
            card=shown.term,
            highest=highest.term,
        )
    return why(
        c.HIGH_2,
        "{card} is of a colour new to the trick, so higher than {highest}.",
        "{card} ist von einer im Stich neuen Farbe, also höher als {highest}.",
        card=shown.term,
        highest=highest.term,
    )


def twin_of_highest(card: Kind) -> Reason:
    """Why a card may parry."""
    return why(
        c.PARRY_1,
        "{card} is the twin of the highest card.",
        "{card} ist die Zwillingskarte der höchsten Karte.",
        card=card.term,
    )


def _kind(card: Card | Kind) -> Kind:
    return card.kind if isinstance(card, Card) else card


# Why not

_NEEDS_THE_HAND: Final = (c.THUMB_1,)
"""The clauses whose breach only a reader who sees the hand can find."""


def _refused(seen: View, refused: Refused, action: Show | Pass | Parry) -> Explanation:
    """The breaches that the reader can find, and what would make the action legal."""
    own = seen.viewer == action.seat
    reasons = tuple(
        Reason(breach.clause, breach.sentence)
        for breach in refused.breaches
        if own or breach.clause not in _NEEDS_THE_HAND
    )
    if not reasons:
        unknown = why(
            c.THUMB_1,
            "Whether {seat} holds that card only {seat} knows.",
            "Ob {seat} diese Karte hat, weiß nur {seat}.",
            seat=SeatTerm(action.seat),
        )
        return Explanation(False, (unknown,))
    return Explanation(False, reasons, _remedies(seen, reasons, action))


def higher_kinds(seen: View) -> tuple[Kind, ...]:
    """The kinds that would be higher than the highest card of the trick, in card order."""
    pack = kinds(pack_for(seen.players))
    if seen.highest is None:
        return pack
    highest = _kind(seen.highest.card)
    return tuple(
        kind
        for kind in pack
        if (kind.colour is highest.colour and kind.value > highest.value)
        or kind.colour not in seen.colours
    )


def _remedies(
    seen: View, reasons: Sequence[Reason], action: Show | Pass | Parry
) -> tuple[Sentence, ...]:
    """The smallest changes, one for each kind of fault; all of them together make it legal."""
    broken, highest = {reason.clause for reason in reasons}, seen.highest
    if c.OVER_1 in broken or (c.PARRY_1 in broken and highest is None):
        return ()  # nothing can be done any more, or nothing parried yet
    of_the_turn = broken & {c.TURN_1, c.START_1, c.NEXT_1, c.NEXT_2, c.PARRY_2}
    is_owner = highest is not None and highest.seat == action.seat
    if is_owner and (of_the_turn or _is_twin(seen, action)):
        return ()  # the turn never gets to whoever has shown the highest card
    found: list[Sentence] = []
    if of_the_turn and seen.turn is not None:
        found.append(
            sentence(
                "legal if it were the turn of {seat} (it is the turn of {turn})",
                "erlaubt, wenn {seat} an der Reihe wäre (an der Reihe ist {turn})",
                seat=SeatTerm(action.seat),
                turn=SeatTerm(seen.turn),
            )
        )
    if c.LEAD_2 in broken and highest is None:
        found.append(sentence("legal is any card instead", "erlaubt ist stattdessen eine Karte"))
    elif c.THUMB_1 not in broken and isinstance(action, Show) and _is_twin(seen, action):
        found.append(
            sentence(
                "legal as a parry: {card} is the twin of the highest card",
                "erlaubt als Parieren: {card} ist die Zwillingskarte der höchsten Karte",
                card=action.card.kind.term,
            )
        )
    elif broken & {c.HIGH_1, c.HIGH_5, c.LEAD_2}:
        found.append(_height_remedy(seen))
    if c.PARRY_1 in broken:
        found.append(_twin_remedy(seen, action))
    lying = not isinstance(action, Pass) and _can_be_held(seen, action.card)
    return (*found, *if_held(reasons, action)) if lying else tuple(found)


def _is_twin(seen: View, action: Show | Pass | Parry) -> bool:
    """Whether an action shows the kind of the highest card."""
    if seen.highest is None or isinstance(action, Pass):
        return False
    return action.card.kind == _kind(seen.highest.card)


def _can_be_held(seen: View, card: Card) -> bool:
    """Whether a card is in play, and not known to lie elsewhere than in somebody's hand."""
    return any(sight in (card, card.kind) for sight in seen.out)


def if_held(reasons: Sequence[Reason], action: Show | Pass | Parry) -> tuple[Sentence, ...]:
    """The remedy that showing a card would be legal if the seat held it; none if it would not."""
    broken = {reason.clause for reason in reasons}
    if c.THUMB_1 not in broken or broken & {c.HIGH_1, c.HIGH_5, c.PARRY_1, c.LEAD_2}:
        return ()
    return (
        sentence(
            "legal if {seat} held it", "erlaubt, wenn {seat} sie hätte", seat=SeatTerm(action.seat)
        ),
    )


def _twin_remedy(seen: View, action: Show | Pass | Parry) -> Sentence:
    """The card that would parry: named to whoever holds it."""
    assert seen.highest is not None
    highest = _kind(seen.highest.card)
    mine = next((card for card in seen.hand if card.kind == highest), None)
    if mine is not None and seen.viewer == action.seat:
        return sentence(
            "legal is to parry with {card}", "erlaubt ist, mit {card} zu parieren", card=mine.term
        )
    return sentence(
        "to parry it takes the twin of {highest}",
        "zum Parieren braucht es die Zwillingskarte von {highest}",
        highest=highest.term,
    )


def _height_remedy(seen: View) -> Sentence:
    """A higher value of the highest colour, or a new colour."""
    assert seen.highest is not None
    highest = _kind(seen.highest.card)
    above = [k for k in higher_kinds(seen) if k.colour is highest.colour]
    fresh = [colour.term for colour in Colour if colour not in seen.colours]
    new = {"new": listed(fresh)} if fresh else {}
    if above and fresh:
        return sentence(
            "legal with {colour} above {value}, or any card of {new}",
            "erlaubt mit {colour} über {value}, oder jeder Karte von {new}",
            colour=highest.colour.term,
            value=number(highest.value),
            **new,
        )
    if above:
        return sentence(
            "legal only with {colour} above {value}",
            "erlaubt nur mit {colour} über {value}",
            colour=highest.colour.term,
            value=number(highest.value),
        )
    if fresh:
        return sentence(
            "legal only with any card of {new}", "erlaubt nur mit einer Karte von {new}", **new
        )
    return sentence("no card is higher", "keine Karte ist höher")


__all__ = [
    "REFEREE",
    "Explanation",
    "Referee",
    "explain",
    "higher_kinds",
    "higher_than",
    "if_held",
    "may",
    "twin_of_highest",
]
