"""The command `why`: why an action of a recorded game is allowed or refused, and what follows.

Which reasons a game has its court says, where it has one; otherwise they are the broken clauses,
and the clause of each event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import click

from daumen_rules.cli.shared.asked import game_option, rules_of, seat_asked
from daumen_rules.cli.shared.frame import (
    ILLEGAL,
    Command,
    Switch,
    echo_json,
    echo_lines,
    fail,
    json_option,
    lang_option,
)
from daumen_rules.cli.shared.read_records import read_game
from daumen_rules.cli.shared.words import has_two_manuals, place
from daumen_rules.disputes.explanation import Explanation, explain
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.kernel.verdict import Reason
from daumen_rules.pieces.court import Move
from daumen_rules.pieces.noted import Record, mover_word
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.telling import citation
from daumen_rules.records.replay import Replay, replay
from daumen_rules.records.shown import counts_events, hides_from

HELP = Text(
    """Why an action of a recorded game is allowed or refused, and why what follows follows.

    RECORD is a file, - for standard input; LINE the line of the action, without it the one that is
    refused. Without --seat the referee speaks, who sees the cards of whoever acts; with it only
    what that player can know is used.

    Of a game of the collection in which something is hidden, LINE with --seat is the number that
    `check --seat` gives an event: lines count what was done in secret too.

    Exit status: 0 allowed, 1 refused, 2 not readable.""",
    """Warum ein Zug einer aufgezeichneten Partie erlaubt oder regelwidrig ist, und was folgt.

    RECORD ist eine Datei, - die Standardeingabe; LINE die Zeile des Zugs, sonst gilt der, der
    regelwidrig ist. Ohne --seat spricht der Schiedsrichter, der die Karten dessen sieht, der am Zug
    ist; sonst nur, was dieser Mitspieler wissen kann.

    Bei einem Spiel der Sammlung, in dem etwas verborgen ist, ist LINE mit --seat die Nummer, die
    `check --seat` einem Ereignis gibt: Zeilen zählen auch, was heimlich geschah.

    Rückgabewert: 0 erlaubt, 1 regelwidrig, 2 nicht lesbar.""",
)
_HIDDEN = Text(
    "Which clause it breaks depends on cards that are hidden here.",
    "Welche Klausel verletzt ist, liegt an Karten, die hier verborgen sind.",
)


@click.command(cls=Command, help=HELP.en, de=HELP.de)
@click.argument("path", metavar="RECORD")
@click.argument("line", type=click.IntRange(min=1), metavar="[LINE]", required=False)
@click.option(
    "--seat",
    metavar="NAME",
    cls=Switch,
    help="Whose knowledge the reasons may use: name, or seat from 1.",
    de="Wessen Wissen die Gründe nutzen dürfen: Name, oder Platz ab 1.",
)
@click.option(
    "--rules",
    "asked",
    metavar="RULES",
    cls=Switch,
    help="Another rule set than that of the record.",
    de="Ein anderer Regelsatz als der der Aufzeichnung.",
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
    record = read_game(path, game, language, whole=True)
    reader = seat_asked(seat, record.names, language)
    account = _account(record, asked, reader, language)
    move = _chosen(account, path, line, language)
    if as_json:
        echo_json(account.data(move))
    else:
        echo_lines(account.lines(move))
    return 0 if account.explain(move).allowed else ILLEGAL


@frozen
class _Account:
    """A record as `why` tells it to a reader: its moves by number, and how each is told."""

    names: tuple[str, ...]
    language: Language
    moves: Mapping[int, Move]
    explain: Callable[[Move], Explanation]
    mover: Callable[[Move], Seat | str]
    """Whose move it is: a seat, or the word for chance or the referee."""
    words: Callable[[Move, Language], str | None]
    """A move as the reader may know it, None where he may not."""
    cited: Callable[[Clause, Language], str]
    """Where the manual has a clause, or both manuals."""

    def lines(self, move: Move) -> Iterator[str]:
        """Why, line by line."""
        told, language, mover = self.explain(move), self.language, self.mover(move)
        name = self.names[mover] if isinstance(mover, int) else mover
        done = self.words(move, language)
        verdict = Text("allowed", "erlaubt") if told.allowed else Text("refused", "regelwidrig")
        yield f"{name}: {verdict[language] if done is None else f'{done}: {verdict[language]}'}"
        yield from self._chain(told.reasons, "  ")
        if not told.allowed and not told.reasons:
            yield f"  {_HIDDEN[language]}"
        for remedy in told.remedies:
            yield f"  -> {remedy.say(language, self.names)}"
        for event in told.events:
            if event.reasons:
                yield f"  {event.event.sentence.say(language, self.names)}"
                yield from self._chain(event.reasons, "      ")

    def _chain(self, reasons: Sequence[Reason], indent: str) -> Iterator[str]:
        for reason in reasons:
            said = reason.sentence.say(self.language, self.names)
            yield f"{indent}{said} [{reason.clause.id}: {self.cited(reason.clause, self.language)}]"

    def data(self, move: Move) -> dict[str, Any]:
        """The same for machines."""
        told, mover = self.explain(move), self.mover(move)
        return {
            "seat": mover if isinstance(mover, int) else None,
            "action": self.words(move, "en"),
            "allowed": told.allowed,
            "reasons": self._chain_data(told.reasons),
            "remedies": [remedy.say(self.language, self.names) for remedy in told.remedies],
            "events": [
                {
                    "event": type(event.event).__name__,
                    "text": event.event.sentence.say(self.language, self.names),
                    "reasons": self._chain_data(event.reasons),
                }
                for event in told.events
            ],
        }

    def _chain_data(self, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
        return [
            {
                "clause": reason.clause.id,
                "german": reason.clause.german,
                "english": reason.clause.english,
                "facts": {name: fact.code for name, fact in reason.sentence.facts},
                "text": reason.sentence.say(self.language, self.names),
            }
            for reason in reasons
        ]


def _account(
    record: Record, asked: str | None, reader: Seat | None, language: Language
) -> _Account:
    game = record.game
    try:
        answer = replay(record, None if asked is None else rules_of(game, asked))
    except OptionError as error:
        fail(language, error.text.en, error.text.de)
    rules, court = game.rules, None if game.court is None else game.court()
    hides = hides_from(game, reader)

    def explained(move: Move) -> Explanation:
        if court is not None and isinstance(rules.actor(move.action), int):
            return court.explain(move, reader)
        return explain(rules, move.state, move.action, reader, hides=hides)

    def whose(move: Move) -> Seat | str:
        mover = rules.actor(move.action)
        return mover if isinstance(mover, int) else mover_word(mover, ())

    def words(move: Move, spoken: Language) -> str | None:
        if court is not None and isinstance(rules.actor(move.action), int):
            return court.move_words(move, reader, spoken)
        known = not hides or rules.actor(move.action) == reader
        return game.notation.tell(move.action, spoken) if known else None

    return _Account(
        names=record.names,
        language=language,
        moves=_by_event(answer) if counts_events(game, reader) else _by_line(answer),
        explain=explained,
        mover=whose,
        words=words,
        cited=citation if has_two_manuals(game) else place,
    )


def _moves(answer: Replay) -> Iterator[tuple[Move, int]]:
    """The actions to which the rules get, the refused one too, each with how many events it had."""
    for game in answer.games:
        states = (game.before, *(step.state for step in game.steps))
        for state, act, step in zip(states, game.acts, game.steps, strict=False):
            yield Move(act.line, state, act.action), len(step.events)
        if game.illegal is not None:
            yield Move(game.illegal.line, game.state, game.illegal.action), 1


def _by_line(answer: Replay) -> dict[int, Move]:
    """The actions of a record by their lines."""
    return {move.line: move for move, _ in _moves(answer)}


def _by_event(answer: Replay) -> dict[int, Move]:
    """The actions of a record by the numbers of their events, for lines would tell too much."""
    moves = [move for move, events in _moves(answer) for _ in range(events)]
    return dict(enumerate(moves, start=1))


def _chosen(told: _Account, path: str, line: int | None, language: Language) -> Move:
    """The move that is asked about. Raises Failure where there is none."""
    if line is not None and line in told.moves:
        return told.moves[line]
    spans = _spans(sorted(told.moves))
    if line is not None:
        fail(
            language,
            f"{path}:{line} is no action that the rules reach; they stand on lines {spans}",
            f"{path}:{line} ist kein Zug, zu dem die Regeln kommen; diese stehen auf Zeile {spans}",
        )
    last = told.moves[max(told.moves)] if told.moves else None
    if last is None or told.explain(last).allowed:
        fail(
            language,
            f"{path}: nothing is refused there; name the line of an action: {spans}",
            f"{path}: Nichts ist dort regelwidrig; nenne die Zeile eines Zugs: {spans}",
        )
    return last


def _spans(lines: Sequence[int]) -> str:
    """Lines in words: `10-11, 13`; a dash where there is none."""
    starts = [line for line in lines if line - 1 not in lines]
    ends = [line for line in lines if line + 1 not in lines]
    spans = zip(starts, ends, strict=True)
    return ", ".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans) or "–"
