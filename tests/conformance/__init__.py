"""The conformance kit: one set of checks that every game of the catalogue goes through."""
