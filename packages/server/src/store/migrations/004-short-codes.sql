-- Codes are longer than the part that people read to each other: a table is found by the beginning.
CREATE UNIQUE INDEX matches_by_short_code ON matches (substr(code, 1, 6));
