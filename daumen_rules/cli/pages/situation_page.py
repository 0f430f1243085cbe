"""Makes a situation one self-contained page in both languages: the question, the table, the ruling.

The page has both languages from the start; its script only switches between them.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from daumen_rules.contracts.court import ShownSituation
from daumen_rules.contracts.drawing import Drawing
from daumen_rules.contracts.game import AnyGame
from daumen_rules.disputes.report import with_gists
from daumen_rules.kernel.seats import Seat, Viewer, reader_of
from daumen_rules.kernel.text import LANGUAGES, Language
from daumen_rules.pieces.pictures.art import element
from daumen_rules.pieces.scenes import Symbol

from ..shared.timing import WORK, worked
from . import texts as w
from .ruling_side import RulingSide
from .templates import policy, source, template


def situation_page(
    game: AnyGame, situation: Any, viewer: Viewer | None, step: tuple[int, int], language: Language
) -> str:
    """The page of a situation after `step[0]` of its `step[1]` actions, as `viewer` knows it.

    The ruling is on the whole trick, so only the page after the last action has it. `viewer` is
    None for an onlooker who knows all. Equal situations give equal bytes.
    """
    assert game.court is not None, "a court has situations"
    court = game.court()
    told = None
    if step[0] == step[1]:
        told = court.report(situation, court.rule(situation, worked(WORK)))
    knows_all = viewer is None
    if told is not None and not knows_all:
        told = with_gists(told)
    draw = partial(court.case_scene, situation) if knows_all else None
    symbols: dict[str, Symbol] = {}
    reader = None if viewer is None else reader_of(viewer)
    sides = [
        _side(
            game,
            court.shown(situation, viewer, step, lang),
            None if told is None else RulingSide(told, viewer, draw, lang),
            lang,
            symbols,
            reader,
        )
        for lang in LANGUAGES
    ]
    style, script = source("story.css") + source("situation.css"), source("situation.js")
    return template("situation.html").render(
        language=language,
        policy=policy(style, script),
        style=style,
        script=script,
        symbols="".join(element(name, symbols[name]) for name in sorted(symbols)),
        name=game.book.title[language],
        label=w.PAGE["language"][language],
        sides=sides,
    )


def _side(
    game: AnyGame,
    shown: ShownSituation,
    ruling: RulingSide | None,
    language: Language,
    symbols: dict[str, Symbol],
    reader: Seat | None,
) -> dict[str, Any]:
    """The data of one language for the template. Adds the symbols that it needs to `symbols`."""

    def pen() -> Drawing:
        return Drawing(language, shown.names, game.scene.art, reader)

    scenes = {shown.scene: w.PAGE["table"][language]}
    answers = () if ruling is None else ruling.answers
    for answer in answers:
        scenes |= {each.scene: each.title for each in answer.examples if each.scene is not None}
    pens = {scene: pen() for scene in scenes}
    drawn = {scene: pens[scene].figure(scene, title) for scene, title in scenes.items()}
    card = pen()
    asked = None if shown.asked is None else card.card(shown.asked)
    for each in (card, *pens.values()):
        symbols.update(each.symbols())
    return {
        "language": language,
        "title": f"{game.book.title[language]} {shown.question}",
        "shown": shown,
        "ruling": ruling,
        "answers": answers,
        "asked": asked,
        "table": w.PAGE["table"][language],
        "question": w.QUESTION[language],
        "drawn": drawn,
    }
