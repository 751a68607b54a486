-- How much time people have, and how it stood at some moment: JSON, or '' where nobody's time is counted.
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';
