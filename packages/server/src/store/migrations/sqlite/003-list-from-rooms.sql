-- Public tables are listed by who is there, which only the rooms know.
DROP INDEX public_matches;
