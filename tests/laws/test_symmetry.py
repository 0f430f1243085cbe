"""What may be exchanged without changing the game: seats, colours, fangs, and the manuals.

The tests compare a game with its image, step by step.
"""

from __future__ import annotations

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from daumen_rules import ENGLISH, GERMAN, Action, Colour, Deal, Refused, State
from daumen_rules.conformance import laws
from daumen_rules.contracts.plays import Play
from daumen_rules.games.daumen_drauf.events import Inspected
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.rule_set import Inspection, RefillFirst
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from tests.laws import strategies as our
from tests.laws import symmetry as turn
from tests.laws.event_laws import attempts
from tests.laws.played import Game, replay, table_of, whole_deck
from tests.laws.worlds import renamed, twins_of


@our.one_in(3)
@given(our.whole_games)
def test_the_same_deal_and_actions_make_the_same_game(game: Game) -> None:
    laws.the_same_actions_make_the_same_game(GAME, Play(game.before, game.steps))


@pytest.mark.cites("TURN-1", "START-1")
@our.one_in(3)
@given(our.whole_games, st.integers(1, 6))
def test_a_game_turned_round_the_table_is_the_same_game(game: Game, by: int) -> None:
    by %= game.players
    state: State = turn.turned_state(game.before, by)
    for told in game.steps:
        action = turn.turned_action(told.action, by, game.players)
        answer = step(state, action)
        assert not isinstance(answer, Refused)
        expected = turn.turned_state(told.state, by)
        state = answer.state
        assert turn.last_hands_unordered(state) == turn.last_hands_unordered(expected)
        turned = [turn.turned_event(event, by, game.players) for event in told.events]
        if isinstance(state, Finished) or isinstance(told.action, Deal):
            assert sorted(map(repr, answer.events)) == sorted(map(repr, turned))
        else:
            assert list(answer.events) == turned
        actions = {turn.turned_action(act, by, game.players) for act in legal_actions(told.state)}
        assert set(legal_actions(state)) == actions


@our.one_in(3)
@given(our.whole_games, st.integers(1, 6))
def test_a_refusal_turned_round_the_table_cites_the_same_clauses(game: Game, by: int) -> None:
    by %= game.players
    for place in game.sample(1):
        state = game.states[place]
        image = turn.turned_state(state, by)
        for action in attempts(game.players):
            turned = turn.turned_action(action, by, game.players)
            assert clauses(state, action) == clauses(image, turned)


def clauses(state: State, action: Action) -> list[str] | None:
    """The ids of the clauses that an action breaks; None where it is allowed."""
    answer = step(state, action)
    return [clause.id for clause in answer.clauses] if isinstance(answer, Refused) else None


@pytest.mark.cites("HIGH-4")
@our.one_in(3)
@given(our.whole_games, st.permutations(list(Colour)))
def test_a_game_with_its_colours_exchanged_is_the_same_game(
    game: Game, order: list[Colour]
) -> None:
    """No colour is stronger by itself: only the order of appearance counts."""
    colours = dict(zip(Colour, order, strict=True))
    image = replay(game.before, turn.recoloured(game.actions, colours))
    assert image is not None
    for place in {*game.sample(3), len(game.steps)}:
        state, other = game.states[place], image.states[place]
        assert turn.unsorted(turn.recoloured(state, colours)) == turn.unsorted(other)
        actions = set(turn.recoloured(legal_actions(state), colours))
        assert set(legal_actions(other)) == actions
    for event, other_event in zip(game.events, image.events, strict=True):
        expected = turn.unsorted_event(turn.recoloured(event, colours))
        assert turn.unsorted_event(other_event) == expected
    for place in game.sample(1):
        for action in attempts(game.players):
            other_action = turn.recoloured(action, colours)
            assert clauses(game.states[place], action) == clauses(image.states[place], other_action)


@pytest.mark.cites("VAL-1", "VAL-2", "OVER-2")
@our.one_in(3)
@given(our.whole_games)
def test_a_game_with_all_fangs_exchanged_exchanges_plus_and_minus(game: Game) -> None:
    """A fang matters in the count alone, and there only for captured cards."""
    kinds = frozenset(card.kind for card in table_of(game.states[1]).hands[0])
    everything = frozenset(card.kind for card in whole_deck(game.players))
    assert renamed(game, twins_of(kinds), len(game.steps)) is not None
    image = renamed(game, twins_of(everything), len(game.steps))
    assert image is not None
    for one, other in zip(game.end.tallies, image.end.tallies, strict=True):
        assert (one.plus, one.minus, one.hand) == (other.minus, other.plus, other.hand)


@pytest.mark.cites("Q01", "Q30", "FILL-3", "END-6")
@our.one_in(3)
@given(our.games(rules=st.just(GERMAN)) | our.drawn_games(rules=st.just(GERMAN)))
def test_german_and_english_part_over_inspection_and_the_first_draw_alone(game: Game) -> None:
    """With the German answer on who draws first, the English rules play every German game."""
    english = evolve(ENGLISH, refill_first=RefillFirst.WINNER)
    other = replay(evolve(game.before, rules=english), game.actions)
    assert other is not None
    for state, same in zip(game.states, other.states, strict=True):
        assert legal_actions(state) == legal_actions(same)
        if isinstance(state, Playing) and isinstance(same, Playing):
            assert state.trick == same.trick
        if not isinstance(state, type(game.before)):
            mine, yours = table_of(state), table_of(same)
            assert mine == evolve(yours, rules=GERMAN, memory=mine.memory)
    assert game.end.tallies == other.end.tallies
    for event, same_event in zip(game.events, other.events, strict=True):
        assert event == same_event or isinstance(event, Inspected)


@pytest.mark.cites("Q01", "Q24")
@our.one_in(3)
@given(our.whole_games)
def test_who_may_look_changes_nothing_but_what_is_known(game: Game) -> None:
    """Inspection under every other rule: the same cards in the same places, the same points."""
    for inspection in Inspection:
        rules = evolve(game.rules, inspection=inspection)
        other = replay(evolve(game.before, rules=rules), game.actions)
        assert other is not None
        assert [table.hands for table in other.tables] == [table.hands for table in game.tables]
        assert other.end.tallies == game.end.tallies


@pytest.mark.cites("Q30", "FILL-3")
@our.one_in(3)
@given(our.games(rules=st.just(ENGLISH)))
def test_german_and_english_are_one_until_somebody_draws(game: Game) -> None:
    """The first refill is the first place where the two manuals can part."""
    until = next(place for place, table in enumerate(game.tables) if table.tricks)
    other = replay(evolve(game.before, rules=GERMAN), game.actions[:until])
    assert other is not None
    for mine, yours in zip(game.states[1 : until + 1], other.states[1:], strict=True):
        assert isinstance(yours, Playing)
        assert mine == evolve(yours, table=evolve(yours.table, rules=ENGLISH))
