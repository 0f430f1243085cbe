"""Dice games in which every seat throws, a note is kept of it, and in the end notes are compared.

The engine: throws and choices, whose go it is, throwing off, and when all is over. What a throw
notes, how long a go lasts and who wins, stands in the games; what people see of them, in
`tally_entry`. A go is all that a seat throws in a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, cast

from daumen_rules.games.dice.engines.acts import (
    CHOOSING,
    STOP,
    Act,
    Choice,
    ChoiceBy,
    Keep,
    Say,
    Word,
    act_told,
    actor,
    choice_of,
    clause_now,
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
    agreed_rounds,
    always,
    once,
    tied_of,
)
from daumen_rules.games.dice.engines.terms import TOGETHER, Line, changed, ending, points_term
from daumen_rules.games.dice.engines.throwoff import OFF, announced, throws_told
from daumen_rules.kernel.clause import Clause, cited_by, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Legality, Row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Seat, clockwise
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.dice import CLOCKWISE, SHAKE, Faces, Throw, covered, faces_term, right_dice
from daumen_rules.pieces.heard import Heard
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.told import Told

NO_WORDS: Final[Mapping[str, Word]] = {}


@frozen(kw_only=True)
class Tally(Generic[S]):
    """A game of this engine: what it does with throws and choices."""

    modules: tuple[str, ...] = ()
    """The modules of the game besides its own."""
    seats: range = range(2, 9)
    listed: str | None = ""
    """The number in the list of contents, None where it is missing there; empty where it is that of
    the clauses."""
    dice: int | Callable[[S], int]
    blank: Any = 0
    """The note before the first throw, or a function of the rules."""
    common: Any = None
    """What all seats share, if anything, or a function of the number of players and the rules."""
    rounds: Callable[[Any], int | None] = agreed_rounds
    """After how many rounds it is over, None where something else ends it."""
    again: Callable[[S, S], bool] = once
    """Whether the seat throws again in this go, by the sheets before a throw has counted, which has
    its faces, and after that."""
    plays: Callable[[S], bool] = lambda _: True
    """Whether the seat on turn takes part, or goes on."""
    asks: Callable[[S], tuple[Choice, ...]] = lambda _: ()
    """What the seat on turn is to choose now, before a throw, after it, or instead of it."""
    chose: Callable[[S, Any], S] = lambda sheet, choice: evolve(sheet, chosen=choice)
    """The sheet after a choice."""
    numbers: Sequence[int] = ()
    """The numbers that can be chosen at some time."""
    says: Mapping[str, Word] = NO_WORDS
    """The words that can be said at some time, and what is told of whoever says them."""
    bets: Sequence[int] = ()
    """The numbers that can be bet on at some time; 0 alone where there is one thing only."""
    keeps: bool = False
    """Whether dice can be left at some time."""
    stands: Callable[[Any], bool] | None = None
    """Whether dice left in a go are kept apart from those that fall later, by the rules; None where
    a go is of single throws. Else thrown dice wait for the seat until `asks` offers no more."""
    rows: tuple[Row[Any, Any], ...] = ()
    """What is not allowed besides."""
    begins: Callable[[S], S] = lambda sheet: sheet
    """The sheet before the first act."""
    hears: Mapping[str, Word] = NO_WORDS
    """The words that the table can say of a seat, and what is told of it."""
    heard: Callable[[S], tuple[Heard, ...]] = lambda _: ()
    """Who can be heard now, on turn or not; all wait, where nobody is among them."""
    hear: Callable[[S, Heard], S] = lambda sheet, _: sheet
    """The sheet when somebody was heard."""
    cup: int = 0
    """How many of the dice are thrown first, under a cup; the others then lift it."""
    count: Callable[[S, Faces], S]
    """The sheet after a throw: what is noted of it."""
    over: Callable[[S], bool] = lambda _: False
    """Whether it is over before its rounds are."""
    rounded: Callable[[S], S] = lambda sheet: sheet
    """The sheet when a round is over."""
    ties: Callable[[S], tuple[Seat, ...]] = lambda _: ()
    """Who throws off, where they are two or more; asked after each throw, and before the end."""
    best: Callable[[S], int] = lambda _: 1
    """Which throw stays in a throw-off: the highest for 1, the lowest for -1."""
    off: Clause = OFF
    """By which clause is thrown off."""
    off_dice: int = 1
    """How many dice each throws then."""
    found: Callable[[S], S] = lambda sheet: sheet
    """The sheet after a throw-off that has left one seat in `tied`."""
    wins: Callable[[S], Outcome]
    """How it ends."""
    counts: Callable[[S, S, Seat], Clause] | Clause | None = None
    """By which clause the note of a seat is another: if none is told, the first of `count`."""
    ends: Callable[[S], Clause] | None = None
    """By which clause somebody wins or loses: if none is told, the last of `wins`."""
    pays: Clause | None = None
    """By which clause is paid at the end, where it is another one."""
    choosing: Text = CHOOSING
    """What is told of whoever chooses a number."""
    choice: ChoiceBy | None = None
    """By which clause a seat chooses: if none is told, the first of `asks`."""
    chooses: Callable[[S, Any], Clause] | None = None
    """By which clause it chooses this, where there are several: one of those that are cited."""
    loses: bool = False
    """Whether losers are told at the end, not winners."""
    words: Callable[[Any], Term] = points_term
    """A note as a fact."""
    thrower: Callable[[S], Seat] = lambda sheet: sheet.turn
    """Who throws, where it may be another than the seat whose throw it is."""
    shown: Callable[[Faces], Term] = faces_term
    """A throw as a fact."""
    shared: Callable[[Any], Term] | None = None
    """What all seats share as a fact, where it is told of each throw."""
    label: Text = TOGETHER
    """What stands before it."""
    board: Callable[[S], Iterable[Line]] = lambda _: ()
    """Lines of a table beside the notes, with a value for each seat."""
    tells: Callable[[S, S], Iterable[Told]] = lambda _before, _after: ()
    """What is told besides of what has just happened."""
    endless: bool | None = None
    """Whether nothing bounds it but chance; None where that is so unless rounds are counted."""

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
        chooses = self.chooses if cited_by(self.chooses) else None
        by, asked = chooses or self.choice, self.asks if self.stands else self.asked
        choices: Iterable[Row[S, Act]] = ()
        if by:
            choices = offered(by, asked, self.heard, self.says, chooses, self.rows)
        return Legality(turn, dice, *choices, *self.rows)

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
                after, by = self.hear(sheet, action), clause_now(self.choice, sheet)
            else:
                choice, chooses = choice_of(action), self.chooses
                by = chooses(sheet, choice) if chooses else clause_now(self.choice, sheet)
                after = self.chose(sheet, choice)
            did = act_told(by, action, {**self.says, **self.hears}, self.choosing)
            onwards = isinstance(action, Say) and action.word == STOP and not after.is_open
        if onwards:
            ended = self._next_go(evolve(after, chosen=None))
        elif isinstance(action, Keep) and self.stands:
            return Step(action, after.keeping(action.faces), (did, *self._noted(sheet, after)))
        elif not after.is_open or self._open(after) or self.waits(after):
            return Step(action, after, (did, *self._noted(sheet, after)))
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
        by = self.counts or cited_by(self.count)[0]
        yield from self.tells(before, after)
        yield from changed(before, after, by, self.words, self.shared, self.label)
        if tied := self.tied(after):
            yield announced(tied, self.best(after), self.off)

    def _ending(self, sheet: S) -> Iterator[Told]:
        if ended := self.result(sheet):
            by = self.ends(sheet) if self.ends else cited_by(self.wins)[-1]
            yield from ending(by, ended, self.pays or by, loses=self.loses)
