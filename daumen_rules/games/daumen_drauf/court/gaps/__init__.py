"""Records with gaps played by the rules: exactly, over all deals that fit what is noted.

To be read in this order: `known`, `filling`, `strand`, `asks`, `ways`, `points`, `counting`,
`story`, `findings`, `lacks`, `course`, `several`.
"""
