"""What a game of the desk has of its own for tools: fields of views, a scene, figures, faults.

`trick_match_entry` takes what is left out from all games. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from attrs import field

from daumen_rules.contracts.batch_form import AnyBatchForm
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import NATURE, REFEREE, Mover, Viewer
from daumen_rules.pieces.cards import Deal
from daumen_rules.pieces.figures import Figure
from daumen_rules.pieces.impossible import Impossible
from daumen_rules.pieces.scenes import Scene
from daumen_rules.pieces.secrets import Secrets
from daumen_rules.pieces.verbs import Verb

from .desk import Act, Desk, DeskView, Reported

R = TypeVar("R")


def actor(action: Act) -> Mover:
    """Who acts: Nature deals, the table reports, a seat does all else."""
    if isinstance(action, Deal):
        return NATURE
    return REFEREE if isinstance(action, Reported) else action.seat


@frozen(kw_only=True, eq=False)
class OwnParts(Generic[R]):
    """The parts that most games of the desk do not have."""

    view: type[DeskView[Any]] = DeskView
    """The class of the views."""
    own: Mapping[str, str] = field(factory=dict[str, str])
    sizes: Mapping[str, str] = field(factory=dict[str, str])
    lying: Mapping[str, str] = field(factory=dict[str, str])
    """Fields of the view, as in `Secrets`."""
    scene: Callable[[DeskView[R], Viewer], Scene] | None = None
    """The scene of a view; None for that of all games of the desk."""
    settled: Callable[[DeskView[R]], DeskView[R]] = lambda view: view
    """The view as it is shown, at the end of a match after its last payment."""
    figures: tuple[Verb[Figure], ...] = ()
    """What can be asked about numbers."""
    faults: Callable[[Desk[R]], Iterable[Impossible]] = lambda _: ()
    """The faults of a desk besides those in all games."""
    measure: Callable[[Desk[R]], Any] | None = None
    """A measure that every step decreases."""
    considered: Callable[[Desk[R], Sequence[Any]], Sequence[Any]] | None = None
    """The actions that players with some experience consider, as in `Checks`."""
    batch: Callable[[], AnyBatchForm] | None = None
    """The batch form, loaded on demand."""

    def known(self, secrets: Secrets[Any, Any]) -> Secrets[Any, Any]:
        """The secrets of the desks with the fields of these views."""
        return evolve(
            secrets,
            view=self.view,
            own={**secrets.own, **self.own},
            sizes={**secrets.sizes, **self.sizes},
            lying=self.lying,
        )
