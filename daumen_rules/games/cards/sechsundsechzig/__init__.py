"""133 Sechsundsechzig: `game` has its rules, `rules` its options."""
