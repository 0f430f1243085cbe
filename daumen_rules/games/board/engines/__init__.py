"""The rules that several board games share, a folder for each family. No game may stand here."""
