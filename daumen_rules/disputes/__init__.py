"""The parts that all courts share: questions, answers, and the search over all tables that fit.

Nothing here knows a game; a game's court hands in values and functions.

In reading order: `answers`, `verdicts`, `asks` (a row for each kind of question); `findings`,
`matching`, `search`, `classify`, `ruling`; `report`, `telling` (a ruling as it is told); then
`divergence`, `divergence_search` and `explanation`.
"""
