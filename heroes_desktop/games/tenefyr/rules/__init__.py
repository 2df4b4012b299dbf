"""The rules as procedures; `stages` says which runs next, `asking` how questions are put."""
