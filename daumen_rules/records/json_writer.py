"""The JSON form of a record, written for machines. What `json_form` reads of it is equal to it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act, GameRecord, Gap, Record, TrickMark
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover

from .text_writer import entry_words, position_lines
from .validation import FORMAT_VERSION, joins_games, record_extras_of

FORMAT: Final = "daumen_rules"
MOVERS: Final[dict[str, Mover]] = {"nature": NATURE, "referee": REFEREE}
"""Who acts and is no seat, by the word in the form."""
_WORDS: Final = {mover: word for word, mover in MOVERS.items()}


def write_json(record: Record) -> str:
    """A record as canonical JSON: sorted keys, no blanks, one line; equal records, equal text. A
    game that can be one of several stands in a list of games.
    """
    game = record.game
    games = [_game_data(one, game, record.names) for one in record.games]
    data: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.slug,
        "rules": game.book.write_rules(record.rules),
        "version": record.version,
        "names": list(record.names),
        **({"games": games} if joins_games(game) else games[0]),
        **({} if record.agreed is None else {"agreed": record.agreed}),
        **({"pack": record.pack} if record.pack else {}),
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def _game_data(one: GameRecord, game: AnyGame, names: Sequence[str]) -> dict[str, Any]:
    data: dict[str, Any] = {"acts": [_entry_data(entry, game) for entry in one.entries]}
    if told := position_lines(one, game, names):
        data["position"] = dict(told)
    extras = record_extras_of(game)
    if one.starter is not None:
        data["starter"] = one.starter
    if extras is not None and one.deal is not None:
        for word, seat, row in extras.write(one.deal):
            if seat is None:
                data[word] = list(row)
            else:
                data.setdefault(f"{word}s", []).append(list(row))
    return data | {claim.key.value: list(claim.values) for claim in one.claims}


def _entry_data(entry: Act | Gap | TrickMark, game: AnyGame) -> dict[str, Any]:
    if isinstance(entry, TrickMark):
        return {"trick": entry.number}
    mover, words = entry_words(entry, game)
    return {"by": mover if isinstance(mover, int) else _WORDS[mover], "do": words}
