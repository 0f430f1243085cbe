"""`play --record` and `--resume`: what stands in the file at every moment, and how it goes on."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from daumen_rules.bots.thinking_bot import USUAL_WORK
from daumen_rules.cli.play import saving
from daumen_rules.cli.play.menu import labels
from daumen_rules.cli.play.throwing import throws_dice
from daumen_rules.cli.shared.basics import write_file
from daumen_rules.games.catalogue import GAMES, game, listing
from daumen_rules.records.record import read, write, write_json
from daumen_rules.records.replay import Replay, replay
from tests.cli.playing import played
from tests.cli.run import ROOT, daumen_rules, refused
from tests.cli.test_play_hidden import HANDS
from tests.each import mostly_long, thinned

WOLF = ("--game=wolf-und-schafe", "--humans=2", "--seed=1")
OVER = ROOT / "spec" / "collection" / "games" / "wolf-und-schafe.game"
GAPS = ROOT / "spec" / "daumen_drauf" / "records"


def kept(path: Path) -> Replay:
    """The game of a file, played anew."""
    return replay(read(path.read_text("utf-8")))


def body(path: Path) -> str:
    """A file without its first line, which says how it was played."""
    return path.read_text("utf-8").partition("\n")[2]


def at_every_write(look: Callable[[Path], object]) -> Any:
    """While it is in force somebody looks at the file whenever it has been written."""

    def writes(path: str, text: str, language: Any) -> None:
        write_file(path, text, language)
        look(Path(path))

    return patch.object(saving, "write_file", writes)


def texts_of(path: Path, *call: str) -> list[str]:
    """All that stood in a file one after the other while a game was recorded there."""
    seen = list[str]()
    with at_every_write(lambda path: seen.append(path.read_text("utf-8"))):
        assert played(*call, f"--record={path}").exit_code == 0
    return seen


# Each step


@pytest.mark.parametrize("slug", mostly_long(thinned(GAMES, 2)))
def test_every_step_is_in_the_file_when_it_is_made(slug: str, tmp_path: Path) -> None:
    """The file is then what is written of the whole game at once. The first 40 steps are read."""
    path = tmp_path / "a.game"
    seen = texts_of(path, "--game", slug, "--auto", "--seed=3")
    for steps, text in enumerate(seen[:40], start=1):
        record = read(text)
        assert len(replay(record).steps) == steps
        assert write(record) == text.partition("\n")[2]
    assert len(kept(path).steps) == len(seen)
    assert kept(path).is_true
    assert kept(path).outcome is not None
    assert write(kept(path).record) == body(path)


def test_what_is_taken_back_is_not_in_the_file(tmp_path: Path) -> None:
    path, seen = tmp_path / "a.game", list[list[str]]()
    typed = "place d6\nd6-e5\nundo\nundo\nplace b8\nquit\n"
    with at_every_write(lambda path: seen.append(body(path).splitlines()[4:])):
        played(*WOLF, f"--record={path}", typed=typed)
    placed, moved = "Ben: place d6", "Ben: d6-e5"
    assert seen == [[placed], [placed, moved], [placed], [], ["Ben: place b8"]]


@pytest.mark.parametrize("slug", mostly_long(thinned(GAMES, 2)))
def test_what_is_taken_back_and_done_again_changes_neither_chance_nor_bots(
    slug: str, tmp_path: Path
) -> None:
    """Everybody does the first thing each time, in the second game now and then once more. Where
    hands are hidden one person plays against bots.
    """
    seats = game(slug).rules.seats[0]
    paths = [tmp_path / "a.game", tmp_path / "b.game"]
    backs = 0
    (first,) = labels(game(slug), 0, 1)
    first = first if listing()[slug].has_choices else f"\n{first}"
    again = f"{first}\nundo\n{first}\n{first}\n"
    if throws_dice(game(slug)):  # a seat that chooses nothing throws with Enter
        first, again = f"{first}\n", f"{first}\n\nundo\n{first}\n\n{first}\n\n"
    lines = f"{first}\n" * 120, again * 60
    for path, typed in zip(paths, lines, strict=True):
        people = (f"--players={seats}", f"--humans={1 if slug in HANDS else seats}")
        call = ("--game", slug, "--seed=5", "--bot=random", *people)
        backs = played(*call, f"--record={path}", typed=typed).output.count("Taken back: ")
    one, other = ([act.action for act in kept(path).last.acts] for path in paths)
    shorter = min(len(one), len(other))
    assert one[:shorter] == other[:shorter]
    assert shorter > 20 or kept(paths[0]).outcome is not None
    assert backs > 20 or slug not in ("dame", "muehle", "wolf-und-schafe")


@pytest.mark.long
def test_a_match_is_kept_game_by_game(tmp_path: Path) -> None:
    path = tmp_path / "a.dd"
    seen = texts_of(path, "--auto", "--players=2", "--games=2", "--seed=7")
    numbers = [len(read(text).games) for text in seen]
    assert numbers == sorted(numbers)
    assert {*numbers} == {1, 2}
    assert write(read(seen[-1])) == seen[-1].partition("\n")[2]
    assert daumen_rules("check", path).status == 0


# No file is replaced


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is there already"), ("de", "gibt es schon")]
)
def test_a_file_that_is_there_is_replaced_only_by_force(
    language: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.game"
    path.write_text("mine", "utf-8")
    call = ("play", *WOLF[:1], "--auto", "--seed=1", "--record", path, "--lang", language)
    told = refused(*call)
    assert said in told
    assert "--force" in told
    assert path.read_text("utf-8") == "mine"
    assert daumen_rules(*call, "--force").status == 0
    assert kept(path).is_true


def test_force_replaces_nothing_before_the_first_step(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_text("mine", "utf-8")
    assert played(*WOLF, f"--record={path}", "--force", typed="quit\n").exit_code == 0
    assert path.read_text("utf-8") == "mine"


@pytest.mark.parametrize(("language", "said"), [("en", "cannot write"), ("de", "nicht schreibbar")])
def test_a_file_that_can_no_longer_be_written_ends_the_game_with_one_line(
    language: str, said: str, tmp_path: Path
) -> None:
    """The folder goes away after the third step."""
    folder = tmp_path / "folder"
    folder.mkdir()
    path, seen = folder / "a.game", list[str]()

    def look(path: Path) -> None:
        seen.append(path.read_text("utf-8"))
        if len(seen) == 3:
            shutil.rmtree(folder)

    with at_every_write(look):
        call = (*WOLF[:1], "--auto", "--seed=1", "--lang", language)
        result = played(*call, f"--record={path}")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert said in result.stderr
    assert str(path) in result.stderr
    assert result.stdout.splitlines()[-1] == "seed 1"
    assert len(seen) == 3


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    path, written = tmp_path / "a.game", list[int]()
    whole = Path.write_bytes

    def fills_up(self: Path, data: bytes) -> int:
        written.append(len(data))
        if len(written) > 5:
            whole(self, data[:10])
            raise OSError(28, "No space left on device")
        return whole(self, data)

    with patch.object(Path, "write_bytes", fills_up):
        result = played(*WOLF[:1], "--auto", "--seed=1", f"--record={path}")
    assert result.exit_code == 2
    assert result.stderr == f"daumen-rules: cannot write {path}: No space left on device\n"
    assert len(kept(path).steps) == 5
    assert [*tmp_path.iterdir()] == [path]
    assert daumen_rules("play", "--resume", path).status == 0
    assert kept(path).outcome is not None


# Going on


@pytest.mark.parametrize("slug", mostly_long(thinned(GAMES, 2)))
def test_a_game_that_is_taken_up_again_goes_on_as_if_it_had_not_been_left(
    slug: str, tmp_path: Path
) -> None:
    """Left after its first step, in the middle and before the last one: chance and bots do what
    they did in one go.
    """
    path, again = tmp_path / "a.game", tmp_path / "again.game"
    seen = texts_of(path, "--game", slug, "--auto", "--seed=4")
    for text in {seen[0], seen[len(seen) // 2], seen[-2]}:
        again.write_text(text, "utf-8")
        assert played("--resume", str(again)).exit_code == 0
        assert again.read_bytes() == path.read_bytes()


@pytest.mark.long
def test_a_match_and_bots_that_think_go_on_alike(tmp_path: Path) -> None:
    path, again = tmp_path / "a.dd", tmp_path / "again.dd"
    calls = [
        ("--auto", "--players=2", "--games=2", "--seed=7"),
        ("--auto", "--players=2", "--seed=7", "--bot=thinking", "--work=4"),
    ]
    for call in calls:
        seen = texts_of(path, *call)
        parts = {seen[3], seen[len(seen) // 2], seen[-1 - len(seen) // 4]}
        for text in parts:
            again.write_text(text, "utf-8")
            assert played("--resume", str(again)).exit_code == 0
            assert again.read_bytes() == path.read_bytes()
        path.unlink()


@pytest.mark.parametrize(
    ("language", "said", "old"),
    [
        ("en", "it goes on after 2 steps.", "The wolf begins on d6"),
        ("de", "Es geht weiter nach 2 Schritten.", "Der Wolf beginnt auf d6"),
    ],
)
def test_people_go_on_where_they_left_with_all_that_was_agreed(
    language: str, said: str, old: str, tmp_path: Path
) -> None:
    """What they have been told is not told again. The input ends, which costs nothing."""
    path = tmp_path / "a.game"
    call = (*WOLF, "--names=Zoë,Uwe", "--rules=manual with first=sheep", "--lang", language)
    result = played(*call, f"--record={path}", typed="place d6\na1-b2\nquit\n")
    assert old in result.output
    result = played(f"--resume={path}", "--lang", language, typed="d6-e5\n")
    assert result.exit_code == 2
    assert f"{path}: {said}" in result.output
    assert "A Zoë · B Uwe" in result.output
    assert result.stdout.splitlines()[-1] == "seed 1"
    assert old not in result.output
    steps = ["Uwe: place d6", "Zoë: a1-b2", "Uwe: d6-e5"]
    assert body(path).splitlines()[-3:] == steps
    assert kept(path).record.rules.first.value == "sheep"


def test_what_is_written_by_hand_stays_and_the_last_step_may_still_be_taken_back(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.game"
    hand = "game: wolf-und-schafe  # on a train\r\nplayers: Zoë, Uwe\r\n\r\nUwe: place d6   # bold"
    path.write_bytes(hand.encode("utf-8"))
    played(f"--resume={path}", "--humans=2", typed="undo\nplace b8\nquit\n")
    lines = path.read_text("utf-8").splitlines()
    assert lines[0].startswith("# play: seed ")
    assert lines[1:] == [
        "game: wolf-und-schafe  # on a train",
        "players: Zoë, Uwe",
        "",
        "Uwe: place b8",
    ]


def test_a_game_goes_on_in_a_new_file_and_the_old_one_stays(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in ("a.game", "b.game", "c.json"))
    played(*WOLF, f"--record={old}", typed="place d6\nquit\n")
    before = old.read_bytes()
    call = (f"--resume={old}", f"--record={new}")
    assert played(*call, typed="d6-e5\nquit\n").exit_code == 0
    assert old.read_bytes() == before
    assert new.read_bytes() == before + b"Ben: d6-e5\n"
    assert "is there already" in refused("play", *call)
    other.write_text(write_json(read(old.read_text("utf-8"))), "utf-8")
    seats = ("--humans=2", "--seed=1", "--force")
    assert (
        played(f"--resume={other}", f"--record={new}", *seats, typed="d6-e5\nquit\n").exit_code == 0
    )
    assert body(new) == body(old) + "Ben: d6-e5\n"


def test_the_seats_of_people_may_be_given_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    played(*WOLF, f"--record={path}", typed="place d6\nquit\n")
    assert played(f"--resume={path}", "--auto").exit_code == 0
    assert kept(path).outcome is not None
    assert path.read_text("utf-8").startswith("# play: seed 1, humans 0, bot random, dice seed\n")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        (OVER.read_text("utf-8"), (), {"en": "this game is over", "de": "ist zu Ende"}),
        (
            "game: wolf-und-schafe\nplayers: A, B\nB: place d6\nB: d6-d7\n",
            (),
            {"en": "line 4 is not legal: ", "de": "Zeile 4 ist nicht erlaubt: "},
        ),
        (
            "game: wolf-und-schafe\nplayers: A, B\nB: place d6\nresult: 1 0\n",
            (),
            {"en": "is not so", "de": "stimmt nicht"},
        ),
        (
            "daumen_drauf 1\nnames: A, B\nA: Y3?\n",
            (),
            {"en": "a record without gaps", "de": "eine Aufzeichnung ohne Lücken"},
        ),
        ("", (), {"en": "found an empty file", "de": "gefunden eine leere Datei"}),
        (
            "game: wolf-und-schafe\nplayers: A, B\nB: place\n",
            (),
            {"en": ":3:", "de": ":3:"},
        ),
        (
            "game: wolf-und-schafe\nplayers: A, B\n",
            ("--game=muehle",),
            {"en": "muehle, as was asked for", "de": "muehle, wonach gefragt ist"},
        ),
        (
            "game: wolf-und-schafe\nplayers: A, B\n",
            ("--names=C",),
            {"en": "--names: ", "de": "--names: "},
        ),
        (
            "# play: seed 1, humans many\ngame: wolf-und-schafe\nplayers: A, B\n",
            (),
            {"en": "--humans: found 'many'", "de": "--humans: gefunden 'many'"},
        ),
        (
            "game: wolf-und-schafe\nplayers: A, B\n",
            ("--rules=manual with first=sheep",),
            {"en": "--rules: ", "de": "--rules: "},
        ),
        (
            "# play: seed 7, humans 2\ngame: wolf-und-schafe\nplayers: A, B\n",
            ("--seed=8",),
            {"en": "was begun with seed 7", "de": "hat mit der Zahl 7 begonnen"},
        ),
        (
            "# play: seed many\ngame: wolf-und-schafe\nplayers: A, B\n",
            ("--seed=8",),
            {"en": "was begun with seed many", "de": "hat mit der Zahl many begonnen"},
        ),
        (
            write_json(read("game: wolf-und-schafe\nplayers: A, B\n")),
            (),
            {"en": "name a new file", "de": "nenne eine neue Datei"},
        ),
    ],
    ids=[
        *("over", "illegal", "untrue", "gaps", "empty", "unreadable"),
        *("another game", "names", "head", "rules", "seed", "no seed", "json"),
    ],
)
def test_a_record_with_which_nobody_can_go_on_is_told_in_one_line_and_stays(
    text: str, options: tuple[str, ...], said: dict[str, str], language: str, tmp_path: Path
) -> None:
    path = tmp_path / "a.game"
    path.write_text(text, "utf-8")
    told = refused("play", "--resume", path, *options, "--lang", language)
    assert said[language] in told
    assert path.read_text("utf-8") == text


def test_the_same_seed_may_be_told_again(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    played(*WOLF, f"--record={path}", typed="place d6\nquit\n")
    assert played(f"--resume={path}", "--seed=1", typed="d6-e5\nquit\n").exit_code == 0
    assert len(kept(path).steps) == 2


@pytest.mark.long
def test_a_bot_that_thinks_keeps_its_limit_of_work(tmp_path: Path) -> None:
    """Also where it was the usual one, and where another kind of bot sat there meanwhile."""
    path, first = tmp_path / "a.game", "# play: seed 1, humans 1, bot {}, work {}, dice seed"
    for options, work in ((("--work=5",), 5), ((), USUAL_WORK)):
        call = ("--game=wolf-und-schafe", "--seed=1", "--bot=thinking", *options, "--force")
        played(*call, f"--record={path}", typed="a1-b2\nquit\n")
        for bot in ("thinking", "random", "thinking"):
            played(f"--resume={path}", f"--bot={bot}", typed="1\nquit\n")
            assert path.read_text("utf-8").splitlines()[0] == first.format(bot, work)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_no_file_is_not_taken_up(language: str, tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path, "-"):
        told = refused("play", "--resume", path, "--lang", language, stdin="game: kniffel\n")
        assert str(path) in told
        assert {"en": "is no file", "de": "ist keine Datei"}[language] in told
