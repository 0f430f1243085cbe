"""Figures of many games as a picture, by matplotlib."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from daumen_rules.kernel.text import Language, Text
from daumen_rules.simulation.figures import Figures
from daumen_rules.simulation.games import Setting

from .words import heading

ENDINGS: Final = (".svg", ".png", ".pdf")

_TITLES: Final = {
    "won": Text("share of victories", "Anteil an den Siegen"),
    "lead": Text("lead over the others", "Vorsprung vor den anderen"),
}


def write_plot(
    path: Path, ending: str, setting: Setting, figures: Figures, language: Language
) -> None:
    """Draw the results by seat, each with its interval, in the form of an ending of `ENDINGS`.

    Raises OSError, and ModuleNotFoundError without matplotlib.
    """
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("agg")
    matplotlib.rcParams["svg.hashsalt"] = str(setting.seed)
    pyplot: Any = import_module("matplotlib.pyplot")
    figure, axes = pyplot.subplots(1, len(_TITLES), figsize=(9, 3.6), layout="constrained")
    for axis, (what, title) in zip(axes, _TITLES.items(), strict=True):
        seats = figures.under(what, "seat")
        found = [figures.of(what, "seat", seat) for seat in seats]
        wide = [each.interval[1] - each.mean for each in found]
        axis.bar(seats, [each.mean for each in found], yerr=wide, capsize=4, color="#7a9cc6")
        axis.set_xlabel(Text("seat", "Platz")[language])
        axis.set_title(title[language])
        axis.axhline(1 / setting.players if what == "won" else 0, color="black", linewidth=0.8)
    figure.suptitle(heading(setting, figures.of("actions").count, language), fontsize=10)
    dated = {"Date": None} if ending == ".svg" else None
    figure.savefig(path, format=ending[1:], metadata=dated)
    pyplot.close(figure)
