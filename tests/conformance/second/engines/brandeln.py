"""Brandeln, game 121, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import SUITS, Tricks

IN_TRUMPS = ("J", "7", "A", "K", "Q", "10", "9")
AUCTION = ("speaker", "listener", "waiting", "bid", "asked", "once", "said")


class Table(Tricks):
    """A soloist plays for the tricks that he has bid."""

    ranks = ("A", "K", "Q", "J", "10", "9", "7")
    in_fields = (("soloist", "soloist"),)

    def clear(self) -> None:
        super().clear()
        self.auction: dict[str, Any] = dict.fromkeys(AUCTION)
        self.soloist: int | None = None

    def dealt(self) -> None:
        self.give([2, 3, 2])
        self.task, at = "bid", self.auction
        at["speaker"], *at["waiting"] = self.order(self.turn)
        at["asked"] = at["once"] = False
        at["bid"], at["said"] = 0, []

    def strength(self, card: str) -> tuple[int, int]:
        kind, height = super().strength(card)
        return kind, -IN_TRUMPS.index(card[1:]) if kind == 2 else height

    def owed(self, hand: list[str]) -> list[str]:
        if not self.trick:
            return hand
        best = self.strength(self.highest()[1])
        following = [card for card in hand if card[0] == self.trick[0][1][0]]
        return [card for card in following if self.strength(card) > best] or following or hand

    def words(self) -> list[str]:
        if self.task == "trump":
            return [f"name {suit}" for suit in SUITS]
        if self.task == "play":
            return super().words()
        if self.auction["asked"]:
            return ["hold", "pass"]
        bid = self.auction["bid"]
        return [f"bid {n}" for n in range(bid + 1, 7)] + ["pass"] if bid else ["bid 3", "pass"]

    def act(self, seat: int, words: str) -> None:
        if self.task == "play":
            super().act(seat, words)
        elif self.task == "trump":
            self.trumps, self.task = words[-1], "play"
        else:
            self.auction["said"].append({"by": seat, "do": words})
            self.say(seat, words)

    def say(self, seat: int, words: str) -> None:
        at = self.auction
        is_raised = words.startswith("bid")
        if is_raised:
            at["bid"] = int(words[-1])
        if is_raised and at["listener"] is not None:
            at["asked"], self.turn = True, at["listener"]
        elif words == "hold":
            at["asked"], self.turn = False, at["speaker"]
        else:
            if is_raised or at["asked"]:
                at["listener"] = at["speaker"]
            at["asked"] = False
            self.next_speaker()

    def next_speaker(self) -> None:
        at = self.auction
        at["speaker"] = at["waiting"].pop(0) if at["waiting"] else None
        if at["speaker"] is not None:
            self.turn = at["speaker"]
        elif at["listener"] is None:
            self.next_deal()
        else:
            self.task, self.turn = "trump", at["listener"]
            self.soloist = at["listener"]

    def count(self) -> None:
        tricks, bid = self.takers().count(self.soloist or 0), self.auction["bid"]
        worth = bid - 2 if tricks >= bid else 2 - bid
        worth = 5 if tricks == 0 else 6 if tricks == 7 else worth
        for seat in range(self.seats):
            self.points[seat] += 3 * worth if seat == self.soloist else -worth

    def fields(self) -> dict[str, Any]:
        told = {f"auction {name}": value for name, value in self.auction.items()}
        return super().fields() | told

    def lay(self, fields: dict[str, Any]) -> None:
        super().lay(fields)
        self.auction = {name: fields[f"auction {name}"] for name in AUCTION}
