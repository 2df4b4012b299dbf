"""What this room says: its own words first (`fr.po`), then those all rooms share."""

from heroes_desktop.locale import room_speech

_, counted = room_speech(__file__)
