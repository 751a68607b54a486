-- From now on the time of a backup is also that when somebody asked for it. Nobody noted that before: those that are kept
-- count as used today.
UPDATE backups SET at = unixepoch() * 1000;
CREATE INDEX backups_by_time ON backups (at);
