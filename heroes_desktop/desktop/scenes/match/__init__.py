"""A match at the table: board, bars, curtain, lesson, zoom."""
