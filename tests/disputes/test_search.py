"""What a search tells: only what holds in every branch, however many there are."""

from __future__ import annotations

from collections.abc import Iterable

from daumen_rules.disputes.answers import Phrase
from daumen_rules.disputes.findings import Always, Depends, Finding, Impossible, SearchStopped
from daumen_rules.disputes.search import FOR_ALL, FURTHER, Enough, TimeUpError, in_common, search
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.text import number, sentence
from daumen_rules.kernel.verdict import Completion, Reason, Verdict, by_gist

CLAUSE = {clause.id: clause for clause in GAME.book.clauses}


def reason(clause: str, value: int) -> Reason:
    return Reason(CLAUSE[clause], sentence("{value}", "{value}", value=number(value)))


def phrase(code: str) -> Phrase:
    return Phrase(code, sentence(code, code))


def verdict(*reasons: Reason, code: str = "no", remedy: int = 1) -> Verdict:
    remedies = (sentence("{value}", "{value}", value=number(remedy)),)
    return Verdict(phrase(code), reasons, remedies)


def found(
    verdicts: Iterable[Verdict | None], time: int = 1000, enough: Enough | None = None
) -> Finding[int]:
    """What a search finds; its worlds are numbers, as near as they differ."""
    clock = iter(range(time))

    def nearer(first: Completion[int], second: Completion[int]) -> tuple[int, Completion[int]]:
        return abs(first.world - second.world), second

    cases = (Completion(one, place) if one else None for place, one in enumerate(verdicts))

    def running() -> bool:
        return next(clock, None) is not None

    return search(cases, running, nearer, tuple, lambda _: True, enough=enough)


def test_a_reason_is_told_word_for_word_only_if_every_branch_has_it() -> None:
    both, differing = reason("HIGH-1", 1), (reason("TURN-2", 1), reason("TURN-2", 2))
    alone = reason("THUMB-1", 1)
    answer = found([verdict(both, differing[0], alone), verdict(both, differing[1])])
    assert isinstance(answer, Always)
    assert answer.verdict.reasons == (both, by_gist(CLAUSE["TURN-2"]))
    assert not answer.among


def test_the_last_of_many_branches_counts_like_the_first() -> None:
    """Of the worlds only the first few are kept, of the reasons nothing is forgotten."""
    same, other = verdict(reason("HIGH-1", 1)), verdict(reason("HIGH-1", 2), remedy=2)
    answer = found([*[same] * (3 * FURTHER), other])
    assert isinstance(answer, Always)
    assert answer.verdict.reasons == (by_gist(CLAUSE["HIGH-1"]),)
    assert answer.verdict.remedies == ()


def test_where_no_clause_carries_all_branches_those_are_named_that_carry_one() -> None:
    answer = found([verdict(reason("HIGH-1", 1)), None, verdict(reason("HIGH-5", 1))])
    assert isinstance(answer, Always)
    assert answer.verdict.reasons == ()
    assert [clause.id for clause in answer.among] == ["HIGH-1", "HIGH-5"]
    assert answer.gaps


def test_what_two_cases_have_in_common_does_not_depend_on_their_order() -> None:
    one = verdict(reason("HIGH-1", 1), reason("TURN-2", 1))
    other = verdict(reason("HIGH-1", 1), reason("TURN-2", 2), remedy=2)
    assert in_common(one, other).reasons == in_common(other, one).reasons
    assert in_common(one, one).remedies == one.remedies


def test_the_nearest_of_the_pairs_looked_at_is_shown() -> None:
    answer = found([verdict(), None, None, None, verdict(code="yes"), verdict()])
    assert isinstance(answer, Depends)
    assert {case.world for case in answer.cases} == {4, 5}


def test_all_answers_are_named_or_it_is_said_that_there_may_be_more() -> None:
    few = [verdict(code=code) for code in ("1", "2", "3", "2")]
    answer = found(few)
    assert isinstance(answer, Depends)
    assert [one.answer.code for one in answer.answers] == ["1", "2", "3"]
    assert answer.complete
    many = found([*few, *[verdict()] * (FURTHER + FOR_ALL), verdict(code="4")])
    assert isinstance(many, Depends)
    assert not many.complete


def test_where_only_some_answers_are_asked_for_all_is_looked_at_until_they_are_there() -> None:
    branches = [verdict(code=code) for code in ("1", "2", "3")]
    enough = found(branches, enough=frozenset({phrase("1"), phrase("2")}).issubset)
    assert isinstance(enough, SearchStopped)
    assert (enough.enough, enough.looked_at) == (True, 2)
    never = found(branches, enough=frozenset({phrase("1"), phrase("4")}).issubset)
    assert isinstance(never, Depends)
    assert (never.complete, len(never.answers)) == (True, 3)


def test_without_time_the_search_says_how_far_it_came() -> None:
    answer = found([verdict()] * 10, time=3)
    assert answer == SearchStopped(4, Completion(verdict(), 0))
    assert found([], time=0) == Impossible(())


def test_time_that_is_up_within_a_branch_ends_the_search() -> None:
    def branches() -> Iterable[Verdict | None]:
        yield verdict()
        raise TimeUpError

    assert found(branches()) == SearchStopped(1, Completion(verdict(), 0))
