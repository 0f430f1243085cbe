"""The command `play`: a game or several, by people at this keyboard and by bots.

Here live the command, its options, and its ways to end. How a match goes on stands in `play_match`,
how people are asked in `play_people`.
"""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Final

import click

from daumen_rules.cli import play_texts as t
from daumen_rules.cli.check import parse_rules_option
from daumen_rules.cli.frame import (
    INTERRUPTED,
    UNUSABLE,
    Command,
    Failure,
    Option,
    check_writable,
    fail,
    lang_option,
    write_file,
)
from daumen_rules.cli.play_match import MINDS, Playing
from daumen_rules.cli.play_people import Company, QuitError
from daumen_rules.cli.play_screen import EndOfInputError, Screen, open_screen
from daumen_rules.games.daumen_drauf.match import Match
from daumen_rules.games.daumen_drauf.model import SEATS
from daumen_rules.games.daumen_drauf.notation import write_text
from daumen_rules.games.daumen_drauf.notation.checks import Fault, check_name
from daumen_rules.games.daumen_drauf.notation.lines import RESERVED
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text

NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta")
SEEDS: Final = 10**9


@click.command(cls=Command, help=t.PLAY_HELP.en, de=t.PLAY_HELP.de)
@click.option(
    "--players",
    type=int,
    default=3,
    show_default=True,
    cls=Option,
    help="How many seats: 2 to 7.",
    de="Wie viele Plätze: 2 bis 7.",
)
@click.option(
    "--humans",
    type=int,
    cls=Option,
    help="How many people sit at the keyboard, one of them on seat A. [default: 1]",
    de="Wie viele Menschen an der Tastatur sitzen, einer davon auf Platz A. [default: 1]",
)
@click.option(
    "--auto", is_flag=True, cls=Option, help="Bots on all seats.", de="Bots auf allen Plätzen."
)
@click.option(
    "--bot",
    "mind",
    type=click.Choice(list(MINDS)),
    default="careful",
    show_default=True,
    cls=Option,
    help="What sits on the other seats.",
    de="Was auf den übrigen Plätzen sitzt.",
)
@click.option(
    "--names",
    metavar="NAME,…",
    cls=Option,
    help="Names by seat, such as Anna,Ben.",
    de="Namen nach Plätzen, etwa Anna,Ben.",
)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    default="german",
    show_default=True,
    cls=Option,
    help="german, english, or such as 'german with refill_short=greedy'.",
    de="german, english, oder etwa 'german with refill_short=greedy'.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    cls=Option,
    help="How many games the match has.",
    de="Wie viele Partien gespielt werden.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="NUMBER",
    cls=Option,
    help="Where the random numbers begin; without it anywhere.",
    de="Womit der Zufall beginnt; sonst irgendwo.",
)
@click.option(
    "--record",
    "target",
    metavar="FILE",
    cls=Option,
    help="Where the record is written.",
    de="Wohin die Aufzeichnung geschrieben wird.",
)
@lang_option
def play(
    *,
    players: int,
    humans: int | None,
    auto: bool,
    mind: str,
    names: str | None,
    asked: str,
    games: int,
    seed: int | None,
    target: str | None,
    language: Language,
) -> int:
    _check_players(players, language)
    seats = _human_seats(players, humans, auto, language)
    company = Company(_names(players, names, language), seats, language)
    match = Match(players, parse_rules_option(asked, language), games)
    if target is not None:
        _check_target(target, language)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    playing = Playing(
        company=company,
        screen=open_screen(),
        mind=MINDS[mind],
        match=match,
        shuffle=random.Random(seed).randrange,
        below=random.Random(f"bots {seed}").randrange,
    )
    _say_seed(playing.screen, seed)
    _introduce(playing)
    return _play(playing, seed, target)


# Ways to begin


def _check_players(players: int, language: Language) -> None:
    if players not in SEATS:
        fail(
            language,
            f"--players: found {players}; expected 2 to 7",
            f"--players: gefunden {players}; erwartet 2 bis 7",
        )


def _human_seats(
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


def _names(players: int, given: str | None, language: Language) -> tuple[str, ...]:
    """A name for every seat: as given, then usual ones."""
    names: list[str] = []
    for name in given.split(",") if given is not None else ():
        try:
            names.append(check_name(name.strip(), names, RESERVED))
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


def _check_target(target: str, language: Language) -> None:
    """Raises Failure unless a record can be written there."""
    path = Path(target)
    if path.exists() and not path.is_file():
        fail(language, f"{target} is no file", f"{target} ist keine Datei")
    check_writable(target, language)


def _introduce(playing: Playing) -> None:
    company = playing.company
    bot = t.BOT[company.language]
    players = ", ".join(
        f"{name} ({bot})" if seat in company.bots else name
        for seat, name in enumerate(company.names)
    )
    playing.screen.say(f"{players} · {playing.match.rules}")
    if company.humans:
        playing.screen.say(t.HELP_HINT[company.language], style="dim")


# Ways to end


def _say_seed(screen: Screen, seed: int) -> None:
    screen.say(f"seed {seed}")


def _play(playing: Playing, seed: int, target: str | None) -> int:
    """Play, and write the record however it ends. Raises Failure."""
    language, screen = playing.company.language, playing.screen
    failure: Failure | None = None
    try:
        playing.play()
    except QuitError:
        pass
    except EndOfInputError:
        failure = Failure(t.INPUT_ENDED[language], UNUSABLE)
    except KeyboardInterrupt:
        screen.say("")
        failure = Failure(t.INTERRUPTED[language], INTERRUPTED)
    except BrokenPipeError:
        _write(playing, target)
        raise
    failure = _write(playing, target) or failure
    if target is not None ...
    _say_seed(screen, seed)
    if failure is not None:
        raise failure
    return 0
