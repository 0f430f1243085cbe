"""What a game may say about how it is played with other people's engines.

The records that a game fills in; what plays with engines is `conformance`. No game stands here.
"""
