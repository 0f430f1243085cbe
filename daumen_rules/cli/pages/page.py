"""Makes the story of a game one self-contained page.

The frames become data for the page's script. The page has only the frames of the onlookers for whom
it is made. A text, tile or place that frames share stands in a table once; frames have its number.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from attrs import define, field

from daumen_rules.contracts.report_text import RELATIONS
from daumen_rules.contracts.story import (
    GAME,
    Frame,
    PlayedGame,
    Story,
    StoryLine,
    onlooker_key,
    onlooker_name,
    reader_among,
)
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import LANGUAGES, Fact, Language, Sentence, Text
from daumen_rules.pieces.pictures.art import (
    as_tiles,
    board_name,
    board_symbol,
    element,
    needed,
    spoken,
)
from daumen_rules.pieces.pictures.laid import laid
from daumen_rules.pieces.scene_lines import spot_name
from daumen_rules.pieces.scenes import (
    BACK,
    Art,
    Board,
    Course,
    Fan,
    Note,
    Part,
    Place,
    ScoreSheet,
    Symbol,
    Tile,
    same,
)

from . import texts as w
from .markup import Markup, joined, tag
from .templates import page, source


def story_page(story: Story, begin: int, language: Language) -> str:
    """The page of a story, opened at step `begin`. Equal stories give equal bytes."""
    played = story.played
    title, details = _titles(played)
    only = next(iter(story.frames)) if len(story.frames) == 1 else None
    tables = Tables(played.names, played.subject.scene.art)
    data = _data(story, tables, begin, language, title, details)
    words = {key: text[language] for key, text in w.PAGE.items()}
    one = None if only is None else onlooker_name(only, played.names)[language]
    return page(
        "story.html",
        source("story.css"),
        source("table.js") + source("story.js"),
        **{**words, "language": language, "languages": words["language"]},
        title=title[language],
        name=played.subject.book.title[language],
        details=details[language],
        symbols=Markup("".join(element(n, s) for n, s in tables.symbols().items())),
        onlooker=_onlooker(words["seen_by"], one),
        noscript=f"{w.NO_SCRIPT.en} {w.NO_SCRIPT.de}",
        steps_last=story.last,
        data=Markup(_json(data)),
    )


def _onlooker(label: str, one: str | None) -> Markup:
    """The onlooker of a page that has one only; else the place for a choice."""
    if one is None:
        choice = tag('label for="onlookers" data-word="seen_by"', label)
        return joined((choice, "\n", tag('select id="onlookers"')))
    word = tag('span data-word="seen_by"', label)
    return tag('p id="onlooker"', word, ": ", tag("strong", one))


def _json(data: dict[str, Any]) -> str:
    """JSON that may stand within a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _titles(played: PlayedGame) -> tuple[Text, Text]:
    """The title of the page, and the line below its heading: players and rule set."""

    def titles(language: Language) -> tuple[str, str]:
        parts: list[str] = []
        if played.games > 1:
            parts.append(GAME[language].format(game=played.game, games=played.games))
        parts += [", ".join(played.names), w.RULES[language].format(rules=played.rules)]
        return f"{played.subject.book.title[language]} {' · '.join(parts[:-1])}", " · ".join(parts)

    english, german = titles("en"), titles("de")
    return Text(english[0], german[0]), Text(english[1], german[1])


# Frames as data


@define
class Tables:
    """Tables of texts, tiles, parts and places, each with a number in order of first use.

    Also collects the clauses and symbols that the page needs.
    """

    names: tuple[str, ...]
    art: Art | None
    reader: Seat | None = None
    """The seat to which the frames are said that are being made."""
    texts: dict[Hashable, int] = field(factory=dict[Hashable, int])
    tiles: dict[Hashable, int] = field(factory=dict[Hashable, int])
    parts: dict[Hashable, int] = field(factory=dict[Hashable, int])
    places: dict[Hashable, int] = field(factory=dict[Hashable, int])
    clauses: dict[str, Clause] = field(factory=dict[str, Clause])
    layers: set[str] = field(factory=set[str])
    boards: dict[str, Symbol] = field(factory=dict[str, Symbol])

    def symbols(self) -> dict[str, Symbol]:
        """The symbols of the tiles and boards that the page uses, by name."""
        return {**needed(self.layers, self.art), **self.boards}

    def sizes(self) -> dict[str, list[int]]:
        """For each symbol its box, four numbers, and the width at which it is drawn."""
        return {name: [*symbol.box, symbol.width] for name, symbol in self.symbols().items()}

    def text(self, said: Text | Fact | Sentence | None) -> int:
        """The number of a text, in which players have their names; -1 for None."""
        if said is None:
            return -1
        if not isinstance(said, Text):
            said = self._said(said)
        return _number(self.texts, (said.en, said.de))

    def _said(self, said: Fact | Sentence) -> Text:
        reader = () if isinstance(said, Fact) else (self.reader,)
        return Text(*(said.say(language, self.names, *reader) for language in LANGUAGES))

    def tile(self, tile: Tile) -> int:
        """The number of a tile."""
        for language in LANGUAGES:
            self.layers.update(spoken(name, language, self.art) for name in tile.layers)
        said = self.text(tile.words), self.text(tile.by), self.text(tile.said)
        return _number(self.tiles, (*said, int(tile.marked), *tile.layers))

    def part(self, part: Part) -> int:
        """The number of a part."""
        return _number(self.parts, self._part(as_tiles(part)))

    def _part(self, part: Board | Course | Fan | ScoreSheet | Note) -> tuple[Hashable, ...]:
        match part:
            case Course() | Board(turned=True):
                board = laid(part)
                self.boards[board.name] = board.symbol
                men = (
                    (x, y, wide, self.tile(tile), self.text(same(name)))
                    for tile, name, x, y, wide in board.men
                )
                return ("course", board.name, tuple(men))
            case Board(stones=stones):
                self.boards[board_name(part)] = board_symbol(part)
                placed = ((*spot, self.tile(tile)) for spot, tile in stones)
                return ("board", board_name(part), part.size, tuple(placed))
            case Fan(label=label, cards=cards, backs=backs, count=count):
                if backs:
                    self.layers.add(BACK)
                tiles = tuple(map(self.tile, cards))
                return ("fan", self.text(label), self.text(count), backs, tiles)
            case ScoreSheet(heads=heads, rows=rows):
                return ("sheet", tuple(tuple(map(self.text, row)) for row in (heads, *rows)))
            case Note(said, strong):
                return ("note", self.text(said), int(strong))

    def place(self, place: Place) -> int:
        """The number of a seat's place, with its marks and parts."""
        flags = int(place.on_turn) + 2 * int(place.is_own)
        marks = tuple(map(self.text, place.marks))
        return _number(self.places, (flags, marks, tuple(map(self.part, place.parts))))

    def telling(self, telling: StoryLine) -> list[Any]:
        """The number of the text of a line, and the id of its clause if it has one."""
        number = self.text(telling.text)
        if telling.clause is None:
            return [number]
        self.clauses[telling.clause.id] = telling.clause
        return [number, telling.clause.id]

    def frame(self, frame: Frame) -> dict[str, Any]:
        """A frame as data."""
        scene = frame.scene
        return {
            "middle": [*map(self.part, scene.middle)],
            "seats": [*map(self.place, scene.seats)],
            "below": [*map(self.part, scene.below)],
            "refused": int(frame.refused),
            "told": [*map(self.telling, frame.told)],
        }


def _number(table: dict[Hashable, int], value: Hashable) -> int:
    return table.setdefault(value, len(table))


def _data(
    story: Story, tables: Tables, begin: int, language: Language, title: Text, details: Text
) -> dict[str, Any]:
    played = story.played
    frames = dict[str, list[dict[str, Any]]]()
    for who, found in story.frames.items():
        tables.reader = reader_among(who)
        frames[onlooker_key(who)] = _changes(found, tables)
    return {
        "language": language,
        "begin": begin,
        "last": story.last,
        "name": _pair(played.subject.book.title),
        "title": _pair(title),
        "details": _pair(details),
        "names": list(played.names),
        "onlookers": [
            {"key": onlooker_key(who), "name": _pair(onlooker_name(who, played.names))}
            for who in story.frames
        ],
        "words": {key: _pair(text) for key, text in w.PAGE.items()},
        "clauses": {
            clause.id: {
                "places": [clause.german or "–", clause.english or "–"],
                "relation": _pair(RELATIONS[clause.relation]),
                "gist": _pair(clause.gist),
            }
            for clause in tables.clauses.values()
        },
        "texts": _listed(tables.texts),
        "tiles": _listed(tables.tiles),
        "parts": _listed(tables.parts),
        "places": _listed(tables.places),
        "symbols": tables.sizes(),
        "spots": _spots(tables),
        "scenes": frames,
    }


def _listed(table: Iterable[Hashable]) -> list[Any]:
    return [*table]


def _spots(tables: Tables) -> list[str]:
    """The letters of the files of a board; none for a page without a board."""
    return [spot_name((file, 0))[0] for file in range(8)] if tables.boards else []


def _pair(text: Text) -> list[str]:
    return [text.en, text.de]


def _changes(frames: Sequence[Frame], tables: Tables) -> list[dict[str, Any]]:
    """For each frame the data that differ from those of the frame before."""
    before: dict[str, Any] = {}
    changes: list[dict[str, Any]] = []
    for frame in frames:
        data = tables.frame(frame)
        changes.append({k: v for k, v in data.items() if k not in before or before[k] != v})
        before = data
    return changes
