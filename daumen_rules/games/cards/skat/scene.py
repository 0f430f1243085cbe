"""How a desk of Skat is drawn, and how far a match has come. No rule stands here."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.text import Fact, SeatTerm, Text
from daumen_rules.pieces.cards import tiles
from daumen_rules.pieces.scenes import (
    POINTS,
    Chips,
    Fan,
    Part,
    Scene,
    heading,
    held,
    labelled,
    note,
    places,
    same,
    term,
)

from ..engines.desk import Desk, DeskView, Task
from ..engines.hands import trick_fan
from ..engines.tricks import arranged
from .rules import Rules
from .table import SkatView, at, is_over
from .values import Kind, order

_TASKS: Final = {
    Task.DEAL: Text("the cards are dealt", "es wird gegeben"),
    Task.BID: Text("bidding", "es wird gereizt"),
    Task.CHOOSE: Text("skat or hand", "Skat oder Hand"),
    Task.AWAY: Text("two cards are laid away", "zwei Karten werden abgelegt"),
    Task.DECLARE: Text("the game is named", "das Spiel wird angesagt"),
    Task.PLAY: Text("cards are played", "es wird gespielt"),
}
_OVER: Final = Text("the match is over", "das Spiel ist aus")


def scene(seen: DeskView[Rules], viewer: Viewer) -> Scene:
    """The task, the bid, the game, the trick, and every seat with its score and its cards. Hands
    are sorted by the game; before it is named by Jacks and suits.
    """
    assert isinstance(seen, SkatView), "every view of Skat is one"
    view, due = seen, _OVER if is_over(seen) else _TASKS[seen.task]
    middle: list[Part] = [heading("{due}", "{due}", due=term(due))]
    if view.auction is not None:
        middle.append(labelled(Text("bid", "Gebot"), term(view.auction.bid or "–")))
    if view.contract is not None and view.soloist is not None:
        facts: dict[str, Fact] = {"seat": SeatTerm(view.soloist), "game": view.contract.term}
        middle.append(note("{seat}: {game}", "{seat}: {game}", **facts))
    if view.left:
        middle.append(trick_fan(view.trick, view.tricks))
    ranks = order(view.rules, view.contract.kind if view.contract else Kind.GRAND)

    def parts(seat: Seat) -> tuple[Part, ...]:
        score = Chips(label=POINTS, count=view.points[seat])
        if not view.left:
            return (score,)
        opened = view.shown[seat]
        hand = view.hand if seat == viewer else opened
        lies_open = bool(opened) or seat == viewer
        cards = held(tiles(arranged(ranks, hand)), view.left[seat], is_own=lies_open)
        away = (Fan(label=same("Skat"), cards=tiles(view.skat)),) if seat == viewer else ()
        return score, cards, *(away if view.skat else ())

    turn = None if view.task is Task.DEAL else view.turn
    return Scene(middle=tuple(middle), seats=places(view.players, turn, parts, viewer))


def measure(desk: Desk[Rules]) -> tuple[int, ...]:
    """Numbers, compared in order, that every step makes smaller: deals left, tasks left, and the
    actions left in the task.
    """
    here = -len(at(desk).results), -[*_TASKS].index(desk.task)
    if desk.task is Task.BID:
        auction = at(desk).bidding
        left = len(auction.waiting) + (auction.listener is not None)
        return (*here, left, -auction.bid, int(auction.asked))
    return (*here, sum(map(len, desk.hands))) if desk.task is Task.PLAY else here
