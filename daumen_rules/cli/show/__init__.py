"""The command `show`, and what it says of itself."""
