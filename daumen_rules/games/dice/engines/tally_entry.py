"""What people and tools see of a game of the engine `tally`: words, pictures, its entry.

Here live options and words that these games share, and the constructor of their entries. No rule
lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from typing import Any, Final

from attrs import evolve

from daumen_rules.games.dice.engines import sheets, tally
from daumen_rules.games.dice.engines.sheets import Act, Choose, N, R, Sheet, Standing
from daumen_rules.games.dice.engines.tally import Tally, actor
from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import GameRules
from daumen_rules.kernel.seats import Mover, Viewer
from daumen_rules.kernel.text import Term, Text, listed, number
from daumen_rules.pieces import dice
from daumen_rules.pieces.dice import Throw, read_throw, write_throw
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.options import (
    Source,
    number_option,
)
from daumen_rules.pieces.scenes import Dice, Part, Scene, heading, labelled, note_of, places
from daumen_rules.pieces.told import Told, reveals, witness
from daumen_rules.pieces.words import ExpectedError

PLAYERS: Final = range(2, 9)
ROUNDS: Final = range(1, 21)
LONGEST: Final = 2000
"""Eight seats have ten throws at most in each of twenty rounds."""


def rounds_option(clause: Clause, default: int) -> int:
    """How many rounds are played: one where the manual describes a single go."""
    source = Source.MANUAL if default == 1 else Source.DECISION
    title = "How many rounds are played? | Wie viele Runden werden gespielt?"
    return number_option(default, ROUNDS, clause, source, title)


# Words


def write(action: Act) -> str:
    """An action in words: `throw 3 5`, `choose 1`."""
    return f"choose {action.number}" if isinstance(action, Choose) else write_throw(action)


def read(mover: Mover, words: str) -> Act:
    """The action of words. Raises ExpectedError."""
    first, *rest = words.split() or [""]
    if first != "choose":
        return read_throw(mover, words)
    if isinstance(mover, int) and len(rest) == 1 and rest[0] in tuple("123456"):
        return Choose(mover, int(rest[0]))
    raise ExpectedError(
        "`choose` and a number from 1 to 6, by a seat",
        "`choose` und eine Zahl von 1 bis 6, von einem Platz",
    )


def points_term(points: int) -> Term:
    """Points as a fact."""
    en, de = ("1 point", "1 Punkt") if points == 1 else (f"{points} points", f"{points} Punkte")
    return Term(str(points), Text(en, de))


def standing_term(note: Standing) -> Term:
    """Points, and that the seat is out, as a fact."""
    points = points_term(note.points)
    if not note.is_out:
        return points
    words = points.words
    return Term(f"{points.code} out", Text(f"{words.en} and is out", f"{words.de} und ist aus"))


def scene(game: Tally[R, N], sheet: Sheet[R, N], viewer: Viewer) -> Scene:
    """The round, what was thrown, and the notes of all seats."""
    total = game.rounds(sheet.rules)
    middle: list[Part] = [
        heading(
            "Round {round} of {total}",
            "Runde {round} von {total}",
            round=number(min(sheet.played + 1, total)),
            total=number(total),
        )
    ]
    if sheet.faces:
        label = Text("thrown", "gewürfelt")
        middle.append(Dice(label=label, faces=sheet.faces, words=game.shown(sheet.faces)))
    if game.asked(sheet):
        choices = listed([number(choice) for choice in game.asked(sheet)])
        middle.append(labelled(Text("to choose", "zu wählen"), choices))
    turn = None if game.is_over(sheet) else sheet.turn
    notes = [note_of(game.words(note).words) for note in sheet.notes]
    seats = places(sheet.players, turn, lambda seat: (notes[seat],))
    return Scene(middle=tuple(middle), seats=seats)


# For tools


def rotated(value: Any, by: int, players: int) -> Any:
    """A sheet or an action with every seat so many places on."""
    if isinstance(value, Choose):
        return Choose((value.seat + by) % players, value.number)
    if isinstance(value, Throw):
        return value
    sheet: Sheet[Any, Any] = value
    first, turn = ((seat + by) % players for seat in (sheet.first, sheet.turn))
    notes = (sheet.notes * 2)[-by % players :][:players]
    return evolve(sheet, first=first, turn=turn, notes=notes)


def measure(sheet: Sheet[R, N]) -> tuple[int, int, int, int]:
    """What every step makes smaller: rounds left, seats left in this one, throws, what is open."""
    place = (sheet.turn - sheet.first) % sheet.players
    opened = bool(sheet.faces) + (sheet.chosen is not None)
    return -sheet.played, -place, -sheet.thrown, -opened


def attempts(game: Tally[R, N], sheet: Sheet[R, N]) -> Iterator[Act]:
    """A throw that can be and two that cannot; choices by every seat."""
    dice_now = game.dice(sheet)
    yield from (Throw((6,) * dice_now), Throw((7,) * dice_now), Throw((1,) * (dice_now + 1)))
    numbers = range(7) if game.choice else (1,)
    yield from (Choose(seat, chosen) for seat in range(sheet.players) for chosen in numbers)


def entry(game: Tally[R, N]) -> Game[R, Sheet[R, N], Act, Told, Sheet[R, N]]:
    """The entry of a game of the engine."""
    return Game(
        book=Book(
            slug=game.slug,
            title=game.title,
            number=game.number,
            clauses=(*dice.CLAUSES, *sheets.CLAUSES, *game.clauses),
            default=game.rules,
            modules=(dice.__name__, sheets.__name__, tally.__name__, *game.modules),
        ),
        rules=GameRules(
            seats=PLAYERS,
            start=game.start,
            movers=game.movers,
            chance=game.chance,
            candidates=game.candidates,
            legality=game.legality(),
            effect=game.effect,
            view=lambda sheet, _: sheet,
            witness=witness,
            reveals=reveals,
            actor=actor,
            outcome=game.result,
        ),
        notation=Notation(
            write=write,
            read=read,
            forms=((Fraction, coded(Fraction)),),
        ),
        scene=Scenes(partial(scene, game)),
        checks=Checks(
            attempts=lambda sheet: attempts(game, sheet),
            longest=LONGEST,
            measure=measure,
            rotated=rotated,
        ),
    )
