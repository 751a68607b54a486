-- Expired matches are searched once an hour.
CREATE INDEX ended_matches ON matches (ended_at) WHERE ended_at > 0;
CREATE INDEX running_matches ON matches (created_at) WHERE ended_at = 0;
