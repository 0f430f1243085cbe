"""Runs of a suit that are laid by whoever holds the next card: what two games have in common."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import UP, Desk


class Runs(Desk):
    """The next card of the suit is laid, by whoever holds it."""

    in_fields = (("begins anew", "begins_anew"),)

    def clear(self) -> None:
        super().clear()
        self.begins_anew = False

    def first_seat(self) -> int:
        raise NotImplementedError

    def dealt(self) -> None:
        self.give([1] * (32 // self.seats))
        self.turn, self.begins_anew = self.first_seat(), True

    def next_card(self) -> str | None:
        """The card that goes on with the run; None after an Ace, and where it was laid before."""
        if not self.pile:
            return None
        suit, at = self.pile[-1][0], UP.index(self.pile[-1][1:])
        card = suit + UP[at + 1] if at < 7 else ""
        return card if card and card not in self.pile else None

    def words(self) -> list[str]:
        card = None if self.begins_anew else self.next_card()
        return self.hands[self.turn] if card is None else [card]

    def act(self, seat: int, words: str) -> None:
        self.hands[seat].remove(words)
        self.pile.append(words)
        card = self.next_card()
        self.begins_anew = card is None and not self.is_over()
        if card is None or self.is_over():
            return
        while card in self.stock:
            self.hands[seat].append(self.stock.pop(0))
        self.turn = next(at for at, hand in enumerate(self.hands) if card in hand)

    def is_over(self) -> bool:
        return self.task == "play" and not all(self.hands)

    def ending(self) -> dict[str, Any]:
        points = [int(not hand) for hand in self.hands]
        return {"points": points, "winners": [points.index(1)]}
