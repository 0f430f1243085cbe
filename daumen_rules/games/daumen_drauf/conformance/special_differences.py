"""Words of their own for what a list of cards tells badly: a parrying card that is kept, a trick
that is over for one side alone or gone, and a pile in another order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.engine_tests.forms import Fields
from daumen_rules.contracts.engine_tests.script import Failure
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Language, Text

from ..events import Drawn, Event
from ..model import Action, Parry, State, Undealt

Wrong: TypeAlias = Failure[State, Action, Event]
Said: TypeAlias = tuple[Text, Text]
"""The answer of the engine, and that of the rules."""


def special_words(failure: Wrong, language: Language) -> tuple[str, str] | None:
    """The answers of both sides for one of these differences; None for any other."""
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


def _trick_is_over(failure: Wrong) -> Said | None:
    """Where a trick goes on for the one and is over for the other, that is told."""
    ours = next((ask.expected for ask, _ in failure.said if ask.topic == "apply"), None)
    answer = next((answer for ask, answer in failure.said if ask.topic == "apply"), None)
    if not ours or not answer or "refused" in ours or answer.get("refused"):
        return None
    theirs: Mapping[str, Any] = answer["state"]
    if bool(theirs["trick"]) == bool(ours["trick"]):
        return None
    if ours["trick"] and theirs["captured"] == ours["captured"] and not theirs["over"]:
        return _GONE, _both(trick_words, ours["trick"])
    if not _hangs_together(theirs):
        return None
    return _both(_of_trick, theirs), _both(_of_trick, ours)


_GONE: Final = Text(
    "the trick is empty, and nobody has captured its cards.",
    "Der Stich ist leer, und niemand hat seine Karten bekommen.",
)


def _hangs_together(form: Fields) -> bool:
    """Whether a state can be told as one: who is to lead is on turn, nobody is when all is over."""
    turn, leader = form["turn"], form["leader"]
    if form["over"]:
        return turn is None and leader is None and not form["trick"]
    return turn is not None and leader is not None and (bool(form["trick"]) or turn == leader)


def _of_trick(form: Fields, language: Language) -> str:
    if form["trick"]:
        turn = seat_word(form["turn"])
        return Text(
            f"the trick goes on, and {turn} is on turn.",
            f"Der Stich geht weiter, und {turn} ist an der Reihe.",
        )[language]
    leader = Text(f"{seat_word(form['leader'])} leads", f"{seat_word(form['leader'])} spielt an")
    next_ = Text("the game is over", "Die Partie ist aus") if form["over"] else leader
    return Text(f"the trick is over, and {next_.en}.", f"Der Stich ist zu Ende. {next_.de}.")[
        language
    ]


def _both(say: Callable[[Any, Language], str], value: Any) -> Text:
    return Text(say(value, "en"), say(value, "de"))


def trick_words(value: Any, language: Language) -> str:
    """The cards of a trick as an answer has them."""
    covered = Text("covered", "verdeckt")[language]
    shown = [
        f"{seat_word(card['seat'])} {card['card']}" + (f" ({covered})" if card["covered"] else "")
        for card in value
    ]
    return Text("in the trick: ", "im Stich: ")[language] + (", ".join(shown) or "–") + "."


def seat_word(seat: int | None) -> str:
    """The letter of a seat, or of none."""
    return "–" if seat is None else seat_letter(seat)


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
    _trick_is_over,
    _pile_in_another_order,
)
