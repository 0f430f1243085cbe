"""Dice games in which every seat throws, a note is kept of it, and in the end notes are compared.

Here lives the engine: throws and choices, whose go it is, and when all is over. What a throw
counts, how long a go lasts and who wins, stands in the games; what people see of them, in
`tally_entry`. A go is all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic

from attrs import evolve, frozen

from daumen_rules.games.dice.engines.sheets import (
    GO,
    Act,
    Choose,
    N,
    R,
    Sheet,
    nothing,
    once,
    won,
)
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, Legality, Row, row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import NATURE, Mover, next_seat
from daumen_rules.kernel.text import SeatTerm, Term, Text, listed, number
from daumen_rules.pieces.dice import (
    CLOCKWISE,
    SHAKE,
    Faces,
    Throw,
    faces_term,
    right_dice,
    throws,
)
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.told import Told, told


@frozen(kw_only=True)
class Tally(Generic[R, N]):
    """A game of this engine: its names, clauses and options, and what it does with a throw."""

    slug: str
    number: str
    title: Text
    modules: tuple[str, ...]
    """The modules of the game besides the engine."""
    clauses: tuple[Clause, ...]
    rules: R
    rounds: Callable[[R], int]
    dice: Callable[[Sheet[R, N]], int]
    blank: N
    """The note before the first throw."""
    again: Callable[[Sheet[R, N]], bool] = once
    """Whether the seat on turn throws, or throws again, in this go."""
    asks: Callable[[Sheet[R, N]], tuple[int, ...]] = nothing
    """The numbers among which the seat on turn is to choose now, before a throw or after it."""
    count: Callable[[Sheet[R, N], Faces], tuple[N, ...]]
    """All notes after a throw."""
    outcome: Callable[[Sheet[R, N]], Outcome]
    """How it ends, when all rounds are played."""
    counts: Clause
    """By which clause throws count."""
    ends: Clause
    """By which clause somebody wins or loses."""
    choice: Clause | None = None
    """By which clause a seat chooses, where it does."""
    closing: Callable[[Clause, Outcome], Iterator[Told]] = won
    words: Callable[[N], Term]
    """A note as a fact."""
    shown: Callable[[Faces], Term] = faces_term
    """A throw as a fact."""

    def start(self, players: int, rules: R) -> Sheet[R, N]:
        """Blank notes; seat 0 has thrown the highest before the game."""
        return Sheet(rules=rules, players=players, notes=(self.blank,) * players)

    def is_over(self, sheet: Sheet[R, N]) -> bool:
        """Whether all rounds are played."""
        return sheet.played == self.rounds(sheet.rules)

    def asked(self, sheet: Sheet[R, N]) -> tuple[int, ...]:
        """The numbers among which the seat on turn chooses now, none after the end."""
        return () if self.is_over(sheet) else self.asks(sheet)

    def movers(self, sheet: Sheet[R, N]) -> tuple[Mover, ...]:
        """The seat that chooses, else Nature; nobody after the end."""
        if self.is_over(sheet):
            return ()
        return (sheet.turn,) if self.asks(sheet) else (NATURE,)

    def chance(self, sheet: Sheet[R, N]) -> Distribution[Any] | None:
        """The throws of the dice, where nothing is to be chosen."""
        return throws(self.dice(sheet)) if self.movers(sheet) == (NATURE,) else None

    def candidates(self, sheet: Sheet[R, N]) -> Iterator[Act]:
        """What the seat on turn can choose."""
        return (Choose(sheet.turn, each) for each in self.asked(sheet))

    def result(self, sheet: Sheet[R, N]) -> Outcome | None:
        """How it ended, None before."""
        return self.outcome(sheet) if self.is_over(sheet) else None

    def legality(self) -> Legality[Sheet[R, N], Act]:
        """The rows: whose turn it is, the right dice, and what there is to choose."""
        choices = () if self.choice is None else (_offered(self.choice, self.asked),)
        return Legality(in_turn(CLOCKWISE, self.movers, actor), right_dice(self.dice), *choices)

    def effect(self, sheet: Sheet[R, N], action: Act) -> Step[Sheet[R, N], Act, Told]:
        """A choice is kept for the throw; a throw counts when nothing is left to choose."""
        seat = SeatTerm(sheet.turn)
        if isinstance(action, Throw):
            after, what = evolve(sheet, faces=action.faces), self.shown(action.faces)
            en, de = "{seat} throws {what}.", "{seat} wirft {what}."
            did = told(SHAKE, en, de, shows=True, seat=seat, what=what)
        else:
            after, what = evolve(sheet, chosen=action.number), number(action.number)
            en, de = "{seat} chooses {what}.", "{seat} wählt {what}."
            did = told(self.choice or CLOCKWISE, en, de, seat=seat, what=what)
        if not after.faces or self.asks(after):
            return Step(action, after, (did,))
        notes = self.count(after, after.faces)
        later = evolve(after, notes=notes, thrown=sheet.thrown + 1, chosen=None, faces=())
        ended = self._onwards(later)
        return Step(action, ended, (did, *self._noted(sheet.notes, notes), *self._ending(ended)))

    @cites(GO)
    def _onwards(self, sheet: Sheet[R, N]) -> Sheet[R, N]:
        """The sheet with the seat on turn that throws next, or with all rounds played."""
        while not self.is_over(sheet) and not self.again(sheet):
            turn = next_seat(sheet.turn, sheet.players)
            sheet = evolve(sheet, turn=turn, thrown=0, played=sheet.played + (turn == sheet.first))
        return sheet

    def _noted(self, before: tuple[N, ...], after: tuple[N, ...]) -> Iterator[Told]:
        """The notes that a throw has changed."""
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                yield told(
                    self.counts,
                    "{seat} has {note}.",
                    "{seat} hat {note}.",
                    seat=SeatTerm(seat),
                    note=self.words(new),
                )

    def _ending(self, sheet: Sheet[R, N]) -> Iterator[Told]:
        ended = self.result(sheet)
        return iter(()) if ended is None else self.closing(self.ends, ended)


def actor(action: Act) -> Mover:
    """Nature throws, a seat chooses."""
    return action.seat if isinstance(action, Choose) else NATURE


def _offered(clause: Clause, asked: Callable[[Sheet[R, N]], Sequence[int]]) -> Row[Any, Choose]:
    """A seat chooses one of the numbers that are to be chosen now."""

    @row(
        clause,
        "{seat} chooses {number}; there is to choose: {offered}.",
        "{seat} wählt {number}; zu wählen ist: {offered}.",
    )
    def not_offered(sheet: Sheet[R, N], action: Choose) -> Facts | None:
        if action.number in asked(sheet):
            return None
        return {
            "seat": SeatTerm(action.seat),
            "number": number(action.number),
            "offered": listed([number(each) for each in asked(sheet)]),
        }

    return not_offered
