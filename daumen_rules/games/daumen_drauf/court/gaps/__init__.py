"""Records with gaps played by the rules: exactly, over all deals that fit what is noted.

To be read in this order: `deal_knowledge`, `filling`, `branch`, `hands_asked`, `continuations`,
`points`, `counting`, `certain_events`, `findings`, `illegal_entry`, `playing`, `several_games`.
"""
