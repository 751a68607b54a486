-- The agreed terms of the clock, and its state at some moment: JSON, or '' for none.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';
