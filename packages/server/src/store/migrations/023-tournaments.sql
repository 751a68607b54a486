-- Tournaments, each with its players, pairings and results as one JSON document. They refer to no
-- match: results outlive the expiry of the matches.
CREATE TABLE tournaments (
  tournament_id TEXT NOT NULL PRIMARY KEY,
  -- Counts the stored forms, so that of two changes at once one is made anew.
  version INTEGER NOT NULL,
  -- Milliseconds since 1970; 0 for not yet.
  created_at BIGINT NOT NULL,
  started_at BIGINT NOT NULL,
  ended_at BIGINT NOT NULL,
  document TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_by_end ON tournaments (ended_at, started_at);
