-- How many times something was committed: a file that holds fewer than it once did has lost some.
CREATE TABLE commits (count INTEGER NOT NULL) STRICT;
INSERT INTO commits VALUES (0);
