"""What board games of White and Black share: whose turn it is, how a game ends, common events.

The module knows no board and no stone's way. Seat 0 has White, seat 1 Black.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol, TypeVar

from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Mover, Seat
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.event_text import TextEvent, seat_told
from daumen_rules.pieces.options import Source, number_option
from daumen_rules.pieces.scenes import stone

WHITE: Final[Seat] = 0
BLACK: Final[Seat] = 1
SIDES: Final = (WHITE, BLACK)
SEATS: Final = (Text("White (o)", "Weiß (o)"), Text("Black (x)", "Schwarz (x)"))
STONES: Final = (
    stone("o", Text("white stone", "weißer Stein"), "stone-light"),
    stone("x", Text("black stone", "schwarzer Stein"), "stone-dark"),
)


T = TypeVar("T")


def with_own(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    """A copy of a pair by seat, with `value` for one seat."""
    return (value, pair[BLACK]) if seat == WHITE else (pair[WHITE], value)


@frozen
class Ending:
    """How a game has ended: the seat that has won, None in a draw, and the event that tells why."""

    winner: Seat | None
    event: TextEvent

    @property
    def outcome(self) -> Outcome:
        """One point for the winner."""
        white, black = self.winner == WHITE, self.winner == BLACK
        winners = () if self.winner is None else (self.winner,)
        return Outcome((int(white), int(black)), winners, clauses=(self.event.clause,))


class TwoSided(Protocol):
    """A state of a game for two sides."""

    @property
    def turn(self) -> Seat: ...
    @once
    def ending(self) -> Ending | None: ...


class OfASeat(Protocol):
    """An action of a seat."""

    @property
    def seat(self) -> Seat: ...


def outcome(state: TwoSided) -> Outcome | None:
    """How a game has ended, None if it has not."""
    return state.ending.outcome if state.ending else None


def movers(state: TwoSided) -> tuple[Mover, ...]:
    return () if state.ending else (state.turn,)


def actor(action: OfASeat) -> Mover:
    return action.seat


def repetition_option(clause: Clause) -> int:
    """The option how often a position must occur for a draw."""
    return number_option(3, range(2, 10), clause, Source.DECISION)("""
        How often must a position occur for a draw? | Wie oft muss eine Stellung vorkommen, damit es
          unentschieden ist?
    """)


# Events


def ending_told(state: TwoSided) -> Iterator[TextEvent]:
    """The event of the end; none while the game goes on."""
    if state.ending:
        yield state.ending.event


def going_told(by: Clause, seat: Seat, origin: Term, target: Term) -> TextEvent:
    """A stone has gone from a place to another."""
    en, de = "{seat} goes from {origin} to {target}.", "{seat} zieht von {origin} nach {target}."
    return seat_told(by, en, de, seat, origin=origin, target=target)
