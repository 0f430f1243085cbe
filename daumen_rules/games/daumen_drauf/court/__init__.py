"""The court of Daumen drauf!: rulings on situations and on records, which may both have gaps.

To be read in this order: `situation` (what is known of a table, and one question), `asks` (the
questions: a row for each kind, and how it is answered), `inquiry` (what one rule set answers),
`hearing` (the ruling of each manual); `completed`, `telling`, `ruling_games` (what is told with a
ruling), `expected` (whether it is as expected), `faq`; `scene`, `shown`, `shown_words` (a situation
drawn); `interview`, `interview_texts` (a situation asked for at a terminal); `gaps` (records with
gaps, played), `gapped_record`, `explained` (how a checked record is told); `places` (where
something is told); `court` joins them for the commands.
"""
