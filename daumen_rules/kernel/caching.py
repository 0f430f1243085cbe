"""Quick hashing and caching: enum members as dictionary keys, and properties computed once."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")


class Member(Enum):
    """An enum whose members hash by identity, so that they are quick dictionary keys."""

    __hash__ = object.__hash__


class once(cached_property[T]):  # noqa: N801 - a decorator
    """A `cached_property` without a lock, as in Python 3.12: less than half the time.

    A copy made by `evolve` computes the value anew.
    """

    if not TYPE_CHECKING:

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            if instance is None:
                return self
            found = instance.__dict__[self.attrname] = self.func(instance)
            return found
