-- The search: laundromats by words, place, region and services, in a circle, in a box or everywhere, as a list and as pins on a map.
-- docs/ranking.md describes the order, search-reference.ts specifies the whole search. laundromats_matching returns its conditions
-- and sorted_page its order as text of a statement; values are bound, never part of the text. found_page decides which index narrows them.

-- Distances are compared as chords, straight lines through the earth. earthdistance has functions for this, but the planner cannot
-- inline them: each adds 50 µs to a search.

create function public.point_on_earth(latitude double precision, longitude double precision) returns public.cube
  language sql immutable parallel safe
  return public.cube(array[public.earth() * cosd(latitude) * cosd(longitude), public.earth() * cosd(latitude) * sind(longitude),
    public.earth() * sind(latitude)]);
comment on function public.point_on_earth is 'Returns the point of these coordinates, computed like laundromats.earth_point.';

create function public.chord_of(kilometres double precision) returns double precision
  language sql immutable parallel safe
  return 2 * public.earth() * sin(kilometres * 1000 / (2 * public.earth()));
comment on function public.chord_of is 'Converts a distance on the ground (at most 20 000 km, halfway around the earth) into a chord in metres.';

create function public.kilometres(chord double precision) returns real
  language sql immutable parallel safe
  return case when chord is not null then (round(2 * public.earth() * asin(least(chord / (2 * public.earth()), 1))) / 1000)::real end;
comment on function public.kilometres is 'Converts a chord in metres into kilometres on the ground, rounded to the metre.';

create table public.laundromat_matches (
  laundromat_id uuid not null, position integer not null, distance_km real, total_count integer not null,
  constraint laundromat_matches_stays_empty check (false) no inherit
);
comment on table public.laundromat_matches is 'Always empty: the return type of functions that find laundromats.';
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
comment on function public.rotation_start is
  'Returns the index (from 0) of the laundromat that is first at a moment. Every quarter of an hour the places move to the next '
  'laundromats: over a day the shares differ by at most one slot. Each day starts elsewhere, so that none always has the nights.';

-- One index per order of lists and per condition that few laundromats meet. A region is read from an order until the page is full.

create index laundromats_by_relevance on public.laundromats
  (tier, has_photos desc, average_rating desc, review_count desc, name_key, id) include (featured_until, region) where is_active;
create index laundromats_by_rating on public.laundromats
  (average_rating desc, review_count desc, name_key, id) include (region) where is_active;
create index laundromats_by_price on public.laundromats
  (stated_price_from, average_rating desc, review_count desc, name_key, id) include (region) where is_active;
create index laundromats_by_wash_price on public.laundromats
  (wash_price_7kg, average_rating desc, review_count desc, name_key, id) include (region) where is_active;
create index laundromats_by_name on public.laundromats (name_key, id) include (region) where is_active;
create index laundromats_by_city on public.laundromats (city_key, name_key, id) include (region) where is_active;

create index laundromats_commune_by_relevance on public.laundromats
  (commune_id, tier, has_photos desc, average_rating desc, review_count desc, name_key, id)
  include (featured_until, open_week, opening_area, holiday_hours) where is_active;
create index laundromats_region on public.laundromats (region) where is_active;
create index laundromats_search_text on public.laundromats using gin (search_text public.gin_trgm_ops) where is_active;
create index laundromats_service_ids on public.laundromats using gin (service_ids) where is_active;

-- Contains all columns that circles and boxes filter and sort by: neighbours on earth are scattered in the table.
create index laundromats_earth_point on public.laundromats using gist (earth_point) include (
  id, name_key, location_source, latitude, longitude, region, tier, featured_until, has_photos, average_rating, review_count,
  stated_price_from, wash_price_7kg, largest_washer_kg, open_week, opening_area, holiday_hours
) where is_active;

create type public.laundromat_search as (
  -- conditions
  words text, patterns text[], city_key text, region text, place_id uuid, is_arrondissement boolean, commune_ids uuid[],
  service_ids uuid[], area public.cube, reach double precision, south numeric, west numeric, north numeric, east numeric,
  min_washer_kg numeric, only_open boolean, only_placed boolean, rank integer,
  -- order and page
  centre public.cube, is_measured boolean, class_ends double precision[], sort text, first integer, size integer, crowd integer,
  -- clocks
  moment timestamptz, minute integer, other_minutes jsonb, holiday_areas text[], exceptional_ids uuid[]
);
comment on type public.laundromat_search is
  'Arguments of a search, validated and folded; null for a condition that is not requested. area: a cube around the circle or box. reach: the '
  'radius as a chord, like all distances here. rank: only featured (0), premium (1) or free laundromats (2). is_measured: the centre is not '
  'only the middle of a box. sort: distance, rating, price, wash_price, name, city, or a type of relevance: near (with a centre), words, '
  'rotation (neither). crowd: matches are counted up to this number. minute: of the week in most of France, other_minutes by each other '
  'part. holiday_areas: with a public holiday on this day or the day before. exceptional_ids: with an exception then.';

create function public.area_of_box(south double precision, west double precision, north double precision, east double precision)
  returns public.cube
  language sql immutable parallel safe
  return (
    select public.cube_enlarge(public.cube(
      array[public.earth() * least(narrow * x_low, wide * x_low), public.earth() * least(narrow * y_low, wide * y_low),
        public.earth() * sind(south)],
      array[public.earth() * greatest(narrow * x_high, wide * x_high), public.earth() * greatest(narrow * y_high, wide * y_high),
        public.earth() * sind(north)]
    ), 1, 3)
    from (
      select
        least(cosd(south), cosd(north)) as narrow,
        case when south <= 0 and north >= 0 then 1 else greatest(cosd(south), cosd(north)) end as wide,
        least(cosd(west), cosd(east)) as x_low,
        case when west <= 0 and east >= 0 then 1 else greatest(cosd(west), cosd(east)) end as x_high,
        case when west <= -90 and east >= -90 then -1 else least(sind(west), sind(east)) end as y_low,
        case when west <= 90 and east >= 90 then 1 else greatest(sind(west), sind(east)) end as y_high
    ) ranges
  );
comment on function public.area_of_box is 'Returns a cube that contains all points on earth between these degrees.';

create function public.search_words(typed text) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(nullif(array_remove(array_remove(words, 'and'), 'et'), '{}'), words)
    from string_to_array(public.fold_text(typed), ' ') words
  );
comment on function public.search_words is
  'Returns the folded words. « and » and « et », which folding removes where « & » is written, count only if there are no others.';

create function public.read_search(
  q text, city text, region text, lat double precision, lng double precision, radius_km real, services text, sort text, page integer,
  page_size integer, moment timestamptz, open_at timestamptz, min_washer_kg numeric, south double precision, west double precision,
  north double precision, east double precision, place text
) returns public.laundromat_search
  language plpgsql stable
  set search_path = public, pg_temp as $$
#variable_conflict use_variable
declare
  deepest constant integer := 10000;
  has_point constant boolean := num_nulls(lat, lng) = 0;
  has_box constant boolean := num_nulls(south, west, north, east) = 0;
  search laundromat_search;
  services_asked text[];
begin
  search.size := least(greatest(coalesce(page_size, 10), 1), 100);
  search.first := (least(greatest(coalesce(page, 1), 1), deepest + 1) - 1) * search.size;
  if btrim(q) <> '' then
    search.words := fold_text(left(q, 200));
  end if;
  if search.first >= deepest or search.words = '' or not open_at between '2000-01-01' and '2100-01-01'
    or has_point and not (lat between -90 and 90 and lng between -180 and 180)
    or has_box and not (south between -90 and north and north <= 90 and west between -180 and east and east <= 180) then
    return null;
  end if;

  if search.words is not null then
    -- The longest first. Words of one or two characters match the start of a word, longer ones any part.
    search.patterns := array(
      select case when length(w.word) < 3 then '% ' else '%' end || w.word || '%'
      from (select x.word from unnest(search_words(left(q, 200))) with ordinality x (word, place)
        group by x.word order by min(x.place) limit 12) w
      order by length(w.word) desc, w.word
    );
  end if;
  search.city_key := nullif(fold_text(left(city, 200)), '');
  search.region := nullif(btrim(region), '');
  if place ~ '^[0-9][0-9AB][0-9]?$' then
    search.commune_ids := array(select c.id from french_cities c where c.department_code = place and c.parent_id is null);
  elsif place is not null then
    select c.id, c.parent_id is not null into search.place_id, search.is_arrondissement from french_cities c where c.id = id_of_place(place);
    if not found then
      return null;
    end if;
  end if;

  -- A text that is not an id matches no service, and so no laundromat.
  if services is not null then
    services_asked := array(select distinct lower(btrim(id)) from unnest(string_to_array(left(services, 2000), ',')) id where btrim(id) <> '');
    if exists (select from unnest(services_asked) id where id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') then
      return null;
    end if;
    search.service_ids := nullif(services_asked, '{}')::uuid[];
  end if;

  -- A city with a radius means a circle around the most populous commune of that name, preferably in the requested region.
  if has_point then
    search.centre := point_on_earth(lat, lng);
  elsif not has_box and radius_km is not null and search.city_key is not null then
    select point_on_earth(c.latitude::float8, c.longitude::float8) into search.centre
    from french_cities c where c.name_key = search.city_key
    order by (c.region = search.region) desc nulls last, c.population desc, c.insee_code limit 1;
  end if;
  search.is_measured := search.centre is not null;
  if has_box then
    search.south := south; search.west := west; search.north := north; search.east := east;
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
  search.sort := case
    when search.sort in ('rating', 'price', 'wash_price', 'name', 'city') or search.sort = 'distance' and search.centre is not null
      then search.sort
    when search.centre is not null then 'near'
    when search.words is not null then 'words'
    else 'rotation'
  end;

  search.only_open := open_at is not null;
  search.moment := coalesce(open_at, case when moment between '2000-01-01' and '2100-01-01' then moment else now() end);
  if search.only_open or search.sort = 'near' then
    select min(m.minute) filter (where m.area = 'metropole'), jsonb_object_agg(m.area, m.minute),
      coalesce(array_agg(m.area) filter (where m.is_holiday or m.was_holiday), '{}')
    into search.minute, search.other_minutes, search.holiday_areas
    from opening_moments(search.moment) m;
    -- The local day is at most one away from that of Paris, and a night belongs to the day before it.
    search.exceptional_ids := array(
      select e.laundromat_id from opening_exceptions e
      where e.days && daterange((search.moment at time zone 'Europe/Paris')::date - 2, (search.moment at time zone 'Europe/Paris')::date + 1, '[]')
    );
  end if;
  search.min_washer_kg := min_washer_kg; search.only_placed := false; search.crowd := 1000;
  -- 3, 6, 10, 15 and 25 minutes on foot: a kilometre takes 16.25, at 4.8 km/h through streets 1.3 times as long.
  search.class_ends := array(
    select chord_of(km) from unnest(array[3 / 16.25, 6 / 16.25, 10 / 16.25, 15 / 16.25, 25 / 16.25, 5, 10, 20, 50, 100]) km
  );
  return search;
end
$$;
comment on function public.read_search is 'Parses the arguments of search_laundromats; null if nothing can match.';

create function public.laundromats_matching(search public.laundromat_search) returns text
  language sql stable
  return 'select l.id, l.location_source = ''commune'' as is_unplaced, l.has_photos, l.average_rating, l.review_count, l.stated_price_from,
      l.wash_price_7kg, l.city_key, l.name_key, c.distance, c.rank, c.is_open
    from public.laundromats l, lateral (
      select l.open_week @> case l.opening_area when ''metropole'' then ($1).minute else (($1).other_minutes -> l.opening_area)::integer end
        as is_usual
    ) w, lateral (
      select public.cube_distance(l.earth_point, ($1).centre) as distance,
        case when l.tier = 0 and coalesce(l.featured_until > now(), true) then 0 when l.tier < 2 then 1 else 2 end as rank,
        case
          when l.id <> all (($1).exceptional_ids) and (l.holiday_hours = ''usual'' or l.opening_area <> all (($1).holiday_areas))
            then w.is_usual
          else public.is_open_by_id(l.id, ($1).moment)
        end as is_open
    ) c
    where ' || concat_ws(' and ',
      'l.is_active',
      case when search.area is not null then 'l.earth_point <@ ($1).area' end,
      case when search.reach is not null then 'c.distance <= ($1).reach' end,
      case when search.south is not null then
        'l.latitude between ($1).south and ($1).north and l.longitude between ($1).west and ($1).east' end,
      case when search.place_id is not null then
        case when search.is_arrondissement then 'l.arrondissement_id' else 'l.commune_id' end || ' = ($1).place_id' end,
      case when search.commune_ids is not null then 'l.commune_id = any (($1).commune_ids)' end,
      case when search.city_key is not null then 'l.city_key = ($1).city_key' end,
      case when search.region is not null then 'l.region = ($1).region' end,
      (select string_agg('l.search_text like ($1).patterns[' || i || ']', ' and ') from generate_subscripts(search.patterns, 1) i),
      case when search.service_ids is not null then 'l.service_ids @> ($1).service_ids' end,
      case when search.min_washer_kg is not null then 'l.largest_washer_kg >= ($1).min_washer_kg' end,
      case when search.only_open then '(w.is_usual or l.id = any (($1).exceptional_ids)) and c.is_open' end,
      case when search.only_placed then 'l.location_source <> ''commune''' end,
      case search.rank when 0 then 'l.tier = 0 and c.rank = 0' when 1 then 'l.tier < 2 and c.rank = 1' when 2 then 'l.tier = 2' end
    );
comment on function public.laundromats_matching is
  'Returns the statement that selects the laundromats of a search, which is its parameter $1. Conditions that are not requested are left out, '
  'so that the planner sees which index serves the others. rank: after featured_until, a featured laundromat is premium. is_open_by_id '
  'takes thirty times as long as comparing minutes. A holiday opens no laundromat that its usual week closes.';

create function public.sorted_page(search public.laundromat_search, most integer, out ids uuid[], out distances float8[], out total integer)
  language plpgsql stable
  set search_path = public, pg_temp as $$
declare
  is_near constant boolean := search.sort in ('near', 'distance');
  keys constant text := concat_ws(', ',
    case when is_near then 'width_bucket(l.distance, ($1).class_ends), l.is_unplaced' end,
    case when search.sort = 'near' and not search.only_open then
      'case when l.distance < ($1).class_ends[10] then case l.is_open when true then 0 when false then 2 else 1 end end' end,
    case when search.sort = 'near' then
      'case when l.distance < ($1).class_ends[10] then l.rank * 2 + (not l.has_photos)::integer end' end,
    case when is_near then 'l.distance' end,
    case when search.sort = 'words' then
      'case when ($1).words in (l.city_key, l.name_key) then 0 when starts_with(l.name_key, ($1).words) then 1
         when strpos(l.name_key, ($1).words) > 0 then 2 else 3 end, l.rank' end,
    case when search.sort in ('words', 'rotation') then 'l.has_photos desc' end,
    case search.sort when 'price' then 'l.stated_price_from' when 'wash_price' then 'l.wash_price_7kg' when 'city' then 'l.city_key' end,
    case when search.sort not in ('name', 'city') then 'l.average_rating desc, l.review_count desc' end,
    'l.name_key, l.id');
begin
  execute format(
    'select array_agg(l.id), array_agg(case when ($1).is_measured and not l.is_unplaced then l.distance end), max(l.total)::integer from (
       select l.id, l.total, l.distance, l.is_unplaced from (select l.*, %s as total from (%s%s) l) l where %s
       order by %s limit ($1).size offset ($1).first
     ) l',
    case when most is null then '0' else 'count(*) over ()' end, laundromats_matching(search), ' limit ' || most,
    coalesce('total < ' || most, 'true'), keys
  ) into ids, distances, total using search;
end
$$;
comment on function public.sorted_page is
  'Returns the requested page in the order of docs/ranking.md; by rotation, that of free laundromats. most: also the number of matches, '
  'but nothing if there are so many; null: nothing is counted.';

create function public.found_page(search public.laundromat_search) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp as $$
declare
  wanted laundromat_search := search;
  last constant integer := search.first + search.size;
  is_near constant boolean := search.sort in ('near', 'distance');
  -- In an area, so many are sorted as fast as the index of another order meets a page of them.
  most constant integer := 1 + greatest(search.crowd, case when search.area is not null and not is_near then
    sqrt(2 * last * (select greatest(c.reltuples, 0) from pg_class c where c.oid = 'laundromats'::regclass)) end);
  ring record;
  start integer;
  paid uuid[] := '{}';
  ids uuid[];
  distances double precision[];
  total integer;
  farthest double precision;
begin
  if search.size is null then
    return;
  end if;

  -- Few matches are counted and sorted by one statement, which returns no total if there are none or too many.
  if search.sort <> 'rotation' and num_nonnulls(search.area, search.place_id, search.commune_ids, search.city_key, search.words) > 0 then
    select * into ids, distances, total from sorted_page(search, most);
  else
    execute format('select count(*) from (%s limit $2) l', laundromats_matching(search)) into total using search, most;
  end if;
  total := coalesce(total, most);
  if total > search.crowd and search.only_placed and not search.is_measured and search.sort <> 'rating' then
    -- Pins all over a map serve better than two thousand in its middle.
    search.sort := 'rating';
    return query select * from found_page(search);
    return;
  end if;

  if search.sort = 'rotation' then
    for rank in 0 .. 1 loop
      wanted.rank := rank;
      for ring in execute format(
        'select array_agg(l.id order by l.id) as ids from (%s) l group by l.has_photos order by l.has_photos desc', laundromats_matching(wanted)
      ) using wanted loop
        start := rotation_start(cardinality(ring.ids), 10, search.moment);
        paid := paid || ring.ids[start + 1 :] || ring.ids[: start];
      end loop;
      exit when cardinality(paid) >= last;
    end loop;
    wanted.rank := 2;
    wanted.first := greatest(search.first - cardinality(paid), 0);
    paid := paid[search.first + 1 : last];
    wanted.size := search.size - cardinality(paid);
  elsif total < most then
    null;
  elsif is_near then
    -- The page is in the classes of distance up to the first that ends behind enough laundromats with a known place.
    execute format('select case when count(*) = $2 then max(l.distance) end from (
      %s and l.location_source <> ''commune'' order by l.earth_point <-> ($1).centre limit $2) l', laundromats_matching(search))
    into farthest using search, last;
    farthest := coalesce((select min(e.distance) from unnest(search.class_ends) e (distance) where e.distance > farthest), farthest);
    if farthest is not null then
      wanted.reach := least(search.reach, farthest);
      wanted.area := cube_enlarge(search.centre, farthest + 1, 3);
      wanted.area := coalesce(cube_inter(search.area, wanted.area), wanted.area);
    end if;
  else
    -- The planner cannot know that an area is crowded: without it, the index of the order is read.
    wanted.area := null;
  end if;
  if ids is null and wanted.size > 0 then
    select * into ids, distances from sorted_page(wanted, null);
  end if;

  total := least(total, search.crowd + search.only_placed::integer);
  return query
  select m.id, (search.first + m.place)::integer, kilometres(m.distance), total
  from unnest(paid || ids, distances) with ordinality m (id, distance, place);
end
$$;
comment on function public.found_page is
  'Returns the requested page. Of more matches than a crowd, only those are sorted among which an index says that the page is.';

create function public.search_laundromats(
  q text default null, city text default null, region text default null, lat double precision default null,
  lng double precision default null, radius_km real default null, services text default null, sort text default null,
  page integer default null, page_size integer default null, moment timestamptz default null, open_at timestamptz default null,
  min_washer_kg numeric default null, south double precision default null, west double precision default null,
  north double precision default null, east double precision default null, place text default null
) returns setof public.laundromat_matches
  language plpgsql stable
  -- Compiling takes longer than any of these statements.
  set search_path = public, pg_temp set jit = off as $$
#variable_conflict use_variable
begin
  return query select * from found_page(read_search(
    q, city, region, lat, lng, radius_km, services, sort, page, page_size, moment, open_at, min_washer_kg, south, west, north, east, place));
end
$$;
comment on function public.search_laundromats is
  'Returns published laundromats that match all arguments. services: ids separated by commas, all required. sort: relevance, '
  'distance, rating, price, wash_price (a wash of 7 kg), name or city; unknown and assumed prices come last. moment: of the rotation and '
  'the open state; default: now. open_at: only those that are surely open then, on the clocks of their place. min_washer_kg: only those '
  'with such a washer. south, west, north, east: a box in degrees, instead of city and radius_km; without lat and lng, relevance counts '
  'from its middle. place: « region/commune » or the code of a department. Invalid arguments are clamped or match nothing. Pages end at 10 000 matches.';

create function public.laundromats_on_map(
  q text default null, city text default null, region text default null, lat double precision default null,
  lng double precision default null, radius_km real default null, services text default null, moment timestamptz default null,
  open_at timestamptz default null, min_washer_kg numeric default null, south double precision default null,
  west double precision default null, north double precision default null, east double precision default null, place text default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp set jit = off as $$
#variable_conflict use_variable
declare
  search laundromat_search := read_search(
    q, city, region, lat, lng, radius_km, services, null, null, 100, moment, open_at, min_washer_kg, south, west, north, east, place);
begin
  search.only_placed := true; search.crowd := 2000;
  search.size := search.size * 20;
  return query select * from found_page(search);
end
$$;
comment on function public.laundromats_on_map is
  'Returns at most 2000 published laundromats with a known place. The arguments are those of search_laundromats. Best first: by '
  'relevance, of a crowd without lat and lng by rating. total_count stops at 2001.';
