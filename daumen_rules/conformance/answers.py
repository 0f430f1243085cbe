"""The shape of a right answer to each request, as far as all games share it.

An answer may have extra fields, but the known fields may hold nothing extra.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from daumen_rules.contracts.engine_tests.forms import PROTOCOL, Forms
from daumen_rules.contracts.engine_tests.script import Ask, Topic
from daumen_rules.contracts.engine_tests.shapes import (
    Flaw,
    Shape,
    as_list,
    as_object,
    boolean,
    count,
    either,
    is_whole,
    list_of,
    of_kind,
    quoted,
    record,
    text,
)
from daumen_rules.kernel.similar_names import nearest
from daumen_rules.kernel.text import Text

PARTS: Final = ("views", "points", "illegal", "small_packs")
"""The parts of the protocol that an engine may leave out."""
_one_of_parts = of_kind(
    Text(f"one of {', '.join(PARTS)}", f"eins von {', '.join(PARTS)}"), PARTS.__contains__
)


def _one_of(*numbers: int) -> Shape:
    en, de = (word.join(map(str, numbers)) for word in (" or ", " oder "))
    return of_kind(Text(en, de), lambda value: is_whole(value) and value in numbers)


def _hello_shape(forms: Forms[Any, Any, Any]) -> Shape:
    return record(
        {
            "engine": text,
            "protocol": _one_of(PROTOCOL),
        },
        {
            "rules": list_of(text),
            "players": list_of(count),
            "leaves_out": list_of(_one_of_parts),
            "events": list_of(text),
            "seats_from": _one_of(0, 1),
            "fields": list_of(_field_of(forms)),
            "positions": boolean,
        },
        others=True,
    )


def _field_of(forms: Forms[Any, Any, Any]) -> Shape:
    """The name of a field of a game's states."""

    def check(value: Any, place: str) -> Flaw | None:
        if isinstance(value, str) and value in forms.fields:
            return None
        similar = nearest(value, forms.fields) if isinstance(value, str) else []
        some = ", ".join(f'"{name}"' for name in similar or list(forms.fields)[:8])
        expected = Text(f"a field of the game such as {some}", f"ein Feld des Spiels wie {some}")
        none = Text("nothing: no field is compared", "nichts: Kein Feld wird verglichen")
        return Flaw(place, quoted(value), expected if some else none)

    return check


def _state_shape(forms: Forms[Any, Any, Any], fields: Sequence[str]) -> Shape:
    """The shape of a state that has these fields beside it."""
    if not fields:
        return forms.state_shape
    told = record(
        {"fields": record({name: forms.fields[name].check for name in fields})}, others=True
    )

    def check(value: Any, place: str) -> Flaw | None:
        flaw = told(value, place)
        if flaw is not None:
            return flaw
        rest = {name: item for name, item in value.items() if name != "fields"}
        return forms.state_shape(rest, place)

    return check


def answer_shapes(forms: Forms[Any, Any, Any], fields: Sequence[str] = ()) -> Mapping[Topic, Shape]:
    """The shapes of right answers, by topic; states have these fields beside them."""
    state: dict[str, Shape] = {"state": _state_shape(forms, fields)}
    refusal = record({"refused": _refusal}, {"state": _no_state}, others=True)
    after = record(state, {"events": list_of(forms.event_shape)}, others=True)
    return {
        "hello": _hello_shape(forms),
        "new": record(state, others=True),
        "legal": record({"legal": list_of(forms.action_shape)}, others=True),
        "apply": either(lambda value: refusal if _refuses(value) else after),
        "view": record({"view": forms.view_shape}, others=True),
    }


def _refuses(value: Any) -> bool:
    return bool((as_object(value) or {}).get("refused"))


def _is_refusal(value: Any) -> bool:
    clauses = as_list(value) or []
    return value is True or (bool(clauses) and all(isinstance(id_, str) for id_ in clauses))


_no_state = of_kind(
    Text("either `refused` or `state`", "entweder `refused` oder `state`"), lambda _: False
)
_refusal = of_kind(
    Text("true or a list of clauses", "true oder eine Liste von Klauseln"), _is_refusal
)


def example_of(ask: Ask) -> Any:
    """A right answer to a request, as an example."""
    match ask.topic:
        case "hello":
            return ask.expected
        case "legal" | "view":
            return {ask.topic: ask.expected}
        case "new" | "apply":
            refused = "refused" in ask.expected
            return {"refused": True} if refused else {"state": ask.expected}
