"""Fills the templates of pages, and makes the policy that limits a page in the browser.

No other module reads templates. The content of a page stands in the modules that make pages.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from importlib.resources import files
from typing import Final

from .markup import Content, Markup, filled

TEMPLATES: Final = files("daumen_rules.cli.pages") / "templates"


def page(name: str, style: str, script: str, /, **values: Content) -> str:
    """A template by its file name, filled; its style and script are the only ones that run."""
    own = {"style": Markup(style), "script": Markup(script), "policy": policy(style, script)}
    return filled(source(name), {**values, **own})


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
