"""What each command prints to somebody, and the law that it is the same of both worlds of a pair.

Files that a command writes count as printed.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

from attrs import frozen

from tests.cli.prints import at_keyboard
from tests.cli.prints.worlds import DAUMEN_DRAUF, SITUATION, Pair, World
from tests.cli.run import daumen_rules


@frozen
class Channel:
    """A way in which a command prints something to the viewer of a pair, piece by piece."""

    name: str
    printed: Callable[[World, Pair], Iterator[str]]
    takes: Callable[[Pair], bool]
    """Whether the command can be asked about a pair, for its viewer."""

    def __str__(self) -> str:
        return self.name


def _for_a_seat(pair: Pair) -> bool:
    return isinstance(pair.viewer, int)


def _is_noted(pair: Pair) -> bool:
    return pair.slug != SITUATION and _for_a_seat(pair)


def _is_shown(pair: Pair) -> bool:
    return True


def _is_played(pair: Pair) -> bool:
    return pair.slug != SITUATION


def _is_played_by(pair: Pair) -> bool:
    return _is_played(pair) and _for_a_seat(pair)


def _is_watched(pair: Pair) -> bool:
    return _is_played(pair) and not _for_a_seat(pair)


def _printed(world: World, *words: str) -> str:
    answer = daumen_rules(*words, stdin=world.text)
    assert answer.status < 2, answer.err
    return f"{answer.status}\n{answer.out}"


def _check_in_words(world: World, pair: Pair) -> Iterator[str]:
    for more in (("--log",), ("--no-log", "--lang=de")):
        yield _printed(world, "check", "-", "--seat", pair.who, *more)


def _check_as_data(world: World, pair: Pair) -> Iterator[str]:
    for more in ((), ("--no-log", "--lang=de")):
        yield _printed(world, "check", "-", "--json", "--seat", pair.who, *more)


def _why_in_words(world: World, pair: Pair) -> Iterator[str]:
    for line in _lines(pair):
        yield _printed(world, "why", "-", str(line), "--seat", pair.who)


def _why_as_data(world: World, pair: Pair) -> Iterator[str]:
    for line in _lines(pair):
        yield _printed(world, "why", "-", str(line), "--json", "--lang=de", "--seat", pair.who)


def _lines(pair: Pair) -> list[int]:
    """What to ask about. Of Daumen drauf! the lines where the worlds differ, and the last; of
    another game the first and the last events that the viewer has heard, and what is refused.
    """
    if pair.slug != DAUMEN_DRAUF:
        answer = daumen_rules("check", "-", "--json", "--seat", pair.who, stdin=pair.one.text)
        (game,) = answer.data["verdicts"][0]["games"]
        last = len(game["events"]) + (game["ending"]["verdict"] == "illegal")
        return sorted({1, *range(max(1, last - 6), last + 1)})
    texts = pair.one.text.splitlines(), pair.other.text.splitlines()
    lines = [at for at in pair.one.lines if texts[0][at - 1] != texts[1][at - 1]]
    return sorted({*lines[-6:], pair.one.lines[-1]})


def _show_picture(world: World, pair: Pair) -> Iterator[str]:
    for more in ((), ("--lang=de", "--step", str(len(pair.one.moves) // 2))):
        yield _shown(world, pair, "svg", *more)


def _show_lines(world: World, pair: Pair) -> Iterator[str]:
    for more in ((), ("--lang=de", "--step", str(len(pair.one.moves) // 2))):
        yield _printed(world, "show", "-", "--seat", pair.who, *more)


def _show_page(world: World, pair: Pair) -> Iterator[str]:
    yield _shown(world, pair, "html")


def _shown(world: World, pair: Pair, form: str, *more: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"a.{form}"
        printed = _printed(world, "show", "-", "-o", str(target), "--seat", pair.who, *more)
        return printed + target.read_text(encoding="utf-8")


def _play_together(world: World, pair: Pair) -> Iterator[str]:
    yield at_keyboard.together(world, pair.viewer, "en" if len(pair.one.moves) % 2 else "de")


def _play_with_another(world: World, pair: Pair) -> Iterator[str]:
    assert isinstance(pair.viewer, int)
    yield at_keyboard.with_another(world, pair.viewer)


def _play_alone(world: World, pair: Pair) -> Iterator[str]:
    assert isinstance(pair.viewer, int)
    yield at_keyboard.alone(world, pair.viewer)


def _play_watched(world: World, pair: Pair) -> Iterator[str]:
    yield at_keyboard.watched(world, pair.viewer)


CHECK: Final = Channel("check", _check_in_words, _is_noted)
CHECK_JSON: Final = Channel("check --json", _check_as_data, _is_noted)
WHY: Final = Channel("why", _why_in_words, _is_noted)
WHY_JSON: Final = Channel("why --json", _why_as_data, _is_noted)
SVG: Final = Channel("show -o .svg", _show_picture, _is_shown)
LINES: Final = Channel("show", _show_lines, _is_shown)
HTML: Final = Channel("show -o .html", _show_page, _is_shown)
TOGETHER: Final = Channel("play, all at one keyboard", _play_together, _is_played)
WITH_ANOTHER: Final = Channel("play, two and bots", _play_with_another, _is_played_by)
ALONE: Final = Channel("play, one and bots", _play_alone, _is_played_by)
WATCHED: Final = Channel("play, bots alone", _play_watched, _is_watched)
CHANNELS: Final = (
    *(CHECK, CHECK_JSON, WHY, WHY_JSON, LINES, SVG, HTML),
    *(TOGETHER, WITH_ANOTHER, ALONE, WATCHED),
)
"""All of them. A command that learns to take other records takes them here too."""


class Leak(AssertionError):
    """What a command prints tells one world from another."""


def prints_alike(pair: Pair, channels: Iterable[Channel] = CHANNELS) -> int:
    """The law: the viewer of a pair is printed the same of both worlds, byte by byte.

    Answers how many characters were compared. Raises Leak.
    """
    compared = 0
    for channel in channels:
        if channel.takes(pair):
            one, other = (list(channel.printed(world, pair)) for world in (pair.one, pair.other))
            for told, otherwise in zip(one, other, strict=True):
                if told != otherwise:
                    raise Leak(f"{channel}: {pair}\n{_difference(told, otherwise)}")
            compared += sum(map(len, one))
    return compared


def _difference(told: str, otherwise: str) -> str:
    lines = unified_diff(told.splitlines(), otherwise.splitlines(), lineterm="", n=0)
    return "\n".join(line[:300] for line in islice(lines, 2, 12))
