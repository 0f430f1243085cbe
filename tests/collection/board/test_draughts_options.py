"""What games of draughts leave open: every reading leads to something else, here in a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise

import pytest
from attrs import evolve

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import Outcome
from tests.collection.board.playing import Playing
from tests.collection.board.situation import (
    BLACK_WINS,
    DRAWN,
    WHITE_WINS,
    captures,
    position,
    situation,
    stones,
)
from tests.each import of_each

BACK = "W:WKc3:Bb2,e5"
"""The king can capture on one way, and then right back over where it stood."""
ASIDE = "W:WKa1:Bb2,d2"
"""The king can land right behind b2 and turn to d2, or go on along the line."""
BETWEEN = {
    "W:WKb2:Bc3,e5,f6,c5,e3": "b2xd4xb6 b2xd4xa7 b2xd4xf2 b2xd4xg1",
    "W:WKf2:Be3,c5,b6,c3,e5": "f2xd4xb2 f2xd4xa1 f2xd4xf6 f2xd4xg7 f2xd4xh8",
    "W:WKf6:Be5,c3,b2,c5,e3": "f6xd4xb6 f6xd4xa7 f6xd4xf2 f6xd4xg1",
    "W:WKb6:Bc5,e3,f2,c3,e5": "b6xd4xb2 b6xd4xa1 b6xd4xf6 b6xd4xg7 b6xd4xh8",
}
"""The king comes to d4 from each of the four sides, and can capture on to its left and right."""
TWO_SQUARES = "W:WKa1,e5:Bb2,b4"
"""The king can land on c3, where b4 stands before it, or on d4 and no further."""
TWO_LINES = "W:WKc3:Bd4,b4,d6"
"""Behind d4 the king can capture on from e5; behind b4 there is one square, and no more prey."""
CROWNING = "W:Wd6,a1:Be7,g7"
"""The man is crowned on f8, and g7 stands before it as a king."""
MAN = "W:Wc3:Bd4,d6"
"""The man turns on e5; what is asked of turning is asked of kings."""
LARGEST = "W:Wa1,h2:Bb2,d4,g3"
"""One man takes two, the other one."""

CAPTURES = [
    ("turning=freely", BACK, "c3xf6xa1 c3xg7xa1 c3xh8xa1 c3xa1xf6 c3xa1xg7 c3xa1xh8"),
    ("turning=not_back", BACK, "c3xf6 c3xg7 c3xh8 c3xa1"),
    ("turning=straight_on", BACK, "c3xf6 c3xg7 c3xh8 c3xa1"),
    ("turning=not_back", ASIDE, "a1xc3xe1 a1xd4 a1xe5 a1xf6 a1xg7 a1xh8"),
    ("turning=straight_on", ASIDE, "a1xc3 a1xd4 a1xe5 a1xf6 a1xg7 a1xh8"),
    ("turning=not_back", MAN, "c3xe5xc7"),
    ("turning=straight_on", MAN, "c3xe5xc7"),
    ("taken=at_once", BACK, "c3xf6xa1 c3xg7xa1 c3xh8xa1 c3xa1xf6 c3xa1xg7 c3xa1xh8"),
    ("taken=after", BACK, "c3xf6 c3xg7 c3xh8 c3xa1"),
    ("landing=any", ASIDE, "a1xc3xe1 a1xd4 a1xe5 a1xf6 a1xg7 a1xh8"),
    ("landing=captures_on", ASIDE, "a1xc3xe1"),
    ("landing=any", TWO_SQUARES, "a1xc3xa5 a1xd4"),
    ("landing=captures_on", TWO_SQUARES, "a1xc3xa5"),
    ("crowned=ends", CROWNING, "d6xf8"),
    ("crowned=goes_on", CROWNING, "d6xf8xh6"),
    ("choice=any", LARGEST, "a1xc3xe5 h2xf4"),
    ("choice=largest", LARGEST, "a1xc3xe5"),
]
"""Options of Dame by what may be captured; so too where another game leaves the same open."""
STRAIGHT = [
    ("turning=freely", "W:WKd4:Bf4,b4", "d4xg4xa4 d4xh4xa4 d4xa4xg4 d4xa4xh4"),
    ("turning=not_back", "W:WKd4:Bf4,b4", "d4xg4 d4xh4 d4xa4"),
    ("turning=not_back", "W:WKa4:Bb4,c2", "a4xc4xc1 a4xd4 a4xe4 a4xf4 a4xg4 a4xh4"),
    ("turning=straight_on", "W:WKa4:Bb4,c2", "a4xc4 a4xd4 a4xe4 a4xf4 a4xg4 a4xh4"),
    ("taken=at_once", "W:WKd4:Bf4,b4", "d4xg4xa4 d4xh4xa4 d4xa4xg4 d4xa4xh4"),
    ("taken=after", "W:WKd4:Bf4,b4", "d4xg4 d4xh4 d4xa4"),
    ("landing=any", "W:WKa4:Bb4,c2", "a4xc4xc1 a4xd4 a4xe4 a4xf4 a4xg4 a4xh4"),
    ("landing=captures_on", "W:WKa4:Bb4,c2", "a4xc4xc1"),
    ("choice=any", "W:Wa2,h2:Ba3,a5,h3", "a2xa4xa6 h2xh4"),
    ("choice=largest", "W:Wa2,h2:Ba3,a5,h3", "a2xa4xa6"),
    ("last_row=as_man", "W:Wc6:Bc7,d8", "c6xc8xe8"),
    ("last_row=ends", "W:Wc6:Bc7,d8", "c6xc8"),
    ("last_row=goes_on", "W:Wc6:Bc7,d8", "c6xc8xe8 c6xc8xf8 c6xc8xg8 c6xc8xh8"),
]
"""The same for Türkische Dame, and what only it leaves open."""
KING_OR_MAN = "W:Wh2,Ka1:Bb2,g3"
KINGS_OR_MEN = "W:WKd4:Be5,Kc5"
KING_FIRST = "W:Wc5,Ka1,Kh6:Bb2,e7,Kd2,Kg7"
OTHERS = [
    *[("dame", "turning=not_back", start, words) for start, words in BETWEEN.items()],
    ("dame", "landing=any", TWO_LINES, "c3xe5xc7 c3xe5xb8 c3xf6 c3xg7 c3xh8 c3xa5"),
    ("dame", "landing=captures_on", TWO_LINES, "c3xe5xc7 c3xe5xb8 c3xa5"),
    ("englische-dame", "behind=dark", "W:WKd2:Bd4,d6", ""),
    ("englische-dame", "behind=any", "W:WKd2:Bd4,d6", "d2xd8"),
    ("englische-dame", "mixed=yes", "W:WKd2:Bd4,e7", "d2xd6xf8 d2xd8xf6 d2xd8xg5 d2xd8xh4"),
    ("englische-dame", "mixed=no", "W:WKd2:Bd4,e7", "d2xd6 d2xd8"),
    ("italienische-dame", "ties=free", KING_OR_MAN, "h2xf4 a1xc3 a1xd4 a1xe5 a1xf6 a1xg7 a1xh8"),
    ("italienische-dame", "ties=precedence", KING_OR_MAN, "a1xc3 a1xd4 a1xe5 a1xf6 a1xg7 a1xh8"),
    ("italienische-dame", "ties=free", KINGS_OR_MEN, "d4xf6 d4xg7 d4xh8 d4xb6 d4xa7"),
    ("italienische-dame", "ties=precedence", KINGS_OR_MEN, "d4xb6 d4xa7"),
    (
        "italienische-dame",
        "ties=free",
        KING_FIRST,
        "h6xf8xd6 h6xc1xa3 a1xc3xe1 a1xc3xh8 a1xd4xh8 a1xe5xh8 a1xf6xh8 a1xf6xd8",
    ),
    ("italienische-dame", "ties=precedence", KING_FIRST, "h6xf8xd6 h6xc1xa3"),
]


GAMES = [
    "dame",
    "draught",
    "polnische-dame",
    "englische-dame",
    "tuerkische-dame",
    "schlagdame",
    "italienische-dame",
]


def options_of(slug: str) -> Mapping[str, Sequence[str]]:
    """The options of a game with their values; of a number the default and the next."""
    found = {option.field: option.words() for option in game(slug).book.options}
    return found | {"repetition": ("3", "4"), "quiet_limit": ("80", "3")}


def strictly(slug: str, option: str) -> str:
    """An option, and none but demanded captures; where the largest is demanded by default, not."""
    if slug == "polnische-dame" and "choice" not in option:
        return f"{option}, choice=any"
    return f"{option}, missed=forbidden" if "missed" in options_of(slug) else option


def shared() -> list[tuple[str, str, str, set[str]]]:
    """What Dame leaves open, in each game that leaves it open too. One demands the largest."""
    found: list[tuple[str, str, str, set[str]]] = []
    for slug in GAMES:
        for option, start, words in CAPTURES if slug != "tuerkische-dame" else ():
            field, _, value = option.partition("=")
            expected = set(words.split())
            if slug == "italienische-dame":
                most = max(word.count("x") for word in expected)
                expected = {word for word in expected if word.count("x") == most}
            if value in options_of(slug).get(field, ()):
                found.append((slug, option, start, expected))
    return found


@pytest.mark.cites("DAME-13", "DAME-16", "DAME-20", "ENGLISCHE-3", "POLNISCHE-4", "ITALIENISCHE-6")
@of_each(("slug", "option", "start", "words"), shared())
def test_what_may_be_captured_where_games_leave_the_same_open(
    slug: str, option: str, start: str, words: set[str]
) -> None:
    assert captures(situation(slug, start, strictly(slug, option))) == words


@pytest.mark.cites("TUERKISCHE-4", "TUERKISCHE-5")
@of_each(("option", "start", "words"), STRAIGHT)
def test_what_may_be_captured_straight_on(option: str, start: str, words: str) -> None:
    found = situation("tuerkische-dame", start, strictly("tuerkische-dame", option))
    assert captures(found) == set(words.split())


@pytest.mark.cites("ENGLISCHE-3", "ITALIENISCHE-6")
@of_each(("slug", "option", "start", "words"), OTHERS)
def test_what_may_be_captured_where_one_game_leaves_it_open(
    slug: str, option: str, start: str, words: str
) -> None:
    assert captures(situation(slug, start, option)) == set(words.split())


@pytest.mark.cites("TUERKISCHE-1")
def test_the_men_of_tuerkische_dame() -> None:
    sixteen = situation("tuerkische-dame", options="men=sixteen").state
    fifteen = situation("tuerkische-dame", options="men=fifteen").state.position
    assert (stones(sixteen, 0), stones(sixteen, 1)) == (16, 16)
    assert str(fifteen) == str(sixteen.position).replace("Wa2,", "W").removesuffix(",h7")
    assert fifteen.turned() == evolve(fifteen, turn=1)


SHUT_IN = "W:Wa3:Bb4,c5"
"""White can neither move nor capture."""


@pytest.mark.cites("SCHLAGDAME-1", "SCHLAGDAME-4", "DAME-18", "DAME-19")
@pytest.mark.parametrize(
    ("slug", "options", "bare", "stuck"),
    [
        ("dame", "", BLACK_WINS, BLACK_WINS),
        ("schlagdame", "stuck=wins", WHITE_WINS, WHITE_WINS),
        ("schlagdame", "stuck=loses", WHITE_WINS, BLACK_WINS),
    ],
)
def test_who_wins_when_white_has_no_stones_or_can_move_none(
    slug: str, options: str, bare: Outcome, stuck: Outcome
) -> None:
    taken = situation(slug, "B:Wd4:Be5", options).after("e5xc3")
    assert (position(taken), taken.outcome) == ("W:W:Bc3", bare)
    shut = situation(slug, "B:Wa3:Bb4,d6", options).after("d6-c5")
    assert (position(shut), shut.outcome) == (SHUT_IN, stuck)
    assert shut.legal == set()
    ends = {"dame": ("DAME-18", "DAME-19"), "schlagdame": ("SCHLAGDAME-1", "SCHLAGDAME-4")}
    assert (taken.clauses[-1], shut.clauses[-1]) == ends[slug]


@pytest.mark.cites("DRAUGHT-2", "DAME-15")
def test_how_far_kings_go() -> None:
    far, near = {"a1-b2", "a1-c3", "a1-d4", "a1-e5", "a1-f6", "a1-g7"}, {"a1-b2"}
    for slug, options, words in (
        ("dame", "", far),
        ("draught", "", near),
        ("italienische-dame", "kings=long", far),
        ("italienische-dame", "kings=short", near),
    ):
        assert situation(slug, "W:WKa1:Bh8", options).legal == words


# Draws

ROUND = ("a1-b2", "b8-a7", "b2-a1", "a7-b8")
STRAIGHT_ROUND = ("a1-a2", "h8-h7", "a2-a1", "h7-h8")


def shuffling(slug: str, options: str) -> tuple[Playing, tuple[str, ...]]:
    """Two kings, and how they go to and fro."""
    if slug == "tuerkische-dame":
        return situation(slug, "W:WKa1:BKh8", options), STRAIGHT_ROUND
    return situation(slug, "W:WKa1:BKb8", options), ROUND


@pytest.mark.cites("DAME-21")
@pytest.mark.parametrize("slug", GAMES)
def test_a_position_that_comes_again_is_a_draw(slug: str) -> None:
    for times in (2, 3, 4):
        found, round_ = shuffling(slug, f"repetition={times}")
        found = found.after(*round_ * (times - 2), *round_[:3])
        assert found.outcome is None
        found = found.after(round_[3])
        assert (found.outcome, found.clauses[-1]) == (DRAWN, "DAME-21")


@pytest.mark.cites("DAME-21")
@pytest.mark.parametrize("slug", GAMES)
def test_turns_without_progress_end_in_a_draw(slug: str) -> None:
    for turns in (2, 3):
        found, round_ = shuffling(slug, f"quiet_limit={turns}")
        assert found.after(*round_[: turns - 1]).outcome is None
        found = found.after(*round_[:turns])
        assert (found.outcome, found.clauses[-1]) == (DRAWN, "DAME-21")


@pytest.mark.cites("DAME-21")
def test_a_capture_and_a_man_that_advances_are_progress() -> None:
    found = situation("dame", "W:WKa1,g1:BKb8,h4,a3").after("a1-c3", "b8-c7")
    assert len(found.state.past) == 2
    assert len(found.after("g1-f2").state.past) == 0
    assert len(situation("dame", "W:WKa1:Bc3,e7").after("a1xd4").state.past) == 0
    sideways = situation("tuerkische-dame", "W:Wa2:Bh7").after("a2-b2", "h7-g7")
    assert len(sideways.state.past) == 2
    assert len(sideways.after("b2-b3").state.past) == 0


def test_the_history_of_a_game_is_kept_once() -> None:
    """States of a game share its positions, so that memory grows with its length only."""
    found = situation("dame", "W:WKa1:BKb8", "repetition=9, quiet_limit=80")
    states = [found.state]
    while found.outcome is None and len(states) < 30:
        found = found.after(ROUND[(len(states) - 1) % 4])
        states.append(found.state)
    assert len(states) == 30
    for before, after in pairwise(states):
        assert after.past[:-1] == before.past
        assert all(one is other for one, other in zip(before.past, after.past, strict=False))
        assert after.past[-1] is before.position


# Every option of every game


@pytest.mark.cites("DAME-8", "DAME-9", "DAME-12", "DAME-13", "DAME-16", "DAME-20", "DAME-21")
def test_each_question_of_dame_stands_on_the_clause_that_leaves_it_open() -> None:
    missed, jumped, crowned, draws = "DAME-12", "DAME-16", "DAME-13", "DAME-21"
    stands = {option.field: [c.id for c in option.clauses] for option in game("dame").book.options}
    assert stands == {
        "missed": [missed],
        "huffing": [missed],
        "stopping": ["DAME-9"],
        "turning": [jumped],
        "landing": [jumped],
        "taken": ["DAME-8"],
        "choice": ["DAME-20"],
        "crowned": [crowned],
        "repetition": [draws],
        "quiet_limit": [draws],
    }


CLAIMED = [
    ("W:Wg1,a3:Bb4,h8", ("g1-h2", "huff a3")),
    ("W:Wc3,g1:Bd4,f6,a3", ("c3xe5",)),
    (LARGEST, ("h2xf4",)),
    ("W:Wa2,h2:Ba3,a5,h3", ("h2xh4",)),
    ("W:Wa2,h2:Ba3,a5,h8", ("a2xa4",)),
    ("W:Wa2,h2:Ba3,a5,h8", ("h2-h3", "huff a2")),
    ("B:Wa3:Bb4,d6", ("d6-c5",)),
    ("W:WKa1:BKb8", ROUND * 3),
    ("W:WKa1:BKh8", STRAIGHT_ROUND * 3),
]
WITNESSES = [
    (None, ()),
    *CLAIMED,
    *((start, ()) for _, start, _ in (*CAPTURES, *STRAIGHT)),
    *((start, ()) for _, _, start, _ in OTHERS),
]


@cache
def trace(slug: str, options: str, start: str | None, script: tuple[str, ...]) -> object:
    """What is legal at every turn of a script, as far as it can be played, and how it ends."""
    found = situation(slug, start, options)
    seen: list[object] = [position(found), found.legal]
    for words in script:
        if words not in found.legal:
            break
        found = found.after(words)
        seen += [position(found), found.legal, found.outcome]
    return seen


@pytest.mark.parametrize("slug", GAMES)
def test_all_readings_of_every_option_differ(slug: str) -> None:
    for field, words in options_of(slug).items():
        with_claims = "missed=claim, " if field in ("huffing", "stopping") else ""
        for one, other in combinations(words, 2):
            readings = [f"{with_claims}{field}={word}" for word in (one, other)]
            assert any(
                trace(slug, readings[0], *witness) != trace(slug, readings[1], *witness)
                for witness in WITNESSES
            ), (field, one, other)
