"""Reads the short forms that people type: cards without their verb, calls. Has the rules in short.

Only `step` decides whether an action is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from daumen_rules.contracts.keyboard import Calls, Keyboard
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.scenes import Span

from . import clauses as c
from .model import Action, Card, Colour, Deal, Fang, Kind, Parry, Pass, Show, Sight
from .rule_set import ParryTiming
from .scene import card_tile
from .verbs import TYPED, TypedParry, TypedShow
from .view import View

_RULES_IN_SHORT: Final = Text(
    """\
Win harmless cards (+1 each); give poisonous ones (−1 each) to the others.
On your turn show a higher card or pass; only who leads a trick must show.
Higher: more of the same colour, or any card of a colour new to the trick.
With the twin of the highest card you may parry: the trick is yours at once.
When all others have passed, the highest card takes the trick and leads anew.
Hands go back to five while the pile lasts; cards left at the end cost 1 each.""",
    """\
Ungiftige Karten stechen (je +1), giftige (je −1) den anderen zuschieben.
Wer dran ist, zeigt höher oder passt; nur wer anspielt, muss zeigen.
Höher: mehr in derselben Farbe, oder jede Karte einer im Stich neuen Farbe.
Mit dem Zwilling der höchsten Karte darf man parieren und hat sofort den Stich.
Haben alle anderen gepasst, bekommt die höchste Karte den Stich und spielt an.
Hände werden auf fünf ergänzt, bis der Stapel leer ist; Restkarten kosten je 1.""",
)
"""The rules in six lines, each short enough for 80 columns."""
_LEGEND: Final = Text(
    "Cards: Y yellow, G green, B black; value; p poisonous, h harmless; 👍 thumb.",
    "Karten: Ge gelb, Gr grün, Sw schwarz; Wert; g giftig, u ungiftig; 👍 Daumen.",
)
_NO_TWIN: Final = Text(
    "this hand does not hold the twin of {kind} [PARRY-1]",
    "diese Hand hat die Zwillingskarte von {kind} nicht [PARRY-1]",
)
_WHICH_TWIN: Final = Text(
    "{kind} is no single card of this hand: {kind}p is poisonous, {kind}h harmless",
    "{kind} ist keine einzelne Karte dieser Hand: {kind}g ist giftig, {kind}u ungiftig",
)
_PASS: Final = Text("pass", "passe")
_PARRY: Final = Text("parry", "pariere")


def typed(view: View, seat: Seat, words: str) -> tuple[Action, ...] | Text | None:
    """The actions that typed words can mean: `Y3p`, `y3`, `show Y3p`, `p`, `parry`."""
    hand = view.hand if view.viewer == seat else ()
    match next(TYPED.readings(seat, words), None):
        case TypedParry(card=None):
            kind = _kind_to_parry(view, hand)
            if view.viewer == seat and view.highest and not {*_twins(kind)} & {*hand}:
                return _filled(_NO_TWIN, kind.term.words)
            return _parries(kind, hand, seat)
        case TypedParry(card=sight) if sight:
            return _parries(sight, hand, seat)
        case TypedShow(card=sight):
            return _show(sight, hand, seat)
        case Pass():
            return (Pass(seat),)
        case _:
            return None


def _filled(text: Text, kind: Text) -> Text:
    return Text(text.en.format(kind=kind.en), text.de.format(kind=kind.de))


def _twins(kind: Kind) -> tuple[Card, ...]:
    return tuple(Card(kind.colour, kind.value, fang) for fang in Fang)


def _kind_to_parry(view: View, hand: Sequence[Card]) -> Kind:
    """The kind of the highest card. Where there is none, any card is refused alike."""
    sights: list[Sight] = [view.highest.card] if view.highest else [*hand, Kind(Colour.YELLOW, 1)]
    return Kind(sights[0].colour, sights[0].value)


def _parries(sight: Sight, hand: Sequence[Card], seat: Seat) -> tuple[Action, ...]:
    """A parry. The fang may be left open: of two twins one at most is not on the table."""
    cards = (sight,) if isinstance(sight, Card) else _twins(sight)
    return tuple(Parry(seat, card) for card in sorted(cards, key=lambda card: card not in hand))


def _show(sight: Sight, hand: Sequence[Card], seat: Seat) -> tuple[Action, ...] | Text:
    """A card shown. The fang may be left open where the hand has one of the twins alone."""
    if isinstance(sight, Card):
        return (Show(seat, sight),)
    held = [card for card in hand if card.kind == sight]
    if len(held) == 1:
        return (Show(seat, held[0]),)
    return _filled(_WHICH_TWIN, sight.sign)


# Calls


def _called(view: View, seat: Seat, words: str) -> tuple[Action, ...] | None:
    """A parry called out by some seat. Nothing else is done from afar."""
    meant = typed(view, seat, words)
    if isinstance(meant, tuple) and isinstance(meant[0], Parry):
        return meant
    return None


def _possible(view: View) -> bool:
    """Whether anybody could hold the twin of the highest card, as far as everybody can tell."""
    if view.highest is None or view.rules.parry_timing is not ParryTiming.ANY_TIME:
        return False
    return _kind(view.highest.card) in map(_kind, view.out)


def _kind(sight: Sight) -> tuple[object, int]:
    return sight.colour, sight.value


_CALLS: Final = Calls[Action](
    words=_PARRY, possible=_possible, read=_called, of_a_hand=(c.THUMB_1,)
)


# Lists


def action_signs(action: Action, language: Language) -> tuple[Span, ...]:
    """An action in a few signs: `[Y3p]`, `parry [Y3h]`, `pass`."""
    match action:
        case Show(card=card):
            return card_tile(card).spans(language)
        case Pass():
            return ((_PASS[language], ""),)
        case Parry(card=card):
            return ((f"{_PARRY[language]} ", ""), *card_tile(card).spans(language))
        case Deal():
            return ()
    assert_never(action)


KEYBOARD: Final = Keyboard[Action](
    read=typed,
    calls=_CALLS,
    rules_in_short=_RULES_IN_SHORT,
    legend=_LEGEND,
    signs=action_signs,
)
