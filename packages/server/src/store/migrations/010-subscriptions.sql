-- Subscriptions of absent people to notices of a match, and their pending notices.
CREATE TABLE subscriptions (
  match_id TEXT NOT NULL,
  -- A secret of the device.
  device TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- Of the seat.
  token_hash TEXT NOT NULL,
  target TEXT NOT NULL,
  at BIGINT NOT NULL,
  notice TEXT NOT NULL DEFAULT '',
  -- Milliseconds since 1970; 0 for no pending notice.
  due BIGINT NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  told TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (match_id, device, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX subscriptions_of_device ON subscriptions (device);
CREATE INDEX due_notices ON subscriptions (due) WHERE due > 0;

-- The secrets of this server, or of all servers that share the database.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
