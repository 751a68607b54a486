-- How finished matches went, as the rules of their time told it: gzip of JSON.
CREATE TABLE recordings (
  match_id TEXT PRIMARY KEY,
  packed BYTEA NOT NULL
);

-- 1 once it is kept, or cannot be.
ALTER TABLE matches ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX unrecorded_matches ON matches (ended_at) WHERE ended_at > 0 AND recorded = 0;

-- The recording of a match is deleted with it.
CREATE OR REPLACE FUNCTION atoll_expire(ended_before BIGINT, quiet_since BIGINT, most INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  expired TEXT[];
BEGIN
  expired := ARRAY(
    SELECT match_id FROM matches AS m
    WHERE (ended_at > 0 AND ended_at < ended_before)
      OR (ended_at = 0 AND created_at < quiet_since AND started_at < quiet_since
        AND coalesce((SELECT at FROM match_log AS l WHERE l.match_id = m.match_id ORDER BY seq DESC LIMIT 1), 0) < quiet_since)
    LIMIT most
    FOR UPDATE SKIP LOCKED);
  DELETE FROM match_log WHERE match_id = ANY (expired);
  DELETE FROM match_snapshots WHERE match_id = ANY (expired);
  DELETE FROM subscriptions WHERE match_id = ANY (expired);
  DELETE FROM recordings WHERE match_id = ANY (expired);
  DELETE FROM matches WHERE match_id = ANY (expired);
  RETURN coalesce(array_length(expired, 1), 0);
END $$;
