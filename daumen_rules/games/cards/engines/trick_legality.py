"""What forbids a card or a choice in a match of tricks: the turn, the time, the hand, the duties.

No rule of a game stands here: a match says which duties it has.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Legality, Row, engine_row, where
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.cards import right_deal
from daumen_rules.pieces.rows import in_turn, remembered

from .desk import Act, Desk, Task, holds
from .own_parts import actor
from .stages import Stage, in_its_time
from .tricks import Cards, Duty, Play, Turn, owed, own_card, playable

if TYPE_CHECKING:
    from .trick_match import TrickMatch

OpenCards: TypeAlias = Callable[[Desk[Any]], Cards]
"""The cards that the seat on turn may play by its duties; none where no cards are played."""


def open_cards_of(match: TrickMatch[Any]) -> OpenCards:
    """The open cards, worked out once for a desk."""

    @remembered
    def found(desk: Desk[Any]) -> Cards:
        if desk.task is not Task.PLAY:
            return ()
        hand, trick = desk.hands[desk.turn], desk.trick
        every = match.demanded if trick else ()
        duties = [demanded for _, duty, demanded in every if match.owes(desk, duty)]
        return playable(match.order(desk), duties, hand, trick) if duties else hand

    return found


def legality_of(match: TrickMatch[Any], open_cards: OpenCards) -> Legality[Any, Act]:
    """The rows: the deal, the time, the turn, the card and its duties, and those of each choice."""
    timely = match.timely
    early = (plays_too_early.under(match.playing),) if match.choices and not timely else ()
    spoken = {stage.task: stage.turns for stage in match.choices if stage.turns}
    offered = _offered(match)

    def is_doubtful(desk: Desk[Any], action: Act) -> bool:
        """Whether the rows have to be asked: not for an open card of the seat on turn, and not for
        what a stage offers where all of it is allowed.
        """
        if isinstance(action, Play):
            return action.seat != desk.turn or action.card not in open_cards(desk)
        return action not in offered(desk)

    def at(duty: Duty, desk: Desk[Any], seat: Seat) -> Turn | None:
        """What decides which cards a seat may play; None where it does not have the duty."""
        hand = held(desk, seat)
        owes = hand and match.owes(desk, duty)
        return Turn(match.order(desk), hand, desk.trick) if hand and owes else None

    def turn(clause: Clause, tasks: Container[Task]) -> Row[Any, Act]:
        """The row whose turn it is, in some tasks."""
        return in_turn(clause, match.movers, actor, lambda desk: desk.task in tasks)

    return Legality(
        right_deal(lambda desk: match.pack(desk.rules, desk.players), match.packed),
        *where(
            is_doubtful,
            *((timely,) if timely else ()),
            *(turn(clause, (task,)) for task, clause in spoken.items()),
            turn(match.turns, {*Task}.difference(spoken)),
            *early,
            own_card(match.playing, held),
            *(
                owed(clause, demanded, partial(at, duty))
                for clause, duty, demanded in match.demanded
            ),
            *_of_stages(match, (*match.opening, *match.stages)),
        ),
        *_of_stages(match, (*match.leads, *match.besides)),
        *match.rows,
    )


def _offered(match: TrickMatch[Any]) -> Callable[[Desk[Any]], Collection[Act]]:
    """What the stage of a desk offers, worked out once; nothing where some of it is forbidden."""

    @remembered
    def offered(desk: Desk[Any]) -> Collection[Act]:
        stage = None if desk.task is Task.PLAY else match.stage(desk)
        return frozenset(stage.acts(desk)) if stage and stage.allows_all(desk) else ()

    return offered


def _of_stages(match: TrickMatch[Any], stages: Iterable[Stage[Any]]) -> Iterator[Row[Any, Any]]:
    """The rows of stages, and those of their time where no row of the match says it for all."""
    for stage in stages:
        if not match.timely:
            yield in_its_time(stage)
        yield from stage.rows


def held(desk: Desk[Any], seat: Seat) -> Cards | None:
    """The hand of a seat; None where no cards are played."""
    return holds(desk, seat) if desk.task is Task.PLAY else None


@engine_row(
    "{seat} plays a card before the tricks have begun.",
    "{seat} spielt eine Karte, bevor die Stiche begonnen haben.",
)
def plays_too_early(desk: Desk[Any], action: Play) -> Facts | None:
    """No card is played before the tricks begin."""
    return None if desk.task is Task.PLAY else {"seat": SeatTerm(action.seat)}
