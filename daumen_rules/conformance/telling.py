"""A failure told so that a player can read it, and the same case as a record.

Here lives the layout: the deal, the moves, where it goes wrong, what both sides say, the clause. It
prints nothing; the lines fit a terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.conformance.bench import Blame
from daumen_rules.conformance.difference_words import Wrong, differences_in_words, most_telling
from daumen_rules.conformance.script import Move, Script
from daumen_rules.conformance.told_lines import (
    SHOWS,
    folded,
    mark,
    told_answer,
    told_blame,
    told_difference,
)
from daumen_rules.games.daumen_drauf.cards import Card, Pack
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Deal,
    Finished,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Undealt,
)
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS
from daumen_rules.games.daumen_drauf.record import DeckOrder, Entry, GameRecord, Record
from daumen_rules.kernel.ruling import Refused, Step
from daumen_rules.kernel.seats import seat_letter
from daumen_rules.kernel.text import Language, Text

MOST_MOVES: Final = 8
"""Lines of moves that are told; earlier moves are in the record."""


def told_failure(failure: Wrong, blame: Blame, language: Language = "en") -> list[str]:
    """The lines of a failure in a language, for a screen of 100 columns."""
    return [
        *_deal(failure, blame, language),
        *_moves(failure, blame, language),
        *told_difference(*differences_in_words(failure, language), language),
        *told_blame(GAME, blame, language),
        *told_answer(failure, most_telling(failure), language),
    ]


def told_game(game: Script[State, Action, Event], language: Language = "en") -> list[str]:
    """The lines of a game in which an engine fails to answer."""
    failure = Wrong(game, (), ())
    last = Blame(GAME.book.clauses[0], failure.position)
    return [*_deal(failure, last, language), *_moves(failure, last, language)]


def told_before(game: Script[State, Action, Event], language: Language = "en") -> list[str]:
    """The lines of a game in which nothing is wrong."""
    failure = Wrong(game, (), ())
    return [*_deal(failure, None, language), *_moves(failure, None, language)]


def failure_record(failure: Wrong) -> Record:
    """The case as a record: the deal and the moves, the last one even where it is not allowed.

    Earlier moves that are not allowed are left out; they change nothing. A pack without a name
    stays unnamed: such a record can be looked at, but not read again.
    """
    opening, deal = _opening(failure), failure.script.deal
    assert isinstance(deal, Deal)
    moves = failure.script.moves
    kept = [m for m in moves[:-1] if not isinstance(m.answer, Refused)] + list(moves[-1:])
    actions = [move.action for move in kept]
    entries = tuple(Entry(a) for a in actions if isinstance(a, Show | Pass | Parry))
    return Record(
        names=tuple(map(seat_letter, range(opening.players))),
        games=(GameRecord(DeckOrder(deal.cards), entries, opening.starter),),
        rules=opening.rules,
        pack=_pack_name(opening),
    )


def _opening(failure: Wrong) -> Undealt:
    assert isinstance(failure.script.opening, Undealt)
    return failure.script.opening


def _pack_name(opening: Undealt) -> str:
    """What a record calls the pack: nothing if it is the manuals' own, or has no name."""
    named = (study for study in STUDY_PACKS if study.seats == opening.players)
    return next((study.name for study in named if _same(study.pack, opening.pack)), "")


def _same(a: Pack, b: Pack) -> bool:
    return (a.cards, a.hand_size) == (b.cards, b.hand_size)


# The deal


def _deal(failure: Wrong, blame: Blame | None, language: Language) -> Iterator[str]:
    opening, dealt = _opening(failure), failure.script.dealt
    assert isinstance(dealt, Playing)
    cards, size = len(opening.pack.cards), opening.pack.hand_size
    name = f" ({opening.pack.name})" if opening.pack.name else ""
    yield Text(
        f"{opening.players} seats, {cards} cards{name}, {size} to a hand, rules: {opening.rules}",
        f"{opening.players} Plätze, {cards} Karten{name}, {size} auf der Hand, "
        f"Regeln: {opening.rules}",
    )[language]
    for seat, hand in enumerate(dealt.table.hands):
        starts = Text("   starts", "   beginnt")[language] if seat == opening.starter else ""
        yield f"    {seat_letter(seat)}: {_row(hand)}{starts}"
    pile = Text("draw pile, top card first: ", "Stapel, oberste Karte zuerst: ")[language]
    yield from folded(pile + _row(dealt.table.pile), 4)
    if blame is not None and blame.move == 0:
        deal = Text("the deal", "das Geben")[language]
        yield f"  > {deal}   <- {mark(failure)[language]}"


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "–"


# The moves


def _moves(failure: Wrong, blame: Blame | None, language: Language) -> Iterator[str]:
    lines: list[str] = []
    run: list[str] = []
    for number, move in enumerate(failure.script.moves, start=1):
        said = _move(move, language)
        if blame is not None and number in (blame.move, failure.position):
            lines += _run(run)
            run = []
            here = SHOWS if number > blame.move else mark(failure)
            lines.append(f"  > {said}   <- {here[language]}")
        else:
            run.append(said)
            if _ends_trick(move):
                lines += _run(run)
                run = []
    left_out = len(lines) - MOST_MOVES
    if left_out > 0:
        yield Text(
            "    … (all moves are in the record)", "    … (alle Züge stehen in der Aufzeichnung)"
        )[language]
    yield from lines[-MOST_MOVES:]


def _run(said: list[str]) -> list[str]:
    return list(folded("   ".join(said), 4)) if said else []


def _move(move: Move[State, Action, Event], language: Language) -> str:
    refused = isinstance(move.answer, Refused)
    tried = Text(" (tried, not allowed)", " (versucht, nicht erlaubt)")[language] if refused else ""
    match move.action:
        case Show(seat, card):
            return f"{seat_letter(seat)}: {card}{tried}"
        case Parry(seat, card):
            return f"{seat_letter(seat)}: parry {card}{tried}"
        case Pass(seat):
            return f"{seat_letter(seat)}: pass{tried}"
        case Deal():
            return f"–{tried}"


def _ends_trick(move: Move[State, Action, Event]) -> bool:
    if not isinstance(move.answer, Step):
        return False
    after = move.answer.state
    return isinstance(after, Finished) or (isinstance(after, Playing) and not after.trick.shown)
