CREATE TABLE matches (
  match_id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game_id TEXT NOT NULL,
  seed TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Who may write: raised by every server that takes the match over.
  owner_epoch INTEGER NOT NULL DEFAULT 0,
  game_version INTEGER NOT NULL,
  access TEXT NOT NULL,
  options TEXT NOT NULL,
  seats TEXT NOT NULL,
  host INTEGER NOT NULL,
  pace INTEGER NOT NULL,
  started_at INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX public_matches ON matches (created_at) WHERE access = 'public' AND ended_at = 0;

CREATE TABLE match_log (
  match_id TEXT NOT NULL REFERENCES matches (match_id),
  seq INTEGER NOT NULL,
  owner_epoch INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL,
  -- The id that the client gave its decision, or ''.
  client_id TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;
