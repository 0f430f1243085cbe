"""Values that are asked often: members of enums as keys, and what is worked out of a value once."""

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
