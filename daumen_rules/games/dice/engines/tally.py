"""Dice games in which every seat throws, a note is kept of it, and in the end notes are compared.

The engine: throws and choices, whose go it is, throwing off, and when all is over. What a throw
notes, how long a go lasts and who wins, stands in the games; what people see of them, in
`tally_entry`. A go is all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, cast

from daumen_rules.games.dice.engines.acts import (
    STOP,
    Act,
    Choice,
    Keep,
    Say,
    act_told,
    actor,
    choice_of,
    offered,
    thrown_told,
)
from daumen_rules.games.dice.engines.keep import KeepTable, parts
from daumen_rules.games.dice.engines.sheets import (
    AGREED,
    GO,
    HEADING,
    ONCE,
    S,
    Sheet,
    Table,
    always,
    tied_of,
)
from daumen_rules.games.dice.engines.tally_parts import TallyParts
from daumen_rules.games.dice.engines.terms import changed, ending
from daumen_rules.games.dice.engines.throwoff import announced, throws_told
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, clockwise
from daumen_rules.pieces.dice import CLOCKWISE, SHAKE, Throw, covered, right_dice
from daumen_rules.pieces.heard import Heard
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.told import Told


@frozen(kw_only=True)
class Tally(TallyParts[S], Generic[S]):
    """A game of this engine: what it does with throws and choices."""

    def start(self, players: int, rules: Any) -> S:
        """Blank notes; seat 0 has thrown the highest before the game."""
        blank = self.blank(rules) if callable(self.blank) else self.blank
        held: dict[str, Any] = {"rules": rules, "players": players, "notes": (blank,) * players}
        common = self.common(players, rules) if callable(self.common) else self.common
        if self.stands:
            held |= {"common": common, "stands": self.stands(rules)}
            return self.begins(cast("S", KeepTable(**held)))
        table = Sheet(**held) if self.common is None else Table(**held, common=common)
        return self.begins(cast("S", table))

    @cites(AGREED)
    def is_over(self, sheet: S) -> bool:
        """Whether all rounds are played, or something else ends it, and nobody has to throw off."""
        if sheet.played != self.rounds(sheet.rules) and not self.over(sheet):
            return False
        return not self.tied(sheet)

    def tied(self, sheet: S) -> tuple[Seat, ...]:
        """Who throws off now, clockwise."""
        tied = tied_of(sheet) or self.ties(sheet)
        if len(tied) < 2:
            return ()
        return tuple(seat for seat in clockwise(sheet.first, sheet.players) if seat in tied)

    @cites(HEADING)
    def falling(self, sheet: S) -> int:
        """How many dice fall next: those of the heading, or one for each who throws off."""
        if tied := self.tied(sheet):
            return self.off_dice * len(tied)
        dice = self.dice if isinstance(self.dice, int) else self.dice(sheet)
        if self.cup:
            return dice - self.cup if sheet.faces else self.cup
        return sheet.to_fall(dice)

    def asked(self, sheet: S) -> tuple[Choice, ...]:
        """What the seat on turn chooses now, nothing after the end."""
        return () if self.tied(sheet) or self.is_over(sheet) else self._open(sheet)

    def _open(self, sheet: S) -> tuple[Choice, ...]:
        if not self.stands:
            return self.asks(sheet)
        done = sheet.chosen is not None or not sheet.is_open
        return () if done else (*self.asks(sheet), *parts(sheet.lying))

    def movers(self, sheet: S) -> tuple[Mover, ...]:
        """Who chooses, else Nature, and the table where it hears somebody; nobody after the end."""
        if self.is_over(sheet):
            return ()
        if self.asked(sheet) or self.waits(sheet):
            return (sheet.turn,) if self.asked(sheet) else (REFEREE,)
        return (NATURE, REFEREE) if self.heard(sheet) else (NATURE,)

    def waits(self, sheet: S) -> bool:
        """Whether it is asked who was heard before anything else."""
        return any(each.seat is None for each in self.heard(sheet))

    def result(self, sheet: S) -> Outcome | None:
        """How it ended, None before."""
        return self.wins(sheet) if self.is_over(sheet) else None

    def legality(self) -> Legality[S, Act]:
        """The rows: whose turn it is, the right dice, and what there is to choose."""
        turn, dice = in_turn(CLOCKWISE, self.movers, actor), right_dice(self.falling)
        return Legality(turn, dice, *self._offered(), *self.rows)

    def _offered(self) -> Iterator[Row[Any, Any]]:
        asked = self.asks if self.stands else self.asked
        by = self.refused_by
        if not by and isinstance(self.chosen_by, Clause) and self.chosen_by is not CLOCKWISE:
            by = self.chosen_by
        for clause in (by,) if isinstance(by, Clause) else by:
            of = None if isinstance(by, Clause) else self.by_choice
            yield from offered(clause, of, asked, self.heard, self.says, self.rows)

    def by_choice(self, sheet: S, chosen: Choice | Heard) -> Clause:
        """The clause by which something is chosen or heard."""
        by = self.chosen_by
        return by if isinstance(by, Clause) else by(sheet, chosen)

    def effect(self, sheet: S, action: Act) -> Step[S, Act, Told]:
        """A choice is kept for the throw; a throw counts when nothing is left to choose."""
        if isinstance(action, Throw) and self.tied(sheet):
            return self._thrown_off(sheet, action)
        onwards = False
        if isinstance(action, Throw):
            after = sheet.threw(action.faces)
            if self.cup and not sheet.faces:
                return Step(action, after, (covered(SHAKE, (), sheet.turn, action.faces),))
            what = self.shown(after.faces if self.cup else action.faces)
            did = thrown_told(self.thrower(sheet), sheet.turn, what)
        else:
            if isinstance(action, Heard):
                after, by = self.hear(sheet, action), self.by_choice(sheet, action)
            else:
                choice = choice_of(action)
                after, by = self.chose(sheet, choice), self.by_choice(sheet, choice)
            did = act_told(by, action, {**self.says, **self.hears}, self.choosing)
            onwards = isinstance(action, Say) and action.word == STOP and not after.is_open
        if onwards:
            ended = self._next_go(evolve(after, chosen=None))
        elif isinstance(action, Keep) and self.stands:
            return Step(action, after.keeping(action.faces), (did, *self._noted(sheet, after)))
        elif not after.is_open or self._open(after) or self.waits(after):
            return Step(action, after, (did, *self._noted(sheet, after), *self._ending(after)))
        else:
            sheet = after
            ended = self._onwards(sheet, self.count(sheet, sheet.lying).cleared())
        return Step(action, ended, (did, *self._noted(sheet, ended), *self._ending(ended)))

    @cites(GO, ONCE)
    def _onwards(self, before: S, after: S) -> S:
        """The sheet with the seat that throws next, which is the same one as long as its go is."""
        if self.is_over(after) or (self.plays(after) and self.again(before, after)):
            return evolve(after, thrown=0) if self.again is always else after
        return self._next_go(after)

    def _next_go(self, sheet: S) -> S:
        """The sheet with the next seat that takes part, or with all rounds played."""
        if tied_of(sheet):
            sheet = evolve(cast("Any", sheet), tied=())
        while True:
            turn = sheet.left()
            sheet = evolve(sheet, turn=turn, thrown=0)
            if turn == sheet.first:
                sheet = self.rounded(evolve(sheet, played=sheet.played + 1))
            if self.is_over(sheet) or self.tied(sheet) or self.plays(sheet):
                return sheet

    def _thrown_off(self, sheet: S, action: Throw) -> Step[S, Act, Told]:
        """The dice belong to the tied seats in their order; those who throw the best stay."""
        tied, sign = self.tied(sheet), self.best(sheet)
        stay, did = throws_told(tied, action.faces, self.off_dice, sign, self.off)
        after: S = evolve(cast("Any", sheet), tied=stay)
        if not self.tied(after):
            after = self.found(after)
            if not self.is_over(after) and not self.plays(after):
                after = self._next_go(after)
        return Step(action, after, (*did, *self._noted(sheet, after), *self._ending(after)))

    def _noted(self, before: S, after: S) -> Iterator[Told]:
        yield from self.tells(before, after)
        yield from changed(before, after, self.noted_by, self.words, self.shared, self.label)
        if tied := self.tied(after):
            yield announced(tied, self.best(after), self.off)

    def _ending(self, sheet: S) -> Iterator[Told]:
        if ended := self.result(sheet):
            by = self.won_by if isinstance(self.won_by, Clause) else self.won_by(sheet)
            yield from ending(by, ended, self.paid_by or by, loses=self.loses)
