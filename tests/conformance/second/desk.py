"""Cards, hands and the match: what card games have in common, and what games of tricks have."""

from __future__ import annotations

from itertools import combinations
from typing import Any

SUITS = "DHSC"
UP = ("7", "8", "9", "10", "J", "Q", "K", "A")
NOTHING: dict[str, Any] = {
    "auction speaker": None,
    "auction listener": None,
    "auction waiting": None,
    "auction bid": None,
    "auction asked": None,
    "auction once": None,
    "auction said": None,
    "soloist": None,
    "begins anew": False,
    "drawn": None,
    "total": 0,
    "leads": None,
    "closed": None,
    "turned up": [],
}
"""What most games do not use: they tell it so in every state."""


class Desk:
    """Deals of a match; a game adds what is dealt, said and counted."""

    ranks: tuple[str, ...] = ("A", "K", "Q", "J", "10", "9", "8", "7")
    begins_with = 0
    first_dealer = -1
    in_fields: tuple[tuple[str, str], ...] = ()
    """The fields that a game has besides, each with the name of its attribute."""

    def __init__(self, players: int) -> None:
        self.seats = players
        self.dealer = self.first_dealer % players
        self.points = [self.begins_with] * players
        self.deals = 0
        self.pot: int = 0
        self.turn = self.after(self.dealer)
        self.clear()

    def clear(self) -> None:
        """Nothing lies there; the next deal is to come."""
        self.task = "deal"
        self.hands: list[list[str]] = []
        self.stock: list[str] = []
        self.pile: list[str] = []
        self.laid_away: list[list[str]] = []
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[list[tuple[int, str]]] = []
        self.trumps: str | None = None
        self.waiting: list[int] = []
        self.out: list[int] = []
        self.melds: list[tuple[int, str]] = []
        self.pushed: list[int] = []

    def after(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def order(self, first: int) -> list[int]:
        return [(first + n) % self.seats for n in range(self.seats)]

    def pack(self) -> list[str]:
        return [suit + rank for suit in SUITS for rank in self.ranks]

    def give(self, packets: list[int]) -> None:
        """Deal packets of so many cards in turn, Vorhand first."""
        for size in packets:
            for seat in self.order(self.after(self.dealer)):
                self.hands[seat] += self.stock[:size]
                del self.stock[:size]

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "deal" or sorted(values) != sorted(self.pack()):
            return False
        self.stock, self.task, self.turn = list(values), "play", self.after(self.dealer)
        self.hands = [[] for _ in range(self.seats)]
        self.laid_away = [[] for _ in range(self.seats)]
        self.dealt()
        return True

    def dealt(self) -> None:
        raise NotImplementedError

    def words(self) -> list[str]:
        """What the seat on turn may do."""
        raise NotImplementedError

    def act(self, seat: int, words: str) -> None:
        raise NotImplementedError

    def is_over(self) -> bool:
        return self.deals >= self.seats

    def movers(self) -> list[int | str]:
        if self.is_over():
            return []
        return ["nature"] if self.task == "deal" else [self.turn]

    def legal(self) -> list[tuple[int, str]]:
        is_mute = self.is_over() or self.task == "deal"
        return [] if is_mute else [(self.turn, words) for words in self.words()]

    def next_deal(self) -> None:
        self.deals, self.dealer = self.deals + 1, self.after(self.dealer)
        self.clear()

    def ending(self) -> dict[str, Any]:
        best = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        return {"points": self.points, "winners": best, "payments": self.points}

    def fields(self) -> dict[str, Any]:
        known = NOTHING | {
            "dealer": self.dealer,
            "turn": self.turn,
            "task": self.task,
            "waiting": self.waiting,
            "out": self.out,
            "hand": self.hands,
            "stock": self.stock,
            "laid away": self.laid_away,
            "pile": self.pile,
            "trumps": self.trumps,
            "trick": as_actions(self.trick),
            "tricks": [as_actions(trick) for trick in self.tricks],
            "points": self.points,
            "pot": self.pot,
            "melds": as_actions([(seat, f"meld {suit}") for seat, suit in self.melds]),
            "pushed": self.pushed,
            "deals": self.deals,
        }
        return known | {name: getattr(self, attribute) for name, attribute in self.in_fields}

    def lay(self, fields: dict[str, Any]) -> None:
        self.dealer, self.turn, self.task = fields["dealer"], fields["turn"], fields["task"]
        self.waiting, self.out, self.hands = fields["waiting"], fields["out"], fields["hand"]
        self.stock, self.laid_away, self.pile = fields["stock"], fields["laid away"], fields["pile"]
        self.trumps, self.points, self.pot = fields["trumps"], fields["points"], fields["pot"]
        self.trick = as_cards(fields["trick"])
        self.tricks = [as_cards(trick) for trick in fields["tricks"]]
        self.melds = [(seat, words[-1]) for seat, words in as_cards(fields["melds"])]
        self.pushed, self.deals = fields["pushed"], fields["deals"]
        for name, attribute in self.in_fields:
            setattr(self, attribute, fields[name])


def in_order(card: str) -> tuple[int, int]:
    """Where a card stands among others in an action."""
    return SUITS.index(card[0]), ["7", "8", "9", "10", "J", "Q", "K", "A"].index(card[1:])


def as_actions(trick: list[tuple[int, str]]) -> list[dict[str, Any]]:
    return [{"by": seat, "do": card} for seat, card in trick]


def as_cards(trick: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(each["by"], each["do"]) for each in trick]


class Tricks(Desk):
    """Cards are played to tricks."""

    def strength(self, card: str) -> tuple[int, int]:
        """How high a card is in the trick that lies there."""
        led = self.trick[0][1][0] if self.trick else card[0]
        kind = 2 if card[0] == self.trumps else int(card[0] == led)
        return kind, -self.ranks.index(card[1:])

    def highest(self) -> tuple[int, str]:
        return max(self.trick, key=lambda played: self.strength(played[1]))

    def owed(self, hand: list[str]) -> list[str]:
        """The cards that may be played; follow suit, by default, else play a trump."""
        if not self.trick:
            return hand
        following = [card for card in hand if card[0] == self.trick[0][1][0]]
        return following or [card for card in hand if card[0] == self.trumps] or hand

    def words(self) -> list[str]:
        return self.owed(self.hands[self.turn])

    def swaps(self, most: int) -> list[str]:
        """The ways to change up to so many cards for others of the stock."""
        hand = sorted(self.hands[self.turn], key=in_order)
        sizes = range(min(most, len(self.stock)) + 1)
        return [" ".join(["swap", *some]) for n in sizes for some in combinations(hand, n)]

    def swap(self, seat: int, cards: list[str]) -> None:
        self.laid_away[seat] += cards
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        self.hands[seat] += self.stock[: len(cards)]
        del self.stock[: len(cards)]

    def playing(self) -> list[int]:
        """The seats that play, from the one on turn on."""
        return [seat for seat in self.order(self.turn) if seat not in self.out]

    def act(self, seat: int, words: str) -> None:
        self.hands[seat].remove(words)
        self.trick.append((seat, words))
        self.turn = [*self.playing()[1:], seat][0]
        if len(self.trick) == len(self.playing()):
            self.take()

    def take(self) -> None:
        """The trick is over."""
        self.turn, _ = self.highest()
        self.tricks.append(self.trick)
        self.trick = []
        self.taken()
        if self.tricks and not any(self.hands[seat] for seat in self.playing()):
            self.count()
            self.next_deal()

    def taken(self) -> None:
        """What happens after each trick."""

    def takers(self) -> list[int]:
        """Who has taken each trick of the deal."""
        lying, found = self.trick, list[int]()
        for trick in self.tricks:
            self.trick = trick
            found.append(self.highest()[0])
        self.trick = lying
        return found

    def count(self) -> None:
        raise NotImplementedError
