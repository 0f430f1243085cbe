"""The command line: the room for commands, and for all that reads files or uses a terminal."""

from .main import main

__all__ = ["main"]
