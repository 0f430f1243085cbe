"""Calls of a user's function: its parameters are filled by name from a position and an action.

Every misuse is one error that says what was found and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, signature
from typing import Any, Final, cast

import attrs

from daumen_rules.contracts.engine_tests.adapter_answers import quoted
from daumen_rules.contracts.engine_tests.shapes import as_list, as_object
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.positions.shapes import shapes_of

from .arguments import wrong
from .function_aspects import Aspect, Compared, Fields, Right, fields_of_game
from .value_forms import form_of

WHOLE: Final[Mapping[str, Callable[[Compared], Any]]] = {
    "state": lambda case: case.state,
    "players": lambda case: case.game.rules.players(case.state),
    "rules": lambda case: case.state.rules,
    "seat": lambda case: seat_of(case),
    "action": lambda case: case.game.notation.write(case.action),
    "position": lambda case: case.game.write_position(case.state),
}
"""The parameters that any function may have; fields of a game come before them."""
_ACTIONS: Final = ("action",)


def seat_of(case: Compared) -> int | None:
    """The seat that acts, or that is on turn."""
    actor = None if case.action is None else case.game.rules.actor(case.action)
    turn = getattr(case.state, "turn", None)
    return actor if isinstance(actor, int) else turn if isinstance(turn, int) else None


class FunctionFails(AssertionError):
    """The error that a function raises, or answers something that cannot be compared."""


NOT_ASKED: Final = object()
"""In place of an answer where a function cannot be asked."""


@frozen(eq=False)
class UsersFunction:
    """A function that is compared with the rules. Raises ValueError for one that cannot be."""

    function: Callable[..., object]
    game: AnyGame
    aspect: Aspect
    parameters: tuple[str, ...]
    fields: Fields

    @property
    def name(self) -> str:
        """Its name, as it is written in a test."""
        name: str = getattr(self.function, "__name__", "my_function")
        return name if name.isidentifier() else "my_function"

    def answer(self, case: Compared) -> Any:
        """Its answer in a position, in normal form; NOT_ASKED where the action has no such part.
        Raises FunctionFails.
        """
        values = self._arguments(case)
        if values is None:
            return NOT_ASKED
        try:
            answer = self.function(**values)
        except Exception as error:
            what = f"raised {type(error).__name__}: {error}"
            raise self._fails(case, what) from error
        plain = _plain(answer, self.game)
        if self.aspect.check(plain, "") is not None:
            raise self._fails(case, f"returned {quoted(answer)}")
        return self.aspect.normal(plain)

    def call(self, case: Compared) -> str:
        """Its call in a position, as it is written in Python."""
        values = self._arguments(case) or {}  # anew, because it may have changed its lists
        return f"{self.name}({', '.join(f'{key}={value!r}' for key, value in values.items())})"

    def _fails(self, case: Compared, what: str) -> FunctionFails:
        return FunctionFails(
            f"{self.call(case)} {what}; expected {self.aspect.about}\n{told(case)}"
        )

    def _arguments(self, case: Compared) -> dict[str, Any] | None:
        found: dict[str, Any] = {}
        for name in self.parameters:
            if name in self.fields:
                found[name] = self.fields[name](case.state)
            elif name in WHOLE:
                found[name] = WHOLE[name](case)
            elif hasattr(case.action, name):
                found[name] = _plain(getattr(case.action, name), self.game)
            else:
                return None
        return found


def _plain(value: Any, game: AnyGame) -> Any:
    """A value in the form of engines: actions and cards in words, lists for tuples and sets."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple | list | set | frozenset):
        return [_plain(each, game) for each in cast("Iterable[object]", value)]
    members = as_object(value)
    if members is not None:
        return {name: _plain(each, game) for name, each in members.items()}
    shapes = shapes_of(game)
    if value.__class__ in shapes.actions:
        return game.notation.write(value)
    try:
        return form_of(game, shapes.of(value.__class__)).write(value)
    except (StopIteration, TypeError, ValueError):
        return value  # no value of the game


def users_function(function: object, game: AnyGame, aspect: Aspect) -> UsersFunction:
    """A function with its parameters. Raises ValueError."""
    if not callable(function) or isinstance(function, type):
        raise wrong("function", function, "a function")
    try:
        given = signature(function).parameters
    except (TypeError, ValueError):
        raise wrong("function", function, "a function whose parameters can be read") from None
    fields = fields_of_game(game)
    parts = _parts_of_actions(game) if aspect.asks_an_action else frozenset[str]()
    whole = [name for name in WHOLE if aspect.asks_an_action or name not in _ACTIONS]
    known, names = [*fields, *whole, *sorted(parts)], list[str]()
    for name, parameter in given.items():
        if parameter.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
            continue
        if name in known and parameter.kind is not Parameter.POSITIONAL_ONLY:
            names.append(name)
        elif parameter.default is Parameter.empty:
            near = nearest(name, known)
            like = f"; perhaps `{near[0]}`" if near else ""
            every = ", ".join(dict.fromkeys(known))
            raise ValueError(f"function: found the parameter `{name}`; expected {every}{like}")
    if not names:
        every = ", ".join(dict.fromkeys(known))
        raise ValueError(f"function: found no parameter; expected one or more of {every}")
    return UsersFunction(function, game, aspect, tuple(names), fields)


def _parts_of_actions(game: AnyGame) -> frozenset[str]:
    """The names of the parts of actions, such as `card`."""
    kinds = {row.make for row in game.notation.verbs.rows}
    fields = (attrs.fields(kind) for kind in kinds if isinstance(kind, type) and attrs.has(kind))
    return frozenset(each.name for some in fields for each in some)


def told(case: Compared) -> str:
    """The position of a case and its action, as `game.position` reads them."""
    text = case.game.write_position(case.state)
    return text if case.action is None else f"{text.rstrip()}\n{said(case)}\n"


def said(case: Compared) -> str:
    """The action of a case with who does it, as a record writes it."""
    actor = case.game.rules.actor(case.action)
    words = case.game.notation.write(case.action)
    return f"{seat_letter(actor)}: {words}" if isinstance(actor, int) else words


def right_text(right: Right) -> str:
    """A right answer, as it is shown."""
    items = as_list(right.value)
    return repr(right.value if items is None else list(items))
