"""How messages to engines write the values of *Daumen drauf!*, and its name in the greeting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from daumen_rules.contracts.engine_tests.forms import Fields, Forms
from daumen_rules.contracts.engine_tests.shapes import (
    Shape,
    as_object,
    boolean,
    count,
    list_of,
    of_kind,
    or_null,
    record,
    whole,
)
from daumen_rules.kernel.text import Text

from .. import wire
from ..events import Event
from ..model import Action, Deal, State, Undealt
from ..setup import deck

_CARDS: Final = frozenset(map(str, deck()))
_KINDS: Final = frozenset(str(card.kind) for card in deck())


def _is_one_of(texts: frozenset[str]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in texts


_card = of_kind(Text("a card such as Y3p", "eine Karte wie Y3p"), _is_one_of(_CARDS))
_kind = of_kind(Text("a kind such as Y3", "eine Sorte wie Y3"), _is_one_of(_KINDS))
_sight = of_kind(
    Text("a card such as Y3p or a kind such as Y3", "eine Karte wie Y3p oder eine Sorte wie Y3"),
    _is_one_of(_CARDS | _KINDS),
)
_trick = list_of(record({"seat": count, "card": _sight, "covered": boolean}))

STATE_SHAPE: Final = record(
    {
        "over": boolean,
        "turn": or_null(count),
        "leader": or_null(count),
        "trick": _trick,
        "hands": list_of(count),
        "pile": count,
        "captured": list_of(list_of(_kind)),
    },
    {"points": or_null(list_of(whole))},
)
VIEW_SHAPE: Final = record(
    {
        "hand": list_of(_card),
        "trick": _trick,
        "captured": list_of(list_of(_sight)),
        "hands": or_null(list_of(list_of(_card))),
    }
)
_PASS: Final = record(
    {"seat": count, "do": of_kind(Text('"pass"', '"pass"'), lambda v: v == "pass")}
)
_WITH_CARD: Final = record(
    {
        "seat": count,
        "do": of_kind(
            Text('"show", "pass" or "parry"', '"show", "pass" oder "parry"'),
            ("show", "parry").__contains__,
        ),
        "card": _card,
    }
)


def _action_shape(value: Any, place: str) -> Any:
    is_pass = (as_object(value) or {}).get("do") == "pass"
    return (_PASS if is_pass else _WITH_CARD)(value, place)


# How much of a card is told is for the rules to say, and the clause to name; not for its shape.
_EVENT_FIELDS: Final[dict[str, dict[str, Shape]]] = {
    "released": {"seat": count, "card": _sight},
    "shown": {"seat": count, "card": _sight},
    "passed": {"seat": count},
    "skipped": {"seat": count},
    "parried": {"seat": count, "card": _sight},
    "taken": {"seat": count, "cards": count},
    "inspected": {"seats": list_of(count)},
    "left": {"cards": count},
    "drawn": {"seat": count, "cards": count},
    "leads": {"seat": count},
    "over": {},
    "points": {"seat": count, "points": whole},
}
EVENTS: Final = tuple(_EVENT_FIELDS)
"""The names of the events that the protocol knows."""
_name = of_kind(
    Text(f"one of {', '.join(EVENTS)}", f"eins von {', '.join(EVENTS)}"), EVENTS.__contains__
)


_NO_EVENT: Final = record({"event": _name})
_EVENT_SHAPES: Final = {
    name: record({"event": _name, **fields}) for name, fields in _EVENT_FIELDS.items()
}


def _event_shape(value: Any, place: str) -> Any:
    name = (as_object(value) or {}).get("event")
    shape = _EVENT_SHAPES.get(name) if isinstance(name, str) else None
    return (shape or _NO_EVENT)(value, place)


def _new(state: State, action: Action | None) -> Fields:
    if not isinstance(state, Undealt) or not isinstance(action, Deal):
        raise TypeError("a game begins with Nature's deal")
    return wire.new_form(state, action)


def _opening(request: Fields) -> tuple[State, Action]:
    return wire.opening_of(dict(request))


def _sorted_lists(lists: Any) -> Any:
    return None if lists is None else [sorted(cards) for cards in lists]


def _normal_state(form: Fields) -> Fields:
    return {"points": None, **form, "captured": _sorted_lists(form["captured"])}


def _normal_view(form: Fields) -> Fields:
    return {
        **form,
        "hand": sorted(form["hand"]),
        "captured": _sorted_lists(form["captured"]),
        "hands": _sorted_lists(form["hands"]),
    }


FORMS: Final[Forms[State, Action, Event]] = Forms(
    game="daumen_drauf",
    new=_new,
    opening=_opening,
    action=wire.action_form,
    action_of=lambda form: wire.action_of(dict(form)),
    state=wire.state_form,
    view=wire.view_form,
    event=wire.event_form,
    normal_state=_normal_state,
    normal_view=_normal_view,
    state_shape=STATE_SHAPE,
    view_shape=VIEW_SHAPE,
    action_shape=_action_shape,
    event_shape=_event_shape,
    seat_fields=frozenset({"seat", "seats", "turn", "leader", "starter"}),
)
"""The forms of `spec/protocol.md`."""
