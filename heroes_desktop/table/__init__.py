"""What window and terminal share about a match at a table: nothing here draws or prints.

conductor: who is asked, who may look, what happens next.   recap: what each pair of eyes has been told.
advice: what a computer player would do, and its reasons.    undoing: why a choice stays made.
arranging: from what people want to play to a match.         keeping: where answers go, stored or not.
pace: who does the work meanwhile, and when to go on.         plans: answers decided in advance.
campaigning: the next game of a campaign, and what an ended one has brought.
"""
