"""127 Siebzehn und Vier: clauses, rule set, game."""
