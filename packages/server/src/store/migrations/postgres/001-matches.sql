CREATE TABLE matches (
  match_id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game_id TEXT NOT NULL,
  seed TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  -- Who may write: raised by every server that takes the match over.
  owner_epoch INTEGER NOT NULL DEFAULT 0,
  game_version INTEGER NOT NULL,
  access TEXT NOT NULL,
  options TEXT NOT NULL,
  seats TEXT NOT NULL,
  host INTEGER NOT NULL,
  pace INTEGER NOT NULL,
  hints INTEGER NOT NULL,
  started_at BIGINT NOT NULL,
  ended_at BIGINT NOT NULL
);

CREATE TABLE match_log (
  match_id TEXT NOT NULL REFERENCES matches (match_id),
  seq INTEGER NOT NULL,
  owner_epoch INTEGER NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  -- The id that the client gave its decision, or ''.
  client_id TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (match_id, seq)
);

-- Carries out a batch of writes (store/writes.ts) in one transaction and one round trip, and answers each of them: the
-- new epoch of a claim, otherwise how many rows were written, 0 when it was not for this owner to write. Matches are
-- taken in one order everywhere, so that two servers never wait for each other. A batch that is sent again, because
-- nobody knows whether it arrived, writes nothing twice and has the same answers, but for a higher epoch.
CREATE FUNCTION atoll_write(batch JSONB) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
DECLARE
  answers INTEGER[] := array_fill(0, ARRAY[jsonb_array_length(batch)]);
  answer INTEGER;
  item RECORD;
  wish JSONB;
BEGIN
  FOR item IN
    SELECT value, ordinality FROM jsonb_array_elements(batch) WITH ORDINALITY ORDER BY value ->> 'matchId', ordinality
  LOOP
    wish := item.value;
    CASE wish ->> 'do'
      WHEN 'create' THEN answer := atoll_create(wish -> 'match');
      WHEN 'claim' THEN
        UPDATE matches SET owner_epoch = owner_epoch + 1 WHERE match_id = wish ->> 'matchId' RETURNING owner_epoch INTO answer;
      WHEN 'save' THEN answer := atoll_save(wish ->> 'matchId', (wish ->> 'epoch')::INTEGER, wish -> 'table');
      WHEN 'append' THEN answer := atoll_append(wish ->> 'matchId', (wish ->> 'epoch')::INTEGER, wish -> 'entries');
    END CASE;
    answers[item.ordinality] := coalesce(answer, 0);
  END LOOP;
  RETURN answers;
END $$;

CREATE FUNCTION atoll_create(match JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  INSERT INTO matches (match_id, code, game_id, seed, created_at, game_version, access, options, seats, host, pace, hints, started_at, ended_at)
  SELECT "matchId", code, "gameId", seed, "createdAt", "gameVersion", access, options, seats, host, pace, hints, "startedAt", "endedAt"
  FROM jsonb_to_record(match) AS m ("matchId" TEXT, code TEXT, "gameId" TEXT, seed TEXT, "createdAt" BIGINT, "gameVersion" INTEGER,
    access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER, hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT)
  ON CONFLICT DO NOTHING;
  SELECT count(*) INTO written FROM matches WHERE match_id = match ->> 'matchId' AND code = match ->> 'code';
  RETURN written;
END $$;

CREATE FUNCTION atoll_save(match TEXT, epoch INTEGER, changed JSONB) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  UPDATE matches SET game_version = c."gameVersion", access = c.access, options = c.options, seats = c.seats, host = c.host,
    pace = c.pace, hints = c.hints, started_at = c."startedAt", ended_at = c."endedAt"
  FROM jsonb_to_record(changed) AS c ("gameVersion" INTEGER, access TEXT, options TEXT, seats TEXT, host INTEGER, pace INTEGER,
    hints INTEGER, "startedAt" BIGINT, "endedAt" BIGINT)
  WHERE match_id = match AND owner_epoch = epoch;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- All of the entries or none. The lock makes whoever claims the match wait for this transaction, and the other way round.
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
