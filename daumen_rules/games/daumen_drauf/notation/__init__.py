"""How actions are written, and what records note besides: rows of cards, with gaps."""
