"""VAL and WIN: what cards are worth, and who wins the match."""

from __future__ import annotations

import attrs
import pytest

from daumen_rules import ENGLISH, GERMAN, Match, RuleSet, deck
from daumen_rules.games.daumen_drauf.model import CardCount, Finished
from daumen_rules.games.daumen_drauf.scoring import card_points, outcome
from tests.table import finished, position


def game_of(*tallies: CardCount, rules: RuleSet = GERMAN, starter: int = 0) -> Finished:
    """A finished game in which the seats' cards counted this."""
    table = position(*("" for _ in tallies), rules=rules).table
    return Finished(attrs.evolve(table, starter=starter), tallies)


def net(points: int) -> CardCount:
    """Cards that come to these net points."""
    return CardCount(plus=max(points, 0), minus=max(-points, 0), hand=0)


# One game


@pytest.mark.cites("VAL-1", "VAL-2")
def test_colour_and_value_make_no_difference() -> None:
    points = {str(card): card_points(card) for card in deck(7)}
    assert {text: 1 if text.endswith("h") else -1 for text in points} == points


@pytest.mark.cites("VAL-3", "VAL-5")
def test_the_result_of_every_seat_is_noted_at_the_end_of_a_game() -> None:
    state = position("Y3h", "Y4p", "B1h G2p Y1h")
    assert outcome(state) is None
    over = finished(state, "A Y3h", "B Y4p", "C passes", "A passes")
    result = outcome(over)
    assert result is not None
    assert result.scores == (0, 0, -3)
    assert result.winners == (0, 1)


@pytest.mark.cites("VAL-5")
def test_the_results_of_all_games_are_kept() -> None:
    match = Match(2, games=3).add(game_of(net(2), net(-3)))
    assert match.totals == (2, -3)
    match = match.add(game_of(net(-4), net(1)))
    assert match.totals == (-2, -2)
    assert [game.tallies for game in match.played] == [(net(2), net(-3)), (net(-4), net(1))]


# The match


@pytest.mark.cites("WIN-1")
def test_a_match_is_over_after_the_games_agreed_upon() -> None:
    match = Match(2, games=2)
    assert (match.is_over, match.outcome) == (False, None)
    match = match.add(game_of(net(1), net(0)))
    assert (match.is_over, match.outcome) == (False, None)
    match = match.add(game_of(net(1), net(0)))
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.scores == (2, 0)
    with pytest.raises(ValueError, match="2 games is over"):
        match.start()
    with pytest.raises(ValueError, match="2 games is over"):
        match.add(game_of(net(1), net(0)))


@pytest.mark.cites("WIN-1", "WIN-2")
def test_without_other_agreement_a_match_has_three_games() -> None:
    assert Match(2).games == 3
    assert Match(2, games=5).games == 5


@pytest.mark.cites("WIN-1")
@pytest.mark.parametrize("games", [0, -1])
def test_a_match_has_at_least_one_game(games: int) -> None:
    with pytest.raises(ValueError, match="games is a whole number from 1"):
        Match(2, games=games)


@pytest.mark.cites("WIN-1")
def test_a_match_takes_no_game_of_another_table() -> None:
    match = Match(2, games=2)
    with pytest.raises(ValueError, match="other players"):
        match.add(game_of(net(1), net(0), net(0)))
    with pytest.raises(ValueError, match="other players, rules"):
        match.add(game_of(net(1), net(0), rules=ENGLISH))
    with pytest.raises(ValueError, match="another starter"):
        match.add(game_of(net(1), net(0), starter=1))
    assert match.played == ()
