"""What `check` and `why` say of a record that begins with a position with gaps, in any game.

Its actions are played in all ways to fill the gaps that matter, or in some that chance has drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import product
from typing import Any, Final

from daumen_rules.contracts import check_result as told
from daumen_rules.contracts.court import AnyCourt, FoundWithGaps, MoveWithGaps
from daumen_rules.contracts.record_model import Act, Claim, GameRecord, Record, mover_word
from daumen_rules.disputes.explanation import EventReasons, Explanation
from daumen_rules.disputes.search import TimeUpError, in_common
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import LANGUAGES, Text
from daumen_rules.kernel.verdict import by_gist
from daumen_rules.positions.parts import A_GAP
from daumen_rules.records.record_story import said

from .case import differences, distance
from .filling import ENUMERATED
from .ways import Way, parted, under, ways_of

COMPARED: Final = 12
"""The number of ways in which an entry is legal, and of those in which it is not, among which the
two that differ least are looked for.
"""


def find(name: str, record: Record, rules: Any, running: Callable[[], bool]) -> told.RecordFound:
    """The findings on a record: of each entry whether it is legal in all ways, in some or in none.

    Gaps that do not stand in a position are read by the court of the game. Raises OptionError where
    no way to fill the gaps fits the rules.
    """
    one = record.games[0]
    if one.position is None:
        return _court(record).find(name, record, rules, running)
    position = under(one.position, rules)
    number = position.count()
    possible = sum(1 for _ in position.states()) if number <= ENUMERATED else None
    try:
        found, are_all = ways_of(record, one, position, running)
    except TimeUpError:
        line = one.acts[0].line if one.acts else 0
        game = told.GameFound(heard=(), ending=told.LimitReached(line))
        counted = told.Ways(number=number, possible=possible)
        return told.RecordFound(rules=name, legal=True, gaps=True, games=(game,), ways=counted)
    game = _Teller(record, one, are_all=are_all).game(found)
    return told.RecordFound(
        rules=name,
        legal=not isinstance(game.ending, told.Illegal | told.ClaimsDiffer),
        gaps=True,
        games=(game,),
        ways=told.Ways(number=number, possible=possible, drawn=0 if are_all else len(found)),
    )


def explain_gaps(
    record: Record, rules: Any, line: int | None, running: Callable[[], bool]
) -> FoundWithGaps:
    """Why the entry at a line is legal in all ways, in some or in none, as a court explains it."""
    one = record.games[0]
    if one.position is None:
        return _court(record).explain_gaps(record, rules, line, running)
    position = under(one.position, rules)
    try:
        found, are_all = ways_of(record, one, position, running)
        reached = max(way.played.legal for way in found)
        lines = tuple(act.line for act in one.acts[: reached + 1])
        if line is None:
            line = lines[reached] if reached < len(lines) else None
        if line not in lines:
            return lines
        at = lines.index(line)
        cut = evolve(one, entries=one.entries[: at + 1])
        found, are_all = ways_of(record, cut, position, running)
    except TimeUpError:
        return None
    teller = _Teller(record, cut, are_all=are_all)
    legal, illegal = parted([way for way in found if way.played.legal >= at], at)
    why = teller.explained(legal or illegal, is_legal=bool(legal))
    if legal and illegal:
        why = evolve(
            why,
            so_if=(_so_if(teller.example(legal, illegal)),),
            against=teller.explained(illegal, is_legal=False).reasons,
            anyhow=False,
        )
    return MoveWithGaps(line, teller.done(one.acts[at]), why)


def _court(record: Record) -> AnyCourt:
    assert record.game.court is not None, "a court read the gaps"
    return record.game.court()


@frozen
class _Teller:
    """Puts what was found into the values that `check` and `why` print.

    `are_all` says whether the ways are all there are.
    """

    record: Record
    one: GameRecord
    are_all: bool

    def game(self, found: Sequence[Way]) -> told.GameFound:
        """The findings on the game."""
        ways, depends = found, list[told.EntryDepends]()
        for entry, act in enumerate(self.one.acts):
            legal, illegal = parted(ways, entry)
            if not legal:
                ending: told.Ending = self.illegal(act, illegal)
                return told.GameFound(heard=self.heard(ways), ending=ending, depends=tuple(depends))
            if illegal:
                depends.append(self.depends(act, legal, illegal))
            ways = legal
        outcomes = {way.played.outcome for way in ways}
        ended = [outcome for outcome in outcomes if outcome is not None]
        points = None
        if len(ended) == len(outcomes):
            by_seat = zip(*(outcome.scores for outcome in ended), strict=True)
            points = tuple((min(each), max(each)) for each in by_seat)
        return told.GameFound(
            heard=self.heard(ways),
            ending=self.ending(ways, ended),
            outcome=ended[0] if len(outcomes) == 1 and ended else None,
            points=points,
            winners=tuple(sorted({tuple(sorted(outcome.winners)) for outcome in ended})),
            depends=tuple(depends),
        )

    def heard(self, ways: Sequence[Way]) -> tuple[told.ToldEvent, ...]:
        """The events that happen in all ways."""
        return tuple(
            told.ToldEvent(number=act.line, entry=entry, event=event, name=type(event).__name__)
            for entry, (act, *rows) in enumerate(
                zip(self.one.acts, *(way.played.events for way in ways), strict=False)
            )
            for event in rows[0]
            if all(event in row for row in rows)
        )

    def ending(self, ways: Sequence[Way], ended: Sequence[Outcome]) -> told.Ending:
        """How the game stands after entries that are legal in these ways."""
        is_over = all(way.played.outcome is not None for way in ways)
        wrong = [claim for claim in self.one.claims if not _can_be(claim, ended)]
        if wrong:
            return told.ClaimsDiffer(tuple(self.claim(each, over=is_over) for each in wrong))
        if is_over:
            return told.Complete()
        movers = dict.fromkeys((way.played.movers or (None,))[0] for way in ways)
        if len(movers) > 1:
            return told.Open(tuple(movers), {"held": []})
        return told.Unfinished(ways[0].played.movers)

    def claim(self, claim: Claim, *, over: bool) -> told.ClaimDiffers:
        """A claim that is true in no way."""
        return told.ClaimDiffers(
            line=claim.line,
            of=claim.key.value,
            written=claim.values,
            there=claim.told(claim.values, self.record.names),
            expected=None,
            right="",
            over=over,
        )

    def illegal(self, act: Act, ways: Sequence[Way]) -> told.Illegal:
        """An entry that is legal in none of the ways."""
        breaches = [way.played.breaches for way in ways]
        same = tuple(one for one in breaches[0] if all(one in row for row in breaches))
        done = self.done(act)
        return told.Illegal(
            line=act.line, done=done, by=done.by, breaches=same, legal=(), anyhow=self.are_all
        )

    def depends(self, act: Act, legal: Sequence[Way], illegal: Sequence[Way]) -> told.EntryDepends:
        """An entry that is legal in some ways."""
        done, lines = self.done(act), self.example(legal, illegal)
        who = mover_word(done.by, self.record.names)
        return told.EntryDepends(
            line=act.line,
            done=Text(f"{who}: {done.said.en}", f"{who}: {done.said.de}"),
            so_if=(_so_if(lines),),
            data={
                "by": done.by if isinstance(done.by, int) else who,
                "action": done.written,
                "held": [],
                "cards": [],
                "lines": [line.en for line in lines],
            },
        )

    def example(self, legal: Sequence[Way], illegal: Sequence[Way]) -> tuple[Text, ...]:
        """The lines of a way in which an entry is legal, as far as another way in which it is not
        lacks them; of two ways that differ little.
        """
        pairs = product(legal[:COMPARED], illegal[:COMPARED])
        one, other = min(pairs, key=lambda pair: distance(pair[0].start, pair[1].start))
        lines = differences(self.record.game, one.start, other.start, self.record.names)
        return tuple(line for line in lines if not A_GAP.search(line.en)) or lines

    def explained(self, ways: Sequence[Way], *, is_legal: bool) -> Explanation:
        """Why the last entry is legal, or is not, in all of some ways."""
        drawn = 0 if self.are_all else len(ways)
        if not is_legal:
            reasons = reduce(in_common, (way.played.refusal for way in ways)).reasons
            return Explanation(False, reasons, anyhow=True, drawn=drawn)
        rows = [way.played.events[-1] for way in ways]
        common = (event for event in rows[0] if all(event in row for row in rows))
        events = tuple(EventReasons(event, (by_gist(event.clause),)) for event in common)
        return Explanation(True, (), events=events, anyhow=True, drawn=drawn)

    def done(self, act: Act) -> told.Done:
        """An action with its mover, in words, and as records write it."""
        game = self.record.game
        return told.Done(
            by=game.rules.actor(act.action),
            said=said(game, act.action),
            written=game.notation.write(act.action),
        )


def _so_if(lines: Sequence[Text]) -> Text:
    """Lines of an example, in one text."""
    en, de = ("; ".join(line[language] for line in lines) for language in LANGUAGES)
    return Text(f"{en} (for example)", f"{de} (zum Beispiel)")


def _can_be(claim: Claim, ended: Sequence[Outcome]) -> bool:
    """Whether a claim is true by one of some outcomes."""
    return any(claim.true_values(outcome) == claim.values for outcome in ended)
