CREATE TABLE matches (
  match_id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game_id TEXT NOT NULL,
  seed TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  -- The number of the owner that may write: each server that claims the match raises it.
  owner_epoch INTEGER NOT NULL DEFAULT 0,
  game_version INTEGER NOT NULL,
  access TEXT NOT NULL,
  options TEXT NOT NULL,
  seats TEXT NOT NULL,
  host INTEGER NOT NULL,
  pace INTEGER NOT NULL,
--- sqlite
  started_at INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER NOT NULL DEFAULT 0
--- postgres
  hints INTEGER NOT NULL,
  started_at BIGINT NOT NULL,
  ended_at BIGINT NOT NULL
--- both
) STRICT, WITHOUT ROWID;

CREATE TABLE match_log (
  match_id TEXT NOT NULL REFERENCES matches (match_id),
  seq INTEGER NOT NULL,
  owner_epoch INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  -- The id that the client gave its action, or ''.
  client_id TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (match_id, seq)
) STRICT, WITHOUT ROWID;

--- sqlite
CREATE INDEX public_matches ON matches (created_at) WHERE access = 'public' AND ended_at = 0;

--- postgres
-- Appends all of the entries or none. The lock makes a claim of the match wait for this transaction,
-- and the other way round. Entries that are sent a second time count as written.
CREATE FUNCTION atoll_append(match TEXT, epoch INTEGER, entries JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  PERFORM 1 FROM matches WHERE match_id = match AND owner_epoch = epoch FOR SHARE;
  IF NOT FOUND THEN RETURN 0; END IF;
  INSERT INTO match_log (match_id, seq, owner_epoch, at, client_id, entry)
  SELECT match, seq, epoch, at, "clientId", entry
  FROM jsonb_to_recordset(entries) AS e (seq INTEGER, at BIGINT, "clientId" TEXT, entry TEXT);
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
EXCEPTION WHEN unique_violation THEN
  SELECT count(*) INTO written
  FROM jsonb_to_recordset(entries) AS e (seq INTEGER, "clientId" TEXT, entry TEXT)
  JOIN match_log AS l ON (l.match_id, l.seq, l.owner_epoch, l.client_id, l.entry) = (match, e.seq, epoch, e."clientId", e.entry);
  RETURN CASE WHEN written = jsonb_array_length(entries) THEN written ELSE 0 END;
END $$;
