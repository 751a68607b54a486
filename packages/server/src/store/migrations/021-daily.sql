-- The daily matches that count, one a player and day. They refer to no match: a result outlives the
-- expiry of its match.
CREATE TABLE daily_tries (
  game_id TEXT NOT NULL,
  -- YYYY-MM-DD, in UTC.
  day TEXT NOT NULL,
  -- The hash of the player's id.
  player TEXT NOT NULL,
  match_id TEXT NOT NULL UNIQUE,
  -- The rest is known at the end: the player's name, the version of the rules, and the points,
  -- which a match without a result does not have.
  name TEXT NOT NULL DEFAULT '',
  rules INTEGER NOT NULL DEFAULT 0,
  points INTEGER,
  -- Milliseconds since 1970; 0 for not yet.
  ended_at BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, day, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_tries_by_day ON daily_tries (day);
