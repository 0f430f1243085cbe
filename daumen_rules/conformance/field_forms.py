"""The JSON forms of the fields of a state, for engines that tell what lies on the table.

Fields have the names that positions give them in English. The value of a field that the state of a
game does not have is null.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from daumen_rules.contracts.engine_tests.forms import FieldForm
from daumen_rules.contracts.engine_tests.shapes import list_of, or_null
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.marks import Mark
from daumen_rules.positions.fields import KIND, Key, fields_of, kind_words, kinds_of
from daumen_rules.positions.parts import Row
from daumen_rules.positions.shapes import shapes_of
from daumen_rules.positions.words import Shape

from .value_forms import NOTHING_ELSE, Form, any_of, form_of, named

Get: TypeAlias = Callable[[Any], Any]
"""Takes a value from a state; None where the state has no such value."""


@frozen
class _Member:
    """A field with a line of its own: its words, its value in a state, and the form of that."""

    key: Key
    get: Get
    form: Form

    @property
    def name(self) -> str:
        return self.key.word("en")


def _found(game: AnyGame, key: Key, shape: Shape, get: Get) -> Iterator[_Member]:
    """The fields of a value that have a line of their own in positions."""
    kinds = kinds_of(shape)
    if len(kinds) > 1:
        words = kind_words(shape)
        yield _Member(
            key if key.words else Key((KIND,)),
            lambda state: None if get(state) is None else get(state).__class__,
            named(tuple(words.items())),
        )
    for kind, of in kinds:
        for field in fields_of(of):
            part = _part(get, kind, field.name)
            yield from _fields(game, key.of(field), field.marks, field.shape, part)


def _part(get: Get, kind: Any, name: str) -> Get:
    def part(state: Any) -> Any:
        holder = get(state)
        return getattr(holder, name) if holder.__class__ is kind else None

    return part


def _fields(
    game: AnyGame, key: Key, marks: Sequence[object], shape: Shape, get: Get
) -> Iterator[_Member]:
    if kinds_of(shape):
        yield from _found(game, key, shape, get)
        return
    item = shape.item if isinstance(shape, Row) and Mark.BY_SEAT in marks else None
    if item is not None and kinds_of(item):
        for inner in _found(game, key, item, lambda state: state):
            yield _Member(inner.key, get, _by_seat(inner))
        return
    form = form_of(game, shape)
    if item is not None:
        form = evolve(form, about=_for_each_seat(form_of(game, item).about))
    yield _Member(key, get, form)


def _for_each_seat(about: Text) -> Text:
    return Text(f"for each seat {about.en}", f"für jeden Platz {about.de}")


def _by_seat(inner: _Member) -> Form:
    """The form of a field of a record that each seat has: a list in the order of seats."""

    def write(values: Any) -> Any:
        found = (inner.get(each) for each in values)
        return [None if each is None else inner.form.write(each) for each in found]

    form = inner.form
    return Form(
        write=write,
        check=list_of(or_null(form.check)),
        about=_for_each_seat(form.about),
        normal=lambda values: [None if each is None else form.normal(each) for each in values],
        seats=form.seats,
        is_seat=form.is_seat,
    )


@cache
def field_forms(game: AnyGame) -> Mapping[str, FieldForm[Any]]:
    """The forms of all fields of a game's states, by name, in the order of positions.

    A field that never has a value is left out.
    """
    by_name: dict[str, list[_Member]] = {}
    for member in _found(game, Key(), shapes_of(game).state, lambda state: state):
        if member.form.about == NOTHING_ELSE.about:
            continue
        by_name.setdefault(member.name, []).append(member)
    return {name: _field_form(name, members) for name, members in by_name.items()}


def _field_form(name: str, members: Sequence[_Member]) -> FieldForm[Any]:
    def write(state: Any) -> Any:
        for member in members:
            value = member.get(state)
            if value is not None:
                return member.form.write(value)
        return None

    form = any_of([member.form for member in members], write, may_be_nothing=True)
    about = members[0].form.about if len(members) == 1 else form.about
    own = {name} if form.is_seat else set[str]()
    return FieldForm(
        write=write,
        check=form.check,
        normal=form.normal,
        about=about,
        seats=form.seats | own,
    )
