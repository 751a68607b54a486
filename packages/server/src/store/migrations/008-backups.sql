-- Encrypted backups of the seats of a browser, by an id derived from words that only their owner knows.
CREATE TABLE backups (
  backup_id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  box TEXT NOT NULL,
  at BIGINT NOT NULL
) STRICT;

--- postgres
CREATE FUNCTION atoll_backup(of_backup TEXT, based_on INTEGER, new_box TEXT, written_at BIGINT) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
  written INTEGER;
BEGIN
  IF based_on = 0 THEN
    INSERT INTO backups (backup_id, version, box, at) VALUES (of_backup, 1, new_box, written_at) ON CONFLICT DO NOTHING;
  ELSE
    UPDATE backups SET version = version + 1, box = new_box, at = written_at
    WHERE backup_id = of_backup AND version = based_on;
  END IF;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- Makes a batch of writes (store/writes.ts) in one transaction and one round trip, and answers each
-- of them: the new epoch of a claim, otherwise how many rows were written, 0 when the owner has lost
-- the match. A batch that is sent again, because its fate is unknown, writes nothing twice and has
-- the same answers, except for a higher epoch.
CREATE OR REPLACE FUNCTION atoll_write(batch JSONB) RETURNS INTEGER[] LANGUAGE plpgsql AS $$
DECLARE
  answers INTEGER[] := array_fill(0, ARRAY[jsonb_array_length(batch)]);
  answer INTEGER;
  item RECORD;
  wish JSONB;
BEGIN
  -- always in the same order, so that two servers never wait for each other
  FOR item IN
    SELECT value, ordinality FROM jsonb_array_elements(batch) WITH ORDINALITY
    ORDER BY value ->> 'matchId', value ->> 'backupId', ordinality
  LOOP
    wish := item.value;
    CASE wish ->> 'do'
      WHEN 'create' THEN answer := atoll_create(wish -> 'match');
      WHEN 'claim' THEN
        UPDATE matches SET owner_epoch = owner_epoch + 1 WHERE match_id = wish ->> 'matchId' RETURNING owner_epoch INTO answer;
      WHEN 'save' THEN answer := atoll_save(wish ->> 'matchId', (wish ->> 'epoch')::INTEGER, wish -> 'table');
      WHEN 'append' THEN answer := atoll_append(wish ->> 'matchId', (wish ->> 'epoch')::INTEGER, wish -> 'entries');
      WHEN 'snapshot' THEN answer := atoll_snapshot(wish ->> 'matchId', (wish ->> 'epoch')::INTEGER, wish -> 'snapshot');
      WHEN 'backup' THEN
        answer := atoll_backup(wish ->> 'backupId', (wish ->> 'basedOn')::INTEGER, wish ->> 'box', (wish ->> 'at')::BIGINT);
    END CASE;
    answers[item.ordinality] := coalesce(answer, 0);
  END LOOP;
  RETURN answers;
END $$;
