"""A missed capture in Dame: who may claim what, and what becomes of it."""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules.games.board.engines.draughts.board import Position
from tests.collection.board.situation import (
    BLACK_WINS,
    DRAWN,
    WHITE_WINS,
    captures,
    claims,
    position,
    situation,
)

MISSED = "W:Wg1,a3:Bb4,h8"
"""White can capture a3xc5, and plays something else."""
WITH_CLAIMS = pytest.mark.parametrize("slug", ["dame", "englische-dame"])


@pytest.mark.cites("DAME-11", "DAME-12")
@WITH_CLAIMS
def test_after_a_missed_capture_the_opponent_may_huff_demand_or_play_on(slug: str) -> None:
    before = situation(slug, MISSED)
    assert before.legal == {"a3xc5", "g1-f2", "g1-h2"}
    missed = before.after("g1-h2")
    assert missed.legal == {"huff a3", "demand", "b4-c3", "h8-g7"}


@pytest.mark.cites("DAME-12")
@WITH_CLAIMS
def test_nothing_can_be_claimed_of_who_captured_or_could_not(slug: str) -> None:
    assert situation(slug, MISSED).after("a3xc5").legal == {"h8-g7"}
    assert situation(slug).after("c3-d4").state.claim is None
    assert situation(slug).refusal("demand") == ["DAME-12"]
    assert situation(slug).refusal("huff b6") == ["DAME-12"]


@pytest.mark.cites("DAME-12")
@WITH_CLAIMS
def test_a_huffed_stone_is_gone_and_who_huffed_moves_too(slug: str) -> None:
    huffed = situation(slug, MISSED).after("g1-h2", "huff a3")
    assert position(huffed) == "B:Wh2:Bb4,h8"
    assert huffed.legal == {"b4-a3", "b4-c3", "h8-g7"}
    assert huffed.clauses == ["DAME-12"]


@pytest.mark.cites("DAME-12")
@WITH_CLAIMS
def test_what_was_demanded_has_to_be_made_and_is_not_claimed_again(slug: str) -> None:
    demanded = situation(slug, MISSED).after("g1-h2", "demand")
    assert position(demanded) == MISSED
    assert demanded.legal == {"a3xc5"}
    assert demanded.refusal("g1-h2") == ["DAME-11"]
    assert demanded.after("a3xc5").legal == {"h8-g7"}


@pytest.mark.cites("DAME-12")
@WITH_CLAIMS
def test_a_capture_that_was_demanded_leaves_the_state_of_one_that_was_not_missed(slug: str) -> None:
    demanded = situation(slug, MISSED).after("g1-h2", "demand")
    assert demanded.state.corrects
    assert demanded.after("a3xc5").state == situation(slug, MISSED).after("a3xc5").state


@pytest.mark.cites("DAME-12", "DAME-21")
def test_a_stone_that_is_huffed_is_no_quiet_move() -> None:
    """White's king moves and misses a capture; when the man is gone no position can come again."""
    missed = situation("dame", "W:WKg1,a3:Bb4,Kh8").after("g1-h2")
    assert len(missed.state.past) == 1
    huffed = missed.after("huff a3")
    assert huffed.state == evolve(
        missed.state, position=Position.parse("B:WKh2:Bb4,Kh8"), past=(), claim=None
    )
    assert len(huffed.after("h8-g7").state.past) == 1


@pytest.mark.cites("DAME-12")
def test_a_demand_also_brings_back_what_counts_for_a_draw() -> None:
    before = situation("dame", "W:WKg1:BKb8").after("g1-h2", "b8-c7")
    missed = before.after("h2-g1")
    assert len(missed.state.past) == 3
    demanded = missed.after("demand")
    assert demanded.state.past == before.state.past
    assert len(before.state.past) == 2
    assert demanded.legal == {"h2xb8"}


@pytest.mark.cites("DAME-12")
def test_who_plays_on_has_waived_the_claim() -> None:
    waived = situation("dame", MISSED).after("g1-h2", "h8-g7")
    assert waived.legal == {"a3xc5", "h2-g3"}
    assert waived.refusal("demand") == ["DAME-12"]


@pytest.mark.cites("DAME-12")
def test_only_a_stone_that_could_have_captured_is_huffed_where_it_stands_now() -> None:
    two = situation("dame", "W:Wa3,c3,g1:Bb4,h8")
    assert two.legal >= {"a3xc5", "c3xa5"}
    quiet = two.after("c3-d4")
    assert claims(quiet) == {"huff a3", "huff d4", "demand"}
    assert quiet.refusal("huff g1") == quiet.refusal("huff b4") == ["DAME-12"]
    assert quiet.refusal("huff a3", seat=0) == ["DAME-4", "DAME-12"]


@pytest.mark.cites("DAME-12", "DAME-18")
def test_a_huff_can_take_the_last_stone() -> None:
    huffed = situation("dame", "W:Wc3:Bd4,h8").after("c3-b4", "huff b4")
    assert huffed.outcome == BLACK_WINS
    assert huffed.clauses == ["DAME-12", "DAME-18"]


@pytest.mark.cites("DAME-12", "DAME-19")
def test_who_cannot_move_but_can_claim_has_not_lost() -> None:
    shut = situation("dame", "W:Wf2,h2,d4,e5,g5:Bh4,f6").after("h2-g3")
    assert shut.legal == claims(shut) == {"huff e5", "huff g5", "demand"}
    assert shut.outcome is None
    assert situation("dame", position(shut)).outcome == WHITE_WINS


@pytest.mark.cites("DAME-11", "DAME-12")
@pytest.mark.parametrize("slug", ["dame", "englische-dame", "tuerkische-dame"])
def test_where_a_missed_capture_is_forbidden_there_are_no_claims(slug: str) -> None:
    start, capture, other = (
        ("W:Wa2,h2:Ba3,h8", "a2xa4", "h2-h3")
        if slug == "tuerkische-dame"
        else (MISSED, "a3xc5", "g1-h2")
    )
    strict = situation(slug, start, "missed=forbidden")
    assert strict.legal == {capture}
    assert strict.refusal(other) == ["DAME-11"]
    lenient = situation(slug, start, "missed=claim")
    assert lenient.legal > {capture, other}
    assert f"huff {capture[:2]}" in lenient.after(other).legal


DUTIES = pytest.mark.parametrize(
    ("slug", "duty", "default"),
    [
        ("draught", "DRAUGHT-3", "forbidden"),
        ("polnische-dame", "POLNISCHE-3", "claim"),
        ("schlagdame", "SCHLAGDAME-2", "claim"),
        ("italienische-dame", "ITALIENISCHE-5", "forbidden"),
    ],
)
"""13 and 25 state the duty among their differences; 14 and 17 say that it holds there too."""


@pytest.mark.cites("DRAUGHT-3", "POLNISCHE-3", "SCHLAGDAME-2", "ITALIENISCHE-5", "DAME-12")
@DUTIES
def test_other_games_can_forbid_a_missed_capture(slug: str, duty: str, default: str) -> None:
    found = situation(slug, MISSED, "missed=forbidden")
    assert found.legal == {"a3xc5"}
    assert found.refusal("g1-h2") == [duty]
    assert found.after("a3xc5").refusal("demand") == ["DAME-12"]
    assert (situation(slug, MISSED).legal == {"a3xc5"}) == (default == "forbidden")


@pytest.mark.cites("DAME-12")
@DUTIES
def test_or_leave_it_to_a_claim(slug: str, duty: str, default: str) -> None:
    missed = situation(slug, MISSED, "missed=claim").after("g1-h2")
    assert claims(missed) == {"huff a3", "demand"}
    assert position(missed.after("huff a3")) == "B:Wh2:Bb4,h8"
    assert missed.after("demand").refusal("g1-h2") == [duty]


@pytest.mark.cites("DAME-12", "DAME-21")
def test_a_claim_is_settled_before_a_draw_by_quiet_turns() -> None:
    """White's king can take on the long line, and steps back: that is the third quiet turn."""
    missed = situation("dame", "W:WKg1:BKb8", "quiet_limit=3").after("g1-h2", "b8-c7", "h2-g1")
    assert missed.outcome is None
    assert claims(missed) == {"huff g1", "demand"}
    assert missed.after("huff g1").outcome == BLACK_WINS
    assert missed.after("demand").legal == {"h2xb8"}
    waived = missed.after("c7-b8")
    assert (waived.outcome, waived.clauses[-1]) == (DRAWN, "DAME-21")


@pytest.mark.cites("DAME-12", "DAME-21")
def test_a_claim_is_settled_before_a_draw_by_repetition() -> None:
    """Black's king never takes on c3; after two turns of each all stand as in the beginning."""
    turns = ("g1-h2", "h8-g7", "h2-g1", "g7-h8")
    again = situation("dame", "W:WKg1,c3:BKh8", "repetition=2").after(*turns)
    assert again.outcome is None
    assert claims(again) == {"huff h8", "demand"}
    assert again.after("huff h8").outcome == WHITE_WINS
    waived = again.after("g1-h2")
    assert (waived.outcome, waived.clauses[-1]) == (DRAWN, "DAME-21")
    assert again.after("c3-d4").outcome is None


@pytest.mark.cites("DAME-12")
def test_huffing_instead_of_a_move_ends_the_turn() -> None:
    missed = situation("dame", MISSED, "huffing=instead").after("g1-h2")
    assert position(missed.after("huff a3")) == "W:Wh2:Bb4,h8"
    missed = situation("dame", MISSED, "huffing=and_move").after("g1-h2")
    assert position(missed.after("huff a3")) == "B:Wh2:Bb4,h8"


@pytest.mark.cites("DAME-9")
def test_stopping_in_the_middle_is_forbidden_or_a_missed_capture() -> None:
    start = "W:Wc3,g1:Bd4,f6,a3"
    found = situation("dame", start, "stopping=forbidden")
    assert found.refusal("c3xe5") == ["DAME-9"]
    lenient = situation("dame", start, "stopping=missed")
    assert lenient.legal - found.legal == {"c3xe5"}
    stopped = lenient.after("c3xe5")
    assert claims(stopped) == {"huff e5", "demand"}
    demanded = stopped.after("demand")
    assert demanded.legal == {"c3xe5xg7"}
    assert demanded.refusal("c3xe5") == ["DAME-9"]


@pytest.mark.cites("DAME-9", "DAME-12")
def test_of_a_capture_that_stops_short_its_stone_alone_is_huffed_where_it_stands() -> None:
    start = "W:Wa1,h2:Bb2,d4,f6,g3,a7"
    found = situation("dame", start, "stopping=missed, choice=any")
    assert found.legal >= {"a1xc3xe5xg7", "h2xf4"}
    assert claims(found.after("a1xc3")) == {"huff c3", "demand"}
    assert claims(found.after("a1xc3xe5")) == {"huff e5", "demand"}
    assert found.after("h2xf4").state.claim is None


def test_a_smaller_capture_is_missed_where_the_largest_is_demanded() -> None:
    found = situation("dame", "W:Wa1,h2,h4:Bb2,d4,g3,a7", "choice=largest")
    assert found.legal >= {"a1xc3xe5", "h2xf4"}
    assert found.after("a1xc3xe5").state.claim is None
    smaller = found.after("h2xf4")
    assert claims(smaller) == {"huff a1", "demand"}
    assert smaller.after("demand").legal == {"a1xc3xe5"}
    assert smaller.after("demand").refusal("h2xf4") == ["DAME-20"]


@pytest.mark.cites("DAME-12")
@pytest.mark.parametrize(("begun", "stands"), [("a3xc5", "c5"), ("g3xe5", "e5")])
def test_of_two_captures_that_which_was_begun_alone_was_missed(begun: str, stands: str) -> None:
    """Both stones can capture two; one captures one and stops."""
    found = situation("dame", "W:Wa3,g3:Bb4,d6,f4,h8", "stopping=missed")
    assert captures(found) >= {"a3xc5xe7", "g3xe5xc7"}
    assert claims(found.after(begun)) == {f"huff {stands}", "demand"}


@pytest.mark.cites("DAME-12")
@WITH_CLAIMS
def test_stones_that_have_missed_a_capture_are_named_rank_by_rank(slug: str) -> None:
    claim = situation(slug, "W:Wa3,c1,g1:Bb4,f2,h8").after("c1-d2").state.claim
    assert claim is not None
    assert [str(square) for square in claim.culprits] == ["g1", "a3"]
