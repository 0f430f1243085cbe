"""The JSON forms of the values that lie on a table, by their shapes.

A number is a number and a seat is its number; a card, a square or another word is a text; several
values are a list. An engine may write a list in any order where the order does not count.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.engine_tests.shapes import (
    Flaw,
    as_list,
    boolean,
    count,
    is_whole,
    list_of,
    of_kind,
    or_null,
    quoted,
    record,
    text,
    whole,
)
from daumen_rules.contracts.engine_tests.shapes import Shape as Check
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.positions.fields import Key, fields_of
from daumen_rules.positions.parts import Done, OneOf, Record, Row
from daumen_rules.positions.words import (
    BROKEN,
    FACE,
    TRUTH,
    WHOLE,
    WORDS,
    Coded,
    Named,
    Plain,
    Shape,
    Sitting,
    Worded,
)


@frozen(kw_only=True)
class Form:
    """The JSON form of the values of a shape."""

    write: Callable[[Any], Any]
    check: Check
    about: Text
    """The form in words, such as `a list of cards`."""
    normal: Callable[[Any], Any] = lambda value: value
    """A right value, normalised for comparison."""
    seats: frozenset[str] = frozenset()
    """The names of members that hold seats."""
    is_seat: bool = False


def _same(value: Any) -> Any:
    return value


def _plain(check: Check, en: str, de: str, write: Callable[[Any], Any] = _same) -> Form:
    return Form(write=write, check=check, about=Text(en, de))


def _fraction(value: Fraction) -> int | str:
    return value.numerator if value.denominator == 1 else str(value)


def _is_number(value: Any) -> bool:
    if not isinstance(value, str):
        return is_whole(value)
    above, _, below = value.partition("/")
    return above.removeprefix("-").isdecimal() and below.isdecimal()


_FRACTION: Final = Text('a number, or a text such as "20/3"', 'eine Zahl, oder ein Text wie "20/3"')
_PLAIN: Final[tuple[tuple[Shape, Form], ...]] = (
    (WHOLE, _plain(whole, "a number", "eine Zahl")),
    (FACE, _plain(count, "the face of a die", "die Augen eines Würfels")),
    (BROKEN, _plain(of_kind(_FRACTION, _is_number), _FRACTION.en, _FRACTION.de, _fraction)),
    (WORDS, _plain(text, "a text", "ein Text")),
    (TRUTH, _plain(boolean, "`true` or `false`", "`true` oder `false`")),
)
_SEAT: Final = Form(write=_same, check=count, about=Text("a seat", "ein Platz"), is_seat=True)


def form_of(game: AnyGame, shape: Shape) -> Form:
    """The form of the values of a shape."""
    of = partial(form_of, game)
    match shape:
        case Plain() | Named() if any(shape is known for known, _ in _PLAIN):
            return next(form for known, form in _PLAIN if shape is known)
        case Sitting():
            return _SEAT
        case Named(words):
            return named(words)
        case Worded(_, operand):
            return Form(
                write=lambda value: operand.write(value, "en"), check=text, about=operand.what
            )
        case Coded(_, form):
            return _plain(text, "a text, as positions write it", "ein Text", form.write)
        case Row(None, items):
            return _tuple([of(item) for item in items])
        case Row(item) if item is not None:
            return _row(of(item), is_unsorted=shape.is_unsorted or item is FACE)
        case Record():
            return _object(_members(game, shape))
        case Done():
            return _done(game)
        case OneOf(shapes):
            return _one_of(shape, [of(inner) for _, inner in shapes])
        case _:
            raise TypeError(f"no JSON form of {shape}")


def named(words: Sequence[tuple[Any, Text]]) -> Form:
    said = [(value, None if value is None else word.en) for value, word in words]
    some = ", ".join(f"`{json.dumps(word)}`" for _, word in said)
    about = Text(f"one of {some}", f"eins von {some}") if len(said) > 1 else Text(some, some)
    return Form(
        write=lambda value: next(word for each, word in said if each is value or each == value),
        check=of_kind(about, lambda told: any(told == word for _, word in said)),
        about=about,
    )


NOTHING_ELSE: Final = named(((None, Text("-", "-")),))
"""The form of a field that never has a value."""


def _row(item: Form, *, is_unsorted: bool) -> Form:
    order = _sorted if is_unsorted else _as_told
    en, de = "a list, each", "eine Liste, je"
    if is_unsorted:
        en, de = "a list, in any order, each", "eine Liste, in beliebiger Reihenfolge, je"
    return Form(
        write=lambda values: order([item.write(each) for each in values]),
        check=list_of(item.check),
        about=Text(f"{en} {item.about.en}", f"{de} {item.about.de}"),
        normal=lambda values: order([item.normal(each) for each in values]),
        seats=item.seats,
        is_seat=item.is_seat,
    )


def _sorted(values: Sequence[Any]) -> list[Any]:
    return sorted(values, key=json.dumps)


def _as_told(values: Sequence[Any]) -> list[Any]:
    return [*values]


def _tuple(items: Sequence[Form]) -> Form:
    def check(value: Any, place: str) -> Flaw | None:
        found = as_list(value)
        if found is None or len(found) != len(items):
            size = len(items)
            return Flaw(place, quoted(value), Text(f"a list of {size}", f"eine Liste von {size}"))
        flaws = (form.check(each, place) for form, each in zip(items, found, strict=True))
        return next((flaw for flaw in flaws if flaw is not None), None)

    kinds = dict.fromkeys(form.about for form in items)
    en, de = "; ".join(kind.en for kind in kinds), "; ".join(kind.de for kind in kinds)
    return Form(
        write=lambda values: [f.write(each) for f, each in zip(items, values, strict=True)],
        check=check,
        about=Text(f"a list of {len(items)}, each {en}", f"eine Liste von {len(items)}, je {de}"),
        normal=lambda values: [f.normal(each) for f, each in zip(items, values, strict=True)],
        seats=frozenset[str]().union(*(form.seats for form in items)),
        is_seat=bool(items) and all(form.is_seat for form in items),
    )


def _object(members: Mapping[str, Form]) -> Form:
    def normal(value: Any) -> Any:
        return {name: members[name].normal(each) for name, each in value.items()}

    own = {name for name, form in members.items() if form.is_seat}
    en, de = (
        ", ".join(f"`{name}`: {form.about[language]}" for name, form in members.items())
        for language in LANGUAGES
    )
    return Form(
        write=lambda value: {name: form.write(value) for name, form in members.items()},
        check=record({name: form.check for name, form in members.items()}),
        about=Text(f"an object ({en})", f"ein Objekt ({de})"),
        normal=normal,
        seats=frozenset(own).union(*(form.seats for form in members.values())),
    )


def _done(game: AnyGame) -> Form:
    def write(action: Any) -> Any:
        return {"by": game.rules.actor(action), "do": game.notation.write(action)}

    about = Text("an action, as `by` and `do`", "eine Handlung als `by` und `do`")
    return Form(write=write, check=record({"by": count, "do": text}), about=about)


def _one_of(shape: OneOf, forms: Sequence[Form]) -> Form:
    kinds = [kind for kind, _ in shape.shapes]

    def write(value: Any) -> Any:
        if value is None and shape.may_be_nothing:
            return None
        return forms[kinds.index(value.__class__)].write(value)

    return any_of(forms, write, may_be_nothing=shape.may_be_nothing)


def any_of(forms: Sequence[Form], write: Callable[[Any], Any], *, may_be_nothing: bool) -> Form:
    """One of several forms; the first whose check holds normalises a value."""

    def fitting(value: Any) -> Form | None:
        return next((form for form in forms if form.check(value, "") is None), None)

    def check(value: Any, place: str) -> Flaw | None:
        return None if fitting(value) is not None else forms[0].check(value, place)

    def normal(value: Any) -> Any:
        form = fitting(value)
        return value if form is None else form.normal(value)

    kinds = dict.fromkeys(form.about for form in forms)
    en, de = " or ".join(k.en for k in kinds), " oder ".join(k.de for k in kinds)
    if may_be_nothing and not en.endswith("`null`"):
        en, de = f"{en}, or `null`", f"{de}, oder `null`"
    return Form(
        write=write,
        check=or_null(check) if may_be_nothing else check,
        about=Text(en, de),
        normal=normal,
        seats=frozenset[str]().union(*(form.seats for form in forms)),
        is_seat=any(form.is_seat for form in forms),
    )


def _members(game: AnyGame, holder: Record) -> dict[str, Form]:
    """The forms of the fields of a record, by their words, each written from the record."""
    fields = [(Key().of(field).word("en"), field) for field in fields_of(holder)]
    return {word: _within(form_of(game, field.shape), field.name) for word, field in fields}


def _within(form: Form, name: str) -> Form:
    """The form of a field, written from the record that has it."""
    return Form(
        write=lambda holder: form.write(getattr(holder, name)),
        check=form.check,
        about=form.about,
        normal=form.normal,
        seats=form.seats,
        is_seat=form.is_seat,
    )
