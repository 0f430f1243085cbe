"""The library and the second program, side by side.

They are compared after every action. Which games are compared is chosen elsewhere.
"""

from __future__ import annotations

import attrs

from daumen_rules import Action, Card, Deal, Event, Parry, Pass, RuleSet, Show, State
from daumen_rules.games.daumen_drauf.events import GameOver, Leads, Skipped, Taken, TrickLeft
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.scoring import tallies
from tests.laws.played import Game, Told, table_of
from tests.oracle.reference import Reference


def flags_of(rules: RuleSet) -> dict[str, str | bool]:
    """The flags in the second program's words."""
    flags = attrs.asdict(rules)
    return {name: v if isinstance(v, bool) else str(v) for name, v in flags.items()}


class Lockstep:
    """A game of the second program, whose seat 0 is always the starter."""

    def __init__(self, before: State, deck: tuple[Card, ...]) -> None:
        assert not isinstance(before, Playing | Finished)
        self.players, self.starter = before.players, before.starter
        flags = flags_of(before.rules)
        self.other = Reference(self.players, [str(card) for card in deck], flags)
        self.seen = 0

    def seat(self, seat: int) -> int:
        """A seat of ours as the second program counts."""
        return (seat - self.starter) % self.players

    def ours(self, seat: int) -> int:
        """A seat of the second program as we count."""
        return (seat + self.starter) % self.players

    def said(self, action: Action) -> str:
        """An action in the second program's words."""
        match action:
            case Show(seat=seat, card=card):
                return f"{self.seat(seat)} show {card}"
            case Parry(seat=seat, card=card):
                return f"{self.seat(seat)} parry {card}"
            case Pass(seat=seat):
                return f"{self.seat(seat)} pass"
            case Deal():
                raise AssertionError("the second program is dealt at its start")

    def take(self, told: Told) -> None:
        """Both have taken an action: they agree on everything."""
        if not isinstance(told.action, Deal):
            self.other.apply(self.said(told.action))
        self.agree(told.state)
        self.told_alike(told.events)

    def agree(self, state: State) -> None:
        table, other = table_of(state), self.other
        by_seat = [self.ours(seat) for seat in range(self.players)]
        assert {self.said(action) for action in legal_actions(state)} == other.legal()
        assert [str(card) for card in table.pile] == other.pile
        for seat, hand, taken in zip(by_seat, other.hands, other.captured, strict=True):
            assert sorted(str(card) for card in table.hands[seat]) == sorted(hand)
            assert [str(shown.card) for shown in table.captured[seat]] == taken
        counted = tallies(table)
        assert [counted[seat].score for seat in by_seat] == other.scores()
        assert [counted[seat].plus for seat in by_seat] == other.plus()
        assert isinstance(state, Finished) == other.over
        if isinstance(state, Playing):
            assert self.seat(state.trick.turn) == other.turn
            assert [str(shown.card) for shown in state.trick.shown] == other.trick
        if isinstance(state, Finished):
            assert counted == state.tallies
            assert [str(shown.card) for shown in state.left] == other.lost

    def told_alike(self, events: tuple[Event, ...]) -> None:
        """Who takes, leads, is jumped, and when the game is over, in the same order."""
        log = [line.split()[:2] for line in self.other.log[self.seen :]]
        self.seen = len(self.other.log)
        lines: list[list[str]] = []
        for event in events:
            match event:
                case Taken(seat=seat):
                    lines.append(["take", str(self.seat(seat))])
                case Leads(seat=seat):
                    lines.append(["lead", str(self.seat(seat))])
                case Skipped(seat=seat):
                    lines.append(["skip", str(self.seat(seat))])
                case GameOver():
                    lines.append(["over"])
                case TrickLeft():
                    lines.append(["lost"])
                case _:
                    pass
        assert [
            line[:1] if line[0] == "lost" else line for line in log if line[0] != "draw"
        ] == lines


def run_in_lockstep(game: Game) -> None:
    """Play a game again in both programs, and compare after every action."""
    deck = game.actions[0]
    assert isinstance(deck, Deal)
    both = Lockstep(game.before, deck.cards)
    for told in game.steps:
        both.take(told)
