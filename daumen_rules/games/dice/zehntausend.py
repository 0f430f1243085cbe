"""114 Zehntausend: three throws with five dice; 1s, 5s, three alike and a run count.

It is long because dice count alone, by threes and in a row, and the text leaves open which count.
"""

from collections import Counter

from daumen_rules.pieces.dice import faces_term

from .engines.actions import STOP, WORDS
from .engines.keep import KeepTable, any_of, keep_game, keeping
from .engines.kit import Source, StrEnum, cites, clauses, evolve, frozen, option
from .engines.sheets import highest, points_of, with_note
from .engines.terms import points_term
from .engines.texts import TextEvent, told
from .engines.values import Clause, Faces, Iterator

CLAUSES = clauses("""
    ZEHNTAUSEND 114: Ten thousand | Zehntausend
    scoring ¶1; ¶3
    Whoever is first to have 10,000 points wins. | Wer zuerst 10.000 Punkte hat, gewinnt.
    scoring ¶1
    A 1 counts 100, a 5 counts 50; no other die counts by itself.
    Eine 1 zählt 100, eine 5 zählt 50; kein anderer Würfel zählt für sich.
    scoring ¶2
    Three alike count a hundred times their face, three 1s 1000.
    Drei Gleiche zählen das Hundertfache ihrer Zahl, drei Einser 1000.
    scoring ¶3
    Five in a row count 2000. | Fünf in Folge zählen 2000.
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
    transition ¶1; ¶3
    The game is over as soon as somebody has 10,000; the round is not played to its end.
    Das Spiel ist aus, sobald jemand 10.000 hat; die Runde wird nicht zu Ende gespielt.
    remark silent
    Nothing is lost by a throw, and no least number of points is asked for.
    Kein Wurf kostet etwas, und es wird keine Mindestzahl verlangt.
""")
WINS, SINGLE, THREE, RUN, THROWS, LEAVE, CREDIT, FOURTH, STAND, EARLY, FINISH, NO_LOSS = CLAUSES
ScoreAt = StrEnum("ScoreAt", "FINAL PER_THROW")
Fourth = StrEnum("Fourth", "SINGLE NOTHING")
Frozen = StrEnum("Frozen", "NO YES")
Finish = StrEnum("Finish", "IMMEDIATE ROUND")


@frozen
class Rules:
    score_at: ScoreAt = option(ScoreAt.FINAL, CREDIT, Source.MANUAL)("""
        Which dice of a go count? | Welche Würfel einer Runde zählen?
        all that lie there at its end, whichever throws they are of | alle, die am Ende liegen,
          gleich aus welchen Würfen
        those left of a throw by themselves, which then stand: each die once | die eines Wurfs für
          sich, die dann stehen bleiben: jeder Würfel einmal
    """)
    fourth: Fourth = option(Fourth.SINGLE, FOURTH, Source.DECISION)("""
        What does a fourth like die count? | Was zählt ein vierter gleicher Würfel?
        what it counts by itself | was er einzeln zählt
        nothing | nichts
    """)
    frozen: Frozen = option(Frozen.NO, STAND, Source.DECISION)("""
        Do dice stand for good? | Bleiben Würfel endgültig stehen?
        any may be thrown again | jeder darf wieder geworfen werden
        none is taken up again | keiner wird wieder aufgenommen
    """)
    finish: Finish = option(Finish.IMMEDIATE, FINISH, Source.MANUAL)("""
        When is the game over? | Wann ist das Spiel aus?
        as soon as somebody has 10,000 | sobald jemand 10.000 hat
        at the end of that round | am Ende dieser Runde
    """)


Tens = KeepTable[Rules, int, int]
"""The common part is the points of the kept dice, if each throw counts by itself; else 0."""


Groups = Iterator[tuple[Clause, Faces, int]]
"""Scoring groups of dice: the clause, the dice and the points of each."""


@cites(RUN)
def in_a_row(faces: Faces) -> Groups:
    """Five in a row count 2000."""
    if sorted(faces) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        yield RUN, tuple(sorted(faces)), 2000


@cites(THREE)
def three_alike(faces: Faces) -> Groups:
    """Three alike count a hundred times their face, three 1s 1000."""
    for face in sorted(set(faces)):
        if faces.count(face) >= 3:
            yield THREE, (face,) * 3, 1000 if face == 1 else 100 * face


@cites(FOURTH)
def beyond_three(faces: Faces, fourth: Fourth) -> Groups:
    """A fourth and a fifth die like the three count what they count singly, or nothing."""
    for face in sorted(set(faces)):
        many = faces.count(face) - 3
        if many > 0 and single(face) and fourth is Fourth.SINGLE:
            yield FOURTH, (face,) * many, single(face) * many


@cites(SINGLE)
def single(face: int) -> int:
    """What a die counts by itself: a 1 counts 100, a 5 counts 50."""
    return 100 if face == 1 else 50 if face == 5 else 0


def singly(faces: Faces) -> Groups:
    """The dice that count by themselves, those of three or more alike apart."""
    for face in sorted(set(faces)):
        many = faces.count(face)
        if many < 3 and single(face):
            yield SINGLE, (face,) * many, single(face) * many


def counted(faces: Faces, fourth: Fourth) -> Groups:
    """The scoring groups of up to five dice, by their faces."""
    groups = [*three_alike(faces), *beyond_three(faces, fourth), *singly(faces)]
    yield from [*in_a_row(faces)] or sorted(groups, key=lambda group: group[1][0])


def worth(faces: Faces, fourth: Fourth = Fourth.SINGLE) -> int:
    """The points of up to five dice."""
    return sum(points for _, _, points in counted(faces, fourth))


@cites(CREDIT)
def counts_by_throws(rules: Rules) -> bool:
    """Whether the dice that are left of a throw count by themselves."""
    return rules.score_at is ScoreAt.PER_THROW


@cites(STAND)
def stands(rules: Rules) -> bool:
    """Whether kept dice stay for the rest of the go; always if each throw counts by itself."""
    return rules.frozen is Frozen.YES or counts_by_throws(rules)


@cites(EARLY)
def asks(table: Tens) -> tuple[str, ...]:
    """A seat may stop after each throw."""
    return (STOP,) if table.is_open else ()


@cites(EARLY)
def chooses(table: Tens, choice: str | Faces) -> Clause:
    """Which clause a choice cites: EARLY for stopping, LEAVE for keeping dice."""
    return EARLY if choice == STOP else LEAVE


def fresh(table: Tens, left: Faces) -> Faces:
    """The given dice without those that have already counted in this go."""
    each = counts_by_throws(table.rules)
    return tuple((Counter(left) - Counter(table.kept)).elements()) if each else left


@cites(CREDIT)
def credited(table: Tens, left: Faces) -> int:
    """The points of the go with the given dice, kept points included."""
    return table.common + worth(fresh(table, left), table.rules.fourth)


def chose(table: Tens, choice: str | Faces) -> Tens:
    """Keeps the choice to stop; kept dice score at once if each throw counts by itself."""
    if isinstance(choice, str):
        return evolve(table, chosen=choice)
    each = counts_by_throws(table.rules)
    return evolve(table, common=credited(table, choice) if each else 0)


@cites(CREDIT)
def count(table: Tens, faces: Faces) -> Tens:
    """Adds the points of the go to the note."""
    return with_note(evolve(table, common=0), table.note + credited(table, faces))


def tells(before: Tens, after: Tens) -> Iterator[TextEvent]:
    """Tells the scoring groups: of the whole go at its end, or of the dice just kept."""
    each = counts_by_throws(before.rules)
    left = before.lying if before.chosen == STOP else after.kept if each else ()
    for by, dice, points in counted(fresh(before, left), before.rules.fourth):
        words = "{dice}: {points}."
        yield told(by, words, words, dice=faces_term(dice), points=points_term(points))


@cites(WINS, FINISH)
def over(table: Tens) -> bool:
    """Over when a seat has 10,000 points, by the option at once or at the end of the round."""
    at_once = table.rules.finish is Finish.IMMEDIATE
    return max(table.notes) >= 10_000 and (at_once or (table.is_between and not table.is_open))


GAME = keep_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=5,
    common=0,
    asks=asks,
    chose=chose,
    says={STOP: WORDS[STOP]},
    stands=stands,
    leaves=any_of(LEAVE),
    rows=keeping(THROWS, LEAVE, 5, STAND, stands),
    count=count,
    counts=lambda table: credited(table, table.lying),
    over=over,
    wins=highest(WINS),
    standing=points_of,
    noted_by=CREDIT,
    won_by=WINS,
    chosen_by=chooses,
    refused_by=(EARLY,),
    tells=tells,
)
