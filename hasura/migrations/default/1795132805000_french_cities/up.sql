-- Every current French commune: the search panel completes its names, and a laundromat takes its region and centre from it.

create function public.join_words(words text[]) returns text
  language sql immutable parallel safe strict
  return array_to_string(words, ' ');

comment on function public.join_words(text[]) is
  'array_to_string is only stable because of types whose text depends on settings; text does not.';

create function public.slug_of(name text) returns text
  language sql immutable parallel safe strict
  return replace(public.fold_text(name), ' ', '-');

comment on function public.slug_of(text) is 'A name as it stands in an address: Saint-Étienne becomes saint-etienne.';

create table public.french_cities (
  id uuid primary key default gen_random_uuid(),
  insee_code text not null unique,
  name text not null,
  postal_code text not null,
  postal_codes text[] not null,
  department text not null,
  department_code text not null,
  region text not null,
  population integer not null default 0 constraint french_cities_population_positive check (population >= 0),
  latitude numeric(10, 8) not null constraint french_cities_latitude_range check (latitude between -90 and 90),
  longitude numeric(11, 8) not null constraint french_cities_longitude_range check (longitude between -180 and 180),
  coordinates_source text not null constraint french_cities_coordinates_source_known
    check (coordinates_source in ('geonames', 'postal_code', 'department')),
  name_key text collate "C" not null generated always as (public.fold_text(name)) stored,
  search_text text collate "C" not null
    generated always as (' ' || public.fold_text(name) || ' ' || public.join_words(postal_codes)) stored,
  slug text not null
);

comment on column public.french_cities.postal_code is 'The first of postal_codes, as shown beside the name.';
comment on column public.french_cities.department is 'Name of the department; for overseas collectivities, of the collectivity.';
comment on column public.french_cities.coordinates_source is
  'geonames: the place itself; postal_code: mean of the communes sharing a postal code; department: mean of the department.';
comment on column public.french_cities.name_key is 'Folded name. Compared, never shown.';
comment on column public.french_cities.search_text is 'Folded name and postal codes, each word after a space. Searched, never shown.';
comment on column public.french_cities.slug is
  'Unique in its region: the name; of communes with the same name, the largest bears it alone and the others add their department.';

create function public.set_commune_slug() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  new.slug := slug_of(new.name);
  if exists (select from french_cities where region = new.region and slug = new.slug) then
    new.slug := new.slug || '-' || lower(new.department_code);
  end if;
  return new;
end
$$;

comment on function public.set_commune_slug() is 'Trigger: a commune added later takes the name that is free.';

create trigger french_cities_set_slug before insert on public.french_cities
  for each row when (new.slug is null) execute function public.set_commune_slug();
