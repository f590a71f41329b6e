-- pgcrypto stays: Hasura may use it for its catalogue in the same database.
drop extension if exists citext;
drop extension if exists earthdistance;
drop extension if exists cube;
drop extension if exists pg_trgm;
drop extension if exists unaccent;
