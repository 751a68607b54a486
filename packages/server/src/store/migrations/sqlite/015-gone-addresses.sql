-- Addresses of push services that were said to be no longer there, by their hash: a browser that still has one has to
-- subscribe anew.
CREATE TABLE gone_addresses (
  hash TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX gone_addresses_by_time ON gone_addresses (at);
