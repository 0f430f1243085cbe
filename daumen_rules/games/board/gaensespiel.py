"""10 Gänsespiel: the game of the goose, with events on its way to field 63."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import partial
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.lists import numbers_list
from daumen_rules.pieces.options import OptionError, Source, check_list, list_option, option

from .engines.track import fields as special
from .engines.track.fields import At, Past, Special, Track
from .engines.track.game import track_game

CLAUSES: Final = clauses("""
    GANS 10: Game of the goose | Gänsespiel
    material ¶1
    Two to four play, each with a pawn, and with one die.
    Es spielen zwei bis vier, jeder mit einer Figur, und mit einem Würfel.
    legality ¶1
    The seats throw clockwise. | Es wird reihum im Uhrzeigersinn gewürfelt.
    procedure ¶1
    The highest throw before the race starts it; seat A is whoever threw it.
    Der höchste Wurf vor dem Rennen beginnt es; Platz A ist, wer ihn hat.
    transition ¶1
    The seat throws once, and its pawn goes forward by the pips, from field 1.
    Der Platz würfelt einmal und rückt seine Figur um die Augen vor, beginnend auf Feld 1.
    transition ¶1
    A pawn that lands on an event field meets the event at once.
    Landet die Figur auf einem Ereignisfeld, tritt das Ereignis sofort ein.
    transition field 3
    Field 3, leapfrog: the seat may go to the field in front of the next pawn.
    Feld 3, Bocksprung: Man darf auf das Feld vor der nächsten Figur vorrücken.
    transition field 6
    Field 6, bridge: on to 12. | Feld 6, Brücke: vor auf 12.
    transition field 15
    Field 15, birdcage: back to 10. | Feld 15, Vogelkäfig: zurück auf 10.
    transition field 19
    Field 19, hotel: the seat sits out one turn. | Feld 19, Hotel: einmal aussetzen.
    transition field 26
    Field 26, dice: whoever came here with a 3 or a 6 may throw again.
    Feld 26, Würfelfeld: Wer mit einer 3 oder 6 kam, darf noch einmal würfeln.
    transition field 31
    Field 31, well: the pawn goes on only with a 6, by six fields.
    Feld 31, Brunnen: Weiter geht es erst mit einer 6, um sechs Felder.
    transition field 39
    Field 39, stairs: back to 33. | Feld 39, Treppe: zurück auf 33.
    transition field 42
    Field 42, maze: back to 30. | Feld 42, Labyrinth: zurück auf 30.
    transition field 52
    Field 52, prison: the seat sits out two turns. | Feld 52, Gefängnis: zweimal aussetzen.
    transition field 58
    Field 58, grave: the pawn begins again on field 1. | Feld 58, Grab: noch einmal ab Feld 1.
    transition geese
    A pawn that ends its move on a goose goes forward by the same throw again, as is usual, though
      the words only allow it.
    Wer auf einem Gänsefeld endet, rückt, wie üblich, noch einmal um denselben Wurf vor, auch wenn
      der Text es nur erlaubt.
    scoring end
    Whoever first reaches field 63, or passes it, has won.
    Wer als Erster Feld 63 erreicht oder überschreitet, hat gewonnen.
    setup silent
    On which fields the geese are, as the picture is missing.
    Auf welchen Feldern die Gänse sind, denn das Bild fehlt.
    transition silent
    Whether the field to which an event leads has its own effect.
    Ob das Feld, auf das ein Ereignis führt, seine eigene Wirkung hat.
    transition silent
    Which pawn is the next, for leapfrog, and which field is in front of it.
    Welche Figur beim Bocksprung die nächste ist, und welches Feld vor ihr liegt.
    remark silent
    Pawns may share a field. | Figuren dürfen sich ein Feld teilen.
""")
PAWNS, TURN, STARTER, MOVE, EVENT, *_ = CLAUSES
LEAPFROG, BRIDGE, CAGE, HOTEL, DICE, WELL, STAIRS, MAZE, PRISON, GRAVE = CLAUSES[5:15]
GOOSE, WIN, GEESE, CHAIN, NEXT, SHARED = CLAUSES[15:]
GOAL: Final = 63
GOOSE_FIELDS: Final = {*range(2, GOAL)} - {3, 6, 15, 19, 26, 31, 39, 42, 52, 58, 10, 12, 30, 33}
"""Where geese may be: where no event is, and none leads to, as it could lead back for ever."""
USUAL_GEESE: Final = (5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59)
LISTS: Final = numbers_list(
    "the field of a goose such as 9", "das Feld einer Gans wie 9", usual=USUAL_GEESE, none=()
)


class Goose(Enum):
    """Whether a pawn on a goose must go on."""

    FORCED = "forced"
    CHOICE = "choice"


class Leap(Enum):
    """Where leapfrog leads."""

    BEYOND = "beyond"
    BEHIND = "behind"


class Whom(Enum):
    """Which pawn is the next, for leapfrog."""

    NEAREST = "nearest"
    NEXT_SEAT = "next_seat"


class Chain(Enum):
    """Whether the field to which an event leads has its own effect."""

    YES = "yes"
    NO = "no"


class Again(Enum):
    """Whether a seat on the field with the dice must throw again."""

    CHOICE = "choice"
    FORCED = "forced"


@frozen
class Rules:
    """The rule set: a field an option."""

    geese: tuple[int, ...] = list_option(LISTS, GEESE, Source.STANDARD)("""
        Where are the geese? | Wo sind die Gänse?
        where they usually are: 5, 9, 14, 18 and so on to 59 | wo sie üblich sind: 5, 9, 14, 18 und
          so weiter bis 59
        nowhere | nirgends
    """)
    goose: Goose = option(Goose.FORCED, GOOSE, Source.AGAINST)("""
        Must a pawn on a goose go on? | Muss eine Figur auf einem Gänsefeld weiterrücken?
        yes | ja
        no, it may stay | nein, sie darf stehen bleiben
    """)
    leap: Leap = option(Leap.BEYOND, NEXT, Source.MANUAL)("""
        Where does leapfrog lead? | Wohin führt der Bocksprung?
        one field beyond the next pawn | ein Feld über die nächste Figur hinaus
        to the field behind the next pawn | auf das Feld hinter der nächsten Figur
    """)
    whom: Whom = option(Whom.NEAREST, NEXT, Source.DECISION)("""
        Over which pawn does leapfrog lead? | Über welche Figur führt der Bocksprung?
        the nearest one ahead | die nächste vor einem
        that of the left neighbour, if it is ahead | die des linken Nachbarn, wenn sie vor einem ist
    """)
    again: Again = option(Again.CHOICE, DICE, Source.MANUAL)("""
        Must whoever came to 26 with a 3 or a 6 throw again? | Muss, wer mit einer 3 oder 6 auf 26
          kam, noch einmal würfeln?
        no, it is a choice | nein, man darf
        yes | ja
    """)
    chain: Chain = option(Chain.YES, CHAIN, Source.DECISION)("""
        Has the field to which an event leads its own effect? | Hat das Feld, auf das ein Ereignis
          führt, seine eigene Wirkung?
        yes | ja
        no | nein
    """)

    def __attrs_post_init__(self) -> None:
        """Raises OptionError for geese that are no fields, or lie where an event is or leads to."""
        check_list(LISTS, self.geese)
        for at in self.geese:
            if at not in GOOSE_FIELDS or self.geese.count(at) > 1:
                raise OptionError(
                    f"no goose is on field {at}: each has its own from 2 to 62, where no event is "
                    "and none leads to",
                    f"auf Feld {at} ist keine Gans: jede hat ihr eigenes von 2 bis 62, wo kein "
                    "Ereignis ist und keines hinführt",
                    at=at,
                )


@cites(LEAPFROG, NEXT)
def leap(rules: Rules, at: At, seat: Seat) -> int | None:
    """The field to which a seat may leap; None where no pawn is ahead, or the leap leads nowhere.

    `at` has the fields of the pawns.
    """
    others = [at[(seat + 1) % len(at)]] if rules.whom is Whom.NEXT_SEAT else at
    ahead = [other for other in others if other > at[seat]]
    if not ahead:
        return None
    target = min(ahead) + (1 if rules.leap is Leap.BEYOND else -1)
    return target if target > at[seat] else None


@cites(EVENT, BRIDGE, CAGE, HOTEL, DICE, WELL, STAIRS, MAZE, PRISON, GRAVE, GOOSE, GEESE)
def specials(rules: Rules) -> Mapping[int, Special]:
    """The event fields and the geese."""
    goose = special.Repeats(GOOSE, rules.goose is Goose.CHOICE)
    return {
        3: special.Leaps(LEAPFROG, partial(leap, rules)),
        6: special.Goes(BRIDGE, 12),
        15: special.Goes(CAGE, 10),
        19: special.Waits(HOTEL, 1),
        26: special.ThrowsAgain(DICE, (3, 6), rules.again is Again.CHOICE),
        31: special.Holds(WELL, 6),
        39: special.Goes(STAIRS, 33),
        42: special.Goes(MAZE, 30),
        52: special.Waits(PRISON, 2),
        58: special.Goes(GRAVE, 1),
        **dict.fromkeys(rules.geese, goose),
    }


@cites(WIN)
def goal(rules: Rules) -> int:
    return GOAL


@cites(MOVE, WIN)
def past(rules: Rules) -> Past:
    return Past.GOAL


@cites(CHAIN)
def is_chained(rules: Rules) -> bool:
    return rules.chain is Chain.YES


GAME: Final = track_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    track=Track(
        start=1,
        goal=goal,
        specials=specials,
        past=past,
        is_chained=is_chained,
        in_row=9,
        set_up_by=PAWNS,
        turn_by=TURN,
        moved_by=MOVE,
        past_by=WIN,
        won_by=WIN,
    ),
)
