-- Matches that the host no longer keeps are looked for once an hour.
CREATE INDEX ended_matches ON matches (ended_at) WHERE ended_at > 0;
CREATE INDEX running_matches ON matches (created_at) WHERE ended_at = 0;

-- Deletes matches with all that belongs to them: those that ended before a moment, and those in which nothing happened
-- since another one, both in milliseconds since 1970; at most so many. One that is being written to is left for later.
CREATE FUNCTION atoll_expire(ended_before BIGINT, quiet_since BIGINT, most INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
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
  DELETE FROM matches WHERE match_id = ANY (expired);
  RETURN coalesce(array_length(expired, 1), 0);
END $$;
