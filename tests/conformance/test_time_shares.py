"""One difference takes at most half of the time, and to explain it at most half of that."""

from __future__ import annotations

import math

from daumen_rules.conformance.time_shares import TimeShares


def test_to_explain_a_difference_takes_at_most_half_of_its_time_and_has_a_quarter() -> None:
    seconds = 100.0
    shares = TimeShares(lambda: seconds)
    shares.begin()
    goes_on = shares.to_explain()
    seconds = 76.0
    assert goes_on()
    seconds = 74.0
    assert not goes_on()
    assert shares.may_play()
    seconds = 62.0
    assert not shares.may_play()
    goes_on = shares.to_explain()
    assert goes_on()
    seconds = 50.0
    assert not goes_on()
    assert not shares.may_go_on()


def test_without_a_limit_there_is_always_time() -> None:
    shares = TimeShares(lambda: math.inf)
    shares.begin()
    assert shares.may_go_on()
    assert shares.may_play()
    assert shares.to_explain()()
