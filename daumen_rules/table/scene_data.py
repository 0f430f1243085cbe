"""A scene as labelled data for JSON, in one language.

`value` names a thing for programs, the same in every language and state; a card face down has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language
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


def scene_data(scene: Scene, names: Sequence[str], language: Language) -> dict[str, Any]:
    """A scene as data: the middle of the table, the seats in their order, the lists beside."""
    writer = _Writer(tuple(names), language)
    return {
        "middle": [writer.part(part) for part in scene.middle],
        "seats": [writer.place(seat, place) for seat, place in enumerate(scene.seats)],
        "below": [writer.part(part) for part in scene.below],
    }


@frozen
class _Writer:
    names: tuple[str, ...]
    language: Language

    def place(self, seat: int, place: Place) -> dict[str, Any]:
        return {
            "name": self.names[seat] if seat < len(self.names) else seat_letter(seat),
            "own": place.is_own,
            "on_turn": place.on_turn,
            "marks": [mark[self.language] for mark in place.marks],
            "parts": [self.part(part) for part in place.parts],
        }

    def part(self, part: Part) -> dict[str, Any]:
        """A part with its kind; `role` is its label in English, the same in every language."""
        match part:
            case Fan():
                cards = [self.tile(tile) for tile in part.cards]
                count = part.count and part.count[self.language]
                return self._labelled(part, "fan", cards=cards, backs=part.backs, count=count)
            case Dice():
                words = part.words and part.words.say(self.language, self.names)
                return self._labelled(part, "dice", faces=list(part.faces), words=words)
            case Chips():
                return self._labelled(part, "chips", count=part.count)
            case Board():
                stones = [{"at": spot_name(at), **self.tile(tile)} for at, tile in part.stones]
                return {"kind": "board", "size": part.size, "stones": stones}
            case Course():
                named = {field.spot: field.name for field in part.fields}
                men = [{"at": named[at], **self.tile(tile)} for at, tile in part.men]
                fields = [
                    {"name": field.name, "at": list(field.spot), "colour": field.colour}
                    for field in part.fields
                ]
                return {"kind": "course", "size": list(part.size), "fields": fields, "men": men}
            case ScoreSheet():
                rows = [[cell.say(self.language, self.names) for cell in row] for row in part.rows]
                heads = [head.say(self.language, self.names) for head in part.heads]
                return {"kind": "sheet", "heads": heads, "rows": rows}
            case Note():
                said = part.said.say(self.language, self.names)
                return {"kind": "note", "text": said, "heading": part.strong}
            case _:
                assert_never(part)

    def _labelled(self, part: Fan | Dice | Chips, kind: str, **more: Any) -> dict[str, Any]:
        return {"kind": kind, "role": part.label.en, "label": part.label[self.language], **more}

    def tile(self, tile: Tile) -> dict[str, Any]:
        return {
            "value": tile.value,
            "words": tile.words[self.language],
            "by": tile.by and tile.by.say(self.language, self.names),
            "said": tile.said and tile.said[self.language],
            "marked": tile.marked,
        }
