"""What people and tools see of a game of the engine `tally`: words, pictures, its entry.

No rule lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from importlib import import_module
from typing import Any, Final, cast

from attrs import evolve

from daumen_rules.games.dice.engines import acts, sheets, tally, throwoff
from daumen_rules.games.dice.engines.acts import Act, Heard, Stake, act_of, actor, said, verbs
from daumen_rules.games.dice.engines.sheets import AGREED, R, S
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.clause import Clause, source_of
from daumen_rules.kernel.game import GameRules
from daumen_rules.kernel.seats import Viewer, seat_letter
from daumen_rules.kernel.text import Text, listed, number
from daumen_rules.pieces import dice
from daumen_rules.pieces.dice import Throw
from daumen_rules.pieces.drawn import Below
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.options import Source, both, number_option
from daumen_rules.pieces.scenes import (
    THROWN,
    Dice,
    Part,
    Scene,
    heading,
    labelled,
    note_of,
    places,
    term,
)
from daumen_rules.pieces.told import Told, reveals, witness

ROUNDS: Final = range(1, 21)
LONGEST: Final = 2000
"""Eight seats have ten throws at most in each of twenty rounds."""


def rounds_option(clause: Clause, default: int) -> int:
    """How many rounds are played: one where a clause of the manual describes a single go."""
    source = Source.MANUAL if default == 1 and clause is not AGREED else Source.DECISION
    title = "How many rounds are played? | Wie viele Runden werden gespielt?"
    return number_option(default, ROUNDS, clause, source, title)


def scene(game: Tally[S], sheet: S, viewer: Viewer) -> Scene:
    """The round, what all share, what was thrown, what may be chosen, and every seat's notes."""
    now, total = sheet.played + 1, game.rounds(sheet.rules)
    round_ = heading("Round {round}", "Runde {round}", round=number(now))
    if total is not None:
        now = min(now, total)
        en, de = "Round {round} of {total}", "Runde {round} von {total}"
        round_ = heading(en, de, round=number(now), total=number(total))
    middle: list[Part] = [round_]
    if game.shared:
        shared = game.shared(sheets.common_of(sheet))
        middle.append(labelled(Text("together", "zusammen"), shared))
    if 0 in sheet.faces:
        middle.append(labelled(dice.COVERED, number(len(sheet.faces))))
    elif sheet.faces:
        middle.append(Dice(label=THROWN, faces=sheet.faces, words=game.shown(sheet.faces)))
    asked = game.asked(sheet)
    if choices := [said(game.says, each) for each in asked if not isinstance(each, Stake)]:
        middle.append(labelled(Text("to choose", "zu wählen"), listed(choices)))
    if stakes := [each.chips for each in asked if isinstance(each, Stake)]:
        middle.append(labelled(Text("most to bet", "höchster Einsatz"), number(max(stakes))))
    if game.tied(sheet):
        tied = listed([term(seat_letter(seat)) for seat in game.tied(sheet)])
        middle.append(labelled(Text("throwing off", "Stechen"), tied))
    turn = None if game.is_over(sheet) else sheet.turn
    notes = [note_of(game.words(note).words) for note in sheet.notes]
    seats = places(sheet.players, turn, lambda seat: (notes[seat],))
    return Scene(middle=tuple(middle), seats=seats)


# For tools


def rotated(value: Any, by: int, players: int) -> Any:
    """A sheet or an action with every seat so many places on."""
    if getattr(value, "seat", 0) is None:
        return value
    if isinstance(value, Throw):
        return value
    if hasattr(value, "seat"):
        return evolve(value, seat=(value.seat + by) % players)
    changed: dict[str, Any] = {
        "first": (value.first + by) % players,
        "turn": (value.turn + by) % players,
        "notes": (value.notes * 2)[-by % players :][:players],
    }
    if tied := sheets.tied_of(value):
        changed["tied"] = tuple((seat + by) % players for seat in tied)
    return evolve(value, **changed)


def measure(sheet: sheets.Sheet[Any, Any]) -> tuple[int, int, int, int]:
    """What every step makes smaller: rounds left, seats left in this one, throws, what is open."""
    place = (sheet.turn - sheet.first) % sheet.players
    opened = bool(sheet.faces) + (sheet.chosen is not None)
    return -sheet.played, -place, -sheet.thrown, -opened


def attempts(game: Tally[S], sheet: S) -> Iterator[Act]:
    """A throw that can be and two that cannot; choices by every seat."""
    now = game.falling(sheet)
    yield from (Throw((6,) * now), Throw((7,) * now), Throw((1,) * (now + 1)))
    offered = game.asked(sheet)
    some = [*(range(7) if game.numbers else ()), *game.numbers[:7], *game.says]
    some = [1] if game.choice is None else some
    some += [Stake(chips, on) for on in game.bets for chips in (0, 1, 100)]
    some += [(), (6, 6), (7,)] * game.leaves
    for seat in range(sheet.players):
        own = offered if seat == sheet.turn else offered[:3]
        yield from (act_of(seat, each) for each in dict.fromkeys((*own, *some)))
    for word in game.hears:
        yield from (Heard(seat, word) for seat in (*range(sheet.players), None))


def alike(game: Tally[S], sheet: S, viewer: Viewer) -> Iterator[S]:
    """Other faces under the cup."""
    for faces in dice.otherwise(sheet.faces):
        yield evolve(sheet, faces=faces)


def sample(sheet: S, below: Below) -> S:
    """Any faces under the cup, which tells nothing of them."""
    return evolve(sheet, faces=dice.uncovered(sheet.faces, below))


def masked(game: Tally[S], value: Any, viewer: Viewer) -> Any:
    """A sheet or a throw with the backs alone of what is under the cup."""
    if isinstance(value, Throw):
        return Throw((0,) * game.cup) if len(value.faces) == game.cup else value
    is_sheet = isinstance(value, sheets.Sheet)
    return game.view(cast("S", value), viewer) if is_sheet else value


def game(
    slug: str, title: str, clauses: tuple[Clause, ...], rules: R, tallied: Tally[S]
) -> Game[R, S, Act, Told, S]:
    """A game of the engine, with its title in English and German, and its rule set with every
    default. The module of the class of its rules is that of the tallied.
    """
    off = (throwoff,) if tallied.ties.__module__ != tally.__name__ else ()
    rooms = (dice, acts, sheets, tally, *off, *map(import_module, tallied.modules))
    shared = [clause for room in rooms for clause in getattr(room, "CLAUSES", ())]
    own = tallied.says, tallied.bets, tallied.hears
    module, source = type(rules).__module__, source_of(clauses[0])
    numbered: str = getattr(source, "number")  # noqa: B009 - a block of clauses
    return Game(
        book=Book(
            slug=slug,
            title=both(title),
            number=numbered,
            listed=numbered if tallied.listed == "" else tallied.listed,
            clauses=(*shared, *clauses),
            default=rules,
            modules=(*(room.__name__ for room in rooms), module),
        ),
        rules=GameRules(
            seats=tallied.seats,
            start=tallied.start,
            movers=tallied.movers,
            chance=tallied.chance,
            candidates=tallied.candidates,
            legality=tallied.legality(),
            effect=tallied.effect,
            view=tallied.view,
            witness=witness,
            reveals=reveals,
            actor=actor,
            outcome=tallied.result,
        ),
        notation=Notation(
            verbs=verbs(tallied.numbers, *own, leaves=tallied.leaves),
            forms=((Fraction, coded(Fraction)),),
        ),
        scene=Scenes(partial(scene, tallied), (lambda sheet: sheet) if tallied.cup else None),
        checks=Checks(
            attempts=lambda sheet: attempts(tallied, sheet),
            longest=20_000 if tallied.endless else LONGEST,
            measure=None if tallied.endless else measure,
            rotated=rotated,
            alike=partial(alike, tallied) if tallied.cup else None,
            sample=sample if tallied.cup else None,
            masked=partial(masked, tallied) if tallied.cup else None,
        ),
    )
