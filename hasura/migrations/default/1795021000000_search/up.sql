-- The search: laundromats by words, place, region and services, in a circle, in a box or everywhere.
--
-- docs/ranking.md states the order, search-reference.ts specifies the whole search.
-- - Matches are counted first, up to a thousand. So few are sorted in memory.
-- - Of a crowd, only the rows of the page are read: in the order of an index, or ring by ring around the centre.
-- - Circles and boxes have statements that are planned once per connection and read one index. All other combinations of
--   arguments share laundromats_matching, which is planned for the values of each call.

-- Rows and distances of a search, and the rotation by which paid laundromats of the same tier share the first places equally.

-- Distances are compared as chords, straight lines through the earth, and shown in kilometres on the ground. earthdistance has
-- functions for this, but the planner cannot inline them: each adds 50 µs to a search.

create function public.point_on_earth(latitude double precision, longitude double precision) returns public.cube
  language sql immutable parallel safe
  return public.cube(array[
    public.earth() * cosd(latitude) * cosd(longitude),
    public.earth() * cosd(latitude) * sind(longitude),
    public.earth() * sind(latitude)
  ]);

comment on function public.point_on_earth(double precision, double precision) is 'Returns the point of these coordinates, computed like laundromats.earth_point.';

create function public.chord_of(kilometres double precision) returns double precision
  language sql immutable parallel safe
  return 2 * public.earth() * sin(kilometres * 1000 / (2 * public.earth()));

comment on function public.chord_of(double precision) is 'Converts a distance on the ground (at most 20 000 km, halfway around the earth) into a chord in metres.';

create function public.kilometres(chord double precision) returns real
  language sql immutable parallel safe
  return case when chord is not null then
    round((2 * public.earth() * asin(least(chord / (2 * public.earth()), 1)) / 1000)::numeric, 3)::real
  end;

comment on function public.kilometres(double precision) is 'Converts a chord in metres into the distance on the ground in kilometres, rounded to the metre.';

create table public.laundromat_matches (
  laundromat_id uuid not null,
  position integer not null,
  distance_km real,
  total_count integer not null,
  constraint laundromat_matches_stays_empty check (false) no inherit
);

comment on table public.laundromat_matches is 'Always empty: it is the return type of search_laundromats and of similar functions.';
comment on column public.laundromat_matches.position is 'Position in the whole result, from 1. Always order by it.';
comment on column public.laundromat_matches.distance_km is 'Distance from the searched centre; null without a centre, and where only the commune is known.';
comment on column public.laundromat_matches.total_count is 'Number of matches on all pages; counting stops at 1000.';

create function public.rotation_start(sharers integer, places integer, moment timestamptz) returns integer
  language sql immutable parallel safe
  return case when sharers > 0 then mod(
    abs(places * floor(extract(epoch from moment) / 900)::bigint
      + ceil(sharers * 0.618)::bigint * floor(extract(epoch from moment) / 86400)::bigint),
    sharers::bigint
  )::integer else 0 end;

comment on function public.rotation_start(integer, integer, timestamptz) is
  'Returns the index (from 0) of the laundromat that is first in the rotation at a moment. Every quarter of an hour the places move to '
  'the next laundromats, so that over a day the shares differ by at most one slot. Each day starts elsewhere, so that none always has the nights.';

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

-- Words as people type them: « Wash and Co » is Wash & Co, and « lyn » is Lyon with an error rather than Lynde.

create function public.without_joining_words(words text) returns text
  language sql immutable parallel safe
  return coalesce(nullif(btrim(regexp_replace(' ' || words || ' ', ' (and|et)(?= )', '', 'g')), ''), words);

comment on function public.without_joining_words(text) is
  'Returns folded words without « and » and « et », which folding removes where « & » is written; these words themselves, if there are no others.';

create function public.search_patterns(words text) returns text[]
  language plpgsql immutable parallel safe
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return array(
    select case when length(w.word) < 3 then '% ' || w.word || '%' else '%' || w.word || '%' end
    from (
      select x.word from unnest(string_to_array(public.without_joining_words(words), ' ')) with ordinality x (word, place)
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
  search laundromat_search;
  services_asked text[];
begin
  if page > deepest then
    return null;
  end if;
  search.size := least(greatest(coalesce(page_size, 10), 1), 100);
  search.first := (greatest(coalesce(page, 1), 1) - 1) * search.size;
  if search.first >= deepest then
    return null;
  end if;

  if btrim(q) <> '' then
    search.words := fold_text(left(q, 200));
    if search.words = '' then
      return null;
    end if;
    search.patterns := search_patterns(search.words);
  end if;
  if city is not null then
    search.city_key := nullif(fold_text(left(city, 200)), '');
  end if;
  search.region := nullif(btrim(region), '');
  if place is not null then
    select c.id, c.parent_id is not null into search.place_id, search.is_arrondissement from french_cities c where c.id = id_of_place(place);
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
    search.service_ids := nullif(services_asked, '{}')::uuid[];
  end if;

  -- A city with a radius means a circle around the most populous commune of that name, preferably in the given region.
  if lat is not null and lng is not null then
    if not (lat between -90 and 90 and lng between -180 and 180) then
      return null;
    end if;
    search.centre := point_on_earth(lat, lng);
  elsif num_nulls(south, west, north, east) > 0 and radius_km is not null and search.city_key is not null then
    select point_on_earth(c.latitude::float8, c.longitude::float8) into search.centre
    from french_cities c where c.name_key = search.city_key
    order by (c.region = search.region) desc nulls last, c.population desc, c.insee_code limit 1;
  end if;
  search.is_measured := search.centre is not null;
  if num_nulls(south, west, north, east) = 0 then
    if not (south between -90 and north and north <= 90 and west between -180 and east and east <= 180) then
      return null;
    end if;
    search.south := south;
    search.west := west;
    search.north := north;
    search.east := east;
    search.area := area_of_box(south, west, north, east);
    search.centre := coalesce(search.centre, point_on_earth((south + north) / 2, (west + east) / 2));
    search.city_key := null;
  elsif search.centre is not null and radius_km is not null then
    if radius_km <= 0 then
      return null;
    end if;
    search.reach := chord_of(least(radius_km, 20000));
    search.area := cube_enlarge(search.centre, search.reach, 3);
    search.city_key := null;
  end if;

  search.sort := lower(btrim(sort));
  if search.sort in ('rating', 'price', 'wash_price', 'name', 'city') or search.sort = 'distance' and search.centre is not null then
    null;
  elsif search.centre is not null then
    search.sort := 'near';
  elsif search.words is not null then
    search.sort := 'words';
  else
    search.sort := 'rotation';
  end if;

  if not (open_at between '2000-01-01' and '2100-01-01') then
    return null;
  end if;
  search.open_at := open_at;
  search.moment := coalesce(open_at, case when moment between '2000-01-01' and '2100-01-01' then moment else now() end);
  if search.open_at is not null or search.sort = 'near' then
    select min(m.minute) filter (where m.area = 'metropole'), jsonb_object_agg(m.area, m.minute),
      coalesce(array_agg(m.area) filter (where m.is_holiday or m.was_holiday), '{}')
    into search.minute, search.other_minutes, search.holiday_areas
    from opening_moments(search.moment) m;
    -- A local day is at most one day away from that of Paris.
    search.exceptional_ids := array(
      select e.laundromat_id from opening_exceptions e
      where e.days && daterange((search.moment at time zone 'Europe/Paris')::date - 2, (search.moment at time zone 'Europe/Paris')::date + 1, '[]')
    );
  end if;
  search.min_washer_kg := min_washer_kg;
  search.only_placed := false;
  search.crowd := 1000;
  return search;
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

-- Near is measured in minutes on foot: below one kilometre, a payment passed a laundromat ten times nearer.

create function public.walked_kilometres(minutes integer) returns double precision
  language sql immutable parallel safe
  return minutes * 4.8::double precision / 60 / 1.3;

comment on function public.walked_kilometres(integer) is
  'Returns the straight distance that a walk of so many minutes covers: 4.8 km/h, through streets that make the way 1.3 times as long.';

create function public.distance_ends() returns double precision[]
  language sql immutable parallel safe
  return array[
    public.chord_of(public.walked_kilometres(3)), public.chord_of(public.walked_kilometres(6)),
    public.chord_of(public.walked_kilometres(10)), public.chord_of(public.walked_kilometres(15)),
    public.chord_of(public.walked_kilometres(25)), public.chord_of(5), public.chord_of(10), public.chord_of(20),
    public.chord_of(50), public.chord_of(100)
  ];

comment on function public.distance_ends() is
  'Returns the ends of the classes of distance: 3, 6, 10, 15 and 25 minutes on foot, then 5, 10, 20, 50 and 100 km. Beyond, the exact '
  'distance counts.';

create function public.is_open_by_id(id uuid, moment timestamptz) returns boolean
  language sql stable parallel safe
  set search_path = public, pg_temp
  return (select is_open_at(l, moment) from laundromats l where l.id = is_open_by_id.id);

comment on function public.is_open_by_id(uuid, timestamptz) is
  'Like is_open_at. It reads the laundromat itself, so that a statement that rarely needs it does not read the table.';

create function public.local_minute(area text, search public.laundromat_search) returns integer
  language sql immutable parallel safe
  return case when area = 'metropole' then search.minute else (search.other_minutes -> area)::integer end;

comment on function public.local_minute(text, public.laundromat_search) is
  'Returns the minute of the week in a part of France, for most laundromats without a look-up. Inlined by the planner.';

create function public.open_state(l public.laundromats, search public.laundromat_search) returns boolean
  language sql stable
  return case
    when l.id <> all (search.exceptional_ids) and (l.holiday_hours = 'usual' or l.opening_area <> all (search.holiday_areas))
      then l.open_week @> public.local_minute(l.opening_area, search)
    else public.is_open_by_id(l.id, search.moment)
  end;

comment on function public.open_state(public.laundromats, public.laundromat_search) is
  'Returns is_open_at, but evaluates it only around exceptions and public holidays: it takes thirty times as long as comparing '
  'minutes. Inlined by the planner.';

create function public.is_open_for(l public.laundromats, search public.laundromat_search) returns boolean
  language sql stable
  return search.open_at is null or case
    when l.id = any (search.exceptional_ids) then public.is_open_by_id(l.id, search.open_at)
    when not l.open_week @> public.local_minute(l.opening_area, search) then false
    when l.holiday_hours = 'usual' or l.opening_area <> all (search.holiday_areas) then l.open_week is not null
    else public.is_open_by_id(l.id, search.open_at)
  end;

comment on function public.is_open_for(public.laundromats, public.laundromat_search) is
  'True if the laundromat is surely open at open_at, or if no time is given. Inlined by the planner.';

create function public.plan_key(l public.laundromats) returns integer
  language sql stable
  return public.rank_of(l.tier, l.featured_until) * 2 + (not l.has_photos)::integer;

comment on function public.plan_key(public.laundromats) is 'Orders by plan, then photos. Below 4: paid. Inlined by the planner.';

create function public.near_key(l public.laundromats, search public.laundromat_search) returns integer
  language sql stable
  return 40 * width_bucket(public.cube_distance(l.earth_point, search.centre), public.distance_ends())
    + case when l.location_source = 'commune' then 20 else 0 end
    + case when search.sort = 'near' and public.cube_distance(l.earth_point, search.centre) < public.chord_of(100)
      then public.plan_key(l) + case
        when search.open_at is not null then 0
        else case public.open_state(l, search) when true then 0 when false then 12 else 6 end
      end
      else 0
    end;

comment on function public.near_key(public.laundromats, public.laundromat_search) is
  'Orders by class of distance, precision of the place, open state, plan and photos; by distance, only by the first two. Null without '
  'a point. Inlined by the planner.';

create function public.order_key(l public.laundromats, search public.laundromat_search) returns integer
  language sql stable
  return case
    when search.sort in ('near', 'distance') then public.near_key(l, search)
    when search.sort = 'rotation' then public.plan_key(l)
    when search.sort = 'words' then public.plan_key(l) + case
      when l.city_key = search.words or l.name_key = search.words then 0
      when starts_with(l.name_key, search.words) then 10
      when strpos(l.name_key, search.words) > 0 then 20
      else 30
    end
  end;

comment on function public.order_key(public.laundromats, public.laundromat_search) is
  'Orders by all criteria of relevance but the last ones: distance, rotation, rating. Null for the orders that ignore relevance. '
  'Inlined by the planner.';

create function public.candidate_of(l public.laundromats, search public.laundromat_search) returns public.laundromat_candidate
  language sql stable
  return row(
    l.id, public.order_key(l, search), public.cube_distance(l.earth_point, search.centre), l.location_source <> 'commune',
    l.average_rating, l.review_count, l.stated_price_from, l.wash_price_7kg, l.name_key, l.city_key
  )::public.laundromat_candidate;

comment on function public.candidate_of(public.laundromats, public.laundromat_search) is
  'Returns the columns for sorting. Inlined by the planner.';

create function public.meets_indexed_conditions(l public.laundromats, search public.laundromat_search) returns boolean
  language sql stable
  return (search.reach is null or public.cube_distance(l.earth_point, search.centre) <= search.reach)
    and (search.ring is null or width_bucket(public.cube_distance(l.earth_point, search.centre), public.distance_ends()) = search.ring)
    and (search.south is null or l.latitude between search.south and search.north and l.longitude between search.west and search.east)
    and (search.region is null or l.region = search.region)
    and (search.min_washer_kg is null or l.largest_washer_kg >= search.min_washer_kg)
    and (not search.only_placed or l.location_source <> 'commune')
    and public.is_open_for(l, search);

comment on function public.meets_indexed_conditions(public.laundromats, public.laundromat_search) is
  'True if a laundromat meets the conditions on columns that the index of points contains. Inlined by the planner.';

create function public.laundromats_in_area(search public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l where l.is_active and l.earth_point <@ search.area and meets_indexed_conditions(l, search)
  $$;

comment on function public.laundromats_in_area(public.laundromat_search) is
  'Returns the laundromats in a circle or box. Inlined, so only functions that set the search path may call it.';

create function public.laundromats_matching(search public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l
  where l.is_active
    and (search.area is null or l.earth_point <@ search.area)
    and meets_indexed_conditions(l, search)
    and (search.place_id is null or case when search.is_arrondissement then l.arrondissement_id else l.commune_id end = search.place_id)
    and (search.city_key is null or l.city_key = search.city_key)
    and (search.service_ids is null or l.service_ids @> search.service_ids)
    and (search.patterns[1] is null or l.search_text like search.patterns[1])
    and (search.patterns[2] is null or l.search_text like search.patterns[2])
    and (search.patterns[3] is null or l.search_text like search.patterns[3])
    and (search.patterns[4] is null or l.search_text like all (search.patterns[4:]))
  $$;

comment on function public.laundromats_matching(public.laundromat_search) is
  'Returns the laundromats that meet all given conditions. Inlined into statements that are planned for their values: the planner '
  'removes conditions that are null and takes into account how frequent the words and services are.';

create function public.is_covered(search public.laundromat_search) returns boolean
  language sql immutable parallel safe
  return search.area is not null and search.words is null and search.service_ids is null and search.place_id is null;

comment on function public.is_covered(public.laundromat_search) is
  'True if laundromats_in_area checks all conditions: there is a circle or a box, and no words, services or place.';

create function public.count_in_area(search public.laundromat_search, enough integer) returns integer
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
begin
  -- Without the switches the planner reads the table or a bitmap: it expects a thousandth of all laundromats in any area.
  return (select count(*) from (select from laundromats_in_area(search) limit enough) l);
end
$$;

comment on function public.count_in_area(public.laundromat_search, integer) is
  'Counts the laundromats in an area until there are enough. The planner estimates a thousandth of the table for any area; bitmap '
  'scans are off so that the scan can stop.';

create function public.count_matching(search public.laundromat_search, enough integer) returns integer
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = on
  as $$
begin
  -- In an area, bitmap scans are off as in count_in_area; for words they are the only way to use the index.
  perform set_config('enable_bitmapscan', 'off', true) where search.area is not null and search.patterns is null;
  return (select count(*) from (select from laundromats_matching(search) limit enough) l);
end
$$;

comment on function public.count_matching(public.laundromat_search, integer) is 'Like count_in_area for any other search.';

create function public.page_in_area(search public.laundromat_search, total integer) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
declare
  is_near boolean := search.sort in ('near', 'distance');
begin
  -- Without the switches the planner reads the table or a bitmap: it expects a thousandth of all laundromats in any area.
  return query
  select l.id, (search.first + row_number() over ())::integer, kilometres(l.distance), total
  from (
    select l.id, case when search.is_measured and l.location_source <> 'commune' then cube_distance(l.earth_point, search.centre) end as distance
    from laundromats_in_area(search) l
    order by
      case when is_near then near_key(l, search) end,
      case when is_near then cube_distance(l.earth_point, search.centre) end,
      case search.sort when 'price' then l.stated_price_from when 'wash_price' then l.wash_price_7kg end,
      l.average_rating desc, l.review_count desc, l.name_key, l.id
    limit search.size offset search.first
  ) l;
end
$$;

comment on function public.page_in_area(public.laundromat_search, integer) is
  'Returns the requested page in an area by an order that the index of points contains: any but name and city.';

create function public.candidates_matching(search public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set enable_bitmapscan = on
  as $$
begin
  perform set_config('enable_bitmapscan', 'off', true) where search.area is not null and search.patterns is null;
  return array(select candidate_of(l, search) from laundromats_matching(search) l limit search.crowd + 1);
end
$$;

comment on function public.candidates_matching(public.laundromat_search) is 'Returns the matching laundromats, of a crowd one more than its limit.';

create function public.candidates_by_words(search public.laundromat_search) returns public.laundromat_candidate[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return array(
    select candidate_of(l, search) from laundromats l
    where l.is_active
      and l.search_text like search.patterns[1]
      and (search.patterns[2] is null or l.search_text like search.patterns[2])
      and (search.patterns[3] is null or l.search_text like search.patterns[3])
      and (search.patterns[4] is null or l.search_text like all (search.patterns[4:]))
      and (search.city_key is null or l.city_key = search.city_key)
      and (search.region is null or l.region = search.region)
    limit search.crowd + 1
  );
end
$$;

comment on function public.candidates_by_words(public.laundromat_search) is
  'Like candidates_matching for words, in a city or region if given. Planned at each call, because the planner has '
  'to know how frequent the words are; spelled out, because inlining laundromats_matching takes longer than the search.';

create function public.sorted_page(candidates public.laundromat_candidate[], search public.laundromat_search, total integer)
  returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
declare
  is_near boolean := search.sort in ('near', 'distance');
  is_rated boolean := search.sort not in ('name', 'city');
begin
  return query
  select c.id, (search.first + row_number() over ())::integer, kilometres(case when search.is_measured and c.is_placed then c.distance end),
    total
  from (
    select * from unnest(candidates) c
    order by
      c.key,
      case when is_near then c.distance end,
      case search.sort when 'price' then c.price when 'wash_price' then c.wash_price end,
      case when search.sort = 'city' then c.city_key end,
      case when is_rated then c.average_rating end desc,
      case when is_rated then c.review_count end desc,
      c.name_key,
      c.id
    limit search.size offset search.first
  ) c;
end
$$;

comment on function public.sorted_page(public.laundromat_candidate[], public.laundromat_search, integer) is
  'Returns the requested page of the candidates in any sort order except the rotation. Unused sort keys are null.';

create function public.rotated_page(candidates public.laundromat_candidate[], search public.laundromat_search, total integer)
  returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return query
  select c.id, (search.first + row_number() over ())::integer, null::real, total
  from (
    select s.id
    from (
      select c.*, row_number() over (partition by c.key order by c.id)::integer - 1 as seat,
        count(*) over (partition by c.key)::integer as sharers
      from unnest(candidates) c
    ) s
    order by s.key,
      case when s.key < 4 then mod(s.seat - rotation_start(s.sharers, 10, search.moment) + s.sharers, s.sharers) end,
      s.average_rating desc, s.review_count desc, s.name_key, s.id
    limit search.size offset search.first
  ) c;
end
$$;

comment on function public.rotated_page(public.laundromat_candidate[], public.laundromat_search, integer) is
  'Returns the requested page of the candidates by relevance without words or centre: paid laundromats share the first places by rotation.';

create function public.ring_in_area(search public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off
  as $$
begin
  -- Without the switches the planner reads the table or a bitmap: it expects a thousandth of all laundromats in any area.
  return array(
    select l.id from laundromats_in_area(search) l
    order by near_key(l, search), cube_distance(l.earth_point, search.centre), l.average_rating desc, l.review_count desc, l.name_key, l.id
    limit missing
  );
end
$$;

comment on function public.ring_in_area(public.laundromat_search, integer) is 'Returns the first ids of a class of distance.';

create function public.first_beyond(search public.laundromat_search, missing integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
declare
  ids uuid[];
begin
  ids := array(
    select l.id from laundromats_matching(search) l where l.location_source <> 'commune'
    order by l.earth_point <-> search.centre, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing
  );
  if cardinality(ids) = missing then
    return ids;
  end if;
  ids := ids || array(
    select l.id from laundromats_matching(search) l where l.location_source = 'commune'
    order by l.earth_point <-> search.centre, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing - cardinality(ids)
  );
  if cardinality(ids) = missing or search.area is not null then
    return ids;
  end if;
  search.ring := null;
  return ids || array(
    select l.id from laundromats_matching(search) l where l.earth_point is null
    order by l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing - cardinality(ids)
  );
end
$$;

comment on function public.first_beyond(public.laundromat_search, integer) is
  'Returns the first ids beyond 100 km, where only the distance counts: placed laundromats, those of which only the commune is known, '
  'and those without a point.';

create function public.first_near(search public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  ends constant double precision[] := distance_ends();
  ids uuid[] := '{}';
  missing integer := search.first + search.size;
  ringed laundromat_search := search;
  ring_area cube;
begin
  for ring in 0 .. cardinality(ends) - 1 loop
    exit when ring > 0 and search.reach < ends[ring];
    ring_area := cube_enlarge(search.centre, ends[ring + 1], 3);
    continue when not ring_area && search.area;
    ringed.ring := ring;
    ringed.area := case when search.area is null then ring_area else cube_inter(search.area, ring_area) end;
    ids := ids || case when is_covered(ringed) then ring_in_area(ringed, missing) else first_in_order(ringed, missing) end;
    missing := search.first + search.size - cardinality(ids);
    if missing = 0 then
      return ids;
    end if;
  end loop;
  if search.reach < ends[cardinality(ends)] then
    return ids;
  end if;
  search.ring := cardinality(ends);
  return ids || first_beyond(search, missing);
end
$$;

comment on function public.first_near(public.laundromat_search) is
  'Returns the first ids by relevance with a centre, or by distance: one class of distance after the other until the page is full.';

create function public.first_in_order(search public.laundromat_search, enough integer) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
begin
  -- Planned for its values: a sort that was not asked for is a constant and goes, so that the index of the order remains.
  return array(
    select l.id from laundromats_matching(search) l
    order by
      case when search.sort in ('near', 'distance') then near_key(l, search) end,
      case when search.sort in ('near', 'distance') then cube_distance(l.earth_point, search.centre) end,
      case search.sort when 'price' then l.stated_price_from when 'wash_price' then l.wash_price_7kg end,
      case when search.sort = 'city' then l.city_key end,
      case when search.sort not in ('name', 'city') then l.average_rating end desc,
      case when search.sort not in ('name', 'city') then l.review_count end desc,
      l.name_key, l.id
    limit enough
  );
end
$$;

comment on function public.first_in_order(public.laundromat_search, integer) is
  'Returns the first matches in the order of a list, by distance also those of one ring.';

create function public.first_by_words(search public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
declare
  ids uuid[] := '{}';
  wanted laundromat_search := search;
  is_overdue boolean;
  found_ids uuid[];
  overdue_ids uuid[];
begin
  wanted.first := 0;
  wanted.size := search.first + search.size;
  for match in 0 .. 3 loop
    -- An exact match contains all words; fewer conditions make a better plan.
    wanted.patterns := case when match > 0 then search.patterns end;
    found_ids := '{}';
    -- The index has those whose placement is over where they were featured: they are read apart and sorted in.
    foreach is_overdue in array array[false, true] loop
      overdue_ids := array(
        select l.id from laundromats_matching(wanted) l
        where case match
            when 0 then l.city_key = search.words or l.name_key = search.words
            when 1 then l.name_key like search.words || '%' and l.name_key <> search.words and l.city_key <> search.words
            when 2 then l.name_key like '%' || search.words || '%' and not l.name_key like search.words || '%' and l.city_key <> search.words
            else not l.name_key like '%' || search.words || '%' and l.city_key <> search.words
          end
          and is_overdue = (rank_of(l.tier, l.featured_until) > l.tier)
          and (not is_overdue or l.tier = 0 and l.featured_until <= now())
        order by l.tier, l.has_photos desc, l.average_rating desc, l.review_count desc, l.name_key, l.id limit wanted.size
      );
      found_ids := found_ids || overdue_ids;
    end loop;
    if overdue_ids <> '{}' then
      found_ids := array(
        select p.laundromat_id
        from sorted_page(array(select candidate_of(l, search) from laundromats l where l.id = any (found_ids)), wanted, 0) p
        order by p.position
      );
    end if;
    ids := ids || found_ids;
    wanted.size := search.first + search.size - cardinality(ids);
    exit when wanted.size = 0;
  end loop;
  return ids;
end
$$;

comment on function public.first_by_words(public.laundromat_search) is
  'Returns the first ids by relevance with words: exact matches, names that start with the words, names that contain them, others.';

create function public.first_by_rotation(search public.laundromat_search) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
declare
  ids uuid[] := '{}';
  missing integer := search.first + search.size;
  photos boolean;
  sharers uuid[];
  start integer;
begin
  for wanted_rank in 0 .. 1 loop
    foreach photos in array array[true, false] loop
      sharers := array(
        select l.id from laundromats_matching(search) l
        where l.tier < 2 and l.tier <= wanted_rank and rank_of(l.tier, l.featured_until) = wanted_rank and l.has_photos = photos
        order by l.id limit 10000
      );
      start := rotation_start(cardinality(sharers), 10, search.moment);
      ids := ids || (sharers[start + 1 :] || sharers[: start])[: missing];
      missing := search.first + search.size - cardinality(ids);
      if missing = 0 then
        return ids;
      end if;
    end loop;
  end loop;
  return ids || array(
    select l.id from laundromats_matching(search) l where l.tier = 2
    order by l.has_photos desc, l.average_rating desc, l.review_count desc, l.name_key, l.id limit missing
  );
end
$$;

comment on function public.first_by_rotation(public.laundromat_search) is
  'Returns the first ids by relevance without words or centre: paid laundromats by rotation, then free ones by rating.';

create function public.found_page(search public.laundromat_search) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
declare
  candidates laundromat_candidate[];
  has_only_words boolean;
  -- Of more matches in an area, the index of an order meets enough sooner than all of them are read.
  dense constant integer := greatest(search.crowd, sqrt(2 * (search.first + search.size) * (
    select greatest(c.reltuples, 0) from pg_class c where c.oid = 'laundromats'::regclass)));
  -- Pins all over a map serve better than two thousand in its middle.
  is_best_rated constant boolean := search.only_placed and not search.is_measured;
  ids uuid[];
  matches integer;
  total integer;
begin
  if search.size is null then
    return;
  end if;
  has_only_words := search.sort = 'words' and search.service_ids is null and search.place_id is null and search.open_at is null
    and search.min_washer_kg is null and not search.only_placed;
  if has_only_words and search.city_key is null and search.region is null and (
    select count(*) from (select from laundromats l where l.is_active and l.city_key = search.words limit search.crowd + 1) l
  ) > search.crowd then
    matches := search.crowd + 1;
  elsif search.words is not null then
    candidates := case when has_only_words then candidates_by_words(search) else candidates_matching(search) end;
    matches := cardinality(candidates);
  elsif is_covered(search) then
    matches := count_in_area(search, 1 + case when search.sort in ('near', 'distance') and not is_best_rated then search.crowd else dense end);
  else
    matches := count_matching(search, search.crowd + 1);
  end if;
  total := least(matches, search.crowd + search.only_placed::integer);
  if matches <= search.crowd and search.first >= matches then
    return;
  end if;
  if matches > search.crowd and is_best_rated then
    search.sort := 'rating';
  end if;

  case
    when matches > search.crowd and search.sort in ('near', 'distance') then
      ids := first_near(search);
    when matches > search.crowd and search.sort = 'words' then
      ids := first_by_words(search);
    when matches > search.crowd and search.sort = 'rotation' then
      ids := first_by_rotation(search);
    when is_covered(search) and search.sort not in ('name', 'city') and matches <= dense then
      return query select * from page_in_area(search, total);
      return;
    when matches > search.crowd then
      -- The planner cannot know that an area is dense: without it, the index of the order is read.
      if matches > dense then
        search.area := null;
      end if;
      ids := first_in_order(search, search.first + search.size);
    when search.sort = 'rotation' then
      return query select * from rotated_page(coalesce(candidates, candidates_matching(search)), search, total);
      return;
    else
      return query select * from sorted_page(coalesce(candidates, candidates_matching(search)), search, total);
      return;
  end case;

  ids := ids[search.first + 1 : search.first + search.size];
  if not search.is_measured then
    return query
    select f.id, (search.first + f.place)::integer, null::real, total from unnest(ids) with ordinality f (id, place);
    return;
  end if;
  return query
  select l.id, (search.first + f.place)::integer,
    kilometres(case when l.location_source <> 'commune' then cube_distance(l.earth_point, search.centre) end), total
  from unnest(ids) with ordinality f (id, place) join laundromats l on l.id = f.id;
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
  search laundromat_search := read_search(
    q, city, region, lat, lng, radius_km, services, null, null, 100, moment, open_at, min_washer_kg,
    south, west, north, east, place);
begin
  search.only_placed := true;
  search.crowd := 2000;
  search.size := search.size * 20;
  return query select * from found_page(search);
end
$$;

comment on function public.laundromats_on_map(
  text, text, text, double precision, double precision, real, text, timestamptz, timestamptz, numeric,
  double precision, double precision, double precision, double precision, text
) is
  'Returns at most 2000 published laundromats with a known place that match the arguments, which are those of search_laundromats. '
  'Best first: by relevance, of a crowd without lat and lng by rating. total_count stops at 2001.';

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
  reach constant double precision := chord_of(50);
  wanted_region text := nullif(btrim(region), '');
  rotated_at timestamptz := case when isfinite(moment) then moment else now() end;
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
  start := rotation_start(cardinality(sharers), places, rotated_at);
  return query
  select l.id, f.ordinality::integer,
    kilometres(case when l.location_source <> 'commune' then cube_distance(l.earth_point, centre) end),
    least(cardinality(sharers), 1000)
  from unnest((sharers[start + 1 :] || sharers[: start])[: places]) with ordinality f (id, ordinality)
  join laundromats l on l.id = f.id;
end
$$;

comment on function public.featured_of_the_month(text, double precision, double precision, timestamptz) is
  'Returns the featured laundromats with photos that the rotation shows at a moment (default: now), within 50 km of the '
  'point, else in the region, else in France.';
