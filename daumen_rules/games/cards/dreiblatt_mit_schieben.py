"""139 Dreiblatt mit Schieben: who pushes before the deal changes no cards, and raises all stakes.

The module has the game's own clauses and the options on them. The engine of Dreiblatt has the rest.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.text import SeatTerm, Text, sentence
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.choices import Say, Word
from daumen_rules.pieces.event_text import told, told_to
from daumen_rules.pieces.options import Source, option

from .engines import dreiblatt as d
from .engines.balances import EndPot, settled
from .engines.decisions import Decide, Decision
from .engines.desk import Act, After, Desk, Task, undealt
from .engines.dreiblatt import Penalty
from .engines.own_parts import OwnParts
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
    Whether the seats decide at the same time, or say in turn, Vorhand first, whether they push.
    Ob die Plätze gleichzeitig entscheiden oder reihum sagen, Vorhand zuerst, ob sie schieben.
""")
AS_DREIBLATT, PUSHED, DOUBLE, MORE, IN_TURN = CLAUSES
WORDS: Final = {
    "push": Word(
        "schiebe",
        Text("{seat} pushes.", "{seat} schiebt."),
        "push: double the stakes, swap no card | schiebe: doppelter Einsatz, kein Tausch",
    ),
    "wait": Word(
        "warte",
        Text("{seat} does not push.", "{seat} schiebt nicht."),
        "do not push | schiebe nicht",
    ),
}


Raised = StrEnum("Raised", "ADDED DOUBLED")
"""How stakes are raised where several seats push."""
Calls = StrEnum("Calls", "SIMULTANEOUS IN_TURN")
"""How the seats decide whether they push."""


@frozen
class Rules:
    """The rule set: a field an option."""

    calls: Calls = option(Calls.SIMULTANEOUS, IN_TURN, Source.DECISION)("""
        How do the seats decide whether they push? | Wie entscheiden die Plätze, ob sie schieben?
        at the same time, so that nobody knows what others do | gleichzeitig, sodass niemand weiß,
          was andere tun
        in turn, Vorhand first, for all to hear | reihum, Vorhand zuerst, sodass es alle hören
    """)
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


def is_covered(desk: Desk[Rules]) -> bool:
    """Whether the seats decide at the same time."""
    return desk.rules.calls is Calls.SIMULTANEOUS


@row(
    IN_TURN,
    "{seat} says openly what all decide at the same time, or covers what is said in turn.",
    "{seat} sagt offen, was alle gleichzeitig entscheiden, oder verdeckt, was man reihum sagt.",
)
def decides_otherwise(desk: Desk[Rules], action: Say | Decide) -> Facts | None:
    """Seats decide in the way that is agreed."""
    if desk.task is not Task.PUSH or isinstance(action, Decide) is is_covered(desk):
        return None
    return {"seat": SeatTerm(action.seat)}


@cites(PUSHED, IN_TURN)
def decided(desk: Desk[Rules], action: Say | Decide) -> After:
    """A seat decides, for all to hear or covered."""
    if isinstance(action, Say):
        return said(desk, action)
    seat = SeatTerm(action.seat)
    text = WORDS["push" if action.does else "wait"].told
    own = sentence(text.en, text.de, seat=seat)
    others = sentence("{seat} has decided.", "{seat} hat entschieden.", seat=seat)
    event = told_to((action.seat,), PUSHED, own, others)
    made = Decision(action.seat, action.does)
    return evolve(desk, decisions=(*desk.decisions, made)), (event,)


@cites(PUSHED)
def uncovered(desk: Desk[Rules]) -> After:
    """All hear what was decided at the same time."""
    pushed = [each.seat for each in desk.decisions if each.does]
    text = WORDS["push"].told
    shown = [told(PUSHED, text.en, text.de, shows=True, seat=SeatTerm(seat)) for seat in pushed]
    return evolve(desk, pushed=(*desk.pushed, *pushed), decisions=()), tuple(shown)


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


def offered(desk: Desk[Rules]) -> list[Act]:
    """What the seat on turn can decide."""
    if is_covered(desk):
        return [Decide(desk.turn, does) for does in (True, False)]
    return [Say(desk.turn, word) for word in WORDS]


PUSHING: Final[Stage[Rules]] = Stage(
    task=Task.PUSH,
    kinds=(Say, Decide),
    clause=PUSHED,
    seats=lambda desk: desk.round,
    acts=offered,
    does=decided,
    rows=(decides_otherwise,),
    words=WORDS,
    then=uncovered,
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
    own=OwnParts(settled=settled),
    turns=d.IN_TURN,
    playing=d.OWN,
    taking=d.TAKEN,
)
