--- postgres
-- Deletes matches with all of their data. Waits for a transaction that writes to one of them; later
-- writes find no match.
CREATE FUNCTION atoll_delete(ids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  found TEXT[];
BEGIN
  found := ARRAY(SELECT match_id FROM matches WHERE match_id = ANY (ids) FOR UPDATE);
  DELETE FROM match_log WHERE match_id = ANY (found);
  DELETE FROM match_snapshots WHERE match_id = ANY (found);
  DELETE FROM subscriptions WHERE match_id = ANY (found);
  DELETE FROM matches WHERE match_id = ANY (found);
  RETURN coalesce(array_length(found, 1), 0);
END $$;

-- Deletes matches that ended before a moment, and those without a change since another one, both in
-- milliseconds since 1970; at most so many. A match that is being written to is left for later.
CREATE OR REPLACE FUNCTION atoll_expire(ended_before BIGINT, quiet_since BIGINT, most INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
BEGIN
  RETURN atoll_delete(ARRAY(
    SELECT match_id FROM matches AS m
    WHERE (ended_at > 0 AND ended_at < ended_before)
      OR (ended_at = 0 AND created_at < quiet_since AND started_at < quiet_since
        AND coalesce((SELECT at FROM match_log AS l WHERE l.match_id = m.match_id ORDER BY seq DESC LIMIT 1), 0) < quiet_since)
    LIMIT most
    FOR UPDATE SKIP LOCKED));
END $$;
