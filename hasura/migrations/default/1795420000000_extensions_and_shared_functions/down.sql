drop function public.set_updated_at();
drop function public.like_patterns(text);
drop function public.join_words(text[]);
drop function public.slug_of(text);
drop function public.fold_text(text);

-- pgcrypto stays: Hasura may use it for its catalogue in the same database.
drop extension if exists citext;
drop extension if exists btree_gist;
drop extension if exists earthdistance;
drop extension if exists cube;
drop extension if exists pg_trgm;
drop extension if exists unaccent;
