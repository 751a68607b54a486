-- How finished matches went, as the rules of their time told it: gzip of JSON.
CREATE TABLE recordings (
  -- It goes with its match.
  match_id TEXT PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  packed BYTEA NOT NULL
);

-- 1 once it is kept, or cannot be.
ALTER TABLE matches ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX unrecorded_matches ON matches (ended_at) WHERE ended_at > 0 AND recorded = 0;
