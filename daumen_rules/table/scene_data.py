"""A scene as labelled data for JSON, in one language.

`value` names a thing for programs, the same in every language and state; `id` is the same from
state to state. A card face down has neither. Seats are numbers from 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Fact, Language, SeatTerm, Sentence
from daumen_rules.pieces.scene_lines import spot_name
from daumen_rules.pieces.scenes import (
    Board,
    Chips,
    Course,
    Dice,
    Fan,
    Note,
    Part,
    Place,
    Scene,
    ScoreSheet,
    Tile,
)

from .things import Seen, parts_with_places


def scene_data(
    scene: Scene, seen: Seen, names: Sequence[str], language: Language, reader: Seat | None = None
) -> dict[str, Any]:
    """A scene as data: the middle of the table, the seats in their order, the lists beside. `seen`
    has its things with their ids; its notes are said to the seat of `reader`.
    """
    places = (place for place, _ in parts_with_places(scene))
    ids = (name for _, name in seen.things)
    writer = _Writer(tuple(names), language, reader, places, ids)
    return {
        "middle": [writer.part(part) for part in scene.middle],
        "seats": [writer.seat(seat, place) for seat, place in enumerate(scene.seats)],
        "below": [writer.part(part) for part in scene.below],
    }


def seats_in(said: Sentence) -> list[int]:
    """The seats that a sentence names, each once, in their order in it."""
    return [*dict.fromkeys(fact.seat for _, fact in said.facts if isinstance(fact, SeatTerm))]


@frozen
class _Writer:
    """Writes the parts of a scene in their order, in which places and ids come too."""

    names: tuple[str, ...]
    language: Language
    reader: Seat | None
    places: Iterator[str]
    ids: Iterator[str]

    def seat(self, seat: int, place: Place) -> dict[str, Any]:
        return {
            "seat": seat,
            "name": self.names[seat] if seat < len(self.names) else seat_letter(seat),
            "own": place.is_own,
            "on_turn": place.on_turn,
            "marks": [mark[self.language] for mark in place.marks],
            "parts": [self.part(part) for part in place.parts],
        }

    def part(self, part: Part) -> dict[str, Any]:
        """A part with its kind; `role` is its label in English, the same in every language."""
        place = next(self.places)
        match part:
            case Fan():
                cards = [self.tile(tile) for tile in part.cards]
                count = part.count and part.count[self.language]
                told = {"cards": cards, "backs": part.backs, "count": count}
                return self._labelled(part, "fan", place, **told)
            case Dice():
                words = part.words and part.words.say(self.language, self.names)
                dice = [{"id": next(self.ids), "value": str(face)} for face in part.faces]
                return self._labelled(part, "dice", place, dice=dice, words=words)
            case Chips():
                return self._labelled(part, "chips", place, count=part.count)
            case Board():
                stones = [{"at": spot_name(at), **self.tile(tile)} for at, tile in part.stones]
                told = {"size": part.size, "far": part.far, "stones": stones}
                return {"kind": "board", "place": place, **told}
            case Course():
                named = {field.spot: field.name for field in part.fields}
                men = [{"at": named[at], **self.tile(tile)} for at, tile in part.men]
                fields = [
                    {"name": field.name, "at": list(field.spot), "colour": field.colour}
                    for field in part.fields
                ]
                size = list(part.size)
                return {
                    "kind": "course",
                    "place": place,
                    "size": size,
                    "fields": fields,
                    "men": men,
                }
            case ScoreSheet():
                heads = [self._cell(head) for head in part.heads]
                rows = [[self._cell(cell) for cell in row] for row in part.rows]
                return {"kind": "sheet", "heads": heads, "rows": rows}
            case Note():
                said = part.said.say(self.language, self.names, self.reader)
                seats = seats_in(part.said)
                return {"kind": "note", "text": said, "seats": seats, "heading": part.strong}
            case _:
                assert_never(part)

    def _labelled(
        self, part: Fan | Dice | Chips, kind: str, place: str, **more: Any
    ) -> dict[str, Any]:
        label = part.label
        return {
            "kind": kind,
            "place": place,
            "role": label.en,
            "label": label[self.language],
            **more,
        }

    def _cell(self, fact: Fact) -> dict[str, Any]:
        return {"text": fact.say(self.language, self.names), "seat": _seat(fact)}

    def tile(self, tile: Tile) -> dict[str, Any]:
        return {
            "id": next(self.ids) if tile.value else None,
            "value": tile.value,
            "words": tile.words[self.language],
            "by": tile.by and self._cell(tile.by),
            "said": tile.said and tile.said[self.language],
            "marked": tile.marked,
        }


def _seat(fact: Fact) -> int | None:
    return fact.seat if isinstance(fact, SeatTerm) else None
