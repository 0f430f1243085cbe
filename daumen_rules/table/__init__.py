"""A table: who is asked next, who is told what, as data; `play`, servers and pages stand on it.

A table knows no terminal and no network. What a seat is sent is made from its views and from the
events as it witnesses them.
"""
