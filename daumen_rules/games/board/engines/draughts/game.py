"""Draughts: a game of the family as an entry of the catalogue.

A constructor joins the modules of the engine to a game, with its words and pictures; no rule is
stated here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, TypeVar

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
from daumen_rules.pieces.boards import EIGHT, SQUARE, SQUARES, Square, number, rank, squares
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.operands import TO, Several
from daumen_rules.pieces.scenes import Scene, Setup, Stones, note_of, places, stone
from daumen_rules.pieces.traversal import half_turned
from daumen_rules.pieces.verbs import Verbs, verb

from ..two_sides import BLACK, SEATS, SIDES, WHITE, actor, movers, outcome
from . import clauses as c
from .board import EMPTY, KINGS, MEN, Board, Position, Stone, put
from .captures import crowned
from .clauses import BOOK, VariantClauses
from .family import DraughtsRules
from .legality import legality
from .play import candidates, effect, start
from .state import Action, Capture, Claim, Demand, Huff, Move, State, measure

R = TypeVar("R", bound=DraughtsRules)
ROOMS: Final = tuple(
    Room(f"{__package__}.{name}")
    for name in ("clauses", "board", "family", "captures", "state", "legality", "play")
)
"""The modules that carry out clauses, in reading order."""
LONGEST: Final = 3000
"""A bound on the turns of a random game; `measure` shows that every game ends."""


def draughts_game(
    rules: R, *, module: str, clauses: tuple[Clause, ...]
) -> Game[R, State, Action, TextEvent, State]:
    """The game of a module with its own `clauses`; its book says which of Dame's hold too."""
    book = rules.draughts.book
    inherited = () if clauses is c.CLAUSES else book.inherited()
    return entry(
        rules,
        module=module,
        clauses=(*clauses, *inherited),
        rooms=ROOMS,
        instead=book.instead(),
        seats=range(2, 3),
        start=start,
        movers=movers,
        actor=actor,
        candidates=candidates,
        legality=legality(book),
        effect=effect,
        outcome=outcome,
        knowledge=None,
        verbs=evolve(VERBS, kinds=kinds_of(book)),
        forms=((Position, coded(Position.parse)),),
        scene=scene,
        setup=Setup("oOxX", placed),
        lines=(
            DerivedLine(
                called=Called("turn", "am Zug"),
                type=Seat,
                of=lambda state: state.turn,
                put=with_turn,
            ),
        ),
        attempts=attempts,
        longest=LONGEST,
        measure=measure,
        invariants=faults,
        standing=standing,
        considered=considered,
        batch=partial(batch_form, type(rules)) if book == BOOK else None,
        rotated=half_turned({Position: Position.turned, Claim: _turned, Square: Square.turned}),
    )


def batch_form(kind: type[R]) -> BatchForm[R, State, Action, State]:
    """The batch form of a game whose clauses are all Dame's, by its class of rule sets. Needs the
    extra `fast`.
    """
    from .batch.form import form

    return form(kind)


def standing(state: State) -> tuple[int, ...]:
    """The stones of each seat, a king as much as two men and a half."""
    stones = [one for one in state.position.board if one]
    return tuple(sum(2 + 3 * one.is_king for one in stones if one.seat == s) for s in SIDES)


# Words


_JUMPS: Final = evolve(SQUARE, examples=squares("c3 e5 g7"))


def considered(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """Without the moves that miss a capture: a stone is huffed for them."""
    return [one for one in actions if not isinstance(one, Move)] if state.captures else actions


def captures_one(_: State, action: Action) -> bool:
    """Whether a stone captures."""
    return isinstance(action, Capture)


def goes_back(_: State, action: Action) -> bool:
    """Whether a stone moves backwards, without capturing."""
    if not isinstance(action, Move):
        return False
    origin, target = map(rank, action.numbers)
    return target < origin if action.seat == WHITE else target > origin


def kinds_of(book: VariantClauses) -> tuple[ActionKind[Action], ...]:
    """The kinds of actions that people name; capturing is a duty also where a miss is claimed."""

    def capturing(state: State) -> Clause | None:
        return book.duty if state.captures and not state.ending else None

    also = "take, jump, beat, hit, springen, hüpfen"
    back = "go back, go backwards, move back, zurück, rückwärts, zurückziehen, rückwärts gehen"
    return (
        action_kind("capture", "schlagen", captures_one, also, duty=capturing),
        action_kind("move backwards", "rückwärts ziehen", goes_back, back),
    )


VERBS: Final[Verbs[Action]] = Verbs(
    (
        verb(
            Move,
            *("{path}", "{path}"),
            phrase=Text("move from {path}", "ziehe von {path}"),
            path=Several(of=SQUARE, between="-", spoken=TO, least=2, most=2),
        ),
        verb(
            Capture,
            *("{path}", "{path}"),
            phrase=Text("capture from {path}", "schlage von {path}"),
            path=Several(of=_JUMPS, between="x", spoken=TO, least=2, shown=3),
        ),
        verb(
            Huff,
            "huff {square}",
            "blase {square}",
            square=SQUARE,
            phrase=Text("huff the stone on {square}", "blase den Stein auf {square}"),
        ),
        verb(
            Demand,
            "demand",
            "verlange",
            phrase=Text("demand the capture that was missed", "verlange den versäumten Schlag"),
        ),
    )
)
_STONES: Final = {
    Stone.WHITE_MAN: stone("o", Text("white man", "weißer Stein"), "stone-light"),
    Stone.WHITE_KING: stone("O", Text("white king", "weiße Dame"), "stone-light", "stone-king"),
    Stone.BLACK_MAN: stone("x", Text("black man", "schwarzer Stein"), "stone-dark"),
    Stone.BLACK_KING: stone("X", Text("black king", "schwarze Dame"), "stone-dark", "stone-king"),
    Stone.TAKEN: stone("*", Text("captured stone", "geschlagener Stein"), "stone-taken"),
}


def scene(view: State, viewer: Viewer) -> Scene:
    stones = zip(SQUARES, view.position.board, strict=True)
    placed = (((s.file, s.rank), _STONES[one]) for s, one in stones if one)
    board = scenes.Board(stones=placed, far=viewer == BLACK)
    turn = None if view.ending else view.turn
    return Scene(middle=(board,), seats=places(2, turn, lambda seat: (note_of(SEATS[seat]),)))


# For positions

_BY_SIGN: Final = {one.letter: one for one in Stone}


def placed(state: State, stones: Stones) -> State:
    """A state with other stones on the board."""
    board = EMPTY
    for spot, sign in stones.items():
        board = put(board, number(Square(*spot)), _BY_SIGN[sign])
    return evolve(state, position=Position(board, state.turn))


def with_turn(state: State, seat: Seat) -> State:
    """A state with another seat on turn."""
    return evolve(state, position=Position(state.position.board, seat))


# For laws


def attempts(state: State) -> Iterator[Action]:
    """Moves and captures of both seats, also cut short; steps of stones on turn; every claim."""
    for seat in SIDES:
        seen = state.of(seat)
        yield from seen.moves
        yield from (*seen.whole_captures, *seen.cut_short)
        yield Demand(seat)
    for square, one in zip(SQUARES, state.position.board, strict=True):
        if one:
            yield Huff(state.turn, square)
        if one and one.seat == state.turn:
            targets = filter(None, map(square.step, EIGHT))
            yield from (Move(state.turn, (square, target)) for target in targets)


def _turned(claim: Claim) -> Claim:
    return Claim(
        claim.before.turned(),
        tuple(position.turned() for position in claim.past),
        tuple(square.turned() for square in reversed(claim.culprits)),
    )


def faults(state: State) -> Iterator[Impossible]:
    """The faults of a state: stones too many or misplaced, too many quiet turns, an unfit claim."""
    past = [(f"past[{at}]", position) for at, position in enumerate(state.past)]
    positions = [("position", state.position), *past]
    claim = state.claim
    if claim is not None:
        earlier = [(f"claim.past[{at}]", position) for at, position in enumerate(claim.past)]
        positions += [("claim.before", claim.before), *earlier]
    for place, position in positions:
        yield from _stones(state, place, position)
    yield from between("past", len(state.past), 0, state.draughts.quiet_limit + 1)
    if claim is not None:
        other = 1 - state.turn
        board = state.position.board
        for at, square in enumerate(claim.culprits):
            stone = board[number(square)]
            yield from expected(
                stone in (MEN[other], KINGS[other]),
                f"claim.culprits[{at}]",
                square,
                "a square with a stone of the seat that could have captured",
                "ein Feld mit einem Stein dessen, der hätte schlagen können",
            )
        turn = claim.before.turn
        en, de = "the other seat on turn", "der andere Platz an der Reihe"
        yield from expected(turn == other, "claim.before", claim.before, en, de)


def _stones(state: State, place: str, position: Position) -> Iterator[Impossible]:
    for seat in SIDES:
        most = _count(state.draughts.start.board, seat)
        yield from between(f"{place}.board", _count(position.board, seat), 0, most)
    start = enumerate(state.draughts.start.board)
    dark_alone = all(SQUARES[at].is_dark for at, found in start if found is not None)
    for at, one in enumerate(position.board):
        said = "" if one is None else f"{one.letter} {SQUARES[at]}"
        dark = not said or SQUARES[at].is_dark or not dark_alone
        yield from expected(dark, place, said, "a dark square", "ein dunkles Feld")
        man = one is not None and crowned(one, at) is not one
        en, de = "a king on the last rank", "eine Dame auf der letzten Reihe"
        yield from expected(not man, place, said, en, de)


def _count(board: Board, seat: Seat) -> int:
    return board.count(MEN[seat]) + board.count(KINGS[seat])
