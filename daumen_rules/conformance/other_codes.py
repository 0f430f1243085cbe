"""Changes by which one place in the code of a function is another: a condition, a comparison, a
number, a name.

The code of a function is a value; a changed one is made of it, and of no text. What a version of
Python calls otherwise is left as it is.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias

from .changed_functions import Change, standing_in

NUMBERS: Final = 5
"""By how many numbers, of those by which an engine is off, a number is changed."""

PARTS: Final = 16
"""Up to how many values of a constant are tried in part."""

Numbers: TypeAlias = tuple[int, int] | None
"""A number that has become another one."""

Two: TypeAlias = Callable[[Any, Any], Any]
_COMPARED: Final[Sequence[tuple[Two, Two]]] = (
    (lambda a, b: a < b, lambda a, b: 1 if a < b else 0),
    (lambda a, b: a <= b, lambda a, b: 1 if a <= b else 0),
    (lambda a, b: a == b, lambda a, b: 1 if a == b else 0),
    (lambda a, b: a != b, lambda a, b: 1 if a != b else 0),
    (lambda a, b: a > b, lambda a, b: 1 if a > b else 0),
    (lambda a, b: a >= b, lambda a, b: 1 if a >= b else 0),
)
"""Each comparison, as a value and in a condition: what it is in the code of this Python."""
_CALCULATED: Final[Sequence[tuple[Two]]] = ((lambda a, b: a + b,), (lambda a, b: a - b,))
_SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


def other_codes(function: FunctionType, numbers: Sequence[int]) -> Iterator[Change]:
    """The changes. `numbers` are those by which an engine is off."""
    wanted = tuple(dict.fromkeys((1, -1, *numbers)))[: NUMBERS + 2]
    names, right = vars(sys.modules[function.__module__]), function.__code__
    for at, (code, changed) in enumerate(_codes(right, wanted, names)):
        name = ("code", right, changed, at)
        yield Change(function, standing_in(function, code, _as_it_is), name)
    for constant, value in _other_constants(right, wanted, names):
        code = standing_in(function, right, _as_it_is, {constant: value})
        yield Change(function, code, ("constant", right, constant, value))


def _as_it_is(it: Any, _: Sequence[Any]) -> Any:
    return it


def number_changed(change: Change) -> Numbers:
    """The number that a change makes another one; None for other changes."""
    changed: Any = change.name[2] if change.name[0] == "code" else None
    found: Numbers = changed
    return found


def _codes(
    code: CodeType, numbers: Sequence[int], names: Mapping[str, Any]
) -> Iterator[tuple[CodeType, Numbers]]:
    if _may_go_on_for_ever(code):
        return
    yield from ((other, None) for other in _other_instructions(code))
    yield from ((other, None) for other in _other_names(code, names))
    for at, const in enumerate(code.co_consts):
        if isinstance(const, CodeType):
            for inner, changed in _codes(const, numbers, names):
                yield _with_const(code, at, inner), changed
        elif type(const) is int:
            for new in dict.fromkeys((*(const + number for number in numbers), -const)):
                if new != const:
                    yield _with_const(code, at, new), (const, new)
        elif isinstance(const, bool):
            yield _with_const(code, at, not const), None


def _may_go_on_for_ever(code: CodeType) -> bool:
    """Whether a code goes round by a condition, and not once for each of some things."""
    names = {one.offset: one.opname for one in dis.get_instructions(code)}
    jumps = (one for one in dis.get_instructions(code) if "JUMP" in one.opname)
    back = (one.argval for one in jumps if isinstance(one.argval, int) and one.argval < one.offset)
    return any(names.get(to) not in ("FOR_ITER", "SEND") for to in back)


def _with_const(code: CodeType, at: int, const: Any) -> CodeType:
    consts = (*code.co_consts[:at], const, *code.co_consts[at + 1 :])
    return code.replace(co_consts=consts)


# Names


def _other_names(code: CodeType, names: Mapping[str, Any]) -> Iterator[CodeType]:
    """Codes with another function of Python, or another member of an Enum."""
    members: set[str] = set()
    for kind in map(names.get, code.co_names):
        if isinstance(kind, type) and issubclass(kind, Enum):
            members |= {*kind.__members__}
    for at, name in enumerate(code.co_names):
        others = members if name in members else {_SWAPPED.get(name, name)}
        for other in sorted(others - {name}):
            yield code.replace(co_names=(*code.co_names[:at], other, *code.co_names[at + 1 :]))


def _other_constants(
    code: CodeType, numbers: Sequence[int], names: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    """Other values of names of the module: another number, or a part of several values."""
    for name in dict.fromkeys(_names_read(code)):
        held: Any = names.get(name)
        if held.__class__ is int:
            yield from ((name, held + number) for number in numbers)
        elif held.__class__ is tuple and 1 < len(held) <= PARTS:
            yield from ((name, part) for part in _parts(held))


def _parts(held: tuple[Any, ...]) -> Sequence[tuple[Any, ...]]:
    """Some parts of several values; none of values that cannot be told apart, such as sets."""
    half = len(held) // 2
    try:
        return [*dict.fromkeys((held[:half], held[half:], held[1:], held[:-1]))]
    except TypeError:
        return []


def _names_read(code: CodeType) -> Iterator[str]:
    """The names of the module that a code reads, and what stands within it."""
    for one in dis.get_instructions(code):
        if one.opname == "LOAD_GLOBAL":
            yield str(one.argval)
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names_read(const)


# Instructions


def _other_instructions(code: CodeType) -> Iterator[CodeType]:
    for one in dis.get_instructions(code):
        for name, arg in _instead(one):
            if name in dis.opmap and arg < 256:
                text = bytearray(code.co_code)
                text[one.offset], text[one.offset + 1] = dis.opmap[name], arg
                yield code.replace(co_code=bytes(text))


def _instead(one: dis.Instruction) -> Iterator[tuple[str, int]]:
    """What may stand for an instruction: its name and its argument."""
    name, arg = one.opname, one.arg or 0
    if "JUMP" in name and "_IF_" in name:
        yield _flipped(name), arg
        yield "POP_TOP", 0  # as if the condition never made it jump
        if name.endswith("_OR_POP"):
            yield "JUMP_FORWARD", arg  # as if it always did
    elif name in ("IS_OP", "CONTAINS_OP"):
        yield name, arg ^ 1
    elif name == "COMPARE_OP":
        yield from ((name, other) for other in _others(_COMPARED, name, arg))
    elif name == "BINARY_OP":
        yield from ((name, other) for other in _others(_CALCULATED, name, arg))


def _flipped(name: str) -> str:
    """The jump on the other condition."""
    for one, other in (("_IF_TRUE", "_IF_FALSE"), ("_IF_NOT_NONE", "_IF_NONE")):
        if one in name:
            return name.replace(one, other)
        if other in name:
            return name.replace(other, one)
    return name


def _others(of: Sequence[tuple[Two, ...]], name: str, arg: int) -> Iterator[int]:
    """The arguments of other instructions of that name, in the same place."""
    args = [[_argument(function, name) for function in several] for several in of]
    for place in range(len(args[0])):
        here = [several[place] for several in args]
        if arg in here:
            yield from (other for other in here if other != arg)
            return


def _argument(function: Any, name: str) -> int:
    code: CodeType = function.__code__
    return next(one.arg or 0 for one in dis.get_instructions(code) if one.opname == name)
