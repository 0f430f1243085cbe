"""The command `play --game`: a game of the collection, by people at this keyboard and by bots.

Here live the command and its options. How a game goes on stands in `playing`, how people are asked
in `people`, how it ends in `cli.play_ending`.
"""

from __future__ import annotations

import random

import click

from daumen_rules.cli import play_texts
from daumen_rules.cli.collection import play_words as t
from daumen_rules.cli.collection.course import Course
from daumen_rules.cli.collection.playing import Playing
from daumen_rules.cli.play_ending import play_to_an_end, say_seed, seed_or_any
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
from daumen_rules.cli.shared.asked import game_of, game_option, rules_of
from daumen_rules.cli.shared.frame import Command, Option, fail, lang_option
from daumen_rules.cli.shared.screen import open_screen
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.options import OptionError
from daumen_rules.records.noted import NOBODY, RESERVED, seats_words


@click.command(cls=Command, help=t.PLAY_HELP.en, de=t.PLAY_HELP.de)
@game_option
@click.option(
    "--players",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Option,
    help="How many seats. [default: the fewest]",
    de="Wie viele Plätze. [default: so wenige wie möglich]",
)
@click.option(
    "--humans",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Option,
    help="How many people sit at the keyboard, one of them on seat A. [default: 1]",
    de="Wie viele Menschen an der Tastatur sitzen, einer davon auf Platz A. [default: 1]",
)
@auto_option
@names_option
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Option,
    help="manual, or such as 'manual with first=sheep': see `rules --game`. [default: manual]",
    de="manual, oder etwa 'manual with first=sheep': siehe `rules --game`. [default: manual]",
)
@click.option(
    "--dice",
    type=click.Choice(["seed", "ask"]),
    default="seed",
    show_default=True,
    cls=Option,
    help="Where throws and deals come from: drawn from the seed, or typed at the keyboard.",
    de="Woher Würfe und Karten kommen: aus der Zahl bei --seed, oder an der Tastatur getippt.",
)
@seed_option
@record_option
@click.option(
    "--plain",
    is_flag=True,
    cls=Option,
    help="Letters without accents, no colours, nothing cleared from the screen.",
    de="Buchstaben ohne Zeichen, keine Farben, nichts wird vom Bildschirm gelöscht.",
)
@lang_option
def play(
    *,
    game: str,
    players: int | None,
    humans: int | None,
    auto: bool,
    names: str | None,
    asked: str | None,
    dice: str,
    seed: int | None,
    target: str | None,
    plain: bool,
    language: Language,
) -> int:
    found = game_of(game)
    players = _players(found, players, language)
    seats = human_seats(players, humans, auto, language)
    words = RESERVED | {NOBODY}
    company = Company(names_by_seat(players, names, language, words), seats, language)
    try:
        course = Course.begin(found, rules_of(found, asked), company.names)
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    if target is not None:
        check_target(target, language)
    seed = seed_or_any(seed)
    playing = Playing(
        company=company,
        screen=open_screen(plain=plain),
        course=course,
        draw=random.Random(seed).randrange if dice == "seed" else None,
        below=random.Random(f"bots {seed}").randrange,
    )
    say_seed(playing.screen, seed)
    _introduce(playing)
    return play_to_an_end(playing, seed, target)


def _players(found: AnyGame, players: int | None, language: Language) -> int:
    """How many play. Raises Failure for a number that the game is not played by."""
    seats = found.rules.seats
    if players is None:
        return seats[0]
    if players not in seats:
        expected = seats_words(seats)
        fail(
            language,
            f"--players: found {players}; {found.book.title.en} is for {expected.en}",
            f"--players: gefunden {players}; {found.book.title.de} ist für {expected.de}",
        )
    return players


def _introduce(playing: Playing) -> None:
    company, course = playing.company, playing.course
    bot = play_texts.BOT[company.language]
    players = " · ".join(
        f"{seat_letter(seat)} {name}" + (f" ({bot})" if seat in company.bots else "")
        for seat, name in enumerate(company.names)
    )
    rules = course.game.book.write_rules(course.rules)
    playing.screen.say(f"{course.game.book.title[company.language]} · {rules}", players)
    if company.humans:
        playing.screen.say(t.HELP_HINT[company.language], style="dim")
