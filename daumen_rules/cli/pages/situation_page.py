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
from .markup import Markup, joined
from .ruling_side import RulingSide
from .situation_side import Side
from .templates import page, source


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
    title = next(side.title for side in sides if side.language == language)
    return page(
        "situation.html",
        source("story.css") + source("situation.css"),
        source("situation.js"),
        language=language,
        title=title,
        symbols=Markup("".join(element(name, symbols[name]) for name in sorted(symbols))),
        name=game.book.title[language],
        label=w.PAGE["language"][language],
        is_en="true" if language == "en" else "false",
        is_de="true" if language == "de" else "false",
        sides=joined(side.main(hidden=side.language != language) for side in sides),
    )


def _side(
    game: AnyGame,
    shown: ShownSituation,
    ruling: RulingSide | None,
    language: Language,
    symbols: dict[str, Symbol],
    reader: Seat | None,
) -> Side:
    """The side of one language. Adds the symbols that it needs to `symbols`."""

    def pen() -> Drawing:
        return Drawing(language, shown.names, game.scene.art, reader)

    scenes = {shown.scene: w.PAGE["table"][language]}
    answers = () if ruling is None else ruling.answers
    for answer in answers:
        scenes |= {each.scene: each.title for each in answer.examples if each.scene is not None}
    pens = {scene: pen() for scene in scenes}
    drawn = {scene: Markup(pens[scene].figure(scene, title)) for scene, title in scenes.items()}
    card = pen()
    asked = Markup("" if shown.asked is None else card.card(shown.asked))
    for each in (card, *pens.values()):
        symbols.update(each.symbols())
    title = f"{game.book.title[language]} {shown.question}"
    return Side(language, title, shown, ruling, answers, drawn, asked)
