"""The command `play`: a game or several, by people at this keyboard and by bots.

Here live the command and its options. How a match goes on stands in `play_match`, how people are
asked in `play_people`, how it ends in `play_ending`, and a game of the collection in `collection`.
"""

from __future__ import annotations

import random

import click

from daumen_rules.cli import play_texts as t
from daumen_rules.cli.play_ending import play_to_an_end, say_seed, seed_or_any
from daumen_rules.cli.play_match import MINDS, Playing
from daumen_rules.cli.play_options import (
    auto_option,
    check_target,
    human_seats,
    names_by_seat,
    names_option,
    record_option,
    seed_option,
    whole_number,
)
from daumen_rules.cli.play_people import Company
from daumen_rules.cli.shared.asked import CommandByGame, game_of, game_option, rules_of
from daumen_rules.cli.shared.frame import Option, lang_option
from daumen_rules.cli.shared.screen import open_screen
from daumen_rules.games.daumen_drauf.match import Match
from daumen_rules.games.daumen_drauf.model import SEATS
from daumen_rules.kernel.text import Language


@click.command(
    cls=CommandByGame,
    sister="daumen_rules.cli.collection.play",
    help=t.PLAY_HELP.en,
    de=t.PLAY_HELP.de,
)
@game_option
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
@auto_option
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
@names_option
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
@seed_option
@record_option
@lang_option
def play(
    *,
    game: str | None,
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
    match = Match(players, rules_of(game_of(None), asked), games)
    if target is not None:
        check_target(target, language)
    seed = seed_or_any(seed)
    playing = Playing(
        company=company,
        screen=open_screen(),
        mind=MINDS[mind],
        match=match,
        shuffle=random.Random(seed).randrange,
        below=random.Random(f"bots {seed}").randrange,
    )
    say_seed(playing.screen, seed)
    _introduce(playing)
    return play_to_an_end(playing, seed, target)


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
