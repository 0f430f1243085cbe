"""What games of cards share: hands, tricks, auctions, laying. No game may stand here."""
