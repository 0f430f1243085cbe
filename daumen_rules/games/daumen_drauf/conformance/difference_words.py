"""Tells the answers of an engine and of the rules in plain words.

The module chooses the most telling difference of a failure. `conformance.failure_report` lays out
the whole failure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from daumen_rules.contracts.engine_tests.forms import Fields
from daumen_rules.contracts.engine_tests.script import Difference, Failure
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language, Text

from ..events import Event
from ..model import Action, State
from .special_differences import seat_word, special_words, trick_words

Wrong = Failure[State, Action, Event]
Said = tuple[str, str]
"""The answer of the engine, and that of the rules."""

_PLACES: Final = (
    "refused",
    "state.over",
    "state.captured",
    "state.trick",
    "state.hands",
    "state.pile",
    "state.turn",
    "state.leader",
    "state.points",
    "view.hand",
    "view.hands",
    "view.trick",
    "view.captured",
    "events",
    "legal",
)
"""The fields in which answers may differ, the most telling first."""

_NAMES: Final = {
    "state.over": Text("whether the game is over", "ob die Partie aus ist"),
    "state.captured": Text("captured cards", "Stiche"),
    "state.trick": Text("the trick", "der Stich"),
    "state.hands": Text("how many cards each holds", "wie viele Karten jeder hat"),
    "state.pile": Text("the draw pile", "der Stapel"),
    "state.turn": Text("who is on turn", "wer an der Reihe ist"),
    "state.leader": Text("who leads", "wer anspielt"),
    "state.points": Text("the points", "die Punkte"),
    "view.hand": Text("hands", "Handkarten"),
    "view.hands": Text("the last hands", "die letzten Hände"),
    "view.trick": Text("what is known of the trick", "was vom Stich bekannt ist"),
    "view.captured": Text("what is known of captured cards", "was von Stichen bekannt ist"),
    "events": Text("events", "Ereignisse"),
    "legal": Text("what is allowed next", "was dann erlaubt ist"),
}


def differences_in_words(failure: Wrong, language: Language) -> tuple[Said, str]:
    """What the engine and what the rules say, and what else differs, empty if nothing does."""
    found = _in_order(failure.differences)
    said = special_words(failure, language) or _told(found[0], failure, language)
    places = dict.fromkeys(_place(d) for d in found)
    others = [_NAMES[place][language] for place in places if place != _place(found[0])]
    return said, ", ".join(_few(others, 3))


def most_telling(failure: Wrong) -> Difference:
    """The most telling difference of a failure."""
    return _in_order(failure.differences)[0]


def action_words(form: Fields, language: Language) -> str:
    """An action in the notation of records, without its seat."""
    match form["do"]:
        case "pass":
            return Text("pass", "passen")[language]
        case "parry":
            return Text(f"parry {form['card']}", f"{form['card']} parieren")[language]
        case _:
            return Text(f"show {form['card']}", f"{form['card']} zeigen")[language]


# Which


def _place(difference: Difference) -> str:
    return difference.place if difference.place in _PLACES else _PLACES[-1]


def _in_order(differences: Sequence[Difference]) -> list[Difference]:
    return sorted(differences, key=lambda d: _PLACES.index(_place(d)))


# In words


def _told(wrong: Difference, failure: Wrong, language: Language) -> Said:
    place = _place(wrong)
    if place == "refused":
        return _of_refusal(wrong, failure, language)
    if place == "legal":
        return _of_legal(wrong, language)
    if place == "events":
        return _of_events(wrong, language)
    seat = f"{seat_word(wrong.ask.seat)}: " if wrong.ask.seat is not None else ""
    say = _SAY[place]
    return seat + say(wrong.theirs, language), seat + say(wrong.ours, language)


def _of_refusal(wrong: Difference, failure: Wrong, language: Language) -> Said:
    action = wrong.ask.request["action"]
    words = f"{seat_word(action['seat'])}: {action_words(action, language)}"
    allowed = Text(f"{words}: allowed.", f"{words}: erlaubt.")[language]
    refused = Text(f"{words}: not allowed.", f"{words}: nicht erlaubt.")[language]
    answer = failure.move and failure.move.answer
    if isinstance(answer, Refused):
        first = answer.breaches[0]
        return allowed, f"{refused} {first.say(language)} [{first.clause.id}]"
    return refused, allowed


def _of_legal(wrong: Difference, language: Language) -> Said:
    extra, missing = _by_seat(wrong.theirs, language), _by_seat(wrong.ours, language)
    may, may_not = Text("allowed", "erlaubt"), Text("not allowed", "nicht erlaubt")

    def say(first: str, second: str) -> str:
        parts = [f"{may[language]}: {first}"] if first else []
        parts += [f"{may_not[language]}: {second}"] if second else []
        return "; ".join(parts) + "."

    return say(extra, missing), say(missing, extra)


def _by_seat(forms: Sequence[Fields], language: Language) -> str:
    seats: dict[str, list[str]] = {}
    for form in forms:
        seats.setdefault(seat_word(form["seat"]), []).append(action_words(form, language))
    return ", ".join(f"{seat}: {', '.join(_few(words))}" for seat, words in seats.items())


def _few(words: Sequence[str], most: int = 5) -> list[str]:
    return list(words) if len(words) <= most else [*words[:most], "…"]


def _of_events(wrong: Difference, language: Language) -> Said:
    theirs, ours = list(wrong.theirs), list(wrong.ours)
    same = 0
    while same < min(len(theirs), len(ours)) and theirs[same] == ours[same]:
        same += 1
    first = Text(f"event {same + 1}", f"Ereignis {same + 1}")[language]
    return (
        f"{first}: {_event(theirs[same:], language)}",
        f"{first}: {_event(ours[same:], language)}",
    )


def _event(events: Sequence[Fields], language: Language) -> str:
    if not events:
        return Text("none.", "keins.")[language]
    form = events[0]
    seats = {"seat": seat_word(form.get("seat"))} if "seat" in form else {}
    seats |= {"seats": " ".join(map(seat_word, form["seats"]))} if "seats" in form else {}
    fields = {**form, **seats}
    return " ".join(f"{name} {value}" for name, value in fields.items() if name != "event").join(
        (f"{form['event']} ", ".")
    )


def _by_seats(values: Sequence[object]) -> str:
    return ", ".join(f"{seat_letter(seat)} {value}" for seat, value in enumerate(values)) + "."


def _row(cards: Sequence[str]) -> str:
    return " ".join(cards) or "–"


def _over(value: Any, language: Language) -> str:
    over, on = (
        Text("The game is over.", "Die Partie ist aus."),
        Text("The game goes on.", "Die Partie geht weiter."),
    )
    return (over if value else on)[language]


def _captured(value: Any, language: Language) -> str:
    return Text("captured: ", "Stiche: ")[language] + _by_seats([_row(cards) for cards in value])


def _counts(value: Any, language: Language) -> str:
    return Text("cards in hand: ", "Karten auf der Hand: ")[language] + _by_seats(value)


def _pile(value: Any, language: Language) -> str:
    return Text(f"The draw pile has {value}.", f"Der Stapel hat {value}.")[language]


def _turn(value: Any, language: Language) -> str:
    seat = seat_word(value)
    nobody = Text("Nobody is on turn.", "Niemand ist an der Reihe.")
    on_turn = Text(f"{seat} is on turn.", f"{seat} ist an der Reihe.")
    return (nobody if value is None else on_turn)[language]


def _leader(value: Any, language: Language) -> str:
    seat = seat_word(value)
    nobody = Text("Nobody leads.", "Niemand spielt an.")
    leads = Text(f"{seat} leads the trick.", f"{seat} spielt den Stich an.")
    return (nobody if value is None else leads)[language]


def _points(value: Any, language: Language) -> str:
    none = Text("no points", "keine Punkte")[language]
    return (
        f"{none}." if value is None else Text("points: ", "Punkte: ")[language] + _by_seats(value)
    )


def _hand(value: Any, language: Language) -> str:
    return Text("own hand ", "eigene Hand ")[language] + _row(value) + "."


def _hands(value: Any, language: Language) -> str:
    if value is None:
        return Text("sees no other hand.", "sieht keine andere Hand.")[language]
    return Text("sees all hands: ", "sieht alle Hände: ")[language] + _by_seats(
        [_row(hand) for hand in value]
    )


_SAY: Final[Mapping[str, Callable[[Any, Language], str]]] = {
    "state.over": _over,
    "state.captured": _captured,
    "state.trick": trick_words,
    "state.hands": _counts,
    "state.pile": _pile,
    "state.turn": _turn,
    "state.leader": _leader,
    "state.points": _points,
    "view.hand": _hand,
    "view.hands": _hands,
    "view.trick": trick_words,
    "view.captured": _captured,
}
