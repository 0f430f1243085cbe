"""Pictures of a game: cards, the table as somebody sees it, and the story of a game as a page.

Here lives all that `show` draws. What is drawn comes from views and witnessed events alone.
"""
