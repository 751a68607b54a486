-- Players who do not want to meet others at public tables; both are hashes of the ids of devices.
CREATE TABLE blocks (
  blocker TEXT NOT NULL,
  blocked TEXT NOT NULL,
  -- Random: by it the blocker ends the block, without knowing the other's id.
  block_id TEXT NOT NULL UNIQUE,
  -- The name that the blocked player had.
  name TEXT NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  PRIMARY KEY (blocker, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);
