"""Reads the heads of clauses from their blocks.

`text_blocks` says how a block is written, `book` how clauses are bound to names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation, source_of

from .text_blocks import Line, NamedBlock, Statement, split, statements

if TYPE_CHECKING:
    from daumen_rules.kernel.question import Question

SILENT: Final = "silent"
"""The place of a clause that no manual states but the game needs."""

_CLAUSE: Final = re.compile(
    r"(?:(?P<id>[A-Z]+-\d+) )?(?P<kind>\S+) (?P<place>[^()\[\]]+)"
    r"(?: \((?P<relation>[^()]+)\))?(?: \[(?P<questions>[^\[\]]+)\])?"
)
_KINDS: Final = {kind.value: kind for kind in ClauseKind}
_RELATIONS: Final = {each.value: each for each in (Relation.DIFFER, Relation.AMBIGUOUS)}


def read_clauses(source: NamedBlock) -> None:
    """Fills in the clauses of a block. Raises BlockError."""
    fields = [_fields(source, id_, each) for id_, each in _by_id(source).items()]
    for clause, values in zip(source.clauses, fields, strict=True):
        Clause.__init__(clause, *values)


def _by_id(source: NamedBlock) -> dict[str, Statement]:
    """The statements of a block by the ids of their clauses."""
    found: dict[str, Statement] = {}
    for head, said in statements(source):
        parts = _CLAUSE.fullmatch(head.text)
        if parts is None or bool(parts["id"]) == bool(source.name):
            form = "`legality ¶2`" if source.name else "`PARRY-1 legality G4 | E3 [Q21]`"
            head.wrong(f"a clause such as {form}", f"eine Klausel wie {form}")
        found[head.new(found, parts["id"] or f"{source.name}-{len(found) + 1}")] = head, said
    return found


def _fields(source: NamedBlock, id_: str, statement: Statement) -> tuple[Any, ...]:
    head, said = statement
    parts = _CLAUSE.fullmatch(head.text)
    assert parts is not None
    kind = head.one_of(_KINDS, parts["kind"])
    german, english, relation = _places(source.number, parts["place"])
    if parts["relation"]:
        relation = head.one_of(_RELATIONS, parts["relation"])
    return id_, kind, german, english, relation, said, split(parts["questions"])


def _places(number: str, words: str) -> tuple[str | None, str | None, Relation]:
    if words == SILENT:
        return None, None, Relation.SILENT
    if number:
        place = words if words[0].isdigit() else f"{number} {words}"
        return place, None, Relation.ONLY_GERMAN
    german, english = (part.strip() or None for part in f"{words}|".split("|")[:2])
    if german is None or english is None:
        return german, english, Relation.ONLY_GERMAN if german else Relation.ONLY_ENGLISH
    return german, english, Relation.SAME


def proofread(clauses: Sequence[Clause], questions: Sequence[Question]) -> None:
    """Reads all clauses of a game. Raises BlockError for a wrong block, for a repeated id, and for
    a clause that names a question which does not name the clause.
    """
    heads: dict[str, Line] = {}
    for source in dict.fromkeys(map(source_of, clauses)):
        if isinstance(source, NamedBlock):
            for id_, (head, _) in _by_id(source).items():
                heads[head.new(heads, id_)] = head
    for clause in clauses:
        asked = [question.id for question in questions if clause in question.clauses]
        on = f"{clause.id}: {', '.join(asked) or '–'}"
        for each in clause.questions:
            if each not in asked:
                heads[clause.id].wrong(f"a question on {on}", f"eine Frage zu {on}", each)
