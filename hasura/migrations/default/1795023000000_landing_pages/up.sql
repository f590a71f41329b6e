-- The home page and the pages of regions and communes: counts of published laundromats, neighbours, « Laveries du mois ».

create view public.laundromat_cities as
select
  c.id as commune_id,
  c.parent_id as parent_commune_id,
  c.name,
  c.slug,
  c.region,
  public.slug_of(c.region) as region_slug,
  c.department,
  c.department_code,
  c.population,
  count(*)::integer as laundromats,
  min(l.wash_price_7kg) as cheapest_wash_7kg,
  max(l.updated_at) as updated_at
from public.french_cities c
join (
  select commune_id as place_id, is_active, wash_price_7kg, updated_at from public.laundromats
  union all
  select arrondissement_id, is_active, wash_price_7kg, updated_at from public.laundromats
  where arrondissement_id is not null
) l on l.place_id = c.id
where l.is_active
group by c.id;
comment on view public.laundromat_cities is
  'Communes and arrondissements with published laundromats. A laundromat in an arrondissement also counts in its commune.';
comment on column public.laundromat_cities.commune_id is 'Commune or arrondissement.';
comment on column public.laundromat_cities.parent_commune_id is 'Commune of an arrondissement; null for a commune.';
comment on column public.laundromat_cities.cheapest_wash_7kg is 'Lowest known price of a wash of 7 kg; null if none is known.';

create view public.laundromat_regions as
select
  region as name,
  public.slug_of(region) as slug,
  count(*)::integer as laundromats,
  max(updated_at) as updated_at
from public.laundromats
where is_active and region is not null
group by region;
comment on view public.laundromat_regions is 'Regions with published laundromats.';

create function public.neighbours_of_place(place text) returns setof public.laundromat_cities
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  set plan_cache_mode = force_custom_plan
  as $$
declare
  origin french_cities;
  centre cube;
  looked_at integer;
  ids uuid[];
begin
  select c.* into origin from french_cities c where c.id = id_of_place(place);
  if not found then
    return;
  end if;
  centre := point_on_earth(origin.latitude::float8, origin.longitude::float8);
  -- Where laundromats are dense, the first few hundred belong to a few places.
  foreach looked_at in array array[300, 3000, 30000] loop
    ids := array(
      select c.id
      from (
        select distinct coalesce(near.arrondissement_id, near.commune_id) as place_id
        from (
          select l.arrondissement_id, l.commune_id from laundromats l
          where l.is_active and l.commune_id <> origin.id and l.arrondissement_id is distinct from origin.id
            and cube_distance(l.earth_point, centre) <= chord_of(300)
          order by l.earth_point <-> centre limit looked_at
        ) near
      ) p
      join french_cities c on c.id = p.place_id
      where not exists (select from french_cities a where a.parent_id = c.id)
      order by point_on_earth(c.latitude::float8, c.longitude::float8) <-> centre, c.id
      limit 12
    );
    exit when cardinality(ids) = 12;
  end loop;
  return query
    -- Not a join, which would count the laundromats of all places.
    select city.* from laundromat_cities city where city.commune_id = any (ids) order by array_position(ids, city.commune_id);
end
$$;
comment on function public.neighbours_of_place is
  'Returns the at most twelve nearest communes and arrondissements with laundromats within 300 km, the nearest first. place: path of a place''s page. '
  'Arrondissements stand for their commune; those of a commune are no neighbours of it.';

create function public.featured_of_the_month(
  region text default null, lat double precision default null, lng double precision default null, moment timestamptz default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  -- Planned for these arguments, conditions that are not requested disappear.
  set plan_cache_mode = force_custom_plan
  as $$
#variable_conflict use_variable
declare
  places constant integer := 3;
  wanted_region constant text := nullif(btrim(region), '');
  centre cube;
  sharers uuid[];
  start integer;
begin
  if lat is not null and lng is not null then
    if not (lat between -90 and 90 and lng between -180 and 180) then
      return;
    end if;
    centre := point_on_earth(lat, lng);
  end if;
  sharers := array(
    select l.id from laundromats l
    where l.is_active and l.tier = 0 and coalesce(l.featured_until > now(), true) and l.has_photos
      -- Not by the index of points: a city has far fewer featured laundromats than others.
      and (centre is null or cube_distance(l.earth_point, centre) <= chord_of(50))
      and (centre is not null or wanted_region is null or l.region = wanted_region)
    order by l.id limit 10000
  );
  start := rotation_start(cardinality(sharers), places, case when isfinite(moment) then moment else now() end);
  return query
  select l.id, f.ordinality::integer,
    kilometres(case when l.location_source <> 'commune' then cube_distance(l.earth_point, centre) end),
    least(cardinality(sharers), 1000)
  from unnest((sharers[start + 1 :] || sharers[: start])[: places]) with ordinality f (id, ordinality)
  join laundromats l on l.id = f.id;
end
$$;
comment on function public.featured_of_the_month is
  'Returns the featured laundromats with photos that the rotation shows at a moment (default: now), within 50 km of the '
  'point, else in the region, else in France.';
