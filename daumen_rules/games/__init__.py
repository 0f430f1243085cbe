"""The games: `catalogue` lists them, and each stands in its own file or folder."""
