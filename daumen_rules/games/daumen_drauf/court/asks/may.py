"""May a seat show, pass, parry, look at the trick? Each answer is a step or event of the rules."""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes import verdicts as v
from daumen_rules.disputes.answers import PERMISSIONS
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.events import Inspected, Parried, Taken
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Pass, Playing, Show
from daumen_rules.games.daumen_drauf.suggestions import suggestions
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Text, sentence
from daumen_rules.kernel.verdict import Verdict

from ..situation.chains import first_of, is_told, of_action
from ..situation.needs import needs_a_card
from ..situation.trick_so_far import TrickSoFar, act, concluded
from ..situation.worlds import AskKind, InPosition
from .row import TURN, Counts, Search, Which
from .verdicts import GOES_ON, goes_on, it_is_over, only_the_taker


def may_show(asked: InPosition) -> Verdict:
    """Whether a seat may show a card: in the trick that is on, in this one, or in the next."""
    so_far = _meant(asked)
    if not isinstance(so_far, TrickSoFar):
        return so_far
    return _may(asked, so_far, Show(asked.seat, _card_meant(asked, so_far)))


def may_parry(asked: InPosition) -> Verdict:
    """Whether a seat may parry with a card."""
    so_far = _meant(asked)
    if not isinstance(so_far, TrickSoFar):
        return so_far
    return _may(asked, so_far, Parry(asked.seat, _card_meant(asked, so_far)))


def may_pass(asked: InPosition) -> Verdict:
    """Whether a seat may pass."""
    return _may(asked, asked.so_far, Pass(asked.seat))


def _meant(asked: InPosition) -> TrickSoFar | Verdict:
    """The trick that the question is about; a verdict where it is over, or cannot end yet."""
    so_far = asked.so_far
    match asked.ask.kind.trick:
        case Which.NOW:
            return so_far
        case Which.THIS:
            return _over_already(so_far) if so_far.over else so_far
        case Which.NEXT:
            ended = concluded(so_far)
            return goes_on(ended) if isinstance(ended, Refused) else ended


def _may(asked: InPosition, so_far: TrickSoFar, action: Show | Pass | Parry) -> Verdict:
    done, situation = act(so_far, action), asked.situation
    if not asked.told:
        return v.refused(()) if isinstance(done, Refused) else v.allowed(())
    if isinstance(done, Refused):
        perhaps = not is_told(situation.hands[asked.seat])
        advice = suggestions(so_far.state, action, perhaps=perhaps)
        return v.refused(*of_action(situation, so_far, action, None), advice)
    return v.allowed(of_action(situation, so_far, action, done)[0])


def _over_already(so_far: TrickSoFar) -> Verdict:
    """The refusal to show or parry in a trick that is over."""
    taken, parried = first_of(so_far.latest, Taken), first_of(so_far.latest, Parried)
    if taken is None:
        return v.refused((c.END_2,))
    return it_is_over(taken, c.END_2 if parried is None else c.PARRY_4)


def _card_meant(asked: InPosition, so_far: TrickSoFar) -> Card:
    """The card that the question names; for a kind, a card of it that the seat holds."""
    card = asked.ask.card
    if isinstance(card, Card):
        return card
    assert card is not None
    return of_kind(asked, so_far, card)


def hand_of(asked: InPosition, so_far: TrickSoFar) -> tuple[Card, ...]:
    """The hand of the seat that the question is about."""
    state = so_far.state
    return tuple(state.table.hands[asked.seat]) if isinstance(state, Playing | Finished) else ()


def of_kind(asked: InPosition, so_far: TrickSoFar, kind: Kind) -> Card:
    """The card of a kind that the seat holds; the poisonous one where it holds none."""
    held = (one for one in hand_of(asked, so_far) if one.kind == kind)
    return next(held, Card.parse(f"{kind}p"))


def may_look(asked: InPosition) -> Verdict:
    """Whether a seat may look at the trick: only once it is over, and if the rules allow it."""
    event = first_of(asked.so_far.events, Inspected)
    if event is None:
        return v.refused((c.THUMB_2, c.THUMB_4), (_LATER,))
    if event.by_all or event.seat == asked.seat:
        return v.allowed((event.clause,))
    return v.refused((event.clause,), (only_the_taker(event.seat),))


_LATER: Final = sentence(
    "its covered cards can be looked at only once it is over",
    "seine verdeckten Karten sieht man erst, wenn er zu Ende ist",
)
ACT: Final = Search(kinds=True, act=True, differences=(*TURN, "trick"))

SHOW: Final = AskKind(
    name="show",
    form=Text("may NAME show CARD", "darf NAME CARD zeigen"),
    also=(
        "may NAME play/put CARD",
        "may NAME raise/beat with/to CARD",
        "darf NAME CARD spielen/legen",
        "darf NAME mit CARD erhöhen/überbieten",
        "darf NAME auf CARD erhöhen",
    ),
    fields=("trick", "turn", "hand"),
    answer=may_show,
    answers=PERMISSIONS,
    search=ACT,
)
PASS: Final = AskKind(
    name="pass",
    form=Text("may NAME pass", "darf NAME passen"),
    fields=("trick", "turn", "hand"),
    answer=may_pass,
    answers=PERMISSIONS,
    search=ACT,
)
PARRY: Final = AskKind(
    name="parry",
    form=Text("may NAME parry with CARD", "darf NAME mit CARD parieren"),
    fields=("trick", "turn", "hand"),
    answer=may_parry,
    answers=PERMISSIONS,
    search=ACT,
)
LOOK: Final = AskKind(
    name="look",
    form=Text("may NAME look at the trick", "darf NAME den Stich ansehen"),
    also=(
        "may NAME look at it",
        "may NAME have a look at the trick/it",
        "darf NAME den Stich angucken/anschauen",
        "darf NAME sich den Stich ansehen/angucken/anschauen",
        "darf sich NAME den Stich ansehen/angucken/anschauen",
    ),
    fields=("trick",),
    checks=(needs_a_card,),
    answer=may_look,
    answers=PERMISSIONS,
    search=Search(counts=Counts.NEVER),
)

# Questions that name the trick they are about: this one, or the next

STILL_SHOW: Final = evolve(
    SHOW,
    name="still_show",
    form=Text("may NAME still show CARD", "darf NAME noch CARD zeigen"),
    also=(),
    trick=Which.THIS,
)
STILL_PARRY: Final = evolve(
    PARRY,
    name="still_parry",
    form=Text("may NAME still parry with CARD", "darf NAME noch mit CARD parieren"),
    trick=Which.THIS,
)
LEAD_WITH: Final = evolve(
    SHOW,
    name="lead_with",
    form=Text("may NAME lead with CARD", "darf NAME mit CARD anspielen"),
    also=(),
    answers=PERMISSIONS | {GOES_ON},
    trick=Which.NEXT,
)
