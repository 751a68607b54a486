-- The hash of the final position, by the rules of the match; '' until then, and for older matches.
ALTER TABLE matches ADD COLUMN end_hash TEXT NOT NULL DEFAULT '';

--- postgres
-- Columns that an older server does not know, and does not send, stay as they are.
CREATE OR REPLACE FUNCTION atoll_save(match TEXT, epoch INTEGER, changed JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  UPDATE matches SET game_version = c."gameVersion", access = c.access, options = c.options, seats = c.seats, host = c.host,
    pace = c.pace, hints = c.hints, started_at = c."startedAt", ended_at = c."endedAt", rematch = coalesce(c.rematch, matches.rematch),
    clock = coalesce(c.clock, matches.clock), end_hash = coalesce(c."endHash", matches.end_hash)
  FROM jsonb_to_record(changed) AS c ("gameVersion" INTEGER, access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER,
    hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT, rematch TEXT, clock TEXT, "endHash" TEXT)
  WHERE match_id = match AND owner_epoch = epoch;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
