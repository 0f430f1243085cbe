"""`frozen` makes classes of values and `evolve` copies values, as those of attrs do, and quicker.

A process makes two hundred such classes before it answers. So they share the functions that
compare, hash and print them, which attrs would compile for each. What copies values is compiled
where the first of a class is copied. Nothing else stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, cast

import attrs

if TYPE_CHECKING:
    from attrs import evolve as evolve
    from attrs import frozen as frozen
else:

    def frozen(kind=None, *, eq=True, repr=True, order=False, cache_hash=False, **ways):
        """`attrs.frozen`; what a base says of how it is printed holds."""
        if kind is None:
            return lambda kind: frozen(
                kind, eq=eq, repr=repr, order=order, cache_hash=cache_hash, **ways
            )
        if order or cache_hash:
            made = attrs.frozen(kind, order=order, cache_hash=cache_hash, repr=False, **ways)
            _COPIED[made] = attrs.evolve
        else:
            made = attrs.frozen(kind, eq=False, repr=False, **ways)
            if eq and "__eq__" not in vars(kind):
                made.__eq__, made.__hash__ = _compared(made)
        if repr and kind.__repr__ is object.__repr__:
            made.__repr__ = _printed
        return made

    def evolve(value, /, **changes):
        """`attrs.evolve`, in half the time."""
        kind = value.__class__
        copied = _COPIED.get(kind)
        if copied is None:
            copied = _COPIED[kind] = _copied(kind)
        return copied(value, **changes)


_COPIED: Final[dict[type, Callable[..., Any]]] = {}
"""How values of a class are copied with changes."""


def _copied(kind: type[Any]) -> Callable[..., Any]:
    """How values of a class are copied: its fields one by one, where no more is done to make one.

    A field is given to the new value by `object`, past what keeps the class frozen.
    """
    fields = attrs.fields(kind)
    more = any(one.converter or one.validator or one.name != one.alias for one in fields)
    more = more or not all(one.init for one in fields) or hasattr(kind, "__attrs_post_init__")
    if more or any("__new__" in vars(one) for one in kind.__mro__[:-1]):
        return attrs.evolve
    names = [one.name for one in fields]
    lines = [
        f"def copied({', '.join(['_value', *(f'{name}=_same' for name in names)])}):",
        "_copy = _new(_kind)",
        "_put = _bound(_copy)",
        *(f"_put('{n}', _value.{n} if {n} is _same else {n})" for n in names),
        "return _copy",
    ]
    scope: dict[str, Any] = {
        "_kind": kind,
        "_same": object(),
        "_new": object.__new__,
        "_bound": object.__setattr__.__get__,
    }
    exec(compile("\n ".join(lines), "<copied>", "exec"), scope)
    return cast("Callable[..., Any]", scope["copied"])


def _printed(value: Any) -> str:
    told = (
        f"{one.name}={getattr(value, one.name)!r}" for one in attrs.fields(cast(Any, type(value)))
    )
    return f"{type(value).__name__}({', '.join(told)})"


def _compared(kind: type[Any]) -> tuple[Callable[[Any, object], object], Callable[[Any], int]]:
    """How values of a kind are compared and hashed: by their fields, unless they are left out."""
    names = [one.name for one in attrs.fields(kind) if one.eq]
    fields: Callable[[Any], Any] = attrgetter(*names) if names else lambda _: ()

    def equal(value: Any, other: object) -> object:
        same = other.__class__ is value.__class__
        return fields(value) == fields(other) if same else NotImplemented

    def hashed(value: Any) -> int:
        return hash((kind, fields(value)))

    return equal, hashed
