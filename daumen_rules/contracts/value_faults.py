"""What is wrong with a view that no state gives, and with an action that no words say.

A view is held against a state that gives it: that state holds together, and is seen as the view
says. What is wrong with states stands in `faults`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, cast

import attrs

from daumen_rules.kernel.frozen import has_fields
from daumen_rules.kernel.seats import NATURE, SPECTATOR
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.impossible import Impossible, expected, faults_within
from daumen_rules.pieces.operands import Several
from daumen_rules.pieces.sampling import steady

from .faults import ONCE, faults_of, faults_of_shown, first_laid, lying

if TYPE_CHECKING:
    from daumen_rules.kernel.game import GameRules
    from daumen_rules.pieces.operands import AnyOperand
    from daumen_rules.pieces.verbs import Verb, Verbs

    from .parts import Checks


def faults_of_value(value: Any, players: int) -> tuple[Impossible, ...]:
    """What is wrong with an action or an event of a game for so many at most, by its types."""
    return tuple(faults_within(value, type(value), "", players, is_state=False))


# Views


def faults_of_view(
    rules: GameRules[Any, Any, Any, Any, Any], checks: Checks[Any, Any], view: Any
) -> tuple[Impossible, ...]:
    """What is wrong with what somebody sees: by its own types, and as what it is seen of."""
    if found := faults_of_shown(rules, checks, view):
        return found
    assert checks.sample is not None
    try:
        state = checks.sample(view, steady())
    except ValueError as error:
        return (*_twice(rules, checks, view), Impossible("", str(error), _SEEN))[:1]
    if found := faults_of(rules, checks, state):
        return found
    return tuple(_differing(view, rules.view(state, view.viewer), ""))


def faults_of_covered(
    rules: GameRules[Any, Any, Any, Any, Any], checks: Checks[Any, Any], state: Any
) -> tuple[Impossible, ...]:
    """What is wrong with a state that holds together, where views are states with dice covered: no
    dice go with what is known of them.
    """
    if checks.sample is None or rules.view(state, SPECTATOR) != state:
        return ()
    try:
        return faults_of(rules, checks, checks.sample(state, steady()))
    except ValueError as error:
        return (Impossible("", str(error), _SEEN),)


_SEEN: Final = Text("a view that some state gives", "eine Ansicht, die ein Zustand gibt")


def _twice(rules: Any, checks: Any, view: Any) -> Iterator[Impossible]:
    """The pieces that lie open in a view for a second time."""
    if checks.pieces is None:
        return
    whole = first_laid(rules, checks.pieces, rules.players(view), view.rules)
    seen: set[object] = set()
    for place, piece in lying(view, tuple({piece.__class__ for piece in whole}), ""):
        if piece in seen:
            yield Impossible(place, str(piece), ONCE)
        seen.add(piece)


def _differing(value: Any, right: Any, place: str) -> Iterator[Impossible]:
    """Where a value differs from the right one, as deep within as the two are of one kind."""
    if value == right:
        return
    kind: Any = value.__class__
    if kind is right.__class__ and kind is tuple and len(value) == len(right):
        for at, (one, other) in enumerate(zip(value, right, strict=True)):
            yield from _differing(one, other, f"{place}[{at}]")
    elif kind is right.__class__ and has_fields(kind) and not isinstance(value, Enum):
        fields = [field.name for field in attrs.fields(kind) if field.eq]
        if not fields:
            yield Impossible(place, _said(value), Text(_said(right), _said(right)))
        for name in fields:
            one, other = getattr(value, name), getattr(right, name)
            yield from _differing(one, other, f"{place}.{name}".lstrip("."))
    else:
        yield Impossible(place, _said(value), Text(_said(right), _said(right)))


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, cast("tuple[object, ...]", value))) or "–"
    return str(value)


# Actions


def faults_of_action(verbs: Verbs[Any], action: Any, players: int) -> tuple[Impossible, ...]:
    """What is wrong with an action of a game for so many at most: no row of its verbs writes it."""
    if found := faults_of_value(action, players):
        return found
    rows = [row for row in verbs.rows if row.make is type(action)]
    each = [tuple(_unsaid(row, action)) for row in rows]
    return () if () in each else each[0]


def _unsaid(row: Verb[Any], action: Any) -> Iterator[Impossible]:
    """What does not fit in the gaps of a verb, and what it does not say."""
    for name, operand in row.operands:
        yield from _operand(operand, getattr(action, name), name)
    said = row.action(getattr(action, "seat", NATURE), row.values(action))
    yield from _differing(action, said, "")


def _operand(operand: AnyOperand, value: Any, place: str) -> Iterator[Impossible]:
    if not isinstance(operand, Several):
        yield from expected(value in operand.values, place, value, operand.what.en, operand.what.de)
        return
    least, most = operand.least, operand.most
    if len(value) < least or (most is not None and len(value) > most):
        count = f"{least}…" if most is None else f"{least}…{most}"
        yield Impossible(place, str(len(value)), Text(count, count))
    what = operand.of.what
    for at, each in enumerate(value):
        yield from expected(each in operand.of.values, f"{place}[{at}]", each, what.en, what.de)
