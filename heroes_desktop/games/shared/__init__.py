"""What all rooms are furnished with."""
