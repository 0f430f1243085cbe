"""Where a game stands that is played by numbers, and the numbers by which it came there.

Chance is played by numbers, too. Where it has many outcomes, such as a deal, its number is chosen
in several steps, from the first digit to the last.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from daumen_rules.games.catalogue import game
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Mover, Seat

from .turns import Turn, Turns, rule_set

OUTCOMES: Final = 1_000
"""The most outcomes of a step of chance."""


@cache
def turns_of(slug: str, players: int, rules: str) -> Turns:
    """The questions of a game, under a rule set as it is written (the default if empty).

    Raises ValueError for players and rules that the game does not allow.
    """
    found = game(slug)
    return Turns(found, players, rule_set(found, rules or None))


@frozen(eq=False)
class Place:
    """A question, or a step of chance. It is pickled as the numbers that lead to it."""

    slug: str
    players: int
    rules: str
    turn: Turn
    span: range | None = None
    """The numbers from which chance still chooses; None if it has not begun."""
    number: int | None = None
    """The number that was chosen last, by `chooser`."""
    chooser: Mover | None = None
    before: Place | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Place:
        """Itself: nothing in it changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = tuple(place.number for place in self.path[1:])
        return _reached, (self.slug, self.players, self.rules, numbers)

    @property
    def turns(self) -> Turns:
        """The questions of the game."""
        return turns_of(self.slug, self.players, self.rules)

    @property
    def path(self) -> list[Place]:
        """All places from the first to this one."""
        found, place = list[Place](), self.before
        while place is not None:
            found.append(place)
            place = place.before
        return [*found[::-1], self]

    @property
    def mover(self) -> Mover | None:
        """Who is asked, or acts; None at the end."""
        return self.turns.mover(self.turn)

    @property
    def chance(self) -> Distribution[Any] | None:
        """What chance may do; None where a seat is asked."""
        return self.turns.chance(self.turn)

    @property
    def parts(self) -> list[range]:
        """The numbers from which chance chooses, in parts, of which it chooses one."""
        chance = self.chance
        assert chance is not None
        span = range(chance.total) if self.span is None else self.span
        size = -(-len_of(span) // OUTCOMES)
        return [span[at : at + size] for at in range(0, len_of(span), size)]

    def chosen(self, number: int) -> Place:
        """The next place after a legal number of a seat, or a part that chance chooses."""
        chance, span = self.chance, None
        if chance is None:
            turn = self.turns.chosen(self.turn, number)
        else:
            part = self.parts[number]
            if len_of(part) > 1:
                turn, span = evolve(self.turn, events=()), part
            else:
                turn = self.turns.acted(self.turn, chance.at(part.start))
        chooser = self.mover
        return evolve(self, turn=turn, span=span, number=number, chooser=chooser, before=self)

    def recalled(self, seat: Seat) -> str:
        """All that a seat has seen, from the start on, a line each: the numbers that it has chosen,
        what it was told, and its view wherever that has changed.
        """
        found, lines, last = self.turns.game, list[str](), ""
        for place in self.path:
            if place.chooser == seat:
                lines.append(f"chosen {place.number}")
            lines += (found.save(found.witness(event, seat)) for event in place.turn.events)
            view = found.save(found.view(place.turn.state, seat))
            lines += [view] if view != last else []
            last = view
        return "\n".join(lines)


def first_place(slug: str, players: int, rules: str) -> Place:
    """The place before anything has happened. Raises as `turns_of` does."""
    return Place(slug, players, rules, turns_of(slug, players, rules).first)


def _reached(slug: str, players: int, rules: str, numbers: tuple[int, ...]) -> Place:
    place = first_place(slug, players, rules)
    for number in numbers:
        place = place.chosen(number)
    return place


def len_of(span: range) -> int:
    """The length of a range, however long it is."""
    return max(0, span.stop - span.start)
