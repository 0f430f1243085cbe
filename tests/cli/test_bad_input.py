"""Bad input: one clear message on standard error, status 2, and no file half written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from daumen_rules.cli.shared.basics import SIZE_LIMIT
from daumen_rules.records.record import read_text, write_json
from tests.cli.run import GAMES, RECORDS, ROOT, daumen_rules, refused

TWO = GAMES / "two-seats.dd"
IN_JSON = write_json(read_text(TWO.read_text(encoding="utf-8"))).encode()


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


# Files that are no records


BYTES: dict[str, tuple[bytes, str]] = {
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "1:1: found the byte 0x89"),
    "a program": (b"\x7fELF\x02\x01\x01\0\0", "1:8: found the byte 0x00"),
    "a compressed file": (b"\x1f\x8b\x08\0\xff", "1:2: found the byte 0x8b"),
    "NUL bytes": (b"daumen_drauf 1\nnames: A\0na, Ben\n", "2:9: found the byte 0x00"),
    "UTF-16": ("daumen_drauf 1".encode("utf-16"), "1:1: found text in UTF-16"),
    "UTF-16 the other way": (
        b"\xfe\xff" + "daumen_drauf 1".encode("utf-16-be"),
        "1:1: found text in UTF-16",
    ),
    "UTF-16 without a mark": ("daumen".encode("utf-16-le"), "1:2: found the byte 0x00"),
    "Latin-1": (
        "daumen_drauf 1\nnames: Zoe, Jürgen\n".encode("latin-1"),
        "2:14: found the byte 0xfc",
    ),
    "Latin-1 after UTF-8": (b"daumen_drauf 1\n# Zo\xc3\xab \xfc", "2:7: found the byte 0xfc"),
    "a letter cut in two": (b"daumen_drauf 1\nnames: Zo\xc3", "2:10: found the byte 0xc3"),
}


@pytest.mark.parametrize("name", BYTES)
def test_what_is_no_text_in_utf_8(name: str, tmp_path: Path) -> None:
    data, said = BYTES[name]
    path = written(tmp_path / "game.dd", data)
    assert refused("check", path) == f"{path}:{said}; expected text in UTF-8"
    assert refused("check", "-", stdin=data) == f"-:{said}; expected text in UTF-8"
    assert refused("check", path, "--lang", "de").endswith("; erwartet Text in UTF-8")


def test_windows_line_ends_and_a_mark_of_byte_order_are_no_bad_input(tmp_path: Path) -> None:
    data = b"\xef\xbb\xbf" + TWO.read_bytes().replace(b"\n", b"\r\n")
    path = written(tmp_path / "game.dd", data)
    assert daumen_rules("check", path).lines[1:] == daumen_rules("check", TWO).lines[1:]


# Huge files

MEASURED = """
import sys, resource
from daumen_rules.__main__ import main
try:
    main()
finally:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    try:
        with open("/proc/self/status") as file:
            peak = next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))
    except OSError:
        pass
    read = 0
    try:
        with open("/proc/self/io") as file:
            read = next(int(line.split()[1]) for line in file if line.startswith("rchar"))
    except OSError:
        pass
    print("peak", peak, read, file=sys.stderr)
"""
"""The program in its own process; it tells at its end how many kB it had at most, and how many
bytes it has read in all, where the system tells.
"""


def _measured(path: Path) -> tuple[int, list[str], int]:
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, "check", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    *said, peak = done.stderr.splitlines()
    assert done.stdout == ""
    return done.returncode, said, int(peak.split()[1])


@pytest.fixture
def huge(tmp_path: Path) -> Iterator[Path]:
    """A file of 100 MB, mostly a hole."""
    path = tmp_path / "huge.dd"
    with path.open("wb") as file:
        file.write(TWO.read_bytes())
        file.truncate(100 * 2**20)
    yield path
    path.unlink()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="resource is not there")
def test_a_huge_file_is_refused_and_not_read_to_its_end(huge: Path, tmp_path: Path) -> None:
    status, said, peak = _measured(huge)
    assert status == 2
    assert said == [f"daumen-rules: {huge} is larger than 1 MiB; a record is much smaller"]
    _, _, small = _measured(written(tmp_path / "small.dd", b"no record"))
    assert peak < small + 20_000


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="resource is not there")
def test_the_largest_file_that_is_read_does_not_fill_the_memory(tmp_path: Path) -> None:
    names = b"daumen_drauf 1\nnames: "
    path = written(tmp_path / "names.dd", names + b"n," * ((SIZE_LIMIT - len(names)) // 2))
    status, said, peak = _measured(path)
    assert status == 2
    assert len(said) == 1
    assert said[0].endswith(" name(s); expected 2 to 7 names")
    assert peak < 300_000


def test_a_huge_file_is_refused_in_german(huge: Path) -> None:
    message = refused("check", huge, "--lang", "de")
    assert message == f"{huge} ist größer als 1 MiB; eine Aufzeichnung ist viel kleiner"


# Targets


def test_convert_writes_either_form(tmp_path: Path) -> None:
    as_json, as_text = tmp_path / "game.json", tmp_path / "game.dd"
    assert daumen_rules("convert", TWO, "--to", "json", "-o", as_json).out == ""
    assert as_json.read_bytes() == IN_JSON
    assert daumen_rules("convert", as_json, "--to", "text", "-o", as_text).status == 0
    assert daumen_rules("convert", TWO, "--to", "text").out == as_text.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.dd", "game.json"]


def test_convert_takes_the_form_from_a_file_that_ends_in_json(tmp_path: Path) -> None:
    as_json = tmp_path / "game.json"
    assert daumen_rules("convert", TWO, "-o", as_json).status == 0
    assert as_json.read_bytes() == IN_JSON
    for rest in ((), ("-o", tmp_path / "game.dd")):
        assert "Missing option '--to'" in refused("convert", TWO, *rest)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_convert_writes_a_game_that_breaks_a_rule() -> None:
    answer = daumen_rules("convert", RECORDS / "broken-topped-colour.dd", "--to", "text")
    assert answer.status == 0
    assert "Ben: show G5h\n" in answer.out


def test_convert_replaces_a_target_and_keeps_its_mode(tmp_path: Path) -> None:
    target = written(tmp_path / "game.json", b"old")
    target.chmod(0o600)
    assert daumen_rules("convert", TWO, "--to", "json", "-o", target).status == 0
    assert target.read_bytes() == IN_JSON
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("umask", "mode"),
    [
        (0o022, 0o644),
        pytest.param(0o002, 0o664, marks=pytest.mark.long),
        pytest.param(0o077, 0o600, marks=pytest.mark.long),
    ],
)
def test_a_new_file_has_the_mode_that_the_umask_says(umask: int, mode: int, tmp_path: Path) -> None:
    before = os.umask(umask)
    try:
        answers = [
            daumen_rules("convert", TWO, "--to", "json", "-o", tmp_path / "a.json"),
            daumen_rules("show", TWO, "-o", tmp_path / "a.html"),
            daumen_rules("play", "--auto", "--seed=1", "--record", tmp_path / "a.dd"),
        ]
    finally:
        os.umask(before)
    assert [answer.status for answer in answers] == [0, 0, 0]
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {mode}
    assert len([*tmp_path.iterdir()]) == 3


LONG = "y" * 3000
LONG_CALLS = (
    *(("check", LONG), ("check", TWO, "--rules", LONG), ("check", TWO, "--seat", LONG)),
    *(("check", TWO, "--rules", f"german with {LONG}"), ("check", TWO, "--work", "9" * 999)),
    *(("check", TWO, "--rules", f"german with {LONG}=1"), ("check", TWO, "--game", LONG)),
    *(("check", TWO, "--rules", f"german with deal={LONG}"), ("check", TWO, f"--{LONG}")),
    *(("check", TWO, "--rules", f"german {LONG}"), ("check", TWO, "--lang", LONG)),
    *(("check", TWO, f"--rules={LONG}"), ("check", TWO, "--rules", f"german with {'é' * 900}")),
    *(("check", TWO, "--rules", "\n" + "a\t" * 900), ("check", TWO, "--seat", "ä\n" * 900)),
    *(("convert", TWO, "--to", LONG), ("convert", TWO, "--to", "json", "-o", f"/{LONG}/x")),
    *((LONG,), ("clauses", LONG), ("questions", LONG), ("differ", LONG), ("games", LONG)),
    *(("rules", "--diff", LONG, "german"), ("show", TWO, "-o", LONG), ("why", TWO, LONG)),
    *(("show", TWO, "--seat", LONG, "-o", "x.svg"), ("show", TWO, "--step", LONG)),
    *(("play", "--names", LONG), ("play", "--seed", LONG), ("play", "--resume", LONG)),
    *(("play", "--bot", LONG), ("play", "--record", f"/{LONG}/x"), ("play", "--rules", LONG)),
    *(("judge", LONG), ("judge", TWO, "--rules", LONG), ("new-game", LONG, "--chapter", "dice")),
    *(("conform", "--players", LONG, "--", "x"), ("conform", "--time", LONG, "--", "x")),
    *(("conform", "--", LONG), ("conform", "--report", LONG, "--", "x")),
    *(("conform", "--known", LONG, "--", "x"), ("conform", "replay", LONG, "--", "x")),
    *(("conform", "--rules", LONG, "--", "x"), ("conform", "--clause", LONG, "--", "x")),
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("words", LONG_CALLS, ids=range(len(LONG_CALLS)))
def test_a_message_repeats_little_of_a_long_call(words: tuple[str, ...], language: str) -> None:
    place = words.index("--") if "--" in words else len(words)
    option = () if LONG in words[:1] or "--lang" in words else ("--lang", language)
    said = refused(*words[:place], *option, *words[place:])
    for word in words:
        parts = {str(word)[at : at + 201] for at in range(len(str(word)) - 200)}
        assert not [part for part in parts if part in said or repr(part)[1:-1] in said]


def test_convert_can_write_over_its_own_input(tmp_path: Path) -> None:
    path = written(tmp_path / "game", TWO.read_bytes())
    assert daumen_rules("convert", path, "--to", "json", "-o", path).status == 0
    assert path.read_bytes() == IN_JSON


def test_a_link_as_target_stays_a_link(tmp_path: Path) -> None:
    target, link = written(tmp_path / "game.json", b""), tmp_path / "link.json"
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    assert daumen_rules("convert", TWO, "--to", "json", "-o", link).status == 0
    assert link.is_symlink()
    assert target.read_bytes() == IN_JSON


@pytest.mark.skipif(not os.path.exists("/dev/null"), reason="no devices here")
def test_a_device_as_target_stays_a_device() -> None:
    assert daumen_rules("convert", TWO, "--to", "json", "-o", "/dev/null").status == 0
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_target_that_is_a_directory(tmp_path: Path) -> None:
    message = refused("convert", TWO, "--to", "json", "-o", tmp_path)
    assert message == f"cannot write {tmp_path}: is a directory"
    german = refused("convert", TWO, "--to", "json", "-o", tmp_path, "--lang", "de")
    assert german.startswith(f"{tmp_path} ist nicht schreibbar: ")
    assert list(tmp_path.iterdir()) == []


def test_a_target_in_a_missing_folder(tmp_path: Path) -> None:
    target = tmp_path / "none" / "game.json"
    message = refused("convert", TWO, "--to", "json", "-o", target)
    assert message == f"cannot write {target}: No such file or directory"
    assert list(tmp_path.iterdir()) == []


def _may_do_everything() -> bool:
    return sys.platform == "win32" or os.geteuid() == 0


@pytest.mark.skipif(_may_do_everything(), reason="nothing is read-only for this user")
def test_a_target_in_a_read_only_folder(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    target = written(folder / "game.json", b"old")
    folder.chmod(0o500)
    try:
        message = refused("convert", TWO, "--to", "json", "-o", target)
        assert message == f"cannot write {target}: Permission denied"
        assert target.read_bytes() == b"old"
    finally:
        folder.chmod(0o700)


@pytest.mark.skipif(_may_do_everything(), reason="nothing is read-only for this user")
def test_a_read_only_target(tmp_path: Path) -> None:
    target = written(tmp_path / "game.json", b"old")
    target.chmod(0o400)
    assert refused("convert", TWO, "--to", "json", "-o", target).startswith("cannot write ")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("data", [b"", b"\xff", b"daumen_drauf 1\nnames: A", b"{"])
def test_bad_input_leaves_the_target_as_it_was(data: bytes, tmp_path: Path) -> None:
    source, target = written(tmp_path / "bad.dd", data), written(tmp_path / "good.json", b"old")
    refused("convert", source, "--to", "json", "-o", target)
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.dd", "good.json"]


def test_a_failed_write_leaves_the_target_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = written(tmp_path / "game.json", b"old")

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    message = refused("convert", TWO, "--to", "json", "-o", target)
    assert message == f"cannot write {target}: No space left on device"
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
