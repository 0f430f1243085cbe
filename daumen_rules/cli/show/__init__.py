"""The command `show`, and the text of its help."""
