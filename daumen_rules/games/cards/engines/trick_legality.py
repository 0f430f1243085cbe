"""What forbids a card or a choice in a match of tricks: the turn, the time, the hand, the duties.

No rule of a game stands here: a match says which duties it has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias

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
Heading: TypeAlias = Callable[[Desk[Any], Act], bool]


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
    is_untimely = _untimely(match)

    def is_doubtful(desk: Desk[Any], action: Act) -> bool:
        """Whether turn and card have to be asked: not for an open card of the seat on turn, and not
        where another clause says whose turn it is.
        """
        if isinstance(action, Play) and action.seat == desk.turn:
            return action.card not in open_cards(desk)
        return desk.task not in spoken

    def at(duty: Duty, desk: Desk[Any], seat: Seat) -> Turn | None:
        """What decides which cards a seat may play; None where it does not have the duty."""
        hand = held(desk, seat)
        owes = hand and match.owes(desk, duty)
        return Turn(match.order(desk), hand, desk.trick) if hand and owes else None

    return Legality(
        right_deal(lambda desk: match.pack(desk.rules, desk.players), match.packed),
        *where(is_untimely, *((timely,) if timely else ())),
        *chain.from_iterable(
            where(_at(task), in_turn(clause, match.movers, actor))
            for task, clause in spoken.items()
        ),
        *where(
            is_doubtful,
            in_turn(match.turns, match.movers, actor),
            *(() if spoken else early),
            own_card(match.playing, held),
            *(
                owed(clause, demanded, partial(at, duty))
                for clause, duty, demanded in match.demanded
            ),
        ),
        *where(is_untimely, *(early if spoken else ())),
        *(row for stage in match.choices for row in _of_stage(match, stage)),
        *match.rows,
    )


def _untimely(match: TrickMatch[Any]) -> Heading:
    """Whether the time has to be asked: not for what its task is about."""
    due: dict[Task, tuple[type, ...]] = {Task.PLAY: (Play,)}
    for stage in match.choices:
        due[stage.task] = (*due.get(stage.task, ()), *stage.kinds)

    def is_untimely(desk: Desk[Any], action: Act) -> bool:
        return not isinstance(action, due.get(desk.task, ()))

    return is_untimely


def _of_stage(match: TrickMatch[Any], stage: Stage[Any]) -> tuple[Row[Any, Any], ...]:
    """The rows of a stage, and that of its time where no row of the match says it for all."""
    return stage.rows if match.timely else (in_its_time(stage), *stage.rows)


def _at(task: Task) -> Heading:
    """Whether a task is due."""

    def is_due(desk: Desk[Any], action: Act) -> bool:
        return desk.task is task

    return is_due


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
