"""Reads the values of single lines of a situation: cards, the pile, entries, expectations.

`reader` knows the order of lines.
"""

from __future__ import annotations

import re
from typing import Final

from daumen_rules.games.daumen_drauf.notation.checks import read_rules
from daumen_rules.games.daumen_drauf.notation.remembered_actions import read_did
from daumen_rules.games.daumen_drauf.notation.spoken_cards import in_signs
from daumen_rules.games.daumen_drauf.remembered_cards import Noted
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.errors import Fault, read_as_said
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.named_numbers import numbers_of
from daumen_rules.pieces.written_line import Line

from .cards_seen import read_seen
from .model import Entry, Expectation, Heap, Manual, Rules, Stack
from .words import in_english, manual_in_english

MOST_CARDS: Final = 54
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")


def check_length(players: int, entries: int) -> None:
    """Raises Fault for a trick with more entries than any trick can have.

    The longest trick shows each card once, and all others pass after each.
    """
    cards = len(pack_for(players).cards)
    if entries > cards * players:
        raise Fault(
            Text(f"action {entries} of a trick", f"Aktion {entries} eines Stichs"),
            Text(
                f"at most {cards * players} with {players} players: each of {cards} cards, and "
                f"after it {players - 1} who pass",
                f"höchstens {cards * players} zu {players} Spielern: jede von {cards} Karten, und "
                f"danach {players - 1}, die passen",
            ),
        )


def rules(line: Line) -> Rules:
    """The rules of a line. `german with …` is one rule set, even where it is the German default."""
    return line.asked(lambda: rules_of(line.value))


def rules_of(text: str) -> Rules:
    """The rules of a text. Raises Fault."""
    first, *more = text.split() or [""]
    manual = manual_in_english(first)
    if manual not in ("both", "german", "english") or (manual == "both" and more):
        raise Fault(text, _RULES)
    if more:
        with_ = "with" if more[0].lower() == "mit" else more[0]
        return read_rules(" ".join((manual, with_, *more[1:])))
    return "both" if manual == "both" else "german" if manual == "german" else "english"


_RULES: Final = Text(
    "`both`, `german`, `english`, or such as `german with refill_short=greedy`",
    "`beide`, `deutsch`, `englisch` oder etwa `deutsch mit refill_short=greedy`",
)


def _seen(line: Line) -> tuple[tuple[Noted, ...], bool]:
    words, more = line.words, False
    if words and words[-1].text in ("...", "…"):
        words, more = words[:-1], True
    if len(words) > MOST_CARDS:
        most = Text(f"at most {MOST_CARDS} cards", f"höchstens {MOST_CARDS} Karten")
        raise line.error(f"{len(words)}", most)
    said = " ".join(word.text for word in words)
    return line.asked(lambda: read_as_said(_cards, said, _in_signs)), more


def _cards(said: str) -> tuple[Noted, ...]:
    found: list[Noted] = []
    for item, word in enumerate(said.split()):
        try:
            found.append(read_seen(word))
        except Fault as fault:
            raise Fault(fault.found, fault.expected, item) from None
    return tuple(found)


def _in_signs(said: str) -> str:
    """The signs of cards in words: `yellow 3, green 4 and a black one`."""
    words = in_signs(said.replace(",", " ")).split()
    return " ".join(word for word in words if word not in ("and", "und"))


def _count(line: Line) -> int | None:
    """The number of a line such as `3 cards` or `none`, None for any other line."""
    words = [in_english(word.text) for word in line.words]
    if words == ["none"]:
        return 0
    number = re.fullmatch(r"[0-9]{1,4}", words[0]) if words else None
    if number is None or words[1:] not in ([], ["card"], ["cards"]):
        return None
    if int(words[0]) > MOST_CARDS:
        most = Text(f"at most {MOST_CARDS} cards", f"höchstens {MOST_CARDS} Karten")
        raise line.error(line.value, most)
    return int(words[0])


def heap(line: Line) -> Heap:
    """Cards in a hand, or captured ones."""
    if not line.words:
        raise line.error("", _CARDS)
    count = _count(line)
    if count is not None:
        return Heap((None,) * count, line=line.number)
    return Heap(*_seen(line), line.number)


_CARDS: Final = Text(
    "cards such as `Y3p Y7? ?`, a number such as `3 cards`, or `none`",
    "Karten wie `Ge3g Ge7? ?`, eine Anzahl wie `3 Karten`, oder `keine`",
)


_PILE: Final = Text(
    f"a number from 0 to {MOST_CARDS}, cards from the top, or `?`",
    f"eine Anzahl von 0 bis {MOST_CARDS}, Karten von oben, oder `?`",
)


def stack(line: Line) -> Stack:
    """The draw pile: a number, cards from the top, or `?`."""
    if not line.words:
        raise line.error("", _CARDS)
    if line.value == "?":
        return Stack((), more=True)
    count = _count(line)
    if re.fullmatch(r"[+-]?[0-9.]+", line.value) and count is None:
        raise line.error(line.value, _PILE)
    if count is not None:
        return Stack((None,) * count, line=line.number)
    return Stack(*_seen(line), line.number)


def entry(line: Line, seat: Seat) -> Entry:
    """The action of a seat in the trick."""
    found = line.asked(lambda: read_as_said(read_did, line.value, in_signs))
    return Entry(seat, found.did, found.card, line.number)


def points(line: Line, names: tuple[str, ...]) -> tuple[int, ...]:
    """Points in the order of names, or each with its name: `Anna 3, Ben -3`."""
    among = ", ".join(names)
    expected = Text(
        f"{len(names)} whole numbers, the points of {among}, or each with its name",
        f"{len(names)} ganze Zahlen, die Punkte von {among}, oder jede mit ihrem Namen",
    )
    return numbers_of(line, names, expected)


def expectation(line: Line) -> Expectation:
    """The expected answer, of one manual or of all."""
    manuals: dict[str, Manual | None] = {"": None, "german": "german", "english": "english"}
    of = manual_in_english(line.about.text)
    if of not in manuals:
        expected = Text(
            "`expect german:` or `expect english:`",
            "`erwartet deutsch:` oder `erwartet englisch:`",
        )
        raise line.error(line.about.text, expected, line.about)
    if not line.words:
        answer = Text("an answer", "eine Antwort")
        raise line.error("", answer)
    words = tuple(word.text for word in line.words)
    return Expectation(manuals[of], words, line.number)
