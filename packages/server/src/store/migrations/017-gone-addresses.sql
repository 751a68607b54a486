-- Addresses that a push service called gone, by their hash: a browser with one has to subscribe anew.
CREATE TABLE gone_addresses (
  hash TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX gone_addresses_by_time ON gone_addresses (at);
