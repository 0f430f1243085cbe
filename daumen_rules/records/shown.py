"""A record of one game, ready to be shown: its steps, and what is wrong for each onlooker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.pieces.rows import mover_term
from daumen_rules.pieces.story import Noted, Onlooker, Played, Referee, Telling
from daumen_rules.pieces.telling import abbreviated
from daumen_rules.records.noted import Record
from daumen_rules.records.replay import Replay, replay


def noted(record: Record) -> Noted:
    """A record, ready to be shown."""

    def played(asked: str | None) -> tuple[Played, ...]:
        rules = None if asked is None else record.game.book.read_rules(asked)
        return (of_record(replay(record, rules)),)

    return Noted(names=record.names, games=1, played=played)


def of_record(answer: Replay) -> Played:
    """A record of the collection that was replayed."""
    record = answer.record
    return Played(
        subject=record.game,
        rules=record.game.book.write_rules(record.rules),
        names=record.names,
        before=answer.before,
        steps=answer.steps,
        objections=lambda who: tuple(_objections(answer, who)),
    )


_UNKNOWN: Final = Text(
    "Which clause it breaks depends on cards that are hidden here.",
    "Welche Klausel verletzt ist, liegt an Karten, die hier verborgen sind.",
)


def _objections(answer: Replay, who: Onlooker) -> Iterator[Telling]:
    """The refused action with all clauses it breaks, and what is said of the end and is not so. To
    somebody who does not know all of it only that it is refused, or was not its turn.
    """
    record, game = answer.record, answer.record.game
    sees_all = isinstance(who, Referee) or game.checks.alike is None
    if answer.illegal is not None and answer.refused is not None:
        actor = game.rules.actor(answer.illegal.action)
        is_whole = sees_all or actor == who
        mover = [mover_term(actor).say(language, record.names) for language in LANGUAGES]
        done = f": {game.notation.write(answer.illegal.action)}" if is_whole else ""
        yield Telling(Text(f"Not allowed: {mover[0]}{done}.", f"Nicht erlaubt: {mover[1]}{done}."))
        out_of_turn = actor not in game.rules.movers(answer.state)
        broken = answer.refused.breaches if is_whole or out_of_turn else ()
        for breach in broken if is_whole else broken[:1]:
            said = [breach.say(language, record.names) for language in LANGUAGES]
            yield Telling(Text(*said) if is_whole else breach.clause.gist, breach.clause)
        if not broken:
            yield Telling(_UNKNOWN)
        legal = [
            game.notation.write(action)
            for action in legal_actions(game.rules, answer.state)
            if isinstance(who, Referee) or game.rules.actor(action) == who
        ]
        if legal:
            yield Telling(_allowed(legal))
    elif answer.differing:
        for claim in answer.differing:
            yield _claim_told(answer, claim, sees_all)


def _allowed(words: Sequence[str]) -> Text:
    return Text(f"Allowed: {abbreviated(words, 'en')}.", f"Erlaubt: {abbreviated(words, 'de')}.")


def _claim_told(answer: Replay, claim: Any, sees_all: bool) -> Telling:
    """What is said of the end; points before it may sum up what is hidden."""
    key, names, outcome = claim.key.value, answer.record.names, answer.outcome
    there = f"{key}: {claim.words(claim.values, names)}"
    if outcome is None:
        there = there if sees_all else key
        return Telling(
            Text(
                f"The record says `{there}`, but the game is not over.",
                f"Notiert ist `{there}`, aber die Partie ist nicht zu Ende.",
            )
        )
    right = f"{key}: {claim.words(claim.true_values(outcome), names)}"
    return Telling(
        Text(
            f"The record says `{there}`; by the rules it is `{right}`.",
            f"Notiert ist `{there}`; nach den Regeln ist es `{right}`.",
        )
    )
