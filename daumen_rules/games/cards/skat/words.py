"""The actions of Skat as words.

The module writes and reads them and does not ask whether they are allowed.
"""

from __future__ import annotations

from daumen_rules.games.cards.engines.auction import (
    Bid,
    Hold,
    Pass,
    read_call,
    write_call,
)
from daumen_rules.games.cards.engines.hands import read_play, write_play
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.skat.table import (
    Act,
    Declare,
    Discard,
    ShowSkat,
    TakeSkat,
)
from daumen_rules.games.cards.skat.values import Goal, Kind
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, seat_letter
from daumen_rules.pieces.cards import (
    Card,
    Deal,
    read_deal,
    write_deal,
)
from daumen_rules.pieces.game import seat_of
from daumen_rules.pieces.words import ExpectedError


def write(action: Act) -> str:
    """An action in words: `bid 18`, `take`, `discard C7 D8`, `declare clubs`, `H10`, `shown B`."""
    match action:
        case Deal():
            return write_deal(action)
        case Bid() | Hold() | Pass():
            return write_call(action)
        case TakeSkat():
            return "take"
        case Discard():
            return " ".join(["discard", *map(str, action.cards)])
        case Declare():
            goal = "" if action.goal is Goal.PLAIN else f" {action.goal.value}"
            return f"declare {action.kind.value}{goal}"
        case Play():
            return write_play(action)
        case ShowSkat():
            return f"shown {seat_letter(action.seat)}"


def read(mover: Mover, words: str) -> Act:
    """The action of words. Raises ExpectedError."""
    first, *rest = words.split() or [""]
    if mover is NATURE:
        return read_deal(mover, words)
    if mover is REFEREE:
        return _read_shown(words)
    seat = seat_of(mover)
    match first:
        case "bid" | "hold" | "pass":
            return read_call(mover, words)
        case "take" if not rest:
            return TakeSkat(seat)
        case "discard":
            return Discard(seat, tuple(map(Card.parse, rest)))
        case "declare":
            return _read_declared(seat, rest)
        case _:
            return read_play(mover, words)


def _read_shown(words: str) -> ShowSkat:
    letters = [seat_letter(seat) for seat in range(4)]
    match words.split():
        case ["shown", letter] if letter in letters:
            return ShowSkat(letters.index(letter))
        case _:
            raise ExpectedError(
                "`shown` and the letter of a seat, such as `shown B`",
                "`shown` und der Buchstabe eines Platzes, etwa `shown B`",
            )


def _read_declared(seat: int, rest: list[str]) -> Declare:
    kinds = {kind.value: kind for kind in Kind}
    goals = {goal.value: goal for goal in Goal}
    match rest:
        case [kind] if kind in kinds:
            return Declare(seat, kinds[kind])
        case [kind, goal] if kind in kinds and goal in goals:
            return Declare(seat, kinds[kind], goals[goal])
        case _:
            raise ExpectedError(
                f"a game of {', '.join(kinds)}, and what is announced: schneider, schwarz or open",
                f"ein Spiel aus {', '.join(kinds)}, und die Ansage: schneider, schwarz oder open",
            )
