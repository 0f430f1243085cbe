"""The doors of every game: what is begun, done, seen, and written down.

Each takes the game first; without one most mean *Daumen drauf!*, with the signature that the
functions of that game have. A record names its game. Nothing is ruled here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, overload

from daumen_rules.games.daumen_drauf import rules as dd_rules
from daumen_rules.games.daumen_drauf import scoring, setup
from daumen_rules.games.daumen_drauf import view as dd_view
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, Pack, State, Undealt
from daumen_rules.games.daumen_drauf.readings import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.view import View
from daumen_rules.kernel import game as kernel
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.ruling import A, E, Refused, S, Step
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.game import AnyGame, Game
from daumen_rules.pieces.noted import Record
from daumen_rules.records import record as records
from daumen_rules.records.replay import Replay
from daumen_rules.records.replay import replay as _replay

R = TypeVar("R")
V = TypeVar("V")


def _names_a_game(given: tuple[Any, ...], named: dict[str, Any]) -> bool:
    return "game" in named or (bool(given) and isinstance(given[0], Game))


@overload
def start(game: Game[R, S, A, E, V], players: int, rules: R | None = None) -> S: ...
@overload
def start(
    players: int, rules: RuleSet = GERMAN, starter: Seat = 0, pack: Pack | None = None
) -> Undealt: ...
def start(*given: Any, **named: Any) -> Any:
    """A game before anything has happened, by its default rules where none are given.

    Raises ValueError for a number of players that it is not played by, and for rules that do not
    go together with them.
    """
    return (_start if _names_a_game(given, named) else setup.start)(*given, **named)


def _start(game: Game[R, S, A, E, V], players: int, rules: R | None = None) -> S:
    if players not in game.rules.seats:
        raise ValueError(f"{game.book.title.en} is not for {players} players")
    return game.rules.start(players, game.book.default if rules is None else rules)


@overload
def step(game: Game[R, S, A, E, V], state: S, action: A) -> Step[S, A, E] | Refused: ...
@overload
def step(state: State, action: Action) -> dd_rules.Answer: ...
def step(*given: Any, **named: Any) -> Any:
    """Take an action: the step it makes, or the refusal with every clause it breaks."""
    return (_step if _names_a_game(given, named) else dd_rules.step)(*given, **named)


def _step(game: Game[R, S, A, E, V], state: S, action: A) -> Step[S, A, E] | Refused:
    return kernel.step(game.rules, state, action)


@overload
def legal_actions(game: Game[R, S, A, E, V], state: S) -> tuple[A, ...]: ...
@overload
def legal_actions(state: State) -> tuple[Action, ...]: ...
def legal_actions(*given: Any, **named: Any) -> Any:
    """The actions of seats, and of the referee, that `step` accepts, in a fixed order.

    Empty when the game is over, and where Nature alone is to move: her actions are in
    `game.rules.chance(state)`.
    """
    return (_legal if _names_a_game(given, named) else dd_rules.legal_actions)(*given, **named)


def _legal(game: Game[R, S, A, E, V], state: S) -> tuple[A, ...]:
    return kernel.legal_actions(game.rules, state)


@overload
def may_undo(game: Game[R, S, A, E, V], history: Sequence[Step[S, A, E]], seat: Seat) -> bool: ...
@overload
def may_undo(history: Sequence[Step[State, Action, Event]], seat: Seat) -> bool: ...
def may_undo(*given: Any, **named: Any) -> Any:
    """Whether a seat may take back the last step of a game: its own, which showed nobody anything,
    while nobody has acted since.
    """
    return (_may_undo if _names_a_game(given, named) else dd_rules.may_undo)(*given, **named)


def _may_undo(game: Game[R, S, A, E, V], history: Sequence[Step[S, A, E]], seat: Seat) -> bool:
    return kernel.may_undo(game.rules, history, seat)


@overload
def view(game: Game[R, S, A, E, V], state: S, viewer: Viewer) -> V: ...
@overload
def view(state: State, viewer: Viewer) -> View: ...
def view(*given: Any, **named: Any) -> Any:
    """All that a viewer knows of a state, and nothing else."""
    return (_view if _names_a_game(given, named) else dd_view.view)(*given, **named)


def _view(game: Game[R, S, A, E, V], state: S, viewer: Viewer) -> V:
    return game.rules.view(state, viewer)


@overload
def witness(game: Game[R, S, A, E, V], event: E, viewer: Viewer) -> E: ...
@overload
def witness(event: Event, viewer: Viewer) -> Event: ...
def witness(*given: Any, **named: Any) -> Any:
    """An event as a viewer sees it."""
    return (_witness if _names_a_game(given, named) else dd_view.witness)(*given, **named)


def _witness(game: Game[R, S, A, E, V], event: E, viewer: Viewer) -> E:
    return game.rules.witness(event, viewer)


@overload
def outcome(game: Game[R, S, A, E, V], state: S) -> Outcome | None: ...
@overload
def outcome(state: State) -> Outcome | None: ...
def outcome(*given: Any, **named: Any) -> Any:
    """How a game ended, None before its end."""
    return (_outcome if _names_a_game(given, named) else scoring.outcome)(*given, **named)


def _outcome(game: Game[R, S, A, E, V], state: S) -> Outcome | None:
    return game.rules.outcome(state)


# Records


def read_record(text: str, game: AnyGame | None = None) -> Record:
    """The record of a game that was noted down; `game` is its game where the text does not say it.

    Raises InputError with line, column and what was expected.
    """
    return records.read(text, game)


def write_record(record: Record) -> str:
    """A record as text. What `read_record` reads of it is equal to it."""
    return records.write(record)


def replay(record: Record, rules: Any = None) -> Replay:
    """A record played by its own rules, or by others, up to the first action that is refused."""
    return _replay(record, rules)
