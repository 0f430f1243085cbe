"""Reads the questions of a game from blocks of text.

`text_blocks` says how a block is written. The effect of a reading may not stand here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

from .text_blocks import Block, Line, Statement, split, statements

_QUESTION: Final = re.compile(r"(?P<id>Q\d+) (?:(?P<flags>[^\[\]]+) )?\[(?P<clauses>[^\[\]]+)\]")
_READING: Final = re.compile(r"(?P<value>\S+) (?P<german>\S+) \| (?P<english>\S+)")
_WHY: Final = re.compile(r"why (?P<german>\S+)(?: \| (?P<english>\S+))?")
_ENDS: Final = ("why", "scenario")
_SUPPORTS: Final = {support.value: support for support in Support}


def questions(clauses: Sequence[Clause], *blocks: Block) -> tuple[Question, ...]:
    """The questions of some blocks on some clauses. Raises BlockError.

    The head of a question is its id, the flags that decide it, if any, and the clauses that it is
    on: `Q50 deal [START-4, START-5]`, followed by the title. Then come the readings, each with its
    support in the German and in the English manual: `single strong | weak`; the reasons for a
    default, or for that of each manual: `why single`, `why all | taker_only`; and `scenario`.
    """
    known = {clause.id: clause for clause in clauses}
    asked: dict[str, list[Statement]] = {}
    for head, said in (each for text in blocks for each in statements(text)):
        if parts := _QUESTION.fullmatch(head.text):
            asked[head.new(asked, parts["id"])] = [(head, said)]
        elif head.text.startswith("Q") or not asked:
            form = "`Q50 deal [START-4, START-5]`"
            head.wrong(f"a question such as {form}", f"eine Frage wie {form}")
        else:
            asked[next(reversed(asked))].append((head, said))
    return tuple(_question(known, *statements) for statements in asked.values())


def _question(known: Mapping[str, Clause], first: Statement, *others: Statement) -> Question:
    head, title = first
    parts = _QUESTION.fullmatch(head.text)
    assert parts is not None
    ends: dict[str, Statement] = {}
    readings: dict[str, Reading] = {}
    for line, said in others:
        word = line.text.partition(" ")[0]
        if word in _ENDS:
            ends[line.new(ends, word)] = line, said
        else:
            readings[line.new(readings, word)] = _reading(line, said)
    for word in _ENDS:
        if word not in ends:
            head.wrong(f"a question with `{word}`", f"eine Frage mit `{word}`")
    if len(readings) < 2:
        head.wrong("a question with two readings or more", "eine Frage mit zwei Lesarten oder mehr")
    german, english = _defaults(ends["why"][0], readings)
    return Question(
        id=parts["id"],
        title=title,
        clauses=tuple(head.one_of(known, id_) for id_ in split(parts["clauses"])),
        flags=split(parts["flags"]),
        readings=tuple(readings.values()),
        default_german=german,
        default_english=english,
        why=ends["why"][1],
        scenario=ends["scenario"][1],
    )


def _reading(head: Line, says: Text) -> Reading:
    parts = _READING.fullmatch(head.text)
    if parts is None:
        form = "`single strong | weak`"
        head.wrong(f"a reading and its support, {form}", f"eine Lesart und ihre Stütze, {form}")
    german, english = (head.one_of(_SUPPORTS, parts[text]) for text in ("german", "english"))
    return Reading(parts["value"], says, german, english)


def _defaults(head: Line, readings: Mapping[str, Reading]) -> tuple[str, str]:
    """The default of each manual."""
    parts = _WHY.fullmatch(head.text)
    if parts is None:
        form = "`why single` or `why all | taker_only`"
        head.wrong(f"the default, as {form}", f"die Vorgabe, wie {form}")
    german = head.one_of(readings, parts["german"]).value
    return german, head.one_of(readings, parts["english"] or german).value
