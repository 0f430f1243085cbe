"""The questions that the court answers: a row for each kind.

In reading order: `row` (what a row holds), `may`, `of_tricks`, `of_games`, `open_questions` (the
rows, with the functions that answer), `table` (all of them), `reading` (how they are read and
written). A new kind of question is a row, in the table, with its test.
"""
