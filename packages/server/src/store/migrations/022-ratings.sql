-- Ratings of players by rated matches, a game and number of seats. They refer to no match: a rating
-- outlives the expiry of its matches. Skills are integers, in millionths.
CREATE TABLE ratings (
  game_id TEXT NOT NULL,
  seats INTEGER NOT NULL,
  -- The hash of the player's id.
  player TEXT NOT NULL,
  -- The player's name in the last of them.
  name TEXT NOT NULL,
  mu BIGINT NOT NULL,
  sigma BIGINT NOT NULL,
  -- How many rated matches ended; 0 while the first one is being stored.
  matches INTEGER NOT NULL,
  -- The season of the last one, as in 2026-Q4, or ''.
  season TEXT NOT NULL,
  -- When it ended, in ms since 1970.
  ended_at BIGINT NOT NULL,
  PRIMARY KEY (game_id, seats, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_player ON ratings (player);
CREATE INDEX ratings_by_end ON ratings (ended_at);

-- What each rated match changed.
CREATE TABLE rating_changes (
  game_id TEXT NOT NULL,
  seats INTEGER NOT NULL,
  player TEXT NOT NULL,
  -- From 1, without gaps.
  n INTEGER NOT NULL,
  match_id TEXT NOT NULL,
  season TEXT NOT NULL,
  ended_at BIGINT NOT NULL,
  place INTEGER NOT NULL,
  mu_before BIGINT NOT NULL,
  sigma_before BIGINT NOT NULL,
  mu BIGINT NOT NULL,
  sigma BIGINT NOT NULL,
  PRIMARY KEY (game_id, seats, player, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX rating_changes_by_match ON rating_changes (match_id, player);
CREATE INDEX rating_changes_by_season ON rating_changes (game_id, seats, season);
CREATE INDEX rating_changes_by_player ON rating_changes (player);
