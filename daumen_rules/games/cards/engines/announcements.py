"""Announcements: seats have to say something about their hands, such as that one plays alone.

Hidden hands can differ only as far as the announcements stay the same. No rule of a game stands
here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, TypeAlias

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.knowledge import Knowledge
from daumen_rules.pieces.secrets import Secrets

from .desk import Act, Desk, DeskView

Announced: TypeAlias = Callable[[Desk[Any]], Seat | None]
"""The seat whose cards make it the soloist, once it had to announce it."""


def hearing(secrets: Secrets[Any, Any], announced: Announced | None) -> Secrets[Any, Any]:
    """The secrets of desks on which all have heard of the soloist."""
    if announced is None:
        return secrets

    def soloist(desk: Desk[Any], _: Viewer) -> Seat | None:
        return announced(desk)

    def fits(desk: Desk[Any], view: DeskView[Any]) -> bool:
        return announced(desk) == view.soloist

    return evolve(secrets, also={"soloist": soloist}, fits=fits)


def knowledge_of(secrets: Secrets[Any, Any], announced: Announced | None) -> Knowledge[Any, Any]:
    """What viewers know of desks: the secrets, and what was announced."""
    known = secrets.knowledge
    if announced is None:
        return known

    def alike(desk: Desk[Any], viewer: Viewer) -> Iterator[Desk[Any]]:
        said = announced(desk)
        return (other for other in secrets.alike(desk, viewer) if announced(other) == said)

    def masked(value: Desk[Any] | Act, viewer: Viewer) -> Hashable:
        seen = secrets.masked(value, viewer)
        return (seen, announced(value)) if isinstance(value, Desk) else seen

    return evolve(known, alike=alike, masked=masked)
