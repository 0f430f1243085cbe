"""One entry for all games of the collection: what dice, boards and cards do alike to be a game.

A game is a call whose keywords are its own functions and clauses; an engine makes the call for its
games. No rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from attrs import fields

from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause, cited_by, source_of
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.row import Legality
from daumen_rules.kernel.seats import Mover, Viewer
from daumen_rules.kernel.step import A, S, Step
from daumen_rules.kernel.text import Text, both
from daumen_rules.pieces.book import ClauseBlock, Room
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.event_text import TextEvent, reveals, witness
from daumen_rules.pieces.figures import Figure
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.scenes import Scene, Setup
from daumen_rules.pieces.verbs import Verb, Verbs

from .batch_form import AnyBatchForm
from .game import Game
from .parts import Book, Checks, Notation, Scenes

R = TypeVar("R")
V = TypeVar("V")
E = TypeVar("E")
G = TypeVar("G")
P = ParamSpec("P")
POINTS: Final = Text("Points", "Punkte")


def no_chance(_state: object) -> None:
    """Nature has nothing to do."""


def _all_of_it(state: Any, _: Viewer) -> Any:
    """The view where all see all."""
    return state


def entry(
    rules: R,
    *,
    module: str,
    clauses: tuple[Clause, ...],
    rooms: Iterable[Room] = (),
    parts: Iterable[object] = (),
    instead: Iterable[tuple[Clause, Clause]] = (),
    scored: Text = POINTS,
    listed: str | None = "",
    seats: range,
    start: Callable[[int, R], S],
    movers: Callable[[S], tuple[Mover, ...]],
    actor: Callable[[A], Mover],
    chance: Callable[[S], Distribution[A] | None] = no_chance,
    candidates: Callable[[S], Iterable[A]],
    legality: Legality[S, A],
    effect: Callable[[S, A], Step[S, A, TextEvent]],
    outcome: Callable[[S], Outcome | None],
    knowledge: Knowledge[S, V] | None,
    verbs: Verbs[A],
    forms: tuple[tuple[type, Form], ...] = (),
    figures: tuple[Verb[Figure], ...] = (),
    scene: Callable[[V, Viewer], Scene],
    attempts: Callable[[S], Iterable[A]],
    longest: int,
    rotated: Callable[[Any, int, int], Any] | None,
    measure: Callable[[S], Any] | None = None,
    pieces: Callable[[S], Iterable[Hashable] | None] | None = None,
    invariants: Callable[[S], Iterable[Impossible]] | None = None,
    so_far: Callable[[S], tuple[int, tuple[int, ...]]] | None = None,
    standing: Callable[[S], tuple[int, ...]] | None = None,
    estimate: Callable[[Any, A], Fraction] | None = None,
    considered: Callable[[S, Sequence[A]], Sequence[A]] | None = None,
    state: Callable[[], Any] | None = None,
    lines: tuple[DerivedLine[S], ...] = (),
    remembered: Callable[[S], S] | None = None,
    setup: Setup[S] | None = None,
    batch: Callable[[], AnyBatchForm] | None = None,
) -> Game[R, S, A, TextEvent, V]:
    """The game of a module, by its rule set with every default.

    The slug is the name of the module, or of its folder where the module is called `game`; title
    and number are those of the block of its clauses, and so is the number in the list of contents
    where `listed` is empty. `rooms` are the other modules, those of an engine first; their clauses
    come before those of the game. `parts` are functions that carry out clauses and stand in none of
    these modules, and `instead` has clauses of an engine with those that stand for them here.
    `knowledge` is None where all see all: the view is the state. All else is as in `GameRules`,
    `Checks` and `Game`.
    """
    block = source_of(clauses[0])
    assert isinstance(block, ClauseBlock)
    rooms = tuple(rooms)
    modules = (*(room.module for room in rooms), module)
    view = knowledge.view if knowledge else _all_of_it
    sees = () if view.__module__ in modules else (view,)
    return Game(
        book=Book(
            slug=module.removesuffix(".game").rpartition(".")[2].replace("_", "-"),
            title=both(block.title),
            number=block.number,
            listed=block.number if listed == "" else listed,
            scored=scored,
            clauses=(*(clause for room in rooms for clause in room.clauses), *clauses),
            default=rules,
            modules=modules,
            parts=tuple(part for part in (*parts, *sees) if callable(part) and cited_by(part)),
            instead=tuple(instead),
        ),
        rules=GameRules(
            seats=seats,
            start=start,
            movers=movers,
            chance=chance,
            candidates=candidates,
            legality=legality,
            effect=effect,
            view=view,
            witness=witness,
            reveals=reveals,
            actor=actor,
            outcome=outcome,
        ),
        notation=Notation(verbs=verbs, forms=forms, figures=Verbs(figures)),
        scene=Scenes(scene, knowledge.whole if knowledge else None, setup=setup),
        checks=Checks(
            attempts=attempts,
            longest=longest,
            pieces=pieces,
            measure=measure,
            alike=knowledge.alike if knowledge else None,
            sample=knowledge.sample if knowledge else None,
            masked=knowledge.masked if knowledge else None,
            remembered=remembered,
            lines=lines,
            invariants=invariants,
            rotated=rotated,
            so_far=so_far,
            standing=standing,
            estimate=estimate,
            considered=considered,
            state=state,
        ),
        batch=batch,
    )


def made_by(engine: Callable[P, E], game_of: Callable[[R, E], G]) -> Callable[Concatenate[R, P], G]:
    """The call that makes a game of an engine: it takes the rule set with every default, and by
    their names the parts of the engine.
    """

    def made(rules: R, /, *args: P.args, **parts: P.kwargs) -> G:
        return game_of(rules, engine(*args, **parts))

    return made


def parts_of(engine: object) -> Iterator[object]:
    """The functions and values that an engine was given for a game."""
    kind: Any = type(engine)
    return (getattr(engine, each.name) for each in fields(kind))
