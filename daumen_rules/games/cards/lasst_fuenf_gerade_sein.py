"""131 Lasst fünf gerade sein: as Schnipp, Schnapp, Schnurr, counted to five, from the right.

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
    FUENFGERADE 131: Let five be even | Lasst fünf gerade sein
    procedure ¶1
    The dealer is chosen by lot.
    Der Geber wird ausgelost.
    setup ¶1
    Each seat gets the same number of cards.
    Jeder Platz bekommt gleich viele Karten.
    setup ¶1
    What is left over is the stock.
    Was übrig bleibt, ist der Stock.
    transition ¶1
    When the game comes to a halt because a card is missing, one has to draw from the stock.
    Wenn das Spiel stockt, weil eine Karte fehlt, muss man vom Stock abheben.
    legality ¶1
    The seat on the right of the dealer begins with any card.
    Der Platz rechts vom Geber beginnt mit einer beliebigen Karte.
    legality ¶1
    Whoever holds the next card of the suit lays it.
    Wer die nächste Karte der Farbe hat, legt sie.
    transition ¶1
    One says One, Two, Three, Four, Done in turn.
    Gesagt wird reihum Eins, Zwei, Drei, Vier, Fertig.
    transition ¶1
    Whoever has laid the Ace goes on with any other card, and with the next word.
    Wer das Ass gelegt hat, macht mit einer beliebigen anderen Karte und dem nächsten Wort weiter.
    transition ¶1
    Five cards that are complete are turned over.
    Vollständige Fünferreihen werden umgedreht.
    scoring ¶1
    Whoever has no cards left first has won.
    Wer zuerst keine Karten mehr hat, hat gewonnen.
    transition silent
    Where the next card was laid before, whoever has laid last begins anew.
    Liegt die nächste Karte schon, beginnt neu, wer zuletzt gelegt hat.
    legality silent
    A card that is laid comes from one's own hand.
    Gelegt wird eine Karte aus der eigenen Hand.
""")
(LOT, DEALT, REST, STOCK, BEGUN, NEXT, WORDS, ACE, TURNED, FIRST, GONE, OWN) = CLAUSES
SAID: Final = (
    *(Text("One", "Eins"), Text("Two", "Zwei"), Text("Three", "Drei")),
    *(Text("Four", "Vier"), Text("Done", "Fertig")),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    missing: Missing = missing_option(STOCK)


@cites(BEGUN)
def begins(desk: Desk[Rules]) -> Seat:
    """The seat that begins: the right neighbour of the dealer."""
    return (desk.dealer - 1) % desk.players


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
    turns=BEGUN,
    playing=OWN,
)
