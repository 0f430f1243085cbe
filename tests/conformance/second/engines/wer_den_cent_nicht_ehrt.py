"""Wer den Cent nicht ehrt, game 8, written from its page."""

from typing import Any

from tests.conformance.second.cross import Cross


class Table(Cross):
    """Men carry coins."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.coins: list[dict[int, int]] = [{0: 1} for _ in self.arms]

    def move(self, man: int, to: int) -> None:
        super().move(man, to)
        own = self.coins[self.turn]
        own[to] = own.get(to, 0) + (1 if man < 0 else own.pop(man, 0))

    def beat(self, enemy: int, beaten: int, to: int) -> None:
        super().beat(enemy, beaten, to)
        self.coins[self.turn][to] = self.coins[enemy].pop(beaten)

    def fields(self) -> dict[str, Any]:
        coins = [
            [[self.name(s, man), n] for man, n in own.items()] for s, own in enumerate(self.coins)
        ]
        return super().fields() | {"coins": coins}

    def lay(self, fields: dict[str, Any]) -> None:
        super().lay(fields)
        each = enumerate(fields["coins"])
        self.coins = [{self.man(s, name): n for name, n in own} for s, own in each]

    def ending(self) -> dict[str, Any]:
        points = [sum(own.values()) for own in self.coins]
        return {"points": points, "winners": [s for s, n in enumerate(points) if n == max(points)]}
