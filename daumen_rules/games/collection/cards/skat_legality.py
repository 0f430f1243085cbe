"""What may be done in Skat, and when: its table of rules.

Here live the rows of turn and time, and the table; rows of one stage stand with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.games.collection.cards.auction import (
    answering,
    rising,
)
from daumen_rules.games.collection.cards.skat_auction import (
    auction_of,
    said_out_of_place,
    words,
)
from daumen_rules.games.collection.cards.skat_choice import (
    announced_too_much,
    choices,
    opened_after_looking,
    wrong_discard,
)
from daumen_rules.games.collection.cards.skat_clauses import (
    ANNOUNCED,
    BIDS,
    FOLLOWED,
    HOLDING,
    LAST_WORD,
    OPEN_BY_HAND,
    OWN,
    SKAT_SHOWN,
    SKAT_TAKEN,
    SPEAKING,
    TIME,
    TURN,
)
from daumen_rules.games.collection.cards.skat_play import at, plays, shown_by_nobody
from daumen_rules.games.collection.cards.skat_table import (
    DUE,
    Act,
    Bidding,
    Match,
    Stage,
    actor,
    movers,
    stage,
)
from daumen_rules.games.collection.cards.skat_values import ladder
from daumen_rules.games.collection.cards.tricks import FOLLOW_SUIT, owed, own_card
from daumen_rules.games.collection.pieces.cards import (
    PACK,
    right_deal,
)
from daumen_rules.games.collection.pieces.rows import in_turn
from daumen_rules.kernel.ruling import Breach, Rule, breach
from daumen_rules.kernel.text import Term, Text

_SPEAKS: Final[Rule[Match, Act]] = in_turn(SPEAKING, movers, actor)
_ACTS: Final[Rule[Match, Act]] = in_turn(TURN, movers, actor)
_DUE_WORDS: Final = {
    Stage.DEAL: Text("the deal", "das Geben"),
    Stage.BID: Text("the auction", "das Reizen"),
    Stage.CHOOSE: Text("to take up the skat or to name a hand game", "Skat oder Handspiel"),
    Stage.DISCARD: Text("to lay two cards away", "das Ablegen von zwei Karten"),
    Stage.DECLARE: Text("to name the game", "die Ansage des Spiels"),
    Stage.PLAY: Text("to play a card", "das Ausspielen"),
    Stage.OVER: Text("nothing: the match is over", "nichts: Das Spiel ist aus"),
}


def out_of_time(match: Match, action: Act) -> Breach | None:
    """Deal, auction, skat, announcement and play follow each other."""
    due = stage(match)
    if isinstance(action, DUE[due]):
        return None
    return breach(
        TIME,
        "Now it is time for {due}.",
        "Dran ist jetzt: {due}.",
        due=Term(due.value, _DUE_WORDS[due]),
    )


def speaks_out_of_turn(match: Match, action: Act) -> Breach | None:
    """In the auction a seat speaks when it is asked, or is to bid."""
    return _SPEAKS.breach(match, action) if isinstance(match.phase, Bidding) else None


def acts_out_of_turn(match: Match, action: Act) -> Breach | None:
    """Else seats play in turn, after the soloist has made his choices."""
    return None if isinstance(match.phase, Bidding) else _ACTS.breach(match, action)


LEGALITY: Final[tuple[Rule[Match, Act], ...]] = (
    right_deal(lambda _: PACK),
    Rule(TIME, out_of_time),
    Rule(SPEAKING, speaks_out_of_turn),
    Rule(TURN, acts_out_of_turn),
    rising(BIDS, auction_of, lambda match: ladder(match.rules)),
    answering(HOLDING, auction_of),
    Rule(LAST_WORD, said_out_of_place),
    Rule(SKAT_TAKEN, wrong_discard),
    Rule(ANNOUNCED, announced_too_much),
    Rule(OPEN_BY_HAND, opened_after_looking),
    own_card(OWN, at),
    owed(FOLLOWED, FOLLOW_SUIT, at),
    Rule(SKAT_SHOWN, shown_by_nobody),
)


def candidates(match: Match) -> Iterator[Act]:
    """What seats and the table may do is among it."""
    yield from words(match)
    yield from choices(match)
    yield from plays(match)
