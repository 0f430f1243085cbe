"""The clauses and options of 117 Spitz, pass auf!

The module puts the manual's statements and its open questions in our words. The other modules of
the game carry them out.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.matches import bound
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses("""
    SPITZ 117: Watch out, Spitz! | Spitz, pass auf!
    setup ¶1
    Every seat gets the same number of cards, a pile face down in front of it.
    Jeder Platz bekommt gleich viele Karten, als verdeckten Stapel vor sich.
    procedure ¶1
    A leader gives the command: “Spitz, pass auf!” or “One, two, three!”.
    Ein Spielleiter kommandiert: „Spitz, pass auf!“ oder „Eins, zwei, drei!“.
    transition ¶1
    At the command every seat turns the top card of its pile at the same moment.
    Auf das Kommando deckt jeder im gleichen Augenblick die oberste Karte seines Stapels auf.
    legality ¶1
    Whoever sees a card that matches slaps his hand on it.
    Wer eine passende Karte sieht, schlägt mit der Hand auf sie.
    transition ¶1
    The first right slap gets the card, and its holder hands it over.
    Wer zuerst richtig zuschlägt, bekommt die Karte; ihr Besitzer muss sie hergeben.
    transition ¶1
    Slaps at the same time are a tie, and the cards stay with their holders.
    Schläge zur gleichen Zeit sind unentschieden, und jeder behält seine Karte.
    transition ¶2
    Cards that were won are gathered on a pile of their own.
    Gewonnene Karten werden auf einem eigenen Stapel gesammelt.
    transition ¶2
    Whoever slaps by mistake is left out of the next round once.
    Wer irrtümlich zuschlägt, wird in der nächsten Runde einmal übersprungen.
    transition ¶2
    Suits do not count: cards match that are equal in rank.
    Farben zählen nicht: Es passt, was im Rang gleich ist.
    example ¶2
    Whoever turns a King and sees a King elsewhere slaps it.
    Wer einen König aufdeckt und bei einem anderen einen König sieht, schlägt zu.
    transition ¶2
    Whoever slaps has a card of the pair himself; a pair of two others counts by an option.
    Wer zuschlägt, hat selbst eine Karte des Paars; das Paar zweier anderer gilt nur als Option.
    setup silent
    With six seats two cards stay out of play, unseen.
    Zu sechst bleiben zwei Karten ungesehen aus dem Spiel.
    transition silent
    Cards that nobody wins go to a pile of their owner, used no more or shuffled anew.
    Karten, die niemand gewinnt, kommen auf einen Stapel ihres Besitzers, weg oder neu gemischt.
    legality silent
    Whoever sits out does not slap; whether he turns a card is open.
    Wer aussetzt, schlägt nicht zu; ob er eine Karte aufdeckt, ist offen.
    transition silent
    A card is won once, and only while both cards of the pair lie there; later slaps do nothing.
    Eine Karte gewinnt man einmal, solange beide des Paars daliegen; danach zählt kein Schlag.
    legality silent
    A seat slaps once in a round; whether it may go on after it has won a card is open.
    Jeder schlägt in einer Runde einmal zu; ob wer gewonnen hat weiterschlagen darf, ist offen.
    legality silent
    The referee tells slaps one after the other as they were seen, and then that there are no more.
    Der Schiedsrichter meldet die Schläge der Reihe nach, wie sie fielen, und dann ihr Ende.
    legality silent
    Two slaps are told as one moment where they make a tie: on each other's card or on the same one.
    Zwei Schläge gelten als gleichzeitig, wenn sie sich aufheben: aufeinander oder auf eine Karte.
    scoring silent
    The game ends when there are not enough seats left that can turn a card.
    Das Spiel endet, wenn nicht mehr genug Plätze eine Karte aufdecken können.
    scoring silent
    Whoever has won most cards wins.
    Wer die meisten Karten gewonnen hat, gewinnt.
    scoring silent
    A game that goes on too long ends with the cards won so far.
    Ein Spiel, das zu lange dauert, endet mit den bisher gewonnenen Karten.
    procedure silent
    The dealer is drawn by lot.
    Der Geber wird ausgelost.
    view ¶1
    Everybody sees the cards that have been turned, and nobody a pile, not even his own.
    Jeder sieht die aufgedeckten Karten und keiner einen Stapel, auch nicht den eigenen.
    transition silent
    The hand goes on the card of another; what a slap on one's own card of a pair does is open.
    Man schlägt auf die Karte eines anderen; was bei der eigenen eines Paars gilt, ist offen.
""")
(
    EVENLY,
    COMMAND,
    TURNING,
    SLAP,
    FIRST,
    TIE,
    GATHERED,
    WRONG,
    RANK,
    EXAMPLE,
    PAIR,
    DEAD,
    UNMATCHED,
    SITS_OUT,
    LATE,
    ONCE,
    TOLD,
    MOMENT,
    END,
    MOST,
    BOUNDED,
    DEALER,
    SEEN,
    OWN_CARD,
) = CLAUSES


Unmatched = StrEnum("Unmatched", "OWN_KEPT_PILE RECYCLE")
"""Whether the cards that nobody wins stay aside or come into play again."""
SittingOut = StrEnum("SittingOut", "NO_FLIP_NO_SLAP NO_SLAP")
"""Whether a seat that sits out turns no card, or only does not slap."""
Pair = StrEnum("Pair", "OWN_CARD_MUST_MATCH ANY")
"""Which card a slapped one has to match."""
OwnCard = StrEnum("OwnCard", "MISTAKE SAVES")
"""Whether a slap on one's own card of a pair saves it or is a mistake."""
Captures = StrEnum("Captures", "ONE SEVERAL")
"""How many cards a seat can win in a round."""
End = StrEnum("End", "AT_MOST_ONE FIRST_EMPTY")
"""When the game ends."""


@frozen
class Rules:
    """The rule set: a field an option."""

    unmatched: Unmatched = option(Unmatched.OWN_KEPT_PILE, UNMATCHED, Source.DECISION)("""
        What becomes of cards that nobody wins? | Was wird aus Karten, die niemand gewinnt?
        they are used no more | sie sind aus dem Spiel
        shuffled, they are a new pile when the old one is used up | gemischt neuer Stapel
    """)
    sitting_out: SittingOut = option(SittingOut.NO_FLIP_NO_SLAP, SITS_OUT, Source.DECISION)("""
        What does a seat not do that sits out? | Was tut nicht, wer aussetzt?
        neither turn a card nor slap | weder aufdecken noch zuschlagen
        only slap | nur zuschlagen
    """)
    pair: Pair = option(Pair.OWN_CARD_MUST_MATCH, PAIR, Source.MANUAL)("""
        Which card has a slapped one to match? | Zu welcher Karte muss die geschlagene passen?
        the slapper's own | zur eigenen
        any other that was turned | zu irgendeiner anderen aufgedeckten
    """)
    own_card: OwnCard = option(OwnCard.MISTAKE, OWN_CARD, Source.DECISION)("""
        What does a slap on one's own card of a pair do? | Was tut ein Schlag auf die eigene Karte?
        it is a mistake | er ist ein Irrtum
        it saves the card: nobody can win it any more | er rettet sie: niemand gewinnt sie mehr
    """)
    captures: Captures = option(Captures.ONE, ONCE, Source.DECISION)("""
        How many cards can a seat win in a round? | Wie viele Karten gewinnt einer je Runde?
        one | eine
        several, one slap after the other | mehrere, Schlag um Schlag
    """)
    end: End = option(End.AT_MOST_ONE, END, Source.DECISION)("""
        When does the game end? | Wann endet das Spiel?
        when at most one seat can turn a card | wenn höchstens einer aufdecken kann
        when one seat can turn none | wenn einer nichts mehr aufdecken kann
    """)
    max_turns: int = bound(
        BOUNDED,
        "After how many rounds is the game over? | Nach wie vielen Runden ist Schluss?",
    )
