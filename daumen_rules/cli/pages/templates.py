"""Loads the templates of pages, and makes the policy that limits a page in the browser.

No other module reads templates. The content of a page stands in the modules that make pages.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jinja2 import Template

TEMPLATES: Final = files("daumen_rules.cli.pages") / "templates"


@cache
def template(name: str) -> Template:
    """A template by its file name. It escapes all values but those that it calls safe.

    Raises ModuleNotFoundError without jinja2; all else of the pages needs attrs alone.
    """
    try:
        from jinja2 import Environment, FunctionLoader, StrictUndefined
    except ModuleNotFoundError as error:
        told = "pages need jinja2; in a clone of daumen_rules: python -m pip install '.[cli]'"
        raise ModuleNotFoundError(told, name=error.name) from None
    environment = Environment(
        loader=FunctionLoader(source), autoescape=True, undefined=StrictUndefined
    )
    return environment.get_template(name)


def source(name: str) -> str:
    """The text of a file in the folder of templates."""
    return (TEMPLATES / name).read_text(encoding="utf-8")


def policy(style: str, script: str) -> str:
    """The content security policy of a page: the browser may run only its own style and script."""
    return (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}"
