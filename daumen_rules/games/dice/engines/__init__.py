"""What games of dice share: goes, tallies, pots, sheets. No game may stand here."""
