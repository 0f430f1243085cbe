"""How readings of Daumen drauf! are told apart: over small packs, by kept games where there are."""

from __future__ import annotations

from typing import Final

from daumen_rules.contracts.difference_study import DifferenceStory, Shortest, Study
from daumen_rules.disputes.divergence import Watch
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.text import LANGUAGES, Language, Text

from ..packs import STUDY_PACKS
from ..rule_set import RuleSet
from .search import SearchResult, search
from .story import make_story
from .witness_text import kept, settled_words


def _search(first: RuleSet, second: RuleSet, watch: Watch, most: int | None) -> Shortest:
    found = SearchResult(None, -1, 0)
    if first != second:
        found = search(first, second, watch=watch, most=most)
    parting = found.parting

    def story(language: Language) -> DifferenceStory:
        assert parting is not None
        labels = str(first), str(second)
        steps = parting.first, parting.second
        return make_story(parting.opening.name, steps, (first, second), labels, language)

    return Shortest(
        first=str(first),
        second=str(second),
        story=None if parting is None else story,
        covered=found.covered,
        is_complete=found.at is None,
        looked_through=_looked_through(found),
    )


def _looked_through(found: SearchResult) -> Text:
    packs, most = len(STUDY_PACKS), len(STUDY_PACKS[-1].pack.cards)
    over = Text(
        f"over {packs} small packs of up to {most} cards",
        f"mit {packs} kleinen Blättern von bis zu {most} Karten",
    )
    if found.parting is not None:
        return Text(
            f"No game is shorter: all were looked through, {over.en}.",
            f"Keine Partie ist kürzer: Alle wurden durchgesehen, {over.de}.",
        )
    games = found.covered
    alike = Text(
        f"No difference in any game of up to {games} actions, {over.en}.",
        f"Kein Unterschied in allen Partien von bis zu {games} Zügen, {over.de}.",
    )
    if games < 0:
        alike = Text("Nothing was looked through to the end.", "Nichts wurde ganz durchgesehen.")
    if found.at is None:
        return alike
    length, pack = found.at.length, found.at.opening
    return Text(
        f"{alike.en} Time was up at {length} actions, in {pack}; --time gives more.",
        f"{alike.de} Die Zeit war um bei {length} Zügen, in {pack}; --time gibt mehr.",
    )


def _none(_: Question) -> tuple[tuple[RuleSet, RuleSet], ...]:
    return ()


def _settled(question: Question) -> Text:
    """The game by hand in which the readings part, and why none is searched for."""
    told = question.scenario
    en, de = (settled_words(question, language) for language in LANGUAGES)
    return Text(
        f"A game in which they differ, worked out by hand: {told.en} {en}",
        f"Eine Partie, in der sie auseinandergehen, von Hand: {told.de} {de}",
    )


STUDY: Final[Study[RuleSet]] = Study(
    kept=kept,
    pairs=_none,
    settled=_settled,
    search=_search,
    seconds=30,
    most=None,
)
