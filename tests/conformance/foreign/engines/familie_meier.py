"""Familie Meier, game 99, written from its page."""

from typing import Any


class Table:
    """For each seat: whether Mr and Mrs Meier are there, and the children."""

    def __init__(self, players: int) -> None:
        self.parents = [0] * players
        self.children = [0] * players
        self.turn, self.dice = 0, 3

    def movers(self) -> list[int | str]:
        return ["nature"] if self.dice else []

    def legal(self) -> list[tuple[int, str]]:
        return []

    def nature(self, verb: str, values: list[str]) -> bool:
        faces = [int(value) for value in values]
        if verb != "throw" or len(faces) != self.dice or not set(faces) <= set(range(1, 7)):
            return False
        for due in (1, 2):
            if self.parents[self.turn] == due - 1 and due in faces:
                self.parents[self.turn] = due
                faces.remove(due)
        if self.parents[self.turn] == 2:
            self.children[self.turn] += sum(faces)
        self.turn = (self.turn + 1) % len(self.parents)
        if self.turn == 0:
            self.dice -= 1
        return True

    def act(self, seat: int, words: str) -> None:
        raise AssertionError("nobody chooses anything")

    def fields(self) -> dict[str, object]:
        return {
            "husband": [parents > 0 for parents in self.parents],
            "wife": [parents > 1 for parents in self.parents],
            "children": self.children,
        }

    def lay(self, fields: dict[str, Any]) -> None:
        self.parents = [h + w for h, w in zip(fields["husband"], fields["wife"], strict=True)]
        self.children, self.turn = fields["children"], fields["turn"]
        self.dice = 3 - fields["rounds played"]

    def ending(self) -> dict[str, object]:
        most = max(self.children)
        winners = [s for s, c in enumerate(self.children) if c == most]
        return {"points": self.children, "winners": winners}
