"""Dice games in which every seat throws and has a note, and the notes decide who wins.

The engine runs throws and choices, the order of goes, throw-offs, and the end. Each game says what
a throw changes, how long a go lasts, and who wins; `tally_entry` makes words and pictures. A go is
all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Generic, cast

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, clockwise
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Term
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.choices import CHOOSING, Say, Stake, Word, not_offered
from daumen_rules.pieces.dice import CLOCKWISE, Cover, Faces, Throw, right_dice
from daumen_rules.pieces.endings import payments_told, winners_told
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.rows import in_turn, remembered
from daumen_rules.pieces.scenes import THROWN, Dice

from .actions import STOP, Act, Choice, Chosen, act_told, actor, choosing_of, said, thrown_told
from .sheets import AGREED, GO, HEADING, ONCE, S, Sheet, Table, tied_of
from .tally_parts import NO_WORDS, TallyParts
from .terms import Line, changed, chips_term
from .throwoff import ThrowOff, announced, throws_told


@frozen(kw_only=True)
class Tally(TallyParts[S], Generic[S]):
    """A game of this engine, with the functions that apply throws and choices to its sheets."""

    def start(self, players: int, rules: Any) -> S:
        """The first sheet, with blank notes; seat 0 had the highest throw before the game."""
        blank = self.blank(rules) if callable(self.blank) else self.blank
        held: dict[str, Any] = {"rules": rules, "players": players, "notes": (blank,) * players}
        common = self.common(players, rules) if callable(self.common) else self.common
        return self.begins(self.first(held, common))

    def first(self, held: dict[str, Any], common: Any) -> S:
        """The state before the first act, from its fields and the common part of a table."""
        return cast("S", Sheet(**held) if self.common is None else Table(**held, common=common))

    @cites(AGREED)
    def is_over(self, sheet: S) -> bool:
        """Whether all rounds are played or `over` holds, and no seats have to throw off."""
        if sheet.played != self.rounds(sheet.rules) and not self.over(sheet):
            return False
        return not self.tied(sheet)

    def tied(self, sheet: S) -> tuple[Seat, ...]:
        """The seats that throw off now, clockwise; none if fewer than two are tied."""
        if self.throw_off is None:
            return ()
        tied = tied_of(sheet) or self.throw_off.ties(sheet)
        if len(tied) < 2:
            return ()
        return tuple(seat for seat in clockwise(sheet.first, sheet.players) if seat in tied)

    @cites(HEADING)
    def falling(self, sheet: S) -> int:
        """How many dice fall next: those of the heading, or those of all seats that throw off."""
        if self.throw_off and (tied := self.tied(sheet)):
            return self.throw_off.dice * len(tied)
        return self.next_dice(sheet, self.dice if isinstance(self.dice, int) else self.dice(sheet))

    def next_dice(self, sheet: S, dice: int) -> int:
        """How many dice fall next, if a full throw has this number of dice."""
        return sheet.to_fall(dice)

    def asked(self, sheet: S) -> tuple[Choice, ...]:
        """The choices of the seat on turn now; none after the end or in a throw-off."""
        return () if self.tied(sheet) or self.is_over(sheet) else self.choices(sheet)

    def choices(self, sheet: S) -> tuple[Choice, ...]:
        """The choices of the seat on turn now, from the part `asks` of the game."""
        return self.asks(sheet)

    def named(self, sheet: S) -> tuple[Choice, ...]:
        """The choices that scenes list, and that the refusal of another choice lists."""
        return self.asked(sheet)

    def movers(self, sheet: S) -> tuple[Mover, ...]:
        """The seat on turn if it has a choice, else Nature; nobody after the end."""
        if self.is_over(sheet):
            return ()
        return (sheet.turn,) if self.asked(sheet) else (NATURE,)

    @cached_property
    def on_turn(self) -> Callable[[S], tuple[Mover, ...]]:
        """`movers`, worked out once for the state that is asked about again and again."""
        return remembered(self.movers)

    def is_settled(self, sheet: S) -> bool:
        """Whether there is a throw that waits for no choice and nothing else, and so counts now."""
        return sheet.is_open and not self.choices(sheet) and not self.waits(sheet)

    def waits(self, sheet: S) -> bool:
        """Whether a throw waits for something other than a choice of the seat on turn."""
        return False

    def is_whole(self, sheet: S, dice: int) -> bool:
        """Whether the number of dice on the table is possible, if a full throw has `dice` dice."""
        return len(sheet.lying) in (0, dice)

    def thrower(self, sheet: S) -> Seat:
        """The seat that holds the dice; some games have it throw for the seat on turn."""
        return sheet.turn

    def table_lines(self, sheet: S) -> Iterable[Line]:
        """The lines of a score sheet beside the notes, each with one value per seat."""
        return ()

    def table_now(self, sheet: S) -> Sequence[int | None]:
        """What the dice that lie there would count in each line of the score sheet."""
        return ()

    @property
    def keeps_dice(self) -> bool:
        """Whether the game ever lets a seat keep dice."""
        return False

    @property
    def bets_on(self) -> Sequence[int]:
        """All numbers that a seat can ever bet on."""
        return ()

    @property
    def hearings(self) -> Mapping[str, Word]:
        """The words that the table can report of a seat."""
        return NO_WORDS

    def heard_now(self, sheet: S) -> tuple[Heard, ...]:
        """The reports that the table can make now."""
        return ()

    def dice_shown(self, sheet: S) -> Dice:
        """The dice on the table, as a part of the scene."""
        return Dice(label=THROWN, faces=sheet.lying, words=self.shown(sheet.lying))

    def cover(self) -> Cover[S] | None:
        """Which dice the game hides from which viewers; None if all viewers see all dice."""
        return None

    def result(self, sheet: S) -> Outcome | None:
        """The outcome, None before the end."""
        if not self.is_over(sheet):
            return None
        by = self.won_by if isinstance(self.won_by, Clause) else self.won_by(sheet)
        return evolve(self.wins(sheet), clauses=(by,))

    def legality(self) -> Legality[S, Act]:
        """The rows: turn, right dice, offered choices, and the rows of the game itself."""
        turn, dice = in_turn(CLOCKWISE, self.on_turn, actor), right_dice(self.falling)
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
        """The rows that cite a clause and refuse each choice that the game does not offer."""
        return (not_offered(clause, by_choice, self.named, partial(said, self.says), self.rows),)

    def by_choice(self, sheet: S, chosen: Choice | Heard) -> Clause:
        """The clause by which a seat makes a choice or the table makes a report."""
        by = self.chosen_by
        return by if isinstance(by, Clause) else by(sheet, chosen)

    def effect(self, sheet: S, action: Act) -> Step[S, Act, TextEvent]:
        """Applies an act: the sheet keeps a choice, and a throw counts once no choice is left.

        Raises TypeError for a report in a game without reports.
        """
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
        """The state after a choice, and the event of the choice."""
        choice = action.choice
        words = choosing_of(self.choosing, choice) if isinstance(choice, int) else CHOOSING
        did = act_told(self.by_choice(sheet, choice), action, self.says, words)
        return self.chose(sheet, choice), did

    def thrown(self, sheet: S, action: Throw, shown: Faces) -> Step[S, Act, TextEvent]:
        """The step of a throw; its event shows the dice `shown`."""
        did = thrown_told(self.thrower(sheet), sheet.turn, self.shown(shown))
        return self.goes_on(sheet, action, did, sheet.threw(action.faces))

    def goes_on(self, sheet: S, action: Act, did: TextEvent, after: S) -> Step[S, Act, TextEvent]:
        """The step of an act; the throw on the table counts if it waits for nothing."""
        if not self.is_settled(after):
            return self._ended(sheet, action, did, after)
        ended = self._onwards(after, self.count(after, after.lying).cleared())
        return self._ended(after, action, did, ended)

    def _ended(self, sheet: S, action: Act, did: TextEvent, after: S) -> Step[S, Act, TextEvent]:
        is_bet = isinstance(action, Chosen) and isinstance(action.choice, Stake)
        noted = self.noted(sheet, after, self.beside_bets if is_bet else None)
        return Step(action, after, (did, *noted, *self._ending(after)))

    @cites(GO, ONCE)
    def _onwards(self, before: S, after: S) -> S:
        """The sheet with the next thrower: the same seat until its go ends, then the next one."""
        if self.is_over(after) or (self.plays(after) and self.again(before, after)):
            most = self.counted_throws
            return after if most is None else evolve(after, thrown=min(after.thrown, most))
        return self._next_go(after)

    def _next_go(self, sheet: S) -> S:
        """The sheet with the next seat that takes part, or at the end, or before a throw-off."""
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
        """The step of a throw-off: the tied seats own the dice in order; the best of them stay."""
        tied, sign = self.tied(sheet), off.best(sheet)
        stay, did = throws_told(tied, action.faces, off.dice, sign, off.by)
        after: S = evolve(cast("Any", sheet), tied=stay)
        if not self.tied(after):
            after = off.found(after)
            if not self.is_over(after) and not self.plays(after):
                after = self._next_go(after)
        return Step(action, after, (*did, *self.noted(sheet, after), *self._ending(after)))

    def noted(
        self, before: S, after: S, words: Callable[[Any], Term] | None = None
    ) -> Iterator[TextEvent]:
        """The events of a step: those of the game, changed notes, by other `words` if given, and a
        throw-off that begins.
        """
        yield from self.tells(before, after)
        yield from changed(
            before, after, self.noted_by, words or self.words, self.shared, self.label
        )
        if self.throw_off and (tied := self.tied(after)):
            yield announced(tied, self.throw_off.best(after), self.throw_off.by)

    def _ending(self, sheet: S) -> Iterator[TextEvent]:
        if ended := self.result(sheet):
            (by,) = ended.clauses
            yield from winners_told(by, ended, loses=self.loses)
            yield from payments_told(self.paid_by or by, ended.payments, chips_term)
