"""What can be asked about numbers of Skat: what a game is worth, and what cards count."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from daumen_rules.pieces.cards import cards_figure
from daumen_rules.pieces.figures import Figure, figure, figure_of_state, worded
from daumen_rules.pieces.operands import Several
from daumen_rules.pieces.verbs import Verb

from ..engines.tricks import points
from . import clauses as c
from .rules import Rules
from .score import held
from .table import SkatDesk
from .values import KIND_WORDS, REACHABLE, Contract, Goal, Kind, tops, value


class Extra(Enum):
    """What makes a game dearer: said before it is played, or reached in it."""

    HAND = "hand"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    SCHNEIDER_ANNOUNCED = "schneider announced"
    SCHWARZ_ANNOUNCED = "schwarz announced"
    OPEN = "open"


ANNOUNCED: Final = {
    Extra.SCHNEIDER_ANNOUNCED: Goal.SCHNEIDER,
    Extra.SCHWARZ_ANNOUNCED: Goal.SCHWARZ,
    Extra.OPEN: Goal.OPEN,
}
REACHED: Final = {Extra.SCHNEIDER: Goal.SCHNEIDER, Extra.SCHWARZ: Goal.SCHWARZ}


def reached_with(goal: Goal) -> Goal:
    """The least that tricks reach in a game that is won as announced: in an open one, all."""
    return goal if goal in REACHABLE else Goal.SCHWARZ


def game_value(rules: Rules, kind: Kind, with_tops: int, extras: Sequence[Extra]) -> int:
    """The value of a suit game or Grand that is won. Whoever announces plays from the hand."""
    said = [ANNOUNCED[one] for one in extras if one in ANNOUNCED]
    goal = max(said, key=[*Goal].index, default=Goal.PLAIN)
    steps = (reached_with(goal), *(REACHED[one] for one in extras if one in REACHED))
    contract = Contract(kind, hand=Extra.HAND in extras or bool(said), goal=goal)
    return value(rules, contract, with_tops, max(steps, key=REACHABLE.index))


def null_game(rules: Rules, extras: Sequence[Extra] = ()) -> int:
    """The value of a Null."""
    goal = Goal.OPEN if Extra.OPEN in extras else Goal.PLAIN
    contract = Contract(Kind.NULL, hand=Extra.HAND in extras, goal=goal)
    return value(rules, contract, 0, Goal.PLAIN)


def game_now(desk: SkatDesk) -> int | None:
    """The value of the game in play if the soloist wins it as announced; None before that."""
    if desk.contract is None:
        return None
    top = tops(desk.rules, desk.contract.kind, held(desk))
    return value(desk.rules, desk.contract, top, reached_with(desk.contract.goal))


_KIND: Final = worded(
    "a game: clubs, spades, hearts, diamonds or grand",
    "ein Spiel: Kreuz, Pik, Herz, Karo oder Grand",
    {
        kind: (words.en.lower(), words.de)
        for kind, words in KIND_WORDS.items()
        if kind is not Kind.NULL
    },
)
_TOPS: Final = worded(
    "how many top trumps one has or lacks, such as `two`",
    "wie viele Spitzen man hat oder nicht hat, etwa `zwei`",
    {
        1: ("one", "eins", "1", "einem", "einer", "ein"),
        2: ("two", "zwei", "2", "zweien", "zweie"),
        3: ("three", "drei", "3", "dreien", "dreie"),
        4: ("four", "vier", "4", "vieren", "viere"),
        5: ("five", "fünf", "5", "fünfen"),
        6: ("six", "sechs", "6"),
        7: ("seven", "sieben", "7"),
        8: ("eight", "acht", "8"),
        9: ("nine", "neun", "9"),
        10: ("ten", "zehn", "10"),
        11: ("eleven", "elf", "11"),
    },
)
_EXTRAS: Final = Several(
    of=worded(
        "`hand`, `schneider`, `schneider announced`, `schwarz`, `schwarz announced` or `open`",
        "`Hand`, `Schneider`, `Schneider angesagt`, `Schwarz`, `Schwarz angesagt` oder `offen`",
        {
            Extra.HAND: ("hand", "Hand", "Handspiel", "by hand", "from the hand", "aus der Hand"),
            Extra.SCHNEIDER: ("schneider", "Schneider"),
            Extra.SCHWARZ: ("schwarz", "Schwarz"),
            Extra.SCHNEIDER_ANNOUNCED: ("schneider announced", "Schneider angesagt"),
            Extra.SCHWARZ_ANNOUNCED: ("schwarz announced", "Schwarz angesagt"),
            Extra.OPEN: ("open", "offen", "ouvert"),
        },
    )
)
GAME_CLAUSES: Final = (c.VALUE, c.BASES, c.TOPS, c.STEPS)
FIGURES: Final[tuple[Verb[Figure], ...]] = (
    figure(
        game_value,
        GAME_CLAUSES,
        "{kind} with {with_tops} {extras}",
        "{kind} mit {with_tops} {extras}",
        also=("{kind} without {with_tops} {extras}", "{kind} ohne {with_tops} {extras}"),
        kind=_KIND,
        with_tops=_TOPS,
        extras=_EXTRAS,
    ),
    figure(null_game, (c.NULL_VALUES,), "null {extras}", "Null {extras}", extras=_EXTRAS),
    figure_of_state(game_now, GAME_CLAUSES, "the game", "das Spiel"),
    cards_figure(lambda _, cards: points(cards), (c.POINTS,)),
)
