"""139 Dreiblatt mit Schieben: who pushes before the deal changes no cards, and raises all stakes.

The module has the game's own clauses and the options on them. The engine of Dreiblatt has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.options import Source, option

from .engines import dreiblatt as d
from .engines.balances import EndPot
from .engines.desk import After, Desk, Task, undealt
from .engines.dreiblatt import Penalty
from .engines.stages import Stage
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, TRUMP, Cards

CLAUSES: Final = clauses("""
    SCHIEBEN 139: Three cards with pushing | Dreiblatt mit Schieben
    remark ¶1
    But for what follows the rules are those of Dreiblatt.
    Bis auf das Folgende sind die Regeln die von Dreiblatt.
    legality ¶1
    Before the cards are dealt a seat may decide to change none later.
    Bevor gegeben wird, kann ein Platz auf das spätere Tauschen verzichten.
    transition ¶1
    Then all seats pay double the stake.
    Dann zahlen alle Plätze den doppelten Einsatz.
    transition ¶1
    Where several decide so, the stakes are raised several times accordingly.
    Entscheiden sich mehrere so, werden die Einsätze entsprechend mehrfach erhöht.
    legality silent
    The seats say in turn, Vorhand first, whether they push.
    Die Plätze sagen reihum, Vorhand zuerst, ob sie schieben.
""")
AS_DREIBLATT, PUSHED, DOUBLE, MORE, IN_TURN = CLAUSES
WORDS: Final = {
    "push": Word("schiebe", Text("{seat} pushes.", "{seat} schiebt.")),
    "wait": Word("warte", Text("{seat} does not push.", "{seat} schiebt nicht.")),
}


class Raised(Enum):
    """How stakes are raised where several seats push."""

    ADDED = "added"
    DOUBLED = "doubled"


@frozen
class Rules:
    """The rule set: a field an option."""

    raised: Raised = option(Raised.ADDED, MORE, Source.DECISION)("""
        How are stakes raised where several seats push? | Wie werden die Einsätze erhöht, wo mehrere
          schieben?
        by one stake for each: double, threefold, fourfold | um einen Einsatz für jeden: doppelt,
          dreifach, vierfach
        doubled for each: double, fourfold, eightfold | für jeden verdoppelt: doppelt, vierfach,
          achtfach
    """)
    stake: int = d.STAKE
    penalty: Penalty = d.PENALTY
    deals: int = d.MATCH
    end_pot: EndPot = d.END_POT


@cites(PUSHED, IN_TURN)
def said(desk: Desk[Rules], action: Say) -> After:
    """A seat pushes, or does not."""
    pushed = (*desk.pushed, action.seat) if action.word == "push" else desk.pushed
    text = WORDS[action.word].told
    event = told(PUSHED, text.en, text.de, shows=True, seat=SeatTerm(action.seat))
    return evolve(desk, pushed=pushed), (event,)


@cites(DOUBLE, MORE)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Three cards for each seat, for a stake that those who push have raised."""
    pushed = len(desk.pushed)
    times = 2**pushed if desk.rules.raised is Raised.DOUBLED else 1 + pushed
    after, events = d.dealt(desk, cards, desk.rules.stake * times)
    if not pushed:
        return after, events
    raised = told(
        DOUBLE if pushed == 1 else MORE,
        "The stakes are raised.",
        "Die Einsätze werden erhöht.",
    )
    return after, (raised, *events)


@cites(PUSHED)
def most(desk: Desk[Rules]) -> int:
    """How many cards the seat on turn may change: none, if it has pushed."""
    return 0 if desk.turn in desk.pushed else d.EACH


PUSHING: Final[Stage[Rules]] = Stage(
    task=Task.PUSH,
    kinds=(Say,),
    clause=PUSHED,
    seats=lambda desk: desk.round,
    acts=lambda desk: [Say(desk.turn, word) for word in WORDS],
    does=said,
    words=WORDS,
)
GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=(*CLAUSES, *d.CLAUSES),
    rooms=(Room(d.__name__),),
    seats=range(2, 6),
    start=undealt,
    deal=deal,
    opening=(PUSHING,),
    stages=(d.deciding(most),),
    order=d.order,
    duties=((d.FOLLOWED, FOLLOW_SUIT), (d.TRUMPED, TRUMP)),
    count=d.count,
    outcome=d.outcome,
    ending=d.ending,
    turns=d.IN_TURN,
    playing=d.OWN,
    taking=d.TAKEN,
)
