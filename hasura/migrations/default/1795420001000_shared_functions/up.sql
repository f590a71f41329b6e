-- Functions that several tables use: comparison of names, slugs, patterns of searches, the time of the last change.

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

comment on function public.fold_text(text) is
  'Lower case, no accents, anything but letters and digits becomes one space, st/ste become saint/sainte. '
  'Declared immutable although unaccent is only stable: the dictionary is named and never edited. '
  'Its result holds no LIKE wildcard.';

create function public.slug_of(name text) returns text
  language sql immutable parallel safe strict
  return replace(public.fold_text(name), ' ', '-');

comment on function public.slug_of(text) is 'A name as it stands in an address: Saint-Étienne becomes saint-etienne.';

create function public.join_words(words text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(words, ' ');

comment on function public.join_words(text[]) is
  'array_to_string is only stable because of types whose text depends on settings; text does not.';

create function public.like_patterns(search text) returns text[]
language sql immutable parallel safe
return (
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select word from regexp_split_to_table(left(search, 200), '\s+') as word where word <> '' limit 20
  ) as words
);

comment on function public.like_patterns(text) is
  'The words of a search as patterns for ilike; a typed wildcard means itself. A word holds no white space, so a pattern '
  'matches lines that are joined by line ends as it matches each of them.';

create function public.set_updated_at() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at := now();
  return new;
end
$$;

comment on function public.set_updated_at() is 'Trigger: stamps updated_at.';
