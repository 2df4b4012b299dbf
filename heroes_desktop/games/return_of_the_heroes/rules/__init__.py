"""The rules, as generators: each procedure yields what it has to ask."""
