"""The rules, one module for each chapter of the rulebook; `stages` says which of them runs next."""
