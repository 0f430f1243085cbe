"""The command `why`: reasons in words and as data, for the referee and for one player."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.record_model import Act, Record, of_acts
from daumen_rules.games.catalogue import SLUGS, game
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused
from daumen_rules.kernel.text import Language
from daumen_rules.records.record import read, write
from daumen_rules.records.replay import replay
from tests.cli.run import daumen_rules, refused
from tests.each import mostly_long

BROKEN = "spec/daumen_drauf/records/broken-topped-colour.dd"
THREE = "spec/daumen_drauf/games/three-seats.dd"


def test_a_player_is_told_only_what_he_can_know() -> None:
    """Line 19 ends the first trick: Ben and Cleo draw, and Anna does not see what."""
    anna = daumen_rules("why", THREE, "19", "--seat", "Anna").out
    assert anna == daumen_rules("why", THREE, "19", "--seat", "1").out
    assert "Ben draws 2." in anna
    assert "Ben draws 2: " not in anna
    assert "Anna draws 2: " in anna


def test_the_fang_of_a_card_is_told_to_whoever_can_know_it() -> None:
    """Anna leads a card whose twin neither Ben nor Cleo has seen."""
    lines = Path(THREE).read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines, start=1) if line.startswith("Anna: "))
    card = lines[at - 1].removeprefix("Anna: ")
    kind = card[:2]
    for words in ((), ("--seat", "Anna")):
        answer = daumen_rules("why", THREE, str(at), *words)
        assert answer.lines[0] == f"Anna: {card}: allowed"
    for name in ("Ben", "Cleo"):
        seen = daumen_rules("why", THREE, str(at), "--seat", name)
        assert seen.lines[0] == f"Anna: {kind}: allowed"
        assert card not in seen.out
        data = daumen_rules("why", THREE, str(at), "--seat", name, "--json").data
        assert data["action"] == kind


def test_reasons_are_there_as_data() -> None:
    answer = daumen_rules("why", BROKEN, "18", "--json", "--lang", "de")
    data = json.loads(answer.out)
    assert data["allowed"] is False
    assert [reason["clause"] for reason in data["reasons"]] == ["HIGH-5", "RAISE-3"]
    assert data["remedies"] == ["erlaubt nur mit Schwarz über 1"]


# Games of the collection


def golden(slug: str) -> Record:
    return read(Path(f"spec/collection/games/{slug}.game").read_text(encoding="utf-8"))


def broken(slug: str) -> tuple[str, Refused]:
    """The golden game up to a step after which something is tried that is refused, and the refusal
    that the rules give for it.
    """
    record = golden(slug)
    steps = replay(record).steps
    for until in range(max(1, len(steps) // 2), 0, -1):
        for action in game(slug).checks.attempts(steps[until - 1].state):
            answer = step(game(slug).rules, steps[until - 1].state, action)
            if isinstance(answer, Refused) and is_written(game(slug), action):
                acts = (*record.acts[:until], Act(action))
                tried = of_acts(record.game, record.rules, record.names, acts)
                return write(tried), answer
    raise AssertionError(f"{slug}: nothing is refused")


def is_written(of: AnyGame, action: Any) -> bool:
    """Whether an action can stand in a record."""
    mover = of.rules.actor(action)
    try:
        return bool(of.notation.read(mover, of.notation.write(action)) == action)
    except (ValueError, IndexError):
        return False


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_of_every_game_every_broken_clause_is_told_in_both_languages(slug: str) -> None:
    text, refusal = broken(slug)
    names = golden(slug).names
    verdicts: dict[Language, str] = {"en": "refused", "de": "regelwidrig"}
    for language, verdict in verdicts.items():
        answer = daumen_rules("why", "-", "--lang", language, stdin=text)
        assert answer.status == 1
        assert answer.lines[0].endswith(f": {verdict}")
        reading = {"en": "  By another reading", "de": "  Nach einer anderen Lesart"}[language]
        readings = [at for at, line in enumerate(answer.lines) if line.startswith(reading)]
        assert min(readings, default=len(answer.lines)) == 1 + len(refusal.breaches)
        told = answer.lines[1 : 1 + len(refusal.breaches)]
        for line, breach in zip(told, refusal.breaches, strict=True):
            assert line.startswith(f"  {breach.say(language, names)} [{breach.clause.id}: ")
    data = daumen_rules("why", "-", "--json", stdin=text).data
    assert [reason["clause"] for reason in data["reasons"]] == [c.id for c in refusal.clauses]
    assert not data["allowed"]


@pytest.mark.parametrize("slug", mostly_long(SLUGS))
def test_of_every_game_what_follows_is_told_with_the_clause_of_each_event(slug: str) -> None:
    record = golden(slug)
    steps = replay(record).steps
    at = len(steps) // 3
    line = str(record.acts[at].line)
    path = f"spec/collection/games/{slug}.game"
    answer = daumen_rules("why", path, line, "--lang", "de")
    assert answer.status == 0
    assert answer.lines[0].endswith(": erlaubt")
    told = "\n".join(answer.lines)
    for event in steps[at].events:
        assert event.sentence.say("de", record.names) in told
        assert f"{event.clause.gist.de} [{event.clause.id}: " in told


def test_a_record_in_which_nothing_is_refused_asks_for_a_line() -> None:
    path = "spec/collection/games/kniffel.game"
    last = golden("kniffel").acts[-1].line
    assert refused("why", path) == (
        f"{path}: nothing is refused there; name the line of an action: 5-{last}"
    )
    assert "nothing is refused there" in refused("why", THREE)
    assert daumen_rules("why", BROKEN).out == daumen_rules("why", BROKEN, "18").out


def test_a_seat_is_not_told_the_cards_of_others_nor_the_lines_of_the_record() -> None:
    """Ben hears that Clara bids; that she pushes two cards into the skat, but not which."""
    path = "spec/collection/games/skat.game"
    heard = daumen_rules("check", path, "--seat", "Ben", "--json", "--log").data
    heard = heard["verdicts"][0]["games"][0]["events"]
    ask = [event["number"] for event in heard if event["text"].startswith("Clara bids")]
    told = daumen_rules("why", path, str(ask[0]), "--seat", "Ben")
    assert told.lines[0] == "Clara: allowed"
    assert told.lines[1].startswith("  Clara bids")
    assert f"they stand on lines 1-{len(heard)}" in refused("why", path, "9999", "--seat", "Ben")


def test_another_rule_set_can_be_asked_for() -> None:
    path = "spec/collection/games/kniffel.game"
    answer = daumen_rules("why", path, "5", "--rules", "manual with bonus_from=64")
    assert answer.status == 0
    assert "--rules" in refused("why", path, "5", "--rules", "manual with bonus_from=x")


@pytest.mark.cites("MAU-6")
def test_a_refusal_that_rests_on_an_option_names_it_and_what_it_would_allow() -> None:
    """A Jack that does not fit is laid where another card fits: by one reading alone."""
    text = write(_jack_refused())
    answer = daumen_rules("why", "-", stdin=text)
    assert answer.status == 1
    title = "When may a Jack be laid that does not fit?"
    told = f"By another reading it is legal: Q2 ({title})"
    assert answer.lines[-2:] == [f"  {told}", "    anytime"]
    reading = {"flag": "jack", "value": "anytime"}
    assert daumen_rules("why", "-", "--json", stdin=text).data["otherwise"] == [reading]
    assert daumen_rules("check", "-", "--no-log", stdin=text).lines.count(told) == 1


def _jack_refused() -> Record:
    """A game of Mau-Mau that ends with a Jack that breaks MAU-6 and nothing else."""
    found = game("mau-mau")
    for seed in range(200):
        play = random_play(found, 2, found.book.default, Random(seed), 30)
        for at, done in enumerate(play.steps):
            for action in found.checks.attempts(done.state):
                answer = step(found.rules, done.state, action)
                if isinstance(answer, Refused) and {x.id for x in answer.clauses} == {"MAU-6"}:
                    before = [each.action for each in play.steps[: at + 1]]
                    acts = [Act(each, number) for number, each in enumerate([*before, action])]
                    return of_acts(found, found.book.default, ("Anna", "Ben"), acts)
    raise AssertionError("no Jack was refused")
