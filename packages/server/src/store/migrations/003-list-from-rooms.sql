--- sqlite
-- Public tables are listed by their present people, which only the rooms know.
DROP INDEX public_matches;
