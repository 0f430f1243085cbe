"""What the laws are tried on: cards, decks, rule sets, whole games.

The module has strategies only. Those with a seed are cheap and play many games; `drawn_games` draws
each choice by itself, so that a broken law shrinks to a short game.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st

from daumen_rules import ENGLISH, GERMAN, Card, RuleSet
from daumen_rules.conformance.strategies import mixed_rules
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, flag_words, with_flags
from daumen_rules.games.daumen_drauf.setup import start
from tests.conftest import EXAMPLES
from tests.laws.played import Game, by_temper, play, whole_deck

Draw = st.DrawFn


def one_in(times: int) -> settings:
    """Settings with fewer examples than the profile has, for laws that are asked many times."""
    return settings(max_examples=max(3, EXAMPLES[settings.get_current_profile_name()] // times))


TEMPERS: Final = (
    (2, 2, 2),
    (8, 1, 1),
    (1, 8, 1),
    (1, 1, 99),
    (5, 1, 99),
    (30, 1, 1),
)
"""Weights of showing, passing and parrying: even, forward, timid, and so on."""

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


GROUPS: Final = (
    *(_choices(names) for names in _ENTANGLED),
    *(_choices((flag,)) for flag in FLAGS if not any(flag in names for names in _ENTANGLED)),
)
"""All flags, in groups that can be set apart from each other."""

seats: st.SearchStrategy[int] = st.integers(2, 7)
few_seats: st.SearchStrategy[int] = st.integers(2, 4)
salts: st.SearchStrategy[int] = st.integers(0, 2**32 - 1)
cards: st.SearchStrategy[Card] = st.sampled_from(whole_deck(7))
presets: st.SearchStrategy[RuleSet] = st.sampled_from((GERMAN, ENGLISH))
rule_sets: st.SearchStrategy[RuleSet] = presets | mixed_rules()


def decks(players: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """A shuffled deck from one number."""

    def shuffled(seed: int) -> tuple[Card, ...]:
        return tuple(Random(seed).sample(whole_deck(players), len(whole_deck(players))))

    return salts.map(shuffled)


@st.composite
def games(
    draw: Draw,
    players: st.SearchStrategy[int] = seats,
    rules: st.SearchStrategy[RuleSet] = rule_sets,
) -> Game:
    """A whole game, its choices made from one number."""
    count = draw(players)
    before = start(count, draw(rules), draw(st.integers(0, count - 1)))
    salt = draw(salts)
    choose = by_temper(Random(salt), *draw(st.sampled_from(TEMPERS)))
    return play(before, draw(decks(count)), choose, salt)


@st.composite
def drawn_games(
    draw: Draw,
    players: st.SearchStrategy[int] = few_seats,
    rules: st.SearchStrategy[RuleSet] = rule_sets,
) -> Game:
    """A whole game with the deck and each choice drawn by itself."""
    count = draw(players)
    before = start(count, draw(rules))
    deck = draw(st.permutations(whole_deck(count)))

    def choose(actions: tuple[Any, ...]) -> Any:
        return actions[draw(st.integers(0, len(actions) - 1))]

    return play(before, deck, choose, draw(salts))


@st.composite
def seeded_games(draw: Draw) -> Game:
    """A whole game with seats, rules, deck and choices made from one number.

    It spreads evenly over seats and flags, where drawing them one by one favours the first.
    """
    salt = draw(salts)
    random = Random(salt)
    players = random.randint(2, 7)
    flags: dict[str, str] = {}
    for group in random.sample(GROUPS, random.choice((0, 1, 2, 3, len(GROUPS)))):
        flags |= random.choice(group)
    rules = with_flags(random.choice((GERMAN, ENGLISH)), flags)
    before = start(players, rules, random.randrange(players))
    deck = random.sample(whole_deck(players), len(whole_deck(players)))
    return play(before, deck, by_temper(random, *random.choice(TEMPERS)), salt)


whole_games: st.SearchStrategy[Game] = drawn_games() | seeded_games() | games()
