"""32 Pferderennen: horses, each in its own lane, and five special fields."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, number_option, option

from .engines.track.fields import Goes, Past, Special, ThrowsAgain, Track, Waits
from .engines.track.game import track_game

CLAUSES: Final = clauses("""
    PFERDE 32: Horse race | Pferderennen
    material ¶1
    Up to four seats have a horse each, in the lane of its colour, so that horses never meet.
    Bis zu vier Plätze haben je ein Pferd in der Spur seiner Farbe; Pferde treffen sich nie.
    legality ¶1
    The seats throw one die in turn.
    Die Plätze würfeln reihum mit einem Würfel.
    transition ¶1
    The horse goes forward as many fields as the die shows.
    Das Pferd zieht so viele Felder vor, wie der Würfel zeigt.
    transition ¶2
    Field 10: three fields back. | Feld 10: drei Felder zurück.
    transition ¶2
    Field 20: three fields forward. | Feld 20: drei Felder vor.
    transition ¶2
    Field 30: the seat throws again. | Feld 30: Der Platz würfelt noch einmal.
    transition ¶2
    Field 40: the seat sits out one turn. | Feld 40: Der Platz setzt einmal aus.
    transition ¶2
    Field 50: five fields forward, onto the final stretch.
    Feld 50: fünf Felder vor, in die Schlussspur.
    scoring ¶3
    Whoever first reaches the goal has won, at once.
    Wer als Erster das Ziel erreicht, hat sofort gewonnen.
    setup silent
    How many fields the lanes have: their picture is missing; field 50 leads to 55.
    Wie viele Felder die Spuren haben: Ihr Bild fehlt; von Feld 50 geht es auf 55.
    transition silent
    What becomes of a throw that goes past the goal.
    Was aus einem Wurf wird, der über das Ziel hinausgeht.
    procedure silent
    The highest throw before the race starts it, as in games 2 and 10; seat A is whoever threw it.
    Der höchste Wurf vor dem Rennen beginnt es, wie in den Spielen 2 und 10; Platz A hat ihn.
    remark silent
    The text names no fewest number of seats; two are the fewest here.
    Der Text nennt keine Mindestzahl; hier sind es zwei Plätze.
""")
(LANES, TURN, MOVE, BACK, ON, THROW, WAIT, STRETCH, WIN, LENGTH, PAST, STARTER, FEWEST) = CLAUSES


class Goal(Enum):
    """What becomes of a throw that goes past the goal."""

    PASSED = "passed"
    EXACT = "exact"


@frozen
class Rules:
    """The rule set: a field an option."""

    length: int = number_option(60, range(56, 101), LENGTH, Source.DECISION)("""
        Which number has the goal? | Welche Nummer hat das Ziel?
    """)
    goal: Goal = option(Goal.PASSED, PAST, Source.DECISION)("""
        How is the goal reached? | Wie wird das Ziel erreicht?
        also by a throw that goes past it | auch mit einem Wurf darüber hinaus
        only by the exact throw; else the horse stays | nur genau; sonst bleibt das Pferd stehen
    """)


@cites(BACK, ON, THROW, WAIT, STRETCH)
def specials(rules: Rules) -> Mapping[int, Special]:
    return {
        10: Goes(BACK, 7),
        20: Goes(ON, 23),
        30: ThrowsAgain(THROW),
        40: Waits(WAIT, 1),
        50: Goes(STRETCH, 55),
    }


@cites(LENGTH, WIN)
def goal(rules: Rules) -> int:
    return rules.length


@cites(MOVE, PAST)
def past(rules: Rules) -> Past:
    return Past.GOAL if rules.goal is Goal.PASSED else Past.STAY


GAME: Final = track_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    track=Track(
        start=0,
        goal=goal,
        specials=specials,
        past=past,
        is_chained=lambda _: True,
        in_row=8,
        set_up_by=LANES,
        turn_by=TURN,
        moved_by=MOVE,
        past_by=PAST,
        won_by=WIN,
    ),
)
