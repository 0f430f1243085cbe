"""Morris: a game of the family as an entry of the catalogue.

A constructor joins the modules of the engine to a game, with its words and pictures; no rule is
stated here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from daumen_rules.contracts.batch_form import BatchForm
from daumen_rules.contracts.entry import entry
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import scenes
from daumen_rules.pieces.action_kinds import ActionKind, action_kind
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.operands import MOVES
from daumen_rules.pieces.scenes import Chips, Part, Scene, Setup, Spot, Stones, note_of, places
from daumen_rules.pieces.traversal import rotated
from daumen_rules.pieces.verbs import Verbs, verb

from ..two_sides import BLACK, SEATS, SIDES, STONES, WHITE, actor, movers, outcome
from .family import Variant, candidates, effect
from .legality import legality
from .points import LINES, NEIGHBOURS, POINT, POINTS, Point, in_order
from .state import (
    FEWEST,
    NINE,
    Action,
    AnyState,
    Move,
    Place,
    Position,
    R,
    State,
    Take,
    Task,
    mills,
    start,
    takeable,
)

ROOMS: Final = tuple(
    Room(f"{__package__}.{name}") for name in ("clauses", "points", "state", "legality", "family")
)
"""The modules that carry out clauses, in reading order."""
LONGEST: Final = 4000
"""A bound on the steps of a random game. Every game ends: the stones get fewer, and while no stone
is placed or taken, no position occurs more often than a draw allows.
"""


def morris_game(
    rules: R, *, module: str, clauses: tuple[Clause, ...], variant: Variant[R]
) -> Game[R, State[R], Action, TextEvent, State[R]]:
    """The game of a module, by its default rule set; `variant` says how it differs from Mühle."""
    return entry(
        rules,
        module=module,
        clauses=clauses,
        rooms=ROOMS,
        seats=range(2, 3),
        start=start,
        movers=movers,
        actor=actor,
        candidates=candidates,
        legality=legality(variant.passing, variant.not_taking),
        effect=partial(effect, variant),
        outcome=outcome,
        knowledge=None,
        verbs=VERBS,
        forms=((Position, coded(Position.parse)),),
        scene=scene,
        setup=Setup("ox", placed),
        attempts=attempts,
        longest=LONGEST,
        pieces=pieces,
        invariants=faults,
        standing=standing,
        rotated=rotated,
        batch=partial(batch_form, type(rules)) if variant == Variant[R]() else None,
    )


def batch_form(kind: type[R]) -> BatchForm[R, State[R], Action, State[R]]:
    """The batch form of a game with a class of rule sets. Needs the extra `fast`."""
    from .batch_form import form

    return form(kind)


def standing(state: AnyState) -> tuple[int, ...]:
    """The stones that each seat has taken, and those that it may still take for a mill."""
    due = (state.due, 0) if state.turn == WHITE else (0, state.due)
    return state.lost[BLACK] + due[WHITE], state.lost[WHITE] + due[BLACK]


# Words


def flies(_: AnyState, action: Action) -> bool:
    """Whether a stone goes to a point that is not next to its own."""
    return isinstance(action, Move) and action.target not in NEIGHBOURS[action.origin]


def closes_a_mill(state: AnyState, action: Action) -> bool:
    """Whether a stone that is placed or goes stands in a mill then."""
    if not isinstance(action, Place | Move):
        return False
    origin, target = (
        (action.origin, action.target) if isinstance(action, Move) else (None, action.point)
    )
    others = (point for point in state.own(action.seat) if point != origin)
    return bool(mills((*others, target), target))


KINDS: Final[tuple[ActionKind[Action], ...]] = (
    action_kind("fly", "fliegen", flies, "jump, springen, hüpfen"),
    action_kind(
        "close a mill",
        "eine Mühle schließen",
        closes_a_mill,
        "make a mill, eine Mühle machen, eine Mühle bauen, Mühle schließen, Mühle machen",
    ),
)


VERBS: Final[Verbs[Action]] = Verbs(
    (
        verb(
            Place,
            "place {point}",
            "setze {point}",
            point=POINT,
            phrase=Text("place a stone on {point}", "setze einen Stein auf {point}"),
        ),
        verb(
            Move,
            *("{origin}-{target}", "{origin}-{target}"),
            phrase=MOVES,
            origin=POINT,
            target=POINT,
        ),
        verb(
            Take,
            "take {point}",
            "nimm {point}",
            point=POINT,
            phrase=Text("take the stone on {point}", "nimm den Stein auf {point}"),
        ),
        verb(Leave, "leave", "lass liegen", phrase=Text("take no stone", "nimm keinen Stein")),
        verb(Pass, "pass", "passe"),
    ),
    KINDS,
)


def scene(view: AnyState, viewer: Viewer) -> Scene:
    stones = ((_spot(p), STONES[seat]) for seat in SIDES for p in view.stones[seat])
    board = scenes.Board(size=7, stones=stones, lines=_LINES)
    in_hand, lost = Text("in hand", "in der Hand"), Text("lost", "verloren")

    def parts(seat: Seat) -> tuple[Part, ...]:
        held = Chips(label=in_hand, count=view.hands[seat], symbol=STONES[seat].layers[0])
        return note_of(SEATS[seat]), held, Chips(label=lost, count=view.lost[seat])

    return Scene(middle=(board,), seats=places(2, None if view.ending else view.turn, parts))


def placed(state: State[R], stones: Stones) -> State[R]:
    """A state with other stones on the board."""
    white, black = (
        tuple(point for point in POINTS if stones.get(_spot(point)) == sign) for sign in "ox"
    )
    return evolve(state, stones=(white, black))


def _spot(point: Point) -> Spot:
    file, rank = point.value
    return "abcdefg".index(file), int(rank) - 1


_LINES: Final = tuple((_spot(one), _spot(other)) for line in LINES for one, other in pairwise(line))


# For laws


def attempts(state: AnyState) -> Iterator[Action]:
    """Every placing and taking of both seats, leaving, passing, and moves of their stones."""
    for seat in SIDES:
        yield from (Place(seat, point) for point in POINTS)
        yield from (Take(seat, point) for point in POINTS)
        yield from (Leave(seat), Pass(seat))
        own, theirs = state.stones[seat], state.stones[1 - seat]
        jumping = own if len(own) <= FEWEST else own[:1]
        for one in (*own, *theirs[:1]):
            targets = POINTS if one in jumping else NEIGHBOURS[one]
            yield from (Move(seat, one, to) for to in targets)


def pieces(state: AnyState) -> Iterator[tuple[int, int]]:
    """The stones of each seat: on the board, in the hand, and lost."""
    both = {*state.stones[WHITE]} & {*state.stones[BLACK]}
    for seat in SIDES:
        on_board = len({*state.stones[seat]} - both)
        total = on_board + state.hands[seat] + state.lost[seat]
        yield from ((seat, stone) for stone in range(total))


def faults(state: AnyState) -> Iterator[Impossible]:
    """The faults of a state: points out of order or held twice, wrong counts, an unfit task."""
    for seat in SIDES:
        own = state.stones[seat]
        place, en, de = f"stones[{seat}]", "points in their order", "Punkte in ihrer Ordnung"
        said = " ".join(map(str, own))
        yield from expected(own == in_order({*own}), place, said, en, de)
        yield from between(f"hands[{seat}]", state.hands[seat], 0, NINE)
        yield from between(f"lost[{seat}]", state.lost[seat], 0, NINE)
    yield from between("due", state.due, 0, 2)  # a stone closes two mills at once at most
    yield from between("quiet", state.quiet, 0, state.rules.quiet_limit)
    task, own = state.task, state.stones[state.turn]
    en = "to take where a stone is due that may be taken"
    de = "schlagen, wo ein Stein fällig ist, der geschlagen werden darf"
    takes = task is Task.TAKE
    fits = takes == (state.due > 0) and (not takes or bool(takeable(state, state.turn)))
    yield from expected(fits, "task", task.value, en, de)
    en = "to take where the seat on turn has closed a mill"
    de = "schlagen, wo der Platz am Zug eine Mühle geschlossen hat"
    closed = not takes or any(mills(own, point) for point in own)
    yield from expected(closed, "task", task.value, en, de)
    if task in (Task.PLACE, Task.MOVE):
        fewest, most = (1, NINE) if task is Task.PLACE else (0, 0)
        yield from between(f"hands[{state.turn}]", state.hands[state.turn], fewest, most)
    for point in {*state.stones[WHITE]}.intersection(state.stones[BLACK]):
        en, de = "a stone of one seat on each point", "auf jedem Punkt ein Stein eines Platzes"
        yield from expected(False, "stones[1]", point, en, de)
