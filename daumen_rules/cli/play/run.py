"""Begins and ends play: prints the seed, keeps the record, turns signals into an orderly end.

Nothing is read from the keyboard here.
"""

from __future__ import annotations

import signal
import threading

from ..shared.basics import INTERRUPTED, UNUSABLE, Failure
from ..shared.screen import EndOfInputError, QuitError, Screen
from . import texts as t
from .playing import Playing


def say_seed(screen: Screen, seed: int) -> None:
    """Print the seed, with which anybody can reproduce the game."""
    screen.say(f"seed {seed}")


def play_to_an_end(playing: Playing, seed: int) -> int:
    """Play to the end, and return exit status 0. The record has all steps, also after a failure.

    Raises Failure if the input ended early, somebody interrupted, or the record cannot be written.
    """
    _stop_like_interrupts()
    try:
        _play(playing, seed)
    except OSError:
        if not playing.screen.is_terminal:
            raise
        # The terminal was closed: nobody can read a message.
        raise Failure(t.INTERRUPTED[playing.language], INTERRUPTED) from None
    return 0


def _play(playing: Playing, seed: int) -> None:
    language, screen = playing.language, playing.screen
    failure: Failure | None = None
    try:
        playing.play()
    except QuitError:
        pass
    except EndOfInputError:
        failure = Failure(t.INPUT_ENDED[language], UNUSABLE)
    except Failure as unwritten:
        failure = unwritten
    except KeyboardInterrupt:
        failure = Failure(t.INTERRUPTED[language], INTERRUPTED)
        playing.keep()
        screen.say("")
    _say_recorded(playing)
    say_seed(screen, seed)
    if failure is not None:
        raise failure


def _stop_like_interrupts() -> None:
    """Let SIGTERM and SIGHUP raise KeyboardInterrupt as Ctrl-C does, so that the record is kept."""
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.default_int_handler)


def _say_recorded(playing: Playing) -> None:
    kept = playing.kept
    if kept is not None and kept.is_begun:
        said = t.RECORDED if playing.is_over else t.UNFINISHED
        playing.screen.say(said[playing.language].format(file=kept.target))
