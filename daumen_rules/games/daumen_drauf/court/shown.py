"""A situation as it is shown: the question and the table, as one viewer sees them."""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.contracts.court import CaseScene, ShownSituation
from daumen_rules.disputes.report import CaseReport
from daumen_rules.kernel.seats import Viewer
from daumen_rules.kernel.text import Language

from ..model import Kind
from . import shown_words as b
from .asks.reading import say_ask
from .completed import completed
from .scene import Drawer
from .situation.json_form import rules_words
from .situation.model import Ask, Situation
from .situation.sight import seen_by, until
from .situation.worlds import World


def seen(situation: Situation, viewer: Viewer | None, step: int) -> Situation:
    """A situation after `step` of its actions, as a viewer knows it; None knows all."""
    told = until(situation, step)
    return told if viewer is None else seen_by(told, viewer)


def shown(
    situation: Situation,
    viewer: Viewer | None,
    step: tuple[int, int],
    language: Language,
) -> ShownSituation:
    """A situation that was `seen`, after so many of how many actions."""
    drawer, ask = Drawer(viewer), situation.ask
    name = viewer_name(situation, viewer, language)
    legend = b.LEGEND if viewer is None else b.LEGEND_OF_ONE
    return ShownSituation(
        names=situation.names,
        question=question_words(ask, situation.names, language),
        asked=None if ask.card is None else drawer.card(ask.card),
        details=heading(situation, viewer, step, language),
        scene=drawer.scene(situation),
        notes=(*facts(situation, language), legend[language].format(name=name)),
    )


def question_words(ask: Ask, names: tuple[str, ...], language: Language) -> str:
    """The question as it is said; of a card whose fang is unknown this is told too."""
    card = "" if ask.card is None else ask.card.term.words[language]
    if isinstance(ask.card, Kind):
        card = b.FANG_UNKNOWN[language].format(card=card)
    return say_ask(ask, names, card, language)


def heading(
    situation: Situation, viewer: Viewer | None, step: tuple[int, int], language: Language
) -> str:
    """The heading: the rules, the viewer, and the numbers of actions so far and in all."""
    rules, (done, last) = situation.rules, step
    if isinstance(rules, str):
        words = [b.RULES[rules][language]]
    else:
        words = [b.OTHER_RULES[language].format(rules=rules_words(rules))]
    if done < last:
        words.append(b.ACTIONS[language].format(step=done, last=last))
    if viewer is not None:
        name = situation.names[viewer] if isinstance(viewer, int) else b.SPECTATOR[language]
        words.append(b.SEEN_BY[language].format(name=name))
    return " · ".join(words)


def viewer_name(situation: Situation, viewer: Viewer | None, language: Language) -> str:
    """The viewer within a sentence; empty where everything is shown."""
    if isinstance(viewer, int):
        return situation.names[viewer]
    return "" if viewer is None else b.A_SPECTATOR[language]


def facts(situation: Situation, language: Language) -> Iterator[str]:
    """The told facts besides the table."""
    names = situation.names
    yield b.STARTER[language].format(name=names[situation.starter])
    if situation.totals is not None:
        points = ", ".join(
            f"{name} {total}" if total >= 0 else f"{name} \N{MINUS SIGN}{-total}"
            for name, total in zip(names, situation.totals, strict=True)
        )
        yield b.TOTALS[language].format(points=points)


def case_scene(situation: Situation, case: CaseReport[World]) -> CaseScene:
    """The table as in an example: framed are the cards that lie elsewhere in the other."""
    elsewhere = case.other.where()
    places = case.world.where().items()
    framed = frozenset(card for card, place in places if elsewhere[card] != place)
    drawer = Drawer(None, framed)
    return CaseScene(scene=drawer.scene(completed(situation, case.world)), framed=bool(framed))
