"""The answers that a finding knows of, by their codes: so tests can name them in a word."""

from __future__ import annotations

from daumen_rules.disputes.findings import Finding, answers
from daumen_rules.kernel.verdict import W


def codes(finding: Finding[W]) -> frozenset[str]:
    """The codes of the answers that a finding knows of."""
    return frozenset(answer.code for answer in answers(finding))
