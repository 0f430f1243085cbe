"""Dreiblatt mit Schieben, game 139, written from its page and that of Dreiblatt."""

from typing import Any

from tests.conformance.second.engines.dreiblatt import Table as Dreiblatt


class Table(Dreiblatt):
    """Who pushes before the deal changes no cards, and raises the stakes."""

    in_fields: tuple[tuple[str, str], ...] = (
        *Dreiblatt.in_fields,
        ("decisions", "decisions"),
    )

    def clear(self) -> None:
        super().clear()
        self.decisions: list[dict[str, Any]] = []
        if not self.is_over():
            self.task, self.turn = "push", self.after(self.dealer)
            self.waiting = self.order(self.turn)[1:]

    def stakes(self) -> int:
        return 3 * (1 + len(self.pushed))

    def changes(self) -> list[str]:
        return ["swap"] if self.turn in self.pushed else super().changes()

    def words(self) -> list[str]:
        return ["push covered", "wait covered"] if self.task == "push" else super().words()

    def act(self, seat: int, words: str) -> None:
        if self.task != "push":
            super().act(seat, words)
            return
        self.decisions.append({"by": seat, "does": words == "push covered"})
        if self.waiting:
            self.turn = self.waiting.pop(0)
            return
        self.pushed += [each["by"] for each in self.decisions if each["does"]]
        self.decisions, self.task = [], "deal"
