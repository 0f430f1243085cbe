"""Words of their own for what a list of cards tells badly: a parrying card that is kept, a trick
that is gone, and a pile in another order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from daumen_rules.conformance.script import Failure
from daumen_rules.games.daumen_drauf.events import Drawn, Event
from daumen_rules.games.daumen_drauf.model import Action, Parry, State, Undealt
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language, Text

Wrong: TypeAlias = Failure[State, Action, Event]
Said: TypeAlias = tuple[Text, Text]
"""What the engine says, and what the rules say."""


def special_words(failure: Wrong, language: Language) -> tuple[str, str] | None:
    """What both sides say, where it is one of these; else None."""
    for words in _WORDS:
        said = words(failure)
        if said is not None:
            return said[0][language], said[1][language]
    return None


def _parrying_card_kept(failure: Wrong) -> Said | None:
    move = failure.move
    if move is None or not isinstance(move.action, Parry) or not isinstance(move.answer, Step):
        return None
    card, seat = str(move.action.card), seat_letter(move.action.seat)
    for difference in failure.differences:
        its_own = difference.place == "view.hand" and difference.ask.seat == move.action.seat
        if its_own and card in difference.theirs:
            return (
                Text(
                    f"{seat} has parried with {card} and holds it still.",
                    f"{seat} hat mit {card} pariert und hält sie noch auf der Hand.",
                ),
                Text(
                    f"{seat} has captured {card} with the trick.",
                    f"{seat} hat {card} mit dem Stich bekommen.",
                ),
            )
    return None


def _trick_is_gone(failure: Wrong) -> Said | None:
    move = failure.move
    said = next(((ask, answer) for ask, answer in failure.said if ask.topic == "apply"), None)
    if move is None or said is None or isinstance(move.before, Undealt):
        return None
    theirs, ours = said[1].get("state"), said[0].expected
    if not theirs or theirs["over"] or theirs["trick"] or not ours.get("trick"):
        return None
    captured = sum(map(len, move.before.table.captured))
    if sum(map(len, theirs["captured"])) != captured:
        return None
    number = len(ours["trick"])
    more = Text(f"the trick goes on with {number} cards.", f"Der Stich hat {number} Karten.")
    one = Text("the trick has begun with a card.", "Der Stich hat mit einer Karte begonnen.")
    return (
        Text(
            "the trick is empty, and nobody has captured its cards.",
            "Der Stich ist leer, und niemand hat seine Karten bekommen.",
        ),
        more if number > 1 else one,
    )


def _pile_in_another_order(failure: Wrong) -> Said | None:
    move = failure.move
    if move is None or not isinstance(move.answer, Step) or isinstance(move.after, Undealt):
        return None
    pile = set(map(str, move.after.table.pile))
    drawn = [e for e in move.answer.events if isinstance(e, Drawn)]
    for difference in failure.differences:
        if difference.place != "view.hand" or difference.ask.seat is None:
            continue
        below = [card for card in difference.theirs if card in pile]
        top = [str(c) for event in drawn if event.seat == difference.ask.seat for c in event.cards]
        if below and top:
            seat, below_, top_ = seat_letter(difference.ask.seat), " ".join(below), " ".join(top)
            return (
                Text(
                    f"{seat} has drawn {below_}, from further down in the draw pile.",
                    f"{seat} hat {below_} gezogen, von weiter unten im Stapel.",
                ),
                Text(
                    f"{seat} has drawn {top_} from the top of the draw pile.",
                    f"{seat} hat {top_} oben vom Stapel gezogen.",
                ),
            )
    return None


_WORDS: Final[tuple[Callable[[Wrong], Said | None], ...]] = (
    _parrying_card_kept,
    _trick_is_gone,
    _pile_in_another_order,
)
