"""Dice games in which every seat throws, a note is kept of it, and in the end notes are compared.

The engine: throws and choices, whose go it is, throwing off, and when all is over. What a throw
notes, how long a go lasts and who wins, stands in the games; what people see of them, in
`tally_entry`. A go is all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, cast

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, clockwise
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.dice import CLOCKWISE, Cover, Faces, Throw, right_dice
from daumen_rules.pieces.endings import payments_told, winners_told
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import THROWN, Dice

from .actions import (
    STOP,
    Act,
    Choice,
    Chosen,
    Say,
    Word,
    act_told,
    actor,
    choice_of,
    not_offered,
    thrown_told,
)
from .sheets import AGREED, GO, HEADING, ONCE, S, Sheet, Table, tied_of
from .tally_parts import NO_WORDS, TallyParts
from .terms import Line, changed, chips_term
from .throwoff import ThrowOff, announced, throws_told


@frozen(kw_only=True)
class Tally(TallyParts[S], Generic[S]):
    """A game of this engine: what it does with throws and choices."""

    def start(self, players: int, rules: Any) -> S:
        """Blank notes; seat 0 has thrown the highest before the game."""
        blank = self.blank(rules) if callable(self.blank) else self.blank
        held: dict[str, Any] = {"rules": rules, "players": players, "notes": (blank,) * players}
        common = self.common(players, rules) if callable(self.common) else self.common
        return self.begins(self.first(held, common))

    def first(self, held: dict[str, Any], common: Any) -> S:
        """The state before the first act, by its fields and what all seats share."""
        return cast("S", Sheet(**held) if self.common is None else Table(**held, common=common))

    @cites(AGREED)
    def is_over(self, sheet: S) -> bool:
        """Whether all rounds are played, or something else ends it, and nobody has to throw off."""
        if sheet.played != self.rounds(sheet.rules) and not self.over(sheet):
            return False
        return not self.tied(sheet)

    def tied(self, sheet: S) -> tuple[Seat, ...]:
        """Who throws off now, clockwise."""
        if self.throw_off is None:
            return ()
        tied = tied_of(sheet) or self.throw_off.ties(sheet)
        if len(tied) < 2:
            return ()
        return tuple(seat for seat in clockwise(sheet.first, sheet.players) if seat in tied)

    @cites(HEADING)
    def falling(self, sheet: S) -> int:
        """How many dice fall next: those of the heading, or one for each who throws off."""
        if self.throw_off and (tied := self.tied(sheet)):
            return self.throw_off.dice * len(tied)
        return self.next_dice(sheet, self.dice if isinstance(self.dice, int) else self.dice(sheet))

    def next_dice(self, sheet: S, dice: int) -> int:
        """How many of so many dice fall next."""
        return sheet.to_fall(dice)

    def asked(self, sheet: S) -> tuple[Choice, ...]:
        """What the seat on turn chooses now, nothing after the end."""
        return () if self.tied(sheet) or self.is_over(sheet) else self.choices(sheet)

    def choices(self, sheet: S) -> tuple[Choice, ...]:
        """What the seat on turn chooses now."""
        return self.asks(sheet)

    def named(self, sheet: S) -> tuple[Choice, ...]:
        """The choices that are listed for people, and where another one is refused."""
        return self.asked(sheet)

    def movers(self, sheet: S) -> tuple[Mover, ...]:
        """The seat that chooses, else Nature; nobody after the end."""
        if self.is_over(sheet):
            return ()
        return (sheet.turn,) if self.asked(sheet) else (NATURE,)

    def is_settled(self, sheet: S) -> bool:
        """Whether nothing is left to choose of a throw that lies there."""
        return sheet.is_open and not self.choices(sheet) and not self.waits(sheet)

    def waits(self, sheet: S) -> bool:
        """Whether a throw that lies there waits for more than choices."""
        return False

    def is_whole(self, sheet: S, dice: int) -> bool:
        """Whether as many dice lie there as can, where so many are thrown."""
        return len(sheet.lying) in (0, dice)

    def thrower(self, sheet: S) -> Seat:
        """The seat that holds the dice, where it throws for the seat on turn."""
        return sheet.turn

    def table_lines(self, sheet: S) -> Iterable[Line]:
        """Lines of a table beside the notes, with a value for each seat."""
        return ()

    @property
    def keeps_dice(self) -> bool:
        """Whether a seat can leave dice at some time."""
        return False

    @property
    def bets_on(self) -> Sequence[int]:
        """The numbers that a seat can bet on at some time."""
        return ()

    @property
    def hearings(self) -> Mapping[str, Word]:
        """The words that the table can say of a seat."""
        return NO_WORDS

    def heard_now(self, sheet: S) -> tuple[Heard, ...]:
        """Who can be heard now."""
        return ()

    def dice_shown(self, sheet: S) -> Dice:
        """The dice that lie there, as a part of the scene."""
        return Dice(label=THROWN, faces=sheet.lying, words=self.shown(sheet.lying))

    def cover(self) -> Cover[S] | None:
        """Who does not see which dice; None where all see all of them."""
        return None

    def result(self, sheet: S) -> Outcome | None:
        """How it ended, None before."""
        return self.wins(sheet) if self.is_over(sheet) else None

    def legality(self) -> Legality[S, Act]:
        """The rows: whose turn it is, the right dice, and what there is to choose."""
        turn, dice = in_turn(CLOCKWISE, self.movers, actor), right_dice(self.falling)
        return Legality(turn, dice, *self._offered(), *self.rows)

    def _offered(self) -> Iterator[Row[Any, Any]]:
        by = self.refused_by
        if not by and isinstance(self.chosen_by, Clause) and self.chosen_by is not CLOCKWISE:
            by = self.chosen_by
        for clause in (by,) if isinstance(by, Clause) else by:
            of = None if isinstance(by, Clause) else self.by_choice
            yield from self.choice_rows(clause, of)

    def choice_rows(
        self, clause: Clause, by_choice: Callable[[S, Any], Clause] | None
    ) -> tuple[Row[Any, Any], ...]:
        """The rows of a clause that refuse what is not offered."""
        return (not_offered(clause, by_choice, self.named, self.says, self.rows),)

    def by_choice(self, sheet: S, chosen: Choice | Heard) -> Clause:
        """The clause by which something is chosen or heard."""
        by = self.chosen_by
        return by if isinstance(by, Clause) else by(sheet, chosen)

    def effect(self, sheet: S, action: Act) -> Step[S, Act, TextEvent]:
        """A choice is kept for the throw; a throw counts when nothing is left to choose."""
        if isinstance(action, Throw):
            if self.throw_off and self.tied(sheet):
                return self._thrown_off(self.throw_off, sheet, action)
            return self.thrown(sheet, action, action.faces)
        if isinstance(action, Heard):
            raise TypeError("nobody can be heard in this game")
        after, did = self.chosen(sheet, action)
        if isinstance(action, Say) and action.word == STOP and not after.is_open:
            return self._ended(sheet, action, did, self._next_go(evolve(after, chosen=None)))
        return self.goes_on(sheet, action, did, after)

    def chosen(self, sheet: S, action: Chosen) -> tuple[S, TextEvent]:
        """The state after a choice, and what is told of it."""
        choice = choice_of(action)
        did = act_told(self.by_choice(sheet, choice), action, self.says, self.choosing)
        return self.chose(sheet, choice), did

    def thrown(self, sheet: S, action: Throw, shown: Faces) -> Step[S, Act, TextEvent]:
        """Dice have fallen, of which some are told."""
        did = thrown_told(self.thrower(sheet), sheet.turn, self.shown(shown))
        return self.goes_on(sheet, action, did, sheet.threw(action.faces))

    def goes_on(self, sheet: S, action: Act, did: TextEvent, after: S) -> Step[S, Act, TextEvent]:
        """The throw that lies there counts, if nothing is left to choose."""
        if not self.is_settled(after):
            return self._ended(sheet, action, did, after)
        ended = self._onwards(after, self.count(after, after.lying).cleared())
        return self._ended(after, action, did, ended)

    def _ended(self, sheet: S, action: Act, did: TextEvent, after: S) -> Step[S, Act, TextEvent]:
        return Step(action, after, (did, *self.noted(sheet, after), *self._ending(after)))

    @cites(GO, ONCE)
    def _onwards(self, before: S, after: S) -> S:
        """The sheet with the seat that throws next, which is the same one as long as its go is."""
        if self.is_over(after) or (self.plays(after) and self.again(before, after)):
            most = self.counted_throws
            return after if most is None else evolve(after, thrown=min(after.thrown, most))
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

    def _thrown_off(self, off: ThrowOff[S], sheet: S, action: Throw) -> Step[S, Act, TextEvent]:
        """The dice belong to the tied seats in their order; those who throw the best stay."""
        tied, sign = self.tied(sheet), off.best(sheet)
        stay, did = throws_told(tied, action.faces, off.dice, sign, off.by)
        after: S = evolve(cast("Any", sheet), tied=stay)
        if not self.tied(after):
            after = off.found(after)
            if not self.is_over(after) and not self.plays(after):
                after = self._next_go(after)
        return Step(action, after, (*did, *self.noted(sheet, after), *self._ending(after)))

    def noted(self, before: S, after: S) -> Iterator[TextEvent]:
        """What is told of notes that have changed, and of who throws off."""
        yield from self.tells(before, after)
        yield from changed(before, after, self.noted_by, self.words, self.shared, self.label)
        if self.throw_off and (tied := self.tied(after)):
            yield announced(tied, self.throw_off.best(after), self.throw_off.by)

    def _ending(self, sheet: S) -> Iterator[TextEvent]:
        if ended := self.result(sheet):
            by = self.won_by if isinstance(self.won_by, Clause) else self.won_by(sheet)
            yield from winners_told(by, ended, loses=self.loses)
            yield from payments_told(self.paid_by or by, ended.payments, chips_term)
