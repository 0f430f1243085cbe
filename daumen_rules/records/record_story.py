"""A game of a record, ready to be shown: its steps, and the errors that each onlooker may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Claim
from daumen_rules.contracts.report_text import abbreviated, advice
from daumen_rules.contracts.story import Onlooker, Overseer, PlayedGame, StoryLine, reader_among
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.kernel.step import Breach
from daumen_rules.kernel.text import LANGUAGES, Sentence, Text
from daumen_rules.kernel.verdict import Suggestion
from daumen_rules.pieces.rows import mover_term

from .replay import GameReplay, Replay
from .validation import record_extras_of


def played(answer: Replay) -> tuple[PlayedGame, ...]:
    """The games of a record that the rules reach."""
    return tuple(_played(answer, number) for number in range(len(answer.games)))


def _played(answer: Replay, number: int) -> PlayedGame:
    record, game = answer.record, answer.games[number]
    goes_on = bool(answer.unplayed) and game is answer.last and game.is_true
    return PlayedGame(
        subject=record.game,
        rules=record.game.book.write_rules(record.rules),
        names=record.names,
        before=game.before,
        steps=game.steps,
        objections=lambda who: tuple(_objections(game, record.names, who, goes_on=goes_on)),
        game=number + 1,
        games=len(record.games),
    )


UNKNOWN: Final = Text(
    "Which clause it breaks depends on cards that are hidden here.",
    "Welche Klausel verletzt ist, liegt an Karten, die hier verborgen sind.",
)
GOES_ON: Final = Text(
    "The record goes on with the next game although this one is not over.",
    "Die Aufzeichnung geht mit der nächsten Partie weiter, obwohl diese nicht zu Ende ist.",
)


def hides_from(game: AnyGame, seat: Viewer | None) -> bool:
    """Whether the game hides something from a viewer; None is the referee."""
    return seat is not None and game.checks.alike is not None


def other_readings(
    game: AnyGame,
    state: Any,
    action: Any,
    seat: Viewer | None,
    before: tuple[Any, Any] | None = None,
) -> tuple[tuple[str, str], ...]:
    """Other readings that would make an illegal action legal, as far as a seat may know.

    If something is hidden, a seat is told only about its own action in the current state: the
    legality of another seat's action may depend on cards that it hides.
    """
    if not hides_from(game, seat):
        return game.otherwise(state, action, before)
    return game.otherwise(state, action) if game.rules.actor(action) == seat else ()


def refusal_of(game: AnyGame) -> Callable[..., tuple[Sentence, tuple[Breach, ...]]] | None:
    """How the game tells viewers of a refused action; None where it has no way of its own."""
    extras = record_extras_of(game)
    return None if extras is None else extras.refusal


def suggestions(game: AnyGame, state: Any, action: Any) -> tuple[Suggestion, ...]:
    """How a table can go on after an illegal action, where the game says."""
    extras = record_extras_of(game)
    return () if extras is None or extras.suggest is None else extras.suggest(state, action)


def last_action(answer: GameReplay) -> tuple[Any, Any] | None:
    """The state before the last legal action of a game, and that action."""
    steps = answer.steps
    states = [answer.before, *(step.state for step in steps)]
    return (states[-2], steps[-1].action) if steps else None


def counts_events(game: AnyGame, seat: Seat | None) -> bool:
    """Whether lines are numbered by events, because line numbers would also count secret
    actions.
    """
    return hides_from(game, seat) and refusal_of(game) is None


def _objections(
    answer: GameReplay, names: Sequence[str], who: Onlooker, *, goes_on: bool
) -> Iterator[StoryLine]:
    """The clauses that an illegal action breaks, or the wrong claims, as far as a viewer may know
    them.
    """
    sees_all = isinstance(who, Overseer) or answer.game.checks.alike is None
    extras = record_extras_of(answer.game)
    if answer.refused is not None:
        yield from _refused(answer, names, who, sees_all=sees_all)
    elif answer.wrong_mark is not None:
        mark, expected = answer.wrong_mark
        yield StoryLine(
            _capital(mark_words(mark.number, expected, missing_pass(answer), names)),
            None if extras is None else extras.trick_clause,
        )
    elif goes_on:
        yield StoryLine(GOES_ON, None if extras is None else extras.end_clause)
    else:
        for claim in answer.differing:
            yield from _claim_told(answer, claim, names)


def _refused(
    answer: GameReplay, names: Sequence[str], who: Onlooker, *, sees_all: bool
) -> Iterator[StoryLine]:
    game, act, refused = answer.game, answer.illegal, answer.refused
    assert act is not None
    assert refused is not None
    actor = game.rules.actor(act.action)
    mover = [mover_term(actor).say(language, names) for language in LANGUAGES]
    done, broken, is_whole = [f"{name}." for name in mover], refused.breaches, True
    refusal = refusal_of(game)
    if refusal is not None and not isinstance(who, Overseer):
        tried, broken = refusal(answer.state, act.action, refused, who)
        done = [tried.say(language, names, reader_among(who)) for language in LANGUAGES]
    elif sees_all or actor == who:
        words = said(game, act.action)
        done = [f"{mover[0]}: {words.en}.", f"{mover[1]}: {words.de}."]
    else:
        is_whole = False
        broken = broken[:1] if actor not in game.rules.movers(answer.state) else ()
    reader = reader_among(who)
    yield StoryLine(Text(f"Not allowed: {done[0]}", f"Nicht erlaubt: {done[1]}"))
    for breach in broken:
        text = [breach.say(language, names, reader) for language in LANGUAGES]
        yield StoryLine(Text(*text) if is_whole else breach.clause.gist, breach.clause)
    if not broken:
        yield StoryLine(UNKNOWN)
    allowed = [
        action
        for action in legal_actions(game.rules, answer.state)
        if isinstance(who, Overseer) or game.rules.actor(action) == who
    ]
    if allowed:
        legal = [said(game, action) for action in allowed]
        yield StoryLine(
            Text(
                f"Allowed: {abbreviated([one.en for one in legal], 'en')}.",
                f"Erlaubt: {abbreviated([one.de for one in legal], 'de')}.",
            )
        )
    if sees_all:
        found = suggestions(game, answer.state, act.action)
        yield from map(StoryLine, advice(found, names))


def said(game: AnyGame, action: Any) -> Text:
    """An action as reports tell it, without its mover."""
    return Text(game.notation.tell(action, "en"), game.notation.tell(action, "de"))


def missing_pass(answer: GameReplay) -> tuple[Seat, Text] | None:
    """Who is on turn at the end of a replay, and the words of its action that needs no more words,
    such as its pass; None where there is none.
    """
    game, state = answer.game, answer.state
    for action in legal_actions(game.rules, state):
        actor = game.rules.actor(action)
        if isinstance(actor, int) and not game.notation.verbs.row(action).operands:
            return actor, said(game, action)
    return None


def mark_words(
    number: int,
    expected: int | None,
    missing: tuple[Seat, Text] | None = None,
    names: Sequence[str] = (),
) -> Text:
    """The words for a wrong trick mark: another trick begins here, or none, as a pass may be
    missing.
    """
    if expected is not None:
        return Text(
            f"trick {number} does not begin here, but trick {expected}.",
            f"Hier beginnt nicht Stich {number}, sondern Stich {expected}.",
        )
    if missing is not None:
        seat, words = missing
        name = names[seat]
        return Text(
            f"trick {number} does not begin here: {name} is on turn and has not acted. "
            f"If {name} passed, write `{name}: {words.en}`.",
            f"Hier beginnt Stich {number} noch nicht: {name} ist an der Reihe und hat nicht "
            f"gehandelt. Hat {name} gepasst, schreibe `{name}: {words.de}`.",
        )
    return Text(
        f"trick {number} does not begin here: "
        "no trick can begin before the one going on has ended, or after the end.",
        f"Stich {number} beginnt hier nicht: "
        "Erst muss der laufende zu Ende sein, und nach dem Ende beginnt keiner.",
    )


def claim_words(there: str, right: str | None) -> Text:
    """A claim that is wrong by the rules, or (None) about an end that has not come."""
    if right is None:
        return Text(
            f"the record says {there}, but the game is not over.",
            f"Notiert ist {there}, aber die Partie ist nicht zu Ende.",
        )
    return Text(
        f"the record says {there}; by the rules it is {right}.",
        f"Notiert ist {there}; nach den Regeln ist es {right}.",
    )


def _claim_told(answer: GameReplay, claim: Claim, names: Sequence[str]) -> Iterator[StoryLine]:
    """The words about wrong claims, each clause once. Points are left out where they would add up
    to hidden cards.
    """
    hides = answer.game.checks.alike is not None
    key, outcome, extras = claim.key.value, answer.outcome, record_extras_of(answer.game)
    there = claim.told(claim.values, names)
    if outcome is None:
        said = claim_words(f"`{key}`" if hides else there, None)
        yield StoryLine(_capital(said), None if extras is None else extras.end_clause)
        return
    right = claim.told(claim.true_values(outcome), names)
    for clause in (None,) if extras is None else extras.points_clauses:
        yield StoryLine(_capital(claim_words(there, right)), clause)


def _capital(text: Text) -> Text:
    return Text(text.en[0].upper() + text.en[1:], text.de)
