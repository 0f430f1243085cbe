"""A record of *Daumen drauf!*, ready to be shown: its games, and what is wrong for each onlooker.

A card whose fang the onlooker cannot know is told as its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from attrs import evolve, frozen

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.action_words import legal_words
from daumen_rules.games.daumen_drauf.events import Event, Parried, Passed, Shown
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Card,
    Kind,
    Parry,
    Pass,
    Show,
    Sight,
    State,
)
from daumen_rules.games.daumen_drauf.notation import read_whole
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.record import Record, SeatAction
from daumen_rules.games.daumen_drauf.replay import (
    Complete,
    Ending,
    GameReplay,
    Illegal,
    MarkDiffers,
    Replay,
    ScoreDiffers,
    Unfinished,
    replay,
)
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.view import View, view
from daumen_rules.kernel.ruling import Refused, Step
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Fact, Sentence, Term, Text
from daumen_rules.pieces.story import Noted, Onlooker, Played, Referee, Telling
from daumen_rules.pieces.telling import points_words


def read(text: str) -> Noted:
    """A record, ready to be shown. Raises InputError."""
    return noted(read_whole(text))


def noted(record: Record) -> Noted:
    """A record, ready to be shown."""

    def all_played(asked: str | None) -> tuple[Played, ...]:
        answer = replay(record, record.rules if asked is None else RuleSet.parse(asked))
        return tuple(played(record, answer, number) for number in range(len(answer.games)))

    return Noted(names=record.names, games=len(record.games), played=all_played)


def played(record: Record, answer: Replay, number: int) -> Played:
    """A game of a record that was replayed; they count from 0."""
    game = answer.games[number]
    goes_on = bool(answer.unplayed) and number == len(answer.games) - 1
    steps = tuple(_steps(game))

    def wrong(who: Onlooker) -> tuple[Telling, ...]:
        return objections(game.ending, goes_on, record.names, _eyes(steps[-1].state, who))

    return Played(
        subject=GAME,
        rules=str(game.state.table.rules),
        names=record.names,
        before=game.told[0].before,
        steps=steps,
        objections=wrong,
        game=number + 1,
        games=len(record.games),
    )


def _steps(game: GameReplay) -> Iterator[Step[State, Action, Event]]:
    for told in game.told:
        answer = step(told.before, told.action)
        assert not isinstance(answer, Refused), "it was allowed before"
        yield answer


@frozen
class Eyes:
    """What somebody knows where a record goes wrong. The referee knows all kinds and is no seat."""

    seat: Seat | None
    kinds: frozenset[Kind] | None
    """The kinds whose fangs are known; None for all."""
    legal: tuple[Action, ...]

    def sees(self, card: Card) -> Sight:
        """A card that a record names, as far as it may be told."""
        return card if self.kinds is None or card.kind in self.kinds else card.kind


def _eyes(state: State, who: Onlooker) -> Eyes:
    if isinstance(who, Referee):
        return Eyes(None, None, legal_actions(state))
    return eyes_of(view(state, who))


def eyes_of(view: View) -> Eyes:
    """What a seat or a spectator knows."""
    sights = (*view.hand, *view.out, *(seen.card for seen in view.shown))
    taken = (sight for captured in view.captured for sight in captured)
    kinds = frozenset(s.kind for s in (*sights, *taken) if isinstance(s, Card))
    return Eyes(view.viewer if isinstance(view.viewer, int) else None, kinds, view.legal_actions)


def _said(sentence: Sentence, names: tuple[str, ...]) -> Text:
    return Text(sentence.say("en", names), sentence.say("de", names))


# What a record gets wrong


def objections(
    ending: Ending, goes_on: bool, names: tuple[str, ...], eyes: Eyes
) -> tuple[Telling, ...]:
    """What is wrong after the last legal step; nothing where all is well.

    `goes_on` says that another game follows in the record.
    """
    match ending:
        case Complete():
            return ()
        case Unfinished():
            return (Telling(_GOES_ON, c.OVER_1),) if goes_on else ()
        case Illegal():
            return tuple(_illegal(ending, names, eyes))
        case MarkDiffers():
            return (Telling(_mark(ending), c.END_2),)
        case ScoreDiffers():
            return tuple(_score(ending, names))
    assert_never(ending)


_GOES_ON = Text(
    "The record goes on with the next game although this one is not over.",
    "Die Aufzeichnung geht mit der nächsten Partie weiter, obwohl diese nicht zu Ende ist.",
)


def _illegal(ending: Illegal, names: tuple[str, ...], eyes: Eyes) -> Iterator[Telling]:
    """The refused action and all clauses it breaks.

    That somebody else does not hold a card is told only where there is no other reason.
    """
    action, line = ending.entry.action, ending.entry.line
    done = _said(_attempt(action, eyes).sentence, names)
    yield Telling(
        Text(f"Line {line} is not allowed: {done.en}", f"Zeile {line} ist nicht erlaubt: {done.de}")
    )
    told = ending.refused.breaches
    if eyes.kinds is not None and eyes.seat != action.seat:
        told = tuple(breach for breach in told if breach.clause is not c.THUMB_1) or told
    for breach in told:
        yield Telling(_said(_seen(breach.sentence, eyes), names), breach.clause)
    if eyes.legal:
        legal = [legal_words(eyes.legal, names, language) for language in ("en", "de")]
        yield Telling(Text(f"Allowed: {legal[0]}.", f"Erlaubt: {legal[1]}."))


def _attempt(action: SeatAction, eyes: Eyes) -> Shown | Passed | Parried:
    """What a seat tried, as the event it would have been."""
    match action:
        case Show(seat=seat, card=card):
            return Shown(seat, eyes.sees(card), c.TURN_2)
        case Pass(seat=seat):
            return Passed(seat)
        case Parry(seat=seat, card=card):
            return Parried(seat, eyes.sees(card))
    assert_never(action)


def _seen(sentence: Sentence, eyes: Eyes) -> Sentence:
    facts = tuple((name, _seen_fact(fact, eyes)) for name, fact in sentence.facts)
    return evolve(sentence, facts=facts)


def _seen_fact(fact: Fact, eyes: Eyes) -> Fact:
    if not isinstance(fact, Term):
        return fact
    try:
        return eyes.sees(Card.parse(fact.code)).term
    except ValueError:
        return fact


def _mark(ending: MarkDiffers) -> Text:
    line, number, expected = ending.mark.line, ending.mark.number, ending.expected
    if expected is None:
        return Text(
            f"Line {line}: trick {number} does not begin here.",
            f"Zeile {line}: Stich {number} beginnt hier nicht.",
        )
    return Text(
        f"Line {line}: trick {number} does not begin here, but trick {expected}.",
        f"Zeile {line}: Hier beginnt nicht Stich {number}, sondern Stich {expected}.",
    )


def _score(ending: ScoreDiffers, names: tuple[str, ...]) -> Iterator[Telling]:
    """Points that are written before the end are not told: whose cards they count is hidden."""
    line = ending.line
    if ending.scores is None:
        yield Telling(
            Text(
                f"Line {line}: the record has points here, but the game is not over.",
                f"Zeile {line}: Hier stehen Punkte, aber die Partie ist nicht zu Ende.",
            ),
            c.OVER_1,
        )
        return
    written, scores = points_words(ending.written, names), points_words(ending.scores, names)
    for clause in (c.VAL_3, c.OVER_2):
        yield Telling(
            Text(
                f"Line {line}: the record says {written}; by the rules it is {scores}.",
                f"Zeile {line}: Notiert ist {written}; nach den Regeln ist es {scores}.",
            ),
            clause,
        )
