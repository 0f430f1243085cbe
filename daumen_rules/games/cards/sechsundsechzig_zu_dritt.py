"""134 Sechsundsechzig zu dritt: no stock, trumps are named, and most points win.

The module has the game's own clauses and rules. The engine `engines.sixty_six` has the rest.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.options import Source, option

from .engines import marriages
from .engines import sixty_six as s
from .engines.before_tricks import dealt_out, naming
from .engines.desk import After, Desk, undealt
from .engines.marriages import MARRYING
from .engines.sixty_six import Marriage, deal_points, reached, won
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import BEAT, FOLLOW_SUIT, OVERTRUMP, TRUMP, Cards, Duty

CLAUSES: Final = clauses("""
    DRITT 134: Sixty-six for three | Sechsundsechzig zu dritt
    setup ¶1
    Each of three seats gets eight cards; Sevens and Eights are taken out.
    Jeder der drei Plätze bekommt acht Karten; Siebenen und Achten sind herausgenommen.
    legality ¶1
    Vorhand names trumps, when it has taken up its first three cards.
    Vorhand bestimmt den Trumpf, sobald sie ihre ersten drei Karten aufgenommen hat.
    legality ¶1
    Suit is followed from the start.
    Von Anfang an muss bedient werden.
    scoring ¶1
    Whoever has most points wins the deal, whether they are 66 or not.
    Wer die meisten Punkte hat, gewinnt das Spiel, ob es 66 sind oder nicht.
    remark ¶1
    All else is as in Sixty-six for two.
    Alles Übrige gilt wie zu zweit.
    legality silent
    Whether one also has to beat and to trump, as in the game for two once nobody draws.
    Ob man auch überstechen und trumpfen muss, wie zu zweit, wenn niemand mehr zieht.
    transition silent
    The rest is dealt in packets of three and two.
    Der Rest wird zu dritt und zu zweit gegeben.
    scoring silent
    By whose points the winner gets one, two or three.
    Nach wessen Punkten der Gewinner einen, zwei oder drei bekommt.
    scoring silent
    Where two have most points nobody gets any for the deal.
    Haben zwei die meisten Punkte, bekommt niemand etwas für das Spiel.
""")
EIGHT, NAMED, FOLLOWED, MOST, AS_FOR_TWO, STRICT, REST, BY_WHOM, TIE = CLAUSES


Owed = StrEnum("Owed", "STRICT FOLLOW")
"""What is owed to a trick."""
ByWhom = StrEnum("ByWhom", "BETTER SUM")
"""By whose points the winner gets points."""


@frozen
class Rules:
    """The rule set: a field an option."""

    owed: Owed = option(Owed.STRICT, STRICT, Source.STANDARD)("""
        What is owed to a trick? | Was muss man bei einem Stich?
        to follow and to beat, else to trump | bedienen und überstechen, sonst trumpfen
        to follow suit alone | nur bedienen
    """)
    marriage: Marriage = s.MARRIAGES
    by_whom: ByWhom = option(ByWhom.BETTER, BY_WHOM, Source.DECISION)("""
        By whose points does the winner get one, two or three? | Nach wessen Punkten bekommt der
          Gewinner einen, zwei oder drei?
        by those of the better of the two others | nach denen des besseren der beiden anderen
        by those of each of the two, added | nach denen jedes der beiden, zusammengezählt
    """)
    max_deals: int = s.MOST_DEALS


@cites(EIGHT)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Three cards each."""
    return dealt_out(EIGHT, desk, cards, (3,))


@cites(REST)
def deal_on(desk: Desk[Rules]) -> After:
    """Three and two more cards each."""
    return dealt_out(REST, desk, desk.stock, (3, 2))


def owes(desk: Desk[Rules], duty: Duty) -> bool:
    """Whether a duty holds: to follow suit always, the others if it is agreed."""
    return duty is FOLLOW_SUIT or desk.rules.owed is Owed.STRICT


@cites(MOST, BY_WHOM, TIE)
def count(desk: Desk[Rules]) -> After:
    """Whoever has most points gets one to three, by the better of the others or by each of them."""
    has, counted = reached(desk), s.counted(desk)
    best = has.index(max(has))
    if has.count(max(has)) > 1:
        nothing = told(TIE, "Nobody has most points.", "Niemand hat die meisten Punkte.")
        return desk, (*counted, nothing)
    most = told(MOST, "{seat} has most.", "{seat} hat die meisten.", seat=SeatTerm(best))
    dues = [deal_points(desk, seat) for seat in range(desk.players) if seat != best]
    brings, by = min(dues, key=lambda due: due[0])
    if desk.rules.by_whom is ByWhom.SUM:
        brings, by = sum(each for each, _ in dues), BY_WHOM
    after, events = won(desk, best, brings, by)
    return after, (*counted, most, *events)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=(*CLAUSES, *s.FOR_ALL),
    rooms=(Room(s.__name__), Room(marriages.__name__)),
    seats=range(3, 4),
    pack=s.pack,
    packed=s.PACK_OF_24,
    start=undealt,
    deal=deal,
    stages=(naming(NAMED, lambda desk: (desk.vorhand,), then=deal_on),),
    leads=(MARRYING,),
    order=s.order,
    duties=((FOLLOWED, FOLLOW_SUIT), (STRICT, BEAT), (STRICT, TRUMP), (STRICT, OVERTRUMP)),
    owes=owes,
    count=count,
    outcome=s.outcome,
    ending=s.ending,
    turns=s.LED,
    playing=s.OWN,
    taking=s.RANKED,
)
