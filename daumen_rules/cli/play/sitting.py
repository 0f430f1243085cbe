"""Which seats people take: the options `--humans`, `--seat` and `--auto` of `play`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import click

from daumen_rules.kernel.seats import Seat, seat_letter, seat_named
from daumen_rules.kernel.text import Language, quoted

from ..shared.basics import Switch, fail
from ..shared.options import whole_number

BETWEEN: Final = "+"
"""The sign between seats in the first line of a record; people may type commas."""

humans_option = click.option(
    "--humans",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Switch,
    help="How many people sit at the keyboard, one of them on seat A. [default: 1]",
    de="Wie viele Menschen an der Tastatur sitzen, einer davon auf Platz A. [Vorgabe: 1]",
)
seat_option = click.option(
    "--seat",
    metavar="SEAT,…",
    cls=Switch,
    help="The seats of the people, such as B or A,C.",
    de="Die Plätze der Menschen, etwa B oder A,C.",
)


def human_seats(
    names: Sequence[str], humans: int | None, seat: str | None, auto: bool, language: Language
) -> tuple[Seat, ...]:
    """The seats of people: those of `seat`, or `humans` of them, spread evenly from seat 0; one
    person if both are None, none if `auto`. Raises Failure.
    """
    if auto and (humans or seat):
        option = f"--humans {humans}" if humans else f"--seat {seat}"
        fail(
            language,
            f"--auto leaves no seat for {option}",
            f"--auto lässt keinen Platz für {option}",
        )
    if seat is not None:
        return _named(names, seat, humans, language)
    players, count = len(names), 0 if auto else 1 if humans is None else humans
    if not 0 <= count <= players:
        fail(
            language,
            f"--humans: found {count}; expected 0 to {players}",
            f"--humans: gefunden {count}; erwartet 0 bis {players}",
        )
    return tuple(i * players // count for i in range(count))


def _named(
    names: Sequence[str], typed: str, humans: int | None, language: Language
) -> tuple[Seat, ...]:
    """The seats with these letters or names. Raises Failure for one that is none or named twice,
    and for another number than `humans`.
    """
    words = [word.strip() for word in re.split(r"[,+]", typed)]
    found = [seat_named(word, names) for word in words]
    for at, (word, seat) in enumerate(zip(words, found, strict=True)):
        if seat is None or seat in found[:at]:
            last = seat_letter(len(names) - 1)
            fail(
                language,
                f"--seat: found {quoted(word)}; expected seats from A to {last}, each once",
                f"--seat: gefunden {quoted(word)}; erwartet Plätze von A bis {last}, jeder einmal",
            )
    if humans not in (None, len(found)):
        fail(
            language,
            f"--seat: found {len(found)} seats; --humans says {humans}",
            f"--seat: gefunden {len(found)} Plätze; --humans sagt {humans}",
        )
    return tuple(sorted(seat for seat in found if seat is not None))


def written(seats: Sequence[Seat]) -> str:
    """Seats as the first line of a record names them."""
    return BETWEEN.join(map(seat_letter, seats))
