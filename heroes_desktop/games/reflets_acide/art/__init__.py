"""Pictures only Reflets d'Acide has."""
