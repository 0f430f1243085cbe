"""The decorator of loops that take kernels of a batch form, such as a search.

A loop is compiled once for all games: the kernels that it takes are functions of a known type. The
module needs numba and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any, Final, TypeVar

from .batch_kernels import kept

K = TypeVar("K", bound=Callable[..., object])

_numba: Any = import_module("numba")
_types: Any = _numba.types
VOID: Final = _types.void
INT: Final = _types.int64
WORD: Final = _types.uint64
ROW: Final = _types.Array(INT, 1, "C")
ROWS: Final = _types.Array(INT, 2, "C")
RANDOM: Final = _types.Array(WORD, 1, "C")
WORDS: Final = _types.Array(WORD, 2, "C")
FLOATS: Final = _types.Array(_types.float64, 2, "C")

_KERNELS: Final = {
    "start": VOID(ROW, ROW),
    "mover": INT(ROW, ROW),
    "chance": VOID(ROW, ROW, RANDOM),
    "legal": INT(ROW, ROW, ROW),
    "step": VOID(ROW, ROW, INT),
    "score": VOID(ROW, ROW, ROW),
    "view": VOID(ROW, ROW, INT, ROW),
    "playout": INT(ROW, ROW, RANDOM, ROW),
}
"""The types of the kernels of a form, by their names."""


class _Found(_types.WrapperAddressProtocol):  # type: ignore[misc]
    """Where the machine code of a kernel is. Numba would look for it at each call of a loop, and
    that takes as long as hundreds of games do.
    """

    def __init__(self, kernel: Any, known: Any) -> None:
        made = kernel.get_compile_result(known)
        self._known = known
        self._address: int = made.library.get_pointer_to_function(
            made.fndesc.llvm_cfunc_wrapper_name
        )

    def __wrapper_address__(self) -> int:
        return self._address

    def signature(self) -> Any:
        return self._known


@cache
def _found(kernel: Any, name: str) -> Any:
    """A kernel as loops take it; the function itself where numba is switched off."""
    return kernel if _numba.config.DISABLE_JIT else _Found(kernel, _KERNELS[name])


def loop(result: Any, *given: Any) -> Callable[[K], K]:
    """The decorator of a loop with a result that takes arguments of these types; the name of a
    kernel stands for its type. Loops count no references: arrays are there as long as they run.
    """
    known = [
        _types.FunctionType(_KERNELS[each]) if isinstance(each, str) else each for each in given
    ]
    names = [each for each in given if isinstance(each, str)]  # kernels come first
    made = kept(_numba.njit(result(*known), cache=True, nogil=True, _nrt=False))

    def decorated(function: Any) -> Any:
        inner = made(function)

        @wraps(function)
        def called(*arguments: Any) -> Any:
            kernels = map(_found, arguments, names)
            return inner(*kernels, *arguments[len(names) :])

        return called

    return decorated
