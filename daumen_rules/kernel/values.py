"""Questions of frozen values, whose answers never change."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import ref

S = TypeVar("S")
T = TypeVar("T")


def remembered(ask: Callable[[S], T]) -> Callable[[S], T]:
    """A question that remembers its answer for the value last asked about, as long as there is it.

    For what is asked of one state about one action after the other. The value itself is not kept.
    """
    last: tuple[ref[S], T] | None = None

    @wraps(ask)
    def answer(value: S) -> T:
        nonlocal last
        if last is None or last[0]() is not value:
            last = ref(value), ask(value)
        return last[1]

    return answer
