"""The words of a game of *Daumen drauf!* with an engine: the deal, then trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from daumen_rules.contracts.engine_tests.engine_tests import FailureWords
from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Language, Text

from ..cards import Card
from ..events import Event
from ..model import Action, Deal, Finished, Parry, Pass, Playing, Show, State, Undealt
from .difference_words import differences_in_words, most_telling

Game: TypeAlias = Script[State, Action, Event]


def _opening(game: Game, language: Language) -> Iterator[str]:
    opening, dealt = game.opening, game.dealt
    assert isinstance(opening, Undealt)
    assert isinstance(dealt, Playing)
    cards, size = len(opening.pack.cards), opening.pack.hand_size
    name = f" ({opening.pack.name})" if opening.pack.name else ""
    yield Text(
        f"{opening.players} seats, {cards} cards{name}, {size} to a hand, rules: {opening.rules}",
        f"{opening.players} Plätze, {cards} Karten{name}, {size} auf der Hand, "
        f"Regeln: {opening.rules}",
    )[language]
    for seat, hand in enumerate(dealt.table.hands):
        starts = Text("   starts", "   beginnt")[language] if seat == opening.starter else ""
        yield f"    {seat_letter(seat)}: {_row(hand)}{starts}"
    pile = Text("draw pile, top card first: ", "Stapel, oberste Karte zuerst: ")[language]
    yield f"    {pile}{_row(dealt.table.pile)}"


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "–"


def _move(action: Action) -> str:
    match action:
        case Show(seat, card):
            return f"{seat_letter(seat)}: {card}"
        case Parry(seat, card):
            return f"{seat_letter(seat)}: parry {card}"
        case Pass(seat):
            return f"{seat_letter(seat)}: pass"
        case Deal():
            return "–"


def _ends_trick(move: Move[State, Action, Event]) -> bool:
    if not isinstance(move.answer, Step):
        return False
    after = move.answer.state
    return isinstance(after, Finished) or (isinstance(after, Playing) and not after.trick.shown)


WORDS: Final[FailureWords[State, Action, Event]] = FailureWords(
    opening=_opening,
    beginning=Text("the deal", "das Geben"),
    move=_move,
    ends_line=_ends_trick,
    most_lines=8,
    left_out=Text("(all moves are in the record)", "(alle Züge stehen in der Aufzeichnung)"),
    difference=differences_in_words,
    most_telling=most_telling,
)
"""A line of moves is a trick."""
