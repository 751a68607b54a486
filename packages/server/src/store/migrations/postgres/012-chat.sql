-- What was said at the tables. A line that was deleted keeps its number and nothing else, so that the number is not
-- given again.
CREATE TABLE chat (
  match_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  -- -1 for somebody who watches.
  seat INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  -- A phrase by its id, or a text as it was typed; both are '' once the line is deleted.
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (match_id, n)
);

-- Lines that somebody at the table reported, as they were said: they outlive the deletion of the line.
CREATE TABLE chat_reports (
  match_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  at BIGINT NOT NULL,
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  -- The seat that reports, or -1 for those who watch.
  reporter INTEGER NOT NULL,
  reported_at BIGINT NOT NULL,
  PRIMARY KEY (match_id, n, reporter)
);

-- Deletes matches with all that belongs to them: those that ended before a moment, and those in which nothing happened
-- since another one, both in milliseconds since 1970; at most so many. One that is being written to is left for later.
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
  DELETE FROM chat WHERE match_id = ANY (expired);
  DELETE FROM chat_reports WHERE match_id = ANY (expired);
  DELETE FROM matches WHERE match_id = ANY (expired);
  RETURN coalesce(array_length(expired, 1), 0);
END $$;
