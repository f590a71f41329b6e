-- French communes and the arrondissements of Paris, Lyon and Marseille, which give laundromats their region and coordinates, and whose names
-- the search box completes. The rows are in the next folder, with the indexes.

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
  parent_id uuid references public.french_cities on delete cascade,
  slug text not null
);

comment on column public.french_cities.postal_code is 'First of postal_codes, shown beside the name.';
comment on column public.french_cities.department is 'Name of the department or overseas collectivity.';
comment on column public.french_cities.coordinates_source is
  'geonames: the commune itself; postal_code: mean of the communes with the same postal code; department: mean of the department.';
comment on column public.french_cities.name_key is 'Folded name, for comparison only.';
comment on column public.french_cities.search_text is 'Folded name and postal codes, each word after a space, for the search only.';
comment on column public.french_cities.parent_id is 'Commune of an arrondissement; null for a commune.';
comment on column public.french_cities.slug is
  'Last part of the page''s URL, unique in the region. Of communes with the same name, all but the largest append their department.';

create function public.commune_of(postal_code text, city text) returns public.french_cities
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  city_name text := regexp_replace(fold_text(city), ' cedex( [0-9]+)?$', '');
  code text := btrim(postal_code);
  department_prefix text := case
    when code ~ '^9[78]' then left(code, 3)
    when code ~ '^20[01]' then '2A'
    when code ~ '^20' then '2B'
    else left(code, 2)
  end;
  found_commune french_cities;
begin
  select c.* into found_commune from french_cities c
  where c.parent_id is null and c.name_key = city_name and c.postal_codes @> array[code]
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  select c.* into found_commune from french_cities c
  where c.parent_id is null and c.postal_codes @> array[code]
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  select c.* into found_commune from french_cities c
  where c.parent_id is null and c.name_key = city_name and c.department_code = department_prefix
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  -- No commune matches: department and region are still known from the postal code.
  select c.department, c.department_code, c.region
  into found_commune.department, found_commune.department_code, found_commune.region
  from french_cities c where c.department_code = department_prefix limit 1;
  return found_commune;
end
$$;
comment on function public.commune_of is
  'Returns the commune with this postal code and name, else the largest with this postal code, else the one with this name in '
  'the department (75000 Paris, Cedex codes), else a row with only department and region, or null.';

create function public.id_of_place(place text) returns uuid
  language sql stable parallel safe
  set search_path = public, pg_temp
  return (
    select c.id from french_cities c where c.slug = split_part(place, '/', 2) and slug_of(c.region) || '/' || c.slug = place
  );
comment on function public.id_of_place is
  'Returns the commune or arrondissement whose page has this path, « region/commune », or null.';
