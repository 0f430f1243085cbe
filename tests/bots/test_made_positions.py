"""In positions made by hand, the bot that thinks does what a player at a table sees at once.

What is best was worked out on the board, and the rules alone say what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from daumen_rules.bots.thinking_bot import thinking_bot
from daumen_rules.games.catalogue import game

Kind: TypeAlias = Callable[..., Callable[..., Any]]
WINS = [pytest.param("dame", "position: W:Wg1,a3:Bf2,d4", {"g1xe3xc5"}, id="the last two stones")]
SEEN = [
    pytest.param("muehle", "stones A: a1 d1 f6\nstones B: b2 b4\nturn: A", {"place g1"}, id="mill"),
    pytest.param("muehle", "stones A: a1 b4\nstones B: a7 d7\nturn: A", {"place g7"}, id="block"),
    pytest.param(
        "muehle",
        "stones A: a1 d2 g1 f6\nstones B: b2 b4 f4\nin hand: 0 0\nturn: A",
        {"d2-d1"},
        id="a mill by moving",
    ),
    pytest.param(
        "englische-dame", "position: W:Wa3,g1:Bb4,d4,f2,h8", {"g1xe3xc5"}, id="two stones for one"
    ),
    pytest.param(
        "kniffel", "throws so far: 2\ndice: 6 6 6 6 6", {"enter kniffel"}, id="five alike"
    ),
]


def chosen(slug: str, told: str, seed: int, kind: Kind = thinking_bot) -> str:
    """What the bot on turn does in a position."""
    found = game(slug)
    rules = found.book.rule_sets[0][0]
    state = found.position(f"game: {slug}\nrules: {rules}\nplayers: A, B\n{told}\n").state
    seat = found.rules.movers(state)[0]
    assert isinstance(seat, int)
    view = found.rules.view(state, seat)
    return found.notation.write(kind(found, seat)(view, Random(seed).randrange))


@pytest.mark.parametrize(("slug", "told", "good"), WINS)
def test_it_wins_where_it_can_win_at_once(slug: str, told: str, good: set[str]) -> None:
    assert chosen(slug, told, 1) in good


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("slug", "told", "good"), SEEN)
def test_it_closes_mills_blocks_them_and_takes_more(
    slug: str, told: str, good: set[str], seed: int
) -> None:
    assert chosen(slug, told, seed) in good
