-- Extensions, and what tables of every subject use: folded texts, slugs, search patterns and the time of the last change.

-- Accent folding, trigrams, distances and open hours for the search; case-insensitive email addresses; pgcrypto for Hasura.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists cube with schema public;
create extension if not exists earthdistance with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists citext with schema public;
create extension if not exists pgcrypto with schema public;

create function public.fold_text(value text) returns text
  language sql immutable parallel safe strict
  return btrim(
    replace(
      replace(
        ' ' || regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^a-z0-9]+', ' ', 'g') || ' ',
        ' st ', ' saint '
      ),
      ' ste ', ' sainte '
    )
  );
comment on function public.fold_text is
  'Folds a text: lower case, no accents, one space for anything but letters and digits, saint/sainte for st/ste. '
  'Declared immutable although unaccent is only stable: the dictionary is named and never edited. '
  'The result contains no LIKE wildcard.';

create function public.slug_of(name text) returns text
  language sql immutable parallel safe strict
  return replace(public.fold_text(name), ' ', '-');
comment on function public.slug_of is 'Returns a name as URLs contain it: Saint-Étienne becomes saint-etienne.';

create function public.join_words(words text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(words, ' ');
comment on function public.join_words is
  'Joins words with spaces. Immutable: array_to_string is only stable because the text form of some types depends on settings.';

create function public.like_patterns(search text) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select word from regexp_split_to_table(left(search, 200), '\s+') as word where word <> '' limit 20
  ) as words
);
comment on function public.like_patterns is
  'Returns the words of a search as ilike patterns; typed wildcards are escaped. A word contains no white space, so a pattern '
  'never matches across two values that are joined by a line break.';

create function public.set_updated_at() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function public.set_updated_at is 'Trigger: sets updated_at.';
