"""What of the rules a function is compared with: a row for each question, or a field of the state.

A row says what the rules answer in a position, and which shape an answer has. No game is named
here; the forms of fields are those of engines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.engine_tests.shapes import Shape, is_whole, list_of, of_kind, text
from daumen_rules.contracts.game import AnyGame
from daumen_rules.judge.case import points
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.step import Refused, Step
from daumen_rules.kernel.text import Text, quoted

from .field_forms import field_forms
from .forms import mover_form

_BRINGS: Final = ("points", "result")
"""The names of facts with which an event tells what was counted."""


@frozen(kw_only=True)
class Compared:
    """A position to compare in: the state, and the action with the answer of the rules, if the
    question is about one.
    """

    game: AnyGame
    state: Any
    action: Any = None
    answer: Step[Any, Any, Any] | Refused | None = None


@frozen
class Right:
    """The right answer of a function, with the clauses that it rests on."""

    value: Any
    clauses: tuple[Clause, ...] = ()


@frozen(kw_only=True)
class Aspect:
    """A question that a function answers."""

    name: str
    about: str
    """The right shape of an answer, in words."""
    asks_an_action: bool
    tries_illegal: bool = False
    """Whether illegal actions are tried too."""
    answer: Callable[[Compared], Right | None]
    """What the rules answer; None where they answer nothing."""
    check: Shape
    normal: Callable[[Any], Any] = lambda value: value
    """An answer of the right shape, normalised for comparison."""


def _actions(case: Compared) -> Right | None:
    legal = case.game.legal_actions(case.state)
    return Right(sorted(map(case.game.notation.write, legal))) if legal else None


def _allowed(case: Compared) -> Right | None:
    if isinstance(case.answer, Refused):
        return Right(False, case.answer.clauses)
    return Right(True, _cited(case.answer))


def _points(case: Compared) -> Right | None:
    """What the action brings: of several parts that are told and add up to it, the first."""
    if not isinstance(case.answer, Step):
        return None
    told = list(_told(case.answer))
    gained = _gained(case, case.answer)
    if not told:
        return None if not gained else Right(gained, _cited(case.answer))
    (number, clause), *_ = told
    sums = [sum(n for n, _ in told[: end + 1]) for end in range(len(told))]
    return Right(number, (clause,)) if gained in (None, *sums) else Right(gained, (clause,))


def _told(answer: Step[Any, Any, Any]) -> Iterable[tuple[int, Clause]]:
    for event in answer.events:
        for name, fact in event.sentence.facts:
            number = fact.code.split()[0] if fact.code else ""
            if name in _BRINGS and number.removeprefix("-").isdecimal():
                yield int(number), event.clause


def _gained(case: Compared, answer: Step[Any, Any, Any]) -> int | None:
    had, has = _points_so_far(case.game, case.state), points(case.game, answer.state)
    actor = case.game.rules.actor(case.action)
    seat = actor if isinstance(actor, int) else getattr(case.state, "turn", None)
    if not isinstance(seat, int) or had[seat] is None or has[seat] is None:
        return None
    return (has[seat] or 0) - (had[seat] or 0)


_points_so_far: Final = lru_cache(maxsize=8)(points)
"""The points in a state, in which many actions are compared."""


def _over(case: Compared) -> Right:
    return Right(case.game.outcome(case.state) is not None)


def _winners(case: Compared) -> Right | None:
    outcome = case.game.outcome(case.state)
    return None if outcome is None else Right(sorted(outcome.winners))


def _scores(case: Compared) -> Right | None:
    outcome = case.game.outcome(case.state)
    return None if outcome is None else Right(list(outcome.scores))


def _movers(case: Compared) -> Right | None:
    found = [mover_form(mover) for mover in case.game.rules.movers(case.state)]
    return Right(sorted(found, key=str))


def _cited(answer: Step[Any, Any, Any] | Refused | None) -> tuple[Clause, ...]:
    if not isinstance(answer, Step):
        return ()
    return tuple(dict.fromkeys(event.clause for event in answer.events))


def _is_mover(value: object) -> bool:
    return value in ("nature", "referee") or (is_whole(value) and isinstance(value, int))


_number = of_kind(Text("a number", "eine Zahl"), is_whole)
_truth = of_kind(Text("True or False", "True oder False"), lambda value: isinstance(value, bool))
_mover = of_kind(Text("a seat, 'nature' or 'referee'", "ein Platz oder 'nature'"), _is_mover)
_NUMBERS: Final = "a list of numbers in the order of seats, such as [12, 7]"
ASPECTS: Final = (
    Aspect(
        name="actions",
        about="a list of actions as records write them, such as ['keep 3', 'stop'], in any order",
        asks_an_action=False,
        answer=_actions,
        check=list_of(text),
        normal=sorted,
    ),
    Aspect(
        name="allowed",
        about="True or False",
        asks_an_action=True,
        tries_illegal=True,
        answer=_allowed,
        check=_truth,
    ),
    Aspect(name="points", about="a number", asks_an_action=True, answer=_points, check=_number),
    Aspect(name="over", about="True or False", asks_an_action=False, answer=_over, check=_truth),
    Aspect(
        name="movers",
        about="a list of seats, from 0, or ['nature'] where dice or cards decide, in any order",
        asks_an_action=False,
        answer=_movers,
        check=list_of(_mover),
        normal=lambda value: sorted(value, key=str),
    ),
    Aspect(
        name="winners",
        about="a list of seats, from 0, in any order",
        asks_an_action=False,
        answer=_winners,
        check=list_of(_number),
        normal=sorted,
    ),
    Aspect(
        name="scores",
        about=_NUMBERS,
        asks_an_action=False,
        answer=_scores,
        check=list_of(_number),
    ),
)
"""The questions about any game. Each field of a state is one more: its value after an action."""

Fields: TypeAlias = Mapping[str, Callable[[Any], Any]]


def fields_of_game(game: AnyGame) -> Fields:
    """The fields of a game as parameters: their names, and what takes their values from a state."""
    return {parameter(name): form.write for name, form in field_forms(game).items()}


def parameter(name: str) -> str:
    """The name of a field as a parameter: `throws_so_far`."""
    return "".join(letter if letter.isalnum() else "_" for letter in name)


@cache
def aspect_of(game: AnyGame, name: object) -> Aspect:
    """The question with a name. Raises ValueError."""
    fields = {parameter(each): each for each in field_forms(game)}
    known = {aspect.name: aspect for aspect in ASPECTS}
    if name in known:
        return known[str(name)]
    asked = parameter(str(name))
    if asked in fields:
        return _of_field(game, fields[asked])
    every = (*known, *fields)
    near = nearest(str(name), every)
    like = f"; perhaps {near[0]!r}" if near else ""
    raise ValueError(f"of: found {quoted(str(name))}; expected one of {', '.join(every)}{like}")


def _of_field(game: AnyGame, name: str) -> Aspect:
    """The question what a field of the state is after an action."""
    form = field_forms(game)[name]

    def answer(case: Compared) -> Right | None:
        if not isinstance(case.answer, Step):
            return None
        value = form.write(case.answer.state)
        return None if value is None else Right(form.normal(value), _cited(case.answer))

    return Aspect(
        name=name,
        about=form.about.en,
        asks_an_action=True,
        answer=answer,
        check=form.check,
        normal=form.normal,
    )
