"""What the options of `play` may be, and what is said where they are not.

Here live the options that every game takes, and checks that come before the first card is dealt.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from daumen_rules.cli.shared.frame import Option, check_writable, fail
from daumen_rules.cli.shared.languages import language_of
from daumen_rules.games.daumen_drauf.notation.checks import check_name
from daumen_rules.games.daumen_drauf.notation.lines import RESERVED
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text

NAMES: Final = (
    *("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta"),
    *("Hannes", "Ida", "Jakob", "Lena", "Max"),
)
"""Names for seats that were given none."""

DIGITS: Final = 30


def whole_number(
    least: int, most: int | None = None
) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """What reads an option as a whole number from `least` to `most`; None where it is not given."""

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
            f"found {digits!r}; expected a whole number {span.en}",
            f"gefunden {digits!r}; erwartet eine ganze Zahl {span.de}",
        )
        raise click.UsageError(f"{option.opts[0]}: {words[language_of(context)]}")

    return read


def human_seats(
    players: int, humans: int | None, auto: bool, language: Language
) -> tuple[Seat, ...]:
    """The seats of the people, spread evenly; seat 0 is the first of them."""
    if auto and humans:
        fail(
            language,
            f"--auto leaves no seat for --humans {humans}",
            f"--auto lässt keinen Platz für --humans {humans}",
        )
    count = 0 if auto else 1 if humans is None else humans
    if not 0 <= count <= players:
        fail(
            language,
            f"--humans: found {count}; expected 0 to {players}",
            f"--humans: gefunden {count}; erwartet 0 bis {players}",
        )
    return tuple(i * players // count for i in range(count))


def names_by_seat(
    players: int, given: str | None, language: Language, reserved: frozenset[str] = RESERVED
) -> tuple[str, ...]:
    """A name for every seat: as given, then usual ones. None begins with a reserved word."""
    names: list[str] = []
    for name in given.split(",") if given is not None else ():
        try:
            names.append(check_name(name.strip(), names, reserved))
        except Fault as fault:
            found, expected = fault.found, fault.expected
            text = found if isinstance(found, Text) else Text(repr(found), repr(found))
            fail(
                language,
                f"--names: found {text.en}; expected {expected.en}",
                f"--names: gefunden {text.de}; erwartet {expected.de}",
            )
    if len(names) > players:
        fail(
            language,
            f"--names: found {len(names)} names; expected at most {players}",
            f"--names: gefunden {len(names)} Namen; erwartet höchstens {players}",
        )
    usual = [name for name in NAMES[len(names) :] + NAMES if name not in names]
    names += list(dict.fromkeys(usual))[: players - len(names)]
    return tuple(names)


def check_target(target: str, language: Language) -> None:
    """Raises Failure unless a record can be written there."""
    path = Path(target)
    if path.exists() and not path.is_file():
        fail(language, f"{target} is no file", f"{target} ist keine Datei")
    check_writable(target, language)


# What every `play` takes

auto_option = click.option(
    "--auto", is_flag=True, cls=Option, help="Bots on all seats.", de="Bots auf allen Plätzen."
)
names_option = click.option(
    "--names",
    metavar="NAME,…",
    cls=Option,
    help="Names by seat, such as Anna,Ben.",
    de="Namen nach Plätzen, etwa Anna,Ben.",
)
seed_option = click.option(
    "--seed",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Option,
    help="Where the random numbers begin; without it anywhere.",
    de="Womit der Zufall beginnt; sonst irgendwo.",
)
record_option = click.option(
    "--record",
    "target",
    metavar="FILE",
    cls=Option,
    help="Where the record is written.",
    de="Wohin die Aufzeichnung geschrieben wird.",
)
