"""What people and tools see of a trick: its verbs, its scene, its faults, and its `Game`.

No rule lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from typing import Final, TypeAlias, TypeVar

from daumen_rules.contracts.entry import entry, made_by, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Text, number
from daumen_rules.pieces import dice
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.dice import COVERED, THROW, Cover, Throw, actor, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.operands import numbers
from daumen_rules.pieces.scenes import Dice, Part, Scene, labelled, note_of, places
from daumen_rules.pieces.verbs import Verbs, verb

from . import magic_trick
from .magic_trick import (
    MAGICIAN,
    NO_THROW,
    THROWER,
    Act,
    AnySecret,
    Guess,
    MagicTrick,
    Name,
    said_term,
)

R = TypeVar("R")
MagicTrickGame: TypeAlias = Game[R, AnySecret, Act, TextEvent, AnySecret]
DICE: Final = Text("dice", "Würfel")

_ROLES = (Text("throws", "wirft"), Text("magician", "Zauberer"))


def scene(view: AnySecret, _: Viewer) -> Scene:
    """The scene: the dice or the number of covered dice, the numbers named and said, the roles."""
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


def verbs(of: MagicTrick) -> Verbs[Act]:
    """The verbs: throw the dice, name a number, and guess the hidden number."""
    named, said = (numbers(range(n + 1), of.example[i]) for i, n in enumerate(of.most))
    naming = Text("name the number {number}", "nenne die Zahl {number}")
    guessing = Text("guess that the number is {number}", "rate, dass die Zahl {number} ist")
    name = verb(Name, "name {number}", "nenne {number}", phrase=naming, number=named)
    guess = verb(Guess, "guess {number}", "rate {number}", phrase=guessing, number=said)
    return Verbs((THROW, name, guess))


def faults(of: MagicTrick, state: AnySecret) -> Iterator[Impossible]:
    """What is wrong with a state: its dice, the number named, and the number said."""
    dice, faces, named = of.falling(state), state.faces, state.named
    if faces:
        yield from between("faces", len(faces), dice, dice)
    for at, face in enumerate(faces if any(faces) else ()):
        yield from between(f"faces[{at}]", face, 1, 6)
    if len(faces) not in (0, dice) or (any(faces) and not {*faces} <= {*range(1, 7)}):
        return
    covered = bool(faces) and not any(faces)
    possible = named is None or (bool(faces) and (covered or named in of.named(state)))
    en, de = "nothing, or what the throw gives", "nichts, oder was der Wurf ergibt"
    yield from expected(possible, "named", named, en, de)
    en, de = "nothing, or what can be hidden there", "nichts, oder was dort verborgen sein kann"
    spoken = state.said is None or (named is not None and state.said in of.guesses(state))
    yield from expected(spoken, "said", state.said, en, de)


def estimate(of: MagicTrick, view: AnySecret, action: Act) -> Fraction:
    """Whether an act is reckoned rightly: a result of the throw, or the answer to it."""
    match action:
        case Name(_, number):
            return Fraction(number in of.names(view.faces))
        case Guess(_, number):
            dice = len(view.faces)
            reckoned = of.solve(dice, view.named or 0)
            return Fraction(number == (reckoned if reckoned in of.possible(dice) else NO_THROW))
        case _:
            return Fraction(0)


def attempts(of: MagicTrick, state: AnySecret) -> Iterator[Act]:
    """Legal and illegal acts to try: three throws, and numbers that each seat names or says."""
    size = of.falling(state)
    yield from (Throw((6,) * size), Throw((7,) * size), Throw((1,) * (size + 1)))
    for seat in (THROWER, MAGICIAN):
        yield from (Name(seat, each) for each in dict.fromkeys((*of.named(state), 7, of.most[0])))
        yield from (Guess(seat, each) for each in dict.fromkeys((*of.guesses(state), 0, 7)))


def game_of(rules: R, of: MagicTrick) -> MagicTrickGame[R]:
    """The `Game` of a module. Gets its rule set with all defaults, and its trick."""
    return entry(
        rules,
        module=of.module,
        clauses=of.clauses,
        rooms=(dice.ROOM, Room(magic_trick.__name__, magic_trick.CLAUSES)),
        parts=parts_of(of),
        listed=of.listed,
        seats=range(2, 3),
        start=of.start,
        movers=of.movers,
        actor=actor,
        chance=of.chance,
        candidates=of.candidates,
        legality=of.legality(),
        effect=of.effect,
        outcome=lambda state: None if state.said is None else of.wins(state),
        knowledge=Cover(of.hides, of.may_be).knowledge,
        verbs=verbs(of),
        scene=scene,
        attempts=partial(attempts, of),
        longest=3,
        rotated=None,
        measure=lambda state: (not state.faces) + (state.named is None) + (state.said is None),
        invariants=partial(faults, of),
        estimate=partial(estimate, of),
    )


magic_trick_game = made_by(MagicTrick, game_of)
"""A game of the engine `trick`."""
