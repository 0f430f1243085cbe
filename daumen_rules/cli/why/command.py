"""The command `why`: finds an action of a record, and the reasons why it is allowed or refused.

The court of the game gives the reasons. For a game without a court they are the broken clauses, and
the clause of each event. `report` tells them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NoReturn

import click

from daumen_rules.contracts.court import Move
from daumen_rules.contracts.record_model import Record, mover_word
from daumen_rules.disputes.explanation import Explanation, explain
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import LANGUAGES, Language, Text
from daumen_rules.pieces.options import OptionError
from daumen_rules.records.record_story import counts_events, hides_from, last_action, other_readings
from daumen_rules.records.replay import Replay, replay

from ..shared.basics import (
    ILLEGAL,
    Command,
    Switch,
    echo_json,
    echo_lines,
    fail,
    json_option,
    lang_option,
)
from ..shared.game_option import game_option, reader_asked, rules_of
from ..shared.read_records import read_game
from ..shared.timing import CHECK_WORK, worked
from .report import Asked, WhyReport

HELP = Text(
    """Explain why an action of a recorded game is allowed or refused.

    RECORD is a file, or - for standard input. LINE is the line of the action; without it, the
    action that is refused is explained. You are told what follows from the action too, and why.
    Without --seat the referee speaks, who sees the cards of whoever acts. With --seat only what
    that player can know is used.

    A record may have gaps, as for `check`: then a move is allowed or refused however they are
    filled, or it depends. --seat is for records without gaps.

    In a game of the collection in which something is hidden, LINE with --seat is the number that
    `check --seat` gives to an event, because lines also count what was done in secret.

    Exit status: 0 allowed, 1 refused, 2 cannot be read.""",
    """Erklären, warum ein Zug einer Partie erlaubt ist oder nicht.

    RECORD ist eine Datei, oder - für die Standardeingabe. LINE ist die Zeile des Zugs; ohne sie
    wird der Zug erklärt, der regelwidrig ist. Auch was aus dem Zug folgt, wird begründet. Ohne
    --seat spricht der Schiedsrichter, der die Karten dessen sieht, der am Zug ist. Mit --seat wird
    nur benutzt, was dieser Spieler wissen kann.

    Eine Aufzeichnung darf Lücken haben, wie bei `check`: Dann ist ein Zug erlaubt oder regelwidrig,
    wie man sie auch füllt, oder es kommt darauf an. --seat geht nur ohne Lücken.

    Bei einem Spiel der Sammlung, in dem etwas verborgen ist, ist LINE mit --seat die Nummer, die
    `check --seat` einem Ereignis gibt, weil die Zeilen auch zählen, was heimlich geschah.

    Rückgabewert: 0 erlaubt, 1 regelwidrig, 2 nicht lesbar.""",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("path", metavar="RECORD")
@click.argument("line", type=click.IntRange(min=1), metavar="[LINE]", required=False)
@click.option(
    "--seat",
    metavar="NAME",
    cls=Switch,
    help="Use only what this player knows: a name, or the number of a seat from 1.",
    de="Nur benutzen, was dieser Spieler weiß: ein Name, oder die Nummer eines Platzes ab 1.",
)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="A rule set in place of the one that the record names.",
    de="Ein Regelsatz anstelle dessen, den die Aufzeichnung nennt.",
)
@game_option
@lang_option
@json_option
def why(
    path: str,
    line: int | None,
    seat: str | None,
    asked: str | None,
    game: str | None,
    language: Language,
    as_json: bool,
) -> int:
    record = read_game(path, game, language)
    reader = reader_asked(seat, record, path, language)
    find = _found if record.first_gap is None else _found_with_gaps
    asked_of = find(record, asked, reader, path, line, language)
    teller = WhyReport(record, language)
    if as_json:
        echo_json(teller.data(asked_of))
    else:
        echo_lines(teller.lines(asked_of))
    return 0 if asked_of.why.allowed else ILLEGAL


def _found_with_gaps(
    record: Record,
    asked: str | None,
    _: Seat | None,
    path: str,
    line: int | None,
    language: Language,
) -> Asked:
    """The action on a line of a record with gaps, explained.

    Raises Failure if no action stands there, or if the search ends before that line.
    """
    rules = record.rules if asked is None else rules_of(record.game, asked)
    from daumen_rules.judge.gapped_record import explain_gaps  # needed only for gaps

    try:
        found = explain_gaps(record, rules, line, worked(CHECK_WORK))
    except OptionError as error:
        fail(language, error.text.en, error.text.de)
    if found is None:
        fail(
            language,
            f"{path}: the limit was reached before that line",
            f"{path}: Die Grenze war vor dieser Zeile erreicht",
        )
    if isinstance(found, tuple):
        _no_move(path, line, found, language)
    mover = found.done.by
    whose = mover if isinstance(mover, int) else mover_word(mover, ())
    return Asked(whose, found.done.said, found.done.written, found.why)


def _found(
    record: Record,
    asked: str | None,
    reader: Seat | None,
    path: str,
    line: int | None,
    language: Language,
) -> Asked:
    """The action on a line of a record, explained as far as the reader may know it.

    Without a line it is the last action, if it was refused. Raises Failure if there is no such
    action, or if the rule set does not fit the record.
    """
    game = record.game
    try:
        answer = replay(record, None if asked is None else rules_of(game, asked))
    except OptionError as error:
        fail(language, error.text.en, error.text.de)
    rules, court = game.rules, None if game.court is None else game.court()
    hides = hides_from(game, reader)

    def explained(move: Move) -> Explanation:
        if court is not None and isinstance(rules.actor(move.action), int):
            why = court.explain(move, reader)
        else:
            why = explain(rules, move.state, move.action, reader, hides=hides)
        if why.allowed:
            return why
        readings = other_readings(game, move.state, move.action, reader, move.before)
        return evolve(why, otherwise=readings)

    moves = _by_event(answer) if counts_events(game, reader) else _by_line(answer)
    if line is not None:
        move = moves.get(line)
    else:
        move = moves[max(moves)] if moves else None
        move = None if move is None or explained(move).allowed else move
    if move is None:
        _no_move(path, line, tuple(moves), language)
    mover, words = rules.actor(move.action), game.notation.tell
    said: Text | None = Text(words(move.action, "en"), words(move.action, "de"))
    if court is not None and isinstance(mover, int):
        said = Text(*(court.move_words(move, reader, one) for one in LANGUAGES))
    elif hides and mover != reader:
        said = None
    whose = mover if isinstance(mover, int) else mover_word(mover, ())
    return Asked(whose, said, None if said is None else said.en, explained(move))


def _moves(answer: Replay) -> Iterator[tuple[Move, int]]:
    """The actions of a record up to the first refused one, each with its number of events.

    The refused one counts as one event.
    """
    for game in answer.games:
        states = (game.before, *(step.state for step in game.steps))
        for state, act, step in zip(states, game.acts, game.steps, strict=False):
            yield Move(act.line, state, act.action), len(step.events)
        if game.illegal is not None:
            yield Move(game.illegal.line, game.state, game.illegal.action, last_action(game)), 1


def _by_line(answer: Replay) -> dict[int, Move]:
    """The actions of a record by line."""
    return {move.line: move for move, _ in _moves(answer)}


def _by_event(answer: Replay) -> dict[int, Move]:
    """The actions of a record by the numbers of their events, as lines would betray secret ones."""
    moves = [move for move, events in _moves(answer) for _ in range(events)]
    return dict(enumerate(moves, start=1))


def _no_move(path: str, line: int | None, lines: tuple[int, ...], language: Language) -> NoReturn:
    """Raises Failure: no action that was replayed stands on the line, or none was refused.

    The message names `lines`, the lines of actions.
    """
    spans = _spans(sorted(lines))
    if line is not None:
        fail(
            language,
            f"{path}:{line} is no action that the rules reach; they stand on lines {spans}",
            f"{path}:{line} ist kein Zug, zu dem die Regeln kommen; diese stehen auf Zeile {spans}",
        )
    fail(
        language,
        f"{path}: nothing is refused there; name the line of an action: {spans}",
        f"{path}: Nichts ist dort regelwidrig; nenne die Zeile eines Zugs: {spans}",
    )


def _spans(lines: Sequence[int]) -> str:
    """Sorted lines in words: `10-11, 13`; a dash for none."""
    starts = [line for line in lines if line - 1 not in lines]
    ends = [line for line in lines if line + 1 not in lines]
    spans = zip(starts, ends, strict=True)
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans) or "–"
