"""A game: one record of five parts, perhaps a court and a batch form, with the methods on them.

Every tool uses these parts and never asks which game it has. No rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, cast

from daumen_rules.kernel import game as kernel
from daumen_rules.kernel.canonical import write
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.seats import Mover, Seat, Viewer
from daumen_rules.kernel.step import A, E, Refused, S, Step
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.other_readings import readings_that_allow
from daumen_rules.pieces.sampling import Below

from .parts import Book, Checks, Notation, Scenes

if TYPE_CHECKING:  # seldom asked for, and with them come searches and rulings
    from daumen_rules.positions.position import Position
    from daumen_rules.records.replay import Replay

    from .batch_form import AnyBatchForm
    from .court import AnyCourt
    from .record_model import Record

from daumen_rules.pieces.impossible import Impossible

from .faults import faults_of
from .saved import forms_of, loaded

R = TypeVar("R")
V = TypeVar("V")


@frozen(kw_only=True, repr=False)
class Game(Generic[R, S, A, E, V]):
    """A game: rule sets R, states S, actions A, events E, views V."""

    book: Book[R]
    rules: GameRules[R, S, A, E, V]
    notation: Notation[A]
    scene: Scenes[S, V]
    checks: Checks[S, A]
    court: Callable[[], AnyCourt] | None = None
    """Rules on situations that people remember only in part; loaded on demand. Most games have
    none.
    """
    batch: Callable[[], AnyBatchForm] | None = None
    """The compiled form for many games at once; loaded on demand, as it needs the extra `fast`.
    Most games have none.
    """

    def __attrs_post_init__(self) -> None:
        LOADED.setdefault(type(self.book.default), self)

    def __hash__(self) -> int:
        return hash(self.book.slug)

    def __str__(self) -> str:
        return self.book.title.en

    def __repr__(self) -> str:
        return f"<Game: {self.slug}>"

    def _repr_html_(self) -> str:
        """The game in a notebook: its titles, and the numbers of clauses, options and players."""
        from html import escape  # slow to load, as a table of all that HTML names

        title, seats = self.book.title, self.rules.seats
        facts = (
            f"{len(self.book.clauses)} clauses",
            f"{len(self.book.options)} options",
            f"{seats[0]} players" if len(seats) == 1 else f"{seats[0]} to {seats[-1]} players",
        )
        return f"<b>{escape(title.de)}</b> ({escape(title.en)}): {', '.join(facts)}"

    @property
    def slug(self) -> str:
        """The name of the game in commands and records."""
        return self.book.slug

    @property
    def draws_states(self) -> bool:
        """Whether `sample` can draw states for a view."""
        return self.checks.sample is not None or self.checks.alike is None

    # To play

    def start(self, players: int, rules: R | None = None) -> S:
        """The state before anything has happened, under the default rules unless others are given.

        Raises ValueError for a number of players that the game does not allow, and for rules that
        do not fit that number.
        """
        if players not in self.rules.seats:
            raise ValueError(f"{self.book.title.en} is not for {players} players")
        return self.rules.start(players, self.book.default if rules is None else rules)

    def chance(self, state: S) -> Distribution[A] | None:
        """Nature's possible actions, numbered and equally likely; None if it is not Nature's
        turn.
        """
        return self.rules.chance(state)

    def legal_actions(self, state: S) -> tuple[A, ...]:
        """The actions of seats, and of the referee, that `step` accepts, in a fixed order.

        Empty when the game is over and when only Nature may move: see `chance`.
        """
        return kernel.legal_actions(self.rules, state)

    def step(self, state: S, action: A) -> Step[S, A, E] | Refused:
        """Take an action: the step, or the refusal with every broken clause."""
        return kernel.step(self.rules, state, action)

    def actor(self, action: A) -> Mover:
        """Who does an action: a seat, Nature or the referee. It may have no seat, as a deal."""
        return self.rules.actor(action)

    def may_undo(self, history: Sequence[Step[S, A, E]], seat: Seat) -> bool:
        """Whether a seat may take back the last step: its own, without chance and without anything
        shown to anybody, while nobody has acted since.
        """
        return kernel.may_undo(self.rules, history, seat)

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None before the end."""
        return self.rules.outcome(state)

    # To see

    def view(self, state: S, viewer: Viewer) -> V:
        """Everything that a viewer knows of a state, and nothing else."""
        return self.rules.view(state, viewer)

    def witness(self, event: E, viewer: Viewer) -> E:
        """An event as a viewer sees it."""
        return self.rules.witness(event, viewer)

    def sample(self, view: V, below: Below) -> S:
        """A random state that gives its viewer this very view. `below(n)` is a random whole number
        from 0 to n−1, such as `Random(7).randrange`.

        Play can go on from it. It may contradict what could be inferred from the course of the
        game, such as why somebody passed. Raises ValueError for a view that no state gives.
        """
        if self.checks.sample is not None:
            return self.checks.sample(view, below)
        if not self.draws_states:
            raise ValueError(f"{self.book.title.en} does not say what may be hidden from a view")
        found: Any = view  # where nothing is hidden all see the state itself
        return cast("S", found)

    def faults(self, state: S) -> tuple[Impossible, ...]:
        """The faults of a state that no play leads to; empty for a consistent state."""
        return faults_of(self.rules, self.checks, state)

    # To begin anywhere

    def position(self, text: str) -> Position[S]:
        """The position that a text tells, perhaps with gaps, and what was done from there.

        Raises InputError with line, column and what was expected, also for a position that cannot
        be and for an action that is not allowed.
        """
        from daumen_rules.records.position_text import read_position_text

        return read_position_text(text, self)

    def write_position(
        self,
        state: S,
        names: Sequence[str] = (),
        language: Language = "en",
        viewer: Viewer | None = None,
    ) -> str:
        """A state as text, which `position` reads; what a viewer does not see is left open."""
        from daumen_rules.records.position_text import write_position_text

        return write_position_text(self, state, names, language, viewer)

    # To keep

    def read_record(self, text: str) -> Record:
        """The record of a game, from its text form or from JSON.

        Raises InputError with line, column and the expected input, also for a record of another
        game.
        """
        from daumen_rules.records.record import read

        return read(text, self)

    def write_record(self, record: Record) -> str:
        """A record as text, which `read_record` reads."""
        from daumen_rules.records.record import write

        return write(record)

    def replay(self, record: Record, rules: R | None = None) -> Replay:
        """A record replayed under its own rules, or under others, up to the first illegal
        action.
        """
        from daumen_rules.records.replay import replay

        return replay(record, rules)

    def otherwise(
        self, state: S, action: A, before: tuple[S, A] | None = None
    ) -> tuple[tuple[str, str], ...]:
        """Options, each with a value, that alone would make an illegal action legal.

        `before` is the previous state and the action taken there: under another reading it may have
        given the turn to another seat.
        """
        return readings_that_allow(self.rules, state, action, before)

    def save(self, value: Any) -> str:
        """A state, action, event or view as canonical JSON."""
        return write(value, forms_of(self))

    def load(self, text: str) -> Any:
        """The value of a saved text. Raises ValueError, with the place, for a text that `save` did
        not write and for an inconsistent state.
        """
        return loaded(self, text)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

LOADED: Final[dict[type, AnyGame]] = {}
"""The loaded games by the class of their rule sets, so that a printed state finds its game. The
first game with a class keeps it.
"""
