"""What `check` says of a record in the form of all games, whole or as one seat may know it.

The words stand in `pieces.checked`; a record in the form of one game alone its court tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from attrs import frozen

from daumen_rules.cli.shared.asked import rules_of
from daumen_rules.cli.shared.frame import fail
from daumen_rules.cli.shared.words import place
from daumen_rules.kernel.game import legal_actions
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.ruling import Breach
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces import checked as checked_words
from daumen_rules.pieces.checked import (
    LEGAL,
    at_line,
    breach_data,
    breach_lines,
    event_data,
    event_lines,
    heading,
    legal_there,
    not_over,
    noted_otherwise,
    noted_too_early,
)
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rows import mover_term
from daumen_rules.pieces.scene_lines import scene_lines
from daumen_rules.pieces.telling import abbreviated, result_words
from daumen_rules.pieces.told import Told
from daumen_rules.records.noted import Claim, Record, mover_word, seat_called
from daumen_rules.records.replay import Replay, replay

_UNKNOWN: Final = Text(
    "  Which clause it breaks depends on cards that are hidden here.",
    "  Welche Klausel verletzt ist, liegt an Karten, die hier verborgen sind.",
)


def seat_asked(asked: str | None, names: tuple[str, ...], language: Language) -> Seat | None:
    """The seat of a name, a letter, or a number from 1. Raises Failure."""
    if asked is None:
        return None
    numbers = {str(number): seat for seat, number in enumerate(range(1, len(names) + 1))}
    seat = seat_called(asked, names)
    if seat is None:
        seat = numbers.get(asked)
    if seat is None:
        some = ", ".join(f"{name} ({number})" for name, number in zip(names, numbers, strict=True))
        fail(
            language,
            f"--seat: found {asked!r}; expected {some}",
            f"--seat: gefunden {asked!r}; erwartet {some}",
        )
    return seat


def checked(
    path: str, record: Record, asked: str | None, seat: str | None, language: Language, tick: Tick
) -> Verdict:
    """A record played, by its own rules or by those asked for, as long as `tick` lets it. Raises
    Failure, click.UsageError.
    """
    viewer = seat_asked(seat, record.names, language)
    rules = None if asked is None else rules_of(record.game, asked)
    try:
        return Verdict(path, replay(record, rules, tick), viewer, language)
    except OptionError as error:
        fail(language, error.text.en, error.text.de)


@frozen
class Verdict:
    """A replay as it is told: of a file, in a language, to one seat or (None) to a referee."""

    path: str
    answer: Replay
    seat: Seat | None
    language: Language

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self.answer.record.names

    # What may be told

    @property
    def hides(self) -> bool:
        """Whether something is hidden from whoever is told."""
        return self.seat is not None and self.answer.record.game.checks.alike is not None

    def heard(self) -> Iterator[tuple[int, Told]]:
        """All that has happened, each with its line; where something is hidden each with its number
        among them, because lines count what was done in secret too.
        """
        witness, number = self.answer.record.game.rules.witness, 0
        for act, told in zip(self.answer.record.acts, self.answer.steps, strict=False):
            for event in told.events:
                number += 1
                heard = event if self.seat is None else witness(event, self.seat)
                yield number if self.hides else act.line, heard

    @property
    def is_whole(self) -> bool:
        """Whether the illegal action can be told with all that was compared: to the referee, to
        whoever did it, and where nothing is hidden.
        """
        illegal, game = self.answer.illegal, self.answer.record.game.rules
        return not self.hides or illegal is None or bool(game.actor(illegal.action) == self.seat)

    def breaches(self) -> tuple[Breach, ...]:
        """The broken clauses that may be told. Of what another seat did, only that it was not its
        turn: all else may depend on cards that it holds.
        """
        illegal, refused = self.answer.illegal, self.answer.refused
        broken = () if refused is None else refused.breaches
        if self.is_whole or illegal is None:
            return broken
        game = self.answer.record.game.rules
        on_turn = game.actor(illegal.action) in game.movers(self.answer.state)
        return () if on_turn else broken[:1]

    def legal(self) -> list[tuple[str, str]]:
        """What would have been legal after the last legal action: who, and what."""
        game = self.answer.record.game.rules
        return [
            (
                mover_word(game.actor(action), self.names),
                self.answer.record.game.notation.write(action),
            )
            for action in legal_actions(game, self.answer.state)
            if self.seat is None or game.actor(action) == self.seat
        ]

    @property
    def is_legal(self) -> bool:
        """Whether all that was done is legal, and the end is as the record says."""
        return self.answer.is_true

    # In words

    def lines(self, log: bool | None, *, long: bool = False) -> Iterator[str]:
        """The answer, line by line; `log` says whether with all events, None: where it is legal.
        There is nothing to be told at more length.
        """
        record, language = self.answer.record, self.language
        book = record.game.book
        yield heading(self.path, book.write_rules(record.rules), book.title)[language]
        if self.is_legal if log is None else log:
            yield from event_lines(self.heard(), self.names, language)
        if self.answer.illegal is not None:
            yield from self._illegal_lines()
        if self.seat is not None:
            view = record.game.rules.view(self.answer.state, self.seat)
            seen = record.game.scene.of(view, self.seat)
            yield from scene_lines(seen, language, self.names)
        if self.answer.illegal is None:
            yield from self._ending_lines()

    def _illegal_lines(self) -> Iterator[str]:
        illegal = self.answer.illegal
        assert illegal is not None
        game = self.answer.record.game
        done = mover_word(game.rules.actor(illegal.action), self.names)
        if self.is_whole:
            done += f": {game.notation.write(illegal.action)}"
        yield self._at(illegal.line, checked_words.illegal(Text(done, done)))
        yield from breach_lines(
            self.breaches(), self.names, self.language, place, whole=self.is_whole
        )
        if not self.breaches():
            yield _UNKNOWN[self.language]
        legal = self.legal()
        if legal:
            words = abbreviated([f"{who}: {what}" for who, what in legal], self.language)
            yield legal_there(words)[self.language]

    def _ending_lines(self) -> Iterator[str]:
        answer, language = self.answer, self.language
        outcome = answer.outcome
        if outcome is None:
            turn = mover_term(answer.record.game.rules.movers(answer.state)[0])
            both = Text(turn.say("en", self.names), turn.say("de", self.names))
            yield not_over(both)[language]
        else:
            yield LEGAL[language] + result_words(outcome, self.names, language)
        for claim in answer.differing:
            yield self._claim_line(claim)

    def _at(self, line: int, said: Text) -> str:
        """What stands on a line of the record, which is told where nothing is hidden."""
        words = said[self.language]
        return words[0].upper() + words[1:] if self.hides else at_line(line, said)[self.language]

    def _claim_line(self, claim: Claim) -> str:
        """What a record says of the end. Points before it may sum up what is hidden."""
        key, outcome = claim.key.value, self.answer.outcome
        there = key if self._hides_claims else f"{key}: {claim.words(claim.values, self.names)}"
        if outcome is None:
            said = noted_too_early(f"`{there}`")
        else:
            right = f"{key}: {claim.words(claim.true_values(outcome), self.names)}"
            said = noted_otherwise(f"`{there}`", f"`{right}`")
        return self._at(claim.line, said)

    @property
    def _hides_claims(self) -> bool:
        """Whether it is not told what a record says of the end."""
        return self.hides and self.answer.outcome is None

    # For machines

    def data(self, *, log: bool) -> dict[str, Any]:
        """The same as JSON data."""
        record, outcome = self.answer.record, self.answer.outcome
        key = "number" if self.hides else "line"
        return {
            "file": self.path,
            "game": record.game.slug,
            "rules": record.game.book.write_rules(record.rules),
            "names": list(self.names),
            "seat": self.seat,
            "legal": self.answer.is_true,
            "events": [
                event_data(number, event, self.names, self.language, key=key)
                for number, event in (self.heard() if log else ())
            ],
            "ending": self._ending_data(),
            "result": None
            if outcome is None
            else {
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "payments": list(outcome.payments),
            },
        }

    def _ending_data(self) -> dict[str, Any]:
        answer, illegal = self.answer, self.answer.illegal
        game = answer.record.game
        if illegal is not None:
            return {
                "verdict": "illegal",
                **self._line_data(illegal.line),
                "actor": mover_word(game.rules.actor(illegal.action), self.names),
                "action": game.notation.write(illegal.action) if self.is_whole else None,
                "breaches": [
                    breach_data(broken, self.names, self.language, whole=self.is_whole)
                    for broken in self.breaches()
                ],
                "legal": [{"actor": who, "action": what} for who, what in self.legal()],
            }
        if answer.differing:
            return {
                "verdict": "result_differs",
                "claims": [*map(self._claim_data, answer.differing)],
            }
        if answer.outcome is not None:
            return {"verdict": "legal"}
        movers = game.rules.movers(answer.state)
        return {"verdict": "unfinished", "turn": [mover_word(m, self.names) for m in movers]}

    def _line_data(self, line: int) -> dict[str, int]:
        return {} if self.hides else {"line": line}

    def _claim_data(self, claim: Claim) -> dict[str, Any]:
        outcome = self.answer.outcome
        return {
            **self._line_data(claim.line),
            "of": claim.key.value,
            "written": None if self._hides_claims else list(claim.values),
            "expected": None if outcome is None else list(claim.true_values(outcome)),
        }
