"""Every law of a single game, gathered.

One check asks them all. The laws themselves stand in the modules beside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.laws import event_laws, trick_laws
from tests.laws.played import Game

Law = Callable[[Game], None]

LAWS: Final[tuple[Law, ...]] = (
    trick_laws.every_card_is_in_one_place,
    trick_laws.shown_cards_rise,
    trick_laws.twins_meet_only_in_a_parry,
    trick_laws.the_highest_card_is_never_on_turn,
    trick_laws.turns_go_clockwise,
    trick_laws.tricks_end_by_passes_or_a_parry,
    trick_laws.the_game_goes_on_while_two_hold_cards,
    trick_laws.the_last_card_takes,
    trick_laws.old_cards_are_released,
    trick_laws.hands_are_five_at_the_lead,
    trick_laws.somebody_leads_who_can,
    trick_laws.nobody_runs_dry_within_a_trick,
    trick_laws.every_action_brings_the_end_nearer,
    trick_laws.points_sum_to_minus_two_for_each_harmless_hand_card,
    trick_laws.points_are_counted_card_by_card,
    trick_laws.the_end_leaves_one_hand_at_most,
    event_laws.every_event_cites_a_clause,
    event_laws.events_are_counted,
    event_laws.shown_cards_point_at_their_events,
    event_laws.laps_begin_where_the_trick_began,
    event_laws.memory_is_what_was_seen,
    event_laws.a_witness_sees_the_faces_it_may,
    event_laws.a_view_holds_no_card_that_its_seat_cannot_know,
    event_laws.a_view_accounts_for_every_card,
    event_laws.knowledge_follows_from_faces,
    event_laws.legal_actions_are_those_that_step_accepts,
    event_laws.there_is_always_something_to_do,
    event_laws.refusals_leave_nothing_behind,
)


def check_laws(game: Game) -> None:
    """Ask every law of a whole game."""
    for law in LAWS:
        law(game)
