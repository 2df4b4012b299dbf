"""Computer players of Reflets d'Acide."""
