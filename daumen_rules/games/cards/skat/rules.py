"""The rule set of 150 Skat: a field for every point that the manual leaves open.

Here live the values that points can have. How they are asked for stands in `options`.
"""

from __future__ import annotations

from enum import Enum

from attrs import frozen


class DealDir(Enum):
    """Which way round packets are handed out."""

    CCW = "ccw"
    CW = "cw"


class Plain(Enum):
    """How suits rank in suit games and Grand."""

    TEN_HIGH = "ten_high"
    PRINTED = "printed"


class LastWord(Enum):
    """What forehand may do when the others have passed at once."""

    MAY_PASS = "may_pass"
    MUST_PLAY = "must_play"


class PassedIn(Enum):
    """Who deals after all have passed."""

    NEXT_DEALER = "next_dealer"
    SAME_DEALER = "same_dealer"


class NullEnd(Enum):
    """When a lost Null is over."""

    FIRST_TRICK = "first_trick"
    PLAYED_OUT = "played_out"


class Ninety(Enum):
    """Whether 90 points make the others Schneider."""

    AT_90 = "at_90"
    ABOVE_90 = "above_90"


class TenTricks(Enum):
    """Which games need all ten tricks."""

    OPEN_GAMES = "open_games"
    HAND_GAMES = "hand_games"


class StepTable(Enum):
    """The step of a hand game that is Schwarz without announcement."""

    MANUAL = "manual"
    ADDITIVE = "additive"


class Failed(Enum):
    """What counts where an announcement was not reached."""

    REACHED = "reached"
    ANNOUNCED = "announced"


class GrandOuvert(Enum):
    """The value of Grand ouvert with m top Jacks."""

    BASE_36_STEP_7 = "36x(m+7)"
    BASE_36_STEP_6 = "36x(m+6)"
    BASE_24_STEP_7 = "24x(m+7)"


class DiamondJack(Enum):
    """How a hand counts whose only Jack is that of diamonds."""

    WITHOUT_THREE = "without_three"
    WITHOUT_TWO = "without_two"


class Overbid(Enum):
    """What becomes of a game that is worth less than the bid."""

    LOST_NEXT_MULTIPLE = "lost_next_multiple"
    IGNORE = "ignore"


class SkatTops(Enum):
    """Whether the skat counts for top trumps in hand games."""

    COUNTED = "counted"
    NOT_COUNTED = "not_counted"


class ShownSkat(Enum):
    """Whether the table can say that somebody has turned up the skat."""

    OFF = "off"
    REFEREE = "referee"


class Recall(Enum):
    """What a seat still sees of earlier tricks."""

    PERFECT = "perfect"
    TRICK = "trick"


@frozen
class Rules:
    """The rule set: a field an option. `deals` 0 is one round: everybody deals once."""

    deals: int = 0
    deal_dir: DealDir = DealDir.CCW
    plain: Plain = Plain.TEN_HIGH
    last_word: LastWord = LastWord.MAY_PASS
    passed_in: PassedIn = PassedIn.NEXT_DEALER
    null_end: NullEnd = NullEnd.FIRST_TRICK
    ninety: Ninety = Ninety.AT_90
    ten_tricks: TenTricks = TenTricks.OPEN_GAMES
    step_table: StepTable = StepTable.MANUAL
    failed: Failed = Failed.REACHED
    grand_ouvert: GrandOuvert = GrandOuvert.BASE_36_STEP_7
    diamond_jack: DiamondJack = DiamondJack.WITHOUT_THREE
    overbid: Overbid = Overbid.LOST_NEXT_MULTIPLE
    skat_tops: SkatTops = SkatTops.COUNTED
    shown_skat: ShownSkat = ShownSkat.OFF
    recall: Recall = Recall.PERFECT
