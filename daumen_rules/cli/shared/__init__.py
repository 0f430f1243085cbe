"""What commands share: the two languages, files, the screen, the game that is asked about."""
