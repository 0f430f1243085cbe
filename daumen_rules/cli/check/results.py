"""What is found of a record without gaps, whole or as far as one seat may know it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from daumen_rules.contracts.check_result import (
    ClaimDiffers,
    ClaimsDiffer,
    Complete,
    Done,
    Ending,
    GameFound,
    Illegal,
    MarkDiffers,
    MatchFound,
    RecordFound,
    ToldEvent,
    Unfinished,
)
from daumen_rules.contracts.record_model import Act, Claim
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Breach
from daumen_rules.kernel.text import Text
from daumen_rules.kernel.verdict import Suggestion
from daumen_rules.pieces.scenes import Scene
from daumen_rules.records.record_story import (
    counts_events,
    hides_from,
    last_action,
    other_readings,
    refusal_of,
    said,
    suggestions,
)
from daumen_rules.records.replay import GameReplay, Replay
from daumen_rules.records.validation import record_extras_of


def results_of(rules: str, answer: Replay, seat: Seat | None) -> RecordFound:
    """What was found, told to one seat or (None) to a referee."""
    names = answer.record.names
    games = tuple(GameResults(game, names, seat).found() for game in answer.games)
    return RecordFound(
        rules=rules,
        legal=answer.is_true,
        games=games,
        unplayed=answer.unplayed,
        match=_match(answer),
    )


def _match(answer: Replay) -> MatchFound | None:
    """The match, where there is more than one game of it."""
    match = answer.match
    if match is None or match.games == 1:
        return None
    winners = () if match.outcome is None else (match.outcome.winners,)
    totals = tuple((total, total) for total in match.totals)
    return MatchFound(played=len(match.played), agreed=match.games, totals=totals, winners=winners)


@frozen
class GameResults:
    """Somebody to whom a game is told."""

    answer: GameReplay
    names: tuple[str, ...]
    seat: Seat | None

    @property
    def hides(self) -> bool:
        """Whether something is hidden from whoever is told."""
        return hides_from(self.answer.game, self.seat)

    @property
    def counts(self) -> bool:
        """Whether events have numbers in place of lines."""
        return counts_events(self.answer.game, self.seat)

    def found(self) -> GameFound:
        """What was found of the game."""
        answer, extras = self.answer, record_extras_of(self.answer.game)
        outcome, points = answer.outcome, None
        if outcome is not None:
            points = outcome.scores
        elif extras is not None and not self.hides and answer.steps:
            points = extras.points(answer.state)
        return GameFound(
            heard=tuple(self.heard()),
            ending=self.ending(),
            scene=self.scene(),
            outcome=outcome,
            points=None if points is None else tuple((one, one) for one in points),
        )

    def scene(self) -> Scene | None:
        """What the seat sees at the end."""
        game, seat = self.answer.game, self.seat
        if seat is None:
            return None
        return game.scene.of(game.view(self.answer.state, seat), seat)

    def heard(self) -> Iterator[ToldEvent]:
        """All that has happened, each with its line; where something is hidden each with its number
        among them, because lines count what was done in secret too.
        """
        witness, number = self.answer.game.rules.witness, 0
        for entry, act in enumerate(self.answer.acts):
            for event in self.answer.steps[entry].events:
                number += 1
                heard = event if self.seat is None else witness(event, self.seat)
                name = type(heard).__name__
                at = number if self.counts else act.line
                yield ToldEvent(number=at, entry=entry, event=heard, name=name)

    def ending(self) -> Ending:
        """How it ended."""
        answer = self.answer
        if answer.illegal is not None:
            return self.illegal(answer.illegal)
        if answer.wrong_mark is not None:
            mark, expected = answer.wrong_mark
            return MarkDiffers(line=self.line(mark.line), written=mark.number, expected=expected)
        if answer.differing:
            return ClaimsDiffer(tuple(map(self.claim, answer.differing)))
        if answer.outcome is not None:
            return Complete()
        return Unfinished(answer.game.rules.movers(answer.state))

    def line(self, line: int) -> int:
        """A line of the record, 0 where it would tell too much."""
        return 0 if self.counts else line

    def illegal(self, act: Act) -> Illegal:
        """The first illegal action, as far as it may be told."""
        answer, game, refused = self.answer, self.answer.game, self.answer.refused
        assert refused is not None
        actor = game.rules.actor(act.action)
        tried, breaches, whole = None, refused.breaches, not self.hides or actor == self.seat
        refusal = refusal_of(game)
        if self.hides and refusal is not None and self.seat is not None:
            tried, breaches = refusal(answer.state, act.action, refused, self.seat)
        elif not whole:
            breaches = self.breaches()
        suggested: tuple[Suggestion, ...] = ()
        if not self.hides:
            suggested = suggestions(game, answer.state, act.action)
        return Illegal(
            line=self.line(act.line),
            by=actor,
            done=self.done(act.action) if whole else None,
            tried=tried,
            breaches=breaches,
            whole=whole or tried is not None,
            legal=self.legal(),
            chance=self.chance(),
            otherwise=other_readings(
                game, answer.state, act.action, self.seat, last_action(answer)
            ),
            suggestions=suggested,
        )

    def breaches(self) -> tuple[Breach, ...]:
        """Of what another seat did, only that it was not its turn: all else may depend on cards
        that it holds.
        """
        answer, rules = self.answer, self.answer.game.rules
        assert answer.refused is not None
        assert answer.illegal is not None
        on_turn = rules.actor(answer.illegal.action) in rules.movers(answer.state)
        return () if on_turn else answer.refused.breaches[:1]

    def legal(self) -> tuple[Done, ...]:
        """What would have been legal after the last legal action, to a seat what it might do."""
        rules = self.answer.game.rules
        return tuple(
            self.done(action)
            for action in legal_actions(rules, self.answer.state)
            if self.seat is None or rules.actor(action) == self.seat
        )

    def chance(self) -> Text | None:
        """What Nature would have done after the last legal action, if it was her turn."""
        game = self.answer.game
        ways = game.rules.chance(self.answer.state)
        if ways is None:
            return None
        words = game.notation.verbs.row(ways.at(0)).words
        return Text(*(re.sub(r"{\w+}", "…", each) for each in (words.en, words.de)))

    def done(self, action: object) -> Done:
        """An action in words."""
        game = self.answer.game
        return Done(
            by=game.rules.actor(action),
            said=said(game, action),
            written=game.notation.write(action),
        )

    @property
    def hides_claims(self) -> bool:
        """Whether it is not told what a record says of the end: before it, points may sum up what
        is hidden.
        """
        return self.hides and self.answer.outcome is None

    def claim(self, claim: Claim) -> ClaimDiffers:
        """What a record says of the end."""
        outcome, key, hidden = self.answer.outcome, claim.key.value, self.hides_claims
        right = None if outcome is None else claim.true_values(outcome)
        return ClaimDiffers(
            line=self.line(claim.line),
            of=key,
            written=None if hidden else claim.values,
            there=f"`{key}`" if hidden else claim.told(claim.values, self.names),
            expected=right,
            right="" if right is None else claim.told(right, self.names),
            over=outcome is not None,
        )
