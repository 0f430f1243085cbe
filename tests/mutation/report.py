"""What became of the mutants: told in words, and as a table on the page of what is checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from tests.mutation.mutants import Mutant
from tests.mutation.parts import short
from tests.mutation.trial import ROOT

PAGE: Final = ROOT / "spec" / "assurance.md"
ROOMS: Final = ("daumen_drauf", "collection")
"""The rooms that have a table on the page."""

NAMED: Final = 4
"""How many clauses are named of a mutant that is alive."""

Killed: TypeAlias = Mapping[Mutant, bool]
Reasons: TypeAlias = Mapping[Mutant, str]


def alive(killed: Killed, reasons: Reasons) -> list[Mutant]:
    """The mutants that no test has killed and nothing explains."""
    return [mutant for mutant, dead in killed.items() if not dead and mutant not in reasons]


def tell_one(mutant: Mutant, killed: Killed, reasons: Reasons) -> None:
    """Print a mutant that is alive, or whose explanation is wrong."""
    more = " …" if len(mutant.clauses) > NAMED else ""
    if alive({mutant: killed[mutant]}, reasons):
        clauses = ", ".join(mutant.clauses[:NAMED]) or "no clause"
        print(f"alive: {mutant} [{clauses}{more}]", flush=True)
    elif killed[mutant] and mutant in reasons:
        print(f"explained, but killed: {mutant}", flush=True)


def tell(killed: Killed, reasons: Reasons) -> None:
    """Print the rates by module."""
    for name, group in _grouped(killed, by_clause=False):
        print(f"{name}: {_told(group, killed, reasons)}")
    print(f"all: {_told(killed, killed, reasons)}")


def write(room: str, command: str, killed: Killed, reasons: Reasons, *, by_clause: bool) -> None:
    """Put the table of a room in its place on the page. A mutant counts for each of its clauses."""
    rows = [
        f"| {name} | {' | '.join(map(str, _counts(group, killed, reasons)))} |"
        for name, group in (*_grouped(killed, by_clause=by_clause), ("all", killed))
    ]
    head = f"| {'clause' if by_clause else 'module'} | mutants | killed | explained | alive |"
    table = "\n".join([f"`{command}`", "", head, "| --- | --- | --- | --- | --- |", *rows])
    begin, end = f"<!-- mutants of {room} -->", f"<!-- end of {room} -->"
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", "utf-8")


def _grouped(killed: Killed, *, by_clause: bool) -> Iterator[tuple[str, list[Mutant]]]:
    """The mutants by clause or by module, in the order of names."""
    groups: dict[str, list[Mutant]] = {}
    for mutant in killed:
        module = short(mutant.key.module)
        for name in (mutant.clauses or ("no clause",)) if by_clause else (module,):
            groups.setdefault(name, []).append(mutant)
    yield from sorted(groups.items())


def _counts(group: Iterable[Mutant], killed: Killed, reasons: Reasons) -> tuple[int, ...]:
    """How many mutants, how many of them killed, explained, alive."""
    fates = ["killed" if killed[m] else "explained" if m in reasons else "alive" for m in group]
    return len(fates), *map(fates.count, ("killed", "explained", "alive"))


def _told(group: Iterable[Mutant], killed: Killed, reasons: Reasons) -> str:
    mutants, dead, explained, living = _counts(group, killed, reasons)
    return f"{dead} of {mutants} killed, {explained} explained, {living} alive"
