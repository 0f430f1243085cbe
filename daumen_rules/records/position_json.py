"""The JSON form of a position, perhaps with a question: read as its text, and made of a position.

Its schema stands in `spec/collection/position.schema.json`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.located_json import Node, parse
from daumen_rules.kernel.text import Text
from daumen_rules.positions.position import Position

FORMAT: Final = "position"
FORMAT_VERSION: Final = "1"
_NAMED: Final = re.compile(r'"format"\s*:\s*"position"')
_KEYS: Final = (
    *("format", "format_version", "game", "rules", "names", "position", "acts", "ask", "expect"),
)


def is_position_json(text: str) -> bool:
    """Whether a text is JSON that says that it is a position."""
    return text.removeprefix("\ufeff").lstrip().startswith("{") and bool(_NAMED.search(text))


@frozen
class Told:
    """The text form of a position, and of one in JSON the value from which each line comes."""

    text: str
    nodes: tuple[Node, ...] = ()

    def placed(self, error: InputError) -> InputError:
        """An error of the text form, in JSON at the value that it is about."""
        if not self.nodes:
            return error
        node = self.nodes[min(error.line, len(self.nodes)) - 1]
        return InputError(node.line, node.column, error.found, error.expected)


def lines_told(text: str, tick: Tick = no_tick) -> Told:
    """The lines that a text tells, be it the text form itself or JSON. Raises InputError."""
    if not is_position_json(text):
        return Told(text)
    top = parse(text, tick)
    top.only(*_KEYS)
    for key, word in (("format", FORMAT), ("format_version", FORMAT_VERSION)):
        node = top.member(key)
        if node.string() != word:
            node.wrong(Text(f'"{word}"', f'"{word}"'))
    lines = [*_lines(top)]
    return Told("".join(f"{line}\n" for line, _ in lines), tuple(node for _, node in lines))


def _lines(top: Node) -> Iterator[tuple[str, Node]]:
    yield f"game: {_line_of(top.member('game'))}", top.member("game")
    rules, names = top.optional("rules"), top.member("names")
    if rules is not None:
        yield f"rules: {_line_of(rules)}", rules
    players = [_line_of(name) for name in names.items()]
    yield f"players: {', '.join(players)}", names
    fields = top.optional("position")
    for key in () if fields is None else fields.keys():
        assert fields is not None
        value = fields.member(key)
        for line in f"{key}: {value.string()}".split("\n"):
            yield line, value
    acts = top.optional("acts")
    for act in () if acts is None else acts.items():
        act.only("by", "do")
        by = act.member("by")
        mover = by.value
        if not isinstance(mover, str):
            mover = players[by.integer(0, len(players) - 1)]
        yield f"{mover}: {_line_of(act.member('do'))}", act.member("do")
    ask, expects = top.optional("ask"), top.optional("expect")
    if ask is not None:
        yield f"ask: {_line_of(ask)}", ask
    for one in () if expects is None else expects.items():
        yield f"expect: {_line_of(one)}", one


def _line_of(node: Node) -> str:
    """A text on one line."""
    said = node.string()
    if said.splitlines() != [said]:
        node.wrong(Text("a text on one line", "ein Text in einer Zeile"))
    return said


def position_data(
    position: Position[Any], rules: Any, ask: str = "", expects: Sequence[str] = ()
) -> dict[str, Any]:
    """A position as data for JSON, with a question and what is expected where they are told."""
    game, names = position.game, position.names
    movers = [game.rules.actor(act.action) for act in position.acts]
    data: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.slug,
        "rules": game.book.write_rules(rules),
        "names": list(names),
        "position": dict(position.written("en")),
        "acts": [
            {
                "by": mover if isinstance(mover, int) else mover.value,
                "do": game.notation.write(act.action),
            }
            for mover, act in zip(movers, position.acts, strict=True)
        ],
    }
    return data | ({"ask": ask} if ask else {}) | ({"expect": list(expects)} if expects else {})
