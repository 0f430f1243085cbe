"""The JSON form of a record, read. `json_writer` writes it; its schema stands in `spec/`.

An error names line and column of the value at fault.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_extras import Cell, RecordRow
from daumen_rules.contracts.record_model import (
    CLAIMS,
    Act,
    Claim,
    FirstGap,
    GameRecord,
    Gap,
    Key,
    Record,
    TrickMark,
)
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.located_json import Node, parse
from daumen_rules.kernel.seats import Mover, Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.written_line import Line, line_of
from daumen_rules.positions.position import read_position

from .json_writer import FORMAT, MOVERS
from .validation import (
    FORMAT_VERSION,
    LARGEST,
    act_of,
    begun_with,
    check_joined,
    check_name,
    check_pack,
    check_players,
    check_version,
    deal_of,
    game_as_printed,
    game_of,
    game_record,
    headed,
    record_extras_of,
    rules_of,
)

_FORMAT: Final = re.compile(r'"format"\s*:\s*"([^"]*)"')
_ACTS: Final = ("acts", "entries")
_OTHER_CLAIMS: Final = {Key.RESULT: "score"}
"""Other keys that are read as well."""
_MOST: Final = 10**12 - 1
"""The largest number that a claim can have, as in the text form."""


def names_the_format(text: str) -> bool:
    """Whether a JSON text says that it is a record of this form."""
    said = _FORMAT.search(text)
    return said is not None and (said[1] == FORMAT or headed(said[1]) is not None)


def read_json(text: str, game: AnyGame | None = None, tick: Tick = no_tick) -> Record:
    """The record of a JSON text; `game` is the game that it must be of, if any.

    Raises InputError with line, column, found and expected.
    """
    top = parse(text, tick)
    found = _game(top, game)
    heads = ("format", "format_version", "game", "rules", "version", "names", "agreed", "pack")
    games = top.optional("games")
    top.only(*heads, *(_keys(found) if games is None else ("games",)))
    version = top.member("format_version")
    if version.string() != FORMAT_VERSION:
        version.wrong(Text(f'"{FORMAT_VERSION}"', f'"{FORMAT_VERSION}"'))
    rules, of_rules = top.member("rules"), top.member("version")
    names = _names(top.member("names"), found)
    agreed, pack = top.optional("agreed"), top.optional("pack")
    if pack is not None:
        pack.asked(partial(check_pack, pack.string(), len(names), found))
    if agreed is not None:
        agreed.asked(partial(check_joined, found, str(agreed.value)))
    rule_set = rules.asked(partial(rules_of, rules.string(), found))
    reader = _Reader(found, rule_set, names, "" if pack is None else pack.string())
    return Record(
        game=found,
        rules=rule_set,
        version=of_rules.asked(partial(check_version, of_rules.string(), found)),
        names=names,
        games=tuple(reader.game_record(node) for node in _games(top, games, found)),
        agreed=None if agreed is None else agreed.integer(1, LARGEST),
        pack=reader.pack,
    )


def _game(top: Node, asked: AnyGame | None) -> AnyGame:
    """The game of a record, which an older format names by itself."""
    form = top.member("format")
    slug = headed(form.string())
    if slug is not None:
        named = top.optional("game")
        if named is not None:
            named.wrong(Text(f'"format": "{FORMAT}"', f'"format": "{FORMAT}"'), "game")
        return form.asked(partial(game_of, slug, asked))
    if form.string() != FORMAT:
        form.wrong(Text(f'"{FORMAT}"', f'"{FORMAT}"'))
    named = top.member("game")
    return named.asked(partial(game_as_printed, named.string(), asked))


def _games(top: Node, games: Node | None, game: AnyGame) -> tuple[Node, ...]:
    if games is None:
        return (top,)
    nodes = games.items()
    if not nodes:
        games.wrong(Text("at least one game", "mindestens eine Partie"))
    if len(nodes) > 1:
        nodes[1].asked(partial(check_joined, game, "{"))
    for node in nodes:
        node.only(*_keys(game))
    return nodes


def _keys(game: AnyGame) -> tuple[str, ...]:
    """The keys of a game of a record."""
    claims = (*(key.value for key in CLAIMS), *_OTHER_CLAIMS.values())
    extras = record_extras_of(game)
    if extras is None:
        return ("position", *_ACTS, *claims)
    rows = dict.fromkeys(extras.rows.values())
    keys = (f"{row}s" if row in extras.by_seat else row for row in rows)
    return (*keys, *_ACTS, "starter", *claims)


def _names(node: Node, game: AnyGame) -> tuple[str, ...]:
    names: list[str] = []
    node.asked(partial(check_players, len(node.items()), game))
    for item in node.items():
        names.append(item.asked(partial(check_name, item.string(), names, game)))
    return tuple(names)


class _Reader:
    """Reads the games of a record."""

    def __init__(self, game: AnyGame, rules: Any, names: Sequence[str], pack: str) -> None:
        self.game, self.rules, self.names, self.pack = game, rules, names, pack

    def game_record(self, node: Node) -> GameRecord:
        """One game."""
        starter = node.optional("starter")
        acts = _either(node, *_ACTS) or node.member(_ACTS[0])
        rows = self.rows(node)
        deal = deal_of(self.game, rows, len(self.names), self.pack)
        return game_record(
            *(self.game, deal, rows, [*map(self.entry, acts.items())]),
            Cell("", (acts.line, acts.column)),
            players=len(self.names),
            pack=self.pack,
            starter=None if starter is None else starter.integer(0, len(self.names) - 1),
            claims=tuple(self.claims(node)),
            **self.beginning(node),
        )

    def beginning(self, node: Node) -> dict[str, Any]:
        """The fields of the record that hold the position with which the game begins, if any."""
        told = node.optional("position")
        if told is None:
            return {}
        lines = list[Line]()
        for number, key in enumerate(told.keys()):
            lines.append(line_of(number, f"{key}: {told.member(key).string()}"))
        try:
            position = read_position(self.game, self.rules, self.names, lines, (-1, 0))
        except InputError as error:
            keys = [*told.keys()]
            wrong = told.member(keys[error.line]) if error.line >= 0 else told
            wrong.wrong(error.expected, keys[error.line] if error.line >= 0 else None)
        return begun_with(position, FirstGap(told.line, told.column, "?"))

    def rows(self, node: Node) -> dict[tuple[str, Seat | None], RecordRow]:
        """Rows of cards."""
        extras, rows = record_extras_of(self.game), dict[tuple[str, Seat | None], RecordRow]()
        for word in () if extras is None else dict.fromkeys(extras.rows.values()):
            if extras is not None and word in extras.by_seat:
                hands = node.optional(f"{word}s")
                items = () if hands is None else hands.items()
                if hands is not None and len(items) != len(self.names):
                    number = len(self.names)
                    hands.wrong(Text(f"{number} hands", f"{number} Hände"))
                for seat, item in enumerate(items):
                    rows[word, seat] = _row(item, word)
            elif (one := node.optional(word)) is not None:
                rows[word, None] = _row(one, word)
        return rows

    def claims(self, node: Node) -> list[Claim]:
        """The claims about the end of a game: result, winners, payments."""
        found: list[Claim] = []
        for key in CLAIMS:
            said = _either(node, key.value, _OTHER_CLAIMS.get(key, key.value))
            if said is not None:
                found.append(Claim(key, _values(said, key, len(self.names)), said.line))
        return found

    def entry(self, node: Node) -> Act | Gap | TrickMark:
        """An action, as `by` and `do` or as a seat and a verb; or that a trick begins."""
        keys = set(node.keys())
        if record_extras_of(self.game) is not None and keys == {"trick"}:
            return TrickMark(node.member("trick").integer(1, LARGEST), node.line)
        if len(keys) == 2 and "seat" in keys and "do" not in keys:
            (verb,) = keys - {"seat"}
            by, done = node.member("seat"), node.member(verb)
            if done.value is False or done.value is None:
                done.wrong(Text("true", "true"))
            words = verb if done.value is True else f"{verb} {done.string()}"
            mover: Mover = by.integer(0, len(self.names) - 1)
        else:
            if not keys & {"by", "do"}:
                node.wrong(Text('"by" and "do", or "trick"', '"by" und "do", oder "trick"'))
            node.only("by", "do")
            by, done = node.member("by"), node.member("do")
            mover, words = _mover(by, len(self.names)), done.string()
        act = done.asked(partial(_act_of, words, mover, self.game))
        if isinstance(act, Act):
            return evolve(act, line=node.line)
        return evolve(act, line=done.line, column=done.column, word=done.string())


def _act_of(words: str, mover: Mover, game: AnyGame) -> Act | Gap:
    try:
        return act_of(words, mover, game)
    except Fault as fault:
        raise Fault(fault.found, fault.expected) from None


def _either(node: Node, key: str, other: str) -> Node | None:
    """A member under one of two keys."""
    one, two = node.optional(key), node.optional(other)
    if one is not None and two is not None and key != other:
        two.wrong(Text(f"either {key} or {other}", f"entweder {key} oder {other}"), other)
    return one or two


def _row(node: Node, word: str) -> RecordRow:
    place = node.line, node.column
    cells = tuple(Cell(item.string(), (item.line, item.column)) for item in node.items())
    return RecordRow(cells=cells, key=Cell(word, place), start=place, end=place, trails=False)


def _mover(node: Node, players: int) -> Mover:
    if not isinstance(node.value, str):
        return node.integer(0, players - 1)
    if node.value not in MOVERS:
        last = players - 1
        en = f'a seat from 0 to {last}, "nature" or "referee"'
        node.wrong(Text(en, f'ein Platz von 0 bis {last}, "nature" oder "referee"'))
    return MOVERS[node.value]


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
