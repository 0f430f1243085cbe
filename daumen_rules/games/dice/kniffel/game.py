"""111 Kniffel: thirteen rounds of up to three throws, each entered in a box of the score card.

The module says how a game goes. What the boxes count stands in `card`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from attrs import evolve

from daumen_rules.games.dice.engines.keep import (
    END,
    Go,
    Keep,
    Stop,
    after,
    left_lies,
    no_throw_left,
    tell,
)
from daumen_rules.games.dice.engines.keep_entry import entry, rotation
from daumen_rules.games.dice.kniffel import card as kniffel_card
from daumen_rules.games.dice.kniffel.card import (
    BOX,
    BOXES,
    CLAUSES,
    COLUMNS,
    CONTENT,
    ENTER,
    LEAVE,
    MOST,
    ROUNDS,
    SEVERAL,
    THROWS,
    UPPER,
    Box,
    Column,
    Rules,
    bonus,
    score,
)
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import Seat, Viewer, next_seat
from daumen_rules.kernel.text import Fact, SeatTerm, Text, number
from daumen_rules.pieces.dice import Throw, faces_term
from daumen_rules.pieces.pictured import Pictured
from daumen_rules.pieces.scenes import LYING, Dice, Part, Scene, ScoreSheet, places, same, term
from daumen_rules.pieces.told import Told, told
from daumen_rules.pieces.verbs import verb

DICE: Final = 5
LAST: Final = 3
"""The last throw of a go."""
BEGUN: Final = Go(falling=DICE)

# States and actions


@frozen(repr=False)
class Enter(Worded):
    """What the dice count is entered in a box, and the go ends."""

    seat: Seat
    box: Box


Action: TypeAlias = Throw | Keep | Stop | Enter


@frozen(kw_only=True, repr=False)
class Table(Pictured):
    """The cards by seat, each its columns, and the go of the seat on turn."""

    rules: Rules
    players: int
    cards: tuple[tuple[Column, ...], ...]
    turn: Seat = 0
    go: Go = BEGUN


def start(players: int, rules: Rules) -> Table:
    return Table(rules=rules, players=players, cards=((Column(),) * rules.games,) * players)


@cites(COLUMNS)
def current(card: tuple[Column, ...]) -> int:
    """Which column of a card is played: the first that is not full, else the last."""
    return next((at for at, column in enumerate(card) if not column.is_full), len(card) - 1)


@cites(ROUNDS, MOST)
def outcome(state: Table) -> Outcome | None:
    """The totals of all columns, once every box of every card is filled."""
    if not all(column.is_full for card in state.cards for column in card):
        return None
    return Outcome(tuple(total(card, state.rules) for card in state.cards))


@cites(SEVERAL)
def total(card: tuple[Column, ...], rules: Rules) -> int:
    """What all columns of a card count together."""
    return sum(column.total(rules) for column in card)


# Legality


@row(ENTER, "{seat} has filled {box} already.", "{seat} hat das Feld {box} schon ausgefüllt.")
def box_is_filled(state: Table, action: Enter) -> Facts | None:
    """A result is entered where there is none."""
    card = state.cards[action.seat]
    if card[current(card)].is_free(action.box):
        return None
    return {"seat": SeatTerm(action.seat), "box": action.box.term}


@row(
    CONTENT,
    "{seat} has made the last throw and enters a result.",
    "{seat} hat den letzten Wurf getan und trägt ein Ergebnis ein.",
)
def has_no_throw_to_do_without(state: Table, action: Stop) -> Facts | None:
    return None if state.go.thrown < LAST else {"seat": SeatTerm(action.seat)}


LEGALITY: Final[tuple[Row[Table, Action], ...]] = (
    no_throw_left(THROWS, lambda _: LAST),
    left_lies(LEAVE, DICE),
    box_is_filled,
    has_no_throw_to_do_without,
)


# What an action does


@cites(ROUNDS, LEAVE, CONTENT)
def effect(state: Table, action: Action) -> Step[Table, Action, Told]:
    match action:
        case Throw() | Keep():
            go = after(state.go, action, dice=DICE, stand=False)
            return Step(action, evolve(state, go=go), (tell(state.turn, action, LEAVE),))
        case Stop(seat):
            en, de = "{seat} leaves all dice.", "{seat} lässt alle Würfel liegen."
            content = told(CONTENT, en, de, seat=SeatTerm(seat))
            return Step(action, evolve(state, go=evolve(state.go, thrown=LAST)), (content,))
        case Enter(seat, box):
            points = score(box, state.go.lying, state.rules)
            entered = told(
                ENTER,
                "{seat} enters {points} in {box} for {faces}.",
                "{seat} trägt {points} ein, Feld {box}: {faces}.",
                seat=SeatTerm(seat),
                points=number(points),
                box=box.term,
                faces=faces_term(state.go.lying),
            )
            return Step(action, _after_entry(state, box, points), (entered,))


def _after_entry(state: Table, box: Box, points: int) -> Table:
    card = state.cards[state.turn]
    at = current(card)
    card = (*card[:at], card[at].entered(box, points), *card[at + 1 :])
    cards = (*state.cards[: state.turn], card, *state.cards[state.turn + 1 :])
    turn = next_seat(state.turn, state.players)
    return evolve(state, cards=cards, turn=turn, go=BEGUN)


def measure(state: Table) -> tuple[int, int]:
    """Boxes that are free, and acts that are left in the go."""
    free = sum(column.points.count(None) for card in state.cards for column in card)
    return free, 6 - 2 * state.go.thrown + (state.go.falling == 0)


# For people


def scene(view: Table, viewer: Viewer) -> Scene:
    columns = [card[current(card)] for card in view.cards]
    uppers = [column.upper for column in columns]

    def row(name: Text, cells: Iterable[object]) -> tuple[Fact, ...]:
        return (term(name), *map(term, cells))

    boxes = [
        row(box.term.words, ("." if c.is_free(box) else c.points[at] for c in columns))
        for at, box in enumerate(BOXES)
    ]
    sums = (
        row(same("Bonus"), (bonus(upper, view.rules) for upper in uppers)),
        row(
            Text("upper part", "oberer Teil"),
            (upper + bonus(upper, view.rules) for upper in uppers),
        ),
    )
    whole = row(Text("total", "gesamt"), (total(card, view.rules) for card in view.cards))
    heads: tuple[Fact, ...] = (term(""), *map(SeatTerm, range(view.players)))
    rows = (*boxes[: len(UPPER)], *sums, *boxes[len(UPPER) :], whole)
    turn = None if outcome(view) else view.turn

    def parts(seat: Seat) -> tuple[Part, ...]:
        return (Dice(label=LYING, faces=view.go.lying),) if seat == turn else ()

    return Scene(
        seats=places(view.players, turn, parts), below=(ScoreSheet(heads=heads, rows=rows),)
    )


GAME: Final = entry(
    slug="kniffel",
    number="111",
    title=Text("Kniffel: five dice and a score card", "Kniffel"),
    modules=(kniffel_card.__name__, __name__),
    clauses=CLAUSES,
    rules=Rules(),
    dice=DICE,
    start=start,
    falling=lambda state: state.go.falling,
    legality=LEGALITY,
    verbs=(
        END,
        verb(Enter, "enter {box}", "notiere {box}", box=BOX),
    ),
    effect=effect,
    outcome=outcome,
    scene=scene,
    rotated=rotation("turn", by_seat="cards"),
    measure=measure,
    longest=6 * 13 * 8 * 6,
)
