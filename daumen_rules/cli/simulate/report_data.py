"""Figures of many games for machines: what was simulated, and each figure with its interval."""

from __future__ import annotations

from typing import Any

from daumen_rules.simulation.figures import Figure, Figures, without
from daumen_rules.simulation.games import Setting


def report_data(setting: Setting, figures: Figures, *, is_complete: bool) -> dict[str, Any]:
    """All figures, by what they are of. `count` is the number of values, `interval` where the true
    mean lies 19 times of 20.
    """
    return {
        "game": setting.slug,
        "rules": setting.rules,
        "players": setting.players,
        "bots": [*setting.bots],
        "seed": setting.seed,
        "form": setting.form,
        "games": figures.of("actions").count,
        "complete": is_complete,
        "results": {
            what: {
                by: {each: _data(figures.of(what, by, each)) for each in figures.under(what, by)}
                for by in figures.under(what)
            }
            for what in ("won", "lead", "points")
            if figures.under(what)
        },
        "length": {
            what: _data(figures.of(what)) for what in ("steps", "actions") if figures.of(what).count
        },
        "actions": {
            kind: {
                "times": int(figures.of("times", kind).total),
                "lead_with": _data(figures.of("lead with", kind)),
                "lead_without": _data(without(figures, kind)),
            }
            for kind in figures.under("times")
        },
        "events": {
            clause: {
                "times": int(figures.of("event", clause).total),
                "actions_since_the_last": _data(figures.of("wait", clause)),
            }
            for clause in figures.under("event")
        },
    }


def _data(figure: Figure) -> dict[str, Any]:
    return {"count": figure.count, "mean": figure.mean, "interval": [*figure.interval]}
