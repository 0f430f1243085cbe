"""Values that are asked often: members of enums as keys, what is worked out of a value once, and
functions that are made of text because they are called more often than all others.
"""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")


class Member(Enum):
    """An enum whose members are quick keys: each equals itself alone, and is hashed so."""

    __hash__ = object.__hash__


class once(cached_property[T]):  # noqa: N801 - a decorator
    """A `cached_property` that takes no lock, as those of Python 3.12: less than half the time.

    A value that is copied with changes, by `evolve`, works it out anew.
    """

    if not TYPE_CHECKING:

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            if instance is None:
                return self
            found = instance.__dict__[self.attrname] = self.func(instance)
            return found


def made_of(source: str, names: dict[str, Any]) -> Any:
    """The value of an expression, such as a `lambda`, which knows these names.

    It is compiled apart: an interruption that comes while `eval` reads text would end the process
    by its signal in the end, though it was caught.
    """
    return eval(compile(source, "<made>", "eval"), names)
