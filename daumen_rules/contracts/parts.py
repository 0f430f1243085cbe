"""The parts of a game: its book, its notation, its scenes, and its checks.

The methods of `game` use them; no rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import Factory, field

from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover, Viewer
from daumen_rules.kernel.step import A, S
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.figures import Figure
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.options import MANUAL, Option, options_of, questions_of
from daumen_rules.pieces.rule_sets import (
    Difference,
    changed,
    difference,
    fixed_options,
    read_rules,
    write_rules,
)
from daumen_rules.pieces.sampling import Below
from daumen_rules.pieces.scenes import Art, Scene, Setup
from daumen_rules.pieces.verbs import Verbs

from .keyboard import Keyboard

if TYPE_CHECKING:  # seldom asked for, and with them come searches and rulings
    from fractions import Fraction

    from daumen_rules.kernel.question import Question

    from .engine_tests.engine_tests import AnyEngineTests
    from .markdown import OwnPages
    from .record_extras import AnyRecordExtras

R = TypeVar("R")
V = TypeVar("V")


@frozen(kw_only=True)
class Book(Generic[R]):
    """The contents of a game's manual: names, clauses, open points, and rule sets."""

    slug: str
    """The name of the game in commands and records."""
    title: Text
    """The German name of the game, and its English translation."""
    number: str = ""
    """The number of the game in the text of the collection; empty for a game with a manual of its
    own.
    """
    listed: str | None = field(default=Factory(lambda book: book.number, takes_self=True))
    """The number in the collection's table of contents; None if it is missing there."""
    scored: Text = Text("Points", "Punkte")
    """The name of the scores, such as points."""
    clauses: tuple[Clause, ...]
    default: R
    """The rule set with every default."""
    rule_sets: tuple[tuple[str, R], ...] = field(
        default=Factory(lambda book: ((MANUAL, book.default),), takes_self=True)
    )
    """Named rule sets, the default first."""
    asks: Callable[[], tuple[Question, ...]] | None = None
    """The open questions; None if each option is a question."""
    versions: tuple[str, ...] = ("1",)
    """The versions of the rules whose records can be read, the oldest first."""
    modules: tuple[str, ...]
    """The modules whose functions carry out the clauses, in reading order."""
    pages: Callable[[], OwnPages] | None = None
    """Pages of `spec/` that only this game has; loaded on demand."""
    parts: tuple[Callable[..., object], ...] = ()
    """Functions outside these modules that carry out clauses; an engine made them for this game."""
    instead: tuple[tuple[Clause, Clause], ...] = ()
    """Clauses of an engine, each with that of the game which stands for it: the functions of the
    first carry out the second.
    """

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the game, in the order of the fields of the rule set."""
        return options_of(type(self.default))

    def questions(self) -> tuple[Question, ...]:
        """The open questions with their readings."""
        return questions_of(self.options) if self.asks is None else self.asks()

    def question_on(self, field: str) -> Question:
        """The question that a field of the rule set decides."""
        return next(question for question in self.questions() if field in question.flags)

    def variants(self, rules: R) -> tuple[tuple[Question, str], ...]:
        """The variants that the manual offers and a rule set leaves out: each with the question on
        it, and the rule set that has it, as it is written.
        """
        found: dict[str, tuple[Question, str]] = {}
        for option in self.options:
            question = self.question_on(option.field)
            clause, off = question.clauses[0], option.word(self.default)
            if clause.is_variant and option.word(rules) == off and clause.id not in found:
                other = next(word for word in option.words() if word != off)
                with_it = changed(rules, {option.field: other})
                found[clause.id] = question, self.write_rules(with_it)
        return tuple(found.values())

    def read_rules(self, text: str) -> R:
        """The rule set of a text such as `manual with bonus_from=64`. Raises OptionError."""
        return read_rules(self.rule_sets, text)

    def fixed_options(self, text: str) -> frozenset[str]:
        """The fields of the options that such a text sets, also to their defaults."""
        return fixed_options(self.rule_sets, text)

    def write_rules(self, rules: R) -> str:
        """A rule set as text, from the nearest named one; `read_rules` reads it."""
        return write_rules(self.rule_sets, rules)

    def difference(self, first: R, second: R) -> tuple[Difference, ...]:
        """The options in which two rule sets differ."""
        return tuple((o.field, one, other) for o, one, other in difference(first, second))


@frozen(kw_only=True)
class Notation(Generic[A]):
    """How actions are written and read."""

    verbs: Verbs[A]
    forms: tuple[tuple[type, Form], ...] = ()
    """Types with a saved form of their own, besides operands such as cards."""
    record_extras: Callable[[], AnyRecordExtras] | None = None
    """What records hold besides actions, such as a deal in rows of cards; loaded on demand. None
    for nothing.
    """
    figures: Verbs[Figure] = Verbs(())
    """What can be asked without a table, such as the value of a game of Skat."""
    keyboard: Keyboard[A] | None = None
    """Additions for people at a keyboard; None for nothing."""

    def write(self, action: A) -> str:
        """An action as records write it, without its mover: `throw 3 5`, `c3-d4`, `bid 18`."""
        return self.verbs.write(action)

    def read(self, mover: Mover, words: str) -> A:
        """The action of a mover in words of either language. Raises ExpectedError."""
        return self.verbs.read(mover, words)

    def say(self, action: A, language: Language) -> str:
        """An action as people write it in a language."""
        return self.verbs.write(action, language)

    def tell(self, action: A, language: Language) -> str:
        """An action as reports tell it, without its mover."""
        return self.verbs.tell(action, language)


@frozen
class Scenes(Generic[S, V]):
    """What views show, as data; all games are drawn in the same way."""

    of: Callable[[V, Viewer], Scene]
    """The scene of a viewer's view."""
    whole: Callable[[S], V] | None = None
    """The view of a referee who sees everything; None if the seats together see everything."""
    after: Callable[[V, Sequence[Any], V, Viewer], Scene] | None = None
    """The scene right after a step, from the view before, the events as witnessed, and the view
    after; None if it is the scene of the view after.
    """
    setup: Setup[S] | None = None
    """How the stones of a drawn board come into a state; None for a game without such a board."""
    art: Art | None = None
    """The drawings that only this game has."""


@frozen(kw_only=True)
class Checks(Generic[S, A]):
    """What laws and engine tests may ask about every state of a game."""

    attempts: Callable[[S], Iterable[A]]
    """Actions that somebody might try in a state, legal or not; all legal actions are among them.
    """
    longest: int
    """The greatest number of steps of a game, or a number far above what random play takes."""
    pieces: Callable[[S], Iterable[Hashable] | None] | None = None
    """The pieces that are conserved, each once; None before the deal."""
    whole: Callable[[S], Iterable[Hashable]] | None = None
    """All pieces of a game; None if they are those of the first deal."""
    invariants: Callable[[S], Iterable[Impossible]] | None = None
    """Faults of a state that the types and marks of its fields cannot express."""
    state: Callable[[], Any] | None = None
    """The class of the states with its parameters, such as `Sheet[Rules, int]`; None if the rule
    set is the only parameter.
    """
    measure: Callable[[S], Any] | None = None
    """A measure that every step decreases, if the game has one."""
    alike: Callable[[S, Viewer], Iterable[S]] | None = None
    """Other states that a viewer cannot distinguish from this one; None if nothing is hidden."""
    sample: Callable[[Any, Below], S] | None = None
    """A random state that gives its viewer a view; None if the view is the state."""
    masked: Callable[[Any, Viewer], Hashable] | None = None
    """What a viewer can see of a state or an action, stated independently of the view; None if
    nothing is hidden.
    """
    seen: type | None = None
    """The class of views, if a position as a seat sees it tells the fields of its view; None if it
    tells those of the state, with gaps for what is hidden.
    """
    remembered: Callable[[S], S] | None = None
    """A state without what lay open once and nobody may look at again; None where all may. A
    position as a seat sees it tells no more.
    """
    lines: tuple[DerivedLine[S], ...] = ()
    """The lines of a position that tell no single field of a state."""
    estimate: Callable[[Any, A], Fraction] | None = None
    """The value of an action for a seat, estimated from its view; bots use it."""
    considered: Callable[[S, Sequence[A]], Sequence[A]] | None = None
    """The actions that players with some experience consider among the legal ones of a seat, from
    what that seat sees of the state, such as bids that its hand can hold. Empty if they consider
    none, None if they consider all. Bots use it.
    """
    so_far: Callable[[S], tuple[int, tuple[int, ...]]] | None = None
    """The number of finished deals, and the results of the seats in them (more is better); None for
    a game of one deal. Bots think no further than the end of a deal.
    """
    standing: Callable[[S], tuple[int, ...]] | None = None
    """How well the seats stand before the end, by seat, such as the men that each has on a board
    (more is better); None where simulations reach the end. Bots use it.
    """
    rotated: Callable[[Any, int, int], Any] | None = None
    """A state or an action rotated by a number of seats, from the value, that number and the number
    of players; None if the roles of the seats differ.
    """
    engine_tests: Callable[[], AnyEngineTests] | None = None
    """Additions to the tests of engines and of hidden information; loaded on demand. None for
    nothing.
    """
