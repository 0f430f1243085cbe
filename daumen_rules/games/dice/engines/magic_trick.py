"""Tricks: a thrower names a number, and a magician reckons the hidden dice from it.

The engine says who sees the dice, which numbers the two may say, and when a trick has succeeded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cache
from itertools import product
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Legality, row
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import (
    CLOCKWISE,
    SHAKE,
    Faces,
    Throw,
    actor,
    covered,
    faces_term,
    right_dice,
    throws,
)
from daumen_rules.pieces.endings import winners_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.rows import in_turn

CLAUSES: Final = clauses("""
    ZAUBER 75, 106, 110b
    setup silent
    Two play: A throws and names a number, B is the magician.
    Es spielen zwei: A wirft und nennt eine Zahl, B ist der Zauberer.
    view silent
    The magician does not see the dice before he has spoken.
    Der Zauberer sieht die Würfel nicht, bevor er gesprochen hat.
    legality silent
    The magician says a number that can be hidden there; where one may have reckoned wrongly, also
      that no throw gives what was named.
    Der Zauberer sagt eine Zahl, die verborgen sein kann; wo man sich verrechnen darf, auch, dass
      kein Wurf das Genannte ergibt.
    scoring silent
    The trick has succeeded, and the magician has won, if what he says is true; else nobody has won.
    Der Trick ist gelungen und der Zauberer hat gewonnen, wenn stimmt, was er sagt; sonst niemand.
""")
"""What all tricks share; each lists these clauses with its own."""
ROLES, UNSEEN, SAYS, SUCCEEDS = CLAUSES
THROWER, MAGICIAN = range(2)
NO_THROW: Final = 0
"""The thrower names it for a result of no throw; the magician says it of such a result."""
Reckoning = StrEnum("Reckoning", "RIGHT FREE")


def reckoning_option(clause: Clause) -> Reckoning:
    """The option of whether the thrower may name a wrong result."""
    return option(Reckoning.RIGHT, clause, Source.DECISION)("""
        May a wrong result be named? | Darf ein falsches Ergebnis genannt werden?
        no, it is reckoned rightly | nein, es wird richtig gerechnet
        yes, that of another throw, or 0 for all that no throw gives | ja, das eines anderen Wurfs,
          oder 0 für alles, was kein Wurf ergibt
    """)


@frozen(repr=False)
class Name(Worded):
    """The thrower names a number."""

    seat: Seat
    number: int


@frozen(repr=False)
class Guess(Worded):
    """The magician says what is hidden."""

    seat: Seat
    number: int


Act: TypeAlias = Throw | Name | Guess
R = TypeVar("R")


@frozen(kw_only=True, slots=False, repr=False)
class Secret(Pictured, Generic[R]):
    """A throw, the number named, and the number said. A viewer who sees no dice gets zeros."""

    rules: R
    players: int
    faces: Annotated[Faces, Called("dice", "Würfel")] = ()
    named: Annotated[int | None, Called("number named", "Zahl genannt")] = None
    said: Annotated[int | None, Called("result said", "Ergebnis gesagt")] = None

    @property
    def turn(self) -> Seat:
        """The seat that speaks next: the thrower, then the magician."""
        return THROWER if self.named is None else MAGICIAN


AnySecret: TypeAlias = Secret[Any]


def digits(faces: Sequence[int]) -> int:
    """The number whose digits are the faces, such as 25 for 2 and 5."""
    return int("".join(map(str, faces)))


def said_term(said: int) -> Term:
    """The number that the magician says, as a fact; NO_THROW has words of its own."""
    return (
        number(said) if said else Term("none", Text("no throw gives that", "kein Wurf ergibt das"))
    )


def is_free(rules: Any) -> bool:
    """Whether the rules allow the thrower to name a wrong result."""
    return getattr(rules, "reckoning", Reckoning.RIGHT) is Reckoning.FREE


@cache
def _slips(names: Callable[[Faces], tuple[int, ...]], dice: int) -> tuple[int, ...]:
    every = (names(faces) for faces in product(range(1, 7), repeat=dice))
    return (NO_THROW, *(each for results in every for each in results))


@cache
def _written(dice: int) -> tuple[int, ...]:
    return tuple(map(digits, product(range(1, 7), repeat=dice)))


@frozen(kw_only=True)
class MagicTrick:
    """A game of this engine."""

    clauses: tuple[Clause, ...]
    """The clauses of the game."""
    module: str
    """The module of the game: its `__name__`."""
    listed: str = ""
    """The number in the list of contents, if it is not that of the clauses."""
    most: tuple[int, int]
    """The highest number to name and the highest number to say, right or wrong."""
    example: tuple[int, int]
    """A number to name and the answer to it, as examples for people."""
    dice: Callable[[Any], int]
    """The number of dice. Gets the rules."""
    names: Callable[[Faces], tuple[int, ...]]
    """The right results that the thrower may name for a throw."""
    solve: Callable[[int, int], int]
    """The answer that the magician reckons from the number of dice and the number named."""
    possible: Callable[[int], Sequence[int]] = lambda dice: _written(dice)
    """The numbers that can be hidden. Gets the number of dice."""
    hidden: Callable[[Faces, int], int] = lambda faces, _: digits(faces)
    """The number that is really hidden. Gets the throw and the number named."""
    naming: Clause
    """The clause by which the thrower names a number."""
    solving: Clause
    """The clause by which the magician reckons."""

    @cites(ROLES)
    def start(self, players: int, rules: Any) -> AnySecret:
        """The state before the throw."""
        return Secret(rules=rules, players=players)

    def falling(self, state: AnySecret) -> int:
        """The number of dice of the throw."""
        return self.dice(state.rules)

    def movers(self, state: AnySecret) -> tuple[Mover, ...]:
        """Nature, then the thrower, then the magician."""
        if state.said is not None:
            return ()
        return (state.turn,) if state.faces else (NATURE,)

    def chance(self, state: AnySecret) -> Distribution[Any] | None:
        """The distribution of the throw, None after it."""
        return None if state.faces else throws(self.falling(state))

    def named(self, state: AnySecret) -> Sequence[int]:
        """The numbers to name: the results of the throw, or, if they may be wrong, of any throw."""
        if is_free(state.rules):
            return _slips(self.names, self.dice(state.rules))
        return self.names(state.faces) if state.faces else ()

    @cites(SAYS)
    def guesses(self, state: AnySecret) -> Sequence[int]:
        """The numbers to say: all that can be hidden, and NO_THROW if results may be wrong."""
        possible = self.possible(self.dice(state.rules))
        return (NO_THROW, *possible) if is_free(state.rules) else possible

    def candidates(self, state: AnySecret) -> Iterator[Act]:
        """All numbers that the seat on turn may name or say."""
        if state.faces and state.named is None:
            return (Name(THROWER, each) for each in self.named(state))
        return (Guess(MAGICIAN, each) for each in self.guesses(state) if state.faces)

    def is_true(self, state: AnySecret) -> bool:
        """Whether the magician has said the truth."""
        named = state.named or 0
        if state.said == NO_THROW:
            dice = len(state.faces)
            return self.solve(dice, named) not in self.possible(dice)
        return state.said == self.hidden(state.faces, named)

    @cites(SUCCEEDS)
    def wins(self, state: AnySecret) -> Outcome:
        """The magician wins with one point if he has said the truth; otherwise nobody wins."""
        right = self.is_true(state)
        return Outcome((0, int(right)), (MAGICIAN,) if right else (), clauses=(SUCCEEDS,))

    def effect(self, state: AnySecret, action: Act) -> Step[AnySecret, Act, TextEvent]:
        """The dice fall covered; the answer of the magician uncovers them."""
        match action:
            case Throw(faces):
                after = evolve(state, faces=faces)
                return Step(action, after, (covered(SHAKE, (THROWER,), THROWER, faces),))
            case Name(seat, named):
                en, de = "{seat} names {number}.", "{seat} nennt {number}."
                did = told(self.naming, en, de, seat=SeatTerm(seat), number=number(named))
                return Step(action, evolve(state, named=named), (did,))
            case Guess(seat, said):
                after, named = evolve(state, said=said), state.named or 0
                right = number(self.solve(len(state.faces), named))
                events = (
                    told(
                        SAYS,
                        "{seat} says: {what}.",
                        "{seat} sagt: {what}.",
                        seat=SeatTerm(seat),
                        what=said_term(said),
                    ),
                    told(
                        self.solving,
                        "Reckoned from {named}: {right}.",
                        "Aus {named} errechnet sich {right}.",
                        named=number(named),
                        right=right,
                    ),
                    told(
                        UNSEEN,
                        "The dice were {faces}.",
                        "Geworfen war {faces}.",
                        shows=True,
                        faces=faces_term(state.faces),
                    ),
                )
                return Step(action, after, (*events, *winners_told(SUCCEEDS, self.wins(after))))

    @cites(UNSEEN)
    def hides(self, value: AnySecret | Throw, viewer: Viewer) -> bool:
        """The thrower sees the dice; all others see them after the magician has spoken."""
        return viewer != THROWER and (isinstance(value, Throw) or value.said is None)

    def may_be(self, state: AnySecret) -> bool:
        """Whether the thrower may have named this number for these dice."""
        return state.named is None or state.named in self.named(state)

    def legality(self) -> Legality[AnySecret, Act]:
        """The rows: turn, right dice, numbers to name, and numbers to say."""

        @row(
            self.naming,
            "{seat} names {number}; named is what the throw gives, by whoever threw it.",
            "{seat} nennt {number}; genannt wird, was der Wurf ergibt, von dem, der geworfen hat.",
        )
        def not_thrown(state: AnySecret, action: Name) -> Facts | None:
            if action.seat == THROWER and action.number in self.named(state):
                return None
            return {"seat": SeatTerm(action.seat), "number": number(action.number)}

        @row(
            SAYS,
            "{seat} says {number}; the magician says what can be hidden there.",
            "{seat} sagt {number}; der Zauberer sagt, was dort verborgen sein kann.",
        )
        def not_possible(state: AnySecret, action: Guess) -> Facts | None:
            if action.seat == MAGICIAN and action.number in self.guesses(state):
                return None
            return {"seat": SeatTerm(action.seat), "number": number(action.number)}

        turn = in_turn(CLOCKWISE, self.movers, actor)
        return Legality(turn, right_dice(self.falling), not_thrown, not_possible)
