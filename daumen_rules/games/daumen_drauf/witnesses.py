"""For every reading that a flag offers, the shortest game in which it makes a difference.

The module keeps the games that a search has found: fewest actions, then the smallest pack, then the
first. A test finds each of them again. `contrast` has the two rule sets that a game tells apart.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.step import Refused, Step

from .actions import SeatAction
from .cards import Card
from .contrast import Contrast, contrasts
from .events import Event
from .model import Action, Deal, Parry, Pass, Show, State
from .packs import StudyPack, study_pack
from .rule_set import RuleSet
from .rules import step
from .setup import start

Steps = tuple[Step[State, Action, Event], ...]
"""A game step by step, the deal first."""


@frozen
class Witness:
    """A short game that two rule sets play alike up to its last action, and then do not."""

    contrast: Contrast
    study: StudyPack
    deck: tuple[Card, ...]
    """The top card first."""
    moves: tuple[SeatAction, ...]

    def steps(self, rules: RuleSet) -> Steps:
        """The game under a rule set. Raises ValueError where that does not allow it."""
        state: State = start(self.study.seats, rules, 0, self.study.pack)
        taken: list[Step[State, Action, Event]] = []
        for action in (Deal(self.deck), *self.moves):
            answer = step(state, action)
            if isinstance(answer, Refused):
                raise ValueError(answer.say("en"))
            taken.append(answer)
            state = answer.state
        return tuple(taken)


_FOUND: Final = (
    ("Q01-taker_only", "duo-y2-h1", "Y1p Y2p Y1h Y2h", "0 Y1p, 1 pass"),
    ("Q12-lap", "duo-y1g1-h2", "Y1p G1p Y1h G1h", "0 Y1p, 1 G1p"),
    ("Q13-lap", "duo-y4-h3", "Y1p Y2p Y1h Y2h Y3p Y4p Y3h Y4h", "0 Y1p, 1 Y2p, 0 Y3p, 1 Y4p"),
    ("Q14-lap", "duo-y2-h2", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 Y2h"),
    ("Q17-skip_empty_hands", "duo-y2-h1", "Y1p Y2p Y1h Y2h", "0 Y1p, 1 Y2p"),
    ("Q17-skip_all", "duo-y2-h1", "Y2p Y1p Y1h Y2h", "0 Y2p"),
    ("Q20-any_time", "trio-y2-h1", "Y1p Y2p Y1h Y2h", "0 Y1p"),
    ("Q21-true", "duo-y2-h2", "Y1p Y2p Y1h Y2h", "0 Y1p"),
    ("Q24-true", "duo-y3-h2", "Y1p Y2h Y2p Y3p Y1h Y3h", "0 Y1p, 1 Y2h, 0 parry Y2p"),
    ("Q26-false", "duo-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 parry Y1h"),
    ("Q30-last_actor", "duo-y2-h1", "Y1p Y2p Y1h Y2h", "0 Y1p, 1 Y2p, 0 pass"),
    ("Q31-all_or_nothing", "trio-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 parry Y1h"),
    (
        "Q31-whole_need",
        "trio-y2g2b1-h3",
        "Y1p Y2h G2p Y1h G1p G2h Y2p G1h B1p B1h",
        "0 Y1p, 1 Y2h, 2 pass, 0 parry Y2p",
    ),
    ("Q31-one_by_one", "duo-y3-h2", "Y1p Y1h Y2p Y2h Y3p Y3h", "0 Y1p, 1 Y2h, 0 parry Y2p"),
    ("Q33-game_ends", "trio-y3-h2", "Y1p Y1h Y3p Y2p Y2h Y3h", "0 Y1p, 1 Y2h, 2 pass, 0 parry Y2p"),
    ("Q40-before_refill", "duo-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 pass"),
    ("Q40-any_moment", "duo-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 pass"),
    ("Q40-any_moment_pile_empty", "duo-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 parry Y1h, 1 Y2p"),
    ("Q41-false", "duo-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p"),
    ("Q42-nobody", "duo-y2-h1", "Y1p Y1h Y2p Y2h", "0 Y1p"),
    ("Q50-packets", "duo-y2-h2", "Y1p Y1h Y2p Y2h", ""),
    ("Q52-plus_only", "duo-y2-h2", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 Y2h, 0 parry Y2p"),
    ("Q54-rotate", "duo-y2-h2", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 Y2h, 0 parry Y2p"),
    ("Q54-best_score", "duo-y2-h2", "Y1p Y1h Y2p Y2h", "0 Y1p, 1 Y2h, 0 parry Y2p"),
    ("german-english", "duo-y2-h1", "Y1p Y2p Y1h Y2h", "0 Y1p, 1 pass"),
)
"""Contrast, pack, deck, and what each seat did."""


def _action(words: str) -> SeatAction:
    seat, *what = words.split()
    match what:
        case ["pass"]:
            return Pass(int(seat))
        case ["parry", card]:
            return Parry(int(seat), Card.parse(card))
        case _:
            return Show(int(seat), Card.parse(what[0]))


def witnesses() -> tuple[Witness, ...]:
    """All of them, in the order of the contrasts."""
    by_name = {contrast.name: contrast for contrast in contrasts()}
    return tuple(
        Witness(
            by_name[name],
            study_pack(pack),
            tuple(map(Card.parse, deck.split())),
            tuple(_action(words) for words in moves.split(",") if words),
        )
        for name, pack, deck, moves in _FOUND
    )
