"""A screen in public: what guests see, and what whoever runs it sees behind the PIN."""
