"""Options that several commands take: numbers, seats, names, times, seeds, files to write."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable
from typing import Final

import click

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import seats_words, wrong_name
from daumen_rules.kernel.similar_names import not_told_apart
from daumen_rules.kernel.text import Language, Text, quoted

from .basics import Switch, check_writable, fail
from .languages import language_of

NAMES: Final = (
    *("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta"),
    *("Hannes", "Ida", "Jakob", "Lena", "Max"),
)
"""Names for the seats that `--names` does not name."""

USUAL_PLAYERS: Final = 3
"""The number of players without `--players`, or the nearest number that the game allows."""

DIGITS: Final = 30


def whole_number(
    least: int, most: int | None = None
) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """A click callback that reads an option as a whole number from `least` to `most`.

    The callback returns None for an option that was not given, and raises click.UsageError.
    """

    def read(context: click.Context, option: click.Parameter, digits: str | None) -> int | None:
        if digits is None:
            return None
        if digits.isascii() and digits.isdigit() and len(digits) <= DIGITS:
            number = int(digits)
            if least <= number and (most is None or number <= most):
                return number
        span = Text(f"from {least}", f"ab {least}")
        if most is not None:
            span = Text(f"from {least} to {most}", f"von {least} bis {most}")
        words = Text(
            f"found {quoted(digits)}; expected a whole number {span.en}",
            f"gefunden {quoted(digits)}; erwartet eine ganze Zahl {span.de}",
        )
        raise click.UsageError(f"{option.opts[0]}: {words[language_of(context)]}")

    return read


MOST: Final = 10**12
"""The greatest number that may be written as a power of ten."""


def large_number(en: str, de: str) -> Callable[[click.Context, click.Parameter, str], int]:
    """A click callback that reads a number of things such as `5000` or `1e6`, with their name in
    both languages. It raises click.UsageError.
    """

    def read(context: click.Context, option: click.Parameter, typed: str) -> int:
        found = re.fullmatch(r"([1-9]\d{0,12})(?:e(\d{1,2}))?", typed, re.ASCII)
        number = int(found[1]) * 10 ** int(found[2] or 0) if found else 0
        if not 1 <= number <= MOST:
            told = Text(
                f"found {quoted(typed)}; expected a number of {en} such as 5000 or 1e6",
                f"gefunden {quoted(typed)}; erwartet eine Zahl von {de} wie 5000 oder 1e6",
            )
            raise click.UsageError(f"{option.opts[0]}: {told[language_of(context)]}")
        return number

    return read


def players_of(found: AnyGame, players: int | None, language: Language) -> int:
    """The number of players. Raises Failure for a number that the game does not allow."""
    seats = found.rules.seats
    if players is None:
        return min(seats, key=lambda number: abs(number - USUAL_PLAYERS))
    if players not in seats:
        expected = seats_words(seats)
        fail(
            language,
            f"--players: found {players}; {found.book.title.en} is for {expected.en}",
            f"--players: gefunden {players}; {found.book.title.de} ist für {expected.de}",
        )
    return players


def names_by_seat(
    game: AnyGame, players: int, given: str | None, language: Language
) -> tuple[str, ...]:
    """A name for every seat: first those in `given`, separated by commas, then names of `NAMES`.

    Raises Failure for too many names, and for one that cannot stand in a record of the game.
    """
    names: list[str] = []
    for name in given.split(",") if given is not None else ():
        wrong = wrong_name(name.strip(), names, game)
        if wrong is not None:
            fail(
                language,
                f"--names: found {quoted(name.strip())}; expected {wrong.en}",
                f"--names: gefunden {quoted(name.strip())}; erwartet {wrong.de}",
            )
        names.append(name.strip())
    if len(names) > players:
        fail(
            language,
            f"--names: found {len(names)} names; expected at most {players}",
            f"--names: gefunden {len(names)} Namen; erwartet höchstens {players}",
        )
    usual = [name for name in NAMES[len(names) :] + NAMES if not_told_apart(name, names) is None]
    names += list(dict.fromkeys(usual))[: players - len(names)]
    return tuple(names)


def seconds_of(written: str, option: str, language: Language) -> float:
    """The number of seconds in words such as `60s`, `5m` or `0.5`. Raises Failure."""
    found = re.fullmatch(r"(\d{1,6}(?:\.\d{1,3})?)(s|m|h)?", written)
    seconds = float(found[1]) * {"s": 1, "m": 60, "h": 3600}[found[2] or "s"] if found else 0.0
    if seconds <= 0:
        fail(
            language,
            f"{option}: found {quoted(written)}; expected a time such as 60s or 5m",
            f"{option}: gefunden {quoted(written)}; erwartet eine Zeit wie 60s oder 5m",
        )
    return seconds


def check_target(target: str, language: Language) -> None:
    """Raises Failure unless `target` is a file, or no file yet, that a record can be written to."""
    if os.path.exists(target) and not os.path.isfile(target):
        fail(language, f"{target} is no file", f"{target} ist keine Datei")
    check_writable(target, language)


SEEDS: Final = 10**9
"""Seeds that nobody chose are below this number."""


def seed_or_any(seed: int | None) -> int:
    """The seed of `--seed`, or a random one for None."""
    return secrets.randbelow(SEEDS) if seed is None else seed


auto_option = click.option(
    "--auto", is_flag=True, cls=Switch, help="Bots on all seats.", de="Bots auf allen Plätzen."
)
names_option = click.option(
    "--names",
    metavar="NAME,…",
    cls=Switch,
    help="Names by seat, such as Anna,Ben.",
    de="Namen nach Plätzen, etwa Anna,Ben.",
)
seed_option = click.option(
    "--seed",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Switch,
    help="The number from which all chance follows. Without it, a random one.",
    de="Die Zahl, aus der aller Zufall folgt. Ohne Angabe eine zufällige.",
)
players_option = click.option(
    "--players",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Switch,
    help="How many players. [default: 3, or the nearest number that can play the game]",
    de="Wie viele Spieler. [Vorgabe: 3, oder die nächste Zahl, die das Spiel spielen kann]",
)
record_option = click.option(
    "--record",
    "target",
    metavar="FILE",
    cls=Switch,
    help="Write the record to this file.",
    de="Die Aufzeichnung in diese Datei schreiben.",
)
rules_option = click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="A rule set, such as 'manual with first=sheep' (see `rules`).",
    de="Ein Regelsatz, etwa 'manual with first=sheep' (siehe `rules`).",
)
time_option = click.option(
    "--time",
    metavar="TIME",
    cls=Switch,
    help="End after this time, such as 60s or 5m.",
    de="Nach dieser Zeit aufhören, etwa 60s oder 5m.",
)
work_option = click.option(
    "--work",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Switch,
    help="How many thousand steps a thinking bot simulates for each choice, and how often a "
    "searching one 500 games. [default: 4]",
    de="Wie viele tausend Schritte ein denkender Bot vor jeder Wahl simuliert, und wie oft ein "
    "suchender 500 Partien. [Vorgabe: 4]",
)
plain_option = click.option(
    "--plain",
    is_flag=True,
    cls=Switch,
    help="Do not show progress.",
    de="Keinen Fortschritt anzeigen.",
)
