"""The command `play`: any game, by people at this keyboard and by bots.

How a game goes on stands in `playing`, how people are asked in `people`, how it ends in `ending`.
"""

from __future__ import annotations

import random
from typing import Any

import click

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.cli.play import words as t
from daumen_rules.cli.play.ending import play_to_an_end, say_seed, seed_or_any
from daumen_rules.cli.play.playing import Playing
from daumen_rules.cli.play.telling import Company
from daumen_rules.cli.shared.asked import game_of, game_option, rules_of
from daumen_rules.cli.shared.editor import CAN_EDIT
from daumen_rules.cli.shared.frame import Command, Switch, fail, lang_option
from daumen_rules.cli.shared.options import (
    auto_option,
    check_target,
    human_seats,
    names_by_seat,
    names_option,
    record_option,
    seed_option,
    whole_number,
)
from daumen_rules.cli.shared.parts import has_part
from daumen_rules.cli.shared.screen import open_screen
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.matches import AnyMatch
from daumen_rules.pieces.noted import seats_words
from daumen_rules.pieces.options import OptionError

USUAL_PLAYERS = 3
"""How many play where nobody says it, if the game is for so many."""


@click.command(cls=Command, help=t.PLAY_HELP.en, de=t.PLAY_HELP.de)
@game_option
@click.option(
    "--players",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Switch,
    help="How many seats. [default: 3, or the nearest number that the game is for]",
    de="Wie viele Plätze. [default: 3, oder die nächste Zahl, für die das Spiel ist]",
)
@click.option(
    "--humans",
    callback=whole_number(0),
    metavar="NUMBER",
    cls=Switch,
    help="How many people sit at the keyboard, one of them on seat A. [default: 1]",
    de="Wie viele Menschen an der Tastatur sitzen, einer davon auf Platz A. [default: 1]",
)
@auto_option
@click.option(
    "--bot",
    type=click.Choice(["random", "careful", "thinking"]),
    cls=Switch,
    help="What sits on the other seats. [default: careful, where the game has an estimate]",
    de="Was auf den übrigen Plätzen sitzt. [default: careful, wo das Spiel eine Schätzung hat]",
)
@click.option(
    "--work",
    callback=whole_number(1),
    metavar="NUMBER",
    cls=Switch,
    help="How often a thinking bot tries an action in its mind, at least 4. [default: 8]",
    de="Wie oft ein denkender Bot einen Zug im Kopf zu Ende spielt, ab 4. [default: 8]",
)
@names_option
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="A rule set by name, or such as 'manual with first=sheep': see `rules`.",
    de="Ein Regelsatz mit Namen, oder etwa 'manual with first=sheep': siehe `rules`.",
)
@click.option(
    "--games",
    "agreed",
    callback=whole_number(1),
    metavar="NUMBER",
    default="1",
    show_default=True,
    cls=Switch,
    help="How many games the match has.",
    de="Wie viele Partien gespielt werden.",
)
@click.option(
    "--dice",
    type=click.Choice(["seed", "ask"]),
    default="seed",
    show_default=True,
    cls=Switch,
    help="Where throws and deals come from: drawn from the seed, or typed at the keyboard.",
    de="Woher Würfe und Karten kommen: aus der Zahl bei --seed, oder an der Tastatur getippt.",
)
@seed_option
@record_option
@click.option(
    "--plain",
    is_flag=True,
    cls=Switch,
    help="Letters without accents, no colours, nothing cleared from the screen.",
    de="Buchstaben ohne Zeichen, keine Farben, nichts wird vom Bildschirm gelöscht.",
)
@lang_option
def play(
    *,
    game: str | None,
    players: int | None,
    humans: int | None,
    auto: bool,
    bot: str | None,
    work: int | None,
    names: str | None,
    asked: str | None,
    agreed: int,
    dice: str,
    seed: int | None,
    target: str | None,
    plain: bool,
    language: Language,
) -> int:
    found = game_of(game)
    players = _players(found, players, language)
    seats = human_seats(players, humans, auto, language)
    company = Company(names_by_seat(found, players, names, language), seats, language)
    rules = rules_of(found, asked)
    if bot == "careful":
        has_part(found, lambda game: game.checks.appraise is not None, t.NO_APPRAISAL, language)
    if bot == "thinking":
        has_part(found, lambda game: game.draws_states, t.NO_STATES, language)
    if work is not None and bot != "thinking":
        raise click.UsageError(t.ONLY_THINKING[language])
    seed = seed_or_any(seed)
    playing = Playing(
        company=company,
        screen=open_screen(plain=plain),
        game=found,
        rules=rules,
        match=_match(found, players, rules, agreed, language),
        is_careful=bot != "random",
        work=(work or USUAL_WORK) if bot == "thinking" else 0,
        draw=random.Random(seed).randrange if dice == "seed" else None,
        below=random.Random(f"bots {seed}").randrange,
    )
    try:
        playing.begin()
    except OptionError as error:
        raise click.UsageError(f"--rules: {error.text[language]}") from None
    if target is not None:
        check_target(target, language)
    say_seed(playing.screen, seed)
    _introduce(playing)
    return play_to_an_end(playing, seed, target)


def _players(found: AnyGame, players: int | None, language: Language) -> int:
    """How many play. Raises Failure for a number that the game is not played by."""
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


def _match(
    found: AnyGame, players: int, rules: Any, agreed: int, language: Language
) -> AnyMatch | None:
    """The match of so many games; None where one is played of a game that has no matches. Raises
    Failure for several of these.
    """
    if found.match is None and agreed == 1:
        return None
    has_part(found, lambda game: game.match is not None, t.NO_MATCH, language)
    assert found.match is not None
    return found.match(players, rules, agreed)


def _introduce(playing: Playing) -> None:
    company, game = playing.company, playing.game
    bot = t.BOT[company.language]
    players = " · ".join(
        f"{seat_letter(seat)} {name}" + (f" ({bot})" if seat in company.bots else "")
        for seat, name in enumerate(company.names)
    )
    rules = game.book.write_rules(playing.rules)
    playing.screen.say(f"{game.book.title[company.language]} · {rules}", players)
    if company.humans:
        playing.screen.say(t.HELP_HINT[company.language], style="dim")
        if playing.screen.is_terminal and not CAN_EDIT:
            playing.screen.say(t.NO_EDITOR[company.language], style="dim")
