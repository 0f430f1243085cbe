"""Small changes to the rules, each tried against the tests: which of them goes unnoticed?

    python -m tests.mutation                            every rule of every game
    python -m tests.mutation daumen_drauf --write       one room, and its table in spec/assurance.md
    python -m tests.mutation collection --sample 600 --seed 1
    python -m tests.mutation PARRY-2 scoring --tests tests/clauses
    python -m tests.mutation board --other --sample 60 --seed 7       changes of other kinds
    python -m tests.mutation court --other --tests tests/disputes tests/gaps
    python -m tests.mutation court asks is_single --tests tests/disputes
    python -m tests.mutation words --words --sample 60 --tests tests/collection tests/reasons

A tool of our own, because mutmut leaves out all that is decorated (our marked functions and frozen
classes), and cosmic-ray and mutatest start a test process for each mutant. It forks: POSIX only.

It needs an editable install (`python -m pip install -e .`): of an installed copy pytest loads all
modules itself, to rewrite their assertions, so that no test would see a mutant. It refuses to run
where the library that the tests load is a copy or stands in another tree.

Exit status: 0 every mutant was killed or is explained, 1 some are alive or an explanation speaks of
no mutant any more, 2 the call is unusable, 3 it was cut short (Ctrl-C, --limit).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from daumen_rules.register.citations import tests_citing
from tests.citing import sources
from tests.mutation import explained, report
from tests.mutation.mutants import Kinds, Mutant, mutants
from tests.mutation.parts import games, parts_in, parts_of
from tests.mutation.trial import ROOT, Bench, UnseenError, hindrance

TESTS: Final = (
    *("clauses", "collection", "golden", "laws", "vectors", "register"),
    *("house/test_register.py", "house/test_collection.py"),
    "house/test_options.py",
)
"""The tests that are asked: those of rules and of the register, not of commands and pages."""


def called(arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for. Raises SystemExit with status 2."""
    summary, _, rest = (__doc__ or "").partition("\n")
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        "python -m tests.mutation", None, summary, rest, formatter_class=form
    )
    parser.add_argument("what", nargs="*", help="clauses, rooms, modules, functions; default: all")
    kinds = "changes of other kinds: parts left out, ends and values that change places"
    parser.add_argument(
        "--other",
        dest="kinds",
        action="store_const",
        const=Kinds.OTHER,
        default=Kinds.OWN,
        help=kinds,
    )
    words = "changes of words: the wrong language, gaps of a sentence that change places"
    parser.add_argument(
        "--words", dest="kinds", action="store_const", const=Kinds.WORDS, help=words
    )
    parser.add_argument("--sample", type=int, metavar="N", help="N mutants, from all modules alike")
    parser.add_argument("--seed", type=int, help="of the sample; default: a new one")
    parser.add_argument("--limit", type=int, metavar="N", help="stop after N mutants")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="the tests to ask")
    again = "what the same call printed: try only what was alive or is explained, the rest is dead"
    parser.add_argument("--again", type=Path, metavar="FILE", help=again)
    parser.add_argument("--write", action="store_true", help="the table in spec/assurance.md")
    asked = parser.parse_args(arguments)
    is_room = len(asked.what) == 1 and asked.what[0] in report.ROOMS
    if asked.write and (not is_room or asked.tests or asked.kinds is not Kinds.OWN):
        rooms = ", ".join(report.ROOMS)
        parser.error(f"--write wants one room ({rooms}), all tests and no other kinds")
    if asked.seed is None:
        asked.seed = random.randrange(10_000)
    return asked


COLLECTION: Final = ("dice.", "board.", "cards.", "pieces.")
"""The rooms of the games that are not Daumen drauf!."""


_DAUMEN: Final = "daumen_rules.games.daumen_drauf"
ALONE: Final = {
    "core": ("daumen_rules.kernel", "daumen_rules.contracts", "daumen_rules.pieces"),
    "court": (f"{_DAUMEN}.court", "daumen_rules.disputes"),
    "words": (
        *(f"{_DAUMEN}.{room}" for room in ("events", "notation", "scene", "verbs", "cards")),
        *(f"{_DAUMEN}.{room}" for room in ("reasons", "suggestions", "court.shown_words")),
        *("daumen_rules.pieces.event_text", "daumen_rules.pieces.scene_lines"),
        *("daumen_rules.pieces.scenes", "daumen_rules.pieces.verbs", "daumen_rules.kernel.text"),
        *("daumen_rules.games.board.engines.morris", "daumen_rules.games.cards.skat"),
        *("daumen_rules.games.cards.spitz_pass_auf", "daumen_rules.games.dice.engines"),
    ),
}
"""Rooms that carry out no clause, or are looked at for their words: one is asked for as
the first word, alone or with the modules and functions in it that are meant."""


def chosen(asked: argparse.Namespace, every: Sequence[Mutant]) -> list[Mutant]:
    """The mutants asked for. Raises ValueError for words that none of them has.

    A sample stays as it is where other mutants come or go.
    """
    fitting: dict[Mutant, None] = {}
    words = asked.what[1:] if asked.what and asked.what[0] in ALONE else asked.what
    for word in words:
        if word == "collection":
            found = [m for m in every if str(m.key).startswith(COLLECTION)]
        else:
            found = [m for m in every if word in m.clauses or f".{word}." in f".{m.key}."]
        if not found:
            raise ValueError(f"no clause, room, module or function {word!r} has a mutant")
        fitting.update(dict.fromkeys(found))
    found = list(fitting) if words else list(every)
    if asked.sample is None:
        return found
    found.sort(key=lambda mutant: sha256(f"{asked.seed} {mutant}".encode()).digest())
    before: Counter[str] = Counter()
    places: dict[Mutant, int] = {}
    for mutant in found:
        places[mutant] = before[mutant.key.module]
        before[mutant.key.module] += 1
    return sorted(found, key=places.__getitem__)[: asked.sample]


def dead(file: Path | None, found: Sequence[Mutant]) -> list[Mutant]:
    """Those of some mutants that an earlier run has killed, by what it printed; none without it.

    Raises ValueError where that run was cut short or tried others, OSError for no file.
    """
    if file is None:
        return []
    text = file.read_text("utf-8")
    told = [line.partition("alive: ")[2] for line in text.splitlines() if "alive: " in line]
    alive = {words.rpartition(" [")[0] for words in told}
    others = alive - set(map(str, found))
    if others or f"{len(found)} mutants of " not in text or ", all tried" not in text:
        raise ValueError(f"{file} tells of no whole run of these {len(found)} mutants")
    return [mutant for mutant in found if str(mutant) not in alive]


def everything() -> Iterator[Mutant]:
    """Every mutant of all kinds that can be asked for."""
    for parts in (parts_of(games()), *(parts_in(*room) for room in ALONE.values())):
        for kinds in Kinds:
            yield from mutants(parts, kinds)


def _without_again(arguments: Sequence[str]) -> list[str]:
    """A call as it tries all of its mutants."""
    left = list(arguments)
    if "--again" in left:
        place = left.index("--again")
        del left[place : place + 2]
    return left


def main(arguments: Sequence[str]) -> int:
    """Try the mutants that are asked for, and tell what became of them."""
    asked = called(arguments)
    if (why := hindrance()) is not None:
        print(why, file=sys.stderr)
        return 2
    alone = ALONE.get(asked.what[0]) if asked.what else None
    parts = parts_of(games()) if alone is None else parts_in(*alone)
    every = list(mutants(parts, asked.kinds))
    try:
        found = chosen(asked, every)
        before = dead(asked.again, found)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    told = explained.written()
    reasons = explained.reasons(every, told)
    stale = [] if alone or asked.kinds is not Kinds.OWN else explained.stale(everything(), told)
    citing = tests_citing(sources("tests"))
    screen = os.fdopen(os.dup(2), "w", encoding="utf-8")
    command = " ".join(["python -m tests.mutation", *_without_again(arguments)])
    print(f"{len(found)} mutants of {len(every)}, seed {asked.seed}", flush=True)
    killed = {mutant: True for mutant in before if mutant not in reasons}
    left = [mutant for mutant in found if mutant not in killed]
    unseen: list[str] = []

    def work(bench: Bench) -> None:
        """Try one mutant after the other, as long as nobody interrupts."""
        if bench.unfit:
            print(f"not asked, because they do not pass: {', '.join(bench.unfit)}", file=screen)
        try:
            for mutant in left[: asked.limit]:
                first = {name for clause in mutant.clauses for name in citing.get(clause, ())}
                killed[mutant] = bench.kills(mutant, first)
                report.tell_one(mutant, killed, reasons)
                if screen.isatty():
                    alive = sum(not dead for dead in killed.values())
                    words = f"\r{len(killed)} of {len(found)}, {alive} not killed "
                    print(words, end="", file=screen, flush=True)
        except KeyboardInterrupt:
            print("\ninterrupted", file=screen)
        except UnseenError as error:
            unseen.append(str(error))

    tests = asked.tests or [str(ROOT / "tests" / folder) for folder in TESTS]
    bench = Bench(work)
    status = bench.run(tests)
    if not bench.seen:
        print(f"no test can be asked {', '.join(bench.unfit)}".strip(), file=sys.stderr)
        return 2
    if unseen:
        print(*unseen, file=sys.stderr)
        return 2
    report.tell(killed, reasons)
    is_whole = len(killed) == len(found) and status == 0
    for words in stale:
        print(f"explained, but no mutant any more: {words}")
    print(f"{command}: seed {asked.seed}, {'all tried' if is_whole else 'cut short'}")
    if asked.write and is_whole:
        report.write(asked.what[0], command, killed, reasons, by_clause=asked.sample is None)
    return 3 if not is_whole else 1 if stale or report.alive(killed, reasons) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
