"""Test profiles: `default` for the quick loop, `long` for CI, `thorough` for the long campaign.

It also says where compiled tests are kept.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import skipping
from tests.part import Part

COMPILED = Path(__file__).parents[1] / ".pytest_cache" / "compiled"
"""Where bytecode goes if Python is told to write none beside the sources.

Without it every worker and every process that a test starts would compile everything anew.
"""
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(COMPILED)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(COMPILED)

for _variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR", "NO_COLOR"):
    os.environ.pop(_variable, None)  # commands speak English to all tests, whoever starts them

gc.set_threshold(50_000, 20, 50)
"""Thousands of tests make much that stays: to look through it again and again costs a quarter."""

EXAMPLES = {"default": 3, "long": 10, "thorough": 1_000}
"""How many examples a property gets in each profile."""
THOROUGH_ONLY = "thorough"


def many(default: int, thorough: int) -> int:
    """How often something is repeated: a few times in the quick loop, often in the long one."""
    return thorough if settings.get_current_profile_name() == THOROUGH_ONLY else default


def takes_minutes() -> None:
    """Leave a test that takes minutes to the thorough profile."""
    if many(1, 2) == 1:
        pytest.skip("it takes minutes: `--hypothesis-profile=thorough` runs it")


CAMPAIGN_GAMES = {"default": 2, "long": 10, "thorough": 20_000}
"""How many whole games the campaign of laws plays in each profile."""

for _name in ("default", "long"):
    settings.register_profile(
        _name,
        deadline=None,
        max_examples=EXAMPLES[_name],
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.register_profile(
    "thorough",
    deadline=None,
    max_examples=EXAMPLES["thorough"],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause",
        action="append",
        default=[],
        type=str.upper,
        metavar="ID",
        help="run the tests of a clause or question alone, long ones too: HIGH-5, Q30; "
        "may be given several times",
    )
    parser.addoption(
        "--part",
        type=Part.read,
        metavar="K/N",
        help="run part K of N of the tests alone, as `2/3`; the N parts are all of them",
    )


def pytest_configure(config: pytest.Config) -> None:
    if part := config.getoption("part"):
        config.pluginmanager.register(part)
    if asked := config.getoption("clause"):
        from tests.citing import Asked

        if not any(word.startswith("-m") for word in config.invocation_params.args):
            config.option.markexpr = ""
        config.pluginmanager.register(Asked(asked))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where a test was skipped for a reason that is not listed, if that was asked for."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if not skipping.ASKED or reporter is None or hasattr(session.config, "workerinput"):
        return
    reports: list[Any] = reporter.getreports("skipped")
    skipped = [(str(each.nodeid), str(each.longrepr[2])) for each in reports]
    for line in (wrong := skipping.not_listed(skipped)):
        reporter.write_line(f"skipped, and tests/skipping.py does not list why: {line}")
    if wrong:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what the campaign of laws has played."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "laws":
                terminalreporter.write_line(str(value))
