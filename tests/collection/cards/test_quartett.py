"""146 Quartett: questions, sets, whose turn it is, and who sees what is handed over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.quartett import GAME, OnMiss, Rules, Shown
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import PACK, RANKS, Deal
from tests.collection.cards.at_table import after, cards, played_out, refused, told


def dealt(players: int, seed: int, rules: Any = None) -> Any:
    deal = Deal(tuple(Random(seed).sample(PACK, 32)))
    return after(GAME, GAME.rules.start(players, rules or Rules()), str(deal))


def on_table(*hands: str, rules: Any = None) -> Any:
    """These hands and nothing else; A is on turn."""
    layout = dealt(len(hands), 1, rules)
    held = tuple(tuple(sorted(cards(words))) for words in hands)
    nothing = ((),) * len(hands)
    return evolve(layout, hands=held, laid=nothing, chips=(0,) * len(hands), turn=0, known=())


@pytest.mark.cites("QUARTETT-2", "QUARTETT-3")
@pytest.mark.parametrize(
    ("players", "sizes"), [(3, [11, 11, 10]), (4, [8] * 4), (5, [7, 7, 6, 6, 6])]
)
def test_all_cards_are_dealt_and_the_left_neighbour_of_the_dealer_begins(
    players: int, sizes: list[int]
) -> None:
    layout = dealt(players, 3)
    laid = [*map(len, layout.laid)]
    assert [len(hand) + more for hand, more in zip(layout.hands, laid, strict=True)] == sizes
    assert (layout.dealer, layout.turn) == (players - 1, 0)


@pytest.mark.cites("QUARTETT-4", "QUARTETT-6", "QUARTETT-7")
def test_all_cards_of_the_rank_are_handed_over_and_the_seat_asks_on() -> None:
    layout = on_table("H10 H7", "C10 S10 CK", "D10 D7")
    later = after(GAME, layout, "ask B for 10")
    assert later.hands[:2] == (cards("H7 H10 S10 C10"), cards("CK"))
    assert (later.turn, later.turns) == (0, 1)
    assert refused(GAME, layout, "ask A for 10") == ["QUARTETT-4"]


@pytest.mark.cites("QUARTETT-5")
def test_whoever_asks_for_tens_holds_one() -> None:
    layout = on_table("H10 H7", "C10 S10 CK", "D10 D7")
    assert refused(GAME, layout, "ask B for K") == ["QUARTETT-5"]
    found = {str(each) for each in legal_actions(GAME.rules, layout)}
    assert found == {f"ask {of} for {rank}" for of in "BC" for rank in ("7", "10")}


@pytest.mark.cites("QUARTETT-8", "QUARTETT-9")
def test_a_set_is_laid_down_at_once_and_most_sets_win() -> None:
    layout = on_table("H10 D10", "C10 S10", "")
    later = after(GAME, layout, "ask B for 10")
    assert (later.chips, later.hands) == ((1, 0, 0), ((), (), ()))
    assert later.laid[0] == cards("D10 H10 S10 C10")
    outcome = GAME.rules.outcome(later)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 0, 0), (0,))
    assert told(GAME, layout, "ask B for 10") == [
        "A asks B for Ten.",
        "B hands over S10 C10.",
        "A lays down the set of Ten.",
        "A has won.",
    ]


@pytest.mark.cites("QUARTETT-8")
def test_a_set_that_was_dealt_is_laid_down_before_the_first_question() -> None:
    packs = [[card for card in PACK if card.rank in RANKS[at : at + 2]] for at in range(0, 8, 2)]
    order = tuple(card for cards in zip(*packs, strict=True) for card in cards)
    layout = after(GAME, GAME.rules.start(4, Rules()), str(Deal(order)))
    assert layout.chips == (2, 2, 2, 2)
    assert GAME.rules.outcome(layout) is not None


@pytest.mark.cites("QUARTETT-10")
@pytest.mark.parametrize(("on_miss", "turn"), [(OnMiss.ASKED, 2), (OnMiss.LEFT, 1)])
def test_who_is_on_turn_after_a_question_in_vain(on_miss: OnMiss, turn: int) -> None:
    layout = on_table("H10 H7", "C10 CK", "D9 D7", rules=Rules(on_miss=on_miss))
    assert after(GAME, layout, "ask C for 10").turn == turn


@pytest.mark.cites("QUARTETT-11")
def test_an_empty_hand_is_not_asked() -> None:
    layout = on_table("H10 H7", "", "D10 D7")
    assert refused(GAME, layout, "ask B for 10") == ["QUARTETT-11"]


@pytest.mark.cites("QUARTETT-12")
def test_a_seat_without_cards_is_passed_over() -> None:
    by_left = Rules(on_miss=OnMiss.LEFT)
    layout = on_table("H10 H7", "", "D9 D7", rules=by_left)
    assert after(GAME, layout, "ask C for 10").turn == 2
    set_done = after(GAME, on_table("H10 D10", "C10 S10 C7", "D7 H7 S7"), "ask B for 10")
    assert (set_done.hands[0], set_done.turn) == ((), 1)


@pytest.mark.cites("QUARTETT-13")
@pytest.mark.parametrize(("shown", "hears"), [(Shown.ALL, "S10 C10"), (Shown.BOTH, "2")])
def test_who_sees_the_cards_that_are_handed_over(shown: Shown, hears: str) -> None:
    layout = on_table("H10 H7", "C10 S10 CK", "D10 D7", rules=Rules(shown=shown))
    action = GAME.notation.read(0, "ask B for 10")
    step: Any = GAME.step(layout, action)
    (_, given) = step.events
    for viewer, is_in in ((0, True), (1, True), (2, shown is Shown.ALL), (SPECTATOR, False)):
        said = GAME.rules.witness(given, viewer).sentence.say("en")
        assert said.endswith("S10 C10." if is_in else f"{hears}.")
    known = {str(play.card) for play in step.state.known}
    assert known == ({"S10", "C10"} if shown is Shown.ALL else set())


@pytest.mark.cites("QUARTETT-13")
def test_what_all_have_seen_is_sampled_where_it_is_known_to_be() -> None:
    layout = after(GAME, on_table("H10 H7", "C10 S10 CK", "D10 D7"), "ask B for 10")
    layout = evolve(layout, aside=tuple(card for card in PACK if card not in sum(layout.hands, ())))
    for seed in range(20):
        other = GAME.sample(GAME.view(layout, 2), Random(seed).randrange)
        assert {*cards("S10 C10")} <= {*other.hands[0]}


@pytest.mark.cites("QUARTETT-14")
def test_a_game_that_goes_on_too_long_ends_with_the_sets_so_far() -> None:
    layout = on_table("H10 H7", "C10 CK", "D9 D7", rules=Rules(max_turns=1))
    layout = evolve(layout, chips=(0, 0, 1))
    outcome = GAME.rules.outcome(after(GAME, layout, "ask B for 7"))
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0, 1), (2,))


@pytest.mark.numbers("quartett")
@pytest.mark.parametrize("players", range(2, 9))
def test_eight_sets_are_laid_in_the_end_and_there_is_always_a_question(players: int) -> None:
    end = played_out(GAME, dealt(players, players), Random(players))
    assert sum(end.chips) == 8 or end.turns == 500
    assert sum(map(len, end.laid)) == 4 * sum(end.chips)


@pytest.mark.numbers("quartett")
def test_with_two_seats_every_question_succeeds() -> None:
    """A live rank of which a seat holds some but not all has its others with the only other seat:
    so whoever begins takes all sets that were not dealt.
    """
    for seed in range(5):
        layout = dealt(2, seed)
        before = layout.chips
        end = played_out(GAME, layout, Random(seed))
        assert end.chips == (8 - before[1], before[1])
        assert end.turn == 0
