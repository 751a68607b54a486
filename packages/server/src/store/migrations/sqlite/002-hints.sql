-- Whether people may ask a bot what it would do. Until now a hint was offered where one person played against bots: matches
-- that have begun stay as they were, and tables that still wait get what their access says.
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

UPDATE matches SET hints = CASE
  WHEN started_at = 0 THEN access = 'private'
  ELSE (SELECT count(*) FROM json_each(seats) WHERE value ->> 'kind' = 'person') = 1
END;
