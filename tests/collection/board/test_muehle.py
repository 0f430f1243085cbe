"""30 Mühle: placing, moving, mills, what is taken, and who has lost."""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules.games.board.engines.morris.points import LINES, NEIGHBOURS, POINTS, points
from daumen_rules.games.board.engines.morris.state import Task
from daumen_rules.games.board.engines.two_sides import BLACK, WHITE
from daumen_rules.games.board.muehle import GAME
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.expected_error import ExpectedError
from tests.collection.board.morris_plan import BLACK_WINS, DRAWN, WHITE_WINS, plan
from tests.collection.board.playing import playing
from tests.each import of_each
from tests.scene import seen_lines

IN_BOTH = pytest.mark.parametrize("slug", ["muehle", "ceylonesisches-muehlespiel"])
NEXT = pytest.mark.parametrize(
    ("slug", "turn"), [("muehle", BLACK), ("ceylonesisches-muehlespiel", WHITE)]
)
"""Who is on turn after a mill: in Ceylon whoever has closed it moves once more."""
TURN, PLACE, MILL, MOVE, TAKE = "MUEHLE-3", "MUEHLE-4", "MUEHLE-5", "MUEHLE-6", "MUEHLE-7"
SAFE, FEW, WALLED, DUTY, DRAW = "MUEHLE-8", "MUEHLE-12", "MUEHLE-13", "MUEHLE-14", "MUEHLE-16"

# The plan


@pytest.mark.cites("MUEHLE-5")
def test_the_lines_are_all_threes_of_points_in_a_file_or_rank() -> None:
    """In the middle file and rank the empty middle parts two threes."""
    names = [str(point) for point in POINTS]
    threes = set[frozenset[str]]()
    for place in (0, 1):
        for letter in {name[place] for name in names}:
            row = sorted(name for name in names if name[place] == letter)
            threes |= {frozenset(row[:3]), frozenset(row[-3:])}
    assert {frozenset(map(str, line)) for line in LINES} == threes
    assert (len(POINTS), len(LINES)) == (24, 16)


@pytest.mark.cites("MUEHLE-6")
def test_points_have_two_to_four_neighbours() -> None:
    assert sum(map(len, NEIGHBOURS.values())) == 64
    assert all(one in NEIGHBOURS[other] for one in POINTS for other in NEIGHBOURS[one])
    for name, others in {"a7": "d7 a4", "d7": "a7 g7 d6", "b4": "a4 c4 b6 b2"}.items():
        (point,) = points(name)
        assert NEIGHBOURS[point] == points(others)


@pytest.mark.cites("CEYLON-9", "MUEHLE-15")
def test_a_move_never_closes_two_mills() -> None:
    """The stone comes along one of the two lines of its point, and was on that line before it
    moved. Three stones, which may jump, are too few for two mills.
    """
    for point in POINTS:
        one, other = (set(line) for line in LINES if point in line)
        assert one & other == {point}
        assert {*NEIGHBOURS[point]} <= one | other


# Placing


@pytest.mark.cites("MUEHLE-1", "MUEHLE-2", "MUEHLE-4")
@IN_BOTH
def test_white_begins_and_both_place_nine_stones_on_free_points(slug: str) -> None:
    game = playing(slug)
    assert (game.state.hands, game.state.turn, game.state.quiet) == ((9, 9), WHITE, 0)
    assert game.legal == {f"place {point}" for point in POINTS}
    where = points("a7 d7 a4 a1 g7 g4 d1 g1 b6 d6 f6 b4 d2 b2 f4 f2 c4 e4")
    for number, point in enumerate(where):
        assert game.state.turn == number % 2
        game = game.after(f"place {point}")
        assert game.clauses == [PLACE]
    assert game.state.hands == (0, 0)
    assert game.refusal("place c5") == [PLACE]
    assert all("-" in words for words in game.legal)


@pytest.mark.cites("MUEHLE-3", "MUEHLE-4")
@IN_BOTH
def test_nobody_acts_out_of_turn_passes_or_places_on_a_stone(slug: str) -> None:
    game = playing(slug).after("place d6")
    assert game.after("place d7").refusal("d6-f6") == [PLACE]
    assert game.refusal("place d6") == [PLACE]
    assert game.refusal("place d7", seat=WHITE) == [TURN]
    assert game.refusal("place d6", seat=WHITE) == [TURN, PLACE]
    assert playing("muehle").refusal("pass") == [TURN]


# Moving


@pytest.mark.cites("MUEHLE-6", "MUEHLE-11")
@IN_BOTH
def test_a_stone_goes_to_a_free_point_next_to_it(slug: str) -> None:
    game = plan("a7 d6 c4 g1", "d7 b6 e4", slug=slug)
    assert game.legal == {"a7-a4", "d6-f6", "d6-d5", "c4-b4", "c4-c5", "c4-c3", "g1-g4", "g1-d1"}
    assert game.refusal("a7-g7") == game.refusal("d6-d7") == game.refusal("e4-f4") == [MOVE]
    assert game.refusal("a4-a1") == [MOVE]
    assert game.refusal("b6-b4", seat=BLACK) == [TURN]
    # No stone there, and too far; too far, and not free: the first of these says enough.
    assert game.refusal("a4-d1") == game.refusal("a7-e4") == [MOVE]


@pytest.mark.cites("MUEHLE-11")
@IN_BOTH
def test_with_three_stones_left_they_go_anywhere(slug: str) -> None:
    game = plan("a7 d6 c4", "d7 b6 e4 g1", slug=slug)
    free = set(map(str, POINTS)) - set(map(str, points("a7 d6 c4 d7 b6 e4 g1")))
    assert game.legal == {f"{one}-{other}" for one in ("a7", "d6", "c4") for other in free}
    assert game.refusal("a7-d7") == [MOVE]
    after = game.after("a7-g7")
    assert after.refusal("g1-a7") == [MOVE]


# Mills


@pytest.mark.cites("MUEHLE-5", "MUEHLE-7", "MUEHLE-8")
@of_each("line", LINES)
def test_each_line_is_a_mill_for_which_a_stone_is_taken(line: tuple[object, ...]) -> None:
    one, other, last = map(str, line)
    rest = [str(point) for point in POINTS if point not in line]
    black = next([a, b] for a in rest for b in rest if a[0] != b[0] and a[1] != b[1])
    game = plan(f"{one} {other}", " ".join(black), hands=(7, 7)).after(f"place {last}")
    assert game.clauses == [PLACE, MILL]
    assert game.state.turn == WHITE
    assert game.legal == {f"take {point}" for point in black}
    after = game.after(f"take {black[0]}")
    assert (after.clauses, after.state.turn, after.state.lost) == ([TAKE], BLACK, (0, 1))
    assert after.legal == {f"place {p}" for p in [*rest, black[0]] if p != black[1]}


@pytest.mark.cites("MUEHLE-7", "MUEHLE-14")
def test_after_a_mill_a_stone_of_the_opponent_is_taken_before_anything_else() -> None:
    game = plan("a7 d7 g4 f2", "a1 d1 b4 e3").after("g4-g7")
    assert game.clauses == [MOVE, MILL]
    assert game.legal == {"take a1", "take d1", "take b4", "take e3"}
    assert game.refusal("a7-a4") == [TAKE]
    assert game.refusal("take a7") == game.refusal("take c3") == [TAKE]
    assert game.refusal("take a7", seat=BLACK) == [TURN, SAFE]
    assert game.refusal("leave") == [DUTY]
    assert game.refusal("pass") == [TAKE, TURN]
    after = game.after("take b4")
    assert after.state.stones == (points("a7 d7 g7 f2"), points("a1 d1 e3"))
    assert after.refusal("take a7") == [TAKE, SAFE]
    assert after.refusal("leave") == [TAKE, DUTY]


@pytest.mark.cites("MUEHLE-7", "MUEHLE-16")
@NEXT
def test_a_mill_and_a_stone_that_is_taken_begin_the_counting_of_moves_anew(
    slug: str, turn: int
) -> None:
    before = plan("a7 d7 g4 f2", "a1 d1 b4 e3", slug=slug)
    moved = before.after("f2-f4", "e3-e4")
    assert (moved.state.quiet, len(moved.state.past)) == (2, 2)
    mill = moved.after("g4-g7")
    assert set(mill.state.stones[WHITE]) == set(points("a7 d7 g7 f4"))
    assert mill.state == evolve(
        moved.state,
        stones=(mill.state.stones[WHITE], moved.state.stones[BLACK]),
        task=Task.TAKE,
        due=1,
        past=(*moved.state.past, moved.state.position),
        quiet=0,
    )
    taken = mill.after("take b4")
    assert set(taken.state.stones[BLACK]) == set(points("a1 d1 e4"))
    assert taken.state == evolve(
        before.state,
        stones=(mill.state.stones[WHITE], taken.state.stones[BLACK]),
        lost=(5, 6),
        turn=turn,
    )


@pytest.mark.cites("MUEHLE-8")
@NEXT
def test_a_mill_for_which_nothing_can_be_taken_is_over_with_the_move(slug: str, turn: int) -> None:
    """All of Black's stones stand in a mill."""
    before = plan("a7 d7 g4 f2", "a1 d1 g1", slug=slug)
    after = before.after("g4-g7")
    assert after.state == evolve(
        before.state,
        stones=(after.state.stones[WHITE], before.state.stones[BLACK]),
        turn=turn,
        past=(before.state.position,),
    )


@pytest.mark.cites("MUEHLE-7")
def test_a_mill_counts_when_it_is_closed_not_while_it_stands() -> None:
    game = plan("a7 d7 g7 f2", "a1 b4 e3 e4")
    assert game.after("f2-f4").state.turn == BLACK
    opened = game.after("d7-d6", "a1-a4")
    assert opened.state.turn == WHITE
    again = opened.after("d6-d7")
    assert again.clauses == [MOVE, MILL]


@pytest.mark.cites("MUEHLE-8")
@IN_BOTH
def test_a_mill_is_safe_while_it_is_closed(slug: str) -> None:
    closed = plan("a7 d7 g4 f2", "a1 d1 g1 b4", slug=slug)
    mill = closed.after("g4-g7")
    assert mill.legal == {"take b4"}
    assert mill.refusal("take d1") == [SAFE]
    opened = plan("a7 d7 g4 f2", "a1 d1 g1 b4", turn=BLACK, slug=slug)
    opened = opened.after("d1-d2", "g4-g7")
    assert opened.legal == {"take a1", "take d2", "take g1", "take b4"}


def test_a_stone_between_two_mills_takes_one_with_each_move() -> None:
    game = plan("a7 d7 g7 b6 f6", "a1 g4 c4 e3 d2")
    for move, taken, reply in (("d7-d6", "d2", "a1-a4"), ("d6-d7", "g4", "a4-a1")):
        game = game.after(move, f"take {taken}", reply)
    assert game.after("d7-d6").legal == {"take a1", "take c4", "take e3"}


# The end


@pytest.mark.cites("MUEHLE-12")
@IN_BOTH
def test_who_loses_one_of_three_stones_has_lost(slug: str) -> None:
    game = plan("a7 d7 g4 f2", "a1 d1 b4", slug=slug).after("g4-g7")
    assert game.outcome is None
    lost = game.after("take d1")
    assert (lost.outcome, lost.clauses, lost.legal) == (WHITE_WINS, [TAKE, FEW], set())
    assert lost.refusal("a7-a4", seat=WHITE) == lost.refusal("a1-a4") == [TURN]


@pytest.mark.cites("MUEHLE-12")
def test_stones_of_the_hand_are_not_lost() -> None:
    game = plan("a7 d7", "a1 d1", hands=(7, 7)).after("place g7", "take a1")
    assert game.outcome is None


@pytest.mark.cites("MUEHLE-13")
@IN_BOTH
def test_who_cannot_move_has_lost_with_more_than_three_stones(slug: str) -> None:
    game = plan("a4 d6 e4 g1", "a7 d7 g7 g4", slug=slug)
    assert game.outcome is None
    walled = game.after("e4-f4")
    assert (walled.outcome, walled.clauses) == (WHITE_WINS, [MOVE, WALLED])
    assert plan("a4 d6 f4", "a7 d7 g7", turn=BLACK, slug=slug).outcome is None
    assert plan("a7 d7 g7 g4", "a4 d6 f4 g1", slug=slug).outcome == BLACK_WINS


@pytest.mark.cites("MUEHLE-16")
@IN_BOTH
def test_a_position_that_occurs_three_times_is_a_draw(slug: str) -> None:
    there_and_back = ("a7-a4", "g7-g4", "a4-a7", "g4-g7")
    for times, options in ((3, ""), (2, "repetition=2"), (5, "repetition=5")):
        game = plan("a7 d6 c3 f2", "g7 d1 e3 b4", slug=slug, options=options)
        for _ in range(times - 2):
            game = game.after(*there_and_back)
        game = game.after(*there_and_back[:-1])
        assert game.outcome is None
        game = game.after(there_and_back[-1])
        assert (game.outcome, game.clauses) == (DRAWN, [MOVE, DRAW])


@pytest.mark.cites("MUEHLE-16")
@IN_BOTH
def test_a_hundred_moves_without_a_mill_are_a_draw(slug: str) -> None:
    for limit, options in ((100, ""), (40, "quiet_limit=40")):
        game = plan("a7 d7 g4 f2", "a1 d1 b4 e3", slug=slug, options=options, quiet=limit - 1)
        drawn = game.after("a7-a4")
        assert (drawn.outcome, drawn.clauses) == (DRAWN, [MOVE, DRAW])
        mill = game.after("g4-g7", "take a1")
        assert (mill.outcome, mill.state.quiet) == (None, 0)


# What is left open


@pytest.mark.cites("MUEHLE-8")
def test_what_is_taken_when_all_stones_stand_in_mills_is_an_option() -> None:
    nothing = plan("a7 d7 g4 f2", "a1 d1 g1").after("g4-g7")
    assert nothing.clauses == [MOVE, MILL, SAFE]
    assert (nothing.state.turn, nothing.outcome) == (BLACK, None)
    assert nothing.told[-1].sentence.say("en") == "All stones of B stand in mills."
    black = plan("a1 d1 g1", "a7 d7 g4 f2", turn=BLACK).after("g4-g7")
    assert black.told[-1].sentence.say("en") == "All stones of A stand in mills."
    some = plan("a7 d7 g4 f2", "a1 d1 g1", options="all_in_mills=any").after("g4-g7")
    assert some.legal == {"take a1", "take d1", "take g1"}
    outside = plan("a7 d7 g4 f2", "a1 d1 g1 b4", options="all_in_mills=any").after("g4-g7")
    assert outside.legal == {"take b4"}


@pytest.mark.cites("MUEHLE-15")
def test_what_two_mills_at_once_bring_is_an_option() -> None:
    white, black, hands = "d7 g7 a4 a1", "b6 d6 c3 e4 e5", (5, 4)
    one = plan(white, black, hands=hands).after("place a7")
    assert one.clauses == [PLACE, MILL, MILL]
    assert one.after("take d6").state.turn == BLACK
    two = plan(white, black, hands=hands, options="two_mills=two").after("place a7", "take d6")
    assert two.legal == {"take b6", "take c3", "take e4", "take e5"}
    after = two.after("take c3")
    assert (after.state.turn, after.state.lost) == (BLACK, (0, 2))
    single = plan("a7 d7", "a1 d1 b4", hands=(7, 6), options="two_mills=two").after("place g7")
    assert single.after("take a1").state.turn == BLACK


@pytest.mark.cites("MUEHLE-15")
def test_the_second_of_two_stones_is_not_taken_out_of_a_mill() -> None:
    game = plan("d7 g7 a4 a1", "b6 d6 f6 c3", hands=(5, 5), options="two_mills=two")
    after = game.after("place a7", "take c3")
    assert after.clauses == [TAKE, SAFE]
    assert after.state.turn == BLACK


@pytest.mark.cites("MUEHLE-14")
def test_that_a_stone_must_be_taken_is_an_option() -> None:
    game = plan("a7 d7 g4 f2", "a1 d1 b4", options="taking=may").after("g4-g7")
    assert game.legal == {"take a1", "take d1", "take b4", "leave"}
    left = game.after("leave")
    assert (left.clauses, left.state.turn, left.state.lost) == ([DUTY], BLACK, (5, 6))
    assert left.refusal("leave") == [TAKE]


# Words and pictures


def test_it_is_shown_as_on_the_plan() -> None:
    state = plan("a7 d6 c4", "d7 g1", hands=(5, 7)).state
    assert seen_lines(GAME, state, "de") == (
        "7 o-----x-----·",
        "6 | ·---o---· |",
        "5 | | ·-·-· | |",
        "4 ·-·-o   ·-·-·",
        "3 | | ·-·-· | |",
        "2 | ·---·---· |",
        "1 ·-----·-----x",
        "  a b c d e f g",
        "► A  Weiß (o)  in der Hand: 5  verloren: 1",
        "  B  Schwarz (x)  in der Hand: 7  verloren: 0",
    )
    assert seen_lines(GAME, state, "en")[8:] == (
        "► A  White (o)  in hand: 5  lost: 1",
        "  B  Black (x)  in hand: 7  lost: 0",
    )


@pytest.mark.parametrize("words", ["", "a7", "d", "a7 d7", "a7-d7-g7"])
def test_words_that_are_no_action_are_told_all_that_is_done(words: str) -> None:
    with pytest.raises(ExpectedError) as error:
        GAME.notation.read(WHITE, words)
    assert error.value.text == Text(
        "`place a7`, `a7-d7`, `take a7`, `leave` or `pass`: a point such as a7 or d6",
        "`setze a7`, `a7-d7`, `nimm a7`, `lass liegen` oder `passe`: ein Punkt wie a7 oder d6",
    )


@pytest.mark.parametrize("words", ["place", "take", "place a7 d7"])
def test_words_that_are_no_action_are_told_what_was_expected(words: str) -> None:
    with pytest.raises(ExpectedError, match=r"`.*a7`.*: a point such as a7 or d6$"):
        GAME.notation.read(WHITE, words)


@pytest.mark.parametrize("words", ["place d4", "a7-a8", "take h1", "place a77"])
def test_a_point_that_is_none_is_told(words: str) -> None:
    with pytest.raises(ExpectedError, match="a point such as a7 or d6") as error:
        GAME.notation.read(WHITE, words)
    assert error.value.text.de.endswith(": ein Punkt wie a7 oder d6")


def test_a_verb_without_operands_stands_alone() -> None:
    with pytest.raises(ExpectedError, match=r"^`leave`$") as error:
        GAME.notation.read(WHITE, "leave it")
    assert error.value.text.de == "`lass liegen`"


@pytest.mark.cites("MUEHLE-8")
def test_a_stone_is_not_taken_where_all_stand_in_mills_and_the_reason_is_true() -> None:
    """White closes a mill; Black has one mill and no other stone, so nothing is taken."""
    found = plan("a7 d7 g4 f2", "a1 d1 g1").after("g4-g7")
    answer = step(found.game.rules, found.state, found.game.notation.read(0, "take a1"))
    assert isinstance(answer, Refused)
    assert "no mill was closed" not in answer.say("en")
    assert "The stone on a1 stands in a closed mill." in answer.say("en")
