"""The decorator of loops that take kernels of a batch form, such as a search.

A loop is compiled once for all games: the kernels that it takes are functions of a known type. The
module needs numba and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar

from .batch_kernels import kept

K = TypeVar("K", bound=Callable[..., object])

_numba: Any = import_module("numba")
_types: Any = _numba.types
INT: Final = _types.int64
ROW: Final = _types.Array(INT, 1, "C")
ROWS: Final = _types.Array(INT, 2, "C")
RANDOM: Final = _types.Array(_types.uint64, 1, "C")
FLOATS: Final = _types.Array(_types.float64, 2, "C")
VOID: Final = _types.void

_KERNELS: Final = {
    "mover": INT(ROW, ROW),
    "chance": VOID(ROW, ROW, RANDOM),
    "legal": INT(ROW, ROW, ROW),
    "step": VOID(ROW, ROW, INT),
    "score": VOID(ROW, ROW, ROW),
}
"""The types of the kernels of a form, by their names."""


def loop(result: Any, *given: Any) -> Callable[[K], K]:
    """The decorator of a loop with a result that takes arguments of these types; the name of a
    kernel stands for its type.
    """
    known = [
        _types.FunctionType(_KERNELS[each]) if isinstance(each, str) else each for each in given
    ]
    return kept(_numba.njit(result(*known), cache=True, nogil=True, error_model="numpy"))
