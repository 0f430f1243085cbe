"""A vector of the pages played by the second program, from its JSON form alone.

The module leads from the JSON form to the second program and back, and says what a seat knows by
the words of `spec/protocol.md`. Nothing here asks the library.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.oracle import reference
from tests.oracle.reference import Reference, twin

PRESETS: dict[str, dict[str, str | bool]] = {
    "german": {},
    "english": {"inspection": "taker_only", "refill_first": "last_actor"},
}
BOOLS = {"true": True, "false": False}


def flags_of(rules: str) -> dict[str, str | bool]:
    """The flags of a rule set such as `german with refill_short=greedy, deal=packets`."""
    name, _, changes = rules.partition(" with ")
    flags = dict(PRESETS[name])
    for change in changes.split(", ") if changes else []:
        flag, _, word = change.partition("=")
        flags[flag] = BOOLS.get(word, word)
    return flags


@contextmanager
def hands_of(size: int) -> Generator[None]:
    """The second program with another number of cards in a hand."""
    with patch.object(reference, "HAND_SIZE", size):
        yield


class Second:
    """A game of the second program, told with our seats, and what each seat has seen."""

    def __init__(self, players: int, starter: int, deck: list[str], rules: str) -> None:
        self.players, self.starter, self.flags = players, starter, flags_of(rules)
        self.game = Reference(players, deck, self.flags)
        self.shown: list[tuple[int, str]] = []
        self.seen: list[set[str]] = [set() for _ in range(players)]
        self.told = 0
        for seat in range(players):
            self.seen[seat] |= set(self.game.hands[self._theirs(seat)])

    def _theirs(self, seat: int) -> int:
        return (seat - self.starter) % self.players

    def _ours(self, seat: int) -> int:
        return (seat + self.starter) % self.players

    def _by_seat(self, items: list[Any]) -> list[Any]:
        return [items[self._theirs(seat)] for seat in range(self.players)]

    def said(self, action: dict[str, Any]) -> str:
        """An action in the second program's words."""
        seat = action["seat"]
        # A seat that is not there keeps its number: the second program knows none such either.
        number = self._theirs(seat) if seat < self.players else seat
        return " ".join(
            [str(number), action["do"], *([action["card"]] if "card" in action else [])]
        )

    def allows(self, action: dict[str, Any]) -> bool:
        """Whether an action is legal."""
        return self.said(action) in self.game.legal()

    def legal(self) -> list[dict[str, Any]]:
        """All legal actions, in our words."""
        found: list[dict[str, Any]] = []
        for said in self.game.legal():
            seat, do, *card = said.split()
            entry = {"seat": self._ours(int(seat)), "do": do}
            found.append(entry | ({"card": card[0]} if card else {}))
        return found

    def happens(self, action: dict[str, Any]) -> list[dict[str, Any]]:
        """Take a legal action; what happens by it, as `spec/protocol.md` names and orders it."""
        seat, do = action["seat"], action["do"]
        covered, since = self.game.covered[self._theirs(seat)], len(self.game.log)
        self.take(action)
        if do == "pass":
            found: list[dict[str, Any]] = [{"event": "passed", "seat": seat}]
        else:
            released = covered and (do == "show" or self._parrier_releases())
            found = [{"event": "released", "seat": seat, "card": covered}] if released else []
            name = "shown" if do == "show" else "parried"
            found.append({"event": name, "seat": seat, "card": action["card"][:2]})
        log = [line.split() for line in self.game.log[since:]]
        for number, (word, *rest) in enumerate(log):
            found += self._event(word, rest, [line for line in log[:number] if line[0] == "draw"])
        for event in found:  # what a seat draws is told once, where it draws first
            if event["event"] == "drawn":
                event["cards"] = sum(line[:2] == ["draw", event["cards"]] for line in log)
        return found

    def _event(self, word: str, rest: list[str], drawn: list[list[str]]) -> list[dict[str, Any]]:
        match word:
            case "skip":
                return [{"event": "skipped", "seat": self._ours(int(rest[0]))}]
            case "take":
                seat = self._ours(int(rest[0]))
                by_all = self.flags.get("inspection", "all") == "all"
                seats = list(range(self.players)) if by_all else [seat]
                return [
                    {"event": "taken", "seat": seat, "cards": len(rest) - 1},
                    {"event": "inspected", "seats": seats},
                ]
            case "lost":
                return [{"event": "left", "cards": len(rest)}]
            case "draw":
                if any(line[1] == rest[0] for line in drawn):
                    return []
                return [{"event": "drawn", "seat": self._ours(int(rest[0])), "cards": rest[0]}]
            case "lead":
                return [{"event": "leads", "seat": self._ours(int(rest[0]))}]
            case "over":
                points = enumerate(self._by_seat(self.game.scores()))
                told = [{"event": "points", "seat": s, "points": count} for s, count in points]
                return [{"event": "over"}, *told]
            case _:
                raise AssertionError(f"no event: {word}")

    def take(self, action: dict[str, Any]) -> None:
        """Take a legal action, and note what everybody sees of it."""
        seat, kind = action["seat"], action["do"]
        covered = self.game.covered[self._theirs(seat)]
        if covered and (kind == "show" or (kind == "parry" and self._parrier_releases())):
            self._all_see([covered])
        self.game.apply(self.said(action))
        if kind != "pass":
            self.shown.append((seat, action["card"]))
        if not self.game.trick:
            self.shown = []
        elif len(self.shown) != len(self.game.trick):
            raise AssertionError("a trick that is going on has the cards shown in it")
        for line in self.game.log[self.told :]:
            self._witness(line.split())
        self.told = len(self.game.log)

    def _parrier_releases(self) -> bool:
        return self.flags.get("parrier_releases_old_card") is True

    def _all_see(self, cards: list[str]) -> None:
        for seen in self.seen:
            seen.update(cards)

    def _witness(self, line: list[str]) -> None:
        match line:
            case ["take", seat, *cards]:
                if self.flags.get("inspection", "all") == "all":
                    self._all_see(cards)
                else:
                    self.seen[self._ours(int(seat))].update(cards)
            case ["draw", seat, card]:
                self.seen[self._ours(int(seat))].add(card)
            case ["over"]:
                for hand in self.game.hands:
                    self._all_see(hand)
            case _:
                pass

    def state(self) -> dict[str, Any]:
        """The complete state; the second program does not count laps."""
        game = self.game
        turn = None if game.over or game.turn is None else self._ours(game.turn)
        return {
            "over": game.over,
            "turn": turn,
            "leader": self._ours(game.leader) if game.trick else turn,
            "passes": game.passes,
            "trick": [
                {"seat": s, "card": card, "covered": game.covered[self._theirs(s)] == card}
                for s, card in self.shown
            ],
            "hands": [sorted(hand) for hand in self._by_seat(game.hands)],
            "pile": game.pile,
            "captured": self._by_seat(game.captured),
            "left": game.lost,
            "points": self._by_seat(game.scores()) if game.over else None,
        }

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat knows: faces it has seen, and the twins of these."""
        state = self.state()

        def sight(card: str) -> str:
            return card if {card, twin(card)} & self.seen[seat] else card[:2]

        return {
            "hand": state["hands"][seat],
            "trick": [entry | {"card": sight(entry["card"])} for entry in state["trick"]],
            "captured": [sorted(map(sight, cards)) for cards in state["captured"]],
            "hands": state["hands"] if state["over"] else None,
        }


# Deals


def broken_by_deck(players: int, deck: list[str]) -> set[str]:
    """The clauses that a deck breaks, counted afresh from the number of players."""
    top = min(players + 2, 9)
    pack = {f"{c}{v}{f}" for c in "YGB" for v in range(1, top + 1) for f in "ph"}
    lacking = "DECK-1" if players == 2 else "DECK-4" if players == 7 else "DECK-3"
    broken = {lacking} if pack - set(deck) else set[str]()
    broken |= {"MAT-4"} if len(set(deck)) < len(deck) else set()
    return broken | ({"DECK-6"} if set(deck) - pack else set())
