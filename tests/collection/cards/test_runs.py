"""119 Schnipp, Schnapp, Schnurr, and 131 Lasst fünf gerade sein: runs, words, and the stock."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.runs import Missing
from daumen_rules.games.cards.lasst_fuenf_gerade_sein import GAME as FIVE
from daumen_rules.games.cards.lasst_fuenf_gerade_sein import Rules as FiveRules
from daumen_rules.games.cards.schnipp_schnapp_schnurr import GAME, Rules
from daumen_rules.pieces.cards import PACK, Card, Deal
from tests.collection.cards.at_table import after, cards, refused, told

EACH_GAME = pytest.mark.parametrize("game", [GAME, FIVE], ids=["119", "131"])


def on_table(game: AnyGame, *hands: str, stock: str = "", rules: Any = None, **more: Any) -> Any:
    """These hands, and nothing laid; seat A begins."""
    start = game.rules.start(len(hands), rules or game.book.default)
    held = tuple(sorted(cards(words)) for words in hands)
    return evolve(
        start,
        task=Task.PLAY,
        turn=0,
        anew=True,
        hands=tuple(map(tuple, held)),
        aside=((),) * len(hands),
        stock=cards(stock),
        **more,
    )


@pytest.mark.cites("SCHNIPP-1", "SCHNIPP-2", "SCHNIPP-4", "SCHNIPP-11")
@pytest.mark.parametrize(
    ("players", "each", "left"), [(2, 16, 0), (3, 10, 2), (5, 6, 2), (7, 4, 4)]
)
def test_all_get_as_many_cards_and_vorhand_lays_any(players: int, each: int, left: int) -> None:
    desk = after(GAME, GAME.rules.start(players, Rules()), str(Deal(PACK)))
    assert ([*map(len, desk.hands)], len(desk.stock), desk.turn) == ([each] * players, left, 0)
    assert [refused(GAME, desk, str(card)) for card in desk.hands[0]] == [[]] * each


@pytest.mark.cites("FUENFGERADE-2", "FUENFGERADE-3", "FUENFGERADE-5")
def test_the_right_neighbour_of_the_dealer_begins() -> None:
    desk = after(FIVE, FIVE.rules.start(3, FiveRules()), str(Deal(PACK)))
    assert ([*map(len, desk.hands)], len(desk.stock)) == ([10] * 3, 2)
    assert (desk.dealer, desk.turn) == (2, 1)
    assert refused(FIVE, desk, str(desk.hands[0][0]), 0) == ["FUENFGERADE-5"]


@pytest.mark.numbers("schnipp-schnapp-schnurr")
@pytest.mark.cites("SCHNIPP-5", "SCHNIPP-6", "SCHNIPP-7", "SCHNIPP-8", "SCHNIPP-12")
@pytest.mark.cites("FUENFGERADE-6", "FUENFGERADE-7", "FUENFGERADE-8", "FUENFGERADE-9")
@pytest.mark.cites("FUENFGERADE-12")
@pytest.mark.parametrize(
    ("game", "words"),
    [
        (GAME, "Snip Snap Snorum Cockalorum Jig Snip Snap Snorum Cockalorum"),
        (FIVE, "One Two Three Four Done One Two Three Four"),
    ],
    ids=["119", "131"],
)
def test_hearts_from_the_seven_to_the_ace_and_the_word_after_it(game: AnyGame, words: str) -> None:
    """The example of the manual: eight cards of hearts, and a ninth card with the fourth word."""
    desk = on_table(game, "H7 H9 HJ HK C9 S8", "H8 H10 HQ HA D9 D10")
    assert refused(game, desk, "C8") != []
    eight = ["H7", "H8", "H9", "H10", "HJ", "HQ", "HK", "HA"]
    for card, word in zip(eight, words.split(), strict=False):
        lines = told(game, desk, card)
        assert lines[0].endswith(f": {word}!")
        assert ("Five cards are turned over." in lines) is (card == "HJ")
        desk = after(game, desk, card)
    assert (desk.turn, desk.anew) == (1, True)
    assert told(game, desk, "D9")[0].endswith(f": {words.split()[8]}!")


@EACH_GAME
@pytest.mark.cites("SCHNIPP-5", "FUENFGERADE-6")
def test_whoever_holds_the_next_card_lays_it_and_no_other(game: AnyGame) -> None:
    desk = after(game, on_table(game, "H7 S7 C9", "D7 D8 C8", "H8 S8 C7"), "H7")
    assert desk.turn == 2
    clause = "SCHNIPP-5" if game is GAME else "FUENFGERADE-6"
    assert refused(game, desk, "S8") == [clause]
    assert refused(game, desk, "H8") == []


@EACH_GAME
@pytest.mark.cites("SCHNIPP-3", "FUENFGERADE-4")
def test_a_card_that_is_missing_is_drawn_for_or_turned_up_or_ends_the_run(game: AnyGame) -> None:
    kind: Any = Rules if game is GAME else FiveRules
    hands = ("H7 S7", "H9 D8", "C8 C7")
    draw = after(game, on_table(game, *hands, stock="SA H8 DA"), "H7")
    assert (draw.turn, draw.hands[0], draw.stock) == (0, cards("H8 S7 SA"), cards("DA"))
    assert refused(game, draw, "S7") != []
    neutral = on_table(game, *hands, stock="SA H8 DA", rules=kind(missing=Missing.NEUTRAL))
    shown = after(game, neutral, "H7")
    assert (shown.turn, shown.pile, shown.stock) == (1, cards("H7 H8"), cards("SA DA"))
    dead = on_table(game, *hands, stock="SA H8 DA", rules=kind(missing=Missing.DEAD))
    over = after(game, dead, "H7")
    assert (over.turn, over.anew, over.stock) == (0, True, cards("SA H8 DA"))


@EACH_GAME
@pytest.mark.cites("SCHNIPP-10", "FUENFGERADE-11")
def test_where_the_next_card_lies_already_whoever_has_laid_begins_anew(game: AnyGame) -> None:
    desk = on_table(game, "H9 S7", "C8 D8", pile=cards("H10 HJ"))
    later = after(game, desk, "H9")
    assert (later.turn, later.anew) == (0, True)
    assert told(game, desk, "H9")[-1] == "A begins anew."


@EACH_GAME
@pytest.mark.cites("SCHNIPP-9", "FUENFGERADE-10")
def test_whoever_has_laid_all_cards_has_won_at_once(game: AnyGame) -> None:
    desk = on_table(game, "H7", "H8 D8")
    outcome = game.rules.outcome(after(game, desk, "H7"))
    assert outcome is not None
    assert outcome.winners == (0,)
    assert told(game, desk, "H7")[-1] == "A has won."
    assert Card.parse("H8") in after(game, desk, "H7").hands[1]
