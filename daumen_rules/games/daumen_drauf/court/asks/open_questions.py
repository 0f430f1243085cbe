"""Questions that no flag answers: on looking again, the thumb, talk, and words taken back.

The functions give the answer of each reading. The register says which reading is our default, and
how well a manual supports it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import ALLOWED, PERMISSIONS
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import Inspected, Parried, Passed, Shown, Taken
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.question import Support
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Text, sentence
from daumen_rules.kernel.verdict import Reason, Verdict

from ..situation.chains import first_of
from ..situation.model import Situation
from ..situation.trick_so_far import TrickSoFar
from ..situation.worlds import AskKind, InPosition
from .row import Open
from .verdicts import it_is_over, only_the_taker


def _by_reading(
    allowed: Mapping[str, Clause], refused: Sequence[Clause]
) -> Callable[[Situation, str], Verdict]:
    """Allowed by some readings, each with its clause; all others and the default refuse."""

    def answer(_: Situation, reading: str) -> Verdict:
        clause = allowed.get(reading)
        return v.refused(refused) if clause is None else v.allowed((clause,))

    return answer


_look_again = _by_reading({"owner_only": c.END_4, "everybody": c.END_6}, (c.END_4, c.END_6))
_look_own = _by_reading({"owner_only": c.END_4, "everybody": c.END_4}, (c.END_4,))
_take_back = _by_reading({"taken_back": c.END_3}, (c.END_3, c.RAISE_2))
_change = _by_reading({"until_the_next": c.TURN_2}, (c.TURN_2,))
_uncover = _by_reading({"may_lift_thumb": c.THUMB_2}, (c.THUMB_2, c.THUMB_4))


def _talk(_situation: Situation, _reading: str) -> Verdict:
    return v.allowed((_TALK_IS_FREE,))


_TALK_IS_FREE: Final = Reason(
    c.GAME_1,
    sentence(
        "Neither manual has a rule on talk; both call the game one of bluff.",
        "Keine der Anleitungen hat eine Regel für das Reden; beide sagen Bluffspiel.",
    ),
)

# In a trick


def may_uncover(asked: InPosition) -> Verdict:
    """Whether a seat may uncover its card; after the trick, whether all may see it (Q01)."""
    if not asked.so_far.over:
        return _uncover(asked.situation, asked.reading)
    event = first_of(asked.so_far.latest, Inspected)
    if event is None:
        return v.refused((c.THUMB_4,))
    if event.by_all:
        return v.allowed((event.clause,))
    remedies = () if asked.seat == event.seat else (only_the_taker(event.seat),)
    return v.refused((event.clause,), remedies)


def may_take_back(asked: InPosition) -> Verdict:
    """Whether a seat may take its card back.

    A card is released by raising only: so a seat that has shown no card, or has the highest one,
    cannot take a card back.
    """
    so_far, seat, reading = asked.so_far, asked.seat, asked.reading
    if so_far.over:
        return _over(so_far)
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
        return _take_back(asked.situation, reading)
    may_raise = highest is not None and highest.seat != seat
    return v.refused((c.END_3, c.RAISE_2), (_RAISE,) if may_raise else ())


_RAISE: Final = sentence(
    "only by raising: the old card is laid open, and a new one shown",
    "nur durch Erhöhen: Die alte Karte wird offen hingelegt und eine neue gezeigt",
)


def may_change(asked: InPosition) -> Verdict:
    """Whether a seat may change its action: not once another seat has acted."""
    so_far, seat = asked.so_far, asked.seat
    if so_far.over:
        return _over(so_far)
    acted = any(entry.seat == seat for entry in asked.situation.trick)
    last = _last_actor(so_far)
    if acted and last != seat:
        words = sentence(
            "{seat} has acted since.", "{seat} hat seither gehandelt.", seat=SeatTerm(last)
        )
        return v.refused((Reason(c.TURN_2, words),))
    return _change(asked.situation, asked.reading)


def _last_actor(so_far: TrickSoFar) -> Seat:
    acts = [event for event in so_far.latest if isinstance(event, Passed | Shown | Parried)]
    return acts[0].seat


def _over(so_far: TrickSoFar) -> Verdict:
    """The refusal in a trick that is over: its taker has all its cards."""
    taken = first_of(so_far.latest, Taken)
    return v.refused((c.OVER_1,)) if taken is None else it_is_over(taken, taken.clause)


_COUNTED: Final = v.allowed(
    (
        Reason(
            c.VAL_3,
            sentence(
                "The game is over, and all captured cards are counted.",
                "Die Partie ist zu Ende, und alle eingenommenen Karten werden gezählt.",
            ),
        ),
    )
)

LOOK_AGAIN: Final = AskKind(
    name="look_again",
    form=Text(
        "may NAME look at a captured trick again",
        "darf NAME einen abgelegten Stich wieder ansehen",
    ),
    answers=PERMISSIONS,
    opens=(Open[Situation](question="Q02", answer=_look_again, once_over=_COUNTED),),
)
LOOK_OWN: Final = AskKind(
    name="look_own",
    form=Text(
        "may NAME look at own captured cards", "darf NAME eigene eingenommene Karten ansehen"
    ),
    also=(
        "may NAME look at his/her own captured cards",
        "may NAME look at his/her captured cards",
        "may NAME look at his/her pile/tricks",
        "darf NAME ihre/seine eingenommenen Karten ansehen",
        "darf NAME ihre/seine Stiche ansehen",
    ),
    answers=PERMISSIONS,
    opens=(
        Open[Situation](
            question="Q02", answer=_look_own, once_over=_COUNTED, of_default=Support.WEAK
        ),
    ),
)
TALK: Final = AskKind(
    name="talk",
    form=Text("may NAME talk about the cards", "darf NAME über die Karten reden"),
    also=("may NAME talk about his/her cards", "darf NAME über seine/ihre Karten reden"),
    lasting_form="may NAME talk about his cards",
    answers=frozenset((ALLOWED,)),
    opens=(Open[Situation](question="Q04", answer=_talk),),
)
UNCOVER: Final = AskKind(
    name="uncover",
    form=Text("may NAME uncover the card", "darf NAME die Karte aufdecken"),
    also=(
        "may NAME uncover his/her card",
        "may NAME lift the/his/her thumb",
        "darf NAME den Daumen heben/wegnehmen",
        "darf NAME seine/ihre Karte aufdecken",
    ),
    lasting_form="may NAME uncover his card",
    fields=("trick",),
    answer=may_uncover,
    answers=PERMISSIONS,
    opens=(Open[Situation](question="Q04", answer=_uncover),),
)
TAKE_BACK: Final = AskKind(
    name="take_back",
    form=Text("may NAME take the card back", "darf NAME die Karte zurücknehmen"),
    also=(
        "may NAME take his/her card back",
        "may NAME put the/his/her card back",
        "may NAME take back the/his/her card",
        "darf NAME ihre/seine Karte zurücknehmen",
    ),
    fields=("trick",),
    answer=may_take_back,
    answers=PERMISSIONS,
    opens=(Open[Situation](question="Q19", answer=_take_back),),
)
CHANGE: Final = AskKind(
    name="change",
    form=Text("may NAME think better of it", "darf NAME es sich anders überlegen"),
    also=("may NAME change his/her mind", "darf NAME ihre/seine Meinung ändern"),
    fields=("trick",),
    answer=may_change,
    answers=PERMISSIONS,
    opens=(Open[Situation](question="Q05", answer=_change),),
)
