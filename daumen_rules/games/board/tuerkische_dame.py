"""16 Türkische Dame: Dame along files and ranks, on all squares.

The module has the game's own clauses and the options on them. The engine of draughts has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.boards import ORTHOGONAL, SQUARES, Direction, Square
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, elsewhere, option

from .engines.draughts import clauses as c
from .engines.draughts.board import Position
from .engines.draughts.clauses import VariantClauses
from .engines.draughts.family import Crowning, Draughts, by_options, facing
from .engines.draughts.game import draughts_game

AHEAD_AND_ASIDE: Final[tuple[Direction, ...]] = ((0, 1), (-1, 0), (1, 0))
CLAUSES: Final = clauses("""
    TUERKISCHE 16: Turkish draughts | Türkische Dame
    setup ¶1
    The men stand as a picture shows that is missing; sixteen each fill the second and third rows.
    Die Steine stehen wie auf einem Bild, das fehlt; je sechzehn füllen die zweite und dritte Reihe.
    legality ¶1
    Men go straight forward or sideways, never diagonally nor back.
    Steine ziehen senkrecht vorwärts oder waagerecht, nie schräg oder zurück.
    legality ¶1
    They capture in the same directions.
    In denselben Richtungen schlagen sie.
    transition ¶1
    Men that come to the opponent's first row become kings.
    Steine, die die gegnerische Grundlinie erreichen, werden Damen.
    legality ¶1, 11 ¶1
    Kings go and capture along files and ranks, forward and backward, any distance as in Dame.
    Damen ziehen und schlagen senkrecht und waagerecht, vor und zurück, beliebig weit wie bei Dame.
    remark ¶1
    The rest is as in Dame.
    Das Übrige gilt wie bei Dame.
""")
SETUP, DIRECTIONS, JUMP_DIRECTIONS, CROWN, KING, AS_DAME = CLAUSES


class Men(Enum):
    """How many men each seat has; the box of the game holds fifteen."""

    SIXTEEN = "sixteen"
    FIFTEEN = "fifteen"


class LastRow(Enum):
    """What a man does on the last row, after a capture, when it could capture on sideways."""

    AS_MAN = "as_man"
    ENDS = "ends"
    GOES_ON = "goes_on"


@cites(SETUP)
def start(men: Men) -> Position:
    """Men on the second and third rows; of fifteen, the left end of the second row is free."""
    rows = [square for square in SQUARES if square.rank in (1, 2)]
    if men is Men.FIFTEEN:
        rows.remove(Square(0, 1))
    return facing(rows)


@cites(DIRECTIONS)
def steps() -> tuple[Direction, ...]:
    """Men go ahead and aside."""
    return AHEAD_AND_ASIDE


@cites(JUMP_DIRECTIONS)
def jumps() -> tuple[Direction, ...]:
    """Men capture ahead and aside."""
    return AHEAD_AND_ASIDE


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    men: Men = option(Men.SIXTEEN, SETUP, Source.STANDARD)("""
        How many men are set up, where the box holds fifteen? | Wie viele Steine werden aufgestellt,
          wo die Schachtel fünfzehn enthält?
        sixteen | sechzehn
        fifteen, a rear corner is left out | fünfzehn, eine hintere Ecke bleibt frei
    """)
    missed: c.Missed = c.MISSED
    huffing: c.Huffing = c.HUFFING
    stopping: c.Stopping = c.STOPPING
    turning: c.Turning = elsewhere(c.TURNING, KING, Source.DECISION)
    choice: c.Choice = c.CHOICE
    taken: c.Taken = c.TAKEN
    landing: c.Landing = elsewhere(c.LANDING, KING)
    last_row: LastRow = option(LastRow.AS_MAN, CROWN, Source.DECISION)("""
        A man comes to the last row by a capture: does it capture on, sideways? | Ein Stein kommt
          schlagend in die letzte Reihe: Schlägt er zur Seite weiter?
        yes, as a man, and is crowned at the end | ja, als Stein, und wird am Ende Dame
        no, it is crowned and the turn is over | nein, er wird Dame und der Zug ist zu Ende
        it is crowned at once and goes on as a king | er wird sofort Dame und schlägt so weiter
    """)
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    @cites(CROWN, KING)
    def draughts(self) -> Draughts:
        """Men that go ahead and aside, kings along files and ranks."""
        return evolve(
            by_options(self, Crowning(self.last_row.value), self.missed),
            book=VariantClauses(
                setup=SETUP,
                directions=DIRECTIONS,
                jump_directions=JUMP_DIRECTIONS,
                crown=CROWN,
                king_step=KING,
                king_jump=KING,
            ),
            start=start(self.men),
            man_steps=steps(),
            man_jumps=jumps(),
            king_lines=ORTHOGONAL,
        )


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
