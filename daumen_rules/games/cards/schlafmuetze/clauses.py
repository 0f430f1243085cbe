"""The clauses and options of 143 Schlafmütze, and why whole ranks are dealt.

Passing keeps the size of each hand, so hands can become nothing but foursomes only where each size
is a multiple of four. With n seats and r ranks dealt evenly a hand has 4r/n cards; that is such a
multiple just where n divides r. So all 32 cards come out for 2, 4 and 8 seats; else the lowest
ranks leave, and r = n · ⌊8/n⌋ ranks stay: 24 cards for 3, 20 for 5, 24 for 6, 28 for 7 seats.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, number_option, option

CLAUSES: Final = clauses("""
    SCHLAFMUETZE 143: Sleepyhead | Schlafmütze
    setup ¶1
    All cards are dealt.
    Alle Karten werden ausgeteilt.
    setup ¶1
    In the middle lie chips, one fewer than there are seats.
    In der Mitte liegen Chips, einer weniger als Plätze am Tisch.
    transition ¶1
    Whoever has four cards of a rank, at once or later, takes a chip, and all others do so too.
    Wer vier Karten eines Werts hat, gleich oder später, nimmt einen Chip, und alle anderen auch.
    scoring ¶1
    Whoever goes away empty is the sleepyhead.
    Wer leer ausgeht, ist die Schlafmütze.
    transition ¶1
    If there are no four alike, the left neighbour of each draws a card from it, all at once.
    Gibt es keine Viererreihe, zieht von jedem der linke Nachbar eine Karte, alle zugleich.
    transition ¶1
    Then foursomes are laid down face down, and the chips go back.
    Danach werden die Viererreihen verdeckt abgelegt, und die Chips gehen zurück.
    scoring ¶1
    In the end it is shown that nobody has cheated.
    Am Ende wird gezeigt, dass niemand gemogelt hat.
    scoring ¶1
    It goes on until the last foursome is complete.
    Gespielt wird, bis auch die letzte Viererreihe beisammen ist.
    setup silent
    So many of the highest ranks are dealt that all hands can become foursomes; or all are.
    Es werden so viele der höchsten Werte gegeben, dass alle Hände aufgehen können; oder alle.
    scoring silent
    Whoever grabs first without four of a rank is the sleepyhead himself.
    Wer als Erster zugreift und keine Viererreihe hat, ist selbst die Schlafmütze.
    transition silent
    Foursomes that are complete at once need one race, or one each.
    Mehrere Viererreihen zugleich brauchen ein Rennen, oder jede eins.
    legality silent
    The referee tells hands one after the other, also those that came at once; all seats grab.
    Der Schiedsrichter meldet die Hände nacheinander, auch gleichzeitige; alle Plätze greifen zu.
    legality silent
    Seats without cards have no part in passing; cards are passed on unseen, or chosen.
    Plätze ohne Karten geben nicht weiter; weitergegeben wird blind, oder man wählt.
    scoring silent
    Whoever has been the sleepyhead least often has won.
    Wer am seltensten Schlafmütze war, hat gewonnen.
    scoring silent
    A game that goes on too long ends as it stands.
    Ein Spiel, das zu lange dauert, endet, wie es steht.
""")
(DEALT, CHIPS, GRABS, SLEEPY, PASSES, LAID, PROOF, END) = CLAUSES[:8]
(WHOLE, FALSE, SEVERAL, TELLS, RING, LEAST, BOUNDED) = CLAUSES[8:]


Deck = StrEnum("Deck", "WHOLE_RANKS ALL32")
"""Which cards are dealt."""
Passing = StrEnum("Passing", "BLIND CHOSEN")
"""How cards are passed on."""
Several = StrEnum("Several", "TOGETHER ONE_EACH")
"""How foursomes are played for that are complete at once."""
Proof = StrEnum("Proof", "END AT_ONCE")
"""When all see the foursomes."""


@frozen
class Rules:
    """The rule set: a field an option."""

    deck: Deck = option(Deck.WHOLE_RANKS, WHOLE, Source.DECISION)("""
        Which cards are dealt? | Welche Karten werden gegeben?
        whole ranks that come out even | ganze Werte, die aufgehen
        all 32 | alle 32
    """)
    passing: Passing = option(Passing.BLIND, PASSES, Source.MANUAL)("""
        How are cards passed on? | Wie werden Karten weitergegeben?
        drawn unseen | blind gezogen
        chosen by their seat | von ihrem Platz gewählt
    """)
    several: Several = option(Several.TOGETHER, SEVERAL, Source.MANUAL)("""
        What if several foursomes are complete at once? | Was bei mehreren Viererreihen zugleich?
        one race for all | ein Rennen für alle
        a race each | jede ein Rennen
    """)
    proof: Proof = option(Proof.END, PROOF, Source.MANUAL)("""
        When are foursomes shown? | Wann werden Viererreihen gezeigt?
        in the end | am Ende
        at once | sofort
    """)
    max_turns: int = number_option(20_000, range(1, 20_001), BOUNDED, Source.DECISION)(
        "After how many rounds of passing is the game over? | Nach wie vielen Runden ist Schluss?"
    )
