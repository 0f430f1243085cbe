"""The JSON form of a situation, for machines; its schema stands in `spec/`.

The ids of rulings are made from `canonical`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from daumen_rules.games.daumen_drauf.notation.checks import check_name, check_players
from daumen_rules.games.daumen_drauf.notation.remembered_actions import Did
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, remembered_word
from daumen_rules.games.daumen_drauf.rule_set import FLAGS, PRESETS, RuleSet, flag_value
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.rule_sets import name_and_changes

from ..asks.reading import lasting_ask, read_ask, write_ask
from .cards_seen import read_seen
from .model import (
    ANY_HEAP,
    ANY_STACK,
    FORGOTTEN,
    Ask,
    Entry,
    Expectation,
    Forgotten,
    Heap,
    Manual,
    Rules,
    Situation,
    Stack,
)
from .needs import check_ask
from .values import MOST_CARDS, check_length, rules_of
from .words import FORMAT, FORMAT_VERSION, NO_COMMENT, RESERVED, TITLE

if TYPE_CHECKING:
    from daumen_rules.kernel.located_json import Node

T = TypeVar("T")
_NAME = f"{FORMAT} {TITLE}"

# Writing


def rules_words(rules: Rules) -> str:
    """The rules that are asked for, in the words in which they are read."""
    manual, flags = manual_and_flags(rules)
    return f"{manual} with {', '.join(flags)}" if flags else manual


def manual_and_flags(rules: Rules) -> tuple[str, tuple[str, ...]]:
    """The manual, or both; of a rule set the nearest, and the flags that differ, at least one."""
    if not isinstance(rules, RuleSet):
        return rules, ()
    manual, flags = name_and_changes(PRESETS, rules)
    return manual, flags or (f"{FLAGS[0]}={flag_value(rules, FLAGS[0])}",)


def write_json(situation: Situation) -> str:
    """A situation as canonical JSON: sorted keys, no blanks, one line; equal ones, equal text."""
    data = _data(situation)
    if situation.expected:
        data["expect"] = [
            {"of": e.manual, "answer": list(e.words)} if e.manual else {"answer": list(e.words)}
            for e in situation.expected
        ]
    data |= {key: getattr(situation, key) for key in ("because", "weil") if getattr(situation, key)}
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def canonical(situation: Situation) -> str:
    """The situation and its question as canonical JSON, without the writer's expectations.

    The ids of rulings are made from it.
    """
    data = _data(situation) | {"ask": lasting_ask(situation.ask, situation.names)}
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _data(situation: Situation) -> dict[str, Any]:
    data: dict[str, Any] = {
        "format": _NAME,
        "format_version": FORMAT_VERSION,
        "rules": rules_words(situation.rules),
        "names": list(situation.names),
        "hands": [_heap_data(heap) for heap in situation.hands],
        "captured": [_heap_data(heap) for heap in situation.captured],
        "pile": _heap_data(situation.pile),
        "trick": [_entry_data(entry) for entry in situation.trick],
        "starter": situation.starter,
        "ask": write_ask(situation.ask, situation.names),
    }
    if situation.leader is not None:
        data["leader"] = situation.leader
    if situation.turn is not None:
        data["turn"] = "?" if isinstance(situation.turn, Forgotten) else situation.turn
    if situation.totals is not None:
        data["totals"] = list(situation.totals)
    if situation.final is not None:
        data["final"] = list(situation.final)
    return data


def _heap_data(heap: Heap | Stack) -> dict[str, Any]:
    return {"cards": [remembered_word(seen) for seen in heap.seen], "more": heap.more}


def _entry_data(entry: Entry) -> dict[str, Any]:
    if not entry.act.shows:
        return {"seat": entry.seat, entry.act.value: True}
    return {"seat": entry.seat, entry.act.value: remembered_word(entry.card)}


# Reading


def read_json(text: str, tick: Tick = no_tick) -> Situation:
    """The situation of a JSON text. Raises InputError with line, column, found and expected."""
    from daumen_rules.kernel.located_json import parse  # most situations come as text

    top = parse(text, tick)
    top.only(
        *("format", "format_version", "rules", "names", "hands", "captured", "pile", "trick"),
        *("leader", "turn", "starter", "totals", "final", "ask", "expect", "because", "weil"),
    )
    for key, value in (("format", _NAME), ("format_version", FORMAT_VERSION)):
        if top.member(key).string() != value:
            top.member(key).wrong(Text(f'"{value}"', f'"{value}"'))
    names = _names(top.member("names"))
    players = len(names)
    totals, rules = top.optional("totals"), top.optional("rules")
    final = top.optional("final")
    situation = Situation(
        names=names,
        rules="both" if rules is None else _asked(rules, partial(rules_of, rules.string())),
        hands=_heaps(top.optional("hands"), players),
        captured=_heaps(top.optional("captured"), players),
        pile=_stack(top.optional("pile")),
        trick=_trick(_items(top.optional("trick")), players),
        leader=_seat(top.optional("leader"), players),
        turn=_turn(top.optional("turn"), players),
        starter=_seat(top.optional("starter"), players) or 0,
        totals=None if totals is None else _totals(totals, players),
        final=None if final is None else _totals(final, players),
        ask=_ask(top.member("ask"), names),
        expected=tuple(_expectation(node) for node in _items(top.optional("expect"))),
        because=_string(top.optional("because")),
        weil=_string(top.optional("weil")),
    )
    _asked(top.member("ask"), lambda: check_ask(situation))
    return situation


def _asked(node: Node, check: Callable[[], T]) -> T:
    """The value of a check; its Fault becomes an InputError at the place of the value."""
    try:
        return check()
    except Fault as fault:
        raise InputError(node.line, node.column, fault.found, fault.expected) from None


def _names(node: Node) -> tuple[str, ...]:
    _asked(node, lambda: check_players(len(node.items())))
    names: list[str] = []
    for item in node.items():
        names.append(_asked(item, partial(check_name, item.string(), names, RESERVED)))
    return tuple(names)


def _items(node: Node | None) -> tuple[Node, ...]:
    return () if node is None else node.items()


def _string(node: Node | None) -> str:
    """What a writer says, in one line. Raises InputError for what the text form leaves out."""
    if node is None:
        return ""
    said = " ".join(node.string().split())
    _check_no_comment(node, said)
    return said


def _check_no_comment(node: Node, said: str) -> None:
    if said and list(contents(said)) != [(1, said)]:
        node.wrong(NO_COMMENT)


def _seat(node: Node | None, players: int) -> Seat | None:
    return None if node is None else node.integer(0, players - 1)


def _turn(node: Node | None, players: int) -> Seat | Forgotten | None:
    if node is not None and node.value == "?":
        return FORGOTTEN
    return _seat(node, players)


def _totals(node: Node, players: int) -> tuple[int, ...]:
    points = tuple(item.integer() for item in node.items())
    if len(points) != players:
        node.wrong(Text(f"{players} whole numbers", f"{players} ganze Zahlen"))
    return points


def _seen(node: Node) -> tuple[tuple[Noted, ...], bool]:
    node.only("cards", "more")
    cards, more = node.member("cards").items(), node.optional("more")
    if len(cards) > MOST_CARDS:
        most = Text(f"at most {MOST_CARDS} cards", f"höchstens {MOST_CARDS} Karten")
        node.member("cards").wrong(most, f"{len(cards)}")
    if more is not None and not isinstance(more.value, bool):
        more.wrong(Text("true or false", "true oder false"))
    found: list[Noted] = []
    for item in cards:
        found.append(_asked(item, partial(read_seen, item.string())))
    return tuple(found), more is not None and more.value is True


def _heaps(node: Node | None, players: int) -> tuple[Heap, ...]:
    if node is None:
        return (ANY_HEAP,) * players
    if len(node.items()) != players:
        node.wrong(Text(f"one for each of {players} names", f"eines für jeden von {players} Namen"))
    return tuple(Heap(*_seen(item), item.line) for item in node.items())


def _stack(node: Node | None) -> Stack:
    return ANY_STACK if node is None else Stack(*_seen(node), node.line)


def _trick(nodes: tuple[Node, ...], players: int) -> tuple[Entry, ...]:
    for number, node in enumerate(nodes, start=1):
        _asked(node, partial(check_length, players, number))
    return tuple(_entry(node, players) for node in nodes)


def _entry(node: Node, players: int) -> Entry:
    keys = set(node.keys())
    if len(keys) != 2 or "seat" not in keys or not keys & {act.value for act in Did}:
        node.wrong(
            Text(
                '{"seat": N} with one of "show", "pass", "parry", "passed_over", "take"',
                '{"seat": N} mit einem von "show", "pass", "parry", "passed_over", "take"',
            )
        )
    act = Did((keys - {"seat"}).pop())
    seat, value = node.member("seat").integer(0, players - 1), node.member(act.value)
    if act.shows:
        return Entry(seat, act, _asked(value, partial(read_seen, value.string())), node.line)
    if value.value is not True:
        value.wrong(Text("true", "true"))
    return Entry(seat, act, None, node.line)


def _ask(node: Node, names: tuple[str, ...]) -> Ask:
    return _asked(node, lambda: read_ask(node.string(), names))


def _expectation(node: Node) -> Expectation:
    node.only("of", "answer")
    of, manuals = node.optional("of"), ("german", "english")
    if of is not None and of.string() not in manuals:
        of.wrong(Text('"german" or "english"', '"german" oder "english"'))
    manual: Manual | None = None
    if of is not None:
        manual = "german" if of.string() == "german" else "english"
    words = tuple(item.string() for item in node.member("answer").items())
    if not words or any(len(word.split()) != 1 for word in words):
        node.member("answer").wrong(Text("single words", "einzelne Wörter"))
    _check_no_comment(node.member("answer"), " ".join(words))
    return Expectation(manual, words, node.line)
