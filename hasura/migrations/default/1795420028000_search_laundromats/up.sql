-- The search: laundromats by words, place, region and services, in a circle, in a box or everywhere.
--
-- docs/ranking.md states the order, search-reference.ts specifies the whole search.
-- - Matches are counted first, up to a thousand. So few are sorted in memory.
-- - Of a crowd, only the rows of the page are read: in the order of an index, or ring by ring around the centre.
-- - Circles and boxes have statements that are planned once per connection and read one index. All other combinations of
--   arguments share laundromats_matching, which is planned for the values of each call.

-- Indexes that spare the search from reading the whole table: one per sort order, for France and within a region, one per type
-- of filter, and one for distances. None contains unpublished laundromats.

create index laundromats_by_rating on public.laundromats (average_rating desc, review_count desc, name_key, id) where is_active;
create index laundromats_by_name on public.laundromats (name_key, id) where is_active;
create index laundromats_by_city on public.laundromats (city_key, name_key, id) where is_active;
create index laundromats_by_price on public.laundromats (stated_price_from, average_rating desc, review_count desc, name_key, id) where is_active;
create index laundromats_by_wash_price on public.laundromats (wash_price_7kg, average_rating desc, review_count desc, name_key, id) where is_active;
create index laundromats_by_relevance on public.laundromats
  (tier, has_photos desc, average_rating desc, review_count desc, name_key, id) include (featured_until) where is_active;

create index laundromats_region_by_rating on public.laundromats (region, average_rating desc, review_count desc, name_key, id) where is_active;
create index laundromats_region_by_name on public.laundromats (region, name_key, id) where is_active;
create index laundromats_region_by_city on public.laundromats (region, city_key, name_key, id) where is_active;
create index laundromats_region_by_price on public.laundromats
  (region, stated_price_from, average_rating desc, review_count desc, name_key, id) where is_active;
create index laundromats_region_by_wash_price on public.laundromats
  (region, wash_price_7kg, average_rating desc, review_count desc, name_key, id) where is_active;
create index laundromats_region_by_relevance on public.laundromats
  (region, tier, has_photos desc, average_rating desc, review_count desc, name_key, id) include (featured_until) where is_active;

create index laundromats_commune_by_relevance on public.laundromats
  (commune_id, tier, has_photos desc, average_rating desc, review_count desc, name_key, id)
  include (featured_until, open_week, opening_area, holiday_hours) where is_active;

-- Featured laundromats that rank as premium.
create index laundromats_featured_until on public.laundromats (featured_until) where is_active and tier = 0;
-- Paid laundromats in the order of the rotation.
create index laundromats_rotation on public.laundromats (tier, has_photos, id) include (featured_until) where is_active and tier < 2;
create index laundromats_region_rotation on public.laundromats (region, tier, has_photos, id) include (featured_until)
  where is_active and tier < 2;

create index laundromats_search_text on public.laundromats using gin (search_text public.gin_trgm_ops) where is_active;
create index laundromats_name_key on public.laundromats using gin (name_key public.gin_trgm_ops) where is_active;
create index laundromats_service_ids on public.laundromats using gin (service_ids) where is_active;

-- Contains all columns that circles and boxes filter and sort by, so that these need an index-only scan: neighbours on earth
-- are neighbours in this index, but scattered in the table.
create index laundromats_earth_point on public.laundromats using gist (earth_point) include (
  id, name_key, location_source, latitude, longitude, region, tier, featured_until, has_photos, average_rating, review_count,
  stated_price_from, wash_price_7kg, largest_washer_kg, open_week, opening_area, holiday_hours
) where is_active;
-- Paid laundromats for « Laveries du mois », without reading the free ones.
create index laundromats_paid_earth_point on public.laundromats using gist (earth_point) where is_active and tier < 2;

create type public.laundromat_search as (
  words text,
  patterns text[],
  city_key text,
  region text,
  service_ids uuid[],
  place_id uuid,
  is_arrondissement boolean,
  centre public.cube,
  is_measured boolean,
  area public.cube,
  reach double precision,
  ring integer,
  south numeric,
  west numeric,
  north numeric,
  east numeric,
  open_at timestamptz,
  minute integer,
  other_minutes jsonb,
  holiday_areas text[],
  exceptional_ids uuid[],
  min_washer_kg numeric,
  only_placed boolean,
  sort text,
  moment timestamptz,
  first integer,
  size integer,
  crowd integer
);

comment on type public.laundromat_search is
  'Arguments of a search, validated and folded; null for a condition that is not given. sort: distance, rating, price, wash_price, '
  'name, city, or a type of relevance: near (with a centre), words, rotation (neither). reach: the radius as a chord, like all '
  'distances here. area: a cube around the circle or box. ring: one class of distance. is_measured: false if the centre is only the '
  'middle of the box. moment: open_at if given. For moment: minute is the minute of the week in most of France, other_minutes by '
  'each other part; holiday_areas have a public holiday on this day or the day before; exceptional_ids have an exception then. crowd: '
  'more matches than this are not sorted in memory.';

create type public.laundromat_candidate as (
  id uuid,
  key integer,
  distance double precision,
  is_placed boolean,
  average_rating real,
  review_count integer,
  price numeric,
  wash_price numeric,
  name_key text collate "C",
  city_key text collate "C"
);

comment on type public.laundromat_candidate is 'Columns of a laundromat that the sort orders of a search use. key: see order_key.';

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
    select c.id from french_cities c where c.slug = split_part(place, '/', 2) and slug_of(c.region) || '/' || c.slug = place
  );

comment on function public.id_of_place(text) is
  'Returns the commune or arrondissement whose page has this path, « region/commune », or null.';

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
    select c.id, c.parent_id is not null into asked.place_id, asked.is_arrondissement from french_cities c where c.id = id_of_place(place);
    if not found then
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

  if not (open_at between '2000-01-01' and '2100-01-01') then
    return null;
  end if;
  asked.open_at := open_at;
  asked.moment := coalesce(open_at, case when moment between '2000-01-01' and '2100-01-01' then moment else now() end);
  if asked.open_at is not null or asked.sort = 'near' then
    select min(m.minute) filter (where m.area = 'metropole'), jsonb_object_agg(m.area, m.minute),
      coalesce(array_agg(m.area) filter (where m.is_holiday or m.was_holiday), '{}')
    into asked.minute, asked.other_minutes, asked.holiday_areas
    from opening_moments(asked.moment) m;
    -- A local day is at most one day away from that of Paris.
    asked.exceptional_ids := array(
      select e.laundromat_id from opening_exceptions e
      where e.days && daterange((asked.moment at time zone 'Europe/Paris')::date - 2, (asked.moment at time zone 'Europe/Paris')::date + 1, '[]')
    );
  end if;
  asked.min_washer_kg := min_washer_kg;
  asked.only_placed := false;
  asked.crowd := 1000;
  return asked;
end
$$;

comment on function public.read_search(
  text, text, text, double precision, double precision, real, text, text, integer, integer, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Parses the arguments of search_laundromats; null if nothing can match. Replaces a sort that is unknown or impossible.';

-- The criteria of the order

create function public.rank_of(tier smallint, featured_until timestamptz) returns smallint
  language sql stable parallel safe
  return case
    when tier = 0 and (featured_until is null or featured_until > now()) then 0
    when tier < 2 then 1
    else 2
  end;

comment on function public.rank_of(smallint, timestamptz) is
  'Returns 0 for featured, 1 for premium, 2 for free. After featured_until, a featured laundromat ranks as premium.';

create function public.distance_ends() returns double precision[]
  language sql immutable parallel safe
  return array[
    public.chord_of(1), public.chord_of(2), public.chord_of(5), public.chord_of(10), public.chord_of(20), public.chord_of(50),
    public.chord_of(100)
  ];

comment on function public.distance_ends() is
  'Returns the ends of the classes of distance: 1, 2, 5, 10, 20, 50 and 100 km. Beyond, the exact distance counts.';

create function public.is_open_by_id(id uuid, moment timestamptz) returns boolean
  language sql stable parallel safe
  set search_path = public, pg_temp
  return (select is_open_at(l, moment) from laundromats l where l.id = is_open_by_id.id);

comment on function public.is_open_by_id(uuid, timestamptz) is
  'Like is_open_at. It reads the laundromat itself, so that a statement that rarely needs it does not read the table.';

create function public.local_minute(area text, asked public.laundromat_search) returns integer
  language sql immutable parallel safe
  return case when area = 'metropole' then asked.minute else (asked.other_minutes -> area)::integer end;

comment on function public.local_minute(text, public.laundromat_search) is
  'Returns the minute of the week in a part of France, for most laundromats without a look-up. Inlined by the planner.';

create function public.open_state(l public.laundromats, asked public.laundromat_search) returns boolean
  language sql stable
  return case
    when l.id <> all (asked.exceptional_ids) and (l.holiday_hours = 'usual' or l.opening_area <> all (asked.holiday_areas))
      then l.open_week @> public.local_minute(l.opening_area, asked)
    else public.is_open_by_id(l.id, asked.moment)
  end;

comment on function public.open_state(public.laundromats, public.laundromat_search) is
  'Returns is_open_at, but evaluates it only around exceptions and public holidays: it takes thirty times as long as comparing '
  'minutes. Inlined by the planner.';

create function public.is_open_for(l public.laundromats, asked public.laundromat_search) returns boolean
  language sql stable
  return asked.open_at is null or case
    when l.id = any (asked.exceptional_ids) then public.is_open_by_id(l.id, asked.open_at)
    when not l.open_week @> public.local_minute(l.opening_area, asked) then false
    when l.holiday_hours = 'usual' or l.opening_area <> all (asked.holiday_areas) then l.open_week is not null
    else public.is_open_by_id(l.id, asked.open_at)
  end;

comment on function public.is_open_for(public.laundromats, public.laundromat_search) is
  'True if the laundromat is surely open at open_at, or if no time is given. Inlined by the planner.';

create function public.plan_key(l public.laundromats) returns integer
  language sql stable
  return public.rank_of(l.tier, l.featured_until) * 2 + (not l.has_photos)::integer;

comment on function public.plan_key(public.laundromats) is 'Orders by plan, then photos. Below 4: paid. Inlined by the planner.';

create function public.near_key(l public.laundromats, asked public.laundromat_search) returns integer
  language sql stable
  return 40 * width_bucket(public.cube_distance(l.earth_point, asked.centre), public.distance_ends())
    + case when l.location_source = 'commune' then 20 else 0 end
    + case when asked.sort = 'near' and public.cube_distance(l.earth_point, asked.centre) < public.chord_of(100)
      then public.plan_key(l) + case
        when asked.open_at is not null then 0
        else case public.open_state(l, asked) when true then 0 when false then 12 else 6 end
      end
      else 0
    end;

comment on function public.near_key(public.laundromats, public.laundromat_search) is
  'Orders by class of distance, precision of the place, open state, plan and photos; by distance, only by the first two. Null without '
  'a point. Inlined by the planner.';

create function public.order_key(l public.laundromats, asked public.laundromat_search) returns integer
  language sql stable
  return case
    when asked.sort in ('near', 'distance') then public.near_key(l, asked)
    when asked.sort = 'rotation' then public.plan_key(l)
    when asked.sort = 'words' then public.plan_key(l) + case
      when l.city_key = asked.words or l.name_key = asked.words then 0
      when starts_with(l.name_key, asked.words) then 10
      when strpos(l.name_key, asked.words) > 0 then 20
      else 30
    end
  end;

comment on function public.order_key(public.laundromats, public.laundromat_search) is
  'Orders by all criteria of relevance but the last ones: distance, rotation, rating. Null for the orders that ignore relevance. '
  'Inlined by the planner.';

create function public.candidate_of(l public.laundromats, asked public.laundromat_search) returns public.laundromat_candidate
  language sql stable
  return row(
    l.id, public.order_key(l, asked), public.cube_distance(l.earth_point, asked.centre), l.location_source <> 'commune',
    l.average_rating, l.review_count, l.stated_price_from, l.wash_price_7kg, l.name_key, l.city_key
  )::public.laundromat_candidate;

comment on function public.candidate_of(public.laundromats, public.laundromat_search) is
  'Returns the columns for sorting. Inlined by the planner.';

-- The conditions

create function public.meets_covered(l public.laundromats, asked public.laundromat_search) returns boolean
  language sql stable
  return (asked.reach is null or public.cube_distance(l.earth_point, asked.centre) <= asked.reach)
    and (asked.ring is null or width_bucket(public.cube_distance(l.earth_point, asked.centre), public.distance_ends()) = asked.ring)
    and (asked.south is null or l.latitude between asked.south and asked.north and l.longitude between asked.west and asked.east)
    and (asked.region is null or l.region = asked.region)
    and (asked.min_washer_kg is null or l.largest_washer_kg >= asked.min_washer_kg)
    and (not asked.only_placed or l.location_source <> 'commune')
    and public.is_open_for(l, asked);

comment on function public.meets_covered(public.laundromats, public.laundromat_search) is
  'True if a laundromat meets the conditions on columns that the index of points contains. Inlined by the planner.';

create function public.laundromats_in_area(asked public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l where l.is_active and l.earth_point <@ asked.area and meets_covered(l, asked)
  $$;

comment on function public.laundromats_in_area(public.laundromat_search) is
  'Returns the laundromats in a circle or box. Inlined, so only functions that set the search path may call it.';

create function public.laundromats_matching(asked public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l
  where l.is_active
    and (asked.area is null or l.earth_point <@ asked.area)
    and meets_covered(l, asked)
    and (asked.place_id is null or case when asked.is_arrondissement then l.arrondissement_id else l.commune_id end = asked.place_id)
    and (asked.city_key is null or l.city_key = asked.city_key)
    and (asked.service_ids is null or l.service_ids @> asked.service_ids)
    and (asked.patterns[1] is null or l.search_text like asked.patterns[1])
    and (asked.patterns[2] is null or l.search_text like asked.patterns[2])
    and (asked.patterns[3] is null or l.search_text like asked.patterns[3])
    and (asked.patterns[4] is null or l.search_text like all (asked.patterns[4:]))
  $$;

comment on function public.laundromats_matching(public.laundromat_search) is
  'Returns the laundromats that meet all given conditions. Inlined into statements that are planned for their values: the planner '
  'removes conditions that are null and takes into account how frequent the words and services are.';

create function public.is_covered(asked public.laundromat_search) returns boolean
  language sql immutable parallel safe
  return asked.area is not null and asked.words is null and asked.service_ids is null and asked.place_id is null;

comment on function public.is_covered(public.laundromat_search) is
  'True if laundromats_in_area checks all conditions: there is a circle or a box, and no words, services or place.';

-- Few matches

create function public.count_in_area(asked public.laundromat_search, enough integer) returns integer
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
begin
  return (select count(*) from (select from laundromats_in_area(asked) limit enough) l);
end
$$;

comment on function public.count_in_area(public.laundromat_search, integer) is
  'Counts the laundromats in an area until there are enough. The planner estimates a thousandth of the table for any area; bitmap '
  'scans are off so that the scan can stop.';

create function public.count_matching(asked public.laundromat_search, enough integer) returns integer
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = on
  as $$
begin
  -- In an area, bitmap scans are off as in count_in_area; for words they are the only way to use the index.
  perform set_config('enable_bitmapscan', 'off', true) where asked.area is not null and asked.patterns is null;
  return (select count(*) from (select from laundromats_matching(asked) limit enough) l);
end
$$;

comment on function public.count_matching(public.laundromat_search, integer) is 'Like count_in_area for any other search.';

create function public.page_in_area(asked public.laundromat_search, total integer) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
declare
  is_near boolean := asked.sort in ('near', 'distance');
begin
  return query
  select l.id, (asked.first + row_number() over ())::integer, kilometres(l.distance), total
  from (
    select l.id, case when asked.is_measured and l.location_source <> 'commune' then cube_distance(l.earth_point, asked.centre) end as distance
    from laundromats_in_area(asked) l
    order by
      case when is_near then near_key(l, asked) end,
      case when is_near then cube_distance(l.earth_point, asked.centre) end,
      case asked.sort when 'price' then l.stated_price_from when 'wash_price' then l.wash_price_7kg end,
      l.average_rating desc, l.review_count desc, l.name_key, l.id
    limit asked.size offset asked.first
  ) l;
end
$$;

comment on function public.page_in_area(public.laundromat_search, integer) is
  'Returns the requested page in an area by an order that the index of points contains: any but name and city.';

create function public.candidates_matching(asked public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = on
  as $$
begin
  perform set_config('enable_bitmapscan', 'off', true) where asked.area is not null and asked.patterns is null;
  return array(select candidate_of(l, asked) from laundromats_matching(asked) l limit asked.crowd + 1);
end
$$;

comment on function public.candidates_matching(public.laundromat_search) is 'Returns the matching laundromats, of a crowd one more than its limit.';

create function public.candidates_by_words(asked public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select candidate_of(l, asked) from laundromats l
    where l.is_active
      and l.search_text like asked.patterns[1]
      and (asked.patterns[2] is null or l.search_text like asked.patterns[2])
      and (asked.patterns[3] is null or l.search_text like asked.patterns[3])
      and (asked.patterns[4] is null or l.search_text like all (asked.patterns[4:]))
      and (asked.city_key is null or l.city_key = asked.city_key)
      and (asked.region is null or l.region = asked.region)
    limit asked.crowd + 1
  );
end
$$;

comment on function public.candidates_by_words(public.laundromat_search) is
  'Like candidates_matching for words, in a city or region if given. Planned at each call, because the planner has '
  'to know how frequent the words are; spelled out, because inlining laundromats_matching takes longer than the search.';

create function public.sorted_page(candidates public.laundromat_candidate[], asked public.laundromat_search, total integer)
  returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
declare
  is_near boolean := asked.sort in ('near', 'distance');
  is_rated boolean := asked.sort not in ('name', 'city');
begin
  return query
  select c.id, (asked.first + row_number() over ())::integer, kilometres(case when asked.is_measured and c.is_placed then c.distance end),
    total
  from (
    select * from unnest(candidates) c
    order by
      c.key,
      case when is_near then c.distance end,
      case asked.sort when 'price' then c.price when 'wash_price' then c.wash_price end,
      case when asked.sort = 'city' then c.city_key end,
      case when is_rated then c.average_rating end desc,
      case when is_rated then c.review_count end desc,
      c.name_key,
      c.id
    limit asked.size offset asked.first
  ) c;
end
$$;

comment on function public.sorted_page(public.laundromat_candidate[], public.laundromat_search, integer) is
  'Returns the requested page of the candidates in any sort order except the rotation. Unused sort keys are null.';

create function public.rotated_page(candidates public.laundromat_candidate[], asked public.laundromat_search, total integer)
  returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return query
  select c.id, (asked.first + row_number() over ())::integer, null::real, total
  from (
    select s.id
    from (
      select c.*, row_number() over (partition by c.key order by c.id)::integer - 1 as seat,
        count(*) over (partition by c.key)::integer as sharers
      from unnest(candidates) c
    ) s
    order by s.key,
      case when s.key < 4 then mod(s.seat - rotation_start(s.sharers, 10, asked.moment) + s.sharers, s.sharers) end,
      s.average_rating desc, s.review_count desc, s.name_key, s.id
    limit asked.size offset asked.first
  ) c;
end
$$;

comment on function public.rotated_page(public.laundromat_candidate[], public.laundromat_search, integer) is
  'Returns the requested page of the candidates by relevance without words or centre: paid laundromats share the first places by rotation.';

-- A crowd

create function public.page_of(ids uuid[], asked public.laundromat_search, total integer) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
declare
  page_ids uuid[] := ids[asked.first + 1 : asked.first + asked.size];
begin
  if not asked.is_measured then
    return query
    select f.id, (asked.first + f.place)::integer, null::real, total from unnest(page_ids) with ordinality f (id, place);
    return;
  end if;
  return query
  select l.id, (asked.first + f.place)::integer,
    kilometres(case when l.location_source <> 'commune' then cube_distance(l.earth_point, asked.centre) end), total
  from unnest(page_ids) with ordinality f (id, place) join laundromats l on l.id = f.id;
end
$$;

comment on function public.page_of(uuid[], public.laundromat_search, integer) is
  'Returns the requested page of a crowd, from its first ids in order.';

create function public.ring_in_area(asked public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
begin
  return array(
    select l.id from laundromats_in_area(asked) l
    order by near_key(l, asked), cube_distance(l.earth_point, asked.centre), l.average_rating desc, l.review_count desc, l.name_key, l.id
    limit missing
  );
end
$$;

comment on function public.ring_in_area(public.laundromat_search, integer) is 'Returns the first ids of a class of distance.';

create function public.ring_matching(asked public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select l.id from laundromats_matching(asked) l
    order by near_key(l, asked), cube_distance(l.earth_point, asked.centre), l.average_rating desc, l.review_count desc, l.name_key, l.id
    limit missing
  );
end
$$;

comment on function public.ring_matching(public.laundromat_search, integer) is 'Like ring_in_area for any other search.';

create function public.first_beyond(asked public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
declare
  ids uuid[];
begin
  ids := array(
    select l.id from laundromats_matching(asked) l where l.location_source <> 'commune'
    order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing
  );
  if cardinality(ids) = missing then
    return ids;
  end if;
  ids := ids || array(
    select l.id from laundromats_matching(asked) l where l.location_source = 'commune'
    order by l.earth_point <-> asked.centre, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing - cardinality(ids)
  );
  if cardinality(ids) = missing or asked.area is not null then
    return ids;
  end if;
  asked.ring := null;
  return ids || array(
    select l.id from laundromats_matching(asked) l where l.earth_point is null
    order by l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing - cardinality(ids)
  );
end
$$;

comment on function public.first_beyond(public.laundromat_search, integer) is
  'Returns the first ids beyond 100 km, where only the distance counts: placed laundromats, those of which only the commune is known, '
  'and those without a point.';

create function public.first_near(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  ends constant double precision[] := distance_ends();
  ids uuid[] := '{}';
  missing integer := asked.first + asked.size;
  ringed laundromat_search := asked;
  ring_area cube;
begin
  for ring in 0 .. cardinality(ends) - 1 loop
    exit when ring > 0 and asked.reach < ends[ring];
    ring_area := cube_enlarge(asked.centre, ends[ring + 1], 3);
    continue when not ring_area && asked.area;
    ringed.ring := ring;
    ringed.area := case when asked.area is null then ring_area else cube_inter(asked.area, ring_area) end;
    ids := ids || case when is_covered(ringed) then ring_in_area(ringed, missing) else ring_matching(ringed, missing) end;
    missing := asked.first + asked.size - cardinality(ids);
    if missing = 0 then
      return ids;
    end if;
  end loop;
  if asked.reach < ends[cardinality(ends)] then
    return ids;
  end if;
  asked.ring := cardinality(ends);
  return ids || first_beyond(asked, missing);
end
$$;

comment on function public.first_near(public.laundromat_search) is
  'Returns the first ids by relevance with a centre, or by distance: one class of distance after the other until the page is full.';

create function public.first_in_order(asked public.laundromat_search, is_dense boolean) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
declare
  enough integer := asked.first + asked.size;
begin
  -- The planner cannot know how many laundromats an area contains.
  if is_dense then
    asked.area := null;
  end if;
  case asked.sort
    when 'name' then
      return array(select l.id from laundromats_matching(asked) l order by l.name_key, l.id limit enough);
    when 'city' then
      return array(select l.id from laundromats_matching(asked) l order by l.city_key, l.name_key, l.id limit enough);
    when 'price' then
      return array(
        select l.id from laundromats_matching(asked) l
        order by l.stated_price_from, l.average_rating desc, l.review_count desc, l.name_key, l.id limit enough
      );
    when 'wash_price' then
      return array(
        select l.id from laundromats_matching(asked) l
        order by l.wash_price_7kg, l.average_rating desc, l.review_count desc, l.name_key, l.id limit enough
      );
    else
      return array(
        select l.id from laundromats_matching(asked) l order by l.average_rating desc, l.review_count desc, l.name_key, l.id limit enough
      );
  end case;
end
$$;

comment on function public.first_in_order(public.laundromat_search, boolean) is
  'Returns the first ids by rating, price, name or city. Laundromats without a price come last. is_dense: so many lie in the area that '
  'the index of the order soon meets enough of them.';

create function public.first_of_match(asked public.laundromat_search, match integer, is_overdue boolean, missing integer)
  returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select l.id from laundromats_matching(asked) l
    where case match
        when 0 then l.city_key = asked.words or l.name_key = asked.words
        when 1 then l.name_key like asked.words || '%' and l.name_key <> asked.words and l.city_key <> asked.words
        when 2 then l.name_key like '%' || asked.words || '%' and not l.name_key like asked.words || '%' and l.city_key <> asked.words
        else not l.name_key like '%' || asked.words || '%' and l.city_key <> asked.words
      end
      and is_overdue = (rank_of(l.tier, l.featured_until) > l.tier)
      and (not is_overdue or l.tier = 0 and l.featured_until <= now())
    order by l.tier, l.has_photos desc, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing
  );
end
$$;

comment on function public.first_of_match(public.laundromat_search, integer, boolean, integer) is
  'Returns the first ids that match the words so well (see order_key). After featured_until, featured laundromats rank as premium, '
  'but not in the index: they are read apart.';

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
    from sorted_page(array(select candidate_of(l, asked) from laundromats l where l.id = any (ids)), asked, 0) p
    order by p.position
  );
end
$$;

comment on function public.merged_ids(uuid[], public.laundromat_search, integer) is
  'Sorts ids that were read in two parts and returns the first.';

create function public.first_by_words(asked public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  ids uuid[] := '{}';
  missing integer := asked.first + asked.size;
  wanted laundromat_search;
  found_ids uuid[];
  overdue_ids uuid[];
begin
  for match in 0 .. 3 loop
    wanted := asked;
    -- An exact match contains all words; fewer conditions make a better plan.
    wanted.patterns := case when match > 0 then asked.patterns end;
    found_ids := first_of_match(wanted, match, false, missing);
    overdue_ids := first_of_match(wanted, match, true, missing);
    ids := ids || case when overdue_ids = '{}' then found_ids else merged_ids(found_ids || overdue_ids, asked, missing) end;
    missing := asked.first + asked.size - cardinality(ids);
    exit when missing = 0;
  end loop;
  return ids;
end
$$;

comment on function public.first_by_words(public.laundromat_search) is
  'Returns the first ids by relevance with words: exact matches, names that start with the words, names that contain them, others.';

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

comment on function public.sharers_matching(public.laundromat_search, integer, boolean) is
  'Returns the paid laundromats of a rank that share the first places, in the order of the rotation.';

create function public.first_free(asked public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select l.id from laundromats_matching(asked) l where l.tier = 2
    order by l.has_photos desc, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing
  );
end
$$;

comment on function public.first_free(public.laundromat_search, integer) is 'Returns the first ids without a plan, by rating.';

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
      sharers := sharers_matching(asked, wanted_rank, photos);
      start := rotation_start(cardinality(sharers), 10, asked.moment);
      ids := ids || (sharers[start + 1 :] || sharers[: start])[: missing];
      missing := asked.first + asked.size - cardinality(ids);
      if missing = 0 then
        return ids;
      end if;
    end loop;
  end loop;
  return ids || first_free(asked, missing);
end
$$;

comment on function public.first_by_rotation(public.laundromat_search) is
  'Returns the first ids by relevance without words or centre: paid laundromats by rotation, then free ones by rating.';

create function public.has_exact_crowd(asked public.laundromat_search) returns boolean
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return (select count(*) from (select from laundromats l where l.is_active and l.city_key = asked.words limit asked.crowd + 1) l)
    > asked.crowd;
end
$$;

comment on function public.has_exact_crowd(public.laundromat_search) is
  'True if a city of this name has a crowd: its laundromats fill the first pages, and the others need no counting.';

create function public.found_page(asked public.laundromat_search) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  candidates laundromat_candidate[];
  has_only_words boolean;
  -- Of more matches in an area, the index of an order meets enough sooner than all of them are read.
  dense constant integer := greatest(asked.crowd, sqrt(2 * (asked.first + asked.size) * (
    select greatest(c.reltuples, 0) from pg_class c where c.oid = 'laundromats'::regclass)));
  -- Pins all over a map serve better than two thousand in its middle.
  is_best_rated constant boolean := asked.only_placed and not asked.is_measured;
  matches integer;
  total integer;
begin
  if asked.size is null then
    return;
  end if;
  has_only_words := asked.sort = 'words' and asked.service_ids is null and asked.place_id is null and asked.open_at is null
    and asked.min_washer_kg is null and not asked.only_placed;
  if has_only_words and asked.city_key is null and asked.region is null and has_exact_crowd(asked) then
    matches := asked.crowd + 1;
  elsif asked.words is not null then
    candidates := case when has_only_words then candidates_by_words(asked) else candidates_matching(asked) end;
    matches := cardinality(candidates);
  elsif is_covered(asked) then
    matches := count_in_area(asked, 1 + case when asked.sort in ('near', 'distance') and not is_best_rated then asked.crowd else dense end);
  else
    matches := count_matching(asked, asked.crowd + 1);
  end if;
  total := least(matches, asked.crowd + asked.only_placed::integer);
  if matches <= asked.crowd and asked.first >= matches then
    return;
  end if;
  if matches > asked.crowd and is_best_rated then
    asked.sort := 'rating';
  end if;

  case
    when matches > asked.crowd and asked.sort in ('near', 'distance') then
      return query select * from page_of(first_near(asked), asked, total);
    when matches > asked.crowd and asked.sort = 'words' then
      return query select * from page_of(first_by_words(asked), asked, total);
    when matches > asked.crowd and asked.sort = 'rotation' then
      return query select * from page_of(first_by_rotation(asked), asked, total);
    when is_covered(asked) and asked.sort not in ('name', 'city') and matches <= dense then
      return query select * from page_in_area(asked, total);
    when matches > asked.crowd then
      return query select * from page_of(first_in_order(asked, matches > dense), asked, total);
    when asked.sort = 'rotation' then
      return query select * from rotated_page(coalesce(candidates, candidates_matching(asked)), asked, total);
    else
      return query select * from sorted_page(coalesce(candidates, candidates_matching(asked)), asked, total);
  end case;
end
$$;

comment on function public.found_page(public.laundromat_search) is 'Returns the requested page of a search.';

-- The entry points

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
begin
  return query select * from found_page(read_search(
    q, city, region, lat, lng, radius_km, services, sort, page, page_size, moment, open_at, min_washer_kg,
    south, west, north, east, place));
end
$$;

comment on function public.search_laundromats(
  text, text, text, double precision, double precision, real, text, text, integer, integer, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Returns published laundromats that match all given arguments. services: ids separated by commas, all required. sort: relevance, '
  'distance, rating, price, wash_price (a wash of 7 kg), name or city; unknown and assumed prices come last. moment: time of the '
  'rotation of paid laundromats and of their open state; default: now. open_at: only those that are surely open then, on the clocks of their place. '
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
  set jit = off
  as $$
#variable_conflict use_variable
declare
  asked laundromat_search := read_search(
    q, city, region, lat, lng, radius_km, services, null, null, 100, moment, open_at, min_washer_kg,
    south, west, north, east, place);
begin
  asked.only_placed := true;
  asked.crowd := 2000;
  asked.size := asked.size * 20;
  return query select * from found_page(asked);
end
$$;

comment on function public.laundromats_on_map(
  text, text, text, double precision, double precision, real, text, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Returns at most 2000 published laundromats with a known place that match the arguments, which are those of search_laundromats. '
  'Best first: by relevance, of a crowd without lat and lng by rating. total_count stops at 2001.';
