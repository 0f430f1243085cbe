"""119 Schnipp, Schnapp, Schnurr: cards of a suit follow each other, with five words.

The module has the game's own clauses, options and words. `engines.runs` has the rules.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses

from .engines.desk import Desk
from .engines.runs import Missing, Run, missing_option, run_game

CLAUSES: Final = clauses("""
    SCHNIPP 119: Snip, snap, snorum | Schnipp, Schnapp, Schnurr
    setup ¶1
    Each seat gets the same number of cards.
    Jeder Platz bekommt gleich viele Karten.
    setup ¶1
    What is left over is the stock.
    Was übrig bleibt, ist der Stock.
    transition ¶1
    The stock is used when the game cannot go on because a card is missing.
    Der Stock wird gebraucht, wenn es nicht weitergeht, weil eine Karte fehlt.
    legality ¶1
    The first seat lays any of its cards.
    Der erste Platz legt eine beliebige seiner Karten.
    legality ¶1
    Whoever holds the next card of the suit lays it, from the Seven up to the Ace.
    Wer die nächste Karte der Farbe hat, legt sie, von der Sieben bis zum Ass.
    transition ¶1
    Five words are said in turn: Snip, Snap, Snorum, Cockalorum, Jig.
    Reihum werden fünf Wörter gesagt: Schnipp, Schnapp, Schnurr, Basilorum, Burr.
    transition ¶1
    Whoever has laid the Ace goes on with any other card, and with the next word.
    Wer das Ass gelegt hat, macht mit einer beliebigen anderen Karte und dem nächsten Wort weiter.
    transition ¶1
    Five cards that are complete are turned over.
    Vollständige Fünferreihen werden umgedreht.
    scoring ¶1
    Whoever has laid all cards first has won.
    Wer zuerst alle Karten gelegt hat, hat gewonnen.
    transition silent
    Where the next card was laid before, whoever has laid last begins anew.
    Liegt die nächste Karte schon, beginnt neu, wer zuletzt gelegt hat.
    legality silent
    The first seat is Vorhand; after that the turn is with whoever holds the next card.
    Der erste Platz ist Vorhand; danach ist an der Reihe, wer die nächste Karte hat.
    legality silent
    A card that is laid comes from one's own hand.
    Gelegt wird eine Karte aus der eigenen Hand.
""")
(DEALT, REST, STOCK, BEGUN, NEXT, WORDS, ACE, TURNED, FIRST, GONE, TURN, OWN) = CLAUSES
SAID: Final = (
    *(Text("Snip", "Schnipp"), Text("Snap", "Schnapp"), Text("Snorum", "Schnurr")),
    *(Text("Cockalorum", "Basilorum"), Text("Jig", "Burr")),
)
"""The words, and those of the English game of the same kind."""


@frozen
class Rules:
    """The rule set: a field an option."""

    missing: Missing = missing_option(STOCK)


@cites(BEGUN, TURN)
def begins(desk: Desk[Rules]) -> Seat:
    """The seat that begins: Vorhand."""
    return desk.vorhand


GAME: Final = run_game(
    Rules(),
    Run(
        dealt=DEALT,
        words=SAID,
        said=WORDS,
        ace=ACE,
        stock=STOCK,
        turned=TURNED,
        first=FIRST,
        gone=GONE,
        begins=begins,
    ),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 9),
    rest=REST,
    next_card=NEXT,
    turns=TURN,
    playing=OWN,
)
