"""A computation that ends: it is stopped when it has done too much, or holds too much memory.

What is done is counted in calls, and in lines of the functions that loop, so that it is the same on
every machine. A trace of Python counts; a loop, an endless generator and calls without end are
stopped alike.
"""

from __future__ import annotations

import dis
import inspect
import math
import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, Final, TypeVar

try:
    import resource as _resource
except ImportError:  # Windows
    resource: Any = None
else:
    resource = _resource

T = TypeVar("T")

MEMORY: Final = 256 * 2**20
"""By how many bytes the most memory ever held may grow."""
LOOKS: Final = 8
"""After how many lines the memory is looked at: what doubles in a loop grows fast."""
_UNIT: Final = 1 if sys.platform == "darwin" else 1024


class TooMuchWorkError(BaseException):
    """A computation has done more than it may. It is no Exception: no function that is stopped
    takes it for an error of its own.
    """


def bounded(compute: Callable[[], T], most: float = math.inf) -> tuple[T, int]:
    """The result of a computation, and the work that it was. Raises TooMuchWorkError.

    It is not raised where Python closes a generator that is no longer needed: there it would get
    lost, and the trace with it.
    """
    work, memory = 0, _most_held() + MEMORY

    def within(_frame: FrameType, event: str, _found: Any) -> Any:
        nonlocal work
        work += 1
        is_much = work > most or (work % LOOKS == 0 and _most_held() > memory)
        if is_much and event == "line":
            raise TooMuchWorkError
        return within

    def called(frame: FrameType, _event: str, _found: Any) -> Any:
        nonlocal work
        work += 1
        if work > most and not frame.f_code.co_flags & inspect.CO_GENERATOR:
            raise TooMuchWorkError
        return within if _loops(frame.f_code) else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        result = compute()
    finally:
        sys.settrace(before)
    if work > most:
        raise TooMuchWorkError
    return result, work


def _most_held() -> int:
    """The most memory in bytes that the process has held; 0 where the system does not tell."""
    if resource is None:
        return 0
    held: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held * _UNIT


_KNOWN: Final[dict[int, tuple[CodeType, bool]]] = {}
"""Whether codes loop, by what they are: to compare codes takes long."""
KNOWN: Final = 5_000
"""How many are kept."""


def _loops(code: CodeType) -> bool:
    """Whether a code jumps back."""
    known = _KNOWN.get(id(code))
    if known is None:
        jumps = (one for one in dis.get_instructions(code) if "JUMP" in one.opname)
        loops = any(isinstance(one.argval, int) and one.argval < one.offset for one in jumps)
        if len(_KNOWN) == KNOWN:
            _KNOWN.clear()
        known = _KNOWN[id(code)] = code, loops
    return known[1]
