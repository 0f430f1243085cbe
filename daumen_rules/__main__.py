"""The command `daumen-rules`, also `python -m daumen_rules`."""

import gc
import os
import sys

_PACKAGES = {"click", "rich", "svg"}
_INTERRUPTED = 130
_SELDOM = 100_000
"""So many new values before garbage is looked for: what a command loads is none, and looking for it
again and again, and once more at the end, would be a fifth of a short command's time.
"""


def _leave(*_: object) -> None:
    os._exit(_INTERRUPTED)


def _interrupt(*, raises: bool) -> None:
    """What an interruption does from now on: ends the process in silence, or raises as usual.

    While modules are loaded, and at the very end, an exception could come up where nobody catches
    it. Where interruptions are ignored, as behind `nohup`, they stay so.
    """
    import signal

    usual = signal.default_int_handler
    if signal.getsignal(signal.SIGINT) in (usual, _leave):
        signal.signal(signal.SIGINT, usual if raises else _leave)


def main() -> None:
    """Run the command line, or say which extra it needs."""
    gc.set_threshold(_SELDOM)
    try:
        _interrupt(raises=False)
        from daumen_rules.cli.main import main as command

        _interrupt(raises=True)
        command()
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in _PACKAGES:
            raise
        print(
            f"daumen-rules needs the package {package}; in a clone of its repository: "
            'python -m pip install ".[cli]"',
            file=sys.stderr,
        )
        sys.exit(2)
    except KeyboardInterrupt:  # before or after a command, which says it itself
        sys.exit(_INTERRUPTED)
    finally:
        _interrupt(raises=False)
        gc.freeze()


if __name__ == "__main__":
    main()
