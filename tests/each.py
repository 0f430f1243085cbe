"""One test of many cases that cost little: each is tried, and a failure is told with its case.

A test by itself costs some milliseconds whatever it does; hundreds of them cost seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.conftest import many


def of_each(cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Tries a test of one case with all of them; a case of several values is a tuple."""
    every = tuple(cases)

    def one(test: Callable[..., None]) -> Callable[[], None]:
        def all_of_them() -> None:
            assert every
            for case in every:
                try:
                    test(*(case if isinstance(case, tuple) else (case,)))
                except BaseException as error:
                    error.add_note(f"of {case}")
                    raise

        all_of_them.__name__ = test.__name__
        all_of_them.__doc__ = test.__doc__
        all_of_them.__module__ = test.__module__
        all_of_them.pytestmark = list(getattr(test, "pytestmark", ()))  # type: ignore[attr-defined]
        return all_of_them

    return one


MANY = 60
"""Of more cases, such as all games, most are left to the thorough profile."""


def mostly_long(cases: Iterable[Any], every: int = 24) -> list[Any]:
    """Every twenty-fourth of them in the quick loop, or so, and the others with the long tests; of
    very many cases every third of the others, and all in the thorough profile.
    """
    listed = list(enumerate(cases))
    thinner = len(listed) > MANY and many(1, 0)
    return [
        pytest.param(case, marks=() if at % every == 0 else pytest.mark.long)
        for at, case in listed
        if at % every == 0 or not thinner or at % 3 == 1
    ]


def thinned(cases: Iterable[Any], every: int = 4) -> list[Any]:
    """All of them in the thorough profile, else every fourth, or so."""
    return [*cases][:: many(every, 1)]
