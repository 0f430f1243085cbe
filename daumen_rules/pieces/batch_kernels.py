"""What the kernels of batch forms are made of: the decorator that compiles them, chance, and random
play.

A kernel is a function on one game, which is a row of whole numbers. The module needs numba and
numpy, so only batch forms import it, and they are loaded on demand. It knows no game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

K = TypeVar("K", bound=Callable[..., object])
Row: TypeAlias = NDArray[np.int64]
"""Whole numbers: the state of a game, the parameters of its rule set, or action numbers."""
Random: TypeAlias = NDArray[np.uint64]
"""The state of a source of random numbers: one number."""

_numba: Any = import_module("numba")


def kept(decorator: Callable[[K], K]) -> Callable[[K], K]:
    """A decorator of numba that keeps machine code for the next process, in a folder for these very
    sources.

    By itself numba looks at the module of a function alone, and would go on with code in which
    functions of other modules are as they were before a change.
    """

    def kept_in_folder(function: K) -> K:
        before = _numba.config.CACHE_DIR
        _numba.config.CACHE_DIR = str(_folder(before))
        try:
            return decorator(function)
        finally:
            _numba.config.CACHE_DIR = before

    return kept_in_folder


@cache
def _folder(base: str) -> Path:
    """The folder of the machine code that belongs to the sources of the package."""
    package = Path(__file__).parents[1]
    told = blake2b(digest_size=8)
    for path in sorted(package.rglob("*.py")):
        told.update(path.read_bytes())
    return Path(base or package / "__pycache__") / f"kernels-{told.hexdigest()}"


def compiled(kernel: K) -> K:
    """A kernel as machine code, which is made when it is first called and kept for the next
    process. Without counts of references: the rows that it gets are there as long as it runs. In
    another kernel it is `inlined`.
    """
    options = {"cache": True, "forceinline": True, "nogil": True, "error_model": "numpy"}
    made: K = kept(_numba.njit(_nrt=False, **options))(kernel)
    return made


def allocating(kernel: K) -> K:
    """Like `compiled`, a kernel that makes arrays of its own while it runs."""
    made: K = _numba.njit(cache=True, nogil=True, error_model="numpy")(kernel)
    return made


def inlined(part: K) -> K:
    """A part of kernels, whose machine code is put into each kernel that calls it: a call with
    rows takes longer than most parts do.
    """
    made: K = _numba.njit(forceinline=True, nogil=True, _nrt=False, error_model="numpy")(part)
    return made


_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_PAIRS, _FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_EIGHTS, _BYTES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
_1, _2, _4, _56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@inlined
def mixed(number: Any) -> Any:
    """A number of 64 bits that looks like chance and follows from another (splitmix64)."""
    z = (number ^ (number >> _30)) * _FIRST
    z = (z ^ (z >> _27)) * _SECOND
    return z ^ (z >> _31)


@inlined
def below(r: Random, limit: int) -> int:
    """A random whole number from 0 to `limit` − 1, for limits below 2³².

    It is the upper half of a product of two numbers of 32 bits: the shares of the numbers differ by
    less than `limit` / 2³².
    """
    r[0] += _STEP
    return np.int64(((mixed(r[0]) >> _32) * np.uint64(limit)) >> _32)  # type: ignore[return-value]


@inlined
def shuffle(r: Random, things: Row, size: int) -> None:
    """Put the first `size` things into a random order."""
    for place in range(size - 1, 0, -1):
        other = below(r, place + 1)
        things[place], things[other] = things[other], things[place]


@inlined
def ones(mask: int) -> int:
    """How many bits of a mask are 1. It is written so that compilers make one instruction of it."""
    x = np.uint64(mask)
    x = x - ((x >> _1) & _PAIRS)
    x = (x & _FOURS) + ((x >> _2) & _FOURS)
    x = (x + (x >> _4)) & _EIGHTS
    return np.int64((x * _BYTES) >> _56)  # type: ignore[return-value]


@inlined
def lowest(mask: int) -> int:
    """The number of the lowest bit that is 1, of a mask that has one."""
    return ones((mask & -mask) - 1)


@inlined
def play_out(
    mover: Any, chance: Any, legal: Any, step: Any, s: Row, p: Row, r: Random, out: Row
) -> int:
    """Play a game at random to its end, by the kernels of its form; all legal actions are equally
    likely. How many actions of seats it took.
    """
    taken = 0
    whose = mover(s, p)
    while whose != -1:
        if whose == -2:
            chance(s, p, r)
        else:
            step(s, p, out[below(r, legal(s, p, out))])
            taken += 1
        whose = mover(s, p)
    return taken
