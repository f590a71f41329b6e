drop function public.first_in_order(public.laundromat_search, integer);

create or replace function public.first_free(asked public.laundromat_search, missing integer) returns uuid[]
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

create or replace function public.sharers_matching(asked public.laundromat_search, wanted_rank integer, photos boolean) returns uuid[]
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

create or replace function public.ring_matching(asked public.laundromat_search, missing integer) returns uuid[]
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

create or replace function public.has_exact_crowd(asked public.laundromat_search) returns boolean
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
  as $$
begin
  return (select count(*) from (select from laundromats l where l.is_active and l.city_key = asked.words limit asked.crowd + 1) l)
    > asked.crowd;
end
$$;

create or replace function public.page_of(ids uuid[], asked public.laundromat_search, total integer) returns setof public.laundromat_matches
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

create or replace function public.first_of_match(asked public.laundromat_search, match integer, is_overdue boolean, missing integer) returns uuid[]
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

create or replace function public.merged_ids(ids uuid[], asked public.laundromat_search, missing integer) returns uuid[]
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

create or replace function public.first_in_order(asked public.laundromat_search, is_dense boolean) returns uuid[]
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

create or replace function public.found_page(asked public.laundromat_search) returns setof public.laundromat_matches
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

create or replace function public.first_near(asked public.laundromat_search) returns uuid[]
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

create or replace function public.first_by_words(asked public.laundromat_search) returns uuid[]
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

create or replace function public.first_by_rotation(asked public.laundromat_search) returns uuid[]
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

create or replace function public.page_in_area(asked public.laundromat_search, total integer) returns setof public.laundromat_matches
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

create or replace function public.count_in_area(asked public.laundromat_search, enough integer) returns integer
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

create or replace function public.ring_in_area(asked public.laundromat_search, missing integer) returns uuid[]
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

comment on function public.first_free(public.laundromat_search, integer) is 'Returns the first ids without a plan, by rating.';

comment on function public.sharers_matching(public.laundromat_search, integer, boolean) is
  'Returns the paid laundromats of a rank that share the first places, in the order of the rotation.';

comment on function public.ring_matching(public.laundromat_search, integer) is 'Like ring_in_area for any other search.';

comment on function public.has_exact_crowd(public.laundromat_search) is
  'True if a city of this name has a crowd: its laundromats fill the first pages, and the others need no counting.';

comment on function public.page_of(uuid[], public.laundromat_search, integer) is
  'Returns the requested page of a crowd, from its first ids in order.';

comment on function public.first_of_match(public.laundromat_search, integer, boolean, integer) is
  'Returns the first ids that match the words so well (see order_key). After featured_until, featured laundromats rank as premium, '
  'but not in the index: they are read apart.';

comment on function public.merged_ids(uuid[], public.laundromat_search, integer) is
  'Sorts ids that were read in two parts and returns the first.';

comment on function public.first_in_order(public.laundromat_search, boolean) is
  'Returns the first ids by rating, price, name or city. Laundromats without a price come last. is_dense: so many lie in the area that '
  'the index of the order soon meets enough of them.';
