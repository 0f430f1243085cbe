"""The rules of table games as a formal specification that people read and machines run.

`load` returns a game; its methods are those of `Game`. The other names are those of *Daumen
drauf!*, and the types of the answers of every game. The stub beside this module has all names; a
module is imported when the first of its names is used.
"""

from __future__ import annotations

_MODULES: dict[str, str] = {}
"""The names of the stub, each with its module; read when the first name is asked for."""


def __getattr__(name: str) -> object:  # type checkers read the stub
    """A name of the front door, imported from its module. Raises AttributeError."""
    names = _modules()
    if name == "__all__":
        return [*names]
    if name not in names:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(names[name], __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_modules()})


def _modules() -> dict[str, str]:
    """The names of the stub, each with its module."""
    if not _MODULES:
        from ast import ImportFrom, parse
        from pkgutil import get_data

        stub = parse(get_data(__name__, "__init__.pyi") or b"")
        for line in stub.body:
            if isinstance(line, ImportFrom):
                _MODULES.update((alias.name, f".{line.module}") for alias in line.names)
    return _MODULES
