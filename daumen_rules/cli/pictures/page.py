"""The story of a game as one self-contained page.

Here lives how scenes become data for the page's script, and the page around it. Only the scenes of
the onlookers for whom the page is made go in.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from attrs import define, field
from markupsafe import Markup

from daumen_rules.cli.pictures import words as w
from daumen_rules.cli.pictures.scenes import Onlooker, Referee, Scene, Story
from daumen_rules.cli.pictures.sheet import policy, source, template
from daumen_rules.cli.pictures.symbols import (
    chip_symbol,
    kind_symbol,
    plain_symbols,
    snake_symbol,
)
from daumen_rules.cli.pictures.tellings import Telling
from daumen_rules.games.daumen_drauf.model import Colour, Sight
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Spectator
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.telling import RELATIONS


def story_page(story: Story, begin: int, language: Language) -> str:
    """The page for the onlookers of a story, which opens at a step: equal stories, equal bytes."""
    style, script = source("story.css"), source("table.js") + source("story.js")
    title, details = _titles(story)
    only = next(iter(story.scenes)) if len(story.scenes) == 1 else None
    return template("story.html").render(
        language=language,
        policy=policy(style, script),
        title=title[language],
        name=w.GAME_NAME,
        details=details[language],
        style=Markup(style),
        script=Markup(script),
        symbols=Markup(_symbols(story)),
        one=None if only is None else w.onlooker_name(only, story.names)[language],
        word={key: text[language] for key, text in w.PAGE.items()},
        noscript=f"{w.NO_SCRIPT.en} {w.NO_SCRIPT.de}",
        last=story.last,
        data=Markup(_json(_data(story, begin, language, title, details))),
    )


def _json(data: dict[str, Any]) -> str:
    """JSON that may stand within a script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _symbols(story: Story) -> str:
    symbols = [
        *map(snake_symbol, Colour),
        *map(kind_symbol, story.kinds),
        *map(chip_symbol, story.kinds),
        *plain_symbols(),
    ]
    return "".join(map(str, symbols))


def _titles(story: Story) -> tuple[Text, Text]:
    """What the page is called, and what stands below its heading."""

    def titles(language: Language) -> tuple[str, str]:
        parts: list[str] = []
        if story.games > 1:
            parts.append(w.GAME[language].format(game=story.game, games=story.games))
        parts += [", ".join(story.names), w.RULES[language].format(rules=story.rules)]
        return f"{w.GAME_NAME} {' · '.join(parts[:-1])}", " · ".join(parts)

    english, german = titles("en"), titles("de")
    return Text(english[0], german[0]), Text(english[1], german[1])


# Scenes as data


@define
class _Tables:
    """Texts and clauses, each once; a scene names them by number and by id."""

    texts: dict[tuple[str, str], int] = field(factory=dict[tuple[str, str], int])
    clauses: dict[str, Clause] = field(factory=dict[str, Clause])

    def telling(self, telling: Telling) -> list[Any]:
        pair = (telling.text.en, telling.text.de)
        number = self.texts.setdefault(pair, len(self.texts))
        if telling.clause is None:
            return [number]
        self.clauses[telling.clause.id] = telling.clause
        return [number, telling.clause.id]


def _data(
    story: Story, begin: int, language: Language, title: Text, details: Text
) -> dict[str, Any]:
    tables = _Tables()
    scenes = {_key(who): _changes(found, tables) for who, found in story.scenes.items()}
    return {
        "language": language,
        "begin": begin,
        "last": story.last,
        "title": _pair(title),
        "details": _pair(details),
        "names": list(story.names),
        "onlookers": [
            {
                "key": _key(who),
                "seat": who if isinstance(who, int) else None,
                "name": _pair(w.onlooker_name(who, story.names)),
            }
            for who in story.scenes
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
        "texts": [list(pair) for pair in tables.texts],
        "scenes": scenes,
    }


def _key(who: Onlooker) -> str:
    """How the page names an onlooker: seats by numbers from 1."""
    return who.value if isinstance(who, Referee | Spectator) else str(who + 1)


def _pair(text: Text) -> list[str]:
    return [text.en, text.de]


def _changes(scenes: Sequence[Scene], tables: _Tables) -> list[dict[str, Any]]:
    """Of each scene what is not as in the one before."""
    before: dict[str, Any] = {}
    changes: list[dict[str, Any]] = []
    for scene in scenes:
        data = _scene(scene, tables)
        changes.append({k: v for k, v in data.items() if k not in before or before[k] != v})
        before = data
    return changes


def _scene(scene: Scene, tables: _Tables) -> dict[str, Any]:
    taken = scene.taken
    return {
        "trick": scene.trick,
        "hands": [hand if isinstance(hand, int) else _codes(hand) for hand in scene.hands],
        "pile": scene.pile,
        "shown": [[seen.seat, str(seen.card), int(seen.covered)] for seen in scene.shown],
        "colours": "".join(colour.value for colour in scene.colours),
        "leader": scene.leader,
        "turn": scene.turn,
        "captured": [_codes(captured) for captured in scene.captured],
        "taken": taken
        and {
            "number": taken.number,
            "seat": taken.seat,
            "cards": [[seat, str(card), 0] for seat, card in taken.cards],
        },
        "tallies": [[t.score, t.plus, t.minus, t.hand] for t in scene.tallies],
        "refused": int(scene.refused),
        "told": [tables.telling(telling) for telling in scene.told],
    }


def _codes(cards: Sequence[Sight]) -> str:
    return " ".join(map(str, cards))
