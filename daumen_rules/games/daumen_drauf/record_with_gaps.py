"""A record with gaps: who did what is noted, but not every card.

Here lives the value; `notation` writes and reads it, `gaps` plays it. A game of which every card is
noted is a `GameRecord`, and a record of such games alone a `Record`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from attrs import field, frozen

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.readings import GERMAN, RULES_VERSION, RuleSet
from daumen_rules.games.daumen_drauf.record import (
    DealtHands,
    DeckOrder,
    Entry,
    GameRecord,
    Record,
    TrickMark,
)
from daumen_rules.games.daumen_drauf.remembered import Noted, Some
from daumen_rules.kernel.seats import Seat

Row: TypeAlias = tuple[Noted, ...]


def in_order(cards: Iterable[Noted]) -> Row:
    """Cards of a hand, which has no order: whole cards, kinds, half cards, unknown ones."""
    cards = tuple(cards)
    whole = sorted(card for card in cards if isinstance(card, Card))
    kinds = sorted(card for card in cards if isinstance(card, Kind))
    halves = sorted((card for card in cards if isinstance(card, Some)), key=str)
    return (*whole, *kinds, *halves, *(card for card in cards if card is None))


def _hands(hands: Iterable[Iterable[Noted]]) -> tuple[Row, ...]:
    return tuple(map(in_order, hands))


@frozen
class DeckWithGaps:
    """What is noted of the deck, top card first: as many as it has cards."""

    cards: Row
    line: int = field(default=0, eq=False)


@frozen
class HandsWithGaps:
    """What is noted of all cards of the dealt hands, by seat, and of the pile, top card first."""

    hands: tuple[Row, ...] = field(converter=_hands)
    pile: Row
    line: int = field(default=0, eq=False)


DealWithGaps: TypeAlias = DeckWithGaps | HandsWithGaps | None
"""None where nothing is known of it."""
AnyDeal: TypeAlias = DeckOrder | DealtHands | DealWithGaps


def _simplest(deal: AnyDeal) -> AnyDeal:
    """Each deal in one way: None where nothing is known, a whole one where everything is."""
    match deal:
        case DeckWithGaps(cards=cards, line=line):
            if not any(cards):
                return None
            whole = tuple(card for card in cards if isinstance(card, Card))
            return DeckOrder(whole, line) if whole == cards else deal
        case HandsWithGaps(hands=hands, pile=pile, line=line):
            if not any(pile) and not any(map(any, hands)):
                return None
            known = tuple(tuple(c for c in row if isinstance(c, Card)) for row in (*hands, pile))
            if known == (*hands, pile):
                return DealtHands(known[:-1], known[-1], line)
            return deal
        case _:
            return deal


@frozen
class EntryWithGap:
    """A seat showed a card, or parried with it, of which not all is noted."""

    seat: Seat
    act: Literal["show", "parry"]
    noted: Kind | Some | None = None
    line: int = field(default=0, eq=False)


@frozen
class GameWithGaps:
    """One game. `starter` and `score` are what the writer says, None where nothing is said."""

    deal: AnyDeal = field(default=None, converter=_simplest)
    entries: tuple[Entry | EntryWithGap | TrickMark, ...] = ()
    starter: Seat | None = None
    score: tuple[int, ...] | None = None
    score_line: int = field(default=0, eq=False)

    @property
    def whole(self) -> GameRecord | None:
        """The same without gaps; None where there are some."""
        entries = tuple(e for e in self.entries if not isinstance(e, EntryWithGap))
        if not isinstance(self.deal, DeckOrder | DealtHands) or len(entries) < len(self.entries):
            return None
        return GameRecord(self.deal, entries, self.starter, self.score, self.score_line)


@frozen(kw_only=True)
class RecordWithGaps:
    """One or several games of the same players, at least one of them with gaps. As in `Record`."""

    names: tuple[str, ...]
    games: tuple[GameRecord | GameWithGaps, ...]
    rules: RuleSet = GERMAN
    version: str = RULES_VERSION
    agreed: int | None = None
    pack: str = ""


AnyRecord: TypeAlias = Record | RecordWithGaps


def any_record(
    *,
    names: tuple[str, ...],
    games: Iterable[GameWithGaps],
    rules: RuleSet,
    version: str,
    agreed: int | None,
    pack: str,
) -> AnyRecord:
    """The record of some games: a whole one where none of them has gaps."""
    played = tuple(game.whole or game for game in games)
    whole = tuple(game for game in played if isinstance(game, GameRecord))
    if whole == played:
        return Record(
            names=names, games=whole, rules=rules, version=version, agreed=agreed, pack=pack
        )
    return RecordWithGaps(
        names=names, games=played, rules=rules, version=version, agreed=agreed, pack=pack
    )
