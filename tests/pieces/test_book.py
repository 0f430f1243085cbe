"""A clause of a block is bound to its name first and read later, and nobody notices."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import attrs
import pytest

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation, source_of
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses

BY_HAND = Clause(
    "DICE-1",
    ClauseKind.LEGALITY,
    "39 ¶2",
    None,
    Relation.ONLY_GERMAN,
    Text("One die is thrown.", "Geworfen wird ein Würfel."),
)


def unread() -> Clause:
    """The same clause, of a block that nobody has read."""
    (clause,) = clauses("DICE 39\nlegality ¶2\nOne die is thrown. | Geworfen wird ein Würfel.")
    return clause


def test_an_unread_clause_is_like_one_made_by_hand() -> None:
    assert unread() == BY_HAND
    assert unread() == BY_HAND
    assert unread() == unread()
    assert unread() != attrs.evolve(BY_HAND, german="39 ¶3")
    assert hash(unread()) == hash(BY_HAND)
    assert repr(unread()) == repr(BY_HAND)
    assert str(unread()) == "DICE-1"
    assert attrs.evolve(unread(), id="DICE-2") == attrs.evolve(BY_HAND, id="DICE-2")


@pytest.mark.parametrize("field", [field.name for field in attrs.fields(Clause)])
def test_every_field_can_be_the_first_that_is_asked_for(field: str) -> None:
    assert getattr(unread(), field) == getattr(BY_HAND, field)


def test_an_unread_clause_can_be_pickled_and_copied() -> None:
    assert pickle.loads(pickle.dumps(unread())) == BY_HAND
    assert copy.copy(unread()) == BY_HAND
    assert copy.deepcopy(unread()) == BY_HAND


def test_a_pickled_clause_has_left_its_block_behind() -> None:
    assert source_of(unread()) is not None
    assert source_of(pickle.loads(pickle.dumps(unread()))) is None
    assert source_of(BY_HAND) is None


def test_a_clause_cannot_be_changed_and_has_no_other_fields() -> None:
    clause = unread()
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        clause.id = "DICE-2"  # type: ignore[misc] # pyright: ignore
    with pytest.raises(AttributeError, match="Clause has no 'words'"):
        clause.words  # type: ignore[attr-defined] # pyright: ignore # noqa: B018


def test_what_a_head_says_is_read_when_it_is_asked_for_and_not_before() -> None:
    (clause,) = clauses("DICE 39\nlegal ¶2\nOne die is thrown. | Geworfen wird ein Würfel.")
    for _ in range(2):
        with pytest.raises(InputError, match="found 'legal'; expected one of material"):
            str(clause)


IMPORTS = """
import sys
import daumen_rules
from daumen_rules.games.catalogue import SLUGS, game
for slug in SLUGS:
    game(slug)
reader = "daumen_rules.pieces.clauses"
assert reader not in sys.modules, "a block is read by importing"
print(game("daumen-drauf").book.clauses[0].id, game("dame").book.clauses[0].id)
assert reader in sys.modules
"""


@pytest.mark.long
def test_importing_reads_no_block_of_any_game() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("GAME-1 DAME-1\n", "")
