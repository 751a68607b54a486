-- The position of another match that the match goes on from: JSON, or '' for none.
ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT '';
