"""The dice games: check numbers, examples of the manual, options, refusals."""
