"""The words for a kept game, and for a question without one.

Commands and the pages of `spec` share these words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from daumen_rules.contracts.difference_study import (
    NAMES,
    DifferenceStory,
    Shortest,
    Side,
    story_heading,
    story_lines,
)
from daumen_rules.contracts.report_text import folded
from daumen_rules.kernel.question import Question, Support
from daumen_rules.kernel.text import Language, Text

from ..rule_set import difference
from ..verbs import VERBS
from ..witnesses import Witness, witnesses
from .story import make_story


def story_of(witness: Witness, language: Language) -> DifferenceStory:
    """The story of a kept game."""
    contrast = witness.contrast
    rules = contrast.first, contrast.second
    default = Text("the German default", "die deutsche Vorgabe")[language]
    against = next((a, b) for flag, a, b in difference(*rules) if flag == contrast.flag)
    steps = witness.steps(rules[0]), witness.steps(rules[1])
    return make_story(witness.study.name, steps, rules, against, language, default)


def settled_words(question: Question, language: Language) -> str:
    """Why no shortest game of a question can be searched for: the library plays one reading."""
    clauses = ", ".join(clause.id for clause in question.clauses)
    german = _listed(r.value for r in question.readings if r.german is Support.EXCLUDED)
    english = _listed(r.value for r in question.readings if r.english is Support.EXCLUDED)
    out = (
        [Text(f"German excludes {german}", f"der deutsche schließt {german} aus")] if german else []
    )
    if english:
        out.append(Text(f"English excludes {english}", f"der englische schließt {english} aus"))
    told = Text("; ".join(one.en for one in out), "; ".join(one.de for one in out))
    settles = Text(
        f"The texts settle it by {clauses} ({told.en})",
        f"Die Texte entscheiden es mit {clauses} ({told.de})",
    )
    if not out:
        settles = Text(
            f"No text excludes a reading ({clauses})",
            f"Kein Text schließt eine Lesart aus ({clauses})",
        )
    return Text(
        f"{settles.en}; the library plays one alone, so no shortest game can be searched for.",
        f"{settles.de}; die Bibliothek spielt nur eine, also lässt sich keine kürzeste Partie "
        "suchen.",
    )[language]


def _listed(values: Iterable[str]) -> str:
    return ", ".join(f"`{value}`" for value in values)


def shortest(witness: Witness) -> Shortest:
    """A kept game as what was found; all shorter ones were looked through then."""
    contrast = witness.contrast
    return Shortest(
        first=str(contrast.first),
        second=str(contrast.second),
        story=lambda language: story_of(witness, language),
        covered=len(witness.moves) - 1,
        is_complete=True,
        looked_through=Text("", ""),
    )


def kept(question: Question) -> tuple[Shortest, ...]:
    """The kept games of a question."""
    return tuple(shortest(w) for w in witnesses() if w.contrast.question == question.id)


def witness_heading(witness: Witness, story: DifferenceStory, language: Language) -> str:
    """The heading of a kept game: its reading, its rules, and its length."""
    return story_heading(shortest(witness), story)[language]


# Games told by other commands


def witness_of(question: str, *values: str) -> Witness | None:
    """The kept game of a question that sets one of these readings apart, the first that has one.

    In each game its reading differs from the German default.
    """
    kept = {w.contrast.value: w for w in witnesses() if w.contrast.question == question}
    return next((kept[value] for value in values if value in kept), None)


def pointer(witness: Witness, language: Language) -> str:
    """The command that shows the game, with its moves and the results of both sides."""
    story = story_of(witness, language)
    moves = [f"{NAMES[a.seat]} {VERBS.tell(a, language)}" for a in witness.moves]
    gives = " | ".join(_in_short(side, all(s.events for s in story.sides)) for side in story.sides)
    question = witness.contrast.question
    told = ", ".join(moves) or Text("the deal", "das Geben")[language]
    return Text(
        f"see `daumen-rules differ {question}`, the shortest game: {told} → {gives}",
        f"siehe `daumen-rules differ {question}`, die kürzeste Partie: {told} → {gives}",
    )[language]


def _in_short(side: Side, by_events: bool) -> str:
    """What first happens by one side alone, or what it first gives otherwise."""
    told = side.events[0].said if by_events else ": ".join(side.gives[0])
    return f"{side.label}: {told.rstrip('.')}"


def whole_story(witness: Witness, language: Language) -> Iterator[str]:
    """The game as `differ` tells it."""
    story = story_of(witness, language)
    yield folded(witness_heading(witness, story, language))
    yield from story_lines(story, language)
