"""Checks that the text form and the JSON form of a record share, each with one error text.

The reader adds the place of a fault.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeGuard

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_extras import AnyRecordExtras, Cell, RecordRows
from daumen_rules.contracts.record_model import (
    Act,
    FirstGap,
    GameRecord,
    Gap,
    TrickMark,
    mover_word,
    seats_words,
    wrong_name,
)
from daumen_rules.games import catalogue
from daumen_rules.kernel.errors import Fault, InputError, read_as_said
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import UnexpectedError
from daumen_rules.positions.position import Position

FORMAT_VERSION: Final = "1"
RULES_LENGTH: Final = 2000
LARGEST: Final = 999_999
"""The largest number of a game or a trick."""
THE_NOTATION: Final = Text(
    f"version {FORMAT_VERSION} of the notation, the only one so far",
    f"Fassung {FORMAT_VERSION} der Notation, bisher die einzige",
)
NO_DECK: Final = Text("a game without its deck", "eine Partie ohne Kartenfolge")
NOT_ALL: Final = Text("a deal with cards left out", "ein Geben, in dem Karten fehlen")


def headed(word: str) -> str | None:
    """The slug in a first line such as `daumen_drauf 1`; None for another line."""
    slug = word.replace("_", "-")
    return slug if slug in catalogue.GAMES else None


def game_as_printed(words: str, asked: AnyGame | None) -> AnyGame:
    """The game that a record for machines names: by its slug, its number, or its title exactly as
    it is printed. Raises Fault.
    """
    found = game_of(words, asked)
    if words not in (found.slug, found.book.number, found.book.title.en, found.book.title.de):
        raise Fault(words, Text(found.slug, found.slug))
    return found


def game_of(words: str, asked: AnyGame | None) -> AnyGame:
    """The game that a record names; `asked` is the game that it must be, if any. Raises Fault."""
    try:
        found = catalogue.game(catalogue.found(words))
    except catalogue.UnknownGameError as error:
        expected = Text(
            f"a game of the collection ({error.text.en})",
            f"ein Spiel der Sammlung ({error.text.de})",
        )
        raise Fault(words, expected) from None
    if asked is not None and asked.slug != found.slug:
        other = asked.slug
        raise Fault(words, Text(f"{other}, as was asked for", f"{other}, wonach gefragt ist"))
    return found


def rules_of(words: str, game: AnyGame) -> Any:
    """The rule set that a record names. Raises Fault."""
    if len(words) > RULES_LENGTH:
        raise Fault(
            words,
            Text(f"at most {RULES_LENGTH} characters", f"höchstens {RULES_LENGTH} Zeichen"),
        )
    try:
        return game.book.read_rules(words)
    except UnexpectedError as error:
        raise Fault(words, error.expected) from None
    except OptionError as error:
        expected = Text(
            f"a rule set of {game.slug} ({error.text.en})",
            f"ein Regelsatz von {game.slug} ({error.text.de})",
        )
        raise Fault(words, expected) from None


def check_version(words: str, game: AnyGame) -> str:
    """The version of the rules by which a record was made. Raises Fault for an unknown one."""
    known = game.book.versions
    if words not in known:
        several = len(known) > 1
        first, last = known[0], known[-1]
        span = Text(f"{first} to {last}", f"{first} bis {last}") if several else Text(last, last)
        raise Fault(
            words,
            Text(
                f"a version of the rules of {game.slug} that is known: {span.en}",
                f"eine bekannte Fassung der Regeln von {game.slug}: {span.de}",
            ),
        )
    return words


def check_name(name: str, others: Sequence[str], game: AnyGame) -> str:
    """A player's name, checked beside others. Raises Fault."""
    wrong = wrong_name(name, others, game)
    if wrong is not None:
        raise Fault(name, wrong)
    return name


def check_players(number: int, game: AnyGame) -> None:
    """Raises Fault if the game does not allow this number of players."""
    if number not in game.rules.seats:
        seats = seats_words(game.rules.seats)
        found = Text(f"{number} name(s)", f"{number} Name(n)")
        raise Fault(found, Text(f"{seats.en} names", f"{seats.de} Namen"))


def record_extras_of(game: AnyGame) -> AnyRecordExtras | None:
    """What records of a game hold besides actions, such as dealt cards; None for most games."""
    return None if game.notation.record_extras is None else game.notation.record_extras()


def joins_games(game: AnyGame) -> bool:
    """Whether several games of this kind make a match."""
    extras = record_extras_of(game)
    return extras is not None and extras.match is not None


def check_pack(name: str, players: int, game: AnyGame) -> str:
    """The name of a pack. Raises Fault."""
    extras = record_extras_of(game)
    if extras is None:
        raise Fault(name, Text(f"no pack in {game.slug}", f"kein Blatt in {game.slug}"))
    extras.check_pack(name, players)
    return name


def check_joined(game: AnyGame, found: str) -> None:
    """Raises Fault for a game whose games make no match."""
    if not joins_games(game):
        raise Fault(
            found,
            Text(
                f"one game: {game.slug} is not joined to a match",
                f"eine Partie: {game.slug} wird zu keiner Folge von Partien verbunden",
            ),
        )


def act_of(words: str, mover: Mover, game: AnyGame) -> Act | Gap:
    """The action of a mover, in the words of the game, perhaps with a gap. Raises Fault."""
    read = partial(_act_of, mover=mover, game=game)
    court = game.court
    if court is None:
        return read(words)
    return read_as_said(read, words, lambda said: court().gaps.in_signs(said))


def _act_of(words: str, mover: Mover, game: AnyGame) -> Act | Gap:
    try:
        action = game.notation.read(mover, words)
    except ExpectedError as error:
        gap = _gap(words, mover, game)
        if gap is not None:
            return gap
        whose = _whose(words, mover, game)
        item = None if whose else error.item
        found = words if item is None else words.split()[item]
        raise Fault(found, whose or error.text, item) from None
    return Act(action)


def _gap(words: str, mover: Mover, game: AnyGame) -> Gap | None:
    """An action with a gap, if the game has a court that fills gaps; else None."""
    if game.court is None:
        return None
    try:
        noted = game.court().gaps.read(mover, words)
    except ExpectedError as error:
        found = words if error.item is None else words.split()[error.item]
        raise Fault(found, error.text, error.item) from None
    return None if noted is None else Gap(mover, noted)


def _whose(words: str, mover: Mover, game: AnyGame) -> Text | None:
    """The mover to whom an action belongs that stands at another's name: Nature or the referee."""
    for other in (NATURE, REFEREE):
        try:
            game.notation.read(other, words)
        except ValueError:
            continue
        if other != mover:
            word = mover_word(other, ())
            return Text(
                f"`{word}:` before it, for no player does that",
                f"`{word}:` davor, denn das tut kein Spieler",
            )
    return None


def deal_of(game: AnyGame, rows: RecordRows, players: int, pack: str) -> Any:
    """The deal of rows of cards; None for no rows. Raises InputError."""
    extras = record_extras_of(game)
    return None if extras is None or not rows else extras.read(rows, players, pack)


def begun_with(position: Position[Any], gap: FirstGap) -> dict[str, Any]:
    """The fields of a record that hold the position with which its game begins."""
    if position.is_whole:
        return {"begins": position.known}
    return {"position": position, "lack": gap}


def game_record(
    game: AnyGame,
    deal: Any,
    rows: RecordRows,
    entries: Sequence[Act | Gap | TrickMark],
    at: Cell,
    **rest: Any,
) -> GameRecord:
    """A game of a record with its deal, or in the place of that its first act of chance.

    `at` is where that begins which was done, and what stands there; among the rest are the number
    of players and the cards. Raises InputError.
    """
    extras, told = record_extras_of(game), tuple(entries)
    players, pack = rest.pop("players"), rest.pop("pack")
    if extras is None:
        return GameRecord(entries=told, **rest)
    line = min((row.key.place[0] for row in rows.values()), default=0)
    by_chance = [entry for entry in told if _is_chance(entry, game)]
    if not rows and by_chance and by_chance[0] is told[0]:
        deal, line = extras.of_action(by_chance[0].action, players, pack), by_chance[0].line
        if deal is None:
            return GameRecord(entries=told, **rest)
        by_chance, told = by_chance[1:], told[1:]
    lack = None
    if deal is None or not extras.is_whole(deal):
        cells = (cell for row in rows.values() for cell in row.cells)
        gap = next((cell for cell in cells if extras.is_gap(cell.text)), None)
        found = NO_DECK if deal is None else NOT_ALL
        lack = FirstGap(*at.place, found) if gap is None else FirstGap(*gap.place, gap.text)
    record = GameRecord(deal=deal, entries=told, deal_line=line if deal else 0, lack=lack, **rest)
    if by_chance and record.first_gap is not None:
        act = by_chance[0]
        first = Text("a deal of all cards before all else", "zuerst das Geben aller Karten")
        raise InputError(act.line, 1, game.notation.write(act.action), first)
    return record


def _is_chance(entry: object, game: AnyGame) -> TypeGuard[Act]:
    return isinstance(entry, Act) and game.rules.actor(entry.action) is NATURE
