-- Owners type a city and a postal code; region, commune and missing coordinates follow from them and are never typed.

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
  where c.name_key = city_name and c.postal_codes @> array[code]
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  select c.* into found_commune from french_cities c
  where c.postal_codes @> array[code]
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  select c.* into found_commune from french_cities c
  where c.name_key = city_name and c.department_code = department_prefix
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  -- No commune: the caller still learns the region.
  select c.department, c.department_code, c.region
  into found_commune.department, found_commune.department_code, found_commune.region
  from french_cities c where c.department_code = department_prefix limit 1;
  return found_commune;
end
$$;

comment on function public.commune_of(text, text) is
  'The commune with this postal code and name, else the largest with this postal code, else the one with this name in the '
  'department (75000 Paris, Cedex codes); else a row holding only department and region, or nothing.';

create function public.set_laundromat_place() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  commune french_cities := commune_of(new.postal_code, new.city);
  kept_old_centre boolean := false;
begin
  if tg_op = 'UPDATE' and old.commune_id is distinct from commune.id then
    -- Coordinates that were only the old commune's centre do not survive a move.
    kept_old_centre := exists (
      select from french_cities c
      where c.id = old.commune_id and (c.latitude, c.longitude) = (new.latitude, new.longitude)
    );
  end if;
  new.commune_id := commune.id;
  new.region := commune.region;
  if commune.id is not null and (new.latitude is null or new.longitude is null or kept_old_centre) then
    new.latitude := commune.latitude;
    new.longitude := commune.longitude;
  end if;
  return new;
end
$$;

comment on function public.set_laundromat_place() is 'Trigger: fills commune_id, region and missing coordinates.';

create trigger laundromats_set_place
  before insert or update of city, postal_code, latitude, longitude, region, commune_id on public.laundromats
  for each row execute function public.set_laundromat_place();
