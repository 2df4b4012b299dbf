"""Pictures only Heroes of Tenefyr has."""
