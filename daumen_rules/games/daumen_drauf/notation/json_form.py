"""The JSON form of a record, for machines; its schema stands in `spec/`.

Here live its writer and its reader. A reader's error names line and column of the value at fault.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Literal, NoReturn

from daumen_rules.games.daumen_drauf.model import Card, Pack, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.notation.checks import (
    FORMAT,
    FORMAT_VERSION,
    check_cards,
    check_complete,
    check_hand,
    check_name,
    check_pack,
    check_players,
    check_version,
    read_card,
    read_rules,
)
from daumen_rules.games.daumen_drauf.notation.gap_checks import (
    check_deck_size,
    check_pile_size,
    check_together,
    is_gap,
    read_noted,
)
from daumen_rules.games.daumen_drauf.notation.lines import RESERVED
from daumen_rules.games.daumen_drauf.record import (
    DealtHands,
    DeckOrder,
    Entry,
    GameRecord,
    Record,
    TrickMark,
)
from daumen_rules.games.daumen_drauf.record_with_gaps import (
    AnyDeal,
    AnyRecord,
    DeckWithGaps,
    EntryWithGap,
    GameWithGaps,
    HandsWithGaps,
    any_record,
)
from daumen_rules.games.daumen_drauf.remembered import Noted, remembered_word
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.located_json import Node, parse
from daumen_rules.kernel.text import Text

# Writing


def write_json(record: AnyRecord) -> str:
    """A record as canonical JSON: sorted keys, no blanks, one line; equal records, equal text."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "rules": str(record.rules),
        "version": record.version,
        "names": list(record.names),
        "games": [_game_data(game) for game in record.games],
    }
    if record.agreed is not None:
        data["agreed"] = record.agreed
    if record.pack:
        data["pack"] = record.pack
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def _game_data(game: GameRecord | GameWithGaps) -> dict[str, Any]:
    data: dict[str, Any] = {"entries": [_entry_data(entry) for entry in game.entries]}
    match game.deal:
        case DeckOrder(cards=cards) | DeckWithGaps(cards=cards):
            data["deck"] = list(map(remembered_word, cards))
        case DealtHands(hands=hands, pile=pile):
            data["hands"] = [list(map(str, hand)) for hand in hands]
            data["pile"] = list(map(str, pile))
        case HandsWithGaps(hands=hands, pile=pile):
            if any(map(any, hands)):
                data["hands"] = [list(map(remembered_word, hand)) for hand in hands]
            if any(pile):
                data["pile"] = list(map(remembered_word, pile))
        case None:
            pass
    if game.starter is not None:
        data["starter"] = game.starter
    if game.score is not None:
        data["score"] = list(game.score)
    return data


def _entry_data(entry: Entry | EntryWithGap | TrickMark) -> dict[str, Any]:
    if isinstance(entry, TrickMark):
        return {"trick": entry.number}
    if isinstance(entry, EntryWithGap):
        return {"seat": entry.seat, entry.act: remembered_word(entry.noted)}
    match entry.action:
        case Show(seat=seat, card=card):
            return {"seat": seat, "show": str(card)}
        case Pass(seat=seat):
            return {"seat": seat, "pass": True}
        case Parry(seat=seat, card=card):
            return {"seat": seat, "parry": str(card)}


# Reading


def read_json(text: str) -> Record:
    """The record of a JSON text. Raises InputError with line, column, found and expected."""
    record = _record(text, no_tick, gaps=False)
    assert isinstance(record, Record)
    return record


def read_json_with_gaps(text: str, tick: Tick = no_tick) -> AnyRecord:
    """The record of a JSON text, which may have gaps. Raises InputError as `read_json` does."""
    return _record(text, tick, gaps=True)


def _record(text: str, tick: Tick, *, gaps: bool) -> AnyRecord:
    top = parse(text, tick)
    top.only("format", "format_version", "rules", "version", "names", "agreed", "pack", "games")
    _constant(top.member("format"), FORMAT)
    _constant(top.member("format_version"), FORMAT_VERSION)
    rules = top.member("rules")
    version = top.member("version")
    listed = top.member("names")
    listed.asked(partial(check_players, len(listed.items())))
    names: list[str] = []
    for node in listed.items():
        names.append(node.asked(partial(check_name, node.string(), names, RESERVED)))
    agreed, small = top.optional("agreed"), top.optional("pack")
    name = None if small is None else small.string()
    pack = (small or top).asked(partial(check_pack, name, len(names)))
    games = top.member("games").items()
    if not games:
        top.member("games").wrong(Text("at least one game", "mindestens eine Partie"))
    return any_record(
        rules=rules.asked(partial(read_rules, rules.string())),
        version=version.asked(partial(check_version, version.string())),
        names=tuple(names),
        agreed=None if agreed is None else agreed.integer(minimum=1),
        pack=pack.name,
        games=[_game(node, len(names), pack, gaps=gaps) for node in games],
    )


def _constant(node: Node, value: str) -> None:
    if node.string() != value:
        node.wrong(Text(f'"{value}"', f'"{value}"'))


def _game(node: Node, players: int, pack: Pack, *, gaps: bool) -> GameWithGaps:
    node.only("deck", "hands", "pile", "entries", "starter", "score")
    starter, score = node.optional("starter"), node.optional("score")
    return GameWithGaps(
        deal=_deal_with_gaps(node, players, pack) if gaps else _deal(node, players, pack),
        entries=tuple(_entry(e, players, gaps=gaps) for e in node.member("entries").items()),
        starter=None if starter is None else starter.integer(0, players - 1),
        score=None if score is None else _score(score, players),
        score_line=0 if score is None else score.line,
    )


def _score(node: Node, players: int) -> tuple[int, ...]:
    points = tuple(item.integer() for item in node.items())
    if len(points) != players:
        node.wrong(Text(f"{players} whole numbers", f"{players} ganze Zahlen"))
    return points


def _deal(node: Node, players: int, pack: Pack) -> DeckOrder | DealtHands:
    deck = node.optional("deck")
    if deck is not None:
        node.only("deck", "entries", "starter", "score")
        cards = _cards(deck)
        deck.asked(partial(check_cards, cards, players, pack))
        deck.asked(partial(check_complete, cards, players, pack))
        return DeckOrder(cards, deck.line)
    hands, pile = node.member("hands"), node.member("pile")
    if len(hands.items()) != players:
        hands.wrong(Text(f"{players} hands", f"{players} Hände"))
    together: list[Card] = []
    parts: list[tuple[Card, ...]] = []
    for part in (*hands.items(), pile):
        cards = _cards(part)
        for item, card in zip(part.items(), cards, strict=True):
            _asked_of_one(item, partial(check_cards, (*together, card), players, pack))
            together.append(card)
        if part is not pile:
            part.asked(partial(check_hand, cards, pack))
        parts.append(cards)
    pile.asked(partial(check_complete, together, players, pack))
    return DealtHands(tuple(parts[:-1]), parts[-1], hands.line)


def _deal_with_gaps(node: Node, players: int, pack: Pack) -> AnyDeal:
    deck, hands, pile = (node.optional(key) for key in ("deck", "hands", "pile"))
    if deck is not None:
        node.only("deck", "entries", "starter", "score")
        if not any(map(_is_gap, deck.items())):
            return _deal(node, players, pack)
        cards = _noted(deck)
        deck.asked(partial(check_together, cards, players, pack))
        deck.asked(partial(check_deck_size, cards, players, pack))
        return DeckWithGaps(cards, deck.line)
    if hands is None and pile is None:
        return None
    if hands is not None and len(hands.items()) != players:
        hands.wrong(Text(f"{players} hands", f"{players} Hände"))
    named = () if hands is None else hands.items()
    items = [item for row in (*named, *([pile] if pile else [])) for item in row.items()]
    if hands is not None and pile is not None and not any(map(_is_gap, items)):
        return _deal(node, players, pack)
    together: list[Noted] = []
    for item in items[: len(pack.cards) + 1]:  # with more, some row is too long
        together.append(item.asked(partial(read_noted, item.string())))
        _asked_of_one(item, partial(check_together, tuple(together), players, pack))
    rows = [_noted(row) for row in named]
    for row, cards in zip(named, rows, strict=True):
        row.asked(partial(check_hand, cards, pack))
    left = len(pack.cards) - pack.hand_size * players
    under: tuple[Noted, ...] = (None,) * left if pile is None else _noted(pile)
    if pile is not None:
        pile.asked(partial(check_pile_size, under, players, pack))
    first = hands or pile
    unknown = ((None,) * pack.hand_size,) * players
    return HandsWithGaps(rows or unknown, under, 0 if first is None else first.line)


def _is_gap(node: Node) -> bool:
    return isinstance(node.value, str) and is_gap(node.value)


def _noted(node: Node) -> tuple[Noted, ...]:
    return tuple(item.asked(partial(read_noted, item.string())) for item in node.items())


def _asked_of_one(node: Node, check: Callable[[], None]) -> None:
    try:
        check()
    except Fault as fault:
        raise InputError(node.line, node.column, fault.found, fault.expected) from None


def _cards(node: Node) -> tuple[Card, ...]:
    return tuple(item.asked(partial(read_card, item.string())) for item in node.items())


def _entry(node: Node, players: int, *, gaps: bool) -> Entry | EntryWithGap | TrickMark:
    keys = set(node.keys())
    if keys == {"trick"}:
        return TrickMark(node.member("trick").integer(minimum=1), node.line)
    if keys not in ({"seat", "show"}, {"seat", "pass"}, {"seat", "parry"}):
        _no_entry(node)
    seat = node.member("seat").integer(0, players - 1)
    if "pass" in keys:
        if node.member("pass").value is not True:
            node.member("pass").wrong(Text("true", "true"))
        return Entry(Pass(seat), node.line)
    word: Literal["show", "parry"] = "show" if "show" in keys else "parry"
    if gaps and _is_gap(node.member(word)):
        noted = node.member(word).asked(partial(read_noted, node.member(word).string()))
        if not isinstance(noted, Card):
            return EntryWithGap(seat, word, noted, node.line)
        card = noted
    else:
        card = node.member(word).asked(partial(read_card, node.member(word).string()))
    return Entry(Show(seat, card) if word == "show" else Parry(seat, card), node.line)


def _no_entry(node: Node) -> NoReturn:
    node.wrong(
        Text(
            '{"trick": N} or {"seat": N} with one of "show", "pass", "parry"',
            '{"trick": N} oder {"seat": N} mit einem von "show", "pass", "parry"',
        )
    )
