"""Full pages around a match: new match, end, replay, statistics, rules, settings."""
