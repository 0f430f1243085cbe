"""150 Skat: an auction, a soloist against two, and values that are added up over some deals.

The module joins the parts of the game; the other modules of this folder have its rules and words.
"""

from __future__ import annotations

from typing import Final, cast

from daumen_rules.contracts.batch_form import AnyBatchForm
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import Deal
from daumen_rules.pieces.event_text import TextEvent

from ..engines import auction
from ..engines.desk import Act, Desk, Task
from ..engines.own_parts import OwnParts
from ..engines.trick_match_entry import trick_match_game
from ..engines.tricks import FOLLOW_SUIT, Play
from . import choice, clauses, deal, play, rules, score, table, values
from . import clauses as c
from .choice import STAGES
from .clauses import CLAUSES
from .experience import considered
from .figures import FIGURES
from .play import SHOWING
from .rules import Rules
from .scene import measure, scene
from .table import PHASE, ShowSkat, SkatAct, SkatDesk, SkatView, at, is_over

DUE: Final = {
    Task.DEAL: Term("deal", Text("the deal", "das Geben")),
    Task.BID: Term("bid", Text("the auction", "das Reizen")),
    Task.CHOOSE: Term(
        "choose", Text("to take up the skat or to name a hand game", "Skat oder Handspiel")
    ),
    Task.AWAY: Term("discard", Text("to lay two cards away", "das Ablegen von zwei Karten")),
    Task.DECLARE: Term("declare", Text("to name the game", "die Ansage des Spiels")),
    Task.PLAY: Term("play", Text("to play a card", "das Ausspielen")),
    None: Term("over", Text("nothing: the match is over", "nichts: Das Spiel ist aus")),
}
"""What each task asks for; None is the end."""
KINDS: Final[dict[Task | None, tuple[type, ...]]] = {
    Task.DEAL: (Deal,),
    **{stage.task: stage.kinds for stage in STAGES},
    Task.PLAY: (Play, ShowSkat),
    None: (),
}
"""The actions that each task allows."""


@row(c.TIME, "Now it is time for {due}.", "Dran ist jetzt: {due}.")
def out_of_time(desk: Desk[Rules], action: Act) -> Facts | None:
    """Each task allows only its own actions: deal, auction, skat, announcement, play."""
    task = None if is_over(at(desk)) else desk.task
    return None if isinstance(action, KINDS[task]) else {"due": DUE[task]}


def batch() -> AnyBatchForm:
    """The batch form."""
    from .batch.form import FORM  # needs the extra `fast`

    return FORM


_MADE: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=tuple(
        Room(each.__name__)
        for each in (auction, clauses, rules, values, table, score, deal, choice, play)
    ),
    seats=range(3, 5),
    state=SkatDesk,
    start=deal.start,
    deal=deal.deal,
    stages=STAGES,
    besides=(SHOWING,),
    others=play.referee,
    timely=out_of_time,
    order=play.order,
    duties=((c.FOLLOWED, FOLLOW_SUIT),),
    is_decided=play.is_decided,
    count=play.count,
    outcome=score.outcome,
    ending=deal.ending,
    turns=c.TURN,
    playing=c.OWN,
    played_by=c.TURN,
    taking=c.TAKEN,
    lines=(PHASE,),
    own=OwnParts(
        view=SkatView,
        own={"skat": "stock"},
        sizes={"stock": "stock"},
        lying={"shown": "hands"},
        scene=scene,
        figures=FIGURES,
        faults=deal.faults,
        measure=measure,
        considered=considered,
        batch=batch,
    ),
)
GAME: Final = cast("Game[Rules, SkatDesk, SkatAct, TextEvent, SkatView]", _MADE)
"""The game with the classes that its desks, actions and views have."""
