"""What people and tools see of a trick: words, pictures, what looks alike, its entry.

No rule lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, TypeVar

from attrs import evolve

from daumen_rules.games.dice.engines import trick
from daumen_rules.games.dice.engines.trick import (
    MAGICIAN,
    THROWER,
    Act,
    AnySecret,
    Guess,
    Name,
    Secret,
    Trick,
    actor,
    said_term,
)
from daumen_rules.kernel.clause import Clause, source_of
from daumen_rules.kernel.game import GameRules
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Text, number
from daumen_rules.pieces import dice
from daumen_rules.pieces.dice import COVERED, THROW, Throw, faces_term, otherwise, uncovered
from daumen_rules.pieces.drawn import Below
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.operands import numbers
from daumen_rules.pieces.options import both
from daumen_rules.pieces.scenes import Dice, Part, Scene, labelled, note_of, places
from daumen_rules.pieces.told import Told, reveals, witness
from daumen_rules.pieces.verbs import Verbs, verb

R = TypeVar("R")
DICE: Final = Text("dice", "Würfel")

NUMBER: Final = numbers(range(10_000), 87)
VERBS: Final = Verbs[Act](
    (
        THROW,
        verb(Name, "name {number}", "nenne {number}", number=NUMBER),
        verb(Guess, "guess {number}", "rate {number}", number=NUMBER),
    )
)
_ROLES = (Text("throws", "wirft"), Text("magician", "Zauberer"))


def scene(view: AnySecret, _: Viewer) -> Scene:
    """The dice or how many lie covered, what was named, what was said, and who is who."""
    middle: list[Part] = []
    if 0 in view.faces:
        middle.append(labelled(COVERED, number(len(view.faces))))
    elif view.faces:
        middle.append(Dice(label=DICE, faces=view.faces, words=faces_term(view.faces)))
    if view.named is not None:
        middle.append(labelled(Text("named", "genannt"), number(view.named)))
    if view.said is not None:
        middle.append(labelled(Text("said", "gesagt"), said_term(view.said)))
    turn = None if view.said is not None else view.turn
    seats = places(view.players, turn, lambda seat: (note_of(_ROLES[seat]),))
    return Scene(middle=tuple(middle), seats=seats)


def alike(of: Trick, state: AnySecret, viewer: Viewer) -> Iterator[AnySecret]:
    """Other throws of which the same could have been named."""
    if viewer != THROWER and state.said is None:
        for faces in otherwise(state.faces):
            other = evolve(state, faces=faces)
            if state.named is None or state.named in of.named(other):
                yield other


def sample(of: Trick, view: AnySecret, below: Below) -> AnySecret:
    """A throw of which can have been named what was, each of them as likely as any other. A
    function of its own, as what was named tells of the dice. Raises ValueError where there is none.
    """
    for _ in range(_TRIES):
        state = evolve(view, faces=uncovered(view.faces, below))
        if state.named is None or state.named in of.named(state):
            return state
    raise ValueError("no throw that was drawn gives what was named")


_TRIES: Final = 10_000
"""Of 216 throws one alone may give what was named."""


def masked(of: Trick, value: AnySecret | Act, viewer: Viewer) -> AnySecret | Act:
    """A state or a throw with the backs of dice that a viewer does not see."""
    if isinstance(value, Throw) and viewer != THROWER:
        return Throw((0,) * len(value.faces))
    return of.view(value, viewer) if isinstance(value, Secret) else value


def attempts(of: Trick, state: AnySecret) -> Iterator[Act]:
    """A throw that can be and two that cannot; numbers that may be named or said, and others."""
    size = of.falling(state)
    yield from (Throw((6,) * size), Throw((7,) * size), Throw((1,) * (size + 1)))
    for seat in (THROWER, MAGICIAN):
        yield from (Name(seat, each) for each in dict.fromkeys((*of.named(state), 7, 87)))
        yield from (Guess(seat, each) for each in dict.fromkeys((*of.guesses(state), 0, 7)))


def trick_game(
    slug: str, title: str, clauses: tuple[Clause, ...], rules: R, of: Trick
) -> Game[R, AnySecret, Act, Told, AnySecret]:
    """A trick, with its title in English and German, and its rule set with every default, whose
    class is in the module of the trick.
    """
    numbered: str = getattr(source_of(clauses[0]), "number")  # noqa: B009 - a block of clauses
    return Game(
        book=Book(
            slug=slug,
            title=both(title),
            number=numbered,
            listed=of.listed or numbered,
            clauses=(*dice.CLAUSES, *trick.CLAUSES, *clauses),
            default=rules,
            modules=(dice.__name__, trick.__name__, type(rules).__module__),
        ),
        rules=GameRules(
            seats=range(2, 3),
            start=of.start,
            movers=of.movers,
            chance=of.chance,
            candidates=of.candidates,
            legality=of.legality(),
            effect=of.effect,
            view=of.view,
            witness=witness,
            reveals=reveals,
            actor=actor,
            outcome=lambda state: None if state.said is None else of.wins(state),
        ),
        notation=Notation(verbs=VERBS),
        scene=Scenes(scene, lambda state: state),
        checks=Checks(
            attempts=partial(attempts, of),
            longest=3,
            measure=lambda state: (not state.faces) + (state.named is None) + (state.said is None),
            alike=partial(alike, of),
            sample=partial(sample, of),
            masked=partial(masked, of),
        ),
    )
