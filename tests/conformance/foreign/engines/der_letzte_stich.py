"""Der letzte Stich gewinnt, game 132, written from its page."""

RANKS = ["J", "Q", "K", "7", "8", "9", "10", "A"]
PACK = {suit + rank for suit in "CSHD" for rank in RANKS}


class Table:
    """Hands and the trick that lies there."""

    def __init__(self, players: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.trick: list[tuple[int, str]] = []
        self.turn = players - 1
        self.dealt, self.over = False, False

    def movers(self) -> list[int | str]:
        if self.over:
            return []
        return [self.turn] if self.dealt else ["nature"]

    def legal(self) -> list[tuple[int, str]]:
        if self.over or not self.dealt:
            return []
        hand = self.hands[self.turn]
        led = self.trick[0][1][0] if self.trick else ""
        following = [card for card in hand if card[0] == led]
        return [(self.turn, card) for card in following or hand]

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "deal" or sorted(values) != sorted(PACK):
            return False
        size = 32 // len(self.hands)
        self.hands = [values[i : i + size] for i in range(0, 32, size)]
        self.dealt = True
        return True

    def act(self, seat: int, words: str) -> None:
        self.hands[seat].remove(words)
        self.trick.append((seat, words))
        self.turn = (seat + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            led = self.trick[0][1][0]
            following = [(RANKS.index(c[1:]), s) for s, c in self.trick if c[0] == led]
            self.turn = max(following)[1]
            self.trick = []
            self.over = not any(self.hands)

    def ending(self) -> dict[str, object]:
        points = [int(seat == self.turn) for seat in range(len(self.hands))]
        return {"points": points, "winners": [self.turn]}
