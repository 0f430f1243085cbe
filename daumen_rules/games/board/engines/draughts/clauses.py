"""The clauses of 11 Dame, and the book that says which clause of a game stands for what.

The module puts the manual's statements on draughts in our words. Six more games refer to Dame and
state only differences: each has a book of its own, in which its clauses replace those of Dame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import astuple

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses

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
(
    LOT,
    SETUP,
    AIM,
    TURN,
    STEP,
    DIRECTIONS,
    JUMP,
    TAKE,
    GOES_ON,
    JUMP_DIRECTIONS,
    DUTY,
    CLAIM,
    CROWN,
    TOKEN,
    KING_STEP,
    KING_JUMP,
    OWN,
    BARE,
    STUCK,
    WHICH,
    DRAW,
    KING_TAKEN,
) = CLAUSES


@frozen(kw_only=True)
class VariantClauses:
    """The clauses of a game by what they state. The defaults are those of Dame."""

    lot: Clause = LOT
    setup: Clause = SETUP
    aim: Clause = AIM
    turn: Clause = TURN
    step: Clause = STEP
    directions: Clause = DIRECTIONS
    """The directions in which men go."""
    jump: Clause = JUMP
    jump_directions: Clause = JUMP_DIRECTIONS
    """The directions in which men capture."""
    take: Clause = TAKE
    goes_on: Clause = GOES_ON
    duty: Clause = DUTY
    claim: Clause = CLAIM
    """The claims after a missed capture; the clause refuses every other claim."""
    crown: Clause = CROWN
    token: Clause = TOKEN
    king_step: Clause = KING_STEP
    king_jump: Clause = KING_JUMP
    king_taken: Clause | None = KING_TAKEN
    """Men capture kings; None where they do not."""
    king_safe: Clause | None = None
    """Men do not capture kings; None where they do."""
    own: Clause = OWN
    bare: Clause = BARE
    """Which seat wins when one has no stones left."""
    stuck: Clause = STUCK
    """Which seat wins when the seat on turn can move no stone."""
    which: Clause | None = WHICH
    draw: Clause = DRAW

    def inherited(self, own: Iterable[Clause]) -> tuple[Clause, ...]:
        """The clauses of Dame that the book leaves in force. `own` are the game's own clauses."""
        # compares by identity, because comparing clauses by value would read their text
        used = set(map(id, astuple(self, recurse=False))) - set(map(id, own))
        return tuple(clause for clause in CLAUSES if id(clause) in used)


BOOK: Final = VariantClauses()
"""The book of Dame."""
