-- How a match stood after some entry of its log: what is lost here costs only time.
CREATE TABLE match_snapshots (
  match_id TEXT PRIMARY KEY REFERENCES matches (match_id),
  seq INTEGER NOT NULL,
  game_version INTEGER NOT NULL,
  hash TEXT NOT NULL,
  match TEXT NOT NULL
) STRICT, WITHOUT ROWID;
