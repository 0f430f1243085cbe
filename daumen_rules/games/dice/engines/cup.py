"""Games in which a seat throws some dice under a cup and then the others, as in 96 Turmbläser.

The engine hides the dice under the cup and asks for the second throw. Each game says what the dice
count.
"""

from __future__ import annotations

from typing import Generic

from daumen_rules.contracts.entry import made_by
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.dice import SHAKE, Cover, Faces, Throw, covered, faces_term
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.scenes import THROWN, Dice

from .actions import Act
from .sheets import S
from .tally import Tally
from .tally_entry import game_of


@frozen(kw_only=True)
class CupTally(Tally[S], Generic[S]):
    """A game of this engine."""

    cup: int
    """How many dice fall first, under the cup; the throw of the other dice uncovers them."""

    def next_dice(self, sheet: S, dice: int) -> int:
        return dice - self.cup if sheet.faces else self.cup

    def thrown(self, sheet: S, action: Throw, shown: Faces) -> Step[S, Act, TextEvent]:
        after = sheet.threw(action.faces)
        if not sheet.faces:
            return Step(action, after, (covered(SHAKE, (), sheet.turn, action.faces),))
        return super().thrown(sheet, action, after.faces)

    def waits(self, sheet: S) -> bool:
        return len(sheet.faces) == self.cup

    def is_whole(self, sheet: S, dice: int) -> bool:
        return len(sheet.faces) in (0, self.cup, dice)

    def dice_shown(self, sheet: S) -> Dice:
        words = faces_term if len(sheet.faces) == self.cup else self.shown
        return Dice(label=THROWN, faces=sheet.faces, words=words(sheet.faces))

    def hides(self, value: S | Throw, _: Viewer) -> bool:
        """Nobody sees the dice while the cup covers them."""
        return len(value.faces) == self.cup

    def cover(self) -> Cover[S]:
        return Cover(self.hides)


cup_game = made_by(CupTally, game_of)
"""A game of this engine."""
