-- How a match stood after some entry of its log: what is lost here costs only time.
CREATE TABLE match_snapshots (
  match_id TEXT PRIMARY KEY REFERENCES matches (match_id),
  seq INTEGER NOT NULL,
  game_version INTEGER NOT NULL,
  hash TEXT NOT NULL,
  match TEXT NOT NULL
);

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

CREATE OR REPLACE FUNCTION atoll_write(batch JSONB) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
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
      WHEN 'snapshot' THEN answer := atoll_snapshot(wish ->> 'matchId', (wish ->> 'epoch')::INTEGER, wish -> 'snapshot');
    END CASE;
    answers[item.ordinality] := coalesce(answer, 0);
  END LOOP;
  RETURN answers;
END $$;
