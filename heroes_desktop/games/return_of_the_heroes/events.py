"""Every event of the game with the facts it tells; a test holds the rules to it.

Seats are numbers, spaces labels ("A7"; "" for none), tiles and items instances with their `face` (an index into
`content.FACES`; -1 for none), skills, colours, heroes and quests words. `before` and the figure after it frame a change. `cause`
says why, in a word of the rules. Facts in brackets are secret: only the seat named gets them.
"""

from __future__ import annotations
