"""What a person types, read: an action, a call for another seat, or a command.

Here lives the reading alone. Whether an action is allowed only `step` knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, TypeAlias

from attrs import frozen

from daumen_rules.cli import play_texts as t
from daumen_rules.cli.shared.screen import shown
from daumen_rules.games.daumen_drauf.action_words import PARRY_WORDS, PASS_WORDS, SHOW_WORDS
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Card,
    Colour,
    Fang,
    Kind,
    Parry,
    Pass,
    Show,
    Sight,
)
from daumen_rules.games.daumen_drauf.readings import ParryTiming
from daumen_rules.games.daumen_drauf.view import View
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Text


class Command(Enum):
    """What is no action."""

    HELP = "help"
    QUIT = "quit"


_COMMANDS: Final = {
    **dict.fromkeys(("?", "h", "help", "hilfe"), Command.HELP),
    **dict.fromkeys(("q", "quit", "exit", "ende"), Command.QUIT),
}


@frozen
class Acts:
    """What a seat means to do: one action, or several where a fang is left open."""

    seat: Seat
    actions: tuple[Action, ...]


@frozen
class Unreadable:
    """Why a line cannot be read."""

    why: Text


Typed: TypeAlias = Acts | Command | Unreadable


def read_turn(typed: str, view: View, seat: Seat, names: Sequence[str]) -> Typed:
    """What somebody typed who sits on `seat` and sees `view`."""
    if typed.lower() in _COMMANDS:
        return _COMMANDS[typed.lower()]
    number = typed if typed.isascii() and typed.isdigit() and len(typed) < 4 else "0"
    if 1 <= int(number) <= len(view.legal_actions):
        return Acts(seat, (view.legal_actions[int(number) - 1],))
    read = _call(typed, view, names) or _action(typed.lower().split(), view, seat)
    if read is not None:
        return read
    count = str(len(view.legal_actions))
    return Unreadable(_filled(t.UNREADABLE, found(typed), count=count))


def read_call(typed: str, view: View, names: Sequence[str]) -> Typed:
    """What somebody typed where no hand is shown: a command, or `C: parry` for whoever calls it."""
    if typed.lower() in _COMMANDS:
        return _COMMANDS[typed.lower()]
    any_time = view.rules.parry_timing is ParryTiming.ANY_TIME
    expected = t.CALL_EXPECTED if any_time else t.ENTER_EXPECTED
    return _call(typed, view, names) or Unreadable(_filled(expected, found(typed)))


def found(typed: str) -> Text:
    """What was typed, as an answer quotes it."""
    if not typed:
        return t.NOTHING
    short = typed if len(typed) <= 40 else typed[:37] + "..."
    return Text(f"`{shown(short)}`", f"`{shown(short)}`")


def _filled(text: Text, found: Text, **gaps: str) -> Text:
    return Text(text.en.format(found=found.en, **gaps), text.de.format(found=found.de, **gaps))


def _seat(caller: str, names: Sequence[str]) -> Seat | None:
    by_name = {name.lower(): seat for seat, name in enumerate(names)}
    by_letter = {seat_letter(seat).lower(): seat for seat in range(len(names))}
    return (by_letter | by_name).get(caller.lower())


def _call(typed: str, view: View, names: Sequence[str]) -> Acts | None:
    """A parry called out by some seat. Nothing else is done from afar."""
    caller, colon, words = typed.partition(":")
    seat = _seat(caller.strip(), names)
    if not colon or seat is None:
        return None
    read = _action(words.lower().split(), view, seat)
    if isinstance(read, Acts) and isinstance(read.actions[0], Parry):
        return read
    return None


def _action(words: Sequence[str], view: View, seat: Seat) -> Acts | Unreadable | None:
    hand = view.hand if view.viewer == seat else ()
    match words:
        case [word] if word in PASS_WORDS:
            return Acts(seat, (Pass(seat),))
        case [word] if word in PARRY_WORDS:
            kind = _kind_to_parry(view, hand)
            if view.viewer == seat and view.highest and not set(_twins(kind)) & set(hand):
                return Unreadable(_filled(t.NO_TWIN, kind.term.words))
            return _parry(kind, hand, seat)
        case [word, written] if word in PARRY_WORDS and (sight := _sight(written)):
            return _parry(sight, hand, seat)
        case [written] if sight := _sight(written):
            return _show(sight, hand, seat)
        case [word, written] if word in SHOW_WORDS and (sight := _sight(written)):
            return _show(sight, hand, seat)
        case _:
            return None


def _sight(written: str) -> Sight | None:
    """The card written `y3p`, or the kind written `y3`."""
    try:
        kind = Kind.parse(written[:2].upper())
        return Card.parse(f"{kind}{written[2:]}") if written[2:] else kind
    except ValueError:
        return None


def _twins(kind: Kind) -> tuple[Card, ...]:
    return tuple(Card(kind.colour, kind.value, fang) for fang in Fang)


def _kind_to_parry(view: View, hand: Sequence[Card]) -> Kind:
    """The kind of the highest card. Where there is none, any card is refused alike."""
    sights: list[Sight] = [view.highest.card] if view.highest else [*hand, Kind(Colour.YELLOW, 1)]
    return Kind(sights[0].colour, sights[0].value)


def _parry(sight: Sight, hand: Sequence[Card], seat: Seat) -> Acts:
    """A parry. The fang may be left open: of two twins one at most is not on the table."""
    cards = (sight,) if isinstance(sight, Card) else _twins(sight)
    return Acts(seat, tuple(Parry(seat, c) for c in sorted(cards, key=lambda c: c not in hand)))


def _show(sight: Sight, hand: Sequence[Card], seat: Seat) -> Acts | Unreadable:
    """A card shown. The fang may be left open where the hand has one of the twins alone."""
    if isinstance(sight, Card):
        return Acts(seat, (Show(seat, sight),))
    held = [card for card in hand if card.kind == sight]
    if len(held) == 1:
        return Acts(seat, (Show(seat, held[0]),))
    return Unreadable(Text(t.WHICH_TWIN.en.format(kind=sight), t.WHICH_TWIN.de.format(kind=sight)))
