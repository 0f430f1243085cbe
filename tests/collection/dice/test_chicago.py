"""83 Chicago: what a go is worth, how the first binds the others, and who takes the mat."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

import pytest
from attrs import evolve

from daumen_rules.games.dice.chicago import (
    GAME,
    AllEqual,
    Frozen,
    Last,
    Mats,
    NextStarter,
    Rules,
    Sixes,
    ties,
)
from daumen_rules.kernel.game import legal_actions, may_undo, step
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.pieces.choices import Say
from daumen_rules.pieces.dice import Throw
from tests.collection.dice.goes import Graph, after, best, graph, refused, told
from tests.scene import seen_lines

BEGUN: Final = GAME.rules.start(3, Rules())
EXCHANGE: Final = GAME.rules.start(3, Rules(sixes=Sixes.EXCHANGE))
TURN: Final = GAME.rules.start(3, Rules(sixes=Sixes.TURN))
FREE: Final = GAME.rules.start(3, Rules(frozen=Frozen.NO))


def go(faces: str, throws: int = 1) -> str:
    """The acts of a go that ends with these faces after so many throws."""
    return f"throw {faces}, " + f"keep, throw {faces}, " * (throws - 1) + "stop"


def played(state: Mats, *goes: tuple[str, int]) -> Mats:
    """The state after some goes: faces and throws."""
    ended: Mats = after(GAME, state, ", ".join(go(*each) for each in goes))
    return ended


# What a go is worth


@cache
def first_go(start: Mats) -> Graph:
    """Every way through the first go of a round."""
    return graph(GAME, start, lambda state: len(state.common.results) == 1)


@pytest.mark.numbers("chicago")
@pytest.mark.long
@pytest.mark.cites("CHICAGO-1", "CHICAGO-2", "CHICAGO-3", "CHICAGO-6", "CHICAGO-11")
@pytest.mark.parametrize(
    ("start", "one", "two", "three"),
    [
        (BEGUN, 87, 138, 172),
        (FREE, 87, 138, 172),
        (EXCHANGE, 87, Fraction(416, 3), Fraction(112913, 648)),
        (TURN, Fraction(2429, 27), Fraction(103762, 729), Fraction(128548, 729)),
    ],
)
def test_the_best_go_of_whoever_may_throw_so_often(
    start: Mats, one: Fraction, two: Fraction, three: Fraction
) -> None:
    assert best(first_go(start), lambda state: state.common.results[0][0]) == three
    for throws, expected in ((1, one), (2, two)):
        bound = played(start, ("2 3 5", throws))
        second = graph(GAME, bound, lambda state: len(state.common.results) == 2)
        assert best(second, lambda state: state.common.results[1][0]) == expected


@pytest.mark.numbers("chicago")
@pytest.mark.cites("CHICAGO-8")
def test_chicago_is_the_most_and_comes_as_often_as_each_die_shows_a_1_in_three_throws() -> None:
    first = first_go(BEGUN)
    points = {state.common.results[0][0] for state in first.states if state.common.results}
    assert (min(points), max(points)) == (6, 300)
    assert best(first, lambda state: state.common.results[0][0] == 300) == Fraction(91, 216) ** 3


@pytest.mark.cites("CHICAGO-4", "CHICAGO-5")
def test_the_example_of_the_manual() -> None:
    state = after(GAME, BEGUN, "throw 1 4 2, keep 1, throw 6 3")
    assert told(GAME, state, "stop") == ["A stops.", "A has 163 points in 2 throws."]


# What may be done


@pytest.mark.cites("CHICAGO-3", "CHICAGO-6", "DICE-3")
def test_nobody_throws_more_often_than_three_times_nor_than_the_first() -> None:
    third = after(GAME, BEGUN, "throw 2 2 2, keep, throw 2 2 2, keep, throw 2 2 3")
    assert refused(GAME, third, "keep 2") == {"CHICAGO-3"}
    second = after(GAME, played(BEGUN, ("5 5 5", 1)), "throw 2 2 3")
    assert refused(GAME, second, "keep 3") == {"CHICAGO-6"}
    assert refused(GAME, second, "keep 4") == {"CHICAGO-3", "CHICAGO-6"}
    assert refused(GAME, second, "stop") == set()
    assert refused(GAME, second, "stop", seat=0) == {"DICE-3"}


@pytest.mark.cites("CHICAGO-4")
def test_dice_that_were_left_stand_for_good_by_one_reading() -> None:
    acts = "throw 1 4 2, keep 1, throw 6 3"
    assert refused(GAME, after(GAME, BEGUN, acts), "keep 6") == {"CHICAGO-4"}
    assert refused(GAME, after(GAME, FREE, acts), "keep 6") == set()
    assert refused(GAME, after(GAME, BEGUN, acts), "keep 1 6") == set()


@pytest.mark.cites("CHICAGO-11")
def test_two_sixes_buy_a_1_by_the_optional_rule_only() -> None:
    acts = "throw 6 2 6"
    assert refused(GAME, after(GAME, BEGUN, acts), "exchange") == {"CHICAGO-11"}
    given = after(GAME, after(GAME, EXCHANGE, acts), "exchange")
    assert given.lying == (1, 2)
    turned = after(GAME, after(GAME, TURN, acts), "exchange")
    assert turned.lying == (1, 2, 6)
    assert told(GAME, turned, "stop") == ["A stops.", "A has 162 points in 1 throw."]


@pytest.mark.cites("CHICAGO-11")
def test_two_sixes_are_given_before_the_dice_are_taken_up_again() -> None:
    two = after(GAME, EXCHANGE, "throw 6 6 2")
    assert refused(GAME, two, "exchange") == set()
    assert "CHICAGO-11" in refused(GAME, after(GAME, two, "keep 6 6"), "exchange")


@pytest.mark.cites("CHICAGO-3")
def test_while_the_dice_fall_chance_is_on_turn_and_a_stop_shows_nothing() -> None:
    answer = step(GAME.rules, BEGUN, Say(0, "stop"))
    assert isinstance(answer, Refused)
    assert answer.say("en").startswith("A acts; on turn is chance.")
    assert told(GAME, BEGUN, "throw 1 1 1") == ["A throws 1, 1, 1."]
    thrown = after(GAME, BEGUN, "throw 1 1 1")
    stopped = step(GAME.rules, thrown, Say(0, "stop"))
    assert isinstance(stopped, Step)
    assert may_undo(GAME.rules, (stopped,), 0)


@pytest.mark.cites("CHICAGO-2", "CHICAGO-4", "CHICAGO-11")
def test_who_has_given_two_sixes_throws_the_other_die_again() -> None:
    given = after(GAME, EXCHANGE, "throw 6 2 6, exchange")
    assert refused(GAME, given, "stop") == {"CHICAGO-2"}
    assert refused(GAME, given, "keep 2") == {"CHICAGO-4"}
    assert told(GAME, after(GAME, given, "keep 1 2, throw 5"), "stop") == [
        "A stops.",
        "A has 107 points in 2 throws.",
    ]


@pytest.mark.cites("CHICAGO-11")
@pytest.mark.parametrize("start", [EXCHANGE, TURN])
def test_the_two_sixes_are_of_one_throw_before_the_last_and_count_once(start: Mats) -> None:
    apart = after(GAME, start, "throw 6 2 3, keep 6, throw 6 4")
    assert refused(GAME, apart, "exchange") == {"CHICAGO-11"}
    second = after(GAME, start, "throw 6 2 3, keep 2, throw 6 6")
    assert refused(GAME, second, "exchange") == set()
    third = after(GAME, start, "throw 6 2 3, keep 2, throw 5 5, keep 2, throw 6 6")
    assert refused(GAME, third, "exchange") == {"CHICAGO-11"}
    bound = after(GAME, played(start, ("5 5 5", 1)), "throw 6 6 6")
    assert refused(GAME, bound, "exchange") == ({"CHICAGO-11"} if start is EXCHANGE else set())
    three = after(GAME, start, "throw 6 6 6, exchange")
    assert refused(GAME, three, "exchange") == {"CHICAGO-11"}


@cache
def turning(dice: int, throw: int, left: int) -> Fraction:
    """The best expectation of dice that are thrown now, where a 6 of two may be turned to a 1 in a
    first or second throw: by hand, apart from the game.
    """
    if not dice:
        return Fraction()
    worth = (100, 2, 3, 4, 5, 60)
    total = Fraction()
    for faces in product(range(6), repeat=dice):
        values = sorted((worth[face] for face in faces), reverse=True)
        best = Fraction(0)
        pairs = [values]
        if throw <= 2 and values.count(60) >= 2:
            six = values.index(60)
            pairs.append([100, *values[:six], *values[six + 1 :]])
        for turned, held in enumerate(pairs):
            order = [*held[:turned], *sorted(held[turned:], reverse=True)]
            for kept in range(turned, dice + 1):
                if kept == dice or left:
                    later = turning(dice - kept, throw + 1, left - 1)
                    best = max(best, sum(order[:kept]) + later)
        total += best
    return total * Fraction(1, 6**dice)


@pytest.mark.cites("CHICAGO-11")
def test_a_six_is_turned_in_a_first_or_second_throw_whatever_is_left() -> None:
    """With one throw: 87, and 40 more for the 16 of 216 throws with two sixes."""
    assert turning(3, 1, 0) == 87 + 40 * Fraction(16, 216) == Fraction(2429, 27)
    assert turning(3, 1, 2) == Fraction(128548, 729)
    bound = graph(GAME, played(TURN, ("2 3 5", 1)), lambda state: len(state.common.results) == 2)
    assert best(bound, lambda state: state.common.results[1][0]) == turning(3, 1, 0)
    assert turning(3, 1, 1) == Fraction(103762, 729)


@pytest.mark.cites("CHICAGO-14")
def test_where_all_are_equal_somebody_takes_a_mat_or_nobody() -> None:
    goes = (("5 5 5", 1), ("5 5 5", 1), ("5 5 5", 1))
    assert ties(played(BEGUN, *goes)) == (0, 1, 2)
    spared = played(GAME.rules.start(3, Rules(all_equal=AllEqual.NO_MAT)), *goes)
    assert (spared.notes, ties(spared), spared.first) == ((0, 0, 0), (), 1)
    unequal = (("5 5 5", 2), ("5 5 5", 1), ("5 5 5", 1))
    rules = Rules(all_equal=AllEqual.NO_MAT)
    assert played(GAME.rules.start(3, rules), *unequal).notes == (1, 0, 0)


# The round and its loser


@pytest.mark.cites("CHICAGO-7", "CHICAGO-9")
def test_most_points_win_and_fewest_take_the_mat() -> None:
    last = after(GAME, played(BEGUN, ("5 5 5", 2), ("1 2 2", 2)), "throw 6 6 2")
    assert told(GAME, last, "stop") == [
        "C stops.",
        "C has 122 points in 1 throw.",
        "C wins the round.",
        "A has 1 mat.",
    ]


@pytest.mark.cites("CHICAGO-7", "CHICAGO-12")
def test_among_equals_the_fewest_throws_win_and_the_most_lose() -> None:
    top = after(GAME, played(BEGUN, ("1 2 2", 2), ("1 2 2", 1)), "throw 5 5 5")
    assert told(GAME, top, "stop")[2:] == ["B wins the round.", "C has 1 mat."]
    low = after(GAME, played(BEGUN, ("5 5 5", 2), ("5 5 5", 1)), "throw 1 2 2")
    assert told(GAME, low, "stop")[2:] == ["C wins the round.", "A has 1 mat."]


@pytest.mark.cites("CHICAGO-12")
def test_who_is_equal_in_both_throws_a_die_until_one_is_lowest() -> None:
    off = played(BEGUN, ("5 5 5", 2), ("2 2 2", 1), ("2 2 2", 1))
    assert ties(off) == (1, 2)
    last = after(GAME, played(BEGUN, ("5 5 5", 2), ("2 2 2", 1)), "throw 2 2 2")
    decides = "B and C throw off; the lowest throw decides."
    assert told(GAME, last, "stop")[-2:] == ["A wins the round.", decides]
    stopped = step(GAME.rules, last, GAME.notation.read(2, "stop"))
    assert isinstance(stopped, Step)
    assert stopped.events[-1].sentence.say("de") == (
        "B und C stechen; der niedrigste Wurf entscheidet."
    )
    assert stopped.events[-1].clause.id == "CHICAGO-12"
    assert told(GAME, off, "throw 4 4") == ["B throws 4.", "C throws 4.", decides]
    assert "throwing off: B, C" in seen_lines(GAME, off, "en")
    thrown = step(GAME.rules, off, Throw((5, 3)))
    assert isinstance(thrown, Step)
    assert [GAME.rules.reveals(event) for event in thrown.events] == [True, True, False]
    assert refused(GAME, off, "throw 1 2 3") == {"DICE-1"}
    again = after(GAME, off, "throw 4 4")
    assert (again.tied, again.notes) == ((1, 2), (0, 0, 0))
    assert told(GAME, again, "throw 5 3") == ["B throws 5.", "C throws 3.", "C has 1 mat."]
    assert after(GAME, again, "throw 5 3").notes == (0, 0, 1)


@pytest.mark.cites("CHICAGO-12", "CHICAGO-13", "CHICAGO-6")
def test_the_round_after_a_throw_off_is_a_round_like_the_first() -> None:
    off = played(BEGUN, ("5 5 5", 2), ("2 2 2", 1), ("2 2 2", 1))
    after_it = after(GAME, off, "throw 4 4, throw 5 3")
    assert after_it == evolve(BEGUN, notes=(0, 0, 1), first=1, turn=1, played=1)
    # Three dice fall, B may throw three times, and the lowest of the next round gets a mat.
    assert refused(GAME, after_it, "throw 5 3") == {"DICE-1"}
    later = played(after_it, ("5 5 5", 3), ("2 2 2", 1), ("1 1 1", 1))
    assert later == evolve(BEGUN, notes=(0, 0, 2), first=2, turn=2, played=2)


@pytest.mark.cites("CHICAGO-12", "CHICAGO-10")
def test_a_throw_off_for_the_third_mat_ends_the_match() -> None:
    off = played(evolve(BEGUN, notes=(1, 2, 2)), ("5 5 5", 1), ("2 2 2", 1), ("2 2 2", 1))
    assert told(GAME, off, "throw 1 3")[2:] == ["B has 3 mats.", "B has lost."]
    ended = GAME.rules.outcome(after(GAME, off, "throw 1 3"))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((-1, -3, -2), (0, 2))


@pytest.mark.cites("CHICAGO-6")
def test_the_first_binds_the_third_whatever_the_second_did() -> None:
    for second in (1, 2):
        third = after(GAME, played(BEGUN, ("5 5 5", 2), ("5 5 5", second)), "throw 2 2 3")
        assert refused(GAME, third, "keep 3") == set()
        assert refused(GAME, after(GAME, third, "keep, throw 2 2 2"), "keep 2") == {"CHICAGO-6"}


@pytest.mark.cites("CHICAGO-12")
def test_by_another_reading_throws_do_not_matter_for_the_last_place() -> None:
    goes = (("2 2 2", 2), ("2 2 2", 1), ("5 5 5", 1))
    assert played(BEGUN, *goes).notes == (1, 0, 0)
    assert ties(played(GAME.rules.start(3, Rules(last=Last.ROLL_OFF)), *goes)) == (0, 1)


@pytest.mark.cites("CHICAGO-13")
def test_who_begins_the_next_round() -> None:
    goes = (("5 5 5", 1), ("1 1 1", 1), ("2 2 2", 1))
    assert played(BEGUN, *goes).turn == 1
    assert played(GAME.rules.start(3, Rules(next_starter=NextStarter.LOSER)), *goes).turn == 2
    nobody = Rules(next_starter=NextStarter.LOSER, all_equal=AllEqual.NO_MAT)
    equal = (("5 5 5", 1), ("5 5 5", 1), ("5 5 5", 1))
    assert played(GAME.rules.start(3, nobody), *equal).turn == 0


@pytest.mark.cites("CHICAGO-6")
def test_the_first_of_every_round_binds_the_others_anew() -> None:
    later = played(BEGUN, ("5 5 5", 1), ("1 1 1", 1), ("2 2 2", 1))
    assert refused(GAME, after(GAME, later, "throw 2 2 2"), "keep") == set()


@pytest.mark.cites("CHICAGO-10")
def test_who_is_first_to_have_three_mats_loses_and_all_others_win() -> None:
    state = evolve(BEGUN, notes=(2, 2, 0))
    last = after(GAME, played(state, ("2 2 2", 1), ("5 5 5", 1)), "throw 1 1 1")
    assert told(GAME, last, "stop")[3:] == ["A has 3 mats.", "A has lost."]
    over = after(GAME, last, "stop")
    ended = GAME.rules.outcome(over)
    assert ended is not None
    assert (ended.scores, ended.winners) == ((-3, -2, 0), (1, 2))
    assert (GAME.rules.movers(over), legal_actions(GAME.rules, over), GAME.rules.chance(over)) == (
        (),
        (),
        None,
    )


def test_the_table_is_shown_in_both_languages() -> None:
    state = after(GAME, played(evolve(BEGUN, notes=(0, 2, 0)), ("1 2 2", 1)), "throw 6 3 1")
    assert [" ".join(line.split()) for line in seen_lines(GAME, state, "en")] == [
        "Round 1",
        "lying: 1, 3, 6",
        "counts now: 163 points",
        "to choose: stop",
        "A 0 mats",
        "► B 2 mats",
        "C 0 mats",
        "A B C",
        "points 104 . .",
        "throws 1 . .",
    ]
    assert [" ".join(line.split()) for line in seen_lines(GAME, state, "de")] == [
        "Runde 1",
        "liegt: 1, 3, 6",
        "zählt jetzt: 163 Punkte",
        "zu wählen: aufhören",
        "A 0 Deckel",
        "► B 2 Deckel",
        "C 0 Deckel",
        "A B C",
        "Punkte 104 . .",
        "Würfe 1 . .",
    ]
