-- The position of another match that the match continues: JSON, or '' for none.
ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT '';

--- postgres
CREATE OR REPLACE FUNCTION atoll_create(match JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  INSERT INTO matches (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, hints,
    started_at, ended_at, rematch, clock, origin)
  SELECT "matchId", code, "gameId", seed, "createdAt", "gameVersion", access, options, seats, host, pace, hints,
    "startedAt", "endedAt", coalesce(rematch, ''), coalesce(clock, ''), coalesce(origin, '')
  FROM jsonb_to_record(match) AS m ("matchId" TEXT, code TEXT, "gameId" TEXT, seed TEXT, "createdAt" BIGINT, "gameVersion" INTEGER,
    access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER, hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT, rematch TEXT,
    clock TEXT, origin TEXT)
  ON CONFLICT DO NOTHING;
  SELECT count(*) INTO written FROM matches WHERE match_id = match ->> 'matchId' AND code = match ->> 'code';
  RETURN written;
END $$;
