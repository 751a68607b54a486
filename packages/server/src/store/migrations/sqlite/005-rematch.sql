-- Who wants to play again, and the match that it became: JSON, or '' until somebody asked.
ALTER TABLE matches ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
