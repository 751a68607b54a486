-- A match after some entry of its log: a lost row costs only time.
CREATE TABLE match_snapshots (
  match_id TEXT PRIMARY KEY REFERENCES matches (match_id),
  seq INTEGER NOT NULL,
  game_version INTEGER NOT NULL,
  hash TEXT NOT NULL,
  match TEXT NOT NULL
) STRICT, WITHOUT ROWID;

--- postgres
CREATE FUNCTION atoll_snapshot(of_match TEXT, epoch INTEGER, snapshot JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  INSERT INTO match_snapshots (match_id, seq, game_version, hash, match)
  SELECT of_match, s.seq, s."gameVersion", s.hash, s.match
  FROM jsonb_to_record(snapshot) AS s (seq INTEGER, "gameVersion" INTEGER, hash TEXT, match TEXT)
  WHERE EXISTS (SELECT 1 FROM matches WHERE match_id = of_match AND owner_epoch = epoch)
  ON CONFLICT (match_id) DO UPDATE SET seq = excluded.seq, game_version = excluded.game_version,
    hash = excluded.hash, match = excluded.match;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
