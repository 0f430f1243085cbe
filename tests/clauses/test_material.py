"""GAME, MAT and DECK: who can play, the 54 cards, and which of them are in play."""

from __future__ import annotations

from typing import Any

import pytest

from daumen_rules import Card, Colour, Deal, Fang, Kind, Match, Pass, Refused, Show, deals, deck
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view
from tests.table import broken, cards, hands, pile, playing, position


def dealing(players: int, *, lacking: str = "", extra: str = "") -> Deal:
    """The deck for some players, without some cards, and with others at its end."""
    return Deal((*(card for card in deck(players) if card not in cards(lacking)), *cards(extra)))


# The kind of game


@pytest.mark.cites("GAME-1")
def test_two_to_seven_players_can_play() -> None:
    assert list(GAME.rules.seats) == [2, 3, 4, 5, 6, 7]
    assert [start(players).players for players in range(2, 8)] == [2, 3, 4, 5, 6, 7]


@pytest.mark.cites("GAME-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 8, 54])
def test_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 7"):
        start(players)
    with pytest.raises(ValueError, match="2 to 7"):
        deck(players)
    with pytest.raises(ValueError, match="2 to 7"):
        Match(players)


@pytest.mark.cites("GAME-1")
@pytest.mark.parametrize("players", [2.0, 3.5, "2", None, True])
def test_the_number_of_players_is_a_whole_number(players: Any) -> None:
    with pytest.raises(ValueError, match="2 to 7"):
        start(players)
    with pytest.raises(ValueError, match="2 to 7"):
        deck(players)


@pytest.mark.cites("GAME-1")
def test_nobody_acts_from_a_seat_before_the_first() -> None:
    """Seat -1 is nobody, not the last seat counted backwards: C holds Y5p, seat -1 nothing."""
    state = position("Y3p G1h", "Y4p G2h", "Y5p G3h")
    assert broken(state, Pass(-1)) == {"GAME-1", "NEXT-1"}
    state = playing(state, "A Y3p")
    for card in ("Y5p", "Y4p"):
        assert broken(state, Show(-1, Card.parse(card))) == {"GAME-1", "TURN-1"}


@pytest.mark.cites("GAME-1")
@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_looks_on_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        view(start(3), seat)
    with pytest.raises(ValueError, match="0 to 2"):
        view(position("Y1p", "Y2p", "Y3p"), seat)


# The cards


@pytest.mark.cites("MAT-1")
def test_there_are_54_cards_and_no_two_alike() -> None:
    assert len(deck(7)) == 54
    assert len(set(deck(7))) == 54
    assert deck() == deck(7)


@pytest.mark.cites("MAT-2")
@pytest.mark.parametrize("value", [-1, 0, 10])
def test_no_card_has_another_value(value: int) -> None:
    with pytest.raises(ValueError, match="1 to 9"):
        Card(Colour.YELLOW, value, Fang.HARMLESS)
    with pytest.raises(ValueError, match="1 to 9"):
        Kind(Colour.YELLOW, value)


@pytest.mark.cites("MAT-2")
@pytest.mark.parametrize("text", ["R3p", "Y0p", "Y3", "Y3x", "Y10p", "y3p", ""])
def test_no_card_is_written_otherwise(text: str) -> None:
    with pytest.raises(ValueError, match="expected a card such as Y3p"):
        Card.parse(text)


@pytest.mark.cites("MAT-2")
def test_card_order_is_by_colour_then_value_and_the_poisonous_twin_first() -> None:
    assert tuple(sorted(cards("B1p G2h Y2h Y2p Y1h"))) == cards("Y1h Y2p Y2h G2h B1p")


# The deck


@pytest.mark.cites("MAT-4", "DECK-1", "DECK-6")
def test_the_refusal_of_a_deck_names_the_cards() -> None:
    answer = step(start(2), dealing(2, lacking="Y1h Y2h", extra="Y1p G5p"))
    assert isinstance(answer, Refused)
    named = {breach.clause.id: breach.facts["cards"] for breach in answer.breaches}
    assert named == {"MAT-4": "Y1p", "DECK-1": "Y1h Y2h", "DECK-6": "G5p"}


@pytest.mark.cites("DECK-6", "DECK-1", "MAT-4")
def test_the_cards_of_a_wrong_deck_are_named_in_card_order() -> None:
    """Yellow, green, black; low before high; the poisonous twin first."""
    faulty = dealing(2, lacking="B1h G2p G2h Y3h", extra="B7p G9h Y5h Y5p G8p B4h Y1p Y4p")
    answer = step(start(2), faulty)
    assert isinstance(answer, Refused)
    named = {breach.clause.id: breach.facts["cards"] for breach in answer.breaches}
    assert named == {
        "MAT-4": "Y1p Y4p B4h",
        "DECK-1": "Y3h G2p G2h B1h",
        "DECK-6": "Y5p Y5h G8p G9h B7p",
    }


# A pack for study


def pack(words: str, hand_size: int = 1) -> Pack:
    return Pack(cards(words), hand_size)


def test_a_small_pack_is_dealt_from_instead_of_the_deck_for_two() -> None:
    assert start(2, pack=pack("Y1p Y1h", 1)).pack.cards == cards("Y1p Y1h")
    state = start(2, pack=pack("Y1p Y1h G1p G1h", 2))
    assert deals(state).total == 24
    assert broken(state, Deal(cards("G1h Y1p Y1h G1p"))) == set()
    assert broken(state, Deal(cards("G1h Y1p Y1h"))) == {"DECK-1"}


@pytest.mark.cites("MAT-3", "MAT-4")
@pytest.mark.parametrize(
    "words",
    [
        pytest.param("Y1h Y1p", id="the harmless twin first"),
        pytest.param("G1p G1h Y1p Y1h", id="green before yellow"),
        pytest.param("Y2p Y2h Y1p Y1h", id="two before one"),
        pytest.param("Y1p Y1h G1p", id="no harmless twin"),
        pytest.param("Y1p Y1h G1h", id="no poisonous twin"),
        pytest.param("Y1p Y1p Y1h Y1h", id="each card twice"),
        pytest.param("Y1p Y1p", id="a card in place of its twin"),
    ],
)
def test_a_pack_has_its_cards_in_order_once_and_with_their_twins(words: str) -> None:
    with pytest.raises(ValueError, match="in order, each once and with its twin"):
        start(2, pack=pack(words))


@pytest.mark.cites("START-3")
@pytest.mark.parametrize(
    ("players", "words", "hand_size"),
    [
        (2, "Y1p Y1h", -1),
        (2, "Y1p Y1h", 0),
        (2, "Y1p Y1h G1p G1h", 3),
        (3, "Y1p Y1h", 1),
        (2, "", 1),
    ],
)
def test_a_pack_has_a_hand_of_at_least_one_card_for_every_seat(
    players: int, words: str, hand_size: int
) -> None:
    with pytest.raises(ValueError, match=f"make no {players} hands of {hand_size}"):
        start(players, pack=pack(words, hand_size))


@pytest.mark.cites("START-3")
def test_a_pack_may_be_dealt_to_the_last_card() -> None:
    answer = step(start(2, pack=pack("Y1p Y1h G1p G1h", 2)), Deal(cards("Y1p Y1h G1p G1h")))
    assert not isinstance(answer, Refused)
    assert hands(answer.state) == [{"Y1p", "G1p"}, {"Y1h", "G1h"}]
    assert pile(answer.state) == []
