"""What all pages share: templates, and what the browser may do with a page.

No other module touches the templates. What stands on a page is known to those who make it.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from jinja2 import Environment, FunctionLoader, StrictUndefined, Template

TEMPLATES: Final = files("daumen_rules.cli.pages") / "templates"


@cache
def template(name: str) -> Template:
    """A template, in which whatever is put is escaped."""
    environment = Environment(
        loader=FunctionLoader(source), autoescape=True, undefined=StrictUndefined
    )
    return environment.get_template(name)


def source(name: str) -> str:
    """The text of a file beside the templates."""
    return (TEMPLATES / name).read_text(encoding="utf-8")


def policy(style: str, script: str) -> str:
    """What the browser may do with the page: nothing but its own style and script."""
    return (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}"
