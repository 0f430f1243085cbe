"""The clauses and options of 145 Mogeln.

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
    MOGELN 145: Cheating | Mogeln
    aim ¶1
    Cheating is allowed here.
    Mogeln ist hier erlaubt.
    setup ¶1
    All seats get the same number of cards.
    Jeder Platz bekommt gleich viele Karten.
    legality ¶1
    Vorhand begins, left of the dealer; then the seats lay in turn.
    Vorhand beginnt, links vom Geber; dann wird reihum gelegt.
    transition ¶1
    Whoever lays a card lays it face down and says the rank that is due: Seven, Eight, Nine and on.
    Wer legt, legt verdeckt und sagt den Rang an, der kommen muss: Sieben, Acht, Neun und weiter.
    legality ¶1
    Any card of one's hand may be laid, whatever its rank; suits do not matter.
    Gelegt werden darf jede Karte der Hand, gleich welchen Ranges; die Farbe ist ohne Bedeutung.
    legality ¶1
    Before the next card is laid, another seat may say that the last one was a lie.
    Bevor weiter gelegt wird, darf ein anderer Platz sagen, dass zuletzt gemogelt wurde.
    transition ¶1
    On a doubt the last card is shown.
    Auf einen Zweifel hin wird die letzte Karte umgedreht.
    transition ¶1
    If it has another rank than was said, whoever laid it takes the whole pile.
    Hat sie einen anderen Rang als angesagt, nimmt den ganzen Stapel, wer sie gelegt hat.
    transition ¶1
    If it has the rank that was said, whoever doubted takes the whole pile.
    Hat sie den angesagten Rang, nimmt den ganzen Stapel, wer gezweifelt hat.
    transition ¶1
    After a doubt the ranks go on where they stopped, or begin again with Seven.
    Nach einem Zweifel geht es mit den Rängen weiter, oder es beginnt wieder mit Sieben.
    legality ¶1
    Variant: several cards are laid at once without anybody noticing.
    Spielart: Mehrere Karten werden auf einmal gelegt, ohne dass es jemand merkt.
    scoring ¶1
    Whoever has laid all cards first wins.
    Wer zuerst alle Karten abgelegt hat, gewinnt.
    transition silent
    Which rank is said after Ace: Seven, or King and on down to Seven.
    Welcher Rang nach Ass kommt: Sieben, oder König und weiter hinab bis zur Sieben.
    setup silent
    Cards that cannot be dealt evenly stay out of play, unseen.
    Karten, die sich nicht gleich verteilen lassen, bleiben ungesehen aus dem Spiel.
    legality silent
    Who is heard first when more than one seat could doubt.
    Wer zuerst gehört wird, wenn mehr als einer zweifeln könnte.
    transition silent
    Who lays next after a doubt.
    Wer nach einem Zweifel als Nächster legt.
    transition silent
    Whether the last card of a hand can still be doubted.
    Ob die letzte Karte einer Hand noch angezweifelt werden kann.
    transition silent
    Whoever has laid several cards at once is a liar, whatever ranks they have.
    Wer mehrere Karten auf einmal gelegt hat, hat gemogelt, gleich welchen Ranges sie sind.
    scoring silent
    A game that goes on too long is won by whoever holds fewest cards.
    Ein Spiel, das zu lange dauert, gewinnt, wer die wenigsten Karten hält.
    procedure silent
    The dealer is drawn by lot.
    Der Geber wird ausgelost.
    view silent
    Everybody sees his own cards, also those he laid, and what a doubt showed; else only numbers.
    Jeder sieht eigene Karten, auch gelegte, und was ein Zweifel zeigte; sonst nur Anzahlen.
    view silent
    In the variant nobody sees how many cards another seat holds or has laid.
    In der Spielart sieht niemand, wie viele Karten ein anderer hält oder gelegt hat.
    transition silent
    After Nine the ranks go on with Ten, Jack, Queen, King, Ace.
    Nach der Neun geht es mit Zehn, Bube, Dame, König, Ass weiter.
""")
(
    CHEATING,
    EVENLY,
    TURN,
    SAY,
    ANY,
    DOUBT,
    SHOW,
    LIAR,
    HONEST,
    RESTART,
    SLIP,
    WON,
    WRAP,
    DEAD,
    HEARD,
    NEXT,
    LAST,
    MANY,
    BOUNDED,
    DEALER,
    SEEN,
    UNCOUNTED,
    ORDER,
) = CLAUSES


Restart = StrEnum("Restart", "CONTINUE SEVEN")
"""Which rank is said after a doubt."""
Ranks = StrEnum("Ranks", "NATURAL TEN_HIGH")
"""In which order ranks are said."""
Wrap = StrEnum("Wrap", "SEVEN DOWN")
"""Which rank is said after Ace."""
DoubtOrder = StrEnum("DoubtOrder", "CLOCKWISE RACE")
"""Which seat's doubt counts: by turn, or the first call that the referee hears."""
NextToLay = StrEnum("NextToLay", "AFTER_LAYER TAKER")
"""Who lays after a doubt."""
LastCard = StrEnum("LastCard", "DOUBTABLE WINS")
"""Whether a seat wins with its last card at once, or the others may still doubt it."""
Multi = StrEnum("Multi", "NO YES")
"""Whether several cards can be laid at once."""


@frozen
class Rules:
    """The rule set: a field an option."""

    restart: Restart = option(Restart.CONTINUE, RESTART, Source.DECISION)("""
        Which rank comes after a doubt? | Welcher Rang kommt nach einem Zweifel?
        the next one | der nächste
        Seven again | wieder Sieben
    """)
    doubt_order: DoubtOrder = option(DoubtOrder.CLOCKWISE, HEARD, Source.DECISION)("""
        Who is heard first? | Wer wird zuerst gehört?
        the seats in turn, left of whoever laid | reihum, links von dem, der gelegt hat
        who calls first, as the table saw it | wer zuerst ruft, wie es der Tisch gehört hat
    """)
    next_to_lay: NextToLay = option(NextToLay.AFTER_LAYER, NEXT, Source.DECISION)("""
        Who lays after a doubt? | Wer legt nach einem Zweifel?
        the seat after the one that was doubted | der Platz nach dem, der angezweifelt wurde
        whoever took the pile | wer den Stapel genommen hat
    """)
    last_card: LastCard = option(LastCard.DOUBTABLE, LAST, Source.DECISION)("""
        Can a last card be doubted? | Kann eine letzte Karte angezweifelt werden?
        yes, and the win waits for it | ja, und der Sieg wartet darauf
        no, it wins at once | nein, sie gewinnt sofort
    """)
    multi: Multi = option(Multi.NO, SLIP, Source.MANUAL)("""
        Can several cards be laid at once? | Können mehrere Karten auf einmal gelegt werden?
        no | nein
        yes, unnoticed, as in the variant | ja, unbemerkt, wie in der Spielart
    """)
    ranks: Ranks = option(Ranks.NATURAL, ORDER, Source.STANDARD)("""
        In which order are ranks said? | In welcher Folge werden die Ränge angesagt?
        7, 8, 9, Ten, Jack, Queen, King, Ace | 7, 8, 9, Zehn, Bube, Dame, König, Ass
        7, 8, 9, Jack, Queen, King, Ten, Ace | 7, 8, 9, Bube, Dame, König, Zehn, Ass
    """)
    wrap: Wrap = option(Wrap.SEVEN, WRAP, Source.DECISION)("""
        Which rank comes after Ace? | Welcher Rang kommt nach Ass?
        Seven again | wieder Sieben
        the one below it, and on down to Seven | der darunter, und weiter hinab bis zur Sieben
    """)
    max_turns: int = bound(
        BOUNDED,
        "After how many cards laid is the game over? | Nach wie vielem Legen ist Schluss?",
    )
