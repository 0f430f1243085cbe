"""What the heads of clauses and of questions say: both are read here from their blocks.

How a block is written, is said in `blocks`; how clauses are bound to names, in `book`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation, source_of
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.pieces.blocks import Block, Line, Statement, split
from daumen_rules.pieces.book import ClauseBlock

SILENT: Final = "silent"
"""The place of a clause that no manual states and a game cannot do without."""

_CLAUSE: Final = re.compile(
    r"(?:(?P<id>[A-Z]+-\d+) )?(?P<kind>\S+) (?P<place>[^()\[\]]+)"
    r"(?: \((?P<relation>[^()]+)\))?(?: \[(?P<questions>[^\[\]]+)\])?"
)
_QUESTION: Final = re.compile(r"(?P<id>Q\d+) (?:(?P<flags>[^\[\]]+) )?\[(?P<clauses>[^\[\]]+)\]")
_READING: Final = re.compile(r"(?P<value>\S+) (?P<german>\S+) \| (?P<english>\S+)")
_WHY: Final = re.compile(r"why (?P<german>\S+)(?: \| (?P<english>\S+))?")
_ENDS: Final = ("why", "scenario")

_KINDS: Final = {kind.value: kind for kind in ClauseKind}
_RELATIONS: Final = {each.value: each for each in (Relation.DIFFER, Relation.AMBIGUOUS)}
_SUPPORTS: Final = {support.value: support for support in Support}


# Clauses


def read_clauses(source: ClauseBlock) -> None:
    """Gives the clauses of a block their fields. Raises InputError."""
    fields = [_fields(source, id_, each) for id_, each in _by_id(source).items()]
    for clause, values in zip(source.clauses, fields, strict=True):
        Clause.__init__(clause, *values)


def _by_id(source: ClauseBlock) -> dict[str, Statement]:
    """The statements of a block by the ids of their clauses."""
    found: dict[str, Statement] = {}
    for statement in Block(source.text, source.file).statements():
        head = statement.head
        parts = _CLAUSE.fullmatch(head.text)
        if parts is None or bool(parts["id"]) == bool(source.name):
            form = "`legality ¶2`" if source.name else "`PARRY-1 legality G4 | E3 [Q21]`"
            head.wrong(f"a clause such as {form}", f"eine Klausel wie {form}")
        found[head.new(found, parts["id"] or f"{source.name}-{len(found) + 1}")] = statement
    return found


def _fields(source: ClauseBlock, id_: str, statement: Statement) -> tuple[Any, ...]:
    head = statement.head
    parts = _CLAUSE.fullmatch(head.text)
    assert parts is not None
    kind = head.one_of(_KINDS, parts["kind"])
    german, english, relation = _places(source.number, parts["place"])
    if parts["relation"]:
        relation = head.one_of(_RELATIONS, parts["relation"])
    return id_, kind, german, english, relation, statement.said, split(parts["questions"])


def _places(number: str, words: str) -> tuple[str | None, str | None, Relation]:
    if words == SILENT:
        return None, None, Relation.SILENT
    if number:
        return f"{number} {words}", None, Relation.ONLY_GERMAN
    german, english = (part.strip() or None for part in f"{words}|".split("|")[:2])
    if german is None or english is None:
        return german, english, Relation.ONLY_GERMAN if german else Relation.ONLY_ENGLISH
    return german, english, Relation.SAME


# Questions


def questions(clauses: Sequence[Clause], *blocks: Block) -> tuple[Question, ...]:
    """The questions of some blocks on some clauses. Raises InputError.

    The head of a question is its id, the flags that decide it, if any, and the clauses that it is
    on: `Q50 deal [START-4, START-5]`, followed by the title. Then come the readings, each with its
    support in the German and in the English manual: `single strong | weak`; the reasons for a
    default, or for that of each manual: `why single`, `why all | taker_only`; and `scenario`.
    """
    known = {clause.id: clause for clause in clauses}
    asked: dict[str, list[Statement]] = {}
    for statement in (each for text in blocks for each in text.statements()):
        head = statement.head
        if parts := _QUESTION.fullmatch(head.text):
            asked[head.new(asked, parts["id"])] = [statement]
        elif head.text.startswith("Q") or not asked:
            form = "`Q50 deal [START-4, START-5]`"
            head.wrong(f"a question such as {form}", f"eine Frage wie {form}")
        else:
            asked[next(reversed(asked))].append(statement)
    return tuple(_question(known, *statements) for statements in asked.values())


def _question(known: Mapping[str, Clause], first: Statement, *others: Statement) -> Question:
    head = first.head
    parts = _QUESTION.fullmatch(head.text)
    assert parts is not None
    ends: dict[str, Statement] = {}
    readings: dict[str, Reading] = {}
    for each in others:
        word = each.head.text.partition(" ")[0]
        if word in _ENDS:
            ends[each.head.new(ends, word)] = each
        else:
            readings[each.head.new(readings, word)] = _reading(each)
    for word in _ENDS:
        if word not in ends:
            head.wrong(f"a question with `{word}`", f"eine Frage mit `{word}`")
    if len(readings) < 2:
        head.wrong("a question with two readings or more", "eine Frage mit zwei Lesarten oder mehr")
    german, english = _defaults(ends["why"].head, readings)
    return Question(
        id=parts["id"],
        title=first.said,
        clauses=tuple(head.one_of(known, id_) for id_ in split(parts["clauses"])),
        flags=split(parts["flags"]),
        readings=tuple(readings.values()),
        default_german=german,
        default_english=english,
        why=ends["why"].said,
        scenario=ends["scenario"].said,
    )


def _reading(statement: Statement) -> Reading:
    head = statement.head
    parts = _READING.fullmatch(head.text)
    if parts is None:
        form = "`single strong | weak`"
        head.wrong(f"a reading and its support, {form}", f"eine Lesart und ihre Stütze, {form}")
    german, english = (head.one_of(_SUPPORTS, parts[text]) for text in ("german", "english"))
    return Reading(parts["value"], statement.said, german, english)


def _defaults(head: Line, readings: Mapping[str, Reading]) -> tuple[str, str]:
    """The default of each manual."""
    parts = _WHY.fullmatch(head.text)
    if parts is None:
        form = "`why single` or `why all | taker_only`"
        head.wrong(f"the default, as {form}", f"die Vorgabe, wie {form}")
    german = head.one_of(readings, parts["german"]).value
    return german, head.one_of(readings, parts["english"] or german).value


# Both together


def proofread(clauses: Sequence[Clause], questions: Sequence[Question]) -> None:
    """Reads all clauses of a game.

    Raises InputError for a wrong block, and where two clauses have one id, or a clause names a
    question that is not on it.
    """
    heads: dict[str, Line] = {}
    for source in dict.fromkeys(map(source_of, clauses)):
        if isinstance(source, ClauseBlock):
            for id_, statement in _by_id(source).items():
                heads[statement.head.new(heads, id_)] = statement.head
    for clause in clauses:
        asked = [question.id for question in questions if clause in question.clauses]
        on = f"{clause.id}: {', '.join(asked) or '–'}"
        for each in clause.questions:
            if each not in asked:
                heads[clause.id].wrong(f"a question on {on}", f"eine Frage zu {on}", each)
