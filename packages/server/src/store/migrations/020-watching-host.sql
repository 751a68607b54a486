-- The host who does not play: JSON, or '' for a host in a seat.
ALTER TABLE matches ADD COLUMN watching_host TEXT NOT NULL DEFAULT '';

--- postgres
CREATE OR REPLACE FUNCTION atoll_create(match JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  INSERT INTO matches (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, hints,
    started_at, ended_at, rematch, clock, origin, watching_host)
  SELECT "matchId", code, "gameId", seed, "createdAt", "gameVersion", access, options, seats, host, pace, hints,
    "startedAt", "endedAt", coalesce(rematch, ''), coalesce(clock, ''), coalesce(origin, ''), coalesce("watchingHost", '')
  FROM jsonb_to_record(match) AS m ("matchId" TEXT, code TEXT, "gameId" TEXT, seed TEXT, "createdAt" BIGINT, "gameVersion" INTEGER,
    access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER, hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT, rematch TEXT,
    clock TEXT, origin TEXT, "watchingHost" TEXT)
  ON CONFLICT DO NOTHING;
  SELECT count(*) INTO written FROM matches WHERE match_id = match ->> 'matchId' AND code = match ->> 'code';
  RETURN written;
END $$;

-- Columns that an older server does not know, and does not send, stay as they are.
CREATE OR REPLACE FUNCTION atoll_save(match TEXT, epoch INTEGER, changed JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  UPDATE matches SET game_version = c."gameVersion", access = c.access, options = c.options, seats = c.seats, host = c.host,
    pace = c.pace, hints = c.hints, started_at = c."startedAt", ended_at = c."endedAt", rematch = coalesce(c.rematch, matches.rematch),
    clock = coalesce(c.clock, matches.clock), end_hash = coalesce(c."endHash", matches.end_hash),
    watching_host = coalesce(c."watchingHost", matches.watching_host)
  FROM jsonb_to_record(changed) AS c ("gameVersion" INTEGER, access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER,
    hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT, rematch TEXT, clock TEXT, "endHash" TEXT, "watchingHost" TEXT)
  WHERE match_id = match AND owner_epoch = epoch;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
