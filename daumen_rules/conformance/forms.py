"""The JSON forms of a game that has none of its own, for messages to engines.

Actions are in the words of records, positions are given by their consequences, views by their
fields. `spec/collection/protocol.md` describes the forms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, cast

import attrs

from daumen_rules.contracts.engine_tests.forms import Fields, Forms
from daumen_rules.contracts.engine_tests.shapes import (
    Shape,
    boolean,
    count,
    is_whole,
    list_of,
    of_kind,
    or_null,
    record,
    text,
    whole,
)
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.saved import forms_of as saved_forms
from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.positions.position import write_position

from .field_forms import field_forms

_MOVERS: Final[Mapping[str, Mover]] = {"nature": NATURE, "referee": REFEREE}

_mover = of_kind(
    Text('a seat, "nature" or "referee"', 'ein Platz, "nature" oder "referee"'),
    lambda value: (is_whole(value) and value >= 0) or value in list(_MOVERS),
)
ACTION_SHAPE: Final = record({"by": _mover, "do": text})
STATE_SHAPE: Final = record(
    {"over": boolean, "movers": list_of(_mover)},
    {
        "points": or_null(list_of(whole)),
        "winners": or_null(list_of(count)),
        "payments": or_null(list_of(whole)),
    },
)
_view: Shape = of_kind(Text("an object", "ein Objekt"), lambda value: isinstance(value, dict))
_no_event: Shape = of_kind(Text("no events", "keine Ereignisse"), lambda _: False)


def mover_form(mover: Mover) -> int | str:
    """A mover in JSON."""
    return mover if isinstance(mover, int) else mover.value


def mover_of(form: Any) -> Mover:
    """The mover of a JSON form. Raises ValueError."""
    if form in _MOVERS:
        return _MOVERS[form]
    if is_whole(form):
        seat: int = form
        return seat
    raise ValueError("a seat, nature or referee")


def action_form(game: AnyGame, action: Any) -> Fields:
    """An action in JSON: its mover, and its words as in records."""
    return {"by": mover_form(game.rules.actor(action)), "do": game.notation.write(action)}


def action_of(game: AnyGame, form: Fields) -> Any:
    """The action of a JSON form. Raises ValueError or KeyError."""
    return game.notation.read(mover_of(form["by"]), form["do"])


def state_form(game: AnyGame, state: Any) -> Fields:
    """The part of a state that all games share: who may act, and how the game ended."""
    outcome = game.outcome(state)
    movers = [mover_form(mover) for mover in game.rules.movers(state)]
    return {
        "over": outcome is not None,
        "movers": sorted(movers, key=str),
        "points": None if outcome is None else list(outcome.scores),
        "winners": None if outcome is None else sorted(outcome.winners),
        "payments": list(outcome.payments) or None if outcome is not None else None,
    }


def new_form(game: AnyGame, opening: Any, _: Any) -> Fields:
    """The request for a new game: its rules in words and by option, and the number of seats."""
    return {
        "message": "new",
        "rules": game.book.write_rules(opening.rules),
        "options": {option.field: option.word(opening.rules) for option in game.book.options},
        "players": opening.players,
        **_begun(game, opening),
    }


def begins_in_the_middle(game: AnyGame, opening: Any) -> bool:
    """Whether an opening is a position within a game."""
    return bool(opening != game.start(opening.players, opening.rules))


def _begun(game: AnyGame, opening: Any) -> Fields:
    """The position of a game that begins in the middle: its lines, and all fields of the state."""
    if not begins_in_the_middle(game, opening):
        return {}
    names = [seat_letter(seat) for seat in range(opening.players)]
    return {
        "position": dict(write_position(game, opening, names=names)),
        "fields": {name: form.write(opening) for name, form in field_forms(game).items()},
    }


def opening_of(game: AnyGame) -> Callable[[Mapping[str, Any]], tuple[Any, None]]:
    """The opening of such a request. Raises ValueError or KeyError."""

    def opening(request: Mapping[str, Any]) -> tuple[Any, None]:
        rules = game.book.read_rules(request["rules"])
        players = request["players"]
        if players not in game.rules.seats:
            raise ValueError(f"{game.slug} is not for {players}")
        if "position" not in request:
            return game.start(players, rules), None
        names = ", ".join(seat_letter(seat) for seat in range(players))
        lines = [f"{head}: {value}" for head, value in request["position"].items()]
        header = (f"rules: {request['rules']}", f"players: {names}")
        return game.position("\n".join([*header, *lines])).state, None

    return opening


def _normal_state(form: Fields) -> Fields:
    winners = form.get("winners")
    return {
        "points": None,
        "payments": None,
        **form,
        "movers": sorted(form["movers"], key=str),
        "winners": None if winners is None else sorted(winners),
    }


def _bare(value: Any, written: Mapping[type, Form]) -> Any:
    """A value as JSON without the names of types, the rules and the viewer, which both sides
    know; `written` are the forms of types that have their own.
    """
    kind = value.__class__
    if value is None or kind is str or isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return [_bare(item, written) for item in cast("tuple[object, ...]", value)]
    if kind in written:
        return written[kind].write(value)
    if isinstance(value, Enum):
        return value.value
    names = (each.name for each in attrs.fields(kind))
    shown = (name for name in names if name not in ("rules", "viewer"))
    return {name: _bare(getattr(value, name), written) for name in shown}


def forms_of(game: AnyGame) -> Forms[Any, Any, Any]:
    """The forms of a game of the catalogue."""

    written = saved_forms(game)

    def view(state: Any, seat: int) -> Fields:
        seen: Fields = _bare(game.view(state, seat), written)
        return seen

    fields = field_forms(game)
    seats = frozenset[str]().union(*(form.seats for form in fields.values()))
    return Forms(
        game=game.slug,
        new=lambda opening, deal: new_form(game, opening, deal),
        opening=opening_of(game),
        action=lambda action: action_form(game, action),
        action_of=lambda form: action_of(game, form),
        state=lambda state: state_form(game, state),
        view=view,
        event=lambda event, players: None,  # noqa: ARG005
        normal_state=_normal_state,
        normal_view=lambda form: form,
        state_shape=STATE_SHAPE,
        view_shape=_view,
        action_shape=ACTION_SHAPE,
        event_shape=_no_event,
        seat_fields=seats | {"seat", "by", "movers", "winners"},
        points=frozenset({"points", "winners", "payments"}),
        fields=fields,
        begins_in_the_middle=lambda opening: begins_in_the_middle(game, opening),
    )
