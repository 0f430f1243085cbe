"""The rule set of 150 Skat: a field for every point that the manual leaves open.

The module has the values of each option. A point that the manual leaves open, or states in two
ways, is a field of `Rules`.
"""

from __future__ import annotations

from enum import StrEnum

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.options import Source, number_option, option

from . import clauses as c

DealDir = StrEnum("DealDir", "CCW CW")
"""Which way round packets are handed out."""
Plain = StrEnum("Plain", "TEN_HIGH PRINTED")
"""How suits rank in suit games and Grand."""
LastWord = StrEnum("LastWord", "MAY_PASS MUST_PLAY")
"""What forehand may do when the others have passed at once."""
PassedIn = StrEnum("PassedIn", "NEXT_DEALER SAME_DEALER")
"""Who deals after all have passed."""
NullEnd = StrEnum("NullEnd", "FIRST_TRICK PLAYED_OUT")
"""When a lost Null is over."""
Ninety = StrEnum("Ninety", "AT_90 ABOVE_90")
"""Whether 90 points make the others Schneider."""
TenTricks = StrEnum("TenTricks", "OPEN_GAMES HAND_GAMES")
"""Which games need all ten tricks."""
StepTable = StrEnum("StepTable", "MANUAL ADDITIVE")
"""Which step a hand game has when it is Schwarz without an announcement."""
Failed = StrEnum("Failed", "REACHED ANNOUNCED")
"""Which step counts where the soloist has not reached his announcement."""
GrandOuvert = StrEnum(
    "GrandOuvert",
    {
        "BASE_36_STEP_7": "36x(m+7)",
        "BASE_36_STEP_6": "36x(m+6)",
        "BASE_24_STEP_7": "24x(m+7)",
    },
)
"""The value of Grand ouvert with m top Jacks."""
DiamondJack = StrEnum("DiamondJack", "WITHOUT_THREE WITHOUT_TWO")
"""Without how many top trumps a hand is whose only Jack is the Jack of diamonds."""
Overbid = StrEnum("Overbid", "LOST_NEXT_MULTIPLE IGNORE")
"""What follows where a game is worth less than the bid."""
SkatTops = StrEnum("SkatTops", "COUNTED NOT_COUNTED")
"""Whether the skat counts for top trumps in hand games."""
ShownSkat = StrEnum("ShownSkat", "OFF REFEREE")
"""Whether the table can say that somebody has turned up the skat."""
Recall = StrEnum("Recall", "PERFECT TRICK")
"""What a seat still sees of earlier tricks."""


@frozen
class Rules:
    """The rule set: a field an option. `deals` 0 is one round: everybody deals once."""

    deals: int = number_option(0, range(49), c.DEALS, Source.DECISION)("""
        How many deals (0: each deals once)? | Wie viele Spiele (0: jeder gibt einmal)?
    """)
    deal_dir: DealDir = option(DealDir.CCW, c.DEALT, Source.MANUAL)("""
        Which way round are packets handed out? | Wie herum wird gegeben?
        counter-clockwise | gegen den Uhrzeigersinn
        clockwise | im Uhrzeigersinn
    """)
    plain: Plain = option(Plain.TEN_HIGH, c.PLAIN_ORDER, Source.STANDARD)("""
        How do suits rank in suit games and Grand? | Wie stechen Farben in Farbspiel und Grand?
        Ace, Ten, King, Queen, 9, 8, 7 | Ass, Zehn, König, Dame, 9, 8, 7
        as printed near Null: Ace, King, Queen, Ten, 9, 8, 7 | wie beim Null gedruckt: Ass, König,
          Dame, Zehn, 9, 8, 7
    """)
    last_word: LastWord = option(LastWord.MAY_PASS, c.LAST_WORD, Source.STANDARD)("""
        May forehand pass after the others? | Darf Vorhand nach den anderen passen?
        yes | ja
        no, he plays at 18 | nein, er spielt für 18
    """)
    passed_in: PassedIn = option(PassedIn.NEXT_DEALER, c.PASSED_IN, Source.STANDARD)("""
        Who deals after all have passed? | Wer gibt, nachdem alle gepasst haben?
        the next | der Nächste
        the same again | derselbe noch einmal
    """)
    null_end: NullEnd = option(NullEnd.FIRST_TRICK, c.NULL_ENDS, Source.STANDARD)("""
        When is a lost Null over? | Wann ist ein verlorener Null zu Ende?
        with the soloist's first trick | mit dem ersten Stich des Alleinspielers
        after ten tricks | nach zehn Stichen
    """)
    ninety: Ninety = option(Ninety.AT_90, c.SCHNEIDER, Source.MANUAL)("""
        Are the others Schneider at 90 points? | Sind die Gegner bei 90 Augen Schneider?
        yes: they have 30 | ja: sie haben 30
        no, only above 90 | nein, erst über 90
    """)
    ten_tricks: TenTricks = option(TenTricks.OPEN_GAMES, c.TEN_TRICKS, Source.AGAINST)("""
        Which games need all ten tricks? | Welche Spiele brauchen alle zehn Stiche?
        open ones | offene
        all hand games but Null | alle Handspiele außer Null
    """)
    step_table: StepTable = option(StepTable.MANUAL, c.STEPS, Source.MANUAL)("""
        Which step is a hand game that is Schwarz? | Welche Stufe ist Hand mit Schwarz?
        5, as in the table | 5, wie in der Tabelle
        4, each thing adds one | 4, alles zählt eins dazu
    """)
    failed: Failed = option(Failed.REACHED, c.REACHED, Source.MANUAL)("""
        What counts where an announcement fails? | Was zählt, wenn eine Ansage misslingt?
        the step that was reached; open stays open | die erreichte Stufe; offen bleibt offen
        at least the step announced | mindestens die angesagte Stufe
    """)
    grand_ouvert: GrandOuvert = option(GrandOuvert.BASE_36_STEP_7, c.VALUE, Source.MANUAL)("""
        What is Grand ouvert worth? | Was ist Grand ouvert wert?
        base 36, step 7 | Grundwert 36, Stufe 7
        base 36, step 6 | Grundwert 36, Stufe 6
        base 24, step 7 | Grundwert 24, Stufe 7
    """)
    diamond_jack: DiamondJack = option(DiamondJack.WITHOUT_THREE, c.TOPS, Source.AGAINST)("""
        With the Jack of diamonds alone, without how many? | Nur Karobube: ohne wie viele?
        three | drei
        two, as the words say | zwei, dem Wortlaut nach
    """)
    overbid: Overbid = option(Overbid.LOST_NEXT_MULTIPLE, c.FINAL_VALUE, Source.AGAINST)("""
        What of a game worth less than the bid? | Was ist, wenn das Spiel unter dem Gebot bleibt?
        lost at the next multiple of its base | verloren, mit dem nächsten Vielfachen
        it counts what it is worth | es zählt, was es wert ist
    """)
    skat_tops: SkatTops = option(SkatTops.COUNTED, c.TOPS, Source.STANDARD)("""
        Does the skat count for top trumps by hand? | Zählt der Skat beim Handspiel für Spitzen?
        yes | ja
        no | nein
    """)
    shown_skat: ShownSkat = option(ShownSkat.OFF, c.SKAT_SHOWN, Source.DECISION)("""
        Can the table say that the skat was turned up? | Kann der Skat aufgedeckt werden?
        no, it does not happen | nein, es kommt nicht vor
        yes, while cards are played | ja, während gespielt wird
    """)
    recall: Recall = option(Recall.PERFECT, c.NO_LOOKING, Source.DECISION)("""
        What does a seat still see of earlier tricks? | Was sieht man von früheren Stichen?
        all: whoever remembers need not look | alles: wer es weiß, braucht nicht nachzusehen
        nothing | nichts
    """)
