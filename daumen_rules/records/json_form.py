"""The JSON form of a record, for machines: its reader and its writer. Its schema stands in `spec/`.

An error names line and column of the value at fault.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.located_json import Node, parse
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.game import AnyGame
from daumen_rules.records.checks import (
    action_of,
    check_name,
    check_players,
    check_version,
    game_of,
    rules_of,
)
from daumen_rules.records.noted import CLAIMS, Act, Claim, Key, Record

FORMAT: Final = "daumen_rules"
FORMAT_VERSION: Final = "1"
_MOVERS: Final[dict[str, Mover]] = {"nature": NATURE, "referee": REFEREE}
_WORDS: Final = {mover: word for word, mover in _MOVERS.items()}
_NAMES_IT: Final = re.compile(rf'"format"\s*:\s*"{FORMAT}"')
_MOST: Final = 10**12 - 1
"""The largest number that a claim can have, as in the text form."""


def names_the_format(text: str) -> bool:
    """Whether a JSON text says that it is a record of this form."""
    return _NAMES_IT.search(text) is not None


def write_json(record: Record) -> str:
    """A record as canonical JSON: sorted keys, no blanks, one line; equal records, equal text."""
    game = record.game
    data: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.slug,
        "rules": game.book.write_rules(record.rules),
        "version": record.version,
        "names": list(record.names),
        "acts": [
            {
                "by": _mover_data(game.rules.actor(act.action)),
                "do": game.notation.write(act.action),
            }
            for act in record.acts
        ],
        **{claim.key.value: list(claim.values) for claim in record.claims},
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def _mover_data(mover: Mover) -> int | str:
    return mover if isinstance(mover, int) else _WORDS[mover]


def read_json(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a JSON text; `game` is the game that it must be of, if any.

    Raises InputError with line, column, found and expected.
    """
    top = parse(text, tick)
    claims = tuple(key.value for key in CLAIMS)
    heads = ("format", "format_version", "game", "rules", "version", "names", "acts")
    top.only(*heads, *claims)
    _constant(top.member("format"), FORMAT)
    _constant(top.member("format_version"), FORMAT_VERSION)
    named = top.member("game")
    found = named.asked(partial(game_of, named.string(), game))
    rules, version = top.member("rules"), top.member("version")
    by_rules = rules.asked(partial(rules_of, rules.string(), found))
    by_version = version.asked(partial(check_version, version.string(), found))
    names = _names(top.member("names"), found)
    return Record(
        game=found,
        rules=by_rules,
        version=by_version,
        names=names,
        acts=tuple(_act(node, found, names) for node in top.member("acts").items()),
        claims=tuple(
            Claim(key, _values(node, key, len(names)), node.line)
            for key in CLAIMS
            if (node := top.optional(key.value)) is not None
        ),
    )


def _constant(node: Node, value: str) -> None:
    if node.string() != value:
        node.wrong(Text(f'"{value}"', f'"{value}"'))


def _names(node: Node, game: AnyGame) -> tuple[str, ...]:
    names: list[str] = []
    for item in node.items():
        names.append(item.asked(partial(check_name, item.string(), names)))
    node.asked(partial(check_players, len(names), game))
    return tuple(names)


def _act(node: Node, game: AnyGame, names: Sequence[str]) -> Act:
    node.only("by", "do")
    by, done = node.member("by"), node.member("do")
    mover = _mover(by, len(names))
    return Act(done.asked(partial(action_of, done.string(), mover, game, names)), node.line)


def _mover(node: Node, players: int) -> Mover:
    if isinstance(node.value, str):
        if node.value not in _MOVERS:
            node.wrong(
                Text(
                    f'a seat from 0 to {players - 1}, "nature" or "referee"',
                    f'ein Platz von 0 bis {players - 1}, "nature" oder "referee"',
                )
            )
        return _MOVERS[node.value]
    return node.integer(0, players - 1)


def _values(node: Node, key: Key, players: int) -> tuple[int, ...]:
    if key is Key.WINNERS:
        seats = tuple(item.integer(0, players - 1) for item in node.items())
        if len(set(seats)) != len(seats):
            node.wrong(Text("each seat once", "jeder Platz nur einmal"))
        return tuple(sorted(seats))
    numbers = tuple(item.integer(-_MOST, _MOST) for item in node.items())
    if len(numbers) != players:
        node.wrong(
            Text(f"{players} whole number(s), one a seat", f"{players} ganze Zahl(en), je Platz")
        )
    return numbers
