"""The golden records of the collection are still legal games with the same results.

One that has changed on purpose is written anew with `python -m tests.collection.write_golden SLUG`,
and the change is read before it is kept.
"""

from __future__ import annotations

import pytest

from daumen_rules.contracts.record_model import claims_of
from daumen_rules.games.catalogue import SLUGS
from daumen_rules.records.record import read, write
from daumen_rules.records.replay import replay
from tests.collection.golden import FOLDER, path_of, players_of


def test_there_is_a_record_of_every_game_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(slug).name for slug in SLUGS}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_still_what_it_was(slug: str) -> None:
    text = path_of(slug).read_text(encoding="utf-8")
    record = read(text)
    assert (record.game.slug, len(record.names)) == (slug, players_of(slug))
    assert write(record) == text
    answer = replay(record)
    assert answer.refused is None, answer.refused.say("en")
    assert answer.outcome is not None
    assert record.claims == claims_of(answer.outcome)
