-- The search: laundromats by words, place, region and services.
--
-- All statements are static, of two types:
-- - Frequent types of search have their own statements, planned once per connection.
-- - All other combinations of arguments share laundromats_matching, which is planned for the values of each call.
-- Counting stops at 1001. Up to 1000 matches are sorted; of more, only the rows of the page are read, in the order of an index.

-- Indexes that spare the search from reading the whole table: one per sort order, for France and within a region, one per type
-- of filter, and one for distances. None contains unpublished laundromats.

create index laundromats_by_rating on public.laundromats
  (tier, has_photos desc, average_rating desc, review_count desc, id) include (featured_until) where is_active;
create index laundromats_by_name on public.laundromats
  (tier, has_photos desc, name_key, id) include (featured_until) where is_active;
create index laundromats_by_city on public.laundromats
  (tier, has_photos desc, city_key, name_key, id) include (featured_until) where is_active;
create index laundromats_by_price on public.laundromats (stated_price_from, id) where is_active;
create index laundromats_by_wash_price on public.laundromats (wash_price_7kg, id) where is_active;

create index laundromats_region_by_rating on public.laundromats
  (region, tier, has_photos desc, average_rating desc, review_count desc, id) include (featured_until) where is_active;
create index laundromats_region_by_name on public.laundromats
  (region, tier, has_photos desc, name_key, id) include (featured_until) where is_active;
create index laundromats_region_by_city on public.laundromats
  (region, tier, has_photos desc, city_key, name_key, id) include (featured_until) where is_active;
create index laundromats_region_by_price on public.laundromats (region, stated_price_from, id) where is_active;
create index laundromats_region_by_wash_price on public.laundromats (region, wash_price_7kg, id) where is_active;

create index laundromats_city_key on public.laundromats (city_key) where is_active;
create index laundromats_search_text on public.laundromats using gin (search_text public.gin_trgm_ops) where is_active;
create index laundromats_service_ids on public.laundromats using gin (service_ids) where is_active;
-- Includes the columns for counting, distance and prices, so that a crowded circle needs an index-only scan. The lists
-- include featured_until for the same reason.
create index laundromats_earth_point on public.laundromats
  using gist (earth_point) include (id, stated_price_from, wash_price_7kg, location_source) where is_active;
-- Paid laundromats rank before nearer free ones and are few: this index finds them without reading the free ones.
create index laundromats_paid_earth_point on public.laundromats using gist (earth_point) where is_active and tier < 2;
-- Laundromats of which only the commune is known are read apart, because their distance is not their order.
create index laundromats_unplaced_earth_point on public.laundromats using gist (earth_point)
  where is_active and location_source = 'commune';

-- Paid laundromats in the order of the rotation.
create index laundromats_rotation on public.laundromats (tier, has_photos, id) include (featured_until) where is_active and tier < 2;
create index laundromats_region_rotation on public.laundromats (region, tier, has_photos, id) include (featured_until)
  where is_active and tier < 2;

create type public.laundromat_search as (
  words text,
  patterns text[],
  city_key text,
  region text,
  service_ids uuid[],
  centre public.cube,
  is_measured boolean,
  area public.cube,
  reach double precision,
  south numeric,
  west numeric,
  north numeric,
  east numeric,
  place_id uuid,
  open_at timestamptz,
  open_minutes jsonb,
  holiday_areas text[],
  exceptional_ids uuid[],
  min_washer_kg numeric,
  sort text,
  moment timestamptz,
  first integer,
  size integer
);

comment on type public.laundromat_search is
  'Arguments of a search, validated and folded; null for a condition that is not given. sort: distance, rating, price, wash_price, '
  'name, city, or a type of relevance: near (with a centre), words, rotation (neither). reach: the radius as a chord, like all '
  'distances here. area: a cube around the circle or box. is_measured: false if the centre is only the middle of the box. For open_at: open_minutes is the minute of the week by part of France; holiday_areas have a public holiday on this '
  'day or the day before; exceptional_ids have an exception then.';

create type public.laundromat_candidate as (
  id uuid,
  rank smallint,
  has_photos boolean,
  distance double precision,
  ranking_distance double precision,
  is_placed boolean,
  average_rating real,
  review_count integer,
  price numeric,
  wash_price numeric,
  name_key text collate "C",
  city_key text collate "C"
);

comment on type public.laundromat_candidate is 'Columns of a laundromat that the sort orders of a search use.';

create function public.search_patterns(words text) returns text[]
  language plpgsql immutable parallel safe
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return array(
    select case when length(w.word) < 3 then '% ' || w.word || '%' else '%' || w.word || '%' end
    from (
      select x.word from unnest(string_to_array(words, ' ')) with ordinality x (word, place)
      group by x.word order by min(x.place) limit 12
    ) w
    order by length(w.word) desc, w.word
  );
end
$$;

comment on function public.search_patterns(text) is
  'Returns patterns for the first twelve words, the longest first. Words of one or two characters match the start of a word, longer ones any part.';

create function public.id_of_place(place text) returns uuid
  language sql stable parallel safe
  set search_path = public, pg_temp
  return (
    select c.id from french_cities c
    where c.slug = split_part(left(place, 200), '/', 2) and slug_of(c.region) = split_part(left(place, 200), '/', 1)
  );

comment on function public.id_of_place(text) is
  'Returns the commune whose page has this path, « region-slug/commune-slug », or null.';

create function public.area_of_box(south double precision, west double precision, north double precision, east double precision)
  returns public.cube
  language sql immutable parallel safe
  return (
    -- A metre more on each side, because sines are rounded.
    select public.cube_enlarge(public.cube(
      array[
        public.earth() * least(narrow * west_east_low, wide * west_east_low),
        public.earth() * least(narrow * south_north_low, wide * south_north_low),
        public.earth() * sind(south)
      ],
      array[
        public.earth() * greatest(narrow * west_east_high, wide * west_east_high),
        public.earth() * greatest(narrow * south_north_high, wide * south_north_high),
        public.earth() * sind(north)
      ]
    ), 1, 3)
    from (
      select
        least(cosd(south), cosd(north)) as narrow,
        case when south <= 0 and north >= 0 then 1 else greatest(cosd(south), cosd(north)) end as wide,
        least(cosd(west), cosd(east)) as west_east_low,
        case when west <= 0 and east >= 0 then 1 else greatest(cosd(west), cosd(east)) end as west_east_high,
        case when west <= -90 and east >= -90 then -1 else least(sind(west), sind(east)) end as south_north_low,
        case when west <= 90 and east >= 90 then 1 else greatest(sind(west), sind(east)) end as south_north_high
    ) ranges
  );

comment on function public.area_of_box(double precision, double precision, double precision, double precision) is
  'Returns a cube that contains all points on earth between these degrees, so that the index of points finds them.';

create function public.read_search(
  q text,
  city text,
  region text,
  lat double precision,
  lng double precision,
  radius_km real,
  services text,
  sort text,
  page integer,
  page_size integer,
  moment timestamptz,
  open_at timestamptz,
  min_washer_kg numeric,
  south double precision,
  west double precision,
  north double precision,
  east double precision,
  place text
) returns public.laundromat_search
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
#variable_conflict use_variable
declare
  deepest constant integer := 10000;
  asked laundromat_search;
  services_asked text[];
begin
  if page > deepest then
    return null;
  end if;
  asked.size := least(greatest(coalesce(page_size, 10), 1), 100);
  asked.first := (greatest(coalesce(page, 1), 1) - 1) * asked.size;
  if asked.first >= deepest then
    return null;
  end if;

  if btrim(q) <> '' then
    asked.words := fold_text(left(q, 200));
    if asked.words = '' then
      return null;
    end if;
    asked.patterns := search_patterns(asked.words);
  end if;
  if city is not null then
    asked.city_key := nullif(fold_text(left(city, 200)), '');
  end if;
  asked.region := nullif(btrim(region), '');
  if place is not null then
    asked.place_id := id_of_place(place);
    if asked.place_id is null then
      return null;
    end if;
  end if;

  -- A text that is not an id matches no service, and so no laundromat.
  if services is not null then
    services_asked := array(
      select distinct lower(btrim(x.word)) from unnest(string_to_array(left(services, 2000), ',')) x (word) where btrim(x.word) <> ''
    );
    if exists (select from unnest(services_asked) x (id) where x.id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') then
      return null;
    end if;
    asked.service_ids := nullif(services_asked, '{}')::uuid[];
  end if;

  -- A city with a radius means a circle around the most populous commune of that name, preferably in the given region.
  if lat is not null and lng is not null then
    if not (lat between -90 and 90 and lng between -180 and 180) then
      return null;
    end if;
    asked.centre := point_on_earth(lat, lng);
  elsif num_nulls(south, west, north, east) > 0 and radius_km is not null and asked.city_key is not null then
    select point_on_earth(c.latitude::float8, c.longitude::float8) into asked.centre
    from french_cities c where c.name_key = asked.city_key
    order by (c.region = asked.region) desc nulls last, c.population desc, c.insee_code limit 1;
  end if;
  asked.is_measured := asked.centre is not null;
  if num_nulls(south, west, north, east) = 0 then
    if not (south between -90 and north and north <= 90 and west between -180 and east and east <= 180) then
      return null;
    end if;
    asked.south := south;
    asked.west := west;
    asked.north := north;
    asked.east := east;
    asked.area := area_of_box(south, west, north, east);
    asked.centre := coalesce(asked.centre, point_on_earth((south + north) / 2, (west + east) / 2));
    asked.city_key := null;
  elsif asked.centre is not null and radius_km is not null then
    if radius_km <= 0 then
      return null;
    end if;
    asked.reach := chord_of(least(radius_km, 20000));
    asked.area := cube_enlarge(asked.centre, asked.reach, 3);
    asked.city_key := null;
  end if;

  if open_at is not null then
    if open_at not between '2000-01-01' and '2100-01-01' then
      return null;
    end if;
    asked.open_at := open_at;
    select jsonb_object_agg(m.area, m.minute), coalesce(array_agg(m.area) filter (where m.is_holiday or m.was_holiday), '{}')
    into asked.open_minutes, asked.holiday_areas
    from opening_moments(open_at) m;
    -- A local day is at most one day away from that of Paris.
    asked.exceptional_ids := array(
      select e.laundromat_id from opening_exceptions e
      where e.days && daterange((open_at at time zone 'Europe/Paris')::date - 2, (open_at at time zone 'Europe/Paris')::date + 1, '[]')
    );
  end if;
  asked.min_washer_kg := min_washer_kg;

  asked.sort := lower(btrim(sort));
  if asked.sort in ('rating', 'price', 'wash_price', 'name', 'city') or asked.sort = 'distance' and asked.centre is not null then
    null;
  elsif asked.centre is not null then
    asked.sort := 'near';
  elsif asked.words is not null then
    asked.sort := 'words';
  else
    asked.sort := 'rotation';
  end if;
  asked.moment := case when isfinite(moment) then moment else now() end;
  return asked;
end
$$;

comment on function public.read_search(
  text, text, text, double precision, double precision, real, text, text, integer, integer, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Parses the arguments of search_laundromats; null if nothing can match. Replaces a sort that is unknown or impossible.';

create function public.rank_of(tier smallint, featured_until timestamptz) returns smallint
  language sql stable parallel safe
  return case
    when tier = 0 and (featured_until is null or featured_until > now()) then 0
    when tier < 2 then 1
    else 2
  end;

comment on function public.rank_of(smallint, timestamptz) is
  'Returns 0 for featured, 1 for premium, 2 for free. After featured_until, a featured laundromat ranks as premium.';

create function public.ranking_distance(distance double precision, location_source text) returns double precision
  language sql immutable parallel safe
  return case
    when location_source <> 'commune' then distance
    when distance <= public.chord_of(1) then public.chord_of(1)
    when distance <= public.chord_of(2) then public.chord_of(2)
    when distance <= public.chord_of(5) then public.chord_of(5)
    when distance <= public.chord_of(10) then public.chord_of(10)
    when distance <= public.chord_of(20) then public.chord_of(20)
    when distance <= public.chord_of(50) then public.chord_of(50)
    when distance <= public.chord_of(100) then public.chord_of(100)
    when distance is not null then 'Infinity'
  end;

comment on function public.ranking_distance(double precision, text) is
  'Returns the distance for sorting. The classes end at 1, 2, 5, 10, 20, 50 and 100 km. A laundromat of which only the commune is known '
  'counts as far away as the end of its class, so that it comes after the placed ones of the class. Inlined by the planner.';

create function public.is_open_for(l public.laundromats, asked public.laundromat_search) returns boolean
  language sql stable
  return asked.open_at is null or case
    when l.id = any (asked.exceptional_ids) then public.is_open_at(l, asked.open_at)
    when not l.open_week @> (asked.open_minutes -> l.opening_area)::integer then false
    when l.holiday_hours = 'usual' or l.opening_area <> all (asked.holiday_areas) then l.open_week is not null
    else public.is_open_at(l, asked.open_at)
  end;

comment on function public.is_open_for(public.laundromats, public.laundromat_search) is
  'True if the laundromat is surely open at open_at, or if no time is given. Evaluates is_open_at only around exceptions and public '
  'holidays: it takes thirty times as long as comparing minutes. Inlined by the planner.';

create function public.candidate_of(l public.laundromats, centre public.cube) returns public.laundromat_candidate
  language sql stable
  return row(
    l.id, public.rank_of(l.tier, l.featured_until), l.has_photos, public.cube_distance(l.earth_point, centre),
    public.ranking_distance(public.cube_distance(l.earth_point, centre), l.location_source), l.location_source <> 'commune',
    l.average_rating, l.review_count, l.stated_price_from, l.wash_price_7kg, l.name_key, l.city_key
  )::public.laundromat_candidate;

comment on function public.candidate_of(public.laundromats, public.cube) is 'Returns the columns for sorting. Inlined by the planner.';

create function public.sorted_page(candidates public.laundromat_candidate[], asked public.laundromat_search, total integer)
  returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
declare
  is_ranked boolean := asked.sort not in ('distance', 'price', 'wash_price');
  is_near boolean := asked.sort in ('near', 'distance');
  is_rated boolean := asked.sort in ('near', 'words', 'rating');
begin
  return query
  select c.id, (asked.first + row_number() over ())::integer, kilometres(case when asked.is_measured and c.is_placed then c.distance end), total
  from (
    select * from unnest(candidates) c
    order by
      case when is_ranked then c.rank end,
      case when is_ranked then not c.has_photos end,
      case asked.sort
        when 'near' then c.ranking_distance
        when 'distance' then c.ranking_distance
        when 'price' then c.price
        when 'wash_price' then c.wash_price
        when 'words' then case
          when c.city_key = asked.words or c.name_key = asked.words then 0
          when starts_with(c.name_key, asked.words) then 1
          when strpos(c.name_key, asked.words) > 0 then 2
          else 3
        end
      end,
      case when is_near then c.distance end,
      case when asked.sort = 'city' then c.city_key end,
      case when asked.sort in ('city', 'name') then c.name_key end,
      case when is_rated then c.average_rating end desc,
      case when is_rated then c.review_count end desc,
      c.id
    limit asked.size offset asked.first
  ) c;
end
$$;

comment on function public.sorted_page(public.laundromat_candidate[], public.laundromat_search, integer) is
  'Returns the requested page of the candidates in any sort order except the rotation. Unused sort keys are null.';

create function public.rotated_page(candidates public.laundromat_candidate[], asked public.laundromat_search)
  returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return query
  select c.id, (asked.first + row_number() over ())::integer, kilometres(case when asked.is_measured and c.is_placed then c.distance end),
    cardinality(candidates)
  from (
    select s.id, s.distance, s.is_placed
    from (
      select c.*, row_number() over (partition by c.rank, c.has_photos order by c.id)::integer - 1 as seat,
        count(*) over (partition by c.rank, c.has_photos)::integer as sharers
      from unnest(candidates) c
    ) s
    order by s.rank, s.has_photos desc,
      case when s.rank < 2 then mod(s.seat - rotation_start(s.sharers, 10, asked.moment) + s.sharers, s.sharers) end,
      s.average_rating desc, s.review_count desc, s.id
    limit asked.size offset asked.first
  ) c;
end
$$;

comment on function public.rotated_page(public.laundromat_candidate[], public.laundromat_search) is
  'Returns the requested page of the candidates by relevance without words or centre: paid laundromats share the first places by rotation.';

create function public.page_of(ids uuid[], asked public.laundromat_search) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return query
  select l.id, (asked.first + f.place)::integer,
    kilometres(case when asked.is_measured and l.location_source <> 'commune' then cube_distance(l.earth_point, asked.centre) end),
    1000
  from unnest(ids[asked.first + 1 : asked.first + asked.size]) with ordinality f (id, place) join laundromats l on l.id = f.id;
end
$$;

comment on function public.page_of(uuid[], public.laundromat_search) is
  'Returns the requested page of more than 1000 matches, from their first ids in order.';

-- Around a point

create function public.laundromats_around(asked public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l
  where l.is_active and l.earth_point <@ asked.area and cube_distance(l.earth_point, asked.centre) <= asked.reach
  $$;

comment on function public.laundromats_around(public.laundromat_search) is
  'Returns the laundromats in a circle. Inlined, so only functions that set the search path may call it.';

create function public.merged_ids(ids uuid[], asked public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  asked.first := 0;
  asked.size := missing;
  return array(
    select p.laundromat_id
    from sorted_page(array(select candidate_of(l, asked.centre) from laundromats l where l.id = any (ids)), asked, 0) p
    order by p.position
  );
end
$$;

comment on function public.merged_ids(uuid[], public.laundromat_search, integer) is
  'Sorts ids that were read from two indexes and returns the first.';

create function public.with_unplaced(placed_ids uuid[], unplaced_ids uuid[], asked public.laundromat_search, missing integer)
  returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
begin
  if unplaced_ids = '{}' then
    return placed_ids;
  end if;
  return merged_ids(placed_ids || unplaced_ids, asked, missing);
end
$$;

comment on function public.with_unplaced(uuid[], uuid[], public.laundromat_search, integer) is
  'Sorts laundromats of which only the commune is known into the placed ones. Both are read by distance, in which each keeps its order.';

create function public.near_in_crowd(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
declare
  ids uuid[] := '{}';
  missing integer := asked.first + asked.size;
  photos boolean;
  placed_ids uuid[];
  unplaced_ids uuid[];
begin
  for wanted_rank in 0 .. 2 loop
    foreach photos in array array[true, false] loop
      if wanted_rank < 2 then
        placed_ids := array(
          select l.id from laundromats_around(asked) l
          where l.tier < 2 and rank_of(l.tier, l.featured_until) = wanted_rank and l.has_photos = photos
            and l.location_source <> 'commune'
          order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.id limit missing
        );
      else
        placed_ids := array(
          select l.id from laundromats_around(asked) l
          where l.tier = 2 and l.has_photos = photos and l.location_source <> 'commune'
          order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.id limit missing
        );
      end if;
      unplaced_ids := array(
        select l.id from laundromats_around(asked) l
        where rank_of(l.tier, l.featured_until) = wanted_rank and l.has_photos = photos and l.location_source = 'commune'
        order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.id limit missing
      );
      ids := ids || with_unplaced(placed_ids, unplaced_ids, asked, missing);
      missing := asked.first + asked.size - cardinality(ids);
      if missing = 0 then
        return ids;
      end if;
    end loop;
  end loop;
  return ids;
end
$$;

comment on function public.near_in_crowd(public.laundromat_search) is
  'Returns the first ids of a crowded circle by relevance. Reads outwards from the centre once per rank, with photos and without, '
  'until the page is full. Paid laundromats are few and have their own index of points.';

create function public.search_around(asked public.laundromat_search) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
declare
  counted integer := count(*) from (select from laundromats_around(asked) limit 1001) l;
  total integer := least(counted, 1000);
begin
  if counted <= 1000 and asked.first >= counted then
    return;
  end if;
  case
    when asked.sort = 'distance' and counted <= 1000 then
      return query
      select l.id, (asked.first + row_number() over ())::integer, kilometres(l.distance), total
      from (
        select l.id, case when l.location_source <> 'commune' then cube_distance(l.earth_point, asked.centre) end as distance
        from laundromats_around(asked) l
        order by ranking_distance(cube_distance(l.earth_point, asked.centre), l.location_source),
          cube_distance(l.earth_point, asked.centre), l.id
        limit asked.size offset asked.first
      ) l;
    when asked.sort = 'distance' then
      return query select * from page_of(first_by_distance(asked), asked);
    when asked.sort in ('price', 'wash_price') then
      return query
      select l.id, (asked.first + row_number() over ())::integer, kilometres(l.distance), total
      from (
        select l.id, case when l.location_source <> 'commune' then cube_distance(l.earth_point, asked.centre) end as distance
        from laundromats_around(asked) l
        order by case asked.sort when 'price' then l.stated_price_from else l.wash_price_7kg end, l.id
        limit asked.size offset asked.first
      ) l;
    when asked.sort in ('near', 'rating') and counted <= 1000 then
      return query
      select l.id, (asked.first + row_number() over ())::integer, kilometres(l.distance), total
      from (
        select l.id, case when l.location_source <> 'commune' then cube_distance(l.earth_point, asked.centre) end as distance
        from laundromats_around(asked) l
        order by rank_of(l.tier, l.featured_until), l.has_photos desc,
          case asked.sort when 'near' then ranking_distance(cube_distance(l.earth_point, asked.centre), l.location_source) end,
          case asked.sort when 'near' then cube_distance(l.earth_point, asked.centre) end,
          l.average_rating desc, l.review_count desc, l.id
        limit asked.size offset asked.first
      ) l;
    when asked.sort = 'near' then
      return query select * from page_of(near_in_crowd(asked), asked);
    when counted <= 1000 then
      return query
      select * from sorted_page(array(select candidate_of(l, asked.centre) from laundromats_around(asked) l), asked, total);
    else
      return query select * from page_of(first_ranked(asked), asked);
  end case;
end
$$;

comment on function public.search_around(public.laundromat_search) is
  'Searches a circle without other conditions. Counting, distance and price use index-only scans. The planner estimates a '
  'thousandth of the table for any circle; bitmap scans are off so that a scan can stop at its limit.';

-- In a city, in a region, everywhere

create function public.candidates_in_city(asked public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return array(
    select candidate_of(l, asked.centre) from laundromats l
    where l.is_active and l.city_key = asked.city_key
      and (asked.region is null or l.region = asked.region)
      and (asked.service_ids is null or l.service_ids @> asked.service_ids)
    limit 1001
  );
end
$$;

comment on function public.candidates_in_city(public.laundromat_search) is
  'Returns at most 1001 laundromats of a city: so few that other conditions need no index.';

create function public.candidates_in_list(asked public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  if asked.region is null then
    if (select count(*) from (select from laundromats l where l.is_active limit 1001) l) > 1000 then
      return null;
    end if;
    return array(select candidate_of(l, asked.centre) from laundromats l where l.is_active);
  end if;
  if (select count(*) from (select from laundromats l where l.is_active and l.region = asked.region limit 1001) l) > 1000 then
    return null;
  end if;
  return array(select candidate_of(l, asked.centre) from laundromats l where l.is_active and l.region = asked.region);
end
$$;

comment on function public.candidates_in_list(public.laundromat_search) is
  'Returns the laundromats of the region, or of France if none is given; null if there are more than 1000.';

create function public.first_in_list(asked public.laundromat_search, wanted_rank integer, wanted_tier integer, missing integer)
  returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
begin
  if asked.region is null then
    case asked.sort
      when 'name' then
        return array(
          select l.id from laundromats l
          where l.is_active and l.tier = wanted_tier and rank_of(l.tier, l.featured_until) = wanted_rank
          order by l.has_photos desc, l.name_key, l.id limit missing
        );
      when 'city' then
        return array(
          select l.id from laundromats l
          where l.is_active and l.tier = wanted_tier and rank_of(l.tier, l.featured_until) = wanted_rank
          order by l.has_photos desc, l.city_key, l.name_key, l.id limit missing
        );
      else
        return array(
          select l.id from laundromats l
          where l.is_active and l.tier = wanted_tier and rank_of(l.tier, l.featured_until) = wanted_rank
          order by l.has_photos desc, l.average_rating desc, l.review_count desc, l.id limit missing
        );
    end case;
  end if;
  case asked.sort
    when 'name' then
      return array(
        select l.id from laundromats l
        where l.is_active and l.region = asked.region and l.tier = wanted_tier and rank_of(l.tier, l.featured_until) = wanted_rank
        order by l.has_photos desc, l.name_key, l.id limit missing
      );
    when 'city' then
      return array(
        select l.id from laundromats l
        where l.is_active and l.region = asked.region and l.tier = wanted_tier and rank_of(l.tier, l.featured_until) = wanted_rank
        order by l.has_photos desc, l.city_key, l.name_key, l.id limit missing
      );
    else
      return array(
        select l.id from laundromats l
        where l.is_active and l.region = asked.region and l.tier = wanted_tier and rank_of(l.tier, l.featured_until) = wanted_rank
        order by l.has_photos desc, l.average_rating desc, l.review_count desc, l.id limit missing
      );
  end case;
end
$$;

comment on function public.first_in_list(public.laundromat_search, integer, integer, integer) is
  'Returns the first ids of a rank and tier by name, city or rating, in France or in a region. Each of the six statements has its index.';

-- By words

create function public.candidates_by_words(asked public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select candidate_of(l, asked.centre) from laundromats l
    where l.is_active
      and l.search_text like asked.patterns[1]
      and (asked.patterns[2] is null or l.search_text like asked.patterns[2])
      and (asked.patterns[3] is null or l.search_text like asked.patterns[3])
      and (asked.patterns[4] is null or l.search_text like all (asked.patterns[4:]))
      and (asked.city_key is null or l.city_key = asked.city_key)
      and (asked.region is null or l.region = asked.region)
    limit 1001
  );
end
$$;

comment on function public.candidates_by_words(public.laundromat_search) is
  'Returns at most 1001 laundromats that match the words, in a city or region if given. Planned at each call, because the planner has '
  'to know how frequent the words are; spelled out, because inlining laundromats_matching takes longer than the search.';

-- Any other combination

create function public.laundromats_matching(asked public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l
  where l.is_active
    and (asked.area is null or l.earth_point <@ asked.area)
    and (asked.reach is null or cube_distance(l.earth_point, asked.centre) <= asked.reach)
    and (asked.south is null or l.latitude between asked.south and asked.north and l.longitude between asked.west and asked.east)
    and (asked.place_id is null or l.commune_id = asked.place_id)
    and (asked.city_key is null or l.city_key = asked.city_key)
    and (asked.region is null or l.region = asked.region)
    and (asked.service_ids is null or l.service_ids @> asked.service_ids)
    and (asked.patterns[1] is null or l.search_text like asked.patterns[1])
    and (asked.patterns[2] is null or l.search_text like asked.patterns[2])
    and (asked.patterns[3] is null or l.search_text like asked.patterns[3])
    and (asked.patterns[4] is null or l.search_text like all (asked.patterns[4:]))
    and is_open_for(l, asked)
    and (asked.min_washer_kg is null or l.largest_washer_kg >= asked.min_washer_kg)
  $$;

comment on function public.laundromats_matching(public.laundromat_search) is
  'Returns the laundromats that meet all given conditions. Inlined into statements that are planned for their values: the planner '
  'removes conditions that are null and takes into account how frequent the words and services are.';

create function public.candidates_matching(asked public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = on
  as $$
begin
  -- In a circle, bitmap scans are off as in search_around; for words they are the only way to use the index.
  perform set_config('enable_bitmapscan', 'off', true) where asked.area is not null and asked.patterns is null;
  return array(select candidate_of(l, asked.centre) from laundromats_matching(asked) l limit 1001);
end
$$;

comment on function public.candidates_matching(public.laundromat_search) is 'Returns at most 1001 matching laundromats.';

create function public.first_matching(asked public.laundromat_search, wanted_rank integer, wanted_tier integer, missing integer)
  returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  case asked.sort
    when 'name' then
      return array(
        select l.id from laundromats_matching(asked) l
        where l.tier = wanted_tier and (wanted_tier > 0 or rank_of(l.tier, l.featured_until) = wanted_rank)
        order by l.has_photos desc, l.name_key, l.id limit missing
      );
    when 'city' then
      return array(
        select l.id from laundromats_matching(asked) l
        where l.tier = wanted_tier and (wanted_tier > 0 or rank_of(l.tier, l.featured_until) = wanted_rank)
        order by l.has_photos desc, l.city_key, l.name_key, l.id limit missing
      );
    else
      return array(
        select l.id from laundromats_matching(asked) l
        where l.tier = wanted_tier and (wanted_tier > 0 or rank_of(l.tier, l.featured_until) = wanted_rank)
        order by l.has_photos desc, l.average_rating desc, l.review_count desc, l.id limit missing
      );
  end case;
end
$$;

comment on function public.first_matching(public.laundromat_search, integer, integer, integer) is
  'Like first_in_list for any other search.';

create function public.first_near(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = off
  as $$
declare
  ids uuid[] := '{}';
  missing integer := asked.first + asked.size;
  photos boolean;
  placed_ids uuid[];
  unplaced_ids uuid[];
begin
  for wanted_rank in 0 .. 2 loop
    foreach photos in array array[true, false] loop
      placed_ids := array(
        select l.id from laundromats_matching(asked) l
        where (wanted_rank = 2 and l.tier = 2 or wanted_rank < 2 and l.tier < 2 and rank_of(l.tier, l.featured_until) = wanted_rank)
          and l.has_photos = photos and l.location_source <> 'commune'
        order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.id limit missing
      );
      unplaced_ids := array(
        select l.id from laundromats_matching(asked) l
        where rank_of(l.tier, l.featured_until) = wanted_rank and l.has_photos = photos and l.location_source = 'commune'
        order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.id limit missing
      );
      ids := ids || with_unplaced(placed_ids, unplaced_ids, asked, missing);
      missing := asked.first + asked.size - cardinality(ids);
      if missing = 0 then
        return ids;
      end if;
    end loop;
  end loop;
  return ids;
end
$$;

comment on function public.first_near(public.laundromat_search) is 'Like near_in_crowd for any other search with a centre.';

create function public.first_by_distance(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = off
  as $$
begin
  return with_unplaced(
    array(
      select l.id from laundromats_matching(asked) l where l.location_source <> 'commune'
      order by l.earth_point <-> asked.centre, l.id limit asked.first + asked.size
    ),
    array(
      select l.id from laundromats_matching(asked) l where l.location_source = 'commune'
      order by l.earth_point <-> asked.centre, l.id limit asked.first + asked.size
    ),
    asked, asked.first + asked.size
  );
end
$$;

comment on function public.first_by_distance(public.laundromat_search) is 'Returns the nearest first. Laundromats without coordinates come last.';

create function public.first_by_price(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  if asked.sort = 'wash_price' then
    return array(select l.id from laundromats_matching(asked) l order by l.wash_price_7kg, l.id limit asked.first + asked.size);
  end if;
  return array(select l.id from laundromats_matching(asked) l order by l.stated_price_from, l.id limit asked.first + asked.size);
end
$$;

comment on function public.first_by_price(public.laundromat_search) is 'Returns the cheapest first. Laundromats without a price come last.';

-- More than 1000 matches, paid laundromats first

create function public.is_list(asked public.laundromat_search) returns boolean
  language sql immutable parallel safe
  return asked.area is null and asked.city_key is null and asked.service_ids is null and asked.words is null
    and asked.place_id is null and asked.open_at is null and asked.min_washer_kg is null;

comment on function public.is_list(public.laundromat_search) is 'Returns true if the search has no condition except a region.';

create function public.first_ranked(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  is_in_list boolean := is_list(asked);
  ids uuid[] := '{}';
  missing integer := asked.first + asked.size;
  found_ids uuid[];
  overdue_ids uuid[];
begin
  for wanted_rank in 0 .. 2 loop
    found_ids := case
      when is_in_list then first_in_list(asked, wanted_rank, wanted_rank, missing)
      else first_matching(asked, wanted_rank, wanted_rank, missing)
    end;
    -- After featured_until, featured laundromats rank as premium.
    if wanted_rank = 1 then
      overdue_ids := case when is_in_list then first_in_list(asked, 1, 0, missing) else first_matching(asked, 1, 0, missing) end;
      if overdue_ids <> '{}' then
        found_ids := merged_ids(found_ids || overdue_ids, asked, missing);
      end if;
    end if;
    ids := ids || found_ids;
    missing := asked.first + asked.size - cardinality(ids);
    exit when missing = 0;
  end loop;
  return ids;
end
$$;

comment on function public.first_ranked(public.laundromat_search) is
  'Returns the first ids by name, city or rating: one rank after the other until the page is full.';

create function public.sharers_in_list(asked public.laundromat_search, wanted_rank integer, photos boolean) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
begin
  if asked.region is null then
    return array(
      select l.id from laundromats l
      where l.is_active and l.tier < 2 and l.tier <= wanted_rank and rank_of(l.tier, l.featured_until) = wanted_rank
        and l.has_photos = photos
      order by l.id limit 10000
    );
  end if;
  return array(
    select l.id from laundromats l
    where l.is_active and l.tier < 2 and l.tier <= wanted_rank and rank_of(l.tier, l.featured_until) = wanted_rank
      and l.has_photos = photos and l.region = asked.region
    order by l.id limit 10000
  );
end
$$;

comment on function public.sharers_in_list(public.laundromat_search, integer, boolean) is
  'Returns the paid laundromats of a rank that share the first places of a list, in the order of the rotation.';

create function public.sharers_matching(asked public.laundromat_search, wanted_rank integer, photos boolean) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select l.id from laundromats_matching(asked) l
    where l.tier < 2 and l.tier <= wanted_rank and rank_of(l.tier, l.featured_until) = wanted_rank and l.has_photos = photos
    order by l.id limit 10000
  );
end
$$;

comment on function public.sharers_matching(public.laundromat_search, integer, boolean) is 'Like sharers_in_list for any other search.';

create function public.first_by_rotation(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  ids uuid[] := '{}';
  missing integer := asked.first + asked.size;
  photos boolean;
  sharers uuid[];
  start integer;
begin
  for wanted_rank in 0 .. 1 loop
    foreach photos in array array[true, false] loop
      sharers := case
        when is_list(asked) then sharers_in_list(asked, wanted_rank, photos)
        else sharers_matching(asked, wanted_rank, photos)
      end;
      start := rotation_start(cardinality(sharers), 10, asked.moment);
      ids := ids || (sharers[start + 1 :] || sharers[: start])[: missing];
      missing := asked.first + asked.size - cardinality(ids);
      if missing = 0 then
        return ids;
      end if;
    end loop;
  end loop;
  return ids || case when is_list(asked) then first_in_list(asked, 2, 2, missing) else first_matching(asked, 2, 2, missing) end;
end
$$;

comment on function public.first_by_rotation(public.laundromat_search) is
  'Returns the first ids by relevance without words or centre: paid laundromats by rotation, then free ones by rating.';

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
  moment timestamptz default null,
  open_at timestamptz default null,
  min_washer_kg numeric default null,
  south double precision default null,
  west double precision default null,
  north double precision default null,
  east double precision default null,
  place text default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  as $$
#variable_conflict use_variable
declare
  asked laundromat_search := read_search(
    q, city, region, lat, lng, radius_km, services, sort, page, page_size, moment, open_at, min_washer_kg,
    south, west, north, east, place);
  candidates laundromat_candidate[];
  is_frequent boolean;
begin
  if asked.size is null then
    return;
  end if;
  is_frequent := asked.open_at is null and asked.min_washer_kg is null and asked.south is null and asked.place_id is null;
  if is_frequent and asked.area is not null and asked.region is null and asked.service_ids is null and asked.words is null then
    return query select * from search_around(asked);
    return;
  end if;

  candidates := case
    when is_list(asked) then candidates_in_list(asked)
    when is_frequent and asked.area is null and asked.words is null and asked.city_key is not null then candidates_in_city(asked)
    when is_frequent and asked.area is null and asked.words is not null and asked.service_ids is null then candidates_by_words(asked)
    else candidates_matching(asked)
  end;
  case
    when cardinality(candidates) <= 1000 and asked.sort = 'rotation' then
      return query select * from rotated_page(candidates, asked);
    when cardinality(candidates) <= 1000 then
      return query select * from sorted_page(candidates, asked, cardinality(candidates));
    when asked.sort = 'rotation' then
      return query select * from page_of(first_by_rotation(asked), asked);
    when asked.sort = 'near' then
      return query select * from page_of(first_near(asked), asked);
    when asked.sort = 'distance' then
      return query select * from page_of(first_by_distance(asked), asked);
    when asked.sort in ('price', 'wash_price') then
      return query select * from page_of(first_by_price(asked), asked);
    else
      -- Beyond 1000 matches, how well the words match is not computed.
      asked.sort := case asked.sort when 'words' then 'rating' else asked.sort end;
      return query select * from page_of(first_ranked(asked), asked);
  end case;
end
$$;

comment on function public.search_laundromats(
  text, text, text, double precision, double precision, real, text, text, integer, integer, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Returns published laundromats that match all given arguments. services: ids separated by commas, all required. sort: relevance, '
  'distance, rating, price, wash_price (a wash of 7 kg), name or city; unknown and assumed prices come last. moment: time for the '
  'rotation of paid laundromats; default: now. open_at: only those that are surely open then, on the clocks of their place. '
  'min_washer_kg: only those with a washer of at least this capacity. south, west, north, east: a box in degrees, instead of city '
  'and radius_km; without lat and lng, relevance counts from its middle. place: path of a place''s page, « region/commune ». '
  'Invalid arguments raise no error: they are clamped or match nothing. Pages end at 10 000 matches.';

create function public.laundromats_on_map(
  q text default null,
  city text default null,
  region text default null,
  lat double precision default null,
  lng double precision default null,
  radius_km real default null,
  services text default null,
  moment timestamptz default null,
  open_at timestamptz default null,
  min_washer_kg numeric default null,
  south double precision default null,
  west double precision default null,
  north double precision default null,
  east double precision default null,
  place text default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set jit = off
  as $$
#variable_conflict use_variable
declare
  asked laundromat_search := read_search(
    q, city, region, lat, lng, radius_km, services, null, null, null, moment, open_at, min_washer_kg,
    south, west, north, east, place);
begin
  if asked.size is null then
    return;
  end if;
  return query
  select m.id, row_number() over (order by m.rank, m.average_rating desc, m.id)::integer,
    kilometres(case when asked.is_measured then m.distance end), (count(*) over ())::integer
  from (
    select c.* from laundromats_matching(asked) l, candidate_of(l, asked.centre) c
    where l.location_source <> 'commune' limit 2001
  ) m
  limit 2000;
end
$$;

comment on function public.laundromats_on_map(
  text, text, text, double precision, double precision, real, text, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Returns at most 2000 published laundromats with a known place that match the arguments, which are those of search_laundromats. '
  'total_count stops at 2001.';
