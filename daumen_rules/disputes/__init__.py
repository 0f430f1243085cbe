"""What all courts use: questions and answers, and the search for what holds in all tables that fit.

It knows no game; a game's court hands in values and functions.

In reading order: `answers`, `verdicts`, `asks` (a row for each kind of question); `findings`,
`matching`, `search`, `classify`, `ruling`; `report`, `telling` (a ruling as it is told); then
`divergence`, `divergence_search` and `explanation`.
"""
