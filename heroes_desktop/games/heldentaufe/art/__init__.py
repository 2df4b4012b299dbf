"""Pictures only Heldentaufe has."""
