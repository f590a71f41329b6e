-- The product's main job: find laundromats by words, place, region and services, in the order a visitor expects.

create table public.laundromat_matches (
  laundromat_id uuid not null,
  position integer not null,
  distance_km real,
  total_count integer not null,
  constraint laundromat_matches_stays_empty check (false) no inherit
);

comment on table public.laundromat_matches is 'Never holds a row: it is the type that search_laundromats returns.';
comment on column public.laundromat_matches.position is 'Place in the whole result, from 1. Always order by it.';
comment on column public.laundromat_matches.distance_km is 'Distance from the searched centre; null without a centre.';
comment on column public.laundromat_matches.total_count is 'Matches on all pages; counting stops at 1000.';

-- Owners who pay the same get the same: paid laundromats share the first places by rotation.

create function public.rotation_start(sharers integer, places integer, moment timestamptz) returns integer
  language sql immutable parallel safe
  return case when sharers > 0 then mod(
    abs(places * floor(extract(epoch from moment) / 900)::bigint
      + ceil(sharers * 0.618)::bigint * floor(extract(epoch from moment) / 86400)::bigint),
    sharers::bigint
  )::integer else 0 end;

comment on function public.rotation_start(integer, integer, timestamptz) is
  'Whose turn it is, from 0, among so many that share so many places. The places go on to the next ones every quarter of an '
  'hour, so that in a day each has the same share but for one turn; each day begins elsewhere, so that nobody always has the nights.';

create function public.featured_of_the_month(
  region text default null,
  lat double precision default null,
  lng double precision default null,
  moment timestamptz default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  as $$
#variable_conflict use_variable
declare
  places constant integer := 3;
  reach constant double precision := gc_to_sec(50000);
  wanted_region text := nullif(btrim(region), '');
  turning_at timestamptz := case when isfinite(moment) then moment else now() end;
  centre cube;
  sharers uuid[];
  turning_from integer;
begin
  if lat is not null and lng is not null then
    if not (lat between -90 and 90 and lng between -180 and 180) then
      return;
    end if;
    centre := ll_to_earth(lat, lng);
  end if;
  if centre is not null then
    sharers := array(
      select l.id from laundromats l
      where l.is_active and l.tier < 2 and l.tier = 0 and (l.featured_until is null or l.featured_until > now()) and l.has_photos
        and l.earth_point <@ cube_enlarge(centre, reach, 3) and cube_distance(l.earth_point, centre) <= reach
      order by l.id limit 10000
    );
  elsif wanted_region is not null then
    sharers := array(
      select l.id from laundromats l
      where l.is_active and l.tier = 0 and (l.featured_until is null or l.featured_until > now()) and l.has_photos
        and l.region = wanted_region
      order by l.id limit 10000
    );
  else
    sharers := array(
      select l.id from laundromats l
      where l.is_active and l.tier = 0 and (l.featured_until is null or l.featured_until > now()) and l.has_photos
      order by l.id limit 10000
    );
  end if;
  turning_from := rotation_start(cardinality(sharers), places, turning_at);
  return query
  select l.id, f.ordinality::integer,
    round((sec_to_gc(cube_distance(l.earth_point, centre)) / 1000)::numeric, 3)::real,
    least(cardinality(sharers), 1000)
  from unnest((sharers[turning_from + 1 :] || sharers[: turning_from])[: places]) with ordinality f (id, ordinality)
  join laundromats l on l.id = f.id;
end
$$;

comment on function public.featured_of_the_month(text, double precision, double precision, timestamptz) is
  'The laundromats whose turn it is in the block of bought placements: of those within 50 km of the point, else in the region, '
  'else everywhere, the ones with photos whose paid time runs. moment: when; now by default.';

create function public.search_laundromats(
  q text default null,
  city text default null,
  region text default null,
  lat double precision default null,
  lng double precision default null,
  radius_km real default null,
  services text default null,
  sort text default null,
  page integer default null,
  page_size integer default null,
  moment timestamptz default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  set enable_bitmapscan = on
  as $$
#variable_conflict use_variable
declare
  counted constant integer := 1000;
  deepest constant integer := 10000;
  wanted integer := least(greatest(coalesce(page_size, 10), 1), 100);
  first bigint := (greatest(coalesce(page, 1), 1)::bigint - 1) * wanted;
  folded_q text := fold_text(left(q, 200));
  patterns text[] := '{}';
  wanted_city text := nullif(fold_text(left(city, 200)), '');
  wanted_region text := nullif(btrim(region), '');
  service_words text[];
  wanted_services uuid[] := '{}';
  centre cube;
  area cube;
  reach double precision;
  order_name text := lower(btrim(coalesce(sort, '')));
  conditions text := '';
  unexpired constant text := '(l.featured_until is null or l.featured_until > now())';
  turning_at timestamptz := case when isfinite(moment) then moment else now() end;
  is_turning boolean;
  sort_keys text;
  rank_keys text := '';
  segments text[];
  segment text;
  turning_from integer;
  source text := 'laundromats l where l.id = any ($1)';
  candidates uuid[];
  found_ids uuid[] := '{}';
  more_ids uuid[];
  total integer;
begin
  if first >= deepest then
    return;
  end if;

  -- Words: short ones match at the start of a word, longer ones anywhere; all must match.
  if btrim(coalesce(q, '')) <> '' then
    if coalesce(folded_q, '') = '' then
      return;
    end if;
    select array_agg(case when length(w.word) < 3 then '% ' || w.word || '%' else '%' || w.word || '%' end)
    into patterns
    from (select distinct x.word from unnest(string_to_array(folded_q, ' ')) x (word) limit 12) w;
  end if;

  -- Services: all of them. What is no id names no service, so nothing offers it.
  select array_agg(distinct lower(btrim(x.word))) into service_words
  from unnest(string_to_array(left(services, 2000), ',')) x (word) where btrim(x.word) <> '';
  if service_words is not null then
    if exists (
      select from unnest(service_words) x (word)
      where x.word !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    ) then
      return;
    end if;
    wanted_services := service_words::uuid[];
  end if;

  -- Centre: the given point, else the most populous commune of that name when a radius is asked, in the region if one is given.
  if lat is not null and lng is not null then
    if not (lat between -90 and 90 and lng between -180 and 180) then
      return;
    end if;
    centre := ll_to_earth(lat, lng);
  elsif radius_km is not null and wanted_city is not null then
    select ll_to_earth(c.latitude::float8, c.longitude::float8) into centre
    from french_cities c where c.name_key = wanted_city
    order by (c.region = wanted_region) desc nulls last, c.population desc, c.insee_code limit 1;
  end if;
  if centre is not null and radius_km is not null then
    if radius_km <= 0 then
      return;
    end if;
    reach := gc_to_sec(least(radius_km, 20000)::float8 * 1000);
    area := cube_enlarge(centre, reach, 3);
    conditions := conditions || ' and l.earth_point <@ $5 and cube_distance(l.earth_point, $6) <= $7';
  elsif wanted_city is not null then
    conditions := conditions || ' and l.city_key = $2';
  end if;

  for i in 1 .. cardinality(patterns) loop
    conditions := conditions || format(' and l.search_text like $1[%s]', i);
  end loop;
  if wanted_region is not null then
    conditions := conditions || ' and l.region = $3';
  end if;
  if wanted_services <> '{}' then
    conditions := conditions || ' and l.service_ids @> $4';
  end if;

  if order_name not in ('distance', 'rating', 'price', 'name', 'city')
    or order_name = 'distance' and centre is null then
    order_name := 'relevance';
  end if;
  sort_keys := case order_name
    when 'distance' then 'l.earth_point <-> $6, l.id'
    when 'price' then 'l.price_from, l.id'
    when 'rating' then 'l.average_rating desc, l.review_count desc, l.id'
    when 'name' then 'l.name_key, l.id'
    when 'city' then 'l.city_key, l.name_key, l.id'
    else case when centre is not null
      then 'l.earth_point <-> $6, l.average_rating desc, l.review_count desc, l.id'
      else 'l.average_rating desc, l.review_count desc, l.id'
    end
  end;

  -- Paid listings take turns where neither distance nor words tell them apart.
  is_turning := order_name = 'relevance' and centre is null and patterns = '{}';

  -- The planner expects a thousandth of the table in any circle, however wide or dense, and would collect a whole city before
  -- it counts or sorts. Without bitmaps it walks from the centre outwards and stops. (The function's own setting ends with it.)
  perform set_config('enable_bitmapscan', 'off', true) where area is not null and patterns = '{}';

  -- Only fixed text and $n are ever concatenated: each shape of search gets its own plan, no value can reach the SQL.
  execute 'select coalesce(array_agg(c.id), ''{}'') from (select l.id from laundromats l where l.is_active' || conditions
    || ' limit $8) c'
    into candidates
    using patterns, wanted_city, wanted_region, wanted_services, area, centre, reach, counted + 1;
  total := least(cardinality(candidates), counted);
  if first >= cardinality(candidates) and cardinality(candidates) <= counted then
    return;
  end if;

  if cardinality(candidates) <= counted then
    -- Few matches: sort exactly these.
    if order_name not in ('distance', 'price') then
      rank_keys := 'case when l.tier = 0 and ' || unexpired || ' then 0 when l.tier < 2 then 1 else 2 end, l.has_photos desc, ';
    end if;
    if order_name = 'relevance' and centre is null and patterns <> '{}' then
      rank_keys := rank_keys || 'case when l.city_key = $2 or l.name_key = $2 then 0 when starts_with(l.name_key, $2) then 1 '
        || 'when strpos(l.name_key, $2) > 0 then 2 else 3 end, ';
    end if;
    if is_turning then
      source := '(select l.*, count(*) over (partition by l.rank, l.has_photos)::integer as sharers, '
        || 'row_number() over (partition by l.rank, l.has_photos order by l.id)::integer - 1 as seat '
        || 'from (select l.id, l.has_photos, l.average_rating, l.review_count, '
        || 'case when l.tier = 0 and ' || unexpired || ' then 0 when l.tier < 2 then 1 else 2 end as rank from ' || source || ') l) l';
      rank_keys := 'l.rank, l.has_photos desc, '
        || 'case when l.rank < 2 then mod(l.seat - rotation_start(l.sharers, 10, $7) + l.sharers, l.sharers) end, ';
    end if;
    execute 'select array_agg(c.id order by c.place) from (select l.id, row_number() over (order by ' || rank_keys || sort_keys
      || ') as place from ' || source || ' order by place limit $3 offset $4) c'
      into found_ids
      using candidates, folded_q, wanted, first, null::cube, centre, turning_at;
  else
    -- Many matches: walk the indexes in order, one rank after the other, and stop as soon as the page is full. A featured
    -- listing whose time is over ranks as premium.
    perform set_config('enable_bitmapscan', 'on', true)
    where not (order_name = 'distance' or order_name = 'relevance' and centre is not null);
    segments := case
      when order_name in ('distance', 'price') then array['true']
      when order_name = 'relevance' and centre is not null then array[
        'l.tier < 2 and l.tier = 0 and ' || unexpired || ' and l.has_photos',
        'l.tier < 2 and l.tier = 0 and ' || unexpired || ' and not l.has_photos',
        'l.tier < 2 and (l.tier = 1 or not ' || unexpired || ') and l.has_photos',
        'l.tier < 2 and (l.tier = 1 or not ' || unexpired || ') and not l.has_photos',
        'l.tier = 2 and l.has_photos',
        'l.tier = 2 and not l.has_photos'
      ]
      when is_turning then array[
        'l.tier = 0 and ' || unexpired || ' and l.has_photos',
        'l.tier = 0 and ' || unexpired || ' and not l.has_photos',
        'l.has_photos',
        'not l.has_photos',
        'l.tier = 2'
      ]
      else array['l.tier = 0 and ' || unexpired, '', 'l.tier = 2']
    end;
    if order_name in ('rating', 'name', 'city') or order_name = 'relevance' and centre is null then
      sort_keys := 'l.has_photos desc, ' || sort_keys;
    end if;
    foreach segment in array segments loop
      if is_turning and segment <> 'l.tier = 2' then
        segment := case when segment like 'l.tier%'
          then 'select l.id from laundromats l where l.is_active and ' || segment || conditions
          else 'select l.id from laundromats l where l.is_active and l.tier = 1 and ' || segment || conditions
            || ' union all select l.id from laundromats l where l.is_active and l.tier = 0 and l.featured_until <= now() and '
            || segment || conditions
        end;
        execute 'select array(select l.id from (' || segment || ') l order by l.id limit $8)' into more_ids
          using patterns, wanted_city, wanted_region, wanted_services, area, centre, reach, deepest;
        turning_from := rotation_start(cardinality(more_ids), 10, turning_at);
        found_ids := found_ids || (more_ids[turning_from + 1 :] || more_ids[: turning_from])[: first + wanted - cardinality(found_ids)];
        exit when cardinality(found_ids) >= first + wanted;
        continue;
      end if;
      if segment = '' then
        -- Premium listings and expired featured ones, each in index order, then merged.
        segment := '(select l.* from laundromats l where l.is_active and l.tier = 1' || conditions || ' order by ' || sort_keys || ' limit $8)'
          || ' union all (select l.* from laundromats l where l.is_active and l.tier = 0 and l.featured_until <= now()' || conditions
          || ' order by ' || sort_keys || ' limit $8)';
        segment := 'select l.id from (' || segment || ') l order by ' || sort_keys || ' limit $8';
      else
        segment := 'select l.id from laundromats l where l.is_active and ' || segment || conditions || ' order by ' || sort_keys || ' limit $8';
      end if;
      execute 'select array(' || segment || ')' into more_ids
        using patterns, wanted_city, wanted_region, wanted_services, area, centre, reach,
          (first + wanted - cardinality(found_ids))::integer;
      found_ids := found_ids || more_ids;
      exit when cardinality(found_ids) >= first + wanted;
    end loop;
    found_ids := found_ids[first + 1 : first + wanted];
  end if;

  return query
  select l.id, (first + f.ordinality)::integer,
    round((sec_to_gc(cube_distance(l.earth_point, centre)) / 1000)::numeric, 3)::real, total
  from unnest(found_ids) with ordinality f (id, ordinality) join laundromats l on l.id = f.id;
end
$$;

comment on function public.search_laundromats(text, text, text, double precision, double precision, real, text, text, integer, integer, timestamptz) is
  'Published laundromats matching every argument given. services: comma-joined ids, all required. sort: relevance, distance, '
  'rating, price, name or city. moment: when, which decides whose turn it is among paid listings; now by default. '
  'No argument raises: an absurd one is clamped or finds nothing. Pages end at 10 000 matches.';
