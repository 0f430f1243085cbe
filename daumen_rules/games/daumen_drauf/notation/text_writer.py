"""The text form of a record, written as by hand at the table.

Here lives its writer; what is read again stands in `text_reader`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daumen_rules.games.daumen_drauf.model import Parry, Pass, Show
from daumen_rules.games.daumen_drauf.notation.checks import FORMAT, FORMAT_VERSION
from daumen_rules.games.daumen_drauf.record import (
    DealtHands,
    DeckOrder,
    Entry,
    GameRecord,
    SeatAction,
    TrickMark,
)
from daumen_rules.games.daumen_drauf.record_with_gaps import (
    AnyRecord,
    DeckWithGaps,
    EntryWithGap,
    GameWithGaps,
    HandsWithGaps,
)
from daumen_rules.games.daumen_drauf.remembered import Noted, remembered_word


def write_text(record: AnyRecord) -> str:
    """A record as canonical text: equal records give equal text."""
    lines = [
        f"{FORMAT} {FORMAT_VERSION}",
        f"rules: {record.rules}",
        f"version: {record.version}",
        f"names: {', '.join(record.names)}",
    ]
    if record.agreed is not None:
        lines.append(f"games: {record.agreed}")
    if record.pack:
        lines.append(f"pack: {record.pack}")
    for number, game in enumerate(record.games, start=1):
        lines += ["", f"game {number}", *_write_game(game, record.names)]
    return "\n".join(lines) + "\n"


def _write_game(game: GameRecord | GameWithGaps, names: Sequence[str]) -> Iterator[str]:
    if game.starter is not None:
        yield f"starter: {names[game.starter]}"
    match game.deal:
        case DeckOrder(cards=cards) | DeckWithGaps(cards=cards):
            yield f"deck: {_row(cards)}"
        case DealtHands(hands=hands, pile=pile):
            for name, hand in zip(names, hands, strict=True):
                yield f"hand {name}: {_row(hand)}"
            yield f"pile: {_row(pile)}".rstrip()
        case HandsWithGaps(hands=hands, pile=pile):
            rows = (*(f"hand {name}" for name in names), "pile")
            for row, cards in zip(rows, (*hands, pile), strict=True):
                if any(cards):
                    yield f"{row}: {_row(cards)}"
        case None:
            pass
    for entry in game.entries:
        match entry:
            case TrickMark(number=number):
                yield f"trick {number}"
            case Entry(action=action):
                yield f"{names[action.seat]}: {_write_action(action)}"
            case EntryWithGap(seat=seat, act=act, noted=noted):
                parry = "parry " if act == "parry" else ""
                yield f"{names[seat]}: {parry}{remembered_word(noted)}"
    if game.score is not None:
        yield f"score: {' '.join(map(str, game.score))}"


def _row(cards: Sequence[Noted]) -> str:
    return " ".join(map(remembered_word, cards))


def _write_action(action: SeatAction) -> str:
    match action:
        case Show(card=card):
            return str(card)
        case Pass():
            return "pass"
        case Parry(card=card):
            return f"parry {card}"
