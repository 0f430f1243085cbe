"""What the rules raise in a made-up position is no failure of an engine, and ends no search."""

from __future__ import annotations

import pytest

from daumen_rules.conformance.forms import forms_of
from daumen_rules.conformance.made_up_positions import computed
from daumen_rules.games.catalogue import game


def test_what_a_game_raises_is_nothing_found_where_the_position_is_made_up() -> None:
    of = game("kniffel")
    forms, start = forms_of(of), of.start(2, of.book.default)
    middle = of.position("players: A, B\ndice: 3 3 3 3 3\n").state
    assert computed(forms, middle, lambda: 1 // 0) is None
    assert computed(forms, middle, lambda: 1) == 1
    with pytest.raises(ZeroDivisionError):
        computed(forms, start, lambda: 1 // 0)
