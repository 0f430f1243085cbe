"""The things that a viewer sees, from scene to scene: the id of each, and where it has gone.

All of it is made from the scenes of this viewer, one after the other, so it tells nothing that they
do not show. A card face down has no id; a move is told only where no other fits. A die keeps its id
while it lies there, and has a new one when it is thrown. Chips are amounts and have none.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Final, TypeAlias

from attrs import define, field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.scene_lines import spot_name
from daumen_rules.pieces.scenes import Board, Chips, Course, Dice, Fan, Part, Scene, Tile


@frozen
class At:
    """Where a thing lies: the place of a part in its scene, and the field of a board."""

    place: str
    field: str | None = None


@frozen
class Moved:
    """Things that went from one place to another; None where the scenes do not tell it.

    What nobody recognises, such as cards face down, has no id and is counted.
    """

    id: str | None
    value: str
    source: At | None
    target: At | None
    number: int = 1


_at: Final = cache(At)
"""Few places, in which things lie again and again."""

DIE: Final = ("die",)
"""The layers of dice, which no other tile has."""

_Thing: TypeAlias = tuple[Tile, At]


@frozen
class Seen:
    """A scene with an id for each thing that can be recognised, in the order of the scene."""

    things: tuple[tuple[_Thing, str], ...]
    covered: Mapping[At, int]
    """The number of cards face down, by place."""
    dice: int = 0
    """How many dice have had an id so far."""


NOTHING: Final = Seen((), {})
"""Before the first scene."""


def parts_with_places(scene: Scene) -> Iterator[tuple[str, Part]]:
    """Each part with its place: `trick`, or `hand 1` for the second seat; `row #2` if it is not the
    first of that name.
    """
    used = Counter[str]()
    seats = [(f" {seat}", part) for seat, place in enumerate(scene.seats) for part in place.parts]
    middle, below = ([("", part) for part in parts] for parts in (scene.middle, scene.below))
    for suffix, part in (*middle, *seats, *below):
        name = _kind(part) + suffix
        used[name] += 1
        yield (name if used[name] == 1 else f"{name} #{used[name]}"), part


def _kind(part: Part) -> str:
    match part:
        case Fan() | Dice() | Chips():
            return part.label.en
        case _:
            return part.__class__.__name__.lower()


def tiles(place: str, part: Part) -> Iterator[_Thing]:
    """The tiles of a part, in their order, and where each lies."""
    match part:
        case Fan():
            yield from ((tile, _at(place)) for tile in part.cards)
        case Board():
            yield from ((tile, _at(place, spot_name(spot))) for spot, tile in part.stones)
        case Course():
            named = {ground.spot: ground.name for ground in part.fields}
            yield from ((tile, _at(place, named[spot])) for spot, tile in part.men)
        case Dice():
            yield from ((_die(face), _at(place)) for face in part.faces)
        case _:
            return


@cache
def _die(face: int) -> Tile:
    """A die with a face up."""
    return Tile(signs=(), words=Text(str(face), str(face)), value=str(face), layers=DIE)


def looked(seen: Seen, scene: Scene, thrown: Sequence[int] = ()) -> tuple[Seen, tuple[Moved, ...]]:
    """The next scene of the same viewer, and what has moved since the one that was seen; `thrown`
    are the faces of dice that were thrown openly in between.
    """
    things, covered = list[_Thing](), Counter[At]()
    for place, part in parts_with_places(scene):
        if isinstance(part, Fan):
            covered[_at(place)] += part.backs
        for tile, at in tiles(place, part):
            if tile.value:
                things.append((tile, at))
            else:
                covered[at] += 1
    change = _Change(things, seen.things, seen.dice, _new_dice(things, thrown))
    change.match(lambda thing: (thing[0].value, thing[1]))
    change.match(lambda thing: thing[0].value)
    change.match(_colour)
    moves = (*change.moves, *_uncertain(change, seen.covered, covered))
    named = tuple((thing, change.names[number]) for number, thing in enumerate(things))
    return Seen(named, dict(covered), change.dice), moves


def _new_dice(things: Sequence[_Thing], thrown: Sequence[int]) -> frozenset[int]:
    """The numbers of the things that are dice with the faces thrown."""
    left, found = [*map(_die, thrown)], set[int]()
    for number, (tile, _) in reversed([*enumerate(things)] if left else []):
        if tile in left:
            left.remove(tile)
            found.add(number)
    return frozenset(found)


def _colour(thing: _Thing) -> str | None:
    """What stays the same of a stone that changes, such as a man that becomes a king."""
    tile, at = thing
    return None if at.field is None else tile.layers[0]


@define
class _Change:
    """The things of a scene, and those of the one before that have not been found again."""

    things: list[_Thing]
    gone: tuple[tuple[_Thing, str], ...]
    dice: int
    """How many dice have had an id so far."""
    new: frozenset[int]
    """The numbers of the things that are none of those before."""
    names: dict[int, str] = field(factory=dict[int, str])
    """The ids of things, by their number in the scene."""
    moves: list[Moved] = field(factory=list[Moved])

    @property
    def come(self) -> list[int]:
        """The numbers of the things that have no id yet."""
        return [number for number in range(len(self.things)) if number not in self.names]

    def match(self, kind: Callable[[_Thing], object]) -> None:
        """Find things again by their kind, where all that left did so from one place, and all that
        came are in one. A kind of None is not looked for.
        """
        gone = defaultdict[object, list[tuple[_Thing, str]]](list)
        for one in self.gone:
            gone[kind(one[0])].append(one)
        kinds = defaultdict[object, list[int]](list)
        for number in self.come:
            if number in self.new:
                continue
            kinds[kind(self.things[number])].append(number)
        found = set[str]()
        for what, come in kinds.items():
            left = gone[what]
            sources = {at for (_, at), _ in left}
            if what is None or len(sources) != 1 or len({self.things[n][1] for n in come}) != 1:
                continue
            for number, ((_, source), name) in zip(come, left, strict=False):
                tile, target = self.things[number]
                self.names[number] = name
                found.add(name)
                if source != target:
                    self.moves.append(Moved(name, tile.value, source, target))
        self.gone = tuple(one for one in self.gone if one[1] not in found)


def _uncertain(change: _Change, before: Mapping[At, int], after: Counter[At]) -> Iterator[Moved]:
    """The moves of things that came or went face down, and new ids for those that came."""
    less, more = Counter(before) - after, after - Counter(before)
    source = _only(less, len(change.come) + more.total())
    target = _only(more, len(change.gone) + less.total())
    taken = {*change.names.values(), *(name for _, name in change.gone)}
    for number in change.come:
        tile, at = change.things[number]
        if tile.layers == DIE:
            change.dice += 1
            name = f"die {change.dice}"
        else:
            names = (f"{tile.value}.{one}" for one in count(1))
            name = next(name for name in names if name not in taken)
        change.names[number] = name
        taken.add(name)
        yield Moved(name, tile.value, source, at)
    for (tile, at), name in change.gone:
        yield Moved(name, tile.value, at, target)
    for at, number in more.items() if source else ():
        yield Moved(None, "", source, at, number)
    for at, number in less.items() if target and not source else ():
        yield Moved(None, "", at, target, number)


def _only(changed: Counter[At], least: int) -> At | None:
    """The one place at which so many cards face down came or went; None if it may be another."""
    if len(changed) != 1:
        return None
    ((place, number),) = changed.items()
    return place if number >= least else None
