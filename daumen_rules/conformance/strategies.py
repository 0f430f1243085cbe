"""Strategies of Hypothesis: cards, decks, rule sets, states reached by play, actions, games.

Here lives what is drawn, in the order in which it shrinks: few players, the German manual before
other rule sets. How games are drawn stands in `drawn_games`. No expectation lives here.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from daumen_rules.conformance.arguments import Packs
from daumen_rules.conformance.citing_games import games_citing
from daumen_rules.conformance.drawn_games import (
    DrawnGame,
    actions,
    attempts,
    deals,
    games,
    openings,
    states,
)
from daumen_rules.games.daumen_drauf.cards import SEATS, Card, Kind
from daumen_rules.games.daumen_drauf.game import every_attempt
from daumen_rules.games.daumen_drauf.readings import (
    ENGLISH,
    FLAGS,
    GERMAN,
    RuleSet,
    flag_words,
    with_flags,
)
from daumen_rules.games.daumen_drauf.setup import deck

try:
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "strategies need Hypothesis: python -m pip install 'daumen_rules[test]'"
    ) from missing

# Cards and decks


def kinds() -> SearchStrategy[Kind]:
    """What everybody sees of a card: colour and value."""
    return st.sampled_from(tuple(dict.fromkeys(card.kind for card in deck())))


def cards() -> SearchStrategy[Card]:
    """One of the 54 cards."""
    return st.sampled_from(deck())


def players() -> SearchStrategy[int]:
    """A number of players, 2 to 7."""
    return st.integers(SEATS[0], SEATS[-1])


def decks(players: int) -> SearchStrategy[tuple[Card, ...]]:
    """The cards for a number of players, shuffled. Raises ValueError for another number."""
    return st.permutations(deck(players)).map(tuple)


# Rule sets

_ENTANGLED: Final = (
    ("parry_timing", "self_parry"),
    ("end_test", "covered_card_is_hand_card", "unfinished_trick", "refill_scope"),
)
"""Flags of which not every combination makes sense."""


def _makes_sense(flags: dict[str, str]) -> bool:
    try:
        with_flags(GERMAN, flags)
    except ValueError:
        return False
    return True


def _choices(names: tuple[str, ...]) -> list[dict[str, str]]:
    """All sensible ways to set some flags, the German ones first."""
    every = (dict(zip(names, words, strict=True)) for words in product(*map(flag_words, names)))
    return [flags for flags in every if _makes_sense(flags)]


FLAG_GROUPS: Final = (
    *(_choices(names) for names in _ENTANGLED),
    *(_choices((flag,)) for flag in FLAGS if not any(flag in names for names in _ENTANGLED)),
)
"""All flags, in groups that can be set apart from each other: the sensible ways to set each."""


@st.composite
def mixed_rules(draw: DrawFn) -> RuleSet:
    """A rule set that makes sense, every flag drawn."""
    flags: dict[str, str] = {}
    for group in FLAG_GROUPS:
        flags |= draw(st.sampled_from(group))
    return with_flags(GERMAN, flags)


def rule_sets() -> SearchStrategy[RuleSet]:
    """A rule set that makes sense: the German manual, the English one, or every flag drawn."""
    return st.sampled_from((GERMAN, ENGLISH)) | mixed_rules()


__all__ = [
    "FLAG_GROUPS",
    "DrawnGame",
    "Packs",
    "actions",
    "attempts",
    "cards",
    "deals",
    "decks",
    "every_attempt",
    "games",
    "games_citing",
    "kinds",
    "mixed_rules",
    "openings",
    "players",
    "rule_sets",
    "states",
]
