"""Rules that several card games share: hands, tricks, auctions, laying. No game may stand here."""
