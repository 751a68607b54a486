-- The chat of the tables. A deleted line keeps its number and nothing else, so that the number is
-- not given again.
CREATE TABLE chat (
  match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  n INTEGER NOT NULL,
  -- -1 for a spectator.
  seat INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  -- The id of a phrase, or a typed text; both are '' once the line is deleted.
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

-- Reported lines with their original text: they outlive the deletion of the line.
CREATE TABLE chat_reports (
  match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
  n INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  at BIGINT NOT NULL,
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  -- The seat that reports, or -1 for a spectator.
  reporter INTEGER NOT NULL,
  reported_at BIGINT NOT NULL,
  PRIMARY KEY (match_id, n, reporter)
) STRICT, WITHOUT ROWID;
