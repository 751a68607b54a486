--- sqlite
-- How much of the journal beside the database is in it (sqlite/journal-records.ts): the records of
-- the generation before this offset. Without a generation there is nothing in the journal.
CREATE TABLE journal (generation TEXT NOT NULL, fed INTEGER NOT NULL) STRICT;
INSERT INTO journal VALUES ('', 0);
