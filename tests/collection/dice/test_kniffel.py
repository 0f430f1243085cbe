"""111 Kniffel: what boxes count, what a go allows, and how a game ends."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest
from attrs import evolve

from daumen_rules.games.dice.kniffel.card import (
    BOXES,
    UPPER,
    BonusFrom,
    Card,
    Cards,
    FullHouseFive,
    Rules,
)
from daumen_rules.games.dice.kniffel.game import GAME
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.expected_error import ExpectedError
from tests.collection.dice.goes import Graph, after, best, graph, refused, taken, told
from tests.each import of_each
from tests.scene import seen_lines

BEGUN: Final = GAME.rules.start(2, Rules())


def entered(state: Cards, box: str) -> int:
    """What seat A has entered in a box, 0 where nothing."""
    return state.notes[0].columns[0][[*BOXES].index(box)] or 0


def points(faces: str, box: str, rules: Rules = GAME.book.rule_sets[0][1]) -> int:
    """What a throw such as `1 1 1 5 6` counts in a box, entered at once."""
    return entered(after(GAME, GAME.rules.start(2, rules), f"throw {faces}, enter {box}"), box)


# The check numbers of one go


@pytest.fixture(scope="module")
def go() -> Graph:
    """Every way through a go of a card on which the upper part is filled."""
    lower = Card(((0,) * len(UPPER) + (None,) * 7,))
    return graph(GAME, evolve(BEGUN, notes=(lower, *BEGUN.notes[1:])), lambda s: s.turn == 1)


@pytest.mark.long
@pytest.mark.numbers("kniffel")
@pytest.mark.cites("KNIFFEL-8", "KNIFFEL-9", "KNIFFEL-10", "KNIFFEL-11", "KNIFFEL-12", "KNIFFEL-15")
@pytest.mark.parametrize(
    ("box", "throws"),
    [
        ("three-of-a-kind", 1656),
        ("four-of-a-kind", 156),
        ("full-house", 300),
        ("small-straight", 1200),
        ("large-straight", 240),
        ("kniffel", 6),
    ],
)
def test_so_many_of_7776_throws_count_in_a_box(go: Graph, box: str, throws: int) -> None:
    counting = [
        alike
        for alike, thrown in go.ways[0]
        if any(entered(go.states[to], box) for _, to in go.ways[thrown])
    ]
    assert sum(alike for alike, _ in go.ways[0]) == 7776
    assert sum(counting) == throws


@pytest.mark.numbers("kniffel")
@pytest.mark.cites("KNIFFEL-2", "KNIFFEL-3", "KNIFFEL-4")
@pytest.mark.parametrize(
    ("box", "chance"),
    [
        ("three-of-a-kind", 0.743195),
        ("four-of-a-kind", 0.290794),
        ("full-house", 0.362883),
        ("small-straight", 0.615442),
        ("large-straight", 0.261095),
        ("kniffel", Fraction(347897, 7558272)),
    ],
)
@pytest.mark.long
def test_who_aims_at_one_box_fills_it_so_often(
    go: Graph, box: str, chance: Fraction | float
) -> None:
    found = best(go, lambda state: entered(state, box) > 0)
    assert (found if isinstance(chance, Fraction) else round(float(found), 6)) == chance


@pytest.mark.numbers("kniffel")
@pytest.mark.cites("KNIFFEL-13")
@pytest.mark.long
def test_the_best_go_for_chance_has_70_thirds(go: Graph) -> None:
    assert best(go, lambda state: entered(state, "chance")) == Fraction(70, 3)


@pytest.mark.cites("DICE-1")
def test_the_order_in_which_dice_lie_means_nothing() -> None:
    falling = after(GAME, BEGUN, "throw 2 5 2 1 6, keep 2 2")
    chance = GAME.rules.chance(falling)
    assert chance is not None
    states = {taken(GAME, falling, chance.at(number)) for number in range(chance.total)}
    assert (chance.total, len(states)) == (216, 56)
    assert after(GAME, falling, "throw 6 1 3") == after(GAME, falling, "throw 3 6 1")


# Boxes


@pytest.mark.cites("KNIFFEL-5", "KNIFFEL-6", "KNIFFEL-8")
def test_the_example_of_the_manual() -> None:
    assert points("1 1 1 5 6", "ones") == 3
    assert points("1 1 1 5 6", "three-of-a-kind") == 14


@pytest.mark.cites("KNIFFEL-5")
@pytest.mark.parametrize("box", UPPER)
def test_a_row_counts_its_own_face_only(box: str) -> None:
    face = UPPER.index(box) + 1
    assert points(f"{face} {face % 6 + 1} {face} {face % 6 + 1} {face}", box) == 3 * face


@pytest.mark.cites("KNIFFEL-9", "KNIFFEL-10")
def test_the_other_examples() -> None:
    assert points("4 6 4 6 4", "full-house") == 25
    assert points("2 3 4 5 5", "small-straight") == 30


@pytest.mark.cites("KNIFFEL-10", "KNIFFEL-11", "KNIFFEL-15")
@of_each(
    ("faces", "small", "large"),
    [
        ("1 2 3 4 1", 30, 0),
        ("2 3 4 5 5", 30, 0),
        ("3 4 5 6 3", 30, 0),
        ("1 3 4 5 6", 30, 0),
        ("1 2 3 5 6", 0, 0),
        ("1 2 4 5 6", 0, 0),
        ("1 2 3 4 5", 30, 40),
        ("2 3 4 5 6", 30, 40),
    ],
)
def test_a_straight_begins_anywhere(faces: str, small: int, large: int) -> None:
    assert points(faces, "small-straight") == small
    assert points(faces, "large-straight") == large


@pytest.mark.cites("KNIFFEL-15")
def test_more_than_a_box_asks_for_is_enough() -> None:
    assert points("5 2 4 3 6", "small-straight") == 30
    assert points("3 3 3 3 3", "three-of-a-kind") == points("3 3 3 3 3", "four-of-a-kind") == 15


@pytest.mark.cites("KNIFFEL-14")
@of_each("box", [box for box in BOXES if box != "chance"])
def test_every_box_but_chance_can_be_filled_with_0(box: str) -> None:
    faces = "1 1 4 4 6" if box in ("twos", "threes", "fives") else "2 2 3 3 5"
    assert points(faces, box) == 0


@pytest.mark.cites("KNIFFEL-9")
def test_five_alike_are_a_full_house_by_one_reading() -> None:
    assert points("4 4 4 4 4", "full-house") == 0
    assert points("4 4 4 4 4", "full-house", Rules(full_house_five=FullHouseFive.YES)) == 25
    assert points("4 4 4 4 6", "full-house", Rules(full_house_five=FullHouseFive.YES)) == 0


# A go


@pytest.mark.cites("KNIFFEL-3")
def test_a_die_that_was_left_may_be_thrown_again() -> None:
    state = after(GAME, BEGUN, "throw 6 6 1 2 3, keep 6 6, throw 1 2 4")
    assert refused(GAME, state, "keep 1 2 4 6") == set()
    assert refused(GAME, state, "keep") == set()


@pytest.mark.cites("KNIFFEL-2", "KNIFFEL-3", "KNIFFEL-4", "DICE-1", "DICE-3")
def test_what_is_refused_and_why() -> None:
    thrown = after(GAME, BEGUN, "throw 6 6 1 2 3")
    assert refused(GAME, thrown, "keep 6 6 6") == {"KNIFFEL-3"}
    assert refused(GAME, thrown, "keep 1 2 3 6 6") == {"KNIFFEL-3"}
    assert refused(GAME, thrown, "enter sixes", seat=1) == {"DICE-3"}
    assert refused(GAME, thrown, "throw 1 2 3 4 5") == {"DICE-3", "DICE-1"}
    assert refused(GAME, BEGUN, "throw 1 2 3 4") == {"DICE-1"}
    assert refused(GAME, BEGUN, "enter chance") == {"DICE-3"}
    third = after(GAME, thrown, "keep, throw 1 2 3 4 5, keep, throw 1 1 3 4 5")
    assert refused(GAME, third, "keep 1 1") == {"KNIFFEL-2"}
    assert refused(GAME, third, "keep 6", seat=1) == {"DICE-3", "KNIFFEL-2", "KNIFFEL-3"}
    again = after(GAME, thrown, "enter sixes, throw 1 1 1 1 1, enter ones, throw 6 6 1 2 3")
    assert refused(GAME, again, "enter sixes") == {"KNIFFEL-4"}
    assert refused(GAME, again, "enter ones") == set()
    assert len(legal_actions(GAME.rules, third)) == len(BOXES)


@pytest.mark.cites("KNIFFEL-4")
def test_acts_are_told_in_both_languages() -> None:
    state = after(GAME, BEGUN, "throw 6 5 6 2 6")
    entered_told = told(GAME, state, "enter three-of-a-kind")
    assert entered_told == ["A enters three of a kind.", "That is 25 points.", "A has 25 points."]
    nothing = told(GAME, after(GAME, BEGUN, "throw 6 5 6 2 4"), "enter full-house")
    assert nothing == ["A enters full house.", "That is 0 points."]
    assert told(GAME, state, "keep 6 6 6") == ["A keeps 6, 6, 6."]
    shown = seen_lines(GAME, after(GAME, state, "enter three-of-a-kind"), "de")
    assert "Dreierpasch    25  ." in shown
    with pytest.raises(ExpectedError):
        GAME.notation.read(0, "enter bonus")
    with pytest.raises(ExpectedError):
        GAME.notation.read(0, "keep 7")


@pytest.mark.cites("KNIFFEL-20")
def test_who_says_to_be_content_throws_no_more_in_this_go() -> None:
    thrown = after(GAME, BEGUN, "throw 6 6 6 1 2")
    assert told(GAME, thrown, "stop") == ["A keeps all dice."]
    content = after(GAME, thrown, "stop")
    assert content.turn == 0
    assert refused(GAME, content, "keep 6 6 6") == {"KNIFFEL-2"}
    assert refused(GAME, content, "stop") == {"KNIFFEL-20"}
    assert entered(after(GAME, content, "enter three-of-a-kind"), "three-of-a-kind") == 21
    assert refused(GAME, BEGUN, "stop") == {"DICE-3"}


# A game

BEST: Final = {
    **{box: " ".join(str(face) * 5) for face, box in enumerate(UPPER, start=1)},
    **dict.fromkeys([*BOXES][len(UPPER) :], "6 6 6 6 6"),
    "full-house": "6 6 6 5 5",
    "small-straight": "1 2 3 4 5",
    "large-straight": "1 2 3 4 5",
}
WORST: Final = {
    **dict.fromkeys(BOXES, "1 1 1 1 1"),
    "ones": "2 2 2 2 2",
    "three-of-a-kind": "1 1 2 2 3",
    "four-of-a-kind": "1 1 2 2 3",
    "kniffel": "1 1 2 2 3",
}
ROWS_OF_63: Final = {box: f"{f} {f} {f} {f % 6 + 1} {f % 6 + 1}" for f, box in enumerate(UPPER, 1)}
"""Three of its own face in every upper row, which makes 63."""


def filled(state: Cards, first: dict[str, str], second: dict[str, str]) -> Cards:
    """A column of two seats, filled from the top with these throws."""
    acts = [f"throw {column[box]}, enter {box}" for box in BOXES for column in (first, second)]
    ended: Cards = after(GAME, state, ", ".join(acts))
    return ended


@pytest.mark.numbers("kniffel")
@pytest.mark.cites("KNIFFEL-1", "KNIFFEL-7", "KNIFFEL-16", "KNIFFEL-18")
def test_a_game_has_thirteen_rounds_and_brings_from_5_to_375() -> None:
    all_but_one = after(GAME, BEGUN, "throw 1 1 1 1 1, enter ones")
    assert GAME.rules.outcome(all_but_one) is None
    ended = GAME.rules.outcome(filled(BEGUN, BEST, WORST))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((375, 5), (0,))
    assert GAME.rules.movers(filled(BEGUN, BEST, WORST)) == ()


@pytest.mark.cites("KNIFFEL-18")
def test_who_has_equally_many_points_shares_the_victory() -> None:
    ended = GAME.rules.outcome(filled(BEGUN, WORST, WORST))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((5, 5), (0, 1))


@pytest.mark.cites("KNIFFEL-7", "KNIFFEL-16")
@pytest.mark.parametrize(
    ("bonus_from", "at_63", "at_64"),
    [(BonusFrom.AT_63, 35, 35), (BonusFrom.AT_64, 0, 35), (BonusFrom.NEVER, 0, 0)],
)
def test_the_readings_part_at_63_points(bonus_from: BonusFrom, at_63: int, at_64: int) -> None:
    # Sixty-four with one more 1; the lower part adds 5 as chance.
    first, second = WORST | ROWS_OF_63, WORST | ROWS_OF_63 | {"ones": "1 1 1 1 2"}
    ended = GAME.rules.outcome(
        filled(GAME.rules.start(2, Rules(bonus_from=bonus_from)), first, second)
    )
    assert ended is not None
    assert ended.scores == (63 + at_63 + 5, 64 + at_64 + 5)


@pytest.mark.cites("KNIFFEL-7")
def test_unless_another_reading_is_chosen_63_points_earn_the_bonus() -> None:
    ended = GAME.rules.outcome(
        filled(GAME.rules.start(2, GAME.book.default), WORST | ROWS_OF_63, WORST)
    )
    assert ended is not None
    assert ended.scores == (63 + 35 + 5, 5)


@pytest.mark.cites("KNIFFEL-7")
def test_the_bonus_is_told_and_credited_when_the_last_box_is_filled() -> None:
    """The text credits it at the end of the game."""
    start = GAME.rules.start(2, GAME.book.default)
    rows = {box: (WORST | ROWS_OF_63)[box] for box in BOXES}
    acts = [f"throw {each[box]}, enter {box}" for box in BOXES for each in (rows, WORST)]
    before_last = after(GAME, start, ", ".join(acts[:-2]))
    assert [card.points for card in before_last.notes] == [63, 0]
    thrown = after(GAME, before_last, f"throw {rows['chance']}")
    answer = GAME.step(thrown, GAME.notation.read(0, "enter chance"))
    assert isinstance(answer, Step)
    said = [(event.clause.id, event.sentence.say("en")) for event in answer.events]
    assert said[1:] == [
        ("KNIFFEL-13", "That is 5 points."),
        ("KNIFFEL-7", "The upper part brings 35 points more."),
        ("KNIFFEL-4", "A has 103 points."),
    ]


@pytest.mark.cites("KNIFFEL-20")
def test_who_is_content_enters_a_result_at_once() -> None:
    state = after(GAME, BEGUN, "throw 6 6 6 6 6, enter kniffel")
    assert (entered(state, "kniffel"), state.turn) == (50, 1)


@pytest.mark.cites("KNIFFEL-17", "KNIFFEL-19")
def test_several_columns_are_played_one_after_the_other_and_added() -> None:
    one = filled(GAME.rules.start(2, Rules(games=2)), BEST, WORST)
    assert GAME.rules.outcome(one) is None
    assert refused(GAME, after(GAME, one, "throw 1 1 1 1 1"), "enter ones") == set()
    ended = GAME.rules.outcome(filled(one, BEST, BEST))
    assert ended is not None
    assert ended.scores == (750, 380)
