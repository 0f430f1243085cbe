"""The command `play`: a game or several, by people at this keyboard and by bots.

Here live the command, its options, and its ways to end. How a match goes on stands in `play_match`,
how people are asked in `play_people`.
"""

from __future__ import annotations

import random
import secrets
import signal
import threading
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
    lang_option,
    write_file,
)
from daumen_rules.cli.play_match import MINDS, Playing
from daumen_rules.cli.play_options import check_target, human_seats, names_by_seat, whole_number
from daumen_rules.cli.play_people import Company, QuitError
from daumen_rules.cli.play_screen import EndOfInputError, Screen, open_screen
from daumen_rules.games.daumen_drauf.match import Match
from daumen_rules.games.daumen_drauf.model import SEATS
from daumen_rules.games.daumen_drauf.notation import write_text
from daumen_rules.kernel.text import Language

SEEDS: Final = 10**9


@click.command(cls=Command, help=t.PLAY_HELP.en, de=t.PLAY_HELP.de)
@click.option(
    "--players",
    callback=whole_number(SEATS[0], SEATS[-1]),
    metavar="NUMBER",
    default="3",
    show_default=True,
    cls=Option,
    help="How many seats: 2 to 7.",
    de="Wie viele Plätze: 2 bis 7.",
)
@click.option(
    "--humans",
    callback=whole_number(0, SEATS[-1]),
    metavar="NUMBER",
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
    callback=whole_number(1),
    metavar="NUMBER",
    default="1",
    show_default=True,
    cls=Option,
    help="How many games the match has.",
    de="Wie viele Partien gespielt werden.",
)
@click.option(
    "--seed",
    callback=whole_number(0),
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
    seats = human_seats(players, humans, auto, language)
    company = Company(names_by_seat(players, names, language), seats, language)
    match = Match(players, parse_rules_option(asked, language), games)
    if target is not None:
        check_target(target, language)
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


def _stop_like_interrupts() -> None:
    """A closed window and a request to end are told like Ctrl-C: the record is kept."""
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.default_int_handler)


def _play(playing: Playing, seed: int, target: str | None) -> int:
    """Play, and write the record however it ends. Raises Failure."""
    language, screen = playing.company.language, playing.screen
    failure: Failure | None = None
    _stop_like_interrupts()
    try:
        playing.play()
    except QuitError:
        pass
    except EndOfInputError:
        failure = Failure(t.INPUT_ENDED[language], UNUSABLE)
    except KeyboardInterrupt:
        screen.say("")
        failure = Failure(t.INTERRUPTED[language], INTERRUPTED)
    except OSError:
        _write(playing, target)
        raise
    failure = _write(playing, target) or failure
    _say_seed(screen, seed)
    if failure is not None:
        raise failure
    return 0


def _write(playing: Playing, target: str | None) -> Failure | None:
    """Write the record, if one is wanted, and say so. What went wrong is the answer."""
    if target is None or not playing.record.games:
        return None
    language = playing.company.language
    try:
        write_file(target, write_text(playing.record), language)
    except Failure as failure:
        return failure
    text = t.RECORDED if playing.match.is_over else t.UNFINISHED
    playing.screen.say(text[language].format(file=target))
    return None
