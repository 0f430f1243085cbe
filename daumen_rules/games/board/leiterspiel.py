"""1 Leiterspiel: ladders that are climbed both up and down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.lists import Lists, read_number, read_pair
from daumen_rules.pieces.options import OptionError, Source, check_list, list_option

from .engines.track.fields import Goes, Past, Special, Track, Waits
from .engines.track.game import track_game

CLAUSES: Final = clauses("""
    LEITER 1: Ladders | Leiterspiel
    material ¶1
    Each seat has one pawn, which begins on the start field of its colour.
    Jeder Platz hat eine Figur; sie beginnt auf dem Startfeld ihrer Farbe.
    procedure ¶1
    The youngest begins: seat A. | Der Jüngste beginnt: Platz A.
    legality ¶1
    The seats throw clockwise. | Es wird reihum im Uhrzeigersinn gewürfelt.
    transition ¶2
    The pawn goes forward by the pips of the throw.
    Die Figur rückt um die gewürfelten Augen vor.
    transition ¶2
    A pawn that ends its move on a red field goes to the other end of its ladder, up or down.
    Endet der Zug auf einem roten Feld, geht die Figur über die Leiter ans andere Ende, hinauf oder
      hinab.
    transition ¶2
    Field 3 has no ladder: the seat sits out one round.
    Feld 3 hat keine Leiter: Der Platz setzt eine Runde aus.
    scoring ¶3
    Whoever first reaches the goal has won. | Wer als Erster das Ziel erreicht, hat gewonnen.
    transition ¶3
    The goal needs the exact throw; the pips that are too many are walked back.
    Ins Ziel kommt man nur genau; überzählige Augen geht man zurück.
    example ¶3
    From 97 a 2 reaches the goal, and a 6 leads to 95.
    Von 97 kommt man mit einer 2 ins Ziel, mit einer 6 auf 95.
    setup silent
    Where the ladders stand, as the picture is missing: 6 to 27, 9 to 50, 20 to 39, 25 to 57,
        34 to 46, 43 to 76, 54 to 89, 61 to 82, 66 to 87, 72 to 93; by the example the goal is 99.
    Wo die Leitern stehen, denn das Bild fehlt: 6 bis 27, 9 bis 50, 20 bis 39, 25 bis 57, 34 bis
        46, 43 bis 76, 54 bis 89, 61 bis 82, 66 bis 87, 72 bis 93; nach dem Beispiel ist Ziel 99.
    remark silent
    Pawns may share a field. | Figuren dürfen sich ein Feld teilen.
    transition silent
    A ladder ends the move: the red field at its other end leads nowhere then.
    Mit der Leiter endet der Zug: Das rote Feld am anderen Ende führt dann nicht weiter.
    remark silent
    Two to four play. | Es spielen zwei bis vier.
""")
PAWNS, YOUNGEST, TURN, MOVE, LADDER, ICE, WIN, EXACT, EXAMPLE, *_ = CLAUSES
BOARD, SHARED, ONCE, PLAYERS = CLAUSES[9:]
Item: TypeAlias = int | tuple[int, int]
"""The number of the goal, or the ends of a ladder."""
ICE_FIELD: Final = 3
LADDERS: Final = (
    *((6, 27), (9, 50), (20, 39), (25, 57), (34, 46)),
    *((43, 76), (54, 89), (61, 82), (66, 87), (72, 93)),
)
BOARDS: Final = Lists(
    named={"leiter99": (99, *LADDERS), "leiter100": (100, *LADDERS)},
    what=Text(
        "the number of the goal, or a ladder such as 6-27",
        "die Nummer des Ziels oder eine Leiter wie 6-27",
    ),
    read_item=lambda word: read_pair(word) if "-" in word else read_number(word),
    write_item=lambda item: f"{item[0]}-{item[1]}" if isinstance(item, tuple) else str(item),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    board: tuple[Item, ...] = list_option(BOARDS, BOARD, Source.DECISION)("""
        Which number has the goal, and where do the ladders stand? | Welche Nummer hat das Ziel, und
          wo stehen die Leitern?
        the goal on 99, and ten ladders | das Ziel auf 99 und zehn Leitern
        the goal on 100, and the same ladders | das Ziel auf 100 und dieselben Leitern
    """)

    def __attrs_post_init__(self) -> None:
        """Raises OptionError for a board that does not hold together."""
        check_list(BOARDS, self.board)
        goals = [item for item in self.board if isinstance(item, int)]
        if len(goals) != 1 or not 10 <= goals[0] <= 200:
            raise OptionError(
                "a board has one goal, a number from 10 to 200",
                "ein Brett hat ein Ziel, eine Nummer von 10 bis 200",
                at=goals[-1] if goals else self.board,
            )
        ends = set[int]()
        for ladder in self.board:
            for end in ladder if isinstance(ladder, tuple) else ():
                if end in ends:
                    raise OptionError(
                        f"field {end} has the ends of two ladders; a field has one",
                        f"Feld {end} hat die Enden von zwei Leitern; ein Feld hat eines",
                        at=ladder,
                    )
                if end == ICE_FIELD or not 0 < end < goals[0]:
                    raise OptionError(
                        f"no ladder ends on field {end}: not on {ICE_FIELD}, the start or the goal",
                        f"auf Feld {end} endet keine Leiter: nicht auf {ICE_FIELD}, Start oder "
                        "Ziel",
                        at=ladder,
                    )
                ends.add(end)


@cites(LADDER, ICE, BOARD)
def specials(rules: Rules) -> Mapping[int, Special]:
    """The ends of the ladders, each leading to the other, and the field with the ice cream."""
    found: dict[int, Special] = {ICE_FIELD: Waits(ICE, 1)}
    for item in rules.board:
        if isinstance(item, tuple):
            foot, top = item
            found |= {foot: Goes(LADDER, top), top: Goes(LADDER, foot)}
    return found


@cites(BOARD, EXAMPLE, WIN)
def goal(rules: Rules) -> int:
    return next(item for item in rules.board if isinstance(item, int))


@cites(ONCE)
def is_chained(rules: Rules) -> bool:
    return False


@cites(MOVE, EXACT)
def past(rules: Rules) -> Past:
    return Past.BACK


GAME: Final = track_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    track=Track(
        start=0,
        goal=goal,
        specials=specials,
        past=past,
        is_chained=is_chained,
        in_row=10,
        set_up_by=PAWNS,
        turn_by=TURN,
        moved_by=MOVE,
        past_by=EXACT,
        won_by=WIN,
    ),
)
