"""The laws of a single game, each tried on games of its own.

Each law has one test, which says what it is about. The laws themselves stand in `trick_laws` and
`event_laws`.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from daumen_rules import Card, Kind, RuleSet, knowledge
from daumen_rules.games.daumen_drauf.model import Finished
from daumen_rules.games.daumen_drauf.view import view
from tests.laws import event_laws, laws, trick_laws
from tests.laws.played import Game
from tests.laws.sights import cards_in, sights_in
from tests.laws.strategies import one_in, whole_games
from tests.table import finished, hands, pile, play, position


@pytest.mark.cites("MAT-4", "START-6", "END-3")
@one_in(8)
@given(whole_games)
def test_every_card_is_in_one_place(game: Game) -> None:
    trick_laws.every_card_is_in_one_place(game)


@pytest.mark.cites("HIGH-1", "HIGH-2", "HIGH-3", "HIGH-4", "HIGH-5")
@one_in(8)
@given(whole_games)
def test_shown_cards_rise(game: Game) -> None:
    trick_laws.shown_cards_rise(game)


@pytest.mark.cites("MAT-3", "PARRY-1", "Q22")
@one_in(8)
@given(whole_games)
def test_twins_meet_only_in_a_parry(game: Game) -> None:
    trick_laws.twins_meet_only_in_a_parry(game)


@pytest.mark.cites("END-2", "Q15")
@one_in(8)
@given(whole_games)
def test_the_highest_card_is_never_on_turn(game: Game) -> None:
    trick_laws.the_highest_card_is_never_on_turn(game)


@pytest.mark.cites("TURN-1", "PASS-2", "END-1")
@one_in(8)
@given(whole_games)
def test_turns_go_clockwise(game: Game) -> None:
    trick_laws.turns_go_clockwise(game)


@pytest.mark.cites("END-2", "PARRY-4", "Q40")
@one_in(8)
@given(whole_games)
def test_tricks_end_by_passes_or_a_parry(game: Game) -> None:
    trick_laws.tricks_end_by_passes_or_a_parry(game)


@pytest.mark.cites("OVER-1", "Q40", "Q41")
@one_in(8)
@given(whole_games)
def test_the_game_goes_on_while_two_hold_cards(game: Game) -> None:
    trick_laws.the_game_goes_on_while_two_hold_cards(game)


@pytest.mark.cites("END-3", "PARRY-4")
@one_in(8)
@given(whole_games)
def test_the_last_card_takes(game: Game) -> None:
    trick_laws.the_last_card_takes(game)


@pytest.mark.cites("RAISE-2", "Q24")
@one_in(8)
@given(whole_games)
def test_old_cards_are_released(game: Game) -> None:
    trick_laws.old_cards_are_released(game)


@pytest.mark.cites("FILL-1", "START-3")
@one_in(8)
@given(whole_games)
def test_hands_are_five_at_the_lead(game: Game) -> None:
    trick_laws.hands_are_five_at_the_lead(game)


@pytest.mark.cites("NEXT-1", "NEXT-2", "Q33")
@one_in(8)
@given(whole_games)
def test_somebody_leads_who_can(game: Game) -> None:
    trick_laws.somebody_leads_who_can(game)


@pytest.mark.cites("Q41")
@one_in(8)
@given(whole_games)
def test_nobody_runs_dry_within_a_trick(game: Game) -> None:
    trick_laws.nobody_runs_dry_within_a_trick(game)


@pytest.mark.cites("TRICK-2", "OVER-1")
@one_in(8)
@given(whole_games)
def test_every_action_brings_the_end_nearer(game: Game) -> None:
    trick_laws.every_action_brings_the_end_nearer(game)


@pytest.mark.cites("VAL-1", "VAL-2", "OVER-2")
@one_in(8)
@given(whole_games)
def test_points_sum_to_minus_two_for_each_harmless_hand_card(game: Game) -> None:
    trick_laws.points_sum_to_minus_two_for_each_harmless_hand_card(game)


@pytest.mark.cites("VAL-3", "VAL-4", "OVER-2")
@one_in(8)
@given(whole_games)
def test_points_are_counted_card_by_card(game: Game) -> None:
    trick_laws.points_are_counted_card_by_card(game)


@pytest.mark.cites("OVER-1", "Q31", "Q40")
@one_in(8)
@given(whole_games)
def test_the_end_leaves_one_hand_at_most(game: Game) -> None:
    trick_laws.the_end_leaves_one_hand_at_most(game)


@one_in(8)
@given(whole_games)
def test_every_event_cites_a_clause(game: Game) -> None:
    event_laws.every_event_cites_a_clause(game)


@one_in(8)
@given(whole_games)
def test_events_are_counted(game: Game) -> None:
    event_laws.events_are_counted(game)


@one_in(8)
@given(whole_games)
def test_shown_cards_point_at_their_events(game: Game) -> None:
    event_laws.shown_cards_point_at_their_events(game)


@one_in(8)
@given(whole_games)
def test_laps_begin_where_the_trick_began(game: Game) -> None:
    event_laws.laps_begin_where_the_trick_began(game)


@pytest.mark.cites("END-6", "Q03")
@one_in(8)
@given(whole_games)
def test_memory_is_what_was_seen(game: Game) -> None:
    event_laws.memory_is_what_was_seen(game)


@pytest.mark.cites("THUMB-4", "HAND-2", "END-6")
@one_in(8)
@given(whole_games)
def test_a_witness_sees_the_faces_it_may(game: Game) -> None:
    event_laws.a_witness_sees_the_faces_it_may(game)


@pytest.mark.cites("THUMB-2", "HAND-2")
@one_in(8)
@given(whole_games)
def test_a_view_holds_no_card_that_its_seat_cannot_know(game: Game) -> None:
    event_laws.a_view_holds_no_card_that_its_seat_cannot_know(game)


@pytest.mark.cites("HAND-1", "THUMB-4")
@one_in(8)
@given(whole_games)
def test_a_view_accounts_for_every_card(game: Game) -> None:
    event_laws.a_view_accounts_for_every_card(game)


@pytest.mark.cites("MAT-3", "MAT-4")
@one_in(8)
@given(whole_games)
def test_knowledge_follows_from_faces(game: Game) -> None:
    event_laws.knowledge_follows_from_faces(game)


@pytest.mark.cites("TURN-2")
@one_in(8)
@given(whole_games)
def test_legal_actions_are_those_that_step_accepts(game: Game) -> None:
    event_laws.legal_actions_are_those_that_step_accepts(game, states=2)


@pytest.mark.cites("PASS-1", "LEAD-1")
@one_in(8)
@given(whole_games)
def test_there_is_always_something_to_do(game: Game) -> None:
    event_laws.there_is_always_something_to_do(game)


@one_in(8)
@given(whole_games)
def test_refusals_leave_nothing_behind(game: Game) -> None:
    event_laws.refusals_leave_nothing_behind(game)


@pytest.mark.cites("Q13", "Q40", "Q41", "Q42")
def test_the_game_is_over_at_the_moment_when_a_refill_within_a_trick_uses_the_pile_up() -> None:
    """A has nothing in hand, B draws the last card when the lap is over: B alone has cards."""
    rules = RuleSet(
        end_test="any_moment_pile_empty",
        covered_card_is_hand_card=False,
        unfinished_trick="nobody",
        refill_scope="lap",
    )
    state, _ = play(position("Y3p", "Y4h B1h", pile="B2h", rules=rules), "A Y3p", "B Y4h")
    assert pile(state) == []
    assert hands(state) == [set(), {"B1h", "B2h"}]
    assert isinstance(state, Finished)


@pytest.mark.cites("OVER-2", "Q03")
def test_a_view_holds_the_hand_that_was_laid_open_at_the_end() -> None:
    """A seat knows these cards, and so a view has them like all others."""
    state = finished(position("Y3h", "Y4p G1h"), "A Y3h", "B Y4p", "A passes")
    last = Card.parse("G1h")
    assert last in {known.sight for known in knowledge(state, 0)}
    assert last in cards_in(view(state, 0))


@pytest.mark.cites("Q42", "THUMB-4")
def test_a_view_holds_the_kinds_of_a_trick_that_nobody_got() -> None:
    """Its cards were shown to all, and `knowledge` tells of them."""
    rules = RuleSet(
        end_test="any_moment", covered_card_is_hand_card=False, unfinished_trick="nobody"
    )
    state = finished(position("G3p", "Y4h B1h", rules=rules), "A G3p")
    known = [entry.kind for entry in knowledge(state, 1)]
    seen = [getattr(sight, "kind", sight) for sight in sights_in(view(state, 1))]
    assert known.count(Kind.parse("G3")) == 2
    assert seen.count(Kind.parse("G3")) == 2


def test_the_combined_check_asks_every_law() -> None:
    """Each public function of the two modules that takes a game and answers nothing is a law."""
    written = [
        function
        for module in (trick_laws, event_laws)
        for function in vars(module).values()
        if getattr(function, "__module__", "") == module.__name__
        and list(getattr(function, "__annotations__", {}).items())[0:1] == [("game", "Game")]
        and function.__annotations__["return"] == "None"
    ]
    assert set(laws.LAWS) == set(written)
