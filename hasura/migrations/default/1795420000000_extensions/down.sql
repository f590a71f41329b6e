-- pgcrypto stays: Hasura keeps its own catalogue in the same database and may use it.
drop extension if exists citext;
drop extension if exists earthdistance;
drop extension if exists cube;
drop extension if exists pg_trgm;
drop extension if exists unaccent;
