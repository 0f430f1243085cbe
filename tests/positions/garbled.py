"""Garbled positions: mutations of valid ones of all games. Each is read, or refused in one line.

`python -m tests.positions.garbled 10000` tries so many and prints what went wrong.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from traceback import format_exc

from daumen_rules import SPECTATOR, AnyGame, load
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import LANGUAGES
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.positions.position import SeenPosition

from .plays import NAMES, states

SIGNS = '?-() ,:#0159ABab\nJäß"/−|·xo'
WORDS = ("?", "-", "3 cards", "1000 cards", "(", ")", "Anna", "hearts", "S7", "-1", "99999999999")
LONGEST = 1500


def texts(game: AnyGame, dice: Random) -> Iterator[str]:
    """Valid positions of a game: whole ones in both languages, one as a seat sees it."""
    players = dice.choice(game.rules.seats)
    names = NAMES[:players]
    *_, state = states(game, players, seed=dice.randrange(10**6), steps=dice.randrange(1, 30))
    for language in LANGUAGES:
        yield game.write_position(state, names, language)
    yield game.write_position(state, names, viewer=dice.choice((SPECTATOR, *range(players))))
    if game.scene.setup is not None:
        board = "\n".join(scene_lines(game.scene.of(state, SPECTATOR), "en")[:-2])
        yield f"players: {', '.join(names)}\nboard:\n{board}\n"


def garbled(text: str, other: str, dice: Random) -> str:
    """A text with some changes: signs, words, lines, and lines of another position."""
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        place = dice.randrange(len(text) + 1)
        match dice.randrange(7):
            case 0:
                end = place + dice.choice((0, 1, 1, 5))
                text = text[:place] + dice.choice(SIGNS) * dice.choice((0, 1, 1, 3)) + text[end:]
            case 1:
                del lines[at]
                text = "\n".join(lines)
            case 2:
                lines.insert(at, dice.choice(other.split("\n")))
                text = "\n".join(lines)
            case 3:
                lines.insert(dice.randrange(len(lines)), lines[at])
                text = "\n".join(lines)
            case 4:
                words = lines[at].split(" ")
                words[dice.randrange(len(words))] = dice.choice(WORDS)
                lines[at] = " ".join(words)
                text = "\n".join(lines)
            case 5:
                head, _, value = lines[at].partition(":")
                lines[at] = f"{head[: dice.randrange(len(head) + 1)]}:{value}"
                text = "\n".join(lines)
            case _:
                head, _, value = lines[at].partition(":")
                words = value.split()
                dice.shuffle(words)
                lines[at] = f"{head}: {' '.join(words[: dice.randrange(len(words) + 1)])}"
                text = "\n".join(lines)
    return text


def wrong_with(game: AnyGame, text: str) -> str | None:
    """What is wrong with the answer to a text; None where it is read, or refused in one line."""
    try:
        position = game.position(text)
        if not isinstance(position, SeenPosition) and position.count() < 100:
            next(position.states(), None)
    except InputError as error:
        said = [error.say(language) for language in LANGUAGES]
        if any("\n" in one or len(one) > LONGEST for one in said):
            return f"not one short line: {said[0][:200]!r}"
        lines = text.split("\n")
        if not 1 <= error.line <= len(lines) + 1 or error.column < 1:
            return f"no such place: {said[0]}"
    except Exception:
        return format_exc(limit=-3)
    return None


def campaign(tries: int, seed: int = 0) -> tuple[int, Counter[str]]:
    """How many garbled texts were tried, and what went wrong."""
    dice, wrong, tried = Random(seed), Counter[str](), 0
    slugs = list(catalogue.GAMES)
    other = ""
    while tried < tries:
        game = load(dice.choice(slugs))
        for text in texts(game, dice):
            for _ in range(8):
                said = garbled(text, other or text, dice)
                found = wrong_with(game, said)
                tried += 1
                if found is not None:
                    wrong[f"{game.slug}: {found}"] += 1
                    if wrong.total() <= 5:
                        print(game.slug, said, found, sep="\n")
            other = text
    return tried, wrong


if __name__ == "__main__":
    total, faults = campaign(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print(f"{total} garbled positions, {faults.total()} answered wrongly")
    for fault, times in faults.most_common(20):
        print(times, fault)
