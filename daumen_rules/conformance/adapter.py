"""An engine written in Python: what its author fills in, in terms of Python.

Here lives the class to subclass, and the values in which an engine tells what lies open and what a
seat knows. It speaks the protocol of `spec/protocol.md` on the author's behalf.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import field, frozen

from daumen_rules.conformance.wire import PROTOCOL
from daumen_rules.games.daumen_drauf.cards import Card, Sight
from daumen_rules.games.daumen_drauf.model import Deal, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.readings import GERMAN, RuleSet, with_flags
from daumen_rules.games.daumen_drauf.wire import action_form, action_of
from daumen_rules.kernel.seats import Seat

SeatAction = Show | Pass | Parry


@frozen
class InTrick:
    """A card of the trick: a kind while nobody but its owner may know the fang, else whole."""

    seat: Seat
    card: Sight
    covered: bool


@frozen(kw_only=True)
class OpenTable:
    """What lies open for all. `captured` holds kinds, by seat; `points` are None until the end."""

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
    """What one seat knows: each card whole if it knows the fang, else its kind."""

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
        """What lies open for all."""
        raise NotImplementedError

    def legal(self) -> Iterable[SeatAction]:
        """Every action that is allowed now, of all seats."""
        raise NotImplementedError

    def apply(self, action: SeatAction) -> bool:
        """Take an action. False where it is not allowed; then nothing has changed."""
        raise NotImplementedError

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows. Never asked where `leaves_out` has `"views"`."""
        raise NotImplementedError

    def __call__(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request of the protocol."""
        match request["message"]:
            case "hello":
                return self._hello()
            case "new":
                self.new(_game_of(request))
                return {"state": _table_form(self.table())}
            case "legal":
                return {"legal": [action_form(action) for action in self.legal()]}
            case "apply":
                action = action_of(request["action"])
                assert not isinstance(action, Deal)
                allowed = self.apply(action)
                return {"state": _table_form(self.table())} if allowed else {"refused": True}
            case "view":
                return {"view": _view_form(self.view(request["seat"]))}
            case message:
                return {"error": f"unknown message {message!r}"}

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


def _trick_form(trick: Sequence[InTrick]) -> list[dict[str, Any]]:
    return [{"seat": c.seat, "card": str(c.card), "covered": c.covered} for c in trick]


def _cards_form(cards: Iterable[Sight]) -> list[str]:
    return list(map(str, cards))


def _table_form(table: OpenTable) -> dict[str, Any]:
    return {
        "over": table.over,
        "turn": table.turn,
        "leader": table.leader,
        "trick": _trick_form(table.trick),
        "hands": list(table.hands),
        "pile": table.pile,
        "captured": [[str(card)[:2] for card in taken] for taken in table.captured],
        "points": None if table.points is None else list(table.points),
    }


def _view_form(view: SeatView) -> dict[str, Any]:
    return {
        "hand": _cards_form(view.hand),
        "trick": _trick_form(view.trick),
        "captured": [_cards_form(taken) for taken in view.captured],
        "hands": None if view.hands is None else [_cards_form(hand) for hand in view.hands],
    }
