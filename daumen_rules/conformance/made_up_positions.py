"""What is computed of a game that may begin with a made-up position: rules need not be made for it.

A position is possible as far as a game finds no fault in it, and its functions may raise all the
same. The bench then takes another one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from daumen_rules.contracts.engine_tests.forms import Forms

T = TypeVar("T")


def computed(forms: Forms[Any, Any, Any], opening: Any, compute: Callable[[], T]) -> T | None:
    """What is computed; None where the game raises and begins in the middle."""
    try:
        return compute()
    except Exception:
        if forms.begins_in_the_middle(opening):
            return None
        raise
