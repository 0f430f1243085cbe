"""Every row of every table refuses something. Clauses without a row: `test_uncited`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

import pytest
from attrs import evolve

from daumen_rules import Deal, Pass, Refused, Step
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.engines.auction import Bid
from daumen_rules.games.cards.engines.desk import Away
from daumen_rules.games.catalogue import GAMES, game
from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.kernel.row import Row
from tests.collection.board.playing import playing
from tests.collection.board.situation import situation
from tests.collection.cards.at_table import after
from tests.collection.cards.test_kartenhaus import slips_while_taken_off
from tests.collection.cards.test_preference import dealt as table_of_preference
from tests.collection.test_citing_clauses import PLAYS, games
from tests.each import LENGTHY, mostly_long

Tried: TypeAlias = tuple[Any, Any]
"""A state, and an action that is tried in it."""

STATES: Final = 20
"""In how many states of each game illegal actions are tried."""
ACTIONS: Final = 60
"""How many of each kind are tried in a state."""


def positions(slug: str, *tried: tuple[str, str]) -> Callable[[], Iterator[Tried]]:
    """Positions of draughts, each with an action in words."""

    def made() -> Iterator[Tried]:
        for position, words in tried:
            found = situation(slug, position)
            yield found.state, found.game.notation.read(found.state.turn, words)

    return made


def bids_with_the_last_word() -> Iterator[Tried]:
    """Two have passed: the third bids the least, or passes."""
    found = game("skat")
    start = found.start(3)
    chance = found.rules.chance(start)
    assert chance is not None
    dealt = found.step(start, chance.at(0))
    assert isinstance(dealt, Step)
    yield after(found, dealt.state, "pass", "pass"), Bid(0, 20)


def lays_away_wrongly() -> Iterator[Tried]:
    """The talon of Préférence is taken: one card is laid away, and two of another hand."""
    desk = after(game("preference"), table_of_preference(), "bid 1", "pass", "pass")
    yield desk, Away(desk.turn, desk.hands[desk.turn][:1])
    yield desk, Away(desk.turn, desk.hands[desk.turn + 1][:2])


def two_squares_at_once() -> Iterator[Tried]:
    """The wolf on d8 goes to b6."""
    found = playing("wolf-und-schafe").after("place d8")
    yield found.state, found.game.notation.read(found.state.turn, "d8-b6")


def dealt_wrongly() -> Iterator[Tried]:
    """The cards of Daumen drauf! dealt with too few, with one twice, with one of the box; dealt a
    second time; and a seat that is not there."""
    found = game("daumen-drauf")
    for players in (2, 3, 4):
        start = found.start(players)
        deck = start.pack.cards
        yield start, Deal(deck[1:])
        yield start, Deal((*deck[1:], deck[1]))
        box = [card for card in map(Card.parse, ("Y6h", "Y5h")) if card not in deck]
        yield from ((start, Deal((*deck[1:], card))) for card in box)
        dealt = found.step(start, Deal(deck))
        assert isinstance(dealt, Step)
        yield dealt.state, Deal(deck)
        yield dealt.state, Pass(players)


RARE: Final[Mapping[str, Callable[[], Iterable[Tried]]]] = {
    "daumen-drauf": dealt_wrongly,
    "kartenhaus": slips_while_taken_off,
    "polnische-dame": positions("polnische-dame", ("W:Wd4:Bd5", "d4xd6")),
    "preference": lays_away_wrongly,
    "skat": bids_with_the_last_word,
    "wolf-und-schafe": two_squares_at_once,
}
"""Positions made up for rows that chance seldom asks."""


def tried(found: AnyGame) -> Iterator[Tried]:
    """Actions in states of games that are played by chance: what the game itself calls worth
    trying, and what was done or tried elsewhere."""
    random, elsewhere = Random(found.slug), dict[Any, None]()
    for play in islice(games(found), PLAYS):
        states = [play.before, *(done.state for done in play.steps)]
        elsewhere |= dict.fromkeys(done.action for done in play.steps)
        for state in random.sample(states, min(STATES, len(states))):
            own = list(found.checks.attempts(state))
            for actions in (own, list(elsewhere)):
                few = random.sample(actions, min(ACTIONS, len(actions)))
                yield from ((state, action) for action in few)
            elsewhere |= dict.fromkeys(own[:ACTIONS])


def refusing(found: AnyGame, rows: Iterable[Row[Any, Any]]) -> set[Row[Any, Any]]:
    """Those of some rows that refuse something."""
    left, met = set(rows), set[Row[Any, Any]]()
    for at in (RARE.get(found.slug, lambda: ())(), tried(found)):
        for state, action in at:
            broken = {row for row in left if row.breach(state, action) is not None}
            met |= broken
            left -= broken
            if not left:
                return met
    return met


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(x, marks=pytest.mark.long if x in LENGTHY or at % 9 else ())
        for at, x in enumerate(GAMES)
    ],
)
def test_every_row_refuses_something(slug: str) -> None:
    found = game(slug)
    rows = found.rules.legality.rows
    met = refusing(found, rows)
    assert [f"{row.clause.id} {row.name}" for row in rows if row not in met] == []


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_a_seat_that_is_not_at_the_table_is_refused_all_that_it_tries(slug: str) -> None:
    found, random = game(slug), Random(slug)
    for play in islice(games(found), 4):
        players = found.rules.players(play.before)
        states = [play.before, *(done.state for done in play.steps)]
        for state in random.sample(states, min(STATES, len(states))):
            for action in found.checks.attempts(state):
                if isinstance(getattr(action, "seat", None), int):
                    for seat in (players, -1):
                        assert isinstance(found.step(state, evolve(action, seat=seat)), Refused)
