"""What games of draughts refuse, and by which clauses: all that are broken."""

from __future__ import annotations

import pytest

from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused
from tests.collection.board.situation import situation
from tests.each import of_each

FORBIDDEN = "missed=forbidden"
LARGEST = "W:Wa1,h2:Bb2,d4,g3"
REFUSALS = [
    ("dame", "", None, "c3-e5", ["DAME-5"]),
    ("dame", "", None, "d4-e5", ["DAME-5"]),
    ("dame", "", None, "b6-a5", ["DAME-5"]),
    ("dame", "", None, "c3-c4", ["DAME-6"]),
    ("dame", "", None, "c3-b2", ["DAME-5", "DAME-6"]),
    ("dame", "", "W:Wd4:Bh8", "d4-c3", ["DAME-6"]),
    ("dame", "", "W:Wc3:Bh8", "c3xe5", ["DAME-7"]),
    ("dame", "", "W:Wc3:Bd4,e5", "c3xf6", ["DAME-7"]),
    ("dame", "", "W:Wc3:Bd4,f6", "c3xe5", ["DAME-9"]),
    ("dame", "", "W:Wd4:Bc3", "d4xb2", ["DAME-10"]),
    ("dame", "", "W:Wc3:Bd4,d6,h8", "c3xe5xc7xe5", ["DAME-7", "DAME-10"]),
    ("dame", FORBIDDEN, "W:Wa3,g1:Bb4,h8", "g1-h2", ["DAME-11"]),
    ("dame", "", None, "huff b6", ["DAME-12"]),
    ("dame", "", "W:WKa1:Bh8", "a1-a3", ["DAME-15"]),
    ("dame", "", "W:WKa1:Bh8", "a1-h8", ["DAME-15"]),
    ("dame", "", "W:Wa1:BKh8", "h8-g7", ["DAME-15"]),
    ("dame", "", "W:WKa1:Bd4,e5", "a1xf6", ["DAME-16"]),
    ("dame", "", "W:WKa1,c3:Bh8", "a1-d4", ["DAME-15", "DAME-17"]),
    ("dame", "", "W:Wc3,d4:Bh8", "c3xe5", ["DAME-7", "DAME-17"]),
    ("dame", "", "W:Wc3,d4:Bh8", "c3-e5", ["DAME-5", "DAME-17"]),
    ("dame", f"{FORBIDDEN}, choice=largest", LARGEST, "h2xf4", ["DAME-20"]),
    ("draught", "", "W:WKa1:Bh8", "a1-c3", ["DRAUGHT-2"]),
    ("draught", "", "W:WKa1:Bc3", "a1xd4", ["DRAUGHT-2"]),
    ("draught", "", "W:Wa3,g1:Bb4", "g1-h2", ["DRAUGHT-3"]),
    ("polnische-dame", "", "W:Wd4:Bh8", "d4-c3", ["POLNISCHE-2"]),
    ("polnische-dame", "", "W:Wd4:Bd5", "d4xd6", ["POLNISCHE-2"]),
    ("polnische-dame", FORBIDDEN, "W:Wa3,g1:Bb4", "g1-h2", ["POLNISCHE-3"]),
    ("polnische-dame", FORBIDDEN, LARGEST, "h2xf4", ["POLNISCHE-4"]),
    ("polnische-dame", "", "W:Wd6:Be7,g7", "d6xf8", ["DAME-9"]),
    ("englische-dame", "", "W:WKd2:Bh8", "d2-d3", ["ENGLISCHE-2"]),
    ("englische-dame", "", "W:WKd2:Bd4,d6", "d2xd8", ["ENGLISCHE-3"]),
    ("tuerkische-dame", "", None, "a3-b4", ["TUERKISCHE-2"]),
    ("tuerkische-dame", "", "W:Wd4:Bh8", "d4-d3", ["TUERKISCHE-2"]),
    ("tuerkische-dame", "", "W:Wd4:Bd3", "d4xd2", ["TUERKISCHE-3"]),
    ("tuerkische-dame", "", "W:Wd4:Be5", "d4xf6", ["TUERKISCHE-3"]),
    ("tuerkische-dame", "", "W:WKd4:Bh8", "d4-e5", ["TUERKISCHE-5"]),
    ("tuerkische-dame", "", "W:WKd4:Be5", "d4xf6", ["TUERKISCHE-5"]),
    ("tuerkische-dame", "last_row=goes_on", "W:Wd4:Bd3", "d4xd2", ["TUERKISCHE-3"]),
    ("tuerkische-dame", "last_row=goes_on", "W:Wd6:Be7", "d6xf8", ["TUERKISCHE-3"]),
    ("schlagdame", FORBIDDEN, "W:Wa3,g1:Bb4", "g1-h2", ["SCHLAGDAME-2"]),
    ("italienische-dame", "", "W:Wd4:Bh8", "d4-c3", ["ITALIENISCHE-2"]),
    ("italienische-dame", "", "W:Wc3:BKd4", "c3xe5", ["ITALIENISCHE-3"]),
    ("italienische-dame", "", "W:Wd4:BKc3", "d4xb2", ["DAME-10", "ITALIENISCHE-3"]),
    ("italienische-dame", "", "W:Wa3,g1:Bb4", "g1-h2", ["ITALIENISCHE-5"]),
    ("italienische-dame", "", LARGEST, "h2xf4", ["ITALIENISCHE-6"]),
]


@pytest.mark.cites("DAME-5", "DAME-6", "DAME-7", "DAME-9", "DAME-10", "DAME-11", "DAME-12")
@pytest.mark.cites("DAME-15", "DAME-16", "DAME-17", "DAME-20", "DRAUGHT-2", "DRAUGHT-3")
@pytest.mark.cites("POLNISCHE-2", "POLNISCHE-3", "POLNISCHE-4", "ENGLISCHE-2", "ENGLISCHE-3")
@pytest.mark.cites("TUERKISCHE-2", "TUERKISCHE-3", "TUERKISCHE-5", "SCHLAGDAME-2")
@pytest.mark.cites("ITALIENISCHE-2", "ITALIENISCHE-3", "ITALIENISCHE-5", "ITALIENISCHE-6")
@of_each(("slug", "options", "start", "words", "clauses"), REFUSALS)
def test_what_is_refused(
    slug: str, options: str, start: str | None, words: str, clauses: list[str]
) -> None:
    assert situation(slug, start, options).refusal(words) == clauses


@pytest.mark.cites("DAME-4", "DAME-11", "DAME-15", "DAME-16")
@pytest.mark.parametrize(
    ("start", "seat", "words", "clauses"),
    [
        ("B:WKc3:Bh8", 0, "c3-e5", ["DAME-4"]),
        ("W:Wa1:BKh8", 1, "h8-f6", ["DAME-4"]),
        ("B:WKc3:Bd4,h8", 0, "c3xe5", ["DAME-4"]),
        ("B:WKc3:Bh8", 0, "c3-c5", ["DAME-4", "DAME-15"]),
        ("B:Wa3,g1:Bb4,h8", 0, "g1-h2", ["DAME-4", "DAME-11"]),
        ("W:Wb2,g7:Ba3,h8", 1, "h8-f6", ["DAME-4", "DAME-5", "DAME-11"]),
    ],
)
def test_who_is_not_on_turn_is_told_what_he_could_not_do_on_his_turn_either(
    start: str, seat: int, words: str, clauses: list[str]
) -> None:
    assert situation("dame", start, FORBIDDEN).refusal(words, seat) == clauses


@pytest.mark.cites("DAME-4")
def test_white_begins_and_turns_alternate() -> None:
    start = situation("dame")
    assert start.refusal("b6-a5", seat=1) == ["DAME-4"]
    assert start.after("c3-d4").refusal("d4-c5", seat=0) == ["DAME-4"]
    over = situation("dame", "B:Wd4:Be5").after("e5xc3")
    assert over.refusal("c3-b2", seat=1) == ["DAME-4"]


def test_every_broken_clause_is_named() -> None:
    found = situation("dame", "W:Wa1,d4:Be5,h8", FORBIDDEN)
    assert found.refusal("h8-h7", seat=1) == ["DAME-4", "DAME-6", "DAME-11"]


@pytest.mark.cites("DAME-11")
def test_a_refusal_says_what_could_have_captured() -> None:
    found = situation("dame", "W:Wa3,c3,g1:Bb4,h8", FORBIDDEN)
    answer = step(found.game.rules, found.state, found.game.notation.read(0, "g1-h2"))
    assert isinstance(answer, Refused)
    assert answer.say("en", ["Ann", "Ben"]) == "Ann has to capture, and can with a3, c3. [DAME-11]"
    assert answer.say("de", ["Ann", "Ben"]) == "Ann muss schlagen; imstande sind a3, c3. [DAME-11]"
