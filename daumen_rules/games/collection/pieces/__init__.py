"""What the games of the collection share: clauses, options, events, dice, cards, boards."""
