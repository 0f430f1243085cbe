"""Engines in Python for tests of the test bench: the library as an adapter, and with one lie each.

The module has engines only. A lie is a flag of the rule set, or a method that answers otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from daumen_rules import Card, Deal, Kind, Refused, State
from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.conformance.adapter import (
    EngineAdapter,
    InTrick,
    NewGame,
    OpenTable,
    SeatAction,
    SeatView,
)
from daumen_rules.games.daumen_drauf.model import Finished, Playing, Undealt
from daumen_rules.games.daumen_drauf.rule_set import with_flags
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.view import view


class Library(EngineAdapter):
    """The library, told through the adapter; `flags` are played whatever is asked for."""

    name = "library"
    rules = ("all",)

    def __init__(self, **flags: str) -> None:
        self.flags = flags
        self.state: State | None = None

    def new(self, game: NewGame) -> None:
        pack = Pack(tuple(sorted(game.deck)), game.hand_size)
        rules = with_flags(game.rules, self.flags)
        self._take(Undealt(rules, pack, game.players, game.starter), Deal(game.deck))

    def _take(self, state: State, action: Deal | SeatAction) -> bool:
        answer = step(state, action)
        if isinstance(answer, Refused):
            return False
        self.state = answer.state
        return True

    @property
    def now(self) -> Playing | Finished:
        assert isinstance(self.state, Playing | Finished)
        return self.state

    def table(self) -> OpenTable:
        table, trick = self.now.table, self.now.trick if isinstance(self.now, Playing) else None
        shown = [
            InTrick(s.seat, s.card.kind if covered else s.card, covered)
            for s in (trick.shown if trick else ())
            for covered in [trick is not None and trick.covered(s.seat) == s]
        ]
        ended = self.now if isinstance(self.now, Finished) else None
        return OpenTable(
            turn=trick.turn if trick else None,
            leader=trick.leader if trick else None,
            trick=shown,
            hands=[len(hand) for hand in table.hands],
            pile=len(table.pile),
            captured=[[s.card for s in taken] for taken in table.captured],
            over=trick is None,
            points=[tally.score for tally in ended.tallies] if ended else None,
        )

    def legal(self) -> Iterable[SeatAction]:
        return [a for a in legal_actions(self.now) if not isinstance(a, Deal)]

    def apply(self, action: SeatAction) -> bool:
        return self._take(self.now, action)

    def view(self, seat: int) -> SeatView:
        seen = view(self.now, seat)
        return SeatView(
            hand=seen.hand,
            trick=[InTrick(s.seat, s.card, s.covered) for s in seen.shown],
            captured=seen.captured,
            hands=seen.last_hands or None,
        )


class Leaking(Library):
    """Tells every seat the fangs of all captured cards."""

    def view(self, seat: int) -> SeatView:
        told = super().view(seat)
        captured: Sequence[Iterable[Card | Kind]] = [
            [shown.card for shown in taken] for taken in self.now.table.captured
        ]
        return SeatView(hand=told.hand, trick=told.trick, captured=captured, hands=told.hands)


class Timid(Library):
    """Refuses to parry, and says so beforehand."""

    def legal(self) -> Iterable[SeatAction]:
        return [action for action in super().legal() if type(action).__name__ != "Parry"]

    def apply(self, action: SeatAction) -> bool:
        return type(action).__name__ != "Parry" and super().apply(action)


class Speechless(Library):
    """Answers a request for a view with a field too few."""

    def __call__(self, request: dict[str, object]) -> dict[str, object]:
        answer = super().__call__(request)
        return {"view": {"hand": []}} if "view" in answer else answer
