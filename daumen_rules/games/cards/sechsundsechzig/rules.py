"""The rule set of 133 Sechsundsechzig: the readings, and an option for each."""

from __future__ import annotations

from enum import StrEnum

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.options import Source, option

from ..engines import sixty_six as s
from ..engines.sixty_six import Marriage

First = StrEnum("First", "FREE TAKE")
"""What is owed to a trick as long as seats draw."""
Last = StrEnum("Last", "STRICT FOLLOW")
"""What is owed to a trick once nobody draws."""
Announced = StrEnum("Announced", "AT_ONCE BY_WORD")
"""How a deal ends at 66 points."""
Closing = StrEnum("Closing", "YES NO")
"""Whether the stock can be closed."""
Nobody = StrEnum("Nobody", "LAST_TRICK NONE")
"""Who wins a deal in which nobody comes to 66."""
NotBehind = StrEnum("NotBehind", "NOTHING THREE")
"""What is counted where whoever has closed has no 66, and is not behind."""


@frozen
class Rules:
    """The rule set: a field an option."""

    first: First = option(First.FREE, s.FREE, Source.AGAINST)("""
        Must a trick be taken as long as cards are drawn? | Muss man stechen, solange gezogen wird?
        no, any card may be played | nein, jede Karte darf gespielt werden
        yes, whoever can | ja, wer kann
    """)
    last: Last = option(Last.STRICT, s.STRICT, Source.STANDARD)("""
        What is owed to a trick once nobody draws? | Was muss man, wenn niemand mehr zieht?
        to follow and to beat, else to trump | bedienen und überstechen, sonst trumpfen
        to follow suit alone | nur bedienen
    """)
    announced: Announced = option(Announced.AT_ONCE, s.SIXTY_SIX, Source.DECISION)("""
        When is a deal over at 66 points? | Wann ist ein Spiel mit 66 Punkten zu Ende?
        at once | sofort
        when it is said at one's lead | wenn es beim Ausspielen gesagt wird
    """)
    marriage: Marriage = s.MARRIAGES
    closing: Closing = option(Closing.YES, s.CLOSING, Source.MANUAL)("""
        Can the stock be closed? | Kann man zumachen?
        yes | ja
        no | nein
    """)
    nobody: Nobody = option(Nobody.LAST_TRICK, s.NOBODY, Source.STANDARD)("""
        Who wins a deal in which nobody comes to 66? | Wer gewinnt ein Spiel, in dem niemand 66
          erreicht?
        the last trick counts ten more, unless the stock was closed | der letzte Stich zählt zehn
          mehr, wenn nicht zugemacht wurde
        nobody | niemand
    """)
    not_behind: NotBehind = option(NotBehind.NOTHING, s.NOT_BEHIND, Source.MANUAL)("""
        What if whoever has closed has no 66, and is not behind? | Was gilt, wenn der Zumacher keine
          66 hat, aber nicht zurückliegt?
        nothing is counted | es zählt nichts
        the other gets three points | der andere bekommt drei Punkte
    """)
    max_deals: int = s.MOST_DEALS
