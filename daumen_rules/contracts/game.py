"""A game: one record of five parts, a sixth where it has a court, and what one does with it.

Every tool takes a game by these parts and never asks which one it has. No rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, cast

from daumen_rules.kernel import game as kernel
from daumen_rules.kernel.canonical import write
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.step import A, E, Refused, S, Step
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.matches import Match
from daumen_rules.pieces.other_readings import readings_that_allow
from daumen_rules.pieces.sampling import Below

from .parts import Book, Checks, Notation, Scenes

if TYPE_CHECKING:  # seldom asked for, and with them come searches and rulings
    from daumen_rules.kernel.verdict import Suggestion
    from daumen_rules.positions.position import Position
    from daumen_rules.records.replay import Replay

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
    """What rules on what people remember, loaded when it is asked for; most games have none."""
    suggest: Callable[[S, A], tuple[Suggestion, ...]] | None = None
    """What can be done after an illegal action in a state, though no rule says so."""
    match: Callable[[int, R, int], Match[S]] | None = None
    """A match between so many players, by some rules, of so many games; None where the manual joins
    no games.
    """

    def __attrs_post_init__(self) -> None:
        LOADED.setdefault(type(self.book.default), self)

    def __str__(self) -> str:
        return self.book.title.en

    def __repr__(self) -> str:
        return f"<Game: {self.slug}>"

    def _repr_html_(self) -> str:
        """The game in a notebook: its titles, and how many clauses, options and players it has."""
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
        """Whether it says which states a view may be of."""
        return self.checks.sample is not None or self.checks.alike is None

    # To play

    def start(self, players: int, rules: R | None = None) -> S:
        """The state before anything has happened, by the default rules where none are given.

        Raises ValueError for a number of players that the game is not played by, and for rules
        that do not go together with that number.
        """
        if players not in self.rules.seats:
            raise ValueError(f"{self.book.title.en} is not for {players} players")
        return self.rules.start(players, self.book.default if rules is None else rules)

    def chance(self, state: S) -> Distribution[A] | None:
        """What Nature may do, numbered and equally likely; None where it is not her turn."""
        return self.rules.chance(state)

    def legal_actions(self, state: S) -> tuple[A, ...]:
        """The actions of seats, and of the referee, that `step` accepts, in a fixed order.

        Empty when the game is over, and where Nature alone is to move: see `chance`.
        """
        return kernel.legal_actions(self.rules, state)

    def step(self, state: S, action: A) -> Step[S, A, E] | Refused:
        """Take an action: the step it makes, or the refusal with every clause it breaks."""
        return kernel.step(self.rules, state, action)

    def may_undo(self, history: Sequence[Step[S, A, E]], seat: Seat) -> bool:
        """Whether a seat may take back the last step: its own, which showed nobody anything, while
        nobody has acted since.
        """
        return kernel.may_undo(self.rules, history, seat)

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, None before its end."""
        return self.rules.outcome(state)

    # To see

    def view(self, state: S, viewer: Viewer) -> V:
        """All that a viewer knows of a state, and nothing else."""
        return self.rules.view(state, viewer)

    def witness(self, event: E, viewer: Viewer) -> E:
        """An event as a viewer sees it."""
        return self.rules.witness(event, viewer)

    def sample(self, view: V, below: Below) -> S:
        """A state that gives its viewer this very view, drawn by chance: `below(n)` is a whole
        number from 0 to n−1, such as `Random(7).randrange`.

        Rules can go on from it. It may contradict what could be told from the course of the game,
        such as why somebody passed. Raises ValueError for a view that no state gives.
        """
        if self.checks.sample is not None:
            return self.checks.sample(view, below)
        if not self.draws_states:
            raise ValueError(f"{self.book.title.en} does not say what may be hidden from a view")
        found: Any = view  # where nothing is hidden all see the state itself
        return cast("S", found)

    def faults(self, state: S) -> tuple[Impossible, ...]:
        """What is wrong with a state that no play leads to; nothing where it holds together."""
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
        """The record of a game that was noted down, as text or as JSON.

        Raises InputError with line, column and what was expected, also for a record of another
        game.
        """
        from daumen_rules.records.record import read

        return read(text, self)

    def write_record(self, record: Record) -> str:
        """A record as text, which `read_record` reads."""
        from daumen_rules.records.record import write

        return write(record)

    def replay(self, record: Record, rules: R | None = None) -> Replay:
        """A record played by its own rules, or by others, up to the first refused action."""
        from daumen_rules.records.replay import replay

        return replay(record, rules)

    def otherwise(
        self, state: S, action: A, before: tuple[S, A] | None = None
    ) -> tuple[tuple[str, str], ...]:
        """The options, each with a value, by one of which alone a refused action would be allowed.

        `before` is the state before the last action, and that action: by another reading it may
        have given the turn to another seat.
        """
        return readings_that_allow(self.rules, state, action, before)

    def save(self, value: Any) -> str:
        """A state, action, event or view as canonical JSON."""
        return write(value, forms_of(self))

    def load(self, text: str) -> Any:
        """The value of a saved text. Raises ValueError for a text that `save` has not written, for
        a state that does not hold together, a view that no state gives and an action that no words
        say; it names the place.
        """
        return loaded(self, text)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

LOADED: Final[dict[type, AnyGame]] = {}
"""The games that are loaded, by the class of their rule sets: a state has such a rule set, and so
is printed as its game shows it. The first game with such rule sets stays.
"""
