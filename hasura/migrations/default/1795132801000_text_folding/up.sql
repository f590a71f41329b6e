-- Visitors type 'st etienne' and mean 'Saint-Étienne': every comparison of names goes through this one function.

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
