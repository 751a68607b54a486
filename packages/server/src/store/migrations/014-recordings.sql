-- The recordings of finished matches, by the rules of their time: gzip of JSON.
CREATE TABLE recordings (
  match_id TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  packed BYTEA NOT NULL
) STRICT;

-- 1 once the recording is stored, or cannot be.
ALTER TABLE matches ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX unrecorded_matches ON matches (ended_at) WHERE ended_at > 0 AND recorded = 0;
