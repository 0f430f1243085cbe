"""The clauses and options of 11 Dame, and the book of a game that says which clause states what.

The module puts the manual's statements and its open questions in our words. Six more games refer to
Dame and state only differences: each has a book of its own, in which its clauses replace those of
Dame, and the options that are open in it alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final

from attrs import asdict

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, number_option, option

from ..two_sides import repetition_option

CLAUSES: Final = clauses("""
    DAME 11: Draughts | Dame
    procedure ¶1
    It is drawn who has White.
    Es wird ausgelost, wer Weiß hat.
    setup ¶1
    With a dark corner at his left, each has twelve men on the dark squares of his three rows.
    Links ein dunkles Eckfeld, hat jeder zwölf Steine auf den dunklen Feldern seiner drei Reihen.
    aim ¶1
    To take all stones of the opponent, or to shut them in.
    Alle Steine des Gegners zu schlagen oder einzuschließen.
    legality ¶1
    White begins; then turns alternate.
    Weiß beginnt; dann wird abwechselnd gezogen.
    legality ¶1
    A turn takes a man of one's own to the next free square.
    Ein Zug führt einen eigenen Stein auf das nächste freie Feld.
    legality ¶1
    Men go forward only and on dark squares, so diagonally.
    Steine ziehen nur vorwärts und auf dunklen Feldern, also schräg.
    legality ¶1
    A man captures an enemy right before it by a jump to the free square behind.
    Ein Stein schlägt einen Gegner gleich vor ihm durch einen Sprung auf das freie Feld dahinter.
    transition ¶1
    A stone that is jumped over is taken from the board.
    Ein übersprungener Stein wird vom Brett genommen.
    legality ¶1
    A capture goes on as long as the stone can capture from where it lands.
    Es wird weiter geschlagen, solange es von dort geht, wo der Stein landet.
    legality ¶1
    Men capture forward only, in zigzag too.
    Steine schlagen nur vorwärts, auch im Zickzack.
    legality ¶1
    Capturing is a duty.
    Schlagen ist Pflicht.
    legality ¶1
    If a capture is missed, the opponent may demand it, or huff a stone that could have captured.
    Wird ein Schlag versäumt, kann der Gegner ihn verlangen oder einen solchen Stein blasen.
    transition ¶1
    A man that has come to the last row, by a move or a capture, becomes a king.
    Ein Stein, der durch Zug oder Schlag in die letzte Reihe kommt, wird Dame.
    procedure ¶1
    A captured stone of its colour is put on a king; one can have several.
    Auf eine Dame kommt ein geschlagener Stein ihrer Farbe; man kann mehrere haben.
    legality ¶1
    A king goes any distance in one direction, forward or backward, over free dark squares.
    Eine Dame geht in einer Richtung, vor oder zurück, beliebig weit über freie dunkle Felder.
    legality ¶1
    A king captures a lone enemy on its line, lands on any free square behind, and captures on; it
      may turn then, as men do, though the words speak of the same direction.
    Eine Dame schlägt auf ihrer Linie, wenn dahinter frei ist, landet beliebig und schlägt weiter;
      dabei darf sie abbiegen wie ein Stein, obwohl der Text von gleicher Richtung spricht.
    legality ¶1
    Own stones are never jumped over.
    Eigene Steine werden nie übersprungen.
    scoring ¶1
    Who has no stones left has lost.
    Wer keine Steine mehr hat, hat verloren.
    scoring ¶1
    Who is shut in, so that none of his stones can move, has lost.
    Wer so eingeschlossen ist, dass keiner seiner Steine ziehen kann, hat verloren.
    legality silent
    Which capture must be made where there are several.
    Welcher Schlag zu machen ist, wo es mehrere gibt.
    scoring silent
    When a game that nobody wins is drawn.
    Wann ein Spiel, das keiner gewinnt, unentschieden ist.
    remark ¶1
    A king is captured like any other stone.
    Eine Dame wird geschlagen wie jeder andere Stein.
""")
LOT, SETUP, AIM, TURN, STEP, DIRECTIONS, JUMP, TAKE, GOES_ON, JUMP_DIRECTIONS, DUTY, *_ = CLAUSES
CLAIM, CROWN, TOKEN, KING_STEP, KING_JUMP, OWN, BARE, STUCK, WHICH, DRAW, KING_TAKEN = CLAUSES[11:]


@frozen(kw_only=True)
class VariantClauses:
    """The clauses of a game for which it may have its own, by what they state. The defaults are
    those of Dame.
    """

    setup: Clause = SETUP
    aim: Clause = AIM
    directions: Clause = DIRECTIONS
    """The directions in which men go."""
    jump_directions: Clause = JUMP_DIRECTIONS
    """The directions in which men capture."""
    duty: Clause = DUTY
    crown: Clause = CROWN
    king_step: Clause = KING_STEP
    king_jump: Clause = KING_JUMP
    king_taken: Clause | None = KING_TAKEN
    """Men capture kings; None where they do not."""
    king_safe: Clause | None = None
    """Men do not capture kings; None where they do."""
    bare: Clause = BARE
    """Which seat wins when one has no stones left."""
    stuck: Clause = STUCK
    """Which seat wins when the seat on turn can move no stone."""
    which: Clause | None = WHICH

    def replaced(self) -> Mapping[str, tuple[Clause | None, Clause | None]]:
        """By name the clauses of Dame that do not hold, each with the one instead, if there is."""
        usual, own = (asdict(book, recurse=False) for book in (BOOK, self))
        return {name: (usual[name], own[name]) for name in usual if usual[name] is not own[name]}

    def inherited(self) -> tuple[Clause, ...]:
        """The clauses of Dame that the book leaves in force."""
        # compares by identity, because comparing clauses by value would read their text
        gone = [id(clause) for clause, _ in self.replaced().values()]
        return tuple(clause for clause in CLAUSES if id(clause) not in gone)

    def instead(self) -> Iterator[tuple[Clause, Clause]]:
        """The clauses of Dame for which others stand, each with the other one, as far as the
        functions of Dame carry them out: a game has its own for its start and its end.
        """
        for name, (usual, own) in self.replaced().items():
            if own is not None and usual is not None and name not in ("setup", "bare", "stuck"):
                yield usual, own


BOOK: Final = VariantClauses()
"""The book of Dame."""


# The points that the manual leaves open


class Missed(Enum):
    """What follows from a missed capture."""

    CLAIM = "claim"
    FORBIDDEN = "forbidden"


class Duty(Enum):
    """What follows from a missed capture in a game whose own text states a duty to capture."""

    FORBIDDEN = "forbidden"
    CLAIM = "claim"


class Huffing(Enum):
    """Whether a seat that huffs a stone also moves."""

    AND_MOVE = "and_move"
    INSTEAD = "instead"


class Stopping(Enum):
    """Whether a seat may stop in the middle of a capture; where it may, the stop is a miss."""

    FORBIDDEN = "forbidden"
    MISSED = "missed"


class Turning(Enum):
    """How a king may change direction inside a capture."""

    FREELY = "freely"
    NOT_BACK = "not_back"
    STRAIGHT_ON = "straight_on"


class Choice(Enum):
    """Which of several captures may be made."""

    ANY = "any"
    LARGEST = "largest"


class Taken(Enum):
    """When the stones that are captured leave the board."""

    AT_ONCE = "at_once"
    AFTER = "after"


class Landing(Enum):
    """Where a flying king may land behind the stone it captures."""

    ANY = "any"
    CAPTURES_ON = "captures_on"


class Crowned(Enum):
    """What a man does when a capture has brought it to the last row."""

    ENDS = "ends"
    GOES_ON = "goes_on"


MISSED: Final = option(Missed.CLAIM, CLAIM, Source.MANUAL)("""
    What if a capture is missed? | Was gilt, wenn ein Schlag übersehen wird?
    the opponent may claim | der Gegner kann es ahnden
    another move is not allowed | ein anderer Zug ist nicht erlaubt
""")
DUTY_OPTION: Final = option(Duty.FORBIDDEN, CLAIM, Source.DECISION)("""
    What if a capture is missed? | Was gilt, wenn ein Schlag übersehen wird?
    another move is not allowed | ein anderer Zug ist nicht erlaubt
    the opponent may claim, as in Dame | der Gegner kann es ahnden, wie bei Dame
""")
HUFFING: Final = option(Huffing.AND_MOVE, CLAIM, Source.STANDARD)("""
    Who has huffed a stone: does he also move? | Zieht auch noch, wer geblasen hat?
    yes, his turn follows | ja, sein Zug folgt
    no, that was his turn | nein, das war sein Zug
""")
STOPPING: Final = option(Stopping.FORBIDDEN, GOES_ON, Source.DECISION)("""
    May one stop in the middle of a capture? | Darf man mitten im Schlagen aufhören?
    no | nein
    yes, as a missed capture that can be claimed | ja, als übersehener Schlag, der zu ahnden ist
""")
TURNING: Final = option(Turning.FREELY, KING_JUMP, Source.AGAINST)("""
    May a king change direction while capturing? | Darf die Dame beim Schlagen abbiegen?
    yes, any way | ja, beliebig
    yes, but not right back | ja, aber nicht geradewegs zurück
    no, it goes straight on | nein, sie schlägt nur geradeaus weiter
""")
CHOICE: Final = option(Choice.ANY, WHICH, Source.STANDARD)("""
    Which of several captures is made? | Welcher von mehreren Schlägen wird gemacht?
    any one | ein beliebiger
    one that takes the most stones | einer, der die meisten Steine nimmt
""")
TAKEN: Final = option(Taken.AT_ONCE, TAKE, Source.MANUAL)("""
    When do captured stones leave the board? | Wann verlassen geschlagene Steine das Brett?
    each at once | jeder sofort
    all after the last jump | alle nach dem letzten Sprung
""")
LANDING: Final = option(Landing.ANY, KING_JUMP, Source.STANDARD)("""
    Where may a king land that could capture on? | Wo darf eine Dame landen, die weiterschlagen
      könnte?
    on any free square behind the stone | auf jedem freien Feld hinter dem Stein
    only where it can capture on | nur, wo sie weiterschlagen kann
""")
CROWNED: Final = option(Crowned.ENDS, CROWN, Source.STANDARD)("""
    May a man crowned by a capture capture on as a king? | Darf ein Stein, der schlagend Dame wird,
      als Dame weiterschlagen?
    no, the turn is over | nein, der Zug ist zu Ende
    yes, and it must | ja, und er muss
""")
REPETITION: Final = repetition_option(DRAW)
QUIET_LIMIT: Final = number_option(80, range(1, 401), DRAW, Source.DECISION)("""
    After how many turns without a capture or a man's advance is it a draw? | Nach wie vielen Zügen
      ohne Schlag und ohne Vorrücken eines Steins ist es unentschieden?
""")
