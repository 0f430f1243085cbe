"""The greeting of an engine, and seats counted from the number with which the engine begins."""

from __future__ import annotations

from typing import Any

from daumen_rules.contracts.engine_tests.shapes import as_list, as_object
from daumen_rules.kernel.frozen import frozen


@frozen(kw_only=True)
class Hello:
    """The greeting of an engine: its name, its games, and its parts of the protocol."""

    engine: str
    rules: tuple[str, ...] = ("german",)
    players: tuple[int, ...] = ()
    leaves_out: frozenset[str] = frozenset()
    events: frozenset[str] = frozenset()
    seats_from: int = 0
    fields: tuple[str, ...] = ()
    """The fields of a state that the engine tells beside it."""
    positions: bool = False
    """Whether the engine begins games with a position."""

    def plays(self, part: str) -> bool:
        """Whether the engine answers a kind of question, such as `views`."""
        return part not in self.leaves_out


def shifted(form: Any, by: int, fields: frozenset[str]) -> Any:
    """A JSON form with every seat number counted from another first number."""
    if by == 0:
        return form
    items, members = as_list(form), as_object(form)
    if items is not None:
        return [shifted(item, by, fields) for item in items]
    if members is None:
        return form
    return {
        name: _shifted_seats(item, by) if name in fields else shifted(item, by, fields)
        for name, item in members.items()
    }


def _shifted_seats(value: Any, by: int) -> Any:
    items = as_list(value)
    if items is not None:
        return [_shifted_seats(item, by) for item in items]
    return value + by if isinstance(value, int) else value
