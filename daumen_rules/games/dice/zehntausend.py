"""114 Zehntausend: three throws with five dice; 1s, 5s, three alike and a run count.

The module has its clauses, options, states and rules; what a go is stands in the engine `keep`.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import Final, TypeAlias

from attrs import evolve, frozen

from daumen_rules.games.dice.engines.keep import (
    END,
    Go,
    Keep,
    Stop,
    after,
    left_lies,
    no_throw_left,
    standing_stays,
    tell,
)
from daumen_rules.games.dice.engines.keep_entry import entry, rotation
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import Seat, Viewer, next_seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces, Throw
from daumen_rules.pieces.options import Source, option
from daumen_rules.pieces.pictured import Pictured
from daumen_rules.pieces.scenes import LYING, POINTS, Chips, Dice, Part, Scene, places
from daumen_rules.pieces.told import Told, told

CLAUSES: Final = clauses(
    "ZEHNTAUSEND",
    "114",
    """
    scoring ¶1; ¶3
    Whoever is first to have 10,000 points wins.
    Wer zuerst 10.000 Punkte hat, gewinnt.
    scoring ¶1
    A 1 counts 100, a 5 counts 50; no other die counts by itself.
    Eine 1 zählt 100, eine 5 zählt 50; kein anderer Würfel zählt für sich.
    scoring ¶2
    Three alike count a hundred times their face, three 1s 1000.
    Drei Gleiche zählen das Hundertfache ihrer Zahl, drei Einser 1000.
    scoring ¶3
    Five in a row count 2000.
    Fünf in Folge zählen 2000.
    legality ¶3
    A go has at most three throws, with five dice.
    Eine Runde hat höchstens drei Würfe, mit fünf Würfeln.
    legality ¶3
    After each throw the player says which dice are left.
    Nach jedem Wurf sagt der Spieler, welche Würfel stehen bleiben.
    transition ¶3
    When the last throw is made, the points are credited, each die once.
    Ist der letzte Wurf getan, werden die Punkte gutgeschrieben, jeder Würfel einmal.
    scoring silent
    What a fourth and a fifth die like the three count.
    Was ein vierter und fünfter gleicher Würfel zählen.
    legality silent
    Whether a die that was left may be thrown again.
    Ob ein stehen gelassener Würfel wieder geworfen werden darf.
    transition silent
    Whoever is content stops before the third throw, as if all dice were left.
    Wer zufrieden ist, hört vor dem dritten Wurf auf, als ließe er alle Würfel stehen.
    scoring silent
    Whether a round is played to its end after somebody has 10,000.
    Ob eine Runde zu Ende gespielt wird, wenn jemand 10.000 hat.
    remark silent
    Nothing is lost by a throw, and no least number of points is asked for.
    Kein Wurf kostet etwas, und es wird keine Mindestzahl verlangt.
    """,
)
WINS, SINGLE, THREE, RUN, THROWS, LEAVE, CREDIT, FOURTH, STAND, EARLY, FINISH, NO_LOSS = CLAUSES


class ScoreAt(Enum):
    """Which throws of a go count."""

    FINAL = "final"
    PER_THROW = "per_throw"


class Fourth(Enum):
    """What a fourth and fifth die like three count."""

    SINGLE = "single"
    NOTHING = "nothing"


class Frozen(Enum):
    """Whether dice that were left once are left for good."""

    NO = "no"
    YES = "yes"


class Finish(Enum):
    """When the game is over after somebody has 10,000."""

    IMMEDIATE = "immediate"
    ROUND = "round"


@frozen
class Rules:
    """The rule set: a field an option."""

    score_at: ScoreAt = option(
        ScoreAt.FINAL,
        CREDIT,
        Source.MANUAL,
        "Which dice of a go count? | Welche Würfel einer Runde zählen?",
        "all that lie there at its end, whichever throws they are of "
        "| alle, die am Ende liegen, gleich aus welchen Würfen",
        "those left of a throw by themselves, which then stand: each die once "
        "| die eines Wurfs für sich, die dann stehen bleiben: jeder Würfel einmal",
    )
    fourth: Fourth = option(
        Fourth.SINGLE,
        FOURTH,
        Source.DECISION,
        "What does a fourth like die count? | Was zählt ein vierter gleicher Würfel?",
        "what it counts by itself | was er einzeln zählt",
        "nothing | nichts",
    )
    frozen: Frozen = option(
        Frozen.NO,
        STAND,
        Source.DECISION,
        "Do dice stand for good? | Bleiben Würfel endgültig stehen?",
        "any may be thrown again | jeder darf wieder geworfen werden",
        "none is taken up again | keiner wird wieder aufgenommen",
    )
    finish: Finish = option(
        Finish.IMMEDIATE,
        FINISH,
        Source.DECISION,
        "When is the game over? | Wann ist das Spiel aus?",
        "as soon as somebody has 10,000 | sobald jemand 10.000 hat",
        "at the end of that round | am Ende dieser Runde",
    )


# What dice count

SINGLES: Final = {1: 100, 5: 50}


@cites(SINGLE, THREE, RUN, FOURTH)
def worth(faces: Faces, fourth: Fourth = Fourth.SINGLE) -> int:
    """What up to five dice count together."""
    if len(faces) == 5 and sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return 2000
    return sum(_alike(face, faces.count(face), fourth) for face in set(faces))


def _alike(face: int, many: int, fourth: Fourth) -> int:
    if many < 3:
        return SINGLES.get(face, 0) * many
    over = many - 3 if fourth is Fourth.SINGLE else 0
    return (1000 if face == 1 else 100 * face) + SINGLES.get(face, 0) * over


# States

DICE: Final = 5
GOAL: Final = 10_000
BEGUN: Final = Go(falling=DICE)
Action: TypeAlias = Throw | Keep | Stop


@frozen(kw_only=True, repr=False)
class Table(Pictured):
    """The points by seat, and the go of the seat on turn."""

    rules: Rules
    players: int
    points: tuple[int, ...]
    turn: Seat = 0
    go: Go = BEGUN
    counted: int = 0
    """What the standing dice count, where those of each throw count by themselves."""
    first: Seat = 0
    """Who has begun the game."""


def start(players: int, rules: Rules) -> Table:
    return Table(rules=rules, players=players, points=(0,) * players)


@cites(WINS, FINISH)
def outcome(state: Table) -> Outcome | None:
    """The most points win, at once or when everybody has had as many goes."""
    between = state.turn == state.first and state.go == BEGUN
    over = state.rules.finish is Finish.IMMEDIATE or between
    return Outcome(state.points) if over and max(state.points) >= GOAL else None


LEGALITY: Final[tuple[Row[Table, Action], ...]] = (
    no_throw_left(THROWS, lambda _: 3),
    left_lies(LEAVE, DICE),
    standing_stays(STAND),
)


# What an action does


@cites(THROWS, LEAVE, EARLY)
def effect(state: Table, action: Action) -> Step[Table, Action, Told]:
    match action:
        case Throw() | Keep():
            go = after(state.go, action, dice=DICE, stand=stands(state.rules))
            each = isinstance(action, Keep) and state.rules.score_at is ScoreAt.PER_THROW
            counted = credited(state, action.faces) if each else state.counted
            fell = tell(state.turn, action, LEAVE)
            return Step(action, evolve(state, go=go, counted=counted), (fell,))
        case Stop(seat):
            gained = credited(state, state.go.lying)
            en, de = "{seat} is credited {points}.", "{seat} bekommt {points} gutgeschrieben."
            credit = told(CREDIT, en, de, seat=SeatTerm(seat), points=number(gained))
            points = tuple(held + gained * (s == seat) for s, held in enumerate(state.points))
            turn = next_seat(seat, state.players)
            table = evolve(state, points=points, turn=turn, go=BEGUN, counted=0)
            return Step(action, table, (credit, *_ending(table)))


@cites(STAND, CREDIT)
def stands(rules: Rules) -> bool:
    """Whether dice that were left are left for good, as they must where they have counted."""
    return rules.frozen is Frozen.YES or rules.score_at is ScoreAt.PER_THROW


@cites(CREDIT)
def credited(state: Table, left: Faces) -> int:
    """What dice count that are left: all together, or those of this throw and what stood before."""
    if state.rules.score_at is ScoreAt.FINAL:
        return worth(left, state.rules.fourth)
    fresh = Counter(left) - Counter(state.go.standing)
    return state.counted + worth(tuple(fresh.elements()), state.rules.fourth)


def _ending(state: Table) -> tuple[Told, ...]:
    ended = outcome(state)
    en, de = "{seat} wins.", "{seat} gewinnt."
    winners = ended.winners if ended else ()
    return tuple(told(WINS, en, de, seat=SeatTerm(seat)) for seat in winners)


def scene(view: Table, viewer: Viewer) -> Scene:
    def parts(seat: Seat) -> tuple[Part, ...]:
        lies = (Dice(label=LYING, faces=view.go.lying),) if seat == view.turn else ()
        return Chips(label=POINTS, count=view.points[seat]), *lies

    return Scene(seats=places(view.players, None if outcome(view) else view.turn, parts))


GAME: Final = entry(
    slug="zehntausend",
    number="114",
    title=Text("Ten thousand", "Zehntausend"),
    modules=(__name__,),
    clauses=CLAUSES,
    rules=Rules(),
    dice=DICE,
    start=start,
    falling=lambda state: state.go.falling,
    legality=LEGALITY,
    verbs=(END,),
    effect=effect,
    outcome=outcome,
    scene=scene,
    rotated=rotation("turn", "first", by_seat="points"),
    longest=20_000,
)
