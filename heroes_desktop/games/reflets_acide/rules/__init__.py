"""The rules of Reflets d'Acide, procedure by procedure."""
