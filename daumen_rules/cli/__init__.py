"""The command line: the only room that knows files, terminals and processes."""

from .main import main

__all__ = ["main"]
