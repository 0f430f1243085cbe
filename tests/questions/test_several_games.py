"""Questions Q50 to Q55: dealing, and several games in a row.

The tests are about hands from a known deck, and starters, totals and ties of a match.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import GERMAN, Deal, Match, Refused, RuleSet, deck
from daumen_rules.games.daumen_drauf.events import Dealt, Leads
from daumen_rules.games.daumen_drauf.model import CardCount, Finished, Playing
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from tests.table import position

SINGLE = evolve(GERMAN, deal="single")
PACKETS = evolve(GERMAN, deal="packets")
SAME_SEAT = evolve(GERMAN, next_starter="same_seat")
ROTATE = evolve(GERMAN, next_starter="rotate")
BEST_SCORE = evolve(GERMAN, next_starter="best_score")


# Q50


def dealt(players: int, rules: RuleSet, starter: int = 0) -> Playing:
    """The deal from a deck in the order Y1p Y1h Y2p Y2h …"""
    answer = step(start(players, rules, starter), Deal(deck(players)))
    assert not isinstance(answer, Refused)
    assert isinstance(answer.state, Playing)
    return answer.state


def hands(state: Playing) -> list[str]:
    return [" ".join(map(str, hand)) for hand in state.table.hands]


@pytest.mark.cites("Q50", "START-4")
def test_the_deck_for_two_begins_with_the_yellow_twins() -> None:
    first = "Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h G1p G1h"
    assert " ".join(map(str, deck(2)[:10])) == first


@pytest.mark.cites("Q50", "START-4", "START-5")
def test_single_cards_go_round_and_packets_go_in_one_piece() -> None:
    assert hands(dealt(2, SINGLE)) == ["Y1p Y2p Y3p Y4p G1p", "Y1h Y2h Y3h Y4h G1h"]
    assert hands(dealt(2, PACKETS)) == ["Y1p Y1h Y2p Y2h Y3p", "Y3h Y4p Y4h G1p G1h"]


@pytest.mark.cites("Q50", "START-4", "START-6")
def test_packets_for_three_seats_leave_the_same_pile_as_single_cards() -> None:
    packets = dealt(3, PACKETS)
    # The yellow cards are the first ten, green 1 to the poisonous 3 the next five.
    assert hands(packets) == [
        "Y1p Y1h Y2p Y2h Y3p",
        "Y3h Y4p Y4h Y5p Y5h",
        "G1p G1h G2p G2h G3p",
    ]
    single = dealt(3, SINGLE)
    # Every third card: 1, 4, 7, 10, 13 of the deck, and so on.
    assert hands(single) == [
        "Y1p Y2h Y4p Y5h G2p",
        "Y1h Y3p Y4h G1p G2h",
        "Y2p Y3h Y5p G1h G3p",
    ]
    assert packets.table.pile == single.table.pile
    assert [str(card) for card in single.table.pile[:3]] == ["G3h", "G4p", "G4h"]
    assert len(single.table.pile) == 15


@pytest.mark.cites("Q50", "START-5")
@pytest.mark.parametrize("rules", [SINGLE, PACKETS], ids=["single", "packets"])
def test_the_first_cards_go_to_the_starter_and_on_clockwise(rules: RuleSet) -> None:
    from_a, from_b = hands(dealt(3, rules)), hands(dealt(3, rules, starter=1))
    assert [from_b[1], from_b[2], from_b[0]] == from_a


# Q51


@pytest.mark.cites("Q51", "START-1", "START-2")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_youngest_is_seat_a_and_the_right_hand_neighbour_deals(players: int) -> None:
    answer = step(start(players), Deal(deck(players)))
    assert not isinstance(answer, Refused)
    told = [event for event in answer.events if isinstance(event, Dealt | Leads)]
    # With two players the right-hand neighbour is simply the other one.
    assert [event.dealer if isinstance(event, Dealt) else event.seat for event in told] == [
        players - 1,
        0,
    ]


# Matches


def game(match: Match, *counted: tuple[int, int]) -> Finished:
    """A finished game of a match; every seat has captured so many harmless and poisonous cards."""
    table = position(*[""] * match.players, rules=match.rules).table
    tallies = tuple(CardCount(plus, minus, 0) for plus, minus in counted)
    return Finished(evolve(table, starter=match.starter), tallies)


# Q52


def two_games(measure: str) -> Match:
    """A has captured 6 and 4 harmless, 5 and 3 poisonous cards; B 2 and 3, 1 and 1."""
    match = Match(2, evolve(GERMAN, match_measure=measure), games=2)
    match = match.add(game(match, (6, 5), (2, 1)))
    return match.add(game(match, (4, 3), (3, 1)))


@pytest.mark.cites("Q52", "WIN-3", "VAL-5")
def test_the_best_net_result_wins() -> None:
    match = two_games("net")
    # A: 10 − 8 = 2. B: 5 − 2 = 3.
    assert match.totals == (2, 3)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.cites("Q52", "WIN-3")
def test_by_one_reading_the_most_plus_points_win() -> None:
    match = two_games("plus_only")
    assert match.totals == (10, 5)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


# Q53


@pytest.mark.cites("Q53", "WIN-4")
def test_a_tie_is_shared() -> None:
    match = Match(3, games=1)
    match = match.add(game(match, (6, 2), (4, 0), (5, 8)))
    assert match.totals == (4, 4, -3)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


# Q54


@pytest.mark.cites("Q54", "START-7", "START-2")
@pytest.mark.parametrize(
    ("rules", "starter", "dealer"), [(SAME_SEAT, 0, 2), (ROTATE, 1, 0), (BEST_SCORE, 2, 1)]
)
def test_a_second_game_is_led_by_the_youngest_the_next_seat_or_the_winner(
    rules: RuleSet, starter: int, dealer: int
) -> None:
    match = Match(3, rules)
    assert match.starter == 0
    assert match.dealer == 2
    match = match.add(game(match, (1, 2), (3, 1), (6, 1)))  # −1, 2, 5: C wins
    assert match.starter == starter
    assert match.dealer == dealer
    assert match.start() == start(3, rules, starter)


@pytest.mark.cites("Q54", "START-7", "START-1")
def test_the_youngest_starts_every_game_on_whatever_seat() -> None:
    match = Match(3, SAME_SEAT, first_starter=1)
    for _ in range(2):
        match = match.add(game(match, (6, 1), (1, 2), (3, 1)))
        assert match.starter == 1
        assert match.dealer == 0


@pytest.mark.cites("Q54", "START-7")
def test_a_start_that_rotates_goes_round_the_table() -> None:
    match = Match(3, ROTATE, games=4, first_starter=1)
    starters = [match.starter]
    for _ in range(3):
        match = match.add(game(match, (0, 0), (0, 0), (0, 0)))
        starters.append(match.starter)
    assert starters == [1, 2, 0, 1]


@pytest.mark.cites("Q54", "START-7", "WIN-4")
@pytest.mark.parametrize(
    ("first_starter", "counted", "starter"),
    [
        (0, ((4, 0), (1, 0), (4, 0)), 2),  # A and C are best; after A comes B, then C
        (1, ((4, 0), (4, 0), (1, 0)), 0),  # A and B are best; after B comes C, then A
        (2, ((4, 0), (4, 0), (4, 0)), 0),  # all are best; after C comes A
        (1, ((1, 0), (4, 0), (1, 0)), 1),  # B is best alone and starts again
    ],
)
def test_of_several_best_scores_the_next_after_the_last_starter_begins(
    first_starter: int, counted: tuple[tuple[int, int], ...], starter: int
) -> None:
    match = Match(3, BEST_SCORE, first_starter=first_starter)
    assert match.add(game(match, *counted)).starter == starter


@pytest.mark.cites("Q54", "START-7")
def test_the_best_score_is_that_of_the_last_game_alone() -> None:
    match = Match(3, BEST_SCORE)
    match = match.add(game(match, (0, 0), (9, 0), (0, 0)))
    assert match.starter == 1
    match = match.add(game(match, (0, 0), (1, 0), (2, 0)))  # totals 0, 10, 2
    assert match.starter == 2


# Q55


@pytest.mark.cites("Q55", "WIN-1", "WIN-2")
def test_a_match_has_three_games_unless_another_number_is_agreed() -> None:
    for match, games in ((Match(2), 3), (Match(2, games=5), 5)):
        for _ in range(games):
            assert not match.is_over
            match = match.add(game(match, (1, 0), (0, 1)))
        assert match.is_over
