"""Faults of a state that no play leads to, with their places.

Most faults follow from the types and marks of fields: one item for each seat, seats that exist,
hands in order, every piece in one place. A game or an engine adds checks that types cannot express.
Loading, laws and positions use this module.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from daumen_rules.kernel.frozen import has_fields
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.impossible import Impossible, between, expected, faults_within, hints_of
from daumen_rules.pieces.marks import Mark, own_marks
from daumen_rules.pieces.options import options_of

if TYPE_CHECKING:
    from daumen_rules.kernel.game import GameRules

    from .parts import Checks


ONCE: Final = Text("each piece of the game in one place", "jedes Stück des Spiels an einem Ort")


def faults_of(
    rules: GameRules[Any, Any, Any, Any, Any], checks: Checks[Any, Any], state: Any
) -> tuple[Impossible, ...]:
    """The faults of a state. Later checks rely on earlier ones, so only the first failing check
    reports.
    """
    return _first((*_SHOWN, _invariants, _pieces), rules, checks, state)


def faults_of_shown(
    rules: GameRules[Any, Any, Any, Any, Any], checks: Checks[Any, Any], shown: Any
) -> tuple[Impossible, ...]:
    """The faults of a state or a view in its players, fields and rules."""
    return _first(_SHOWN, rules, checks, shown)


def _first(asks: Iterable[_Ask], rules: Any, checks: Any, state: Any) -> tuple[Impossible, ...]:
    """The faults of the first check that finds any."""
    return next((found for ask in asks if (found := tuple(ask(rules, checks, state)))), ())


# What is asked of a state, in this order


def _players(rules: Any, checks: Any, state: Any) -> Iterator[Impossible]:
    seats = rules.seats
    if rules.players(state) not in seats:
        yield from between("players", rules.players(state), seats[0], seats[-1])


def _fields(rules: Any, checks: Any, state: Any) -> Iterator[Impossible]:
    yield from faults_within(state, type(state), "", rules.players(state))


def _options(rules: Any, checks: Any, state: Any) -> Iterator[Impossible]:
    """Every option has one of its values."""
    rule_set: Any = state.rules.__class__
    for option in options_of(rule_set) if has_fields(rule_set) else ():
        value = getattr(state.rules, option.field)
        if not option.has(value):
            words = ", ".join(option.words())
            if isinstance(option.values, range):
                words = f"{option.values[0]}…{option.values[-1]}"
            yield Impossible(f"rules.{option.field}", str(value), Text(words, words))


def _start(rules: Any, checks: Any, state: Any) -> Iterator[Impossible]:
    """The rules fit the number of players, and lasting fields are as at the start."""
    try:
        start = rules.start(rules.players(state), state.rules)
    except ValueError as error:
        yield Impossible("rules", str(state.rules), Text(str(error), str(error)))
    else:
        yield from _lasting(state, start, "")


_Ask: TypeAlias = Callable[[Any, Any, Any], Iterator[Impossible]]
_SHOWN: Final[tuple[_Ask, ...]] = (_players, _fields, _options, _start)
"""The checks that apply to views, too."""


def _lasting(value: Any, start: Any, place: str) -> Iterator[Impossible]:
    kind: Any = value.__class__
    if kind is not start.__class__ or isinstance(value, Enum):
        return
    if kind is tuple:
        for at, (one, other) in enumerate(zip(value, start, strict=False)):
            yield from _lasting(one, other, f"{place}[{at}]")
    elif has_fields(kind):
        for name, hint in hints_of(kind):
            where = f"{place}.{name}".lstrip(".")
            one, other = getattr(value, name), getattr(start, name)
            if Mark.LASTING in own_marks(hint):
                sized = other.__class__ is tuple
                found, right = (len(one), len(other)) if sized else (one, other)
                yield from expected(found == right, where, found, str(right), str(right))
            yield from _lasting(one, other, where)


def _invariants(rules: Any, checks: Any, state: Any) -> Iterator[Impossible]:
    """The invariants that the game states."""
    if checks.invariants is not None:
        yield from checks.invariants(state)


def _pieces(rules: Any, checks: Any, state: Any) -> Iterator[Impossible]:
    """Every piece is in one place; before the deal there are none."""
    if checks.pieces is None:
        return
    found = checks.pieces(state)
    whole: Counter[Hashable]
    if checks.whole is not None:
        whole = Counter(checks.whole(state))
    else:
        whole = first_laid(rules, checks.pieces, rules.players(state), state.rules)
    kinds = tuple({piece.__class__ for piece in whole if has_fields(piece.__class__)})
    if found is not None:
        yield from _one_of_each(state, Counter(found), whole)
    elif checks.whole is None:
        nothing = Text("nothing before the deal", "nichts vor dem Geben")
        laid = lying(state, kinds, "") if kinds else ()
        yield from (Impossible(place, str(piece), nothing) for place, piece in laid)


def _one_of_each(
    state: Any, laid: Counter[Hashable], whole: Counter[Hashable]
) -> Iterator[Impossible]:
    for piece in laid - whole:
        places = [place for place, each in lying(state, (type(piece),), "") if each == piece]
        yield Impossible(places[-1] if places else "", _said(piece), ONCE)
    for piece in whole - laid:
        missing = _said(piece)
        lacking = Text(f"also {missing}, which lies nowhere", f"auch {missing}, das nirgends liegt")
        yield Impossible("", str(sum(laid.values())), lacking)


def _said(piece: object) -> str:
    if isinstance(piece, tuple):
        return " ".join(map(str, cast("tuple[object, ...]", piece)))
    return str(piece)


@lru_cache(maxsize=256)
def first_laid(
    rules: GameRules[Any, Any, Any, Any, Any],
    pieces: Callable[[Any], Iterable[Hashable] | None],
    players: int,
    rule_set: Any,
) -> Counter[Hashable]:
    """All pieces of a game, as they lie after the first deal."""
    state = rules.start(players, rule_set)
    while (found := pieces(state)) is None:
        chance = rules.chance(state)
        action = legal_actions(rules, state)[0] if chance is None else chance.at(0)
        answer = step(rules, state, action)
        assert isinstance(answer, Step)
        state = answer.state
    return Counter(found)


def lying(value: Any, kinds: tuple[type, ...], place: str) -> Iterator[tuple[str, Any]]:
    """The pieces of some classes in a value, each with its place."""
    kind: Any = value.__class__
    if isinstance(value, kinds):
        yield place, value
    elif kind is tuple:
        for at, each in enumerate(value):
            yield from lying(each, kinds, f"{place}[{at}]")
    elif has_fields(kind) and not isinstance(value, Enum):
        for name, hint in hints_of(kind):
            if Mark.COPY not in own_marks(hint):
                yield from lying(getattr(value, name), kinds, f"{place}.{name}".lstrip("."))
