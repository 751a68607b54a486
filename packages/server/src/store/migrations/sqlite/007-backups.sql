-- What browsers sealed of the seats that they hold, under names that follow from words which only their persons know.
CREATE TABLE backups (
  backup_id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  box TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
