"""Records of *Daumen drauf!* for tests, said in short.

The module only makes them; it expects nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from daumen_rules import GERMAN, RuleSet
from daumen_rules.contracts.record_model import Act, Claim, GameRecord, Gap, Key, Record, TrickMark
from daumen_rules.games.daumen_drauf.cards import Kind
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did, Remembered
from daumen_rules.games.daumen_drauf.recorded_deal import Dealt
from daumen_rules.games.daumen_drauf.remembered_cards import Some

Entries = Iterable[Act | Gap | TrickMark]


def one_game(
    deal: Dealt | None = None,
    entries: Entries = (),
    starter: int | None = None,
    score: tuple[int, ...] | None = None,
) -> GameRecord:
    """One game, with the points that are noted."""
    claims = () if score is None else (Claim(Key.RESULT, score),)
    return GameRecord(deal=deal, entries=tuple(entries), starter=starter, claims=claims)


def a_record(
    names: Iterable[str],
    games: Iterable[GameRecord],
    rules: RuleSet = GERMAN,
    agreed: int | None = None,
    pack: str = "",
) -> Record:
    """One or several games."""
    return Record(
        game=GAME, names=tuple(names), games=tuple(games), rules=rules, agreed=agreed, pack=pack
    )


def a_gap(
    seat: int, act: Literal["show", "parry"], noted: Kind | Some | None = None, line: int = 0
) -> Gap:
    """A card of which not everything is noted."""
    return Gap(seat, Remembered(Did(act), noted), line)


def score_of(game: GameRecord) -> tuple[int, ...] | None:
    """The points that are noted."""
    return next((claim.values for claim in game.claims if claim.key is Key.RESULT), None)
