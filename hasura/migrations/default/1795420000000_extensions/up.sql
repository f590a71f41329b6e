-- Accent folding, trigrams and distances for the search; case-insensitive email addresses; pgcrypto for Hasura.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists cube with schema public;
create extension if not exists earthdistance with schema public;
create extension if not exists citext with schema public;
create extension if not exists pgcrypto with schema public;
