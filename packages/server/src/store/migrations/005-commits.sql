--- sqlite
-- The number of commits: a file with fewer than it once had has lost some.
CREATE TABLE commits (count INTEGER NOT NULL) STRICT;
INSERT INTO commits VALUES (0);
