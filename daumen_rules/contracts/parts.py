"""The parts of a game: its book, its notation, its scenes, and what is checked of its states.

What a game does with them stands in `game`; no rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import Factory, field

from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Mover, Seat, Viewer
from daumen_rules.kernel.step import A, Breach, Refused, S
from daumen_rules.kernel.text import Language, Sentence, Text
from daumen_rules.pieces.calls import Calls
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.options import MANUAL, Option, options_of, questions_of
from daumen_rules.pieces.rule_sets import Difference, difference, read_rules, write_rules
from daumen_rules.pieces.sampling import Below
from daumen_rules.pieces.scenes import Art, Scene, Span
from daumen_rules.pieces.verbs import Verbs

if TYPE_CHECKING:  # seldom asked for, and with them come searches and rulings
    from fractions import Fraction

    from daumen_rules.kernel.question import Question

    from .difference_study import AnyStudy
    from .engine_tests.special import AnySpecial
    from .markdown import OwnPages
    from .plays import Play, Twin
    from .record_extras import AnyNoting

R = TypeVar("R")
V = TypeVar("V")


@frozen(kw_only=True)
class Book(Generic[R]):
    """What a game's manual says: names, clauses, what it leaves open, and the rule sets of it."""

    slug: str
    """The name of the game in commands and records."""
    title: Text
    """The name of the game, and what it means in English."""
    number: str = ""
    """The number of the game in the text of the collection's manual; empty where it has one of its
    own.
    """
    listed: str | None = field(default=Factory(lambda book: book.number, takes_self=True))
    """The number in the list of contents, None where the game is missing there."""
    scored: Text = Text("Points", "Punkte")
    """What the scores of an outcome are called."""
    clauses: tuple[Clause, ...]
    default: R
    """The rule set with every default."""
    rule_sets: tuple[tuple[str, R], ...] = field(
        default=Factory(lambda book: ((MANUAL, book.default),), takes_self=True)
    )
    """Named rule sets, the default first."""
    asks: Callable[[], tuple[Question, ...]] | None = None
    """The questions that the manual leaves open; None where each option is one."""
    in_short: Text | None = None
    """The rules in a few lines, for those who play; None where the clauses are told."""
    versions: tuple[str, ...] = ("1",)
    """The versions of the rules whose records can be read, the first of all first."""
    modules: tuple[str, ...]
    """The modules whose functions carry out the clauses, in reading order."""
    pages: Callable[[], OwnPages] | None = None
    """Its own pages of `spec/`, besides those of all games; loaded when they are asked for."""
    parts: tuple[Callable[..., object], ...] = ()
    """Functions that carry out clauses and stand in none of these modules: an engine has made them
    for this game."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What the manual leaves open, in the order of the fields of the rule set."""
        return options_of(type(self.default))

    def questions(self) -> tuple[Question, ...]:
        """What the manual leaves open, as questions with their readings."""
        return questions_of(self.options) if self.asks is None else self.asks()

    def question_on(self, field: str) -> Question:
        """The question that an option decides; it may name several, and others none."""
        return next(question for question in self.questions() if field in question.flags)

    def read_rules(self, text: str) -> R:
        """The rule set of a text such as `manual with bonus_from=64`. Raises OptionError."""
        return read_rules(self.rule_sets, text)

    def write_rules(self, rules: R) -> str:
        """A rule set as text, by the nearest named one, which `read_rules` reads."""
        return write_rules(self.rule_sets, rules)

    def difference(self, first: R, second: R) -> tuple[Difference, ...]:
        """What two rule sets decide otherwise."""
        return tuple((o.field, one, other) for o, one, other in difference(first, second))


@frozen(kw_only=True)
class Notation(Generic[A]):
    """How actions are written and read."""

    verbs: Verbs[A]
    forms: tuple[tuple[type, Form], ...] = ()
    """Types that are saved in a form of their own, besides operands such as cards."""
    noting: Callable[[], AnyNoting] | None = None
    """What its records note besides actions, loaded when it is asked for; None for nothing."""
    check: Callable[[Any], None] | None = None
    """Raises ValueError for a saved value that has the right types and is none of the game."""
    typed: Callable[[Any, Seat, str], tuple[A, ...] | Text | None] | None = None
    """What a seat means that types less than an action, from its view: actions of which one at most
    can be legal, or why that cannot be told; None for what is not so typed.
    """
    calls: Calls[A] | None = None
    legend: Text | None = None
    """What the signs mean and what may be typed, for those who play."""

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
        """An action as it is told, without its mover."""
        return self.verbs.tell(action, language)


@frozen
class Scenes(Generic[S, V]):
    """What views show, as data that is drawn in the same way for all games."""

    of: Callable[[V, Viewer], Scene]
    """What the view of a viewer shows."""
    whole: Callable[[S], V] | None = None
    """What a referee sees who looks at all; None where the seats see all between them."""
    after: Callable[[V, Sequence[Any], V, Viewer], Scene] | None = None
    """What is seen right after a step, from the view before, what happened as it was witnessed, and
    the view after; None where that is what the view shows.
    """
    art: Art | None = None
    """The drawings of what this game alone has."""
    refusal: Callable[[S, Any, Refused, Viewer], tuple[Sentence, tuple[Breach, ...]]] | None = None
    """What a viewer may be told of an action that is refused: that it was tried, and what it
    breaks; None where only that it was refused, unless it is the viewer's own.
    """
    of_action: Callable[[Any, Language], tuple[Span, ...]] | None = None
    """How an action stands in a list of what may be done; None where it stands there in words."""


@frozen(kw_only=True)
class Checks(Generic[S, A]):
    """What may be asked of every state of a game, by laws and by test benches."""

    attempts: Callable[[S], Iterable[A]]
    """What somebody might try in a state, allowed or not; all that may be done is among it."""
    longest: int
    """Steps after which any game is over, or far more than random play takes."""
    pieces: Callable[[S], Iterable[Hashable] | None] | None = None
    """What is never lost nor made, each once; None where nothing lies yet."""
    whole: Callable[[S], Iterable[Hashable]] | None = None
    """All pieces that there are in a game; None where each game has those of its first deal."""
    invariants: Callable[[S], Iterable[Impossible]] | None = None
    """What is wrong with a state, besides what the types and marks of its fields say."""
    state: Callable[[], Any] | None = None
    """The class of its states with its parameters, such as `Sheet[Rules, int]`; None where it has
    none but the rule set.
    """
    measure: Callable[[S], Any] | None = None
    """What every step makes smaller, where the game has a bound by itself."""
    alike: Callable[[S, Viewer], Iterable[S]] | None = None
    """Other states that a viewer cannot tell from this one; None where nothing is hidden."""
    sample: Callable[[Any, Below], S] | None = None
    """A state that gives its viewer a view, drawn by chance; None where the view is the state."""
    twins: Callable[[Play[S, A, Any]], Iterable[Twin[S, A, Any]]] | None = None
    """For viewers of a play another one that they cannot tell from it."""
    shows: tuple[Callable[[S, Viewer], Any], ...] = ()
    """What a viewer is shown of a state besides view and scene."""
    public: Callable[[], Iterable[object]] | None = None
    """What everybody can get hold of; None where it is the constants of its modules."""
    masked: Callable[[Any, Viewer], Hashable] | None = None
    """What a viewer can tell of a state or an action, said apart from the view; None where nothing
    is hidden.
    """
    appraise: Callable[[Any, A], Fraction] | None = None
    """What an action is worth to a seat, estimated from its view, for players made of code."""
    so_far: Callable[[S], tuple[int, tuple[int, ...]]] | None = None
    """How many deals are over, and what the seats have got in them, more being better; None where
    there is one deal. Players made of code think no further than to the end of a deal.
    """
    rotated: Callable[[Any, int, int], Any] | None = None
    """A state or an action with every seat so many places on, of how many; None where parts
    differ.
    """
    study: Callable[[], AnyStudy] | None = None
    """How the shortest game in which two rule sets part is found and told, where the game has a
    way of its own; loaded when it is asked for.
    """
    bench: Callable[[], AnySpecial] | None = None
    """What is special about it where it is played with other people's engines, loaded when it is
    asked for; None where nothing is.
    """
