"""Words for what is noted with gaps: entries, kinds, ranges of points.

Whole answers stand in `gap_words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from daumen_rules.games.daumen_drauf.cards import Kind, Pack
from daumen_rules.games.daumen_drauf.court.gaps.certain_events import range_term
from daumen_rules.games.daumen_drauf.court.gaps.continuations import noted_of, seat_of
from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import Held
from daumen_rules.games.daumen_drauf.court.gaps.findings import AnyEntry
from daumen_rules.games.daumen_drauf.court.gaps.points import Range
from daumen_rules.games.daumen_drauf.model import Parry, Pass
from daumen_rules.games.daumen_drauf.record_with_gaps import EntryWithGap
from daumen_rules.games.daumen_drauf.remembered import Noted, remembered_word
from daumen_rules.kernel.text import Language, Text

Names = Sequence[str]


def entry_words(entry: AnyEntry, names: Names, language: Language) -> str:
    """An entry in the words of the notation: `Ben: parry B1?`."""
    act: str = "show"
    if isinstance(entry, EntryWithGap):
        act = entry.act
    elif isinstance(entry.action, Pass | Parry):
        act = "pass" if isinstance(entry.action, Pass) else "parry"
    return f"{names[seat_of(entry)]}: {act_words(act, noted_of(entry), language)}"


def act_words(act: str, noted: Noted, language: Language) -> str:
    """What a seat did, without its name."""
    if act == "pass":
        return Text("pass", "passt")[language]
    parries = Text("parry ", "pariert ")[language] if act == "parry" else ""
    return f"{parries}{remembered_word(noted)}"


def kinds_of(held: Held, pack: Pack) -> tuple[Kind, ...]:
    """The kinds of cards that somebody held or did not."""
    return tuple(dict.fromkeys(pack.cards[n].kind for n in sorted(held.cards)))


def kinds_words(kinds: Iterable[Kind]) -> str:
    """Kinds, those that follow each other as one: `Y4-Y5, B1`."""
    rows: list[list[Kind]] = []
    for kind in kinds:
        last = rows[-1][-1] if rows else None
        if last and last.colour is kind.colour and last.value + 1 == kind.value:
            rows[-1].append(kind)
        else:
            rows.append([kind])
    return ", ".join(str(row[0]) if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in rows)


def ranges_words(ranges: Iterable[Range], names: Names, language: Language) -> str:
    """Points by name: `Anna 1 to 3, Ben -1`."""
    terms = [range_term(found).say(language) for found in ranges]
    return ", ".join(f"{name} {term}" for name, term in zip(names, terms, strict=True))
