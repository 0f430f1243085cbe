"""The adapter for an engine of *Daumen drauf!* that is written in Python.

The author of the engine subclasses it and returns the values that are defined here. The adapter
speaks the protocol of `spec/protocol.md` for him.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import field

from daumen_rules.contracts.engine_tests.adapter_answers import Returned
from daumen_rules.contracts.engine_tests.forms import PROTOCOL, Fields
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat

from ..cards import Card, Sight
from ..model import Deal, Parry, Pass, Show
from ..rule_set import GERMAN, RuleSet, with_flags
from ..wire import action_form, action_of

SeatAction = Show | Pass | Parry


@frozen
class InTrick:
    """A card of the trick: a kind while nobody but its owner may know the fang, else whole."""

    seat: Seat
    card: Sight
    covered: bool


@frozen(kw_only=True)
class OpenTable:
    """The facts open to all. `captured` holds kinds, by seat; `points` is None until the end."""

    turn: Seat | None
    leader: Seat | None
    trick: Sequence[InTrick]
    hands: Sequence[int]
    pile: int
    captured: Sequence[Iterable[Sight]]
    over: bool = False
    points: Sequence[int] | None = None


@frozen(kw_only=True)
class SeatView:
    """The cards that one seat knows: each whole if it knows the fang, else the kind."""

    hand: Iterable[Card]
    trick: Sequence[InTrick]
    captured: Sequence[Iterable[Sight]]
    hands: Sequence[Iterable[Card]] | None = None
    """All hands, laid open, when the game is over."""


@frozen(kw_only=True)
class NewGame:
    """A game that is to be dealt from the top of the deck, which is shuffled already."""

    players: int
    deck: tuple[Card, ...]
    starter: Seat
    hand_size: int
    rules: RuleSet = field(default=GERMAN)


class EngineAdapter:
    """Subclass this, fill in the five methods, and give an instance to `check_engine`.

    `rules` are those that the engine plays, `leaves_out` any of `"views"`, `"points"`, `"illegal"`,
    `"small_packs"`, and `players` the numbers of seats, all if it is empty.
    """

    name: str = "my engine"
    rules: Sequence[str] = ("german",)
    players: Sequence[int] = ()
    leaves_out: Sequence[str] = ()

    def new(self, game: NewGame) -> None:
        """Deal a new game; the one before is forgotten."""
        raise NotImplementedError

    def table(self) -> OpenTable:
        """The facts that lie open for all."""
        raise NotImplementedError

    def legal(self) -> Iterable[SeatAction]:
        """Every action that is allowed now, of all seats."""
        raise NotImplementedError

    def apply(self, action: SeatAction) -> bool:
        """Take an action. False where it is not allowed; then nothing has changed."""
        raise NotImplementedError

    def view(self, seat: Seat) -> SeatView:
        """The view of a seat. Never called where `leaves_out` has `"views"`."""
        raise NotImplementedError

    def __call__(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request of the protocol."""
        match request["message"]:
            case "hello":
                return self._hello()
            case "new":
                self.new(_game_of(request))
                return {"state": self._state()}
            case "legal":
                return {"legal": self._legal()}
            case "apply":
                action = action_of(request["action"])
                assert not isinstance(action, Deal)
                return {"state": self._state()} if self._applied(action) else {"refused": True}
            case "view":
                return {"view": self._view(request["seat"])}
            case message:
                return {"error": f"unknown message {message!r}"}

    def _returned(self, method: str, found: object) -> Returned:
        return Returned(f"{type(self).__name__}.{method}()", found)

    def _state(self) -> dict[str, Any]:
        told = self._returned("table", self.table())
        told.of_kind(OpenTable, "an OpenTable")
        return _table_form(told)

    def _legal(self) -> list[Fields]:
        told = self._returned("legal", self.legal())
        actions = [action.of_kind(SeatAction, "a Show, Pass or Parry") for action in told.items()]
        return [action_form(action) for action in actions]

    def _applied(self, action: SeatAction) -> bool:
        told = self._returned("apply", self.apply(action))
        if told.found is None:  # no return, which is not meant as False
            raise told.wrong("True, or False where the action is not allowed")
        return bool(told.found)

    def _view(self, seat: Seat) -> dict[str, Any]:
        told = self._returned("view", self.view(seat))
        told.of_kind(SeatView, "a SeatView")
        return _view_form(told)

    def _hello(self) -> dict[str, Any]:
        told: dict[str, Any] = {"engine": self.name, "protocol": PROTOCOL}
        told |= {"rules": list(self.rules), "leaves_out": list(self.leaves_out)}
        return {**told, "players": list(self.players)} if self.players else told


def _game_of(request: dict[str, Any]) -> NewGame:
    flags = {f: str(v).lower() if isinstance(v, bool) else v for f, v in request["flags"].items()}
    return NewGame(
        players=request["players"],
        deck=tuple(map(Card.parse, request["deck"])),
        starter=request["starter"],
        hand_size=request["hand_size"],
        rules=with_flags(GERMAN, flags),
    )


def _trick_form(trick: Returned) -> list[dict[str, Any]]:
    cards = [card.of_kind(InTrick, "an InTrick") for card in trick.items()]
    return [{"seat": c.seat, "card": str(c.card), "covered": c.covered} for c in cards]


def _cards_form(cards: Returned) -> list[str]:
    return [str(card.of_kind(Sight | str, "a Card or a Kind")) for card in cards.items()]


def _table_form(told: Returned) -> dict[str, Any]:
    table: OpenTable = told.found
    return {
        "over": table.over,
        "turn": table.turn,
        "leader": table.leader,
        "trick": _trick_form(told.field("trick")),
        "hands": [hand.found for hand in told.field("hands").items()],
        "pile": table.pile,
        "captured": [
            [card[:2] for card in _cards_form(taken)] for taken in told.field("captured").items()
        ],
        "points": None if table.points is None else [p.found for p in told.field("points").items()],
    }


def _view_form(told: Returned) -> dict[str, Any]:
    view: SeatView = told.found
    hands = None if view.hands is None else told.field("hands").items()
    return {
        "hand": _cards_form(told.field("hand")),
        "trick": _trick_form(told.field("trick")),
        "captured": [_cards_form(taken) for taken in told.field("captured").items()],
        "hands": None if hands is None else [_cards_form(hand) for hand in hands],
    }
