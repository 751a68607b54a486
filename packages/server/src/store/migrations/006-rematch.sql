-- The players who want a rematch, and the match that it became: JSON, or '' until a player asked.
ALTER TABLE matches ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
