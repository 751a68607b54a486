--- sqlite
-- Whether people may ask a bot for hints. Before, hints were offered where one person played against
-- bots: matches that have begun stay as they were, and waiting tables get the default of their access.
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

UPDATE matches SET hints = CASE
  WHEN started_at = 0 THEN access = 'private'
  ELSE (SELECT count(*) FROM json_each(seats) WHERE value ->> 'kind' = 'person') = 1
END;
