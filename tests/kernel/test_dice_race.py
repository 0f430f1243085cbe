"""A game without cards on the kernel: what `step` and its neighbours do for any game.

Expected values are worked out by hand from the six ways in which the die can fall.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from attrs import evolve

from daumen_rules.kernel.clause import cited_by, cites
from daumen_rules.kernel.game import Outcome, legal_actions, may_undo, step
from daumen_rules.kernel.row import Facts, Legality, row, where
from daumen_rules.kernel.seats import NATURE, SPECTATOR
from daumen_rules.kernel.step import Breach, Refused, Step
from daumen_rules.kernel.text import SeatTerm, number, sentence
from tests.kernel.dice_race import (
    BANK,
    DIE,
    HOLD,
    RULES,
    TURN,
    Act,
    Action,
    Choice,
    Face,
    Race,
    RaceEvent,
    effect,
)

A_ROLLS, A_HOLDS = Act(0, Choice.ROLL), Act(0, Choice.HOLD)
B_ROLLS, B_HOLDS = Act(1, Choice.ROLL), Act(1, Choice.HOLD)

Steps = tuple[Step[Race, Action, RaceEvent], ...]


def play(state: Race, *actions: Action) -> Steps:
    """The steps that legal actions make."""
    steps: Steps = ()
    for action in actions:
        answer = step(RULES, state, action)
        assert not isinstance(answer, Refused)
        steps, state = (*steps, answer), answer.state
    return steps


def refused(state: Race, action: Action) -> Refused:
    answer = step(RULES, state, action)
    assert isinstance(answer, Refused)
    return answer


def expected_points(state: Race, rolls: int) -> Fraction:
    """The points of the turn after some rolls, on average; a turn that is lost counts nothing."""
    if rolls == 0 or state.turn == 1:
        return Fraction(state.points if state.turn == 0 else 0)
    (rolling,) = play(state, A_ROLLS)
    chance = RULES.chance(rolling.state)
    assert chance is not None
    after = {face: play(rolling.state, face)[0].state for face in chance}
    return sum(
        (chance.weight(face) * expected_points(then, rolls - 1) for face, then in after.items()),
        Fraction(0),
    )


START = RULES.start(2, 5)


def test_a_step_holds_the_action_the_state_after_it_and_what_happened() -> None:
    rolling, fallen, held = play(START, A_ROLLS, Face(3), A_HOLDS)
    assert rolling == Step(A_ROLLS, Race(rolling=True), ())
    assert fallen.state == Race(points=3)
    assert [event.clause for event in fallen.events] == [DIE]
    assert held.state == Race(bank=(3, 0), turn=1)
    assert held.events[0].sentence.say("en") == "A banks 3."
    assert held.events[0].sentence.say("de") == "A sichert 3."


def test_a_step_leaves_the_state_it_began_with_as_it_was() -> None:
    before = Race(points=2)
    for _ in range(2):
        answer = step(RULES, before, A_HOLDS)
        assert isinstance(answer, Step)
        assert answer.state == Race(bank=(2, 0), turn=1)
        assert before == Race(points=2)
        assert hash(before) == hash(Race(points=2))


def test_legal_actions_are_the_candidates_that_no_row_forbids() -> None:
    assert legal_actions(RULES, START) == (A_ROLLS,)
    assert legal_actions(RULES, Race(points=2)) == (A_ROLLS, A_HOLDS)
    assert legal_actions(RULES, Race(points=2, turn=1)) == (B_ROLLS, B_HOLDS)


def test_seats_have_no_legal_action_while_the_die_rolls_and_after_the_end() -> None:
    rolling, over = Race(points=2, rolling=True), Race(bank=(5, 0), turn=1)
    assert (RULES.movers(rolling), legal_actions(RULES, rolling)) == ((NATURE,), ())
    assert (RULES.movers(over), legal_actions(RULES, over)) == ((), ())
    assert RULES.chance(over) is None


def test_a_refusal_names_every_broken_clause_in_the_order_of_the_table() -> None:
    answer = refused(START, B_HOLDS)
    assert answer.clauses == (TURN, HOLD)
    assert answer.say("en") == "A is on turn. [TURN]\n0 to hold. [HOLD]"
    assert answer.say("de") == "A ist an der Reihe. [TURN]\n0 zu sichern. [HOLD]"
    assert answer.say("de", ["Ada", "Bo"]) == "Ada ist an der Reihe. [TURN]\n0 zu sichern. [HOLD]"
    assert [breach.facts for breach in answer.breaches] == [{"turn": "0"}, {"points": "0"}]


def test_a_row_alone_breaks_its_clause_alone() -> None:
    assert refused(START, A_HOLDS).clauses == (HOLD,)
    assert refused(Race(points=1), B_ROLLS).clauses == (TURN,)


def test_nature_acts_through_the_same_door_and_is_refused_there() -> None:
    assert refused(START, Face(3)).clauses == (TURN,)
    assert refused(Race(rolling=True), A_ROLLS).clauses == (TURN,)


def test_refusals_are_values_that_compare_whole() -> None:
    turn = sentence("{turn} is on turn.", "{turn} ist an der Reihe.", turn=SeatTerm(0))
    hold = sentence("{points} to hold.", "{points} zu sichern.", points=number(0))
    on_turn, nothing = Breach(TURN, turn), Breach(HOLD, hold)
    assert refused(START, B_HOLDS) == Refused((on_turn, nothing))
    assert hash(refused(START, B_HOLDS)) == hash(Refused((on_turn, nothing)))
    assert refused(Race(points=1), B_HOLDS) == Refused((on_turn,))
    assert Refused((on_turn, nothing)) != Refused((on_turn,))


def test_the_order_of_the_rows_changes_no_answer_but_its_order() -> None:
    turned_over = evolve(RULES, legality=Legality(*RULES.legality.rows[::-1]))
    answer = step(turned_over, START, B_HOLDS)
    assert isinstance(answer, Refused)
    assert answer.clauses == (HOLD, TURN)
    assert legal_actions(turned_over, START) == legal_actions(RULES, START)


def test_chance_has_exact_weights() -> None:
    chance = RULES.chance(Race(rolling=True))
    assert chance is not None
    assert list(chance) == [Face(1), Face(2), Face(3)]
    assert [chance.weight(Face(n)) for n in (0, 1, 2, 3, 4)] == [
        0,
        Fraction(1, 6),
        Fraction(1, 3),
        Fraction(1, 2),
        0,
    ]
    assert [chance.at(number) for number in range(chance.total)] == [
        Face(1),
        Face(2),
        Face(2),
        Face(3),
        Face(3),
        Face(3),
    ]


def test_one_roll_is_worth_thirteen_sixths() -> None:
    """(2 × 2 + 3 × 3) / 6; a 1 counts nothing."""
    assert expected_points(START, 1) == Fraction(13, 6)


def test_two_rolls_are_worth_sixty_five_eighteenths() -> None:
    """Both must miss the 1: 4 ways to 2+2, 12 to a sum of 5, 9 to 3+3, of 36.

    (4 × 4 + 12 × 5 + 9 × 6) / 36 = 130 / 36.
    """
    assert expected_points(START, 2) == Fraction(65, 18)


def test_a_third_roll_is_worth_a_risk_while_the_points_are_below_thirteen() -> None:
    """With p points a roll makes (5p + 13) / 6 of them on average: more than p while p < 13."""
    for points in range(20):
        worth = expected_points(Race(points=points, target=99), 1)
        assert worth == Fraction(5 * points + 13, 6)
        assert (worth > points) == (points < 13)


def test_the_game_is_over_when_somebody_has_five_in_the_bank() -> None:
    steps = play(START, A_ROLLS, Face(3), A_ROLLS, Face(3), A_HOLDS)
    assert [RULES.outcome(told.state) for told in steps[:-1]] == [None] * 4
    assert RULES.outcome(steps[-1].state) == Outcome((6, 0))
    assert refused(steps[-1].state, B_ROLLS).clauses == (TURN,)


def test_who_has_the_best_score_wins_and_a_tie_is_shared() -> None:
    assert Outcome((6, 3)).winners == (0,)
    assert Outcome((-2, -1)).winners == (1,)
    assert Outcome((4, 4)).winners == (0, 1)


def test_a_rule_set_goes_in_at_the_start() -> None:
    (told,) = play(Race(points=2, target=RULES.start(2, 2).target), A_HOLDS)
    assert RULES.outcome(told.state) == Outcome((2, 0))


def test_a_seat_takes_back_its_own_last_act_that_showed_nothing() -> None:
    steps = play(Race(points=2), A_HOLDS, B_ROLLS, Face(3))
    assert may_undo(RULES, steps[:1], 0)
    assert not may_undo(RULES, steps[:1], 1)
    assert may_undo(RULES, steps[:2], 1)


def test_nobody_takes_back_chance_or_what_lies_before_the_act_of_another() -> None:
    steps = play(Race(points=2), A_HOLDS, B_ROLLS, Face(3))
    assert not may_undo(RULES, (), 0)
    assert not may_undo(RULES, steps[:2], 0)
    assert not any(may_undo(RULES, steps, seat) for seat in (0, 1))


def test_a_mark_ties_a_function_to_its_clauses_and_changes_nothing_else() -> None:
    def doubled(number: int) -> int:
        return 2 * number

    marked = cites(DIE, BANK)(doubled)
    assert marked is doubled
    assert marked(4) == 8
    assert cited_by(marked) == (DIE, BANK)
    assert cited_by(effect) == (DIE, BANK)
    assert cited_by(len) == ()


def test_an_open_game_shows_everybody_everything() -> None:
    steps = play(START, A_ROLLS, Face(2))
    for viewer in (0, 1, SPECTATOR):
        assert RULES.view(steps[-1].state, viewer) == steps[-1].state
        assert RULES.witness(steps[-1].events[0], viewer) == steps[-1].events[0]


def test_a_row_speaks_of_what_its_signature_takes() -> None:
    """`object` and `Any` take everything, so do protocols; a union takes its members."""

    @row(TURN, "No.", "Nein.")
    def of_all(state: Any, action: object) -> Facts | None:
        return {}

    @row(TURN, "No.", "Nein.")
    def of_faces(state: Race, action: Face) -> Facts | None:
        return {}

    acts = (Act(0, Choice.ROLL), Face(1))
    assert [of_all.breach(START, act) is not None for act in acts] == [True, True]
    assert [of_faces.breach(START, act) is not None for act in acts] == [False, True]

    def has_points(state: Race, action: Face) -> bool:
        return state.points > 0

    (headed,) = where(has_points, of_faces)
    assert headed.breach(START, Face(1)) is None
    assert headed.breach(Race(points=1), Face(1)) is not None
    assert headed.breach(Race(points=1), Act(0, Choice.ROLL)) is None
