"""The kinds of plays that people name in games of tricks: to follow suit, to trump, to discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from daumen_rules.pieces.action_kinds import ActionKind, action_kind

from .desk import Desk, Task
from .tricks import Order, Play


def trick_kinds(order: Callable[[Desk[Any]], Order]) -> tuple[ActionKind[Any], ...]:
    """The kinds of plays in a game with an order of cards."""

    def of_suits(desk: Desk[Any], action: Any) -> tuple[Any, Any] | None:
        """The suit in play of the card led and of the card played, None for trumps; None for the
        pair where no card is played to a trick.
        """
        if not isinstance(action, Play) or desk.task is not Task.PLAY or not desk.trick:
            return None
        now = order(desk)
        return now.suit(desk.trick[0].card), now.suit(action.card)

    def follows(desk: Desk[Any], action: Any) -> bool:
        suits = of_suits(desk, action)
        return suits is not None and suits[0] is suits[1]

    def ruffs(desk: Desk[Any], action: Any) -> bool:
        suits = of_suits(desk, action)
        return suits is not None and suits[0] is not None and suits[1] is None

    def discards(desk: Desk[Any], action: Any) -> bool:
        suits = of_suits(desk, action)
        return suits is not None and None is not suits[1] is not suits[0]

    def plays_trump(desk: Desk[Any], action: Any) -> bool:
        is_play = isinstance(action, Play) and desk.task is Task.PLAY
        return is_play and order(desk).suit(action.card) is None

    return (
        action_kind(
            *("follow suit", "bedienen"),
            follows,
            "follow, Farbe bekennen, bekennen, Farbe bedienen",
        ),
        action_kind(
            *("play a trump", "einen Trumpf spielen"),
            plays_trump,
            "play trump, play trumps, Trumpf spielen, Trumpf zugeben, Trumpf legen, "
            "einen Trumpf legen, Trumpf bekennen",
        ),
        action_kind(*("trump", "stechen"), ruffs, "ruff, trumpfen, abstechen, einstechen"),
        action_kind(
            *("discard", "abwerfen"),
            discards,
            "throw off, throw a card away, play another suit, eine andere Farbe spielen, "
            "eine Fehlfarbe spielen",
        ),
    )
