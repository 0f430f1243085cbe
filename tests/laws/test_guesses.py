"""A fang under a thumb cannot be told by which object stands for the card, nor by pickled bytes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from math import sqrt

import pytest

from daumen_rules import ENGLISH, SPECTATOR, Card, Deal, Kind, Show, deals, knowledge
from daumen_rules.conformance.secrecy import nobody_can_tell
from daumen_rules.contracts.plays import Play
from daumen_rules.games.daumen_drauf import cards
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.setup import kinds, start
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.seats import Viewer
from tests.laws.guesses import bytes_that_tell, figures
from tests.laws.played import Game, replay
from tests.laws.worlds import renamed, twins_of


def lead() -> tuple[Game, Game]:
    """Seat 0 of four leads the green 3: once with its fang, once without."""
    before = start(4, ENGLISH)
    deal = deals(before).at(1996)
    assert isinstance(deal, Deal)
    one = replay(before, (deal, Show(0, Card.parse("G3p"))))
    assert one is not None
    other = renamed(one, twins_of(frozenset({Kind.parse("G3")})), 2)
    assert other is not None
    assert other.actions[1] == Show(0, Card.parse("G3h"))
    return one, other


@pytest.mark.cites("THUMB-4")
def test_the_kind_that_a_view_holds_is_one_object_for_both_fangs() -> None:
    poisonous, harmless = (game.states[2] for game in lead())
    kind = view(poisonous, 1).shown[0].card
    assert kind is view(harmless, 1).shown[0].card
    assert kind is Card.parse("G3p").kind
    assert kind is Card.parse("G3h").kind
    for viewer in (1, 3, SPECTATOR):
        for told in (view, knowledge):
            assert pickle.dumps(told(poisonous, viewer)) == pickle.dumps(told(harmless, viewer))


@pytest.mark.cites("THUMB-4")
@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
def test_nobody_can_tell_the_fang_that_was_led(viewer: Viewer) -> None:
    """Not seat 2, who holds the twin and so knows it."""
    one, other = (Play(game.before, game.steps) for game in lead())
    nobody_can_tell(GAME, viewer, one, other)


@pytest.mark.long
@pytest.mark.cites("THUMB-2", "THUMB-4")
def test_no_sign_helps_to_guess_a_hidden_fang() -> None:
    """Guesses by signs are within three standard deviations of a guess by none."""
    found = figures(6)
    assert found.looks > 2_000
    bound = found.blind + 3 * sqrt(found.looks) / 2
    assert found.by_identity <= bound
    assert found.by_pickle <= bound
    views, differ = bytes_that_tell(4)
    assert views > 200
    assert differ == 0


@pytest.fixture
def a_kind_for_each_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """So it was once: twins have equal kinds that are two objects."""

    @cache
    def kind_of(card: Card) -> Kind:
        return Kind(card.colour, card.value)

    monkeypatch.setattr(cards, "_kind", kind_of)
    kinds.cache_clear()
    yield
    kinds.cache_clear()


@pytest.mark.long
@pytest.mark.usefixtures("a_kind_for_each_card")
def test_whoever_guesses_finds_a_kind_that_is_another_object_for_each_card() -> None:
    found = figures(2)
    assert found.by_identity > found.looks * 0.8
    assert found.by_pickle > found.looks * 0.8
    assert bytes_that_tell(2)[1] > 0


@pytest.mark.usefixtures("a_kind_for_each_card")
def test_a_kind_that_is_another_object_for_each_card_breaks_the_law() -> None:
    one, other = (Play(game.before, game.steps) for game in lead())
    with pytest.raises(AssertionError, match="can tell"):
        nobody_can_tell(GAME, 1, one, other)
