"""Stones: a game of the engine as an entry of the catalogue.

A constructor joins the modules of the engine to a game, with its words and pictures; no rule is
stated here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from attrs import has

from daumen_rules.contracts.entry import entry, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.boards import EIGHT, SQUARE, SQUARES, Square, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.operands import MOVES
from daumen_rules.pieces.scenes import Board, Chips, Part, Scene, Setup, Stones, note_of, places
from daumen_rules.pieces.traversal import half_turned
from daumen_rules.pieces.verbs import Verbs, verb

from ..two_sides import BLACK, SEATS, SIDES, STONES, WHITE, actor, movers, outcome
from . import clauses as c
from .actions import Action, Move, Take
from .legality import legality
from .places import in_order, is_written, read, written
from .play import candidates, effect
from .reach import rays
from .state import AnyState, R, State, Way, placed

LONGEST: Final = 30_000
"""A bound on the steps of a random game: the stones get fewer, and between two that leave there are
at most as many moves as the limit.
"""
_LOST: Final = Text("lost", "verloren")


def stones_game(
    rules: R,
    *,
    module: str,
    clauses: tuple[Clause, ...],
    set_up: tuple[Clause, ...],
) -> Game[R, State[R], Action, TextEvent, State[R]]:
    """The game of a module, by its default rule set; `set_up` are its clauses on the start."""
    way = rules.way

    @cites(*set_up)
    def start(players: int, rules: R) -> State[R]:
        return placed(rules)

    return entry(
        rules,
        module=module,
        clauses=clauses,
        rooms=_rooms(way),
        parts=(start, *parts_of(way), *(parts_of(way.reach) if has(type(way.reach)) else ())),
        seats=range(2, 3),
        start=start,
        movers=movers,
        actor=actor,
        candidates=candidates,
        legality=legality(way),
        effect=partial(effect, way),
        outcome=outcome,
        knowledge=None,
        verbs=_verbs(way),
        scene=partial(scene, way),
        setup=Setup("ox", stood),
        attempts=attempts,
        longest=LONGEST,
        pieces=None if way.shrinks else pieces,
        invariants=faults,
        standing=standing if way.captures or way.takes else None,
        rotated=way.turned
        and half_turned({Square: way.turned, str: partial(turned_position, way.turned)}),
    )


def standing(state: AnyState) -> tuple[int, ...]:
    """The stones of each seat."""
    return tuple(map(len, state.stones))


def _rooms(way: Way) -> Iterator[Room]:
    """The modules of the engine; the shared clauses that hold in the game are those of one."""
    ending = (c.NO_RETURN, c.PASSING) if way.crosses else (c.STUCK,)
    free = (c.FREE,) if way.free is c.FREE else ()
    duty = (c.DUTY,) if way.leaves else ()
    yield Room(c.__name__, (c.LOT, c.WHITE_BEGINS, *free, *ending, c.DRAW, *duty))
    yield from (Room(f"{__package__}.{name}") for name in ("state", "reach", "legality", "play"))


# Words


def _verbs(way: Way) -> Verbs[Action]:
    words = "{origin}-{target}"
    move = verb(Move, words, words, phrase=MOVES, origin=SQUARE, target=SQUARE)
    take = Text("take the enclosed stones", "nimm die eingeschlossenen Steine")
    leave = Text("leave the enclosed stones", "lass die eingeschlossenen Steine stehen")
    taking = (
        verb(Take, "take", "nimm", phrase=take, touches=_due),
        verb(Leave, "leave", "lass stehen", phrase=leave, touches=_due),
    )
    passes = (verb(Pass, "pass", "passe"),)
    return Verbs((move, *(taking if way.leaves else ()), *(passes if way.crosses else ())))


def _due(view: AnyState, _: object) -> tuple[str, ...]:
    return tuple(map(str, view.due))


def scene(way: Way, view: AnyState, viewer: Viewer) -> Scene:
    stones = (((at.file, at.rank), STONES[seat]) for seat in SIDES for at in view.stones[seat])

    def parts(seat: Seat) -> tuple[Part, ...]:
        lost = len(way.setup[seat]) - len(view.stones[seat])
        return (note_of(SEATS[seat]), *((Chips(label=_LOST, count=lost),) if way.shrinks else ()))

    turn = None if view.ending else view.turn
    board = Board(stones=stones, turned=way.cornered, far=sits_far(way, viewer))
    return Scene(middle=(board,), seats=places(2, turn, parts))


def sits_far(way: Way, viewer: Viewer) -> bool:
    """Whether a viewer has its stones on the upper side of the board when the game begins."""
    white, black = (sum(at.rank for at in own) for own in way.setup)
    return viewer == (WHITE if white > black else BLACK) and white != black


def stood(state: State[R], stones: Stones) -> State[R]:
    """A state with other stones on the board."""
    white, black = (
        in_order(Square(*spot) for spot, sign in stones.items() if sign == own) for own in "ox"
    )
    return evolve(state, stones=(white, black))


# For laws


def attempts(state: AnyState) -> Iterator[Action]:
    """Every move of the stones on turn, their steps and jumps to all sides, and all other acts."""
    for seat in SIDES:
        own = state.own(seat)
        for at in own if seat == state.turn else own[:2]:
            tried = [*(one for ray in rays(EIGHT)[at] for one in ray[:2]), at]
            tried += state.reach(seat)[at]
            yield from (Move(seat, SQUARES[at], SQUARES[to]) for to in dict.fromkeys(tried))
        if state.rules.way.leaves:
            yield from (Take(seat), Leave(seat))
        if state.rules.way.crosses:
            yield Pass(seat)
    theirs = state.stones[1 - state.turn]
    yield from (Move(state.turn, at, at) for at in theirs[:1])


def pieces(state: AnyState) -> Iterator[tuple[Seat, int]]:
    """The stones of each seat, one on a square."""
    for seat in SIDES:
        yield from ((seat, number) for number, _ in enumerate({*state.stones[seat]}))


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of a state: stones out of order, misplaced or too many, or wrongly enclosed."""
    way = state.rules.way
    for seat in SIDES:
        own, most = state.stones[seat], len(way.setup[seat])
        place, said = f"stones[{seat}]", " ".join(map(str, own))
        en, de = "squares in their order, each once", "Felder in ihrer Ordnung, jedes einmal"
        yield from expected(own == in_order({*own}), place, said, en, de)
        yield from between(place, len(own), 0 if way.shrinks else most, most)
        for at in own:
            en, de = "a square of this game", "ein Feld dieses Spiels"
            yield from expected(at in way.board, place, at, en, de)
    for at in {*state.stones[WHITE]}.intersection(state.stones[BLACK]):
        en, de = "one stone on each square", "auf jedem Feld ein Stein"
        yield from expected(False, f"stones[{BLACK}]", at, en, de)
    for nth, text in enumerate(state.past):
        en, de = "a position such as 0:a1c1:b8d8", "eine Stellung wie 0:a1c1:b8d8"
        yield from expected(is_written(text), f"past[{nth}]", text, en, de)
    yield from between("quiet", state.quiet, 0, state.rules.limit)
    en, de = "stones of the other seat that may be left", "Steine des anderen, die bleiben dürfen"
    theirs = {*state.stones[1 - state.turn]}
    said = " ".join(map(str, state.due))
    may_be = theirs.issuperset(state.due) and (
        not state.due or (way.leaves is not None and way.leaves(state))
    )
    yield from expected(may_be, "due", said, en, de)


def turned_position(turned: Callable[[Square], Square], text: str) -> str:
    """A position in words as the other seat would have it."""
    turn, stones = read(text)
    return written(1 - turn, (map(number, in_order(map(turned, own))) for own in reversed(stones)))
