"""114 Zehntausend: what dice count, what a go brings, and when the game is over."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Final

import pytest
from attrs import evolve

from daumen_rules.games.dice.zehntausend import (
    GAME,
    Finish,
    Fourth,
    Frozen,
    Rules,
    ScoreAt,
    Tens,
    worth,
)
from daumen_rules.kernel.text import Language
from tests.collection.dice.goes import Graph, after, best, graph, refused, told
from tests.collection.dice.positions import cited
from tests.each import of_each
from tests.scene import seen_lines

BEGUN: Final = GAME.rules.start(3, Rules())


def points(state: Tens, acts: str) -> int:
    """What seat A has after some acts."""
    found: int = after(GAME, state, acts).notes[0]
    return found


# The check numbers of one go


@pytest.fixture(scope="module")
def go() -> Graph:
    return graph(GAME, BEGUN, lambda state: state.turn == 1)


def falling(thrown: int) -> Tens:
    """A go in which so many throws are used up and nothing is left of them."""
    return evolve(BEGUN, thrown=thrown)


@pytest.mark.long
@pytest.mark.numbers("zehntausend")
@pytest.mark.cites("ZEHNTAUSEND-2", "ZEHNTAUSEND-3", "ZEHNTAUSEND-4", "ZEHNTAUSEND-8")
def test_what_one_throw_brings(go: Graph) -> None:
    one = falling(2)
    assert best(go, lambda state: state.notes[0], one) == Fraction(88825, 324)
    assert best(go, lambda state: state.notes[0] == 0, one) == Fraction(25, 324)


@pytest.mark.numbers("zehntausend")
@pytest.mark.cites("ZEHNTAUSEND-5", "ZEHNTAUSEND-6", "ZEHNTAUSEND-7", "ZEHNTAUSEND-10")
@pytest.mark.long
def test_what_the_best_go_brings_with_two_and_three_throws(go: Graph) -> None:
    expected = [best(go, lambda state: state.notes[0], falling(thrown)) for thrown in (1, 0)]
    assert [round(float(each), 6) for each in expected] == [520.999423, 738.273721]


@pytest.mark.numbers("zehntausend")
@pytest.mark.cites("ZEHNTAUSEND-2", "ZEHNTAUSEND-3", "ZEHNTAUSEND-4")
@pytest.mark.long
def test_points_are_fifties_up_to_2000(go: Graph) -> None:
    found = {state.notes[0] for state in go.states}
    assert (min(found), max(found)) == (0, 2000)
    assert all(each % 50 == 0 for each in found)


@pytest.mark.cites("DICE-1")
def test_the_order_in_which_dice_lie_means_nothing() -> None:
    kept = after(GAME, BEGUN, "throw 5 2 1 1 3, keep 1 1")
    assert len({after(GAME, kept, f"throw {faces}") for faces in ("4 6 2", "2 4 6", "6 2 4")}) == 1


# What dice count


@pytest.mark.cites("ZEHNTAUSEND-2", "ZEHNTAUSEND-3", "ZEHNTAUSEND-4", "ZEHNTAUSEND-8")
@of_each(
    ("faces", "expected"),
    [
        ("2 3 4 6 6", 0),
        ("1 5 2 3 3", 150),
        ("1 1 5 5 6", 300),
        ("2 2 2 3 4", 200),
        ("3 3 3 4 6", 300),
        ("4 4 4 6 3", 400),
        ("5 5 5 2 3", 500),
        ("6 6 6 1 5", 750),
        ("1 1 1 2 3", 1000),
        ("1 1 1 5 5", 1100),
        ("1 2 3 4 5", 2000),
        ("6 5 4 3 2", 2000),
        ("1 1 1 1 1", 1200),
        ("5 5 5 5 2", 550),
        ("2 2 2 2 2", 200),
    ],
)
def test_what_five_dice_count(faces: str, expected: int) -> None:
    assert points(BEGUN, f"throw {faces}, stop") == expected


@pytest.mark.cites("ZEHNTAUSEND-3", "ZEHNTAUSEND-4")
def test_one_more_die_never_costs_anything() -> None:
    for size in range(5):
        for faces in combinations_with_replacement(range(1, 7), size):
            assert all(worth((*faces, face)) >= worth(faces) for face in range(1, 7))


# Readings


@pytest.mark.cites("ZEHNTAUSEND-3", "ZEHNTAUSEND-7")
@pytest.mark.parametrize(
    ("acts", "final", "per_throw"),
    [
        ("throw 1 1 2 3 4, keep 1 1, throw 1 2 2, keep 1 1 1, throw 5 5, stop", 1100, 400),
        ("throw 1 2 3 4 4, keep 1 2 3 4, throw 5, stop", 2000, 150),
        ("throw 1 1 1 2 3, keep 1 1 1, throw 2 5, keep 1 1 1 5, throw 4, stop", 1050, 1050),
        ("throw 1 1 1 2 3, keep, throw 2 2 3 3 4, stop", 0, 0),
    ],
)
def test_dice_count_together_or_those_of_a_throw_alone_each_once(
    acts: str, final: int, per_throw: int
) -> None:
    assert points(BEGUN, acts) == final
    assert points(GAME.rules.start(3, Rules(score_at=ScoreAt.PER_THROW)), acts) == per_throw


@pytest.mark.cites("ZEHNTAUSEND-2", "ZEHNTAUSEND-3", "ZEHNTAUSEND-7")
def test_dice_that_count_by_themselves_are_told_when_they_are_left() -> None:
    each = GAME.rules.start(3, Rules(score_at=ScoreAt.PER_THROW))
    thrown = after(GAME, each, "throw 1 1 1 5 2")
    assert told(GAME, thrown, "keep 1 1 1 5")[1:] == ["1, 1, 1: 1000 points.", "5: 50 points."]
    again = after(GAME, thrown, "keep 1 1 1 5, throw 5")
    assert told(GAME, again, "stop")[1:] == ["5: 50 points.", "A has 1100 points."]
    assert told(GAME, after(GAME, BEGUN, "throw 1 1 1 5 2"), "keep 1 1 1 5")[1:] == []


@pytest.mark.cites("ZEHNTAUSEND-7", "ZEHNTAUSEND-9")
def test_dice_that_have_counted_stand() -> None:
    each = GAME.rules.start(3, Rules(score_at=ScoreAt.PER_THROW))
    thrown = after(GAME, each, "throw 1 1 5 2 3, keep 1 5, throw 1 1 2")
    assert refused(GAME, thrown, "keep 1 1 1") == {"ZEHNTAUSEND-9"}
    assert refused(GAME, thrown, "keep 1 1 1 5") == set()


@pytest.mark.long
@pytest.mark.cites("ZEHNTAUSEND-7", "ZEHNTAUSEND-9")
def test_what_the_best_go_brings_where_each_throw_counts_by_itself() -> None:
    """The values are those of a program of twenty lines that knows the manual alone."""
    begun = GAME.rules.start(3, Rules(score_at=ScoreAt.PER_THROW))
    goes = graph(GAME, begun, lambda state: state.turn == 1)
    assert best(goes, lambda state: state.notes[0]) == Fraction(4841113133425, 9795520512)
    two = evolve(begun, thrown=1)
    goes = graph(GAME, two, lambda state: state.turn == 1)
    assert best(goes, lambda state: state.notes[0]) == Fraction(500040725, 1259712)


@pytest.mark.cites("ZEHNTAUSEND-8")
def test_a_fourth_like_die_counts_by_itself_or_not_at_all() -> None:
    assert points(BEGUN, "throw 1 1 1 1 5, stop") == 1150
    nothing = GAME.rules.start(3, Rules(fourth=Fourth.NOTHING))
    assert points(nothing, "throw 1 1 1 1 5, stop") == 1050


@pytest.mark.cites("ZEHNTAUSEND-9")
def test_a_die_that_was_left_may_be_thrown_again_or_not() -> None:
    acts = "throw 1 1 5 2 3, keep 1 5, throw 1 1 2"
    assert refused(GAME, after(GAME, BEGUN, acts), "keep 1 1 1") == set()
    stands = GAME.rules.start(3, Rules(frozen=Frozen.YES))
    assert refused(GAME, after(GAME, stands, acts), "keep 1 1 1") == {"ZEHNTAUSEND-9"}


@pytest.mark.cites("ZEHNTAUSEND-1", "ZEHNTAUSEND-11")
def test_the_game_ends_at_once_or_with_the_round() -> None:
    near = evolve(BEGUN, notes=(9_900, 9_800, 0))
    ended = GAME.rules.outcome(after(GAME, near, "throw 1 2 2 3 4, stop"))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((10_000, 9_800, 0), (0,))
    whole = evolve(near, rules=Rules(finish=Finish.ROUND))
    first = after(GAME, whole, "throw 1 2 2 3 4, stop")
    assert GAME.rules.outcome(first) is None
    second = after(GAME, first, "throw 1 1 5 3 4, stop")
    assert GAME.rules.outcome(second) is None
    ended = GAME.rules.outcome(after(GAME, second, "throw 2 2 3 3 4, stop"))
    assert ended is not None
    assert (ended.scores, ended.winners) == ((10_000, 10_050, 0), (1,))


@pytest.mark.cites("ZEHNTAUSEND-1")
def test_below_10000_the_game_goes_on() -> None:
    near = evolve(BEGUN, notes=(9_900, 0, 0))
    assert GAME.rules.outcome(after(GAME, near, "throw 5 2 2 3 4, stop")) is None


# A go


@pytest.mark.cites("ZEHNTAUSEND-5", "ZEHNTAUSEND-6", "ZEHNTAUSEND-10", "DICE-3")
def test_what_is_refused_and_why() -> None:
    first = after(GAME, BEGUN, "throw 1 1 5 2 3")
    assert refused(GAME, first, "stop") == set()
    assert refused(GAME, first, "stop", seat=2) == {"DICE-3"}
    assert refused(GAME, first, "keep 6") == {"ZEHNTAUSEND-6"}
    assert refused(GAME, first, "keep 1 1 2 3 5") == {"ZEHNTAUSEND-6"}
    third = after(GAME, first, "keep 1 1 5, throw 4 4, keep 1 1 5, throw 4 4")
    assert refused(GAME, third, "keep 1 1") == {"ZEHNTAUSEND-5"}
    assert refused(GAME, BEGUN, "stop") == {"DICE-3", "ZEHNTAUSEND-10"}


def test_acts_are_told() -> None:
    last = after(GAME, evolve(BEGUN, notes=(9_900, 0, 0)), "throw 1 2 2 3 4")
    assert told(GAME, last, "stop") == [
        "A stops.",
        "1: 100 points.",
        "A has 10000 points.",
        "A has won.",
    ]


@pytest.mark.cites("ZEHNTAUSEND-2", "ZEHNTAUSEND-3", "ZEHNTAUSEND-4", "ZEHNTAUSEND-8")
@pytest.mark.parametrize(
    ("throw", "clauses"),
    [
        ("44451", ["ZEHNTAUSEND-2", "ZEHNTAUSEND-3", "ZEHNTAUSEND-2"]),
        ("23456", ["ZEHNTAUSEND-4"]),
        ("11112", ["ZEHNTAUSEND-3", "ZEHNTAUSEND-8"]),
        ("22346", []),
    ],
)
def test_what_counts_of_a_go_is_told_by_the_clause_by_which_it_does(
    throw: str, clauses: list[str]
) -> None:
    """A 1 is 100, three 4s are 400, a 5 is 50; a fourth 1 counts by itself."""
    told_by = cited("zehntausend", f"{throw} stop")
    assert told_by == clauses + ["ZEHNTAUSEND-7"] * bool(clauses)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_points_and_what_lies_there_are_shown(language: Language) -> None:
    state = evolve(BEGUN, notes=(9_900, 0, 350), turn=1)
    kept = after(GAME, state, "throw 1 5 2 3 3, keep 1 5")
    points, lying, counts, stop = {
        "en": ("points", "lying", "counts now", "to choose: stop"),
        "de": ("Punkte", "liegt", "zählt jetzt", "zu wählen: aufhören"),
    }[language]
    assert seen_lines(GAME, kept, language)[1:] == (
        f"{lying}: 1, 5",
        f"  A  9900 {points}",
        f"► B  0 {points}",
        f"  C  350 {points}",
    )
    fallen = after(GAME, kept, "throw 4 4 2")
    assert seen_lines(GAME, fallen, language)[1:4] == (
        f"{lying}: 1, 2, 4, 4, 5",
        f"{counts}: 150 {points}",
        stop,
    )
    passed_on = after(GAME, fallen, "stop")
    assert seen_lines(GAME, passed_on, language)[1:3] == (
        f"  A  9900 {points}",
        f"  B  150 {points}",
    )


# What is left of a go for the next one


@pytest.mark.cites("ZEHNTAUSEND-5", "ZEHNTAUSEND-7")
@pytest.mark.parametrize("score_at", ScoreAt)
def test_the_next_seat_begins_with_nothing_of_the_go_before(score_at: ScoreAt) -> None:
    rules = Rules(score_at=score_at)
    begun = GAME.rules.start(3, rules)
    acts = "throw 1 1 2 3 4, keep 1 1, throw 1 5 6, keep 1 1 1 5, throw 4, stop"
    gained = 1050 if score_at is ScoreAt.FINAL else 200 + 150
    first = after(GAME, begun, acts)
    assert first == evolve(begun, notes=(gained, 0, 0), turn=1)
    third = after(GAME, first, "throw 2 2 3 3 4, stop, throw 1 2 3 4 5, stop")
    assert third == evolve(begun, notes=(gained, 0, 2000), played=1)
