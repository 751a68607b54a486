-- How much time people have, and how it stood at some moment: JSON, or '' where nobody's time is counted.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';

CREATE OR REPLACE FUNCTION atoll_create(match JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  INSERT INTO matches (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, hints,
    started_at, ended_at, rematch, clock)
  SELECT "matchId", code, "gameId", seed, "createdAt", "gameVersion", access, options, seats, host, pace, hints,
    "startedAt", "endedAt", coalesce(rematch, ''), coalesce(clock, '')
  FROM jsonb_to_record(match) AS m ("matchId" TEXT, code TEXT, "gameId" TEXT, seed TEXT, "createdAt" BIGINT, "gameVersion" INTEGER,
    access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER, hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT, rematch TEXT,
    clock TEXT)
  ON CONFLICT DO NOTHING;
  SELECT count(*) INTO written FROM matches WHERE match_id = match ->> 'matchId' AND code = match ->> 'code';
  RETURN written;
END $$;

-- A server from before clocks says nothing of them, and leaves them as they are.
CREATE OR REPLACE FUNCTION atoll_save(match TEXT, epoch INTEGER, changed JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  UPDATE matches SET game_version = c."gameVersion", access = c.access, options = c.options, seats = c.seats, host = c.host,
    pace = c.pace, hints = c.hints, started_at = c."startedAt", ended_at = c."endedAt", rematch = coalesce(c.rematch, matches.rematch),
    clock = coalesce(c.clock, matches.clock)
  FROM jsonb_to_record(changed) AS c ("gameVersion" INTEGER, access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER,
    hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT, rematch TEXT, clock TEXT)
  WHERE match_id = match AND owner_epoch = epoch;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
