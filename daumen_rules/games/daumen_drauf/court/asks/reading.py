"""The questions of a situation in words, read and written, in English and German."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from daumen_rules.disputes import asks
from daumen_rules.disputes.asks import Gap, filled
from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.notation.spoken_cards import in_signs
from daumen_rules.games.daumen_drauf.remembered_cards import remembered_sign
from daumen_rules.kernel.errors import Fault, read_as_said
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.text import Language, Text

from ..situation.cards_seen import A_CARD, read_seen
from ..situation.model import Ask
from .table import ROWS

_EXAMPLES: Final = Text(
    "a question such as `may {name} show Y3p`, `who takes the trick`, `who leads`, "
    "`is the game over`",
    "eine Frage wie `darf {name} Ge3g zeigen`, `wer bekommt den Stich`, `wer spielt an`, "
    "`ist die Partie zu Ende`",
)
_CARD: Final = Text("Y3p", "Ge3g")


def read_ask(text: str, names: tuple[str, ...], on_turn: Seat | None = None) -> Ask:
    """The question of a line in either language. Raises Fault, whose item is the faulty word.

    `may I pass` asks about the seat on turn; where nobody is, the question has to name a player.
    """
    among = ", ".join(names)
    one = Text(f"one of {among}", f"einer von {among}")
    somebody = Gap(partial(_seats, names=names), one, Text(names[0], names[0]))
    gaps = {"NAME": somebody, "CARD": Gap(_cards, A_CARD, _CARD)}
    examples = Text(*(each.format(name=names[0]) for each in (_EXAMPLES.en, _EXAMPLES.de)))
    row, found = asks.read_ask(text, ROWS, gaps, examples)
    seat = found.get("NAME")
    if "NAME" in found and seat is None and not row.of_anybody:
        seat = on_turn
    if "NAME" in found and seat is None and not row.of_anybody:
        words = text.split()
        at = next((at for at, word in enumerate(words) if word.lower() in asks.WHOEVER), 0)
        raise Fault(words[at], somebody.expected, at)
    return Ask(row, seat if row.names("NAME") else None, found.get("CARD"))


def read_said_ask(text: str, names: tuple[str, ...], on_turn: Seat | None = None) -> Ask:
    """A question whose card may be in words: `may Ben show yellow 4?`. Raises Fault."""
    read = partial(read_ask, names=names, on_turn=on_turn)
    return read_as_said(read, text, lambda said: in_signs(said.removesuffix("?")))


def _seats(words: tuple[str, ...], names: tuple[str, ...]) -> Iterator[tuple[int, Seat | None]]:
    if words and words[0].lower() in asks.WHOEVER:
        yield 1, None
    if len(words) > 1 and words[0].lower() in ("der", "die", "the"):
        yield from ((count + 1, seat) for count, seat in _seats(words[1:], names))
    for count in range(1, len(words) + 1):
        seat = seat_named(" ".join(words[:count]), names)
        if seat is not None:
            yield count, seat


def _cards(words: tuple[str, ...]) -> Iterator[tuple[int, Card | Kind]]:
    try:
        yield from ((1, read_seen(word, whole=False)) for word in words[:1])
    except Fault:
        return


def write_ask(ask: Ask, names: tuple[str, ...], language: Language = "en") -> str:
    """The question in words that `read_ask` reads."""
    return _written(ask.kind.form[language], ask, names, language)


def lasting_ask(ask: Ask, names: tuple[str, ...]) -> str:
    """The question in the words from which ids of rulings are made: these never change."""
    return _written(ask.kind.lasting_form or ask.kind.form.en, ask, names)


def say_ask(ask: Ask, names: tuple[str, ...], card: str, language: Language) -> str:
    """The question as a sentence, the card in words: `May Cleo show green 2 harmless?`"""
    said = _filled(ask.kind.form[language], ask, names, card)
    return f"{said[0].upper()}{said[1:]}?"


def _written(form: str, ask: Ask, names: tuple[str, ...], language: Language = "en") -> str:
    return _filled(form, ask, names, remembered_sign(ask.card, language))


def _filled(form: str, ask: Ask, names: tuple[str, ...], card: str) -> str:
    one = "man" if form.split()[0] in ("darf", "muss") else "one"
    name = one if ask.seat is None else names[ask.seat]
    return filled(form, {"NAME": name, "CARD": card})
