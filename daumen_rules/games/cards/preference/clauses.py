"""The clauses of 116 Préférence, and its options."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, number_option, option

from ..engines.balances import EndPot, deals_option, end_pot_option

CLAUSES: Final = clauses("""
    PREFERENCE 116: Préférence | Préférence
    legality ¶1
    The suits rank: clubs are One, spades Two, diamonds Three, hearts Four.
    Die Farben gehen: Kreuz ist Eins, Pik Zwei, Karo Drei, Herz Vier.
    transition ¶1
    Cards rank from Ace down to Seven.
    Die Karten gehen vom Ass herunter bis zur Sieben.
    transition ¶1
    The dealer puts ten chips into the pot.
    Der Geber zahlt zehn Chips in den Topf.
    setup ¶1
    Each of three seats gets ten cards, three, four and three; two lie face down as the talon.
    Jeder der drei Plätze bekommt zehn Karten, drei, vier und drei; zwei liegen als Talon verdeckt.
    legality ¶1
    In turn, Vorhand first, a seat passes or bids the next number.
    Reihum, Vorhand zuerst, passt ein Platz oder bietet die nächste Zahl.
    legality ¶2
    Whoever has bid highest takes the talon and lays two other cards away.
    Wer am höchsten geboten hat, nimmt den Talon und legt zwei andere Karten weg.
    legality ¶2
    Then he names trumps: the suit that he has bid, or a higher one.
    Dann bestimmt er den Trumpf: die gebotene Farbe oder eine höhere.
    legality ¶2
    Each of the others decides whether he goes along or stays home.
    Jeder der anderen entscheidet, ob er mitgeht oder daheim bleibt.
    transition ¶2
    Where both stay home the soloist takes the whole stake.
    Bleiben beide daheim, bekommt der Spielhalter den ganzen Einsatz.
    legality ¶2
    The soloist leads first.
    Der Spielhalter spielt als Erster aus.
    legality ¶2
    Suit is followed.
    Farbe wird bekannt.
    legality ¶2
    Who can beat in the suit has to.
    In der Farbe wird überstochen.
    legality ¶2
    Who cannot follow has to trump, and higher where he can; only who can do neither may discard.
    Wer nicht bedienen kann, muss trumpfen, und höher, wenn er kann; nur wer beides nicht kann,
      wirft ab.
    scoring ¶3
    After ten tricks each trick is paid.
    Nach zehn Stichen wird jeder Stich bezahlt.
    scoring ¶3
    Who goes along and takes no trick or one pays into the next pot as much as was played for.
    Wer mitgeht und keinen oder einen Stich macht, zahlt in den nächsten Topf, worum gespielt wurde.
    scoring ¶3
    A soloist with fewer than six tricks pays double.
    Ein Spielhalter mit weniger als sechs Stichen zahlt das Doppelte.
    transition ¶3
    A highest stake may be agreed; what is above it is played for in later deals.
    Ein Höchstsatz kann vereinbart werden; was darüber liegt, wird in späteren Spielen ausgespielt.
    legality ¶3
    A seat may call a game from the hand, without the talon; the highest game is played.
    Ein Platz darf aus der Hand spielen, ohne den Talon; das höchste Spiel wird gespielt.
    legality ¶3
    The game in hearts has to be called by its name, Prämie.
    Das Spiel in Herz muss mit seinem Namen Prämie angesagt werden.
    scoring ¶3
    For a Prämie five more are paid: to its winner by each who goes along, by its loser to each.
    Für eine Prämie werden fünf mehr gezahlt: dem Gewinner von jedem Mitgeher, sonst an jeden.
    legality ¶3
    Whoever has bid a number cannot call a game from the hand any more.
    Wer eine Zahl geboten hat, darf kein Handspiel mehr ansagen.
    transition silent
    The highest trump takes the trick, else the highest card of the suit led; whoever took it leads.
    Der höchste Trumpf nimmt den Stich, sonst die höchste Karte der Farbe; wer ihn hat, spielt aus.
    legality silent
    A card that is played or laid away comes from one's own hand.
    Gespielt oder weggelegt wird eine Karte aus der eigenen Hand.
    legality silent
    How long it is bid; who has passed is out, and after a game from the hand nobody bids a number.
    Wie lange geboten wird; wer gepasst hat, ist draußen, und nach einem Handspiel bietet niemand
      mehr eine Zahl.
    view silent
    The suit of a game from the hand is shown when the bidding is over; of equal suits the earlier
      seat plays.
    Die Farbe eines Handspiels wird gezeigt, wenn das Bieten beendet ist; bei gleichen Farben spielt
      der frühere Platz.
    transition silent
    Where all pass the pot stays, and the next seat deals.
    Passen alle, bleibt der Topf stehen, und der nächste Platz gibt.
    scoring silent
    The next pot is paid at once; a soloist who has lost is paid for his tricks too.
    In den nächsten Topf wird sofort gezahlt; auch wer verloren hat, wird für seine Stiche bezahlt.
    scoring silent
    A match has one deal for each seat, and most chips win it.
    Eine Partie hat ein Spiel für jeden Platz, und die meisten Chips gewinnen sie.
    scoring silent
    What becomes of a pot that is left at the end.
    Was aus einem Topf wird, der am Ende übrig ist.
""")
(
    SUITS_RANK,
    RANKED,
    ANTE,
    DEALT,
    BID,
    TALON,
    NAMED,
    GOING,
    BOTH_HOME,
    LED,
    FOLLOWED,
    BEATEN,
    TRUMPED,
    PAID,
    FEW,
    FELL,
    CAPPED,
    HAND,
    PREMIUM,
    FIVE,
    NO_HAND,
    TAKEN,
    OWN,
    ROUNDS,
    SECRET,
    ALL_PASS,
    AT_ONCE,
    DEALS,
    LEFT,
) = CLAUSES


Rounds = StrEnum("Rounds", "UNTIL_TWO_PASS ONCE")
"""How long it is bid."""
Numbers = StrEnum("Numbers", "NEXT SEAT")
"""Which number a seat bids after others have passed."""
Premium = StrEnum("Premium", "HAND ANY")
"""Which games in hearts are a Prämie."""
Lost = StrEnum("Lost", "BOTH WENT")
"""To whom a lost Prämie is paid."""
PerTrick = StrEnum("PerTrick", "TENTH ONE")
"""What a trick is paid."""
Fallen = StrEnum("Fallen", "DOUBLE TWENTY")
"""What a soloist pays with fewer than six tricks."""


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: Rounds = option(Rounds.UNTIL_TWO_PASS, ROUNDS, Source.DECISION)("""
        How long is it bid? | Wie lange wird geboten?
        until two have passed, for else nobody could have bid before | bis zwei gepasst haben, denn
          sonst könnte niemand schon geboten haben
        each seat speaks once, as the manual tells it | jeder spricht einmal, wie es die Anleitung
          erzählt
    """)
    numbers: Numbers = option(Numbers.NEXT, BID, Source.STANDARD)("""
        Which number does a seat bid first? | Welche Zahl bietet ein Platz zuerst?
        the next | die nächste
        at least its own: Vorhand One, then Two, the dealer Three | mindestens die eigene: Vorhand
          Eins, dann Zwei, der Geber Drei
    """)
    premium: Premium = option(Premium.HAND, PREMIUM, Source.MANUAL)("""
        Which game in hearts is a Prämie? | Welches Spiel in Herz ist eine Prämie?
        that from the hand | das aus der Hand
        any, also where hearts are named after the talon | jedes, auch wenn Herz nach dem Talon
          bestimmt wird
    """)
    lost: Lost = option(Lost.BOTH, FIVE, Source.MANUAL)("""
        To whom is a lost Prämie paid? | An wen wird eine verlorene Prämie gezahlt?
        to both others | an beide anderen
        to those who have gone along | an die, die mitgegangen sind
    """)
    per_trick: PerTrick = option(PerTrick.TENTH, PAID, Source.DECISION)("""
        What is a trick paid, where the stake is more than ten? | Wie viel bringt ein Stich, wenn um
          mehr als zehn gespielt wird?
        a tenth of the stake, so that all of it is played out | ein Zehntel des Einsatzes, sodass er
          ganz ausgespielt wird
        one chip | einen Chip
    """)
    fallen: Fallen = option(Fallen.DOUBLE, FELL, Source.MANUAL)("""
        What is double for a soloist who has lost? | Was ist das Doppelte, das ein Spielhalter
          zahlt?
        twice as much as was played for | das Doppelte dessen, worum gespielt wurde
        twenty | zwanzig
    """)
    cap: int = number_option(0, range(0, 1001, 10), CAPPED, Source.MANUAL)("""
        How much is played for at most? 0 is any amount. | Um wie viel wird höchstens gespielt?
          0 heißt beliebig viel.
    """)
    deals: int = deals_option(DEALS)
    end_pot: EndPot = end_pot_option(LEFT)
