"""The file of a record while a game is played: each step stands in it when it is made.

What of a call a later one needs, such as the seed, is a comment on the first line. A step that is
kept outlives the process, however that ends; it is not forced out of the cache of the system, for
which every step would have to wait for the disk.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from attrs import define, field

from daumen_rules.contracts.record_model import GameRecord, Record
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.text import Language
from daumen_rules.records.record import (
    of_played,
    of_step,
    write,
    write_game,
    write_head,
    write_mark,
)
from daumen_rules.records.replay import Replay

from ..shared.basics import write_file
from .ongoing import OngoingGame

_HEAD: Final = "# play: "
OPTIONS: Final = ("seed", "humans", "bot", "work", "dice")
"""The options of `play` that a record does not say by itself."""


def head_options(text: str) -> dict[str, str]:
    """The options on the first line of a text; none where that is another line."""
    first = text.partition("\n")[0]
    if not first.startswith(_HEAD):
        return {}
    found: dict[str, str] = dict(re.findall(r"(\w+) (\w+)", first.removeprefix(_HEAD)))
    return {name: value for name, value in found.items() if name in OPTIONS}


@frozen
class Saved:
    """A game as it was saved: its text without the first line, and how long that is before each
    step of its last game.
    """

    played: Replay
    text: str
    lengths: tuple[int, ...]


@define
class Kept:
    """A file, and what is to stand in it: `lengths` are those of the text before each step of the
    game that is played now.
    """

    target: str
    language: Language
    text: str
    lengths: list[int] = field(factory=list[int])
    is_begun: bool = False
    """Whether anything has been written."""

    def begin_game(self, mark: str) -> None:
        """Another game begins: what parts it from what stands before it."""
        self.text, self.lengths = self.text + mark, []

    def keep(self, ongoing: OngoingGame, names: Sequence[str]) -> None:
        """Write all steps, and no other. Raises Failure, and leaves the file as it was."""
        game, steps = ongoing.game, ongoing.steps
        while len(self.lengths) > len(steps):
            self.text = self.text[: self.lengths.pop()]
        for place in range(len(self.lengths), len(steps)):
            more = (
                of_step(game, steps[place - 1].state, steps[place])
                if place
                else of_played(game, ongoing.before, steps[:1])
            )
            self.lengths.append(len(self.text))
            self.text += write_game(more, game, names)
        if steps or self.is_begun:
            write_file(self.target, self.text, self.language)
            self.is_begun = True


def kept_in(
    target: str,
    language: Language,
    options: Mapping[str, object],
    head: Record,
    saved: Saved | None,
) -> Kept:
    """The file of a game that begins, or of a saved one that goes on."""
    told = (f"{name} {options[name]}" for name in OPTIONS if options[name] is not None)
    first = f"{_HEAD}{', '.join(told)}\n"
    if saved is None:
        return Kept(target, language, first + opening(head))
    lengths = [len(first) + length for length in saved.lengths]
    return Kept(target, language, first + saved.text, lengths)


def opening(record: Record) -> str:
    """The text of a record up to the steps of its last game."""
    *before, last = record.games
    told = write(evolve(record, games=tuple(before))) if before else write_head(record)
    mark = write_mark(len(record.games) if before or record.agreed else None)
    return told + mark + write_game(GameRecord(begins=last.begins), record.game, record.names)
