"""A game with gaps played: every entry is put before the rules on every branch that is left.

An entry is illegal where no branch goes on; where some go on and others do not, it hangs on the
gaps, and those that do are followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from attrs import evolve

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.court.gaps.branch import Branch, begun, numbers
from daumen_rules.games.daumen_drauf.court.gaps.certain_events import story
from daumen_rules.games.daumen_drauf.court.gaps.continuations import (
    Continuation,
    continuations,
    gap_of,
    noted_of,
    seat_of,
    with_card,
)
from daumen_rules.games.daumen_drauf.court.gaps.counting import Counted, counted
from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import Held
from daumen_rules.games.daumen_drauf.court.gaps.filling import Filler, OutOfTime
from daumen_rules.games.daumen_drauf.court.gaps.findings import (
    AnyEntry,
    Certain,
    ClaimImpossible,
    Complete,
    Depends,
    EndingWithGaps,
    EndsOpen,
    GameFindings,
    IllegalWithGaps,
    MarkDiffers,
    Stopped,
    Unfinished,
)
from daumen_rules.games.daumen_drauf.court.gaps.illegal_entry import surely_legal, why_not
from daumen_rules.games.daumen_drauf.model import Finished, Playing, State, Undealt
from daumen_rules.games.daumen_drauf.notation.noting import trick_begun
from daumen_rules.games.daumen_drauf.refusal import readings_that_allow
from daumen_rules.games.daumen_drauf.remembered import can_be
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.kernel.ruling import Breach, Refused
from daumen_rules.kernel.text import Sentence, Term, Text
from daumen_rules.pieces.noted import Claim, GameRecord, Gap, Key, Mark

OF_THE_CARD: Final = (c.HIGH_1, c.HIGH_5, c.TURN_2, c.RAISE_3, c.PARRY_1)
ANY: Final = Term("?", Text("any card", "irgendeine Karte"))


def play(
    game: GameRecord, before: Undealt, filler: Filler, *, goes_on: bool = False
) -> GameFindings:
    """Play a game from before its deal. `goes_on` says that the record has a game after it."""
    return _Play(game, before, filler).findings(goes_on=goes_on)


class _Play:
    """The branches that are left, and what was found on the way."""

    def __init__(self, game: GameRecord, before: Undealt, filler: Filler) -> None:
        self.game, self.filler = game, filler
        always = evolve(filler, running=lambda: True)
        self.branches: tuple[Branch, ...] = (begun(before, game.deal, game.deal_line, always),)
        self.depends: list[Depends] = []
        self.done = 0
        """How many entries were legal."""

    def findings(self, *, goes_on: bool) -> GameFindings:
        """What the game comes to."""
        try:
            ending = self.ending(goes_on=goes_on)
        except OutOfTime:
            ending = Stopped(self.line)
        found = [counted(branch, self.filler) for branch in self.branches]
        opened = [one.open for one in found]
        noted = None
        for claim in self.game.claims:
            if isinstance(ending, IllegalWithGaps | MarkDiffers | ClaimImpossible | Stopped):
                break
            kept = [
                at
                for at, (branch, one) in enumerate(zip(self.branches, found, strict=True))
                if isinstance(branch.state, Finished) and _can_be(claim, one)
            ]
            if kept:
                self.branches = tuple(self.branches[at] for at in kept)
                found, opened = [found[at] for at in kept], [opened[at] for at in kept]
                if claim.key is Key.RESULT:
                    noted = claim.values
                    found = [one.scoring(noted) for one in found]
                ending = Complete()
            elif all(one.complete for one in found):
                over = any(isinstance(branch.state, Finished) for branch in self.branches)
                ending = ClaimImpossible(claim, over)
            else:
                ending = Stopped(claim.line)
        lines = {
            branch.known.showings[at].line
            for branch, ats in zip(self.branches, opened, strict=True)
            for at in ats
        }
        return GameFindings(
            told=story(self.branches, found, self.filler),
            depends=tuple(self.depends),
            ending=ending,
            counted=tuple(found),
            open_lines=tuple(sorted(lines)),
            noted_score=noted,
        )

    @property
    def line(self) -> int:
        """The line of the entry at hand, 0 after the last."""
        entries = self.game.entries
        return entries[self.done].line if self.done < len(entries) else 0

    def ending(self, *, goes_on: bool) -> EndingWithGaps:
        before_it: object = None
        for entry in self.game.entries:
            wrong: IllegalWithGaps | MarkDiffers | None
            if isinstance(entry, Mark):
                wrong = self.mark(entry, twice=isinstance(before_it, Mark))
            else:
                wrong = self.entry(entry)
            if wrong is not None:
                return wrong
            before_it = entry
            self.done += 1
        over = tuple(s for s in self.branches if isinstance(s.state, Finished))
        if over and (goes_on or len(over) == len(self.branches)):
            self.branches = over
            return Complete()
        turns = dict.fromkeys(_turn(branch) for branch in self.branches)
        only = next(iter(turns))
        if len(turns) == 1 and only is not None:
            return Unfinished(only)
        return EndsOpen(tuple(turns), _parting(self.branches, self.branches))

    def mark(self, mark: Mark, *, twice: bool) -> MarkDiffers | None:
        """A trick mark: it is wrong twice in a row, and where it is so on every branch."""
        if twice:
            return MarkDiffers(mark, None)
        found = [(branch, _differs(mark, branch.state)) for branch in self.branches]
        on = tuple(branch for branch, differs in found if differs is None)
        if not on:
            return found[0][1]
        against = [branch for branch, differs in found if differs is not None]
        if against:
            self.depends.append(_depends(mark, on, against))
        self.branches = on
        return None

    def entry(self, entry: AnyEntry) -> IllegalWithGaps | None:
        """What a seat did: it is illegal where it is so on every branch."""
        found = [
            way for branch in self.branches for way in continuations(branch, entry, self.filler)
        ]
        on = tuple(way.branch for way in found if way.refused is None)
        if not on:
            return self.illegal(entry, found)
        against = [way for way in found if way.refused is not None]
        if against:
            self.depends.append(_depends(entry, on, [way.branch for way in against]))
        self.branches = on
        return None

    def illegal(self, entry: AnyEntry, found: list[Continuation]) -> IllegalWithGaps:
        """The entry that no branch allows; with ways found the seat holds the card in them."""
        refusals = [way.refused for way in found if way.refused is not None]
        at = found[0].branch if found else self.branches[0]
        card = found[0].card if found else None
        lacks = not refusals
        if lacks:
            refusals, card = self.lacking(entry)
        action = with_card(entry, card or at.pack.cards[0])
        shared = [
            breach
            for breach in refusals[0].breaches
            if all(breach.clause in refused.clauses for refused in refusals)
        ]
        breaches = tuple(_as_noted(breach, entry) for breach in shared or refusals[0].breaches)
        state = at.state
        why: tuple[Sentence, ...] = ()
        legal: tuple[Certain, ...] = ()
        with suppress(OutOfTime):
            legal = surely_legal(self.branches, self.filler)
            if lacks and isinstance(state, Playing):
                cards = numbers(at.pack, noted_of(entry))
                why = tuple(why_not(at, seat_of(entry), cards, self.filler)) if cards else ()
        return IllegalWithGaps(
            entry=entry,
            refused=Refused(breaches),
            legal=legal,
            otherwise=readings_that_allow(state, action),
            why=why,
        )

    def lacking(self, entry: AnyEntry) -> tuple[list[Refused], Card]:
        """What is said of a card that the seat cannot hold, whichever it was of those noted."""
        noted = noted_of(entry)
        card = noted if isinstance(noted, Card) else None
        if card is None:
            card = next(c for c in self.branches[0].pack.cards if can_be(noted, c))
        answers = [step(branch.state, with_card(entry, card)) for branch in self.branches]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        if noted is None:
            refused = [_but_of_the_card(one) for one in refused]
        return refused, card


def _but_of_the_card(refused: Refused) -> Refused:
    """A refusal without what is said of a card of which nothing is noted."""
    return Refused(tuple(b for b in refused.breaches if b.clause not in OF_THE_CARD))


def _can_be(claim: Claim, counted: Counted) -> bool:
    """Whether an end can be as it is noted; nothing is ever paid."""
    match claim.key:
        case Key.RESULT:
            return counted.net.can_be(claim.values, claim.values)
        case Key.WINNERS:
            return claim.values in counted.net.winners()
        case _:
            return not any(claim.values)


def _differs(mark: Mark, state: State) -> MarkDiffers | None:
    """What is wrong with the mark of a trick in a state; None where it is right."""
    begins = trick_begun(state)
    return None if begins == mark.number else MarkDiffers(mark, begins)


def _turn(branch: Branch) -> int | None:
    return branch.state.trick.turn if isinstance(branch.state, Playing) else None


def _parting(on: Sequence[Branch], against: Sequence[Branch]) -> tuple[Held, ...]:
    """What hands had to hold on branches that go on and did not on others."""
    others = {held for branch in against for held in branch.known.held}
    found = dict.fromkeys(
        held for branch in on for held in branch.known.held if held.opposite in others
    )
    return tuple(found)


def _depends(entry: AnyEntry | Mark, on: Sequence[Branch], against: Sequence[Branch]) -> Depends:
    """What parts the branches that go on from the others."""
    cards: list[tuple[int, tuple[Kind, ...]]] = []
    for at, showing in enumerate(on[0].known.showings):
        kinds, others = (_kinds(branches, at) for branches in (on, against))
        if not others <= kinds:
            cards.append((showing.line, tuple(sorted(kinds))))
    return Depends(entry, _parting(on, against), tuple(cards))


def _kinds(branches: Sequence[Branch], at: int) -> set[Kind]:
    """What a showing was on some branches."""
    return {
        branch.pack.cards[min(branch.known.showings[at].cards)].kind
        for branch in branches
        if at < len(branch.known.showings)
    }


def _as_noted(breach: Breach, entry: AnyEntry) -> Breach:
    """A breach that names the card no further than it is noted."""
    if breach.clause is not c.THUMB_1 or not isinstance(entry, Gap):
        return breach
    noted = gap_of(entry).noted
    card = ANY if noted is None else noted.term
    facts = tuple((name, card if name == "card" else fact) for name, fact in breach.sentence.facts)
    return evolve(breach, sentence=evolve(breach.sentence, facts=facts))
