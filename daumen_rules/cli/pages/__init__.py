"""Makes pages for a browser: the story of a game, a situation with its ruling; loads all templates.

Pages see only views and witnessed events. `pieces.pictures` draws the table.
"""
