"""Finds out what `check` says of a record without gaps: all of it, or what one seat may know.

Records with gaps go to a court. No words are made here.
"""

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
    missing_pass,
    other_readings,
    refusal_of,
    said,
    suggestions,
)
from daumen_rules.records.replay import GameReplay, Replay
from daumen_rules.records.validation import record_extras_of


def results_of(rules: str, answer: Replay, seat: Seat | None) -> RecordFound:
    """The findings on a replayed record, as far as `seat` may know them; all of them for None.

    `rules` is the name of the rule set.
    """
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
    """The findings on the match; None for a single game."""
    match = answer.match
    if match is None or match.games == 1:
        return None
    winners = () if match.outcome is None else (match.outcome.winners,)
    totals = tuple((total, total) for total in match.totals)
    return MatchFound(played=len(match.played), agreed=match.games, totals=totals, winners=winners)


@frozen
class GameResults:
    """Makes the findings on one game, as far as `seat` may know them; all of them for None."""

    answer: GameReplay
    names: tuple[str, ...]
    seat: Seat | None

    @property
    def hides(self) -> bool:
        """Whether the game hides something from the seat."""
        return hides_from(self.answer.game, self.seat)

    @property
    def counts(self) -> bool:
        """Whether findings name the number of an event in place of a line of the record."""
        return counts_events(self.answer.game, self.seat)

    def found(self) -> GameFound:
        """All findings on the game."""
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
        """The scene that the seat sees at the end; None without a seat."""
        game, seat = self.answer.game, self.seat
        if seat is None:
            return None
        return game.scene.of(game.view(self.answer.state, seat), seat)

    def heard(self) -> Iterator[ToldEvent]:
        """The events as the seat witnessed them, each with its line.

        If `counts`, each has its number among the events: line numbers would betray how many secret
        actions came before.
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
        """The end of the game: complete, unfinished, or the first thing that is wrong."""
        answer = self.answer
        if answer.illegal is not None:
            return self.illegal(answer.illegal)
        if answer.wrong_mark is not None:
            mark, expected = answer.wrong_mark
            return MarkDiffers(
                line=self.line(mark.line),
                written=mark.number,
                expected=expected,
                missing=missing_pass(answer),
            )
        if answer.differing:
            return ClaimsDiffer(tuple(map(self.claim, answer.differing)))
        if answer.outcome is not None:
            return Complete()
        return Unfinished(answer.game.rules.movers(answer.state))

    def line(self, line: int) -> int:
        """A line of the record; 0 if the seat may not know line numbers."""
        return 0 if self.counts else line

    def illegal(self, act: Act) -> Illegal:
        """The first illegal action, as far as the seat may know it."""
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
        """The broken clauses that the seat may know of another seat's action.

        That is the first one if the other seat was not on turn, else none: a reason may depend on
        the cards in its hand.
        """
        answer, rules = self.answer, self.answer.game.rules
        assert answer.refused is not None
        assert answer.illegal is not None
        on_turn = rules.actor(answer.illegal.action) in rules.movers(answer.state)
        return () if on_turn else answer.refused.breaches[:1]

    def legal(self) -> tuple[Done, ...]:
        """The legal actions in the last state; for a seat only its own."""
        rules = self.answer.game.rules
        return tuple(
            self.done(action)
            for action in legal_actions(rules, self.answer.state)
            if self.seat is None or rules.actor(action) == self.seat
        )

    def chance(self) -> Text | None:
        """The form of Nature's action in the last state, such as `throw …`; None if she is not on
        turn.
        """
        game = self.answer.game
        ways = game.rules.chance(self.answer.state)
        if ways is None:
            return None
        words = game.notation.verbs.row(ways.at(0)).words
        return Text(*(re.sub(r"{\w+}", "…", each) for each in (words.en, words.de)))

    def done(self, action: object) -> Done:
        """An action with its mover, in words, and as records write it."""
        game = self.answer.game
        return Done(
            by=game.rules.actor(action),
            said=said(game, action),
            written=game.notation.write(action),
        )

    @property
    def hides_claims(self) -> bool:
        """Whether statements of a record on its end are hidden, as points noted before the end may
        add up hidden cards.
        """
        return self.hides and self.answer.outcome is None

    def claim(self, claim: Claim) -> ClaimDiffers:
        """A wrong statement of a record on its end, with the right values if the game is over."""
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
