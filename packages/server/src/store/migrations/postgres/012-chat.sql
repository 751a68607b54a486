-- What was said at the tables. A line that was deleted keeps its number and nothing else, so that the number is not
-- given again.
CREATE TABLE chat (
  match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  n INTEGER NOT NULL,
  -- -1 for somebody who watches.
  seat INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  -- A phrase by its id, or a text as it was typed; both are '' once the line is deleted.
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (match_id, n)
);

-- Lines that somebody at the table reported, as they were said: they outlive the deletion of the line.
CREATE TABLE chat_reports (
  match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  n INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  at BIGINT NOT NULL,
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  -- The seat that reports, or -1 for those who watch.
  reporter INTEGER NOT NULL,
  reported_at BIGINT NOT NULL,
  PRIMARY KEY (match_id, n, reporter)
);
