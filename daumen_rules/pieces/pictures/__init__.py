"""Drawings of scenes, the same for all games: symbols, a pen, and how the parts of a scene lie.

No page is made here, and no file is written.
"""
