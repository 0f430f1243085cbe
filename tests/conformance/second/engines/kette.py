"""Kette, game 5, written from its page."""

from __future__ import annotations

from tests.conformance.second.cross import Cross, Man


class Table(Cross):
    """Men on neighbouring fields go together."""

    def on_track(self) -> dict[int, tuple[int, Man]]:
        """The seat and the man on each field, by its number."""
        everyone = [(seat, man) for seat, men in enumerate(self.men) for man in men]
        track = [(seat, man) for seat, man in everyone if 0 <= man < 40]
        return {int(self.name(seat, man)): (seat, man) for seat, man in track}

    def chain(self, field: int) -> list[int]:
        """The fields of the chain to which a man belongs, from the hindmost on."""
        taken, found = self.on_track(), [field]
        while (behind := (found[0] - 2) % 40 + 1) in taken:
            found.insert(0, behind)
        while (ahead := found[-1] % 40 + 1) in taken:
            found.append(ahead)
        return found

    def dragged(self, field: int) -> dict[int, int] | None:
        """Where the men of a chain go; None where they cannot go."""
        taken, chain = self.on_track(), self.chain(field)
        going = {old: (old - 1 + self.dice[0]) % 40 + 1 for old in chain}
        for old, new in going.items():
            is_hit = new in taken and new not in chain
            if is_hit and taken[new][0] in (self.turn, taken[old][0]):
                return None
        return going if len(chain) > 1 else None

    def names_chain(self, field: int) -> bool:
        """Whether a man is the hindmost of the seat on turn in its chain."""
        taken = self.on_track()
        return next(at for at in self.chain(field) if taken[at][0] == self.turn) == field

    def runs(self) -> dict[str, Man]:
        seat, die = self.turn, self.dice[0]
        found: dict[str, Man] = {}
        for man in [man for man in self.men[seat] if man >= 0]:
            start = self.name(seat, man)
            members = [str(field) for field in self.chain(int(start))] if man < 40 else []
            to, back = self.name(seat, man + die), self.name(seat, max(man - die, 0))
            if self.lands(man, man + die) and to not in members:
                found[f"{start}-{to}"] = man
            if len(members) > 1 and man - die >= 0 and int(back) not in self.on_track():
                found[f"back {start}-{back}"] = man
            going = self.dragged(int(start)) if man < 40 else None
            if going and self.names_chain(int(start)):
                found[f"chain {start}-{going[int(start)]}"] = man
        return found

    def clears(self, words: str, man: Man) -> bool:
        if not words.startswith("chain"):
            return man == 0
        start = int(words.split()[1].split("-")[0])
        return int(self.name(self.turn, 0)) in self.chain(start)

    def act(self, seat: int, words: str) -> None:
        if not words.startswith("chain"):
            super().act(seat, words.removeprefix("back "))
            return
        taken = self.on_track()
        going = self.dragged(int(words.split()[1].split("-")[0])) or {}
        movers = [(taken[old], new) for old, new in going.items()]
        for new in going.values():
            if new in taken and new not in going:
                self.beat(*taken[new], 0)
        for (owner, man), _ in movers:
            self.men[owner].remove(man)
        for (owner, _), new in movers:
            self.men[owner].append(self.man(owner, str(new)))
        self.go_on()
