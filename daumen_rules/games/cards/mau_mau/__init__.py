"""125 Mau-Mau; read `clauses`, `rules`, `table`, `legality`, `effect`, `view`, then `game`;
`batch` has its batch form.
"""
