-- The hash of the position at the end, by the rules that the match was played by; '' until then, and of matches from before.
ALTER TABLE matches ADD COLUMN end_hash TEXT NOT NULL DEFAULT '';
