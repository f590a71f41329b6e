-- The functions of the search call their parameter search, as its type does. Only a new function can have another name for one.

drop function
  public.local_minute(text, public.laundromat_search),
  public.open_state(public.laundromats, public.laundromat_search),
  public.is_open_for(public.laundromats, public.laundromat_search),
  public.near_key(public.laundromats, public.laundromat_search),
  public.order_key(public.laundromats, public.laundromat_search),
  public.candidate_of(public.laundromats, public.laundromat_search),
  public.meets_indexed_conditions(public.laundromats, public.laundromat_search),
  public.is_covered(public.laundromat_search),
  public.laundromats_in_area(public.laundromat_search),
  public.laundromats_matching(public.laundromat_search),
  public.count_in_area(public.laundromat_search, integer),
  public.count_matching(public.laundromat_search, integer),
  public.page_in_area(public.laundromat_search, integer),
  public.candidates_by_words(public.laundromat_search),
  public.candidates_matching(public.laundromat_search),
  public.sorted_page(public.laundromat_candidate[], public.laundromat_search, integer),
  public.rotated_page(public.laundromat_candidate[], public.laundromat_search, integer),
  public.ring_in_area(public.laundromat_search, integer),
  public.first_beyond(public.laundromat_search, integer),
  public.first_near(public.laundromat_search),
  public.first_by_words(public.laundromat_search),
  public.first_by_rotation(public.laundromat_search),
  public.first_in_order(public.laundromat_search, integer),
  public.found_page(public.laundromat_search);

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

create function public.is_covered(search public.laundromat_search) returns boolean
  language sql immutable parallel safe
  return search.area is not null and search.words is null and search.service_ids is null and search.place_id is null;

comment on function public.is_covered(public.laundromat_search) is
  'True if laundromats_in_area checks all conditions: there is a circle or a box, and no words, services or place.';

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

create or replace function public.read_search(
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

create or replace function public.laundromats_on_map(
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
