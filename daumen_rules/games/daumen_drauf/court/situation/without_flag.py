"""Open questions that no flag answers: what each of their readings answers at a table.

On looking again, on the thumb and on talk, on a word that is taken back, on a tie. Which reading is
our default and how far a manual carries each the register says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from daumen_rules.disputes.answers import Phrase
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import Inspected, Parried, Passed, Shown, Taken
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.question import Support
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, sentence
from daumen_rules.kernel.verdict import Reason, Verdict

from . import verdicts as v
from .model import Asks, Situation
from .trick_so_far import TrickSoFar

WHILE_PLAYING: Final = (Asks.LOOK_AGAIN, Asks.LOOK_OWN)
"""Questions on captured cards, which are free to look at once the game is over."""
OF_THE_TRICK: Final = (Asks.UNCOVER, Asks.TAKE_BACK, Asks.CHANGE)
"""Questions on a card or a word of the trick, if there is one."""
_QUESTIONS: Final = {
    **dict.fromkeys(WHILE_PLAYING, "Q02"),
    **dict.fromkeys((Asks.UNCOVER, Asks.TALK), "Q04"),
    Asks.CHANGE: "Q05",
    Asks.TAKE_BACK: "Q19",
}


def question(situation: Situation) -> str | None:
    """The id of the open question that is asked about, if it is one without a flag."""
    if situation.ask.kind is Asks.WINS and len(_best(situation)) > 1:
        return "Q53"
    return _QUESTIONS.get(situation.ask.kind)


def of_default(situation: Situation) -> Support | None:
    """How both manuals carry the default here, where that is otherwise than in general."""
    return Support.WEAK if situation.ask.kind is Asks.LOOK_OWN else None


def needs_no_position(situation: Situation) -> bool:
    """Whether the readings answer without the trick: it is not asked about, or there is none."""
    in_trick = situation.ask.kind in OF_THE_TRICK and bool(situation.trick)
    return question(situation) is not None and not in_trick


def answer(situation: Situation, reading: str, *, over: bool = False) -> Verdict:
    """What a reading answers; the default, where none is named. `over` says that the game is."""
    kind = situation.ask.kind
    if kind in WHILE_PLAYING and over:
        return v.allowed((_COUNTED,))
    if kind is Asks.WINS:
        return _TIES.get(reading) or v.several(_best(situation), (c.WIN_3, c.WIN_4))
    return _ANSWERS[kind](reading)


def answer_in_trick(situation: Situation, so_far: TrickSoFar, reading: str) -> Verdict:
    """The same for a question on the trick, as far as it has come."""
    kind, seat = situation.ask.kind, situation.ask.seat
    assert seat is not None
    if so_far.over:
        return _shown_to_all(so_far, seat) if kind is Asks.UNCOVER else _over(so_far)
    if kind is Asks.TAKE_BACK:
        return _taken_back(so_far, seat, reading)
    acted = any(entry.seat == seat for entry in situation.trick)
    if kind is Asks.CHANGE and acted and _last_actor(so_far) != seat:
        return _acted_since(_last_actor(so_far))
    return _ANSWERS[kind](reading)


def _best(situation: Situation) -> tuple[Seat, ...]:
    return () if situation.totals is None else Outcome(situation.totals).winners


# While the trick goes on


_TALK_IS_FREE: Final = Reason(
    c.GAME_1,
    sentence(
        "Neither manual has a rule on talk; both call the game one of bluff.",
        "Keine der Anleitungen hat eine Regel für das Reden; beide sagen Bluffspiel.",
    ),
)
_ANSWERS: Final[dict[Asks, Callable[[str], Verdict]]] = {
    Asks.LOOK_AGAIN: lambda reading: {
        "owner_only": v.allowed((c.END_4,)),
        "everybody": v.allowed((c.END_6,)),
    }.get(reading, v.refused((c.END_4, c.END_6))),
    Asks.LOOK_OWN: lambda reading: {
        "owner_only": v.allowed((c.END_4,)),
        "everybody": v.allowed((c.END_4,)),
    }.get(reading, v.refused((c.END_4,))),
    Asks.TAKE_BACK: lambda reading: {"taken_back": v.allowed((c.END_3,))}.get(
        reading, v.refused((c.END_3, c.RAISE_2))
    ),
    Asks.CHANGE: lambda reading: {"until_the_next": v.allowed((c.TURN_2,))}.get(
        reading, v.refused((c.TURN_2,))
    ),
    Asks.UNCOVER: lambda reading: {"may_lift_thumb": v.allowed((c.THUMB_2,))}.get(
        reading, v.refused((c.THUMB_2, c.THUMB_4))
    ),
    Asks.TALK: lambda _: v.allowed((_TALK_IS_FREE,)),
}
_TIES: Final = {
    "lots": Verdict(
        Phrase("by lot"), sentence("one of them, by lot", "einer von ihnen, durch das Los")
    ),
    "another_game": Verdict(
        Phrase("another game"),
        sentence("nobody yet: one more game", "noch niemand: eine Partie mehr"),
    ),
}
_RAISE: Final = sentence(
    "only by raising: the old card is laid open, and a new one shown",
    "nur durch Erhöhen: Die alte Karte wird offen hingelegt und eine neue gezeigt",
)


def _taken_back(so_far: TrickSoFar, seat: Seat, reading: str) -> Verdict:
    """A card goes by raising alone: nobody who has shown none can, nor who has the highest."""
    assert isinstance(so_far.state, Playing)
    trick = so_far.state.trick
    covered, highest = trick.covered(seat), trick.highest
    if not covered:
        words = sentence(
            "{seat} shows no card that could be taken back.",
            "{seat} zeigt keine Karte, die man zurücknehmen könnte.",
            seat=SeatTerm(seat),
        )
        return v.refused((Reason(c.THUMB_1, words),))
    if reading:
        return _ANSWERS[Asks.TAKE_BACK](reading)
    may_raise = highest is not None and highest.seat != seat
    return v.refused((c.END_3, c.RAISE_2), (_RAISE,) if may_raise else ())


def _last_actor(so_far: TrickSoFar) -> Seat:
    acts = [event for event in so_far.latest if isinstance(event, Passed | Shown | Parried)]
    return acts[0].seat


def _acted_since(seat: Seat) -> Verdict:
    words = sentence(
        "{seat} has acted since.", "{seat} hat seither gehandelt.", seat=SeatTerm(seat)
    )
    return v.refused((Reason(c.TURN_2, words),))


# Once the trick, or the game, is over


_COUNTED: Final = Reason(
    c.VAL_3,
    sentence(
        "The game is over, and all captured cards are counted.",
        "Die Partie ist zu Ende, und alle eingenommenen Karten werden gezählt.",
    ),
)


def _taken(so_far: TrickSoFar) -> Taken | None:
    """Who took the trick, None where nobody has."""
    return next((event for event in so_far.latest if isinstance(event, Taken)), None)


def _over(so_far: TrickSoFar) -> Verdict:
    """The trick is another's, or one's own, with all its cards."""
    taken = _taken(so_far)
    if taken is None:
        return v.refused((c.OVER_1,))
    words = sentence(
        "The trick is over: {seat} has it.",
        "Der Stich ist zu Ende: {seat} hat ihn.",
        seat=SeatTerm(taken.seat),
    )
    return v.refused((Reason(taken.clause, words),))


def _shown_to_all(so_far: TrickSoFar, seat: Seat) -> Verdict:
    """Whether all may see the covered cards of a trick that is over (Q01)."""
    event = next((e for e in so_far.latest if isinstance(e, Inspected)), None)
    if event is None:
        return v.refused((c.THUMB_4,))
    if event.by_all:
        return v.allowed((event.clause,))
    remedies = () if seat == event.seat else (v.only_the_taker(event.seat),)
    return v.refused((event.clause,), remedies)
