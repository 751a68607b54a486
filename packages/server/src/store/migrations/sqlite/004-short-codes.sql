-- Codes are longer than what people read to each other: a table is found by how its code begins.
CREATE UNIQUE INDEX matches_by_short_code ON matches (substr(code, 1, 6));
