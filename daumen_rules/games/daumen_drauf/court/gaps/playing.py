"""Plays a game with gaps: the rules judge every entry on every remaining branch.

An entry is illegal if no branch goes on. If some go on and others do not, it depends on the gaps,
and play follows the branches that go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules.contracts.record_model import Claim, GameRecord, Key, TrickMark
from daumen_rules.games.daumen_drauf.cards import Kind
from daumen_rules.games.daumen_drauf.model import Finished, Playing, State, Undealt
from daumen_rules.games.daumen_drauf.notation.record_extras import trick_begun
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.kernel.frozen import evolve

from .branch import Branch, begun
from .certain_events import story
from .continuations import continuations, remembered
from .counting import Counted, counted
from .deal_knowledge import Held
from .filling import Filler, OutOfTime
from .findings import (
    AnyEntry,
    ClaimImpossible,
    Complete,
    DependingEntry,
    EndingWithGaps,
    EndsOpen,
    GameFindings,
    IllegalWithGaps,
    MarkDiffers,
    PlayStopped,
    Unfinished,
)
from .illegal_entry import illegal


def play(
    game: GameRecord, before: Undealt, filler: Filler, *, goes_on: bool = False
) -> GameFindings:
    """Play a game from before its deal. `goes_on` says that the record has a game after it."""
    return _Play(game, before, filler).findings(goes_on=goes_on)


class _Play:
    """The remaining branches, and the findings so far."""

    def __init__(self, game: GameRecord, before: Undealt, filler: Filler) -> None:
        self.game, self.filler = game, filler
        always = evolve(filler, running=lambda: True)
        self.branches: tuple[Branch, ...] = (begun(before, game.deal, game.deal_line, always),)
        self.depends: list[DependingEntry] = []
        self.done = 0
        """The number of legal entries so far."""

    def findings(self, *, goes_on: bool) -> GameFindings:
        """The findings on the game."""
        try:
            ending = self.ending(goes_on=goes_on)
        except OutOfTime:
            ending = PlayStopped(self.line)
        found = [counted(branch, self.filler) for branch in self.branches]
        opened = [one.open for one in found]
        noted = None
        for claim in self.game.claims:
            if isinstance(ending, IllegalWithGaps | MarkDiffers | ClaimImpossible | PlayStopped):
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
                ending = PlayStopped(claim.line)
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
            states=tuple(branch.state for branch in self.branches),
            open_lines=tuple(sorted(lines)),
            passed_over=self.passed_over,
            noted_score=noted,
        )

    @property
    def passed_over(self) -> tuple[AnyEntry, ...]:
        """The entries so far at which a seat was passed over."""
        entries = (one for one in self.game.entries[: self.done] if not isinstance(one, TrickMark))
        return tuple(one for one in entries if remembered(one).did is Did.PASSED_OVER)

    @property
    def line(self) -> int:
        """The line of the entry at hand, 0 after the last."""
        entries = self.game.entries
        return entries[self.done].line if self.done < len(entries) else 0

    def ending(self, *, goes_on: bool) -> EndingWithGaps:
        before_it: object = None
        for entry in self.game.entries:
            wrong: IllegalWithGaps | MarkDiffers | None
            if isinstance(entry, TrickMark):
                wrong = self.mark(entry, twice=isinstance(before_it, TrickMark))
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

    def mark(self, mark: TrickMark, *, twice: bool) -> MarkDiffers | None:
        """Plays a trick mark. It is wrong after another mark, or if it is wrong on every branch."""
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
        """Plays an entry of a seat. It is illegal if it is illegal on every branch."""
        found = [
            way for branch in self.branches for way in continuations(branch, entry, self.filler)
        ]
        on = tuple(way.branch for way in found if way.refused is None)
        if not on:
            return illegal(self.branches, entry, found, self.filler)
        against = [way for way in found if way.refused is not None]
        if against:
            self.depends.append(_depends(entry, on, [way.branch for way in against]))
        self.branches = on
        return None


def _can_be(claim: Claim, counted: Counted) -> bool:
    """Whether the noted end is possible; this game knows no payments."""
    match claim.key:
        case Key.RESULT:
            return counted.net.can_be(claim.values, claim.values)
        case Key.WINNERS:
            return claim.values in counted.net.winners()
        case _:
            return not any(claim.values)


def _differs(mark: TrickMark, state: State) -> MarkDiffers | None:
    """The fault of a trick mark in a state; None where it is right."""
    begins = trick_begun(state)
    return None if begins == mark.number else MarkDiffers(mark, begins)


def _turn(branch: Branch) -> int | None:
    return branch.state.trick.turn if isinstance(branch.state, Playing) else None


def _parting(on: Sequence[Branch], against: Sequence[Branch]) -> tuple[Held, ...]:
    """The facts on hands in which the branches that go on differ from the others."""
    others = {held for branch in against for held in branch.known.held}
    found = dict.fromkeys(
        held for branch in on for held in branch.known.held if held.opposite in others
    )
    return tuple(found)


def _depends(
    entry: AnyEntry | TrickMark, on: Sequence[Branch], against: Sequence[Branch]
) -> DependingEntry:
    """The finding that an entry depends on gaps, with the facts that decide."""
    cards: list[tuple[int, tuple[Kind, ...]]] = []
    for at, showing in enumerate(on[0].known.showings):
        kinds, others = (_kinds(branches, at) for branches in (on, against))
        if not others <= kinds:
            cards.append((showing.line, tuple(sorted(kinds))))
    return DependingEntry(entry, _parting(on, against), tuple(cards))


def _kinds(branches: Sequence[Branch], at: int) -> set[Kind]:
    """The kinds of the card of a showing on some branches."""
    return {
        branch.pack.cards[min(branch.known.showings[at].cards)].kind
        for branch in branches
        if at < len(branch.known.showings)
    }
