"""Writes the record of a game while people play it: after each step, the file has all steps.

The first line is a comment with the options that `--resume` needs, such as the seed. A written
step survives a crash of the process, not one of the system: a sync to the disk would delay every
step.
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
from daumen_rules.table.ongoing import OngoingGame

from ..shared.basics import write_file

_HEAD: Final = "# play: "
OPTIONS: Final = ("seed", "humans", "seat", "bot", "work", "dice")
"""The options of `play` that stand in no record, and so go into the comment on the first line."""


def head_options(text: str) -> dict[str, str]:
    """The options that the comment on the first line of a record names; empty without a comment."""
    first = text.partition("\n")[0]
    if not first.startswith(_HEAD):
        return {}
    found: dict[str, str] = dict(re.findall(r"(\w+) ([\w+]+)", first.removeprefix(_HEAD)))
    return {name: value for name, value in found.items() if name in OPTIONS}


@frozen
class Saved:
    """A game read from its file. `text` is the record without the comment on the first line.

    `lengths` has a number for each step of the last game: how many characters of `text` stand
    before the step.
    """

    played: Replay
    text: str
    lengths: tuple[int, ...]


@define
class Kept:
    """A file, and the text that `keep` writes into it.

    `lengths` has a number for each step of the current game: how many characters of `text` stand
    before the step.
    """

    target: str
    language: Language
    text: str
    lengths: list[int] = field(factory=list[int])
    is_begun: bool = False
    """Whether the file has been written since the command began."""

    def begin_game(self, mark: str) -> None:
        """Begin another game in the same file. `mark` is the line that separates the games."""
        self.text, self.lengths = self.text + mark, []

    def keep(self, ongoing: OngoingGame, names: Sequence[str]) -> None:
        """Write the steps of the current game, without those taken back.

        Raises Failure, and keeps the old file.
        """
        game, steps = ongoing.game, ongoing.steps
        while len(self.lengths) > len(steps):
            self.text = self.text[: self.lengths.pop()]
        place = len(self.lengths)
        before = steps[place - 1].state if place else ongoing.before
        for done in steps.since(place):
            more = of_step(game, before, done) if self.lengths else of_played(game, before, (done,))
            self.lengths.append(len(self.text))
            self.text += write_game(more, game, names)
            before = done.state
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
    """The file of a new game, or of a `saved` one that goes on; nothing is written yet.

    `options` has a value, or None, for each of `OPTIONS`; `head` is the record before any step.
    """
    told = (f"{name} {options[name]}" for name in OPTIONS if options[name] is not None)
    first = f"{_HEAD}{', '.join(told)}\n"
    if saved is None:
        return Kept(target, language, first + opening(head))
    lengths = [len(first) + length for length in saved.lengths]
    return Kept(target, language, first + saved.text, lengths)


def opening(record: Record) -> str:
    """The text of a record before the first step of its last game."""
    *before, last = record.games
    told = write(evolve(record, games=tuple(before))) if before else write_head(record)
    mark = write_mark(len(record.games) if before or record.agreed else None)
    return told + mark + write_game(GameRecord(begins=last.begins), record.game, record.names)
