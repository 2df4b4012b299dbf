"""The rules, one module for each chapter of the rulebook; `stages` says which of them runs next.

The decisions they ask and the events they tell are listed in `events.md` beside this package.
"""
