"""Games in which every throw moves chips: between neighbours, and into a pot in the middle.

The engine has stocks and pot, payments as far as a stock goes, and the constructor of a game. What
a throw costs, who throws next, and how it ends, stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from attrs import evolve

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import GameRules, Outcome
from daumen_rules.kernel.row import Legality
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import NATURE, Mover, Seat, Viewer
from daumen_rules.kernel.text import SeatTerm, Term, Text, number
from daumen_rules.pieces import dice as head
from daumen_rules.pieces.dice import (
    CLOCKWISE,
    SHAKE,
    THROW,
    Faces,
    Throw,
    faces_term,
    right_dice,
    throws,
)
from daumen_rules.pieces.game import Book, Checks, Game, Notation, Scenes
from daumen_rules.pieces.pictured import Pictured
from daumen_rules.pieces.rows import in_turn
from daumen_rules.pieces.scenes import CHIP, Chips, Scene, places
from daumen_rules.pieces.told import Told, reveals, told, witness
from daumen_rules.pieces.verbs import Verbs

R = TypeVar("R")
PLAYERS: Final = range(2, 9)


@frozen(kw_only=True, repr=False)
class Stocks(Pictured, Generic[R]):
    """The chips of each seat, those in the pot, and who throws; at the end, who threw last."""

    rules: R
    players: int
    chips: tuple[int, ...]
    pot: int = 0
    turn: Seat = 0


@frozen
class Payment:
    """Chips that the seat on turn owes by a clause: to a seat, or to the pot where it is None."""

    clause: Clause
    to: Seat | None
    chips: int


def paid(state: Stocks[R], debts: Sequence[Payment]) -> tuple[Payment, ...]:
    """What is really paid of debts, in their order, as far as the stock of the thrower goes."""
    left, real = state.chips[state.turn], list[Payment]()
    for debt in debts:
        chips = min(left, debt.chips)
        left -= chips
        if chips:
            real.append(evolve(debt, chips=chips))
    return tuple(real)


def moved(state: Stocks[R], payments: Sequence[Payment]) -> Stocks[R]:
    """The chips after some payments."""
    chips, pot = list(state.chips), state.pot
    for payment in payments:
        chips[state.turn] -= payment.chips
        if payment.to is None:
            pot += payment.chips
        else:
            chips[payment.to] += payment.chips
    return evolve(state, chips=tuple(chips), pot=pot)


def entry(
    *,
    slug: str,
    number: str,
    title: Text,
    module: str,
    clauses: tuple[Clause, ...],
    rules: R,
    dice: int,
    start: Callable[[int, R], Stocks[R]],
    debts: Callable[[Stocks[R], Faces], Sequence[Payment]],
    next_thrower: Callable[[Stocks[R]], Seat],
    outcome: Callable[[Stocks[R]], Outcome | None],
    loses: Callable[[Stocks[R]], Clause],
    longest: int,
) -> Game[R, Stocks[R], Throw, Told, Stocks[R]]:
    """The entry of a game in which throws cost chips.

    `debts` is what a throw costs, in the order in which it is paid. `next_thrower` is asked after
    it is paid, where `outcome` does not say that the game is over; the losers are told by `loses`.
    """

    def movers(state: Stocks[R]) -> tuple[Mover, ...]:
        return () if outcome(state) else (NATURE,)

    def effect(state: Stocks[R], action: Throw) -> Step[Stocks[R], Throw, Told]:
        payments = paid(state, debts(state, action.faces))
        after = moved(state, payments)
        if outcome(after) is None:
            after = evolve(after, turn=next_thrower(after))
        threw = told(
            SHAKE,
            "{seat} throws {faces}.",
            "{seat} wirft {faces}.",
            shows=True,
            seat=SeatTerm(state.turn),
            faces=faces_term(action.faces),
        )
        gave = (_told_payment(state.turn, payment) for payment in payments)
        return Step(action, after, (threw, *gave, *_ending(outcome(after), loses(after))))

    def attempts(state: Stocks[R]) -> Iterator[Throw]:
        return (Throw((face,) * many) for many in range(dice + 2) for face in range(8))

    return Game(
        book=Book(
            slug=slug,
            title=title,
            number=number,
            clauses=(*head.CLAUSES, *clauses),
            default=rules,
            modules=(head.__name__, __name__, module),
        ),
        rules=GameRules(
            seats=PLAYERS,
            start=start,
            movers=movers,
            chance=lambda state: throws(dice) if movers(state) else None,
            candidates=lambda _: (),
            legality=Legality(in_turn(CLOCKWISE, movers, _nature), right_dice(lambda _: dice)),
            effect=effect,
            view=lambda state, _: state,
            witness=witness,
            reveals=reveals,
            actor=_nature,
            outcome=outcome,
        ),
        notation=Notation(verbs=Verbs((THROW,))),
        scene=Scenes(scene),
        checks=Checks(
            attempts=attempts,
            longest=longest,
            pieces=lambda state: range(sum(state.chips) + state.pot),
            rotated=rotated,
        ),
    )


def _nature(_: Throw) -> Mover:
    return NATURE


def _told_payment(seat: Seat, payment: Payment) -> Told:
    to: SeatTerm | Term = Term("pot", Text("the pot", "die Kasse"))
    if payment.to is not None:
        to = SeatTerm(payment.to)
    return told(
        payment.clause,
        "{seat} pays {chips} to {to}.",
        "{seat} zahlt {chips} an {to}.",
        seat=SeatTerm(seat),
        chips=number(payment.chips),
        to=to,
    )


def _ending(ended: Outcome | None, loses: Clause) -> Iterator[Told]:
    for seat, score in enumerate(ended.scores if ended else ()):
        if score < 0:
            yield told(loses, "{seat} has lost.", "{seat} hat verloren.", seat=SeatTerm(seat))


def scene(view: Stocks[Any], viewer: Viewer) -> Scene:
    chips = Text("chips", "Chips")
    return Scene(
        middle=(Chips(label=Text("pot", "Kasse"), count=view.pot, symbol=CHIP),),
        seats=places(
            view.players,
            view.turn,
            lambda seat: (Chips(label=chips, count=view.chips[seat], symbol=CHIP),),
        ),
    )


def rotated(value: Any, by: int, players: int) -> Any:
    """A state with every seat so many places on; a throw is the same for all."""
    if isinstance(value, Throw):
        return value
    at = -by % players
    chips = (*value.chips[at:], *value.chips[:at])
    return evolve(value, chips=chips, turn=(value.turn + by) % players)
