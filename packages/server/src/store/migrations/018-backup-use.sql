-- From now on the time of a backup is also that of its last read, which was not stored before: the
-- existing ones count as used today.
--- sqlite
UPDATE backups SET at = unixepoch() * 1000;
--- postgres
UPDATE backups SET at = (extract(epoch FROM now()) * 1000)::BIGINT;
--- both
CREATE INDEX backups_by_time ON backups (at);
