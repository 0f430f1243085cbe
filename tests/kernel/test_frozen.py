"""Classes of values are those of attrs, which tells here what is expected of them."""

from __future__ import annotations

from functools import partial
from typing import Any, Generic, TypeVar

import attrs
import pytest

from daumen_rules.kernel.caching import once
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded

T = TypeVar("T")


def family(how: Any) -> tuple[Any, ...]:
    """Classes made in some way: plain, with a field left out, without fields, generic, derived."""

    @how
    class Plain:
        a: int
        b: tuple[int, ...] = ()

    @how(kw_only=True)
    class Partly:
        a: int
        seen: int = attrs.field(default=0, eq=False)

    @how
    class Empty: ...

    @how
    class Box(Generic[T]):
        of: T

    @how
    class More(Plain):
        c: str = ""

    @how(cache_hash=True)
    class Kept:
        a: int

    @how(order=True)
    class Ordered:
        a: int

    return Plain, Partly, Empty, Box, More, Kept, Ordered


def values(how: Any) -> list[Any]:
    plain, partly, empty, box, more, kept, ordered = family(how)
    return [
        *(plain(1), plain(1, ()), plain(1, (2,)), plain(2), more(1), more(1), more(1, (), "x")),
        *(partly(a=1), partly(a=1, seen=5), partly(a=2), empty(), empty()),
        *(box(1), box(plain(1)), box(plain(1)), kept(1), kept(1), kept(2), ordered(1), ordered(2)),
    ]


def test_values_are_equal_and_hashed_where_those_of_attrs_are() -> None:
    ours, theirs = values(frozen), values(attrs.frozen)
    for i, one in enumerate(theirs):
        for j, other in enumerate(theirs):
            assert (ours[i] == ours[j]) == (one == other), (one, other)
            assert (ours[i] != ours[j]) == (one != other), (one, other)
            assert one != other or hash(ours[i]) == hash(ours[j]), (one, other)
    assert len(set(ours)) == len(set(theirs))
    assert ours[-2] < ours[-1]


def test_values_are_printed_as_those_of_attrs() -> None:
    assert list(map(repr, values(frozen))) == list(map(repr, values(attrs.frozen)))


def test_values_are_frozen_and_have_slots() -> None:
    for one in values(frozen):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            one.a = 3
        assert not hasattr(one, "__dict__")


def test_what_a_class_says_of_itself_holds() -> None:
    @frozen
    class Same:
        a: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Same)

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return "same"

    @frozen
    class Named:
        name: str
        count: int

        def __hash__(self) -> int:
            return 8

    @frozen
    class Take(Worded):
        count: int

    assert (hash(Named("x", 1)), Named("x", 1) == Named("x", 2)) == (8, False)
    assert (Same(1), hash(Same(1)), repr(Same(1))) == (Same(2), 7, "same")
    assert repr(Take(2)) == "Take(count=2)"
    assert str(Take(2)) == "take 2"


def test_values_that_are_told_apart_by_identity_stay_so() -> None:
    @frozen(eq=False)
    class Thing:
        a: int

    assert Thing(1) != Thing(1)
    assert len({Thing(1), Thing(1)}) == 2


@pytest.mark.parametrize("slots", [True, False])
def test_values_are_copied_with_changes_as_those_of_attrs(slots: bool) -> None:
    plain, partly, empty, box, more, kept, ordered = family(partial(frozen, slots=slots))
    changes: list[tuple[Any, dict[str, Any]]] = [
        *((plain(1), {"b": (2,)}), (plain(1, (2,)), {}), (more(1, (), "x"), {"a": 2, "c": ""})),
        *((partly(a=1, seen=5), {"a": 2}), (empty(), {}), (box(1), {"of": None})),
        *((kept(1), {"a": 2}), (ordered(1), {"a": 2})),
    ]
    for value, change in changes:
        before, copy = repr(value), evolve(value, **change)
        assert copy == attrs.evolve(value, **change), before
        assert hash(copy) == hash(attrs.evolve(value, **change)), before
        assert repr(copy) == repr(attrs.evolve(value, **change)), before
        assert (type(copy), repr(value)) == (type(value), before)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            copy.a = 3
        with pytest.raises(TypeError, match="other"):
            evolve(value, **change, other=1)


def test_a_copy_is_checked_and_converted_as_its_class_says() -> None:
    @frozen(slots=False)
    class Checked:
        a: int = attrs.field(validator=attrs.validators.ge(0))

    @frozen(slots=False)
    class Converted:
        a: int = attrs.field(converter=int)

    @frozen(slots=False)
    class Finished:
        a: int

        def __attrs_post_init__(self) -> None:
            if self.a < 0:
                raise ValueError("below 0")

    @attrs.frozen
    class Raised(Exception):
        a: int

    @frozen(slots=False)
    class Half:
        a: int
        b: int = attrs.field(init=False, default=0)
        _c: int = attrs.field(default=5, alias="c")

    with pytest.raises(ValueError, match="must be >= 0"):
        evolve(Checked(1), a=-1)
    with pytest.raises(ValueError, match="below 0"):
        evolve(Finished(1), a=-1)
    assert evolve(Converted(1), a="2").a == 2
    assert evolve(Raised(1), a=2).args == (2,)
    assert evolve(Half(1, c=7), a=2) == Half(2, c=7)
    assert evolve(Half(1), c=9) == Half(1, c=9)


def test_what_a_value_has_worked_out_is_worked_out_anew_for_its_copy() -> None:
    @frozen(slots=False)
    class Square:
        side: int

        @once
        def area(self) -> int:
            return self.side**2

    one = Square(2)
    assert (one.area, evolve(one, side=3).area, one.area) == (4, 9, 4)
