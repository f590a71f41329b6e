-- Written by "npm run codegen" from the migrations. Do not edit.

create extension btree_gist with schema public;

create extension citext with schema public;

create extension cube with schema public;

create extension earthdistance with schema public;

create extension pg_trgm with schema public;

create extension pgcrypto with schema public;

create extension unaccent with schema public;

create type public.laundromat_search as (
  words text,
  patterns text[],
  city_key text,
  region text,
  place_id uuid,
  is_arrondissement boolean,
  commune_ids uuid[],
  service_ids uuid[],
  area public.cube,
  reach double precision,
  south numeric,
  west numeric,
  north numeric,
  east numeric,
  min_washer_kg numeric,
  only_open boolean,
  only_placed boolean,
  rank integer,
  centre public.cube,
  is_measured boolean,
  class_ends double precision[],
  sort text,
  first integer,
  size integer,
  crowd integer,
  moment timestamp with time zone,
  minute integer,
  other_minutes jsonb,
  holiday_areas text[],
  exceptional_ids uuid[]
);

CREATE OR REPLACE FUNCTION public.acting_administrator()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  return case session ->> 'x-hasura-role'
    -- A session always has an id; without one the change is recorded all the same.
    when 'site_admin' then coalesce(session ->> 'x-hasura-user-id', '00000000-0000-0000-0000-000000000000')
    -- This role requires the admin secret, so only the actions server can name an administrator.
    when 'admin' then session ->> 'x-hasura-acting-admin-id'
  end::uuid;
end
$function$;
comment on function public.acting_administrator() is 'Returns the administrator on whose behalf Hasura runs this request: by their token, or named by the actions server. Null for all other requests.';

CREATE OR REPLACE FUNCTION public.acting_person(OUT id uuid, OUT name text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  id := acting_administrator();
  if id is not null then
    name := (select concat_ws(' ', u.first_name, u.last_name) from users u where u.id = acting_person.id);
  elsif session ->> 'x-hasura-role' = 'admin' then
    -- Only the actions server can name an owner, as above.
    id := session ->> 'x-hasura-acting-owner-id';
    name := case when id is not null then 'Propriétaire' end;
  end if;
end
$function$;
comment on function public.acting_person() is 'Returns the administrator or owner on whose behalf this request runs, with the name for the journal: for an owner only the word. Null for all other requests.';

CREATE OR REPLACE FUNCTION public.add_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into laundromat_name_words select unnest(string_to_array(new.name_key, ' ')) on conflict do nothing;
  return null;
end
$function$;
comment on function public.add_name_words() is 'Trigger: adds the words of a published name.';

CREATE OR REPLACE FUNCTION public.area_of_box(south double precision, west double precision, north double precision, east double precision)
 RETURNS public.cube
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT public.cube_enlarge(public.cube(ARRAY[(public.earth() * LEAST((ranges.narrow * ranges.x_low), (ranges.wide * ranges.x_low))), (public.earth() * LEAST((ranges.narrow * ranges.y_low), (ranges.wide * ranges.y_low))), (public.earth() * sind(area_of_box.south))], ARRAY[(public.earth() * GREATEST((ranges.narrow * ranges.x_high), (ranges.wide * ranges.x_high))), (public.earth() * GREATEST((ranges.narrow * ranges.y_high), (ranges.wide * ranges.y_high))), (public.earth() * sind(area_of_box.north))]), (1)::double precision, 3) AS cube_enlarge FROM (SELECT LEAST(cosd(area_of_box.south), cosd(area_of_box.north)) AS narrow, CASE WHEN ((area_of_box.south <= (0)::double precision) AND (area_of_box.north >= (0)::double precision)) THEN (1)::double precision ELSE GREATEST(cosd(area_of_box.south), cosd(area_of_box.north)) END AS wide, LEAST(cosd(area_of_box.west), cosd(area_of_box.east)) AS x_low, CASE WHEN ((area_of_box.west <= (0)::double precision) AND (area_of_box.east >= (0)::double precision)) THEN (1)::double precision ELSE GREATEST(cosd(area_of_box.west), cosd(area_of_box.east)) END AS x_high, CASE WHEN ((area_of_box.west <= ('-90'::integer)::double precision) AND (area_of_box.east >= ('-90'::integer)::double precision)) THEN ('-1'::integer)::double precision ELSE LEAST(sind(area_of_box.west), sind(area_of_box.east)) END AS y_low, CASE WHEN ((area_of_box.west <= (90)::double precision) AND (area_of_box.east >= (90)::double precision)) THEN (1)::double precision ELSE GREATEST(sind(area_of_box.west), sind(area_of_box.east)) END AS y_high) ranges);
comment on function public.area_of_box(double precision,double precision,double precision,double precision) is 'Returns a cube that contains all points on earth between these degrees.';

CREATE OR REPLACE FUNCTION public.chord_of(kilometres double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((2)::double precision * public.earth()) * sin(((kilometres * (1000)::double precision) / ((2)::double precision * public.earth()))));
comment on function public.chord_of(double precision) is 'Converts a distance on the ground (at most 20 000 km, halfway around the earth) into a chord in metres.';

CREATE OR REPLACE FUNCTION public.city_rank(city public.french_cities, typed text, number text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((city).parent_id IS NULL) THEN CASE WHEN ((typed ~ '^[0-9]+$'::text) OR starts_with((city).name_key, typed) OR starts_with(regexp_replace((city).name_key, '^(la|le|les|l) '::text, ''::text), typed)) THEN 1 ELSE 3 END WHEN ((split_part((city).name_key, ' '::text, 2) = ANY (ARRAY[(number || 'e'::text), (number || 'er'::text)])) OR ((city).postal_codes && string_to_array(typed, ' '::text))) THEN 0 WHEN (split_part((city).name_key, ' '::text, 1) = ANY (string_to_array(typed, ' '::text))) THEN 2 ELSE 4 END;
comment on function public.city_rank(public.french_cities,text,text) is 'Returns the place of a commune in the suggestions: 0 an arrondissement whose number or postal code was typed, 1 a commune that begins so (with or without its article, or a postal code), 2 an arrondissement of a city typed in full, 3 other communes, 4 other arrondissements.';

CREATE OR REPLACE FUNCTION public.clear_week(hours text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  folded text := lower(btrim(hours));
  part text[];
  opening text;
  closing text;
  days integer;
begin
  if folded ~ '^24 ?h ?/ ?24 ?h?,? (7j/7|tous les jours)$' then
    return '"always"';
  end if;
  part := regexp_match(
    folded,
    '^(?:de )?(\d{1,2}) ?h ?(\d{2})? ?(?:-|–|à) ?(\d{1,2}) ?h ?(\d{2})?,? (?:(7j/7|tous les jours)|du lundi au (vendredi|samedi))$');
  opening := lpad(part[1], 2, '0') || ':' || coalesce(part[2], '00');
  closing := case
    when part[3] in ('0', '00') and part[4] is null then '24:00'
    else lpad(part[3], 2, '0') || ':' || coalesce(part[4], '00')
  end;
  days := case part[6] when 'vendredi' then 5 when 'samedi' then 6 else 7 end;
  if opening ~ '^([01]\d|2[0-3]):[0-5]\d$' and closing ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' and opening <> closing
    and (opening, closing) <> ('00:00', '24:00') then
    return (
      select jsonb_agg(case when day <= days then jsonb_build_array(jsonb_build_array(opening, closing)) else '[]' end order by day)
      from generate_series(1, 7) day
    );
  end if;
  return null;
end
$function$;
comment on function public.clear_week(text) is 'Returns the hours of a clear text: always open, or one period on all days, from Monday to Friday or to Saturday; null for other texts. The server parses more forms, see contract/laundromat/parse-hours.ts.';

CREATE OR REPLACE FUNCTION public.commune_of(postal_code text, city text)
 RETURNS public.french_cities
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.commune_of(text,text) is 'Returns the commune with this postal code and name, else the largest with this postal code, else the one with this name in the department (75000 Paris, Cedex codes), else a row with only department and region, or null.';

CREATE OR REPLACE FUNCTION public.derive_price_from()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.price_from := coalesce(
    (select min(price) from machines where laundromat_id = new.id and kind = 'washer'), new.price_from);
  return new;
end
$function$;
comment on function public.derive_price_from() is 'Trigger: sets price_from to the lowest price of a washer, once a washer has a price.';

CREATE OR REPLACE FUNCTION public.duplicate_signs(one public.laundromats, other public.laundromats, OUT signs text[], OUT is_close boolean)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  same_town boolean := coalesce(one.commune_id = other.commune_id
    and (one.arrondissement_id is null or other.arrondissement_id is null or one.arrondissement_id = other.arrondissement_id), false)
    or (one.commune_id is null or other.commune_id is null) and fold_text(one.city) = fold_text(other.city);
  same_street boolean := same_town and similarity(street_words(one.address), street_words(other.address)) >= 0.7;
  metres double precision := case when one.location_source <> 'commune' and other.location_source <> 'commune'
    then metres_between(one.latitude, one.longitude, other.latitude, other.longitude) end;
  without_place boolean := same_town and metres is null;
  same_phone boolean := coalesce(phone_digits(one.phone) = phone_digits(other.phone), false);
  same_name boolean := fold_text(one.name) = fold_text(other.name);
  number integer;
  other_number integer;
  words text[];
  other_words text[];
  shared integer;
begin
  -- Most laundromats of a town are no copies, so what follows is not computed for them.
  if metres > 150 and not same_street then
    is_close := false;
    return;
  end if;
  number := house_number(one.address);
  other_number := house_number(other.address);
  if same_name is not true then
    words := name_words(one.name, one.city);
    other_words := name_words(other.name, other.city);
    shared := (select count(*) from unnest(words) word where word = any (other_words));
    same_name := same_name or shared > 0 and (shared = least(cardinality(words), cardinality(other_words))
        or shared * 2 >= greatest(cardinality(words), cardinality(other_words)))
      or similarity(array_to_string(words, ' '), array_to_string(other_words, ' ')) >= 0.6;
  end if;
  signs := array_remove(array[
    case when same_street and (number = other_number or number is null and other_number is null) then 'same_address'
      when same_street and coalesce(abs(number - other_number), 0) <= 10 then 'same_street' end,
    case when metres <= 25 then 'same_place' when metres <= 150 then 'near' end,
    case when same_phone then 'same_phone' end,
    case when same_name then 'same_name' end
  ], null);
  is_close := signs && array['same_address', 'same_place']
    or (same_phone or same_name) and signs && array['same_street', 'near']
    or without_place and same_phone;
  if not is_close and not (without_place and same_name) then
    signs := null;
  end if;
end
$function$;
comment on function public.duplicate_signs(public.laundromats,public.laundromats) is 'Compares two laundromats. signs: null if nothing suggests that they are the same; else same_address or same_street (a neighbouring number), same_place (25 m) or near (150 m), same_phone, same_name. is_close: an administrator has to compare them. Names and phones count only nearby or, where the place of one is not known, in the same commune; there the name alone, as of a chain, is not close.';

CREATE OR REPLACE FUNCTION public.easter_sunday(year integer)
 RETURNS date
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  golden integer := year % 19;
  century integer := year / 100;
  year_of_century integer := year % 100;
  epact integer := (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
  weekday integer := (32 + 2 * (century % 4) + 2 * (year_of_century / 4) - epact - year_of_century % 4) % 7;
  day integer := epact + weekday - 7 * ((golden + 11 * epact + 22 * weekday) / 451) + 114;
begin
  return make_date(year, day / 31, day % 31 + 1);
end
$function$;
comment on function public.easter_sunday(integer) is 'The algorithm of Meeus, Jones and Butcher.';

CREATE OR REPLACE FUNCTION public.featured_of_the_month(region text DEFAULT NULL::text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, moment timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF public.laundromat_matches
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;
comment on function public.featured_of_the_month(text,double precision,double precision,timestamp with time zone) is 'Returns the featured laundromats with photos that the rotation shows at a moment (default: now), within 50 km of the point, else in the region, else in France.';

CREATE OR REPLACE FUNCTION public.fold_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(replace(replace(((' '::text || regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^a-z0-9]+'::text, ' '::text, 'g'::text)) || ' '::text), ' st '::text, ' saint '::text), ' ste '::text, ' sainte '::text));
comment on function public.fold_text(text) is 'Folds a text: lower case, no accents, one space for anything but letters and digits, saint/sainte for st/ste. Declared immutable although unaccent is only stable: the dictionary is named and never edited. The result contains no LIKE wildcard.';

CREATE OR REPLACE FUNCTION public.found_page(search public.laundromat_search)
 RETURNS SETOF public.laundromat_matches
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.found_page(public.laundromat_search) is 'Returns the requested page. Of more matches than a crowd, only those are sorted among which an index says that the page is.';

CREATE OR REPLACE FUNCTION public.hold_possible_duplicate()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  alike record;
  pair possible_duplicates;
  -- An administrator decides by writing. Nobody else writes a laundromat without an owner, except the geocoder.
  may_hold boolean := acting_administrator() is null and new.user_id is not null;
  is_held boolean := false;
begin
  if may_hold then
    -- All owners wait for each other here, so that of two copies sent at once the second sees the first.
    perform pg_advisory_xact_lock(hashtext('laundromats.possible_duplicates'));
  end if;
  for alike in
    select (found.laundromat).id as id, found.laundromat as other, found.signs from laundromats_like(new) found
    where found.is_close and (tg_op = 'INSERT' or (found.laundromat).is_active or (found.laundromat).created_at < old.created_at)
  loop
    select * into pair from possible_duplicates where laundromat_id = new.id and other_id = alike.id;
    -- Nothing new: they were found different, or the open pair has not unpublished it.
    continue when pair.status in ('different', 'open') and alike.signs <@ pair.signs and (pair.status = 'different' or old.is_active);
    -- Both were there, and alike, before anybody compared laundromats.
    continue when tg_op = 'UPDATE' and pair is null and old.is_active and (duplicate_signs(old, alike.other)).is_close;
    insert into possible_duplicates (laundromat_id, other_id, signs) values (new.id, alike.id, alike.signs)
    on conflict (laundromat_id, other_id) do update
      set signs = excluded.signs, status = 'open', created_at = excluded.created_at
      where possible_duplicates.status <> 'open' or possible_duplicates.signs <> excluded.signs;
    is_held := may_hold;
  end loop;
  if is_held then
    new.is_active := false;
    new.needs_approval := true;
    new.approved_content := null;
    new.changed_at := null;
  end if;
  return new;
end
$function$;
comment on function public.hold_possible_duplicate() is 'Trigger: notes the laundromats that a new or changed one looks like, and unpublishes it until an administrator has compared them.';

CREATE OR REPLACE FUNCTION public.hours_on(laundromat public.laundromats, on_day date, OUT minutes int4multirange, OUT is_sure boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  is_holiday boolean;
begin
  select coalesce(e.open_minutes, '{}'), true into minutes, is_sure
  from opening_exceptions e where e.laundromat_id = laundromat.id and e.days @> on_day;
  if found then
    return;
  end if;
  is_holiday := is_public_holiday(on_day, laundromat.opening_area);
  if is_holiday and laundromat.holiday_hours = 'closed' then
    minutes := '{}';
    is_sure := true;
    return;
  end if;
  minutes := case
    when laundromat.weekly_hours = '"always"' then '{[0,1440)}'
    else coalesce(open_day(laundromat.weekly_hours -> (extract(isodow from on_day)::integer - 1)), '{}')
  end;
  is_sure := laundromat.weekly_hours is not null and (not is_holiday or laundromat.holiday_hours = 'usual');
end
$function$;
comment on function public.hours_on(public.laundromats,date) is 'Returns the minutes of the periods that start on a day, in this order: an exception, a public holiday, the week. Minutes that are not sure are the usual ones, which may not hold.';

CREATE OR REPLACE FUNCTION public.house_number(address text)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return (regexp_match(fold_text(left(address, 300)), '(?:^| )([0-9]{1,4})(?:bis|ter|quater|[a-d])?(?: |$)'))[1]::integer;
end
$function$;
comment on function public.house_number(text) is 'Returns the first house number of an address, without bis and ter; null without one.';

CREATE OR REPLACE FUNCTION public.id_of_place(place text)
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT c.id FROM public.french_cities c WHERE ((c.slug = split_part(id_of_place.place, '/'::text, 2)) AND (((public.slug_of(c.region) || '/'::text) || c.slug) = id_of_place.place)));
comment on function public.id_of_place(text) is 'Returns the commune or arrondissement whose page has this path, « region/commune », or null.';

CREATE OR REPLACE FUNCTION public.insert_from_json(into_table regclass, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = into_table and attnum > 0 and not attisdropped and attgenerated = ''
  );
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', into_table, columns)
    using content;
end
$function$;
comment on function public.insert_from_json(regclass,jsonb) is 'Inserts a row saved by to_jsonb; generated columns are computed again.';

CREATE OR REPLACE FUNCTION public.is_one_error_away(typed text, name text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  same integer := 0;
begin
  while same < length(typed) and substr(typed, same + 1, 1) = substr(name, same + 1, 1) loop
    same := same + 1;
  end loop;
  typed := substr(typed, same + 1);
  name := substr(name, same + 1);
  return starts_with(name, substr(typed, 2))
    or starts_with(substr(name, 2), typed)
    or starts_with(substr(name, 2), substr(typed, 2))
    or left(typed, 2) = reverse(left(name, 2)) and starts_with(substr(name, 3), substr(typed, 3));
end
$function$;
comment on function public.is_one_error_away(text,text) is 'Returns true if the name begins as typed, except for one letter that is missing, superfluous, wrong or swapped with the next.';

CREATE OR REPLACE FUNCTION public.is_open_at(laundromat public.laundromats, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  local_time timestamp := moment at time zone time_zone_of_area(laundromat.opening_area);
  local_day date := local_time::date;
  minute integer := extract(hour from local_time) * 60 + extract(minute from local_time);
  yesterday record;
  today record;
begin
  -- The usual week on ordinary days.
  if (
    laundromat.holiday_hours = 'usual'
    or not is_public_holiday(local_day, laundromat.opening_area) and not is_public_holiday(local_day - 1, laundromat.opening_area)
  ) and not exists (
    select from opening_exceptions where laundromat_id = laundromat.id and days && daterange(local_day - 1, local_day, '[]')
  ) then
    return laundromat.open_week @> (extract(isodow from local_day)::integer - 1) * 1440 + minute;
  end if;
  select * into yesterday from hours_on(laundromat, local_day - 1);
  select * into today from hours_on(laundromat, local_day);
  return case
    when yesterday.minutes @> minute + 1440 and yesterday.is_sure then true
    when not today.is_sure then null
    when today.minutes @> minute then true
    when yesterday.minutes @> minute + 1440 then null
    else false
  end;
end
$function$;
comment on function public.is_open_at(public.laundromats,timestamp with time zone) is 'True if the laundromat is open at a moment, on the clocks of its place; null if unknown. A period past midnight belongs to the day on which it starts.';

CREATE OR REPLACE FUNCTION public.is_open_by_id(id uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT public.is_open_at(l.*, is_open_by_id.moment) AS is_open_at FROM public.laundromats l WHERE (l.id = is_open_by_id.id));
comment on function public.is_open_by_id(uuid,timestamp with time zone) is 'Like is_open_at. It reads the laundromat itself, so that a statement that rarely needs it does not read the table.';

CREATE OR REPLACE FUNCTION public.is_public_holiday(day date, area text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  month_day integer := extract(month from day) * 100 + extract(day from day);
begin
  if month_day in (101, 501, 508, 714, 815, 1101, 1111, 1225) then
    return true;
  end if;
  -- From the earliest Good Friday to the latest Whit Monday.
  if month_day between 320 and 614 and day - easter_sunday(extract(year from day)::integer)
    = any (case area when 'alsace-moselle' then array[-2, 1, 39, 50] else array[1, 39, 50] end) then
    return true;
  end if;
  return month_day = case area
    when 'alsace-moselle' then 1226
    when '971' then 527
    when '972' then 522
    when '973' then 610
    when '974' then 1220
    when '976' then 427
    when '977' then 1009
    when '978' then 528
    else 0
  end;
end
$function$;
comment on function public.is_public_holiday(date,text) is 'True on a public holiday of a part of France. Overseas departments commemorate the abolition of slavery on different days.';

CREATE OR REPLACE FUNCTION public.join_words(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_string(words, ' '::text);
comment on function public.join_words(text[]) is 'Joins words with spaces. Immutable: array_to_string is only stable because the text form of some types depends on settings.';

CREATE OR REPLACE FUNCTION public.kilometres(chord double precision)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (chord IS NOT NULL) THEN ((round((((2)::double precision * public.earth()) * asin(LEAST((chord / ((2)::double precision * public.earth())), (1)::double precision)))) / (1000)::double precision))::real ELSE NULL::real END;
comment on function public.kilometres(double precision) is 'Converts a chord in metres into kilometres on the ground, rounded to the metre.';

CREATE OR REPLACE FUNCTION public.laundromats_like(candidate public.laundromats)
 RETURNS TABLE(laundromat public.laundromats, signs text[], is_close boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with found as (
    select id, false as is_same_name from laundromats
    where commune_id = candidate.commune_id
      and (candidate.arrondissement_id is null or arrondissement_id is null or arrondissement_id = candidate.arrondissement_id)
    union
    select id, false from laundromats where is_active and candidate.commune_id is null and city_key = fold_text(candidate.city)
    union
    select id, false from laundromats
    where is_active and candidate.location_source <> 'commune'
      and earth_point <@ earth_box(ll_to_earth(candidate.latitude::float8, candidate.longitude::float8), 150)
    union
    select id, true from laundromats
    where postal_code = candidate.postal_code and name_skeleton(name) = name_skeleton(candidate.name)
      and name_skeleton(name) <> '' and user_id is distinct from candidate.user_id
      and candidate.created_at > now() - interval '30 days'
  ), marked as (
    select id, bool_or(is_same_name) as is_same_name from found group by id
  )
  select l, array_cat(compared.signs, case when is_same_name then array['same_skeleton'] end), compared.is_close or is_same_name
  from marked join laundromats l using (id) cross join lateral duplicate_signs(candidate, l) compared
  where l.id is distinct from candidate.id and (compared.signs is not null or is_same_name)
$function$;
comment on function public.laundromats_like(public.laundromats) is 'Returns the laundromats, published or not, that may be the same as this one; see duplicate_signs. Beside its signs, same_skeleton: another owner''s, whose name looks the same, under the same postal code, while the one that is compared is younger than 30 days.';

CREATE OR REPLACE FUNCTION public.laundromats_matching(search public.laundromat_search)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN ('select l.id, l.location_source = ''commune'' as is_unplaced, l.has_photos, l.average_rating, l.review_count, l.stated_price_from,
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
    where '::text || concat_ws(' and '::text, 'l.is_active', CASE WHEN ((search).area IS NOT NULL) THEN 'l.earth_point <@ ($1).area'::text ELSE NULL::text END, CASE WHEN ((search).reach IS NOT NULL) THEN 'c.distance <= ($1).reach'::text ELSE NULL::text END, CASE WHEN ((search).south IS NOT NULL) THEN 'l.latitude between ($1).south and ($1).north and l.longitude between ($1).west and ($1).east'::text ELSE NULL::text END, CASE WHEN ((search).place_id IS NOT NULL) THEN (CASE WHEN (search).is_arrondissement THEN 'l.arrondissement_id'::text ELSE 'l.commune_id'::text END || ' = ($1).place_id'::text) ELSE NULL::text END, CASE WHEN ((search).commune_ids IS NOT NULL) THEN 'l.commune_id = any (($1).commune_ids)'::text ELSE NULL::text END, CASE WHEN ((search).city_key IS NOT NULL) THEN 'l.city_key = ($1).city_key'::text ELSE NULL::text END, CASE WHEN ((search).region IS NOT NULL) THEN 'l.region = ($1).region'::text ELSE NULL::text END, (SELECT string_agg((('l.search_text like ($1).patterns['::text || i.i) || ']'::text), ' and '::text) AS string_agg FROM generate_subscripts((laundromats_matching.search).patterns, 1) i(i)), CASE WHEN ((search).service_ids IS NOT NULL) THEN 'l.service_ids @> ($1).service_ids'::text ELSE NULL::text END, CASE WHEN ((search).min_washer_kg IS NOT NULL) THEN 'l.largest_washer_kg >= ($1).min_washer_kg'::text ELSE NULL::text END, CASE WHEN (search).only_open THEN '(w.is_usual or l.id = any (($1).exceptional_ids)) and c.is_open'::text ELSE NULL::text END, CASE WHEN (search).only_placed THEN 'l.location_source <> ''commune'''::text ELSE NULL::text END, CASE (search).rank WHEN 0 THEN 'l.tier = 0 and c.rank = 0'::text WHEN 1 THEN 'l.tier < 2 and c.rank = 1'::text WHEN 2 THEN 'l.tier = 2'::text ELSE NULL::text END));
comment on function public.laundromats_matching(public.laundromat_search) is 'Returns the statement that selects the laundromats of a search, which is its parameter $1. Conditions that are not requested are left out, so that the planner sees which index serves the others. rank: after featured_until, a featured laundromat is premium. is_open_by_id takes thirty times as long as comparing minutes. A holiday opens no laundromat that its usual week closes.';

CREATE OR REPLACE FUNCTION public.laundromats_on_map(q text DEFAULT NULL::text, city text DEFAULT NULL::text, region text DEFAULT NULL::text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, radius_km real DEFAULT NULL::real, services text DEFAULT NULL::text, moment timestamp with time zone DEFAULT NULL::timestamp with time zone, open_at timestamp with time zone DEFAULT NULL::timestamp with time zone, min_washer_kg numeric DEFAULT NULL::numeric, south double precision DEFAULT NULL::double precision, west double precision DEFAULT NULL::double precision, north double precision DEFAULT NULL::double precision, east double precision DEFAULT NULL::double precision, place text DEFAULT NULL::text)
 RETURNS SETOF public.laundromat_matches
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
#variable_conflict use_variable
declare
  search laundromat_search := read_search(
    q, city, region, lat, lng, radius_km, services, null, null, 100, moment, open_at, min_washer_kg, south, west, north, east, place);
begin
  search.only_placed := true; search.crowd := 2000;
  search.size := search.size * 20;
  return query select * from found_page(search);
end
$function$;
comment on function public.laundromats_on_map(text,text,text,double precision,double precision,real,text,timestamp with time zone,timestamp with time zone,numeric,double precision,double precision,double precision,double precision,text) is 'Returns at most 2000 published laundromats with a known place. The arguments are those of search_laundromats. Best first: by relevance, of a crowd without lat and lng by rating. total_count stops at 2001.';

CREATE OR REPLACE FUNCTION public.like_patterns(search text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg((('%'::text || regexp_replace(words.word, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text)), '{}'::text[]) AS "coalesce" FROM (SELECT word.word FROM regexp_split_to_table("left"(like_patterns.search, 200), '\s+'::text) word(word) WHERE (word.word <> ''::text) LIMIT 20) words);
comment on function public.like_patterns(text) is 'Returns the words of a search as ilike patterns; typed wildcards are escaped. A word contains no white space, so a pattern never matches across two values that are joined by a line break.';

CREATE OR REPLACE FUNCTION public.metres_between(latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision)
 RETURNS double precision
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return earth_distance(ll_to_earth(latitude, longitude), ll_to_earth(other_latitude, other_longitude));
end
$function$;

CREATE OR REPLACE FUNCTION public.moderated_content(laundromat public.laundromats)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(laundromat))
  where key = any (array['name', 'address', 'postal_code', 'city'] || optional_texts())
$function$;
comment on function public.moderated_content(public.laundromats) is 'Returns the columns that administrators check before they publish a laundromat.';

CREATE OR REPLACE FUNCTION public.name_skeleton(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- The letters are those of UTS 39 that look like one of ours, from npm unhomoglyph; a test compares both.
  return replace(replace(replace(regexp_replace(translate(fold_text(translate(rtrim(normalize(left(name, 300), nfkc), ' !'),
    '@€!|ꝚƧϨꙄᒿꛯƻꞫȜƷꝪⳌЗӠ𖼻𑣊ҘᏎ𑢯Ƽ𑢻ⳒбᏮ𑣕𐓒𑣆৪੪𞣋ȣȢ𐌚੧୨৭൭ꝮⳊ𑣌𑢬𑣖ɑαаΑАᎪᗅꓮ𖽀𐊠ǎǍȧȦƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢᴄⲥсꮯ𐐽𑣲𑣩ⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼçҫÇҪԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆ěĚɇɆҿꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮɡᶃƍցԌᏀᏳꓖɠǧǦǵǥǤһհᏂΗⲎНᎻᕼꓧ𐋏ɦꚕᏲⱧҢħћĦӉӇıɪɩιіꙇӏꭵᎥ𑣃ǐǏɨᵻᵼϳјꞲͿЈᎫᒍꓙɉɈΚⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞ١۱𐌠𞣇ƖǀΙⲒІӀוןاߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫإٳΜϺⲘМᎷᗰᛖꓟ𐊰𐌑ӍոռΝⲚꓠ𐔓ɳƞηƝᵰ०੦૦௦౦೦൦๐໐၀٥۵ᴏᴑꬽοσⲟоჿօסهھہەഠဝ𐓪𑣈𑣗𐐬߀০୦〇𑓐𑣠ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ǒǑۿŐøꬾØⵁǾɵꝋөѳꮎꮻƟꝊθΘӨѲⴱᎾᏫꭴတρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽԛգզⵕʠꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾȚƮҬŧŦᵵꞟᴜꭎꭒʋυս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸ǔǓᵾꮜɄᏌᴠνѵט𑜆ꮩ𑣀٧۷ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝ɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯𑣦ԜᎳᏔꓪѽ𑓅ꝡхᕁᕽ𐌢𑣬ꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰᴢꮓ𑣄𐋵𑣥ΖᏃꓜ𑢩ʐƶƵȥȤᵶ',
    'aell222222233333333334455666677888888999999999aaaAAAAAAAaAaAbbbbbBBBBBBBBBbbbbbbbbbbcccccCCCCCCCCCCcccCCddddDDDDddddDDDeeeEEEEEEEEeEeEeffffFFFFFFFFFfFfggggGGGGggGggGhhhHHHHHHHhhhHHhhHHHiiiiiiiiiiiIiiijjJJJJJJjJKKKKKKKkKKKKllllllllllllllllllllLLLLLLLLLlLllllllMMMMMMMMMMMnnNNNNnnnNnooooooooooooooooooooooooooooooooOOOOOOOOOOOOOOOOOOOOoOoOooOOOooooooOOOOOOOOOoopppPPPPPPPppqqqQqrrrrrrRRRRRRRrrrrrssssssSSSSSSSSssTTTTTTTTTTtTTTTtTtuuuuuuuuuUUUUUUUuUuuUUvvvvvvvVVVVVVVVVVVwwwwwwwwwWWWWWWwwwxxxXXXXXXXXXXXXXXyyyyyyyyyyYYYYYYYYYYyyyYYzzzZZZZZZzzZzZz'
  )), 'i10', 'llo'), '\m(?:l|la|le|les|d|de|des|du|et)\M', '', 'g'), ' ', ''), 'rn', 'm'), 'vv', 'w');
end
$function$;
comment on function public.name_skeleton(text) is 'Returns the same text for names that look the same: without accents, spaces, articles and case, and with one letter for all that are confused.';

CREATE OR REPLACE FUNCTION public.name_words(name text, city text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  others constant text[] := string_to_array(fold_text(left(city, 300))
    || ' laverie laveries automatique libre service self lavomatique lavomatic lavoir pressing linge'
    ' la le les l de du des d et en a au aux', ' ');
  words text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(fold_text(left(name, 300)), ' ') loop
    if word <> all (others) and word <> all (words) then
      words := words || word;
    end if;
  end loop;
  return words;
end
$function$;
comment on function public.name_words(text,text) is 'Returns the words that distinguish a laundromat, without those of its town. The import has the same words in match-laundromats.ts.';

CREATE OR REPLACE FUNCTION public.neighbours_of_place(place text)
 RETURNS SETOF public.laundromat_cities
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;
comment on function public.neighbours_of_place(text) is 'Returns the at most twelve nearest communes and arrondissements with laundromats within 300 km, the nearest first. place: path of a place''s page. Arrondissements stand for their commune; those of a commune are no neighbours of it.';

CREATE OR REPLACE FUNCTION public.open_day(periods jsonb)
 RETURNS int4multirange
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  minutes int4multirange := '{}';
  period jsonb;
  span int4range;
begin
  if periods::text !~ '^\[(\["([01]\d|2[0-3]):[0-5]\d", "(([01]\d|2[0-3]):[0-5]\d|24:00)"\](, (?!\])|(?=\]$))){0,6}\]$' then
    return null;
  end if;
  for period in select jsonb_array_elements(periods) loop
    if period ->> 0 = period ->> 1 and period ->> 0 <> '00:00' then
      return null;
    end if;
    span := int4range(
      left(period ->> 0, 2)::integer * 60 + right(period ->> 0, 2)::integer,
      left(period ->> 1, 2)::integer * 60 + right(period ->> 1, 2)::integer + case when period ->> 1 <= period ->> 0 then 1440 else 0 end
    );
    if minutes && span then
      return null;
    end if;
    minutes := minutes + span::int4multirange;
  end loop;
  return minutes;
end
$function$;
comment on function public.open_day(jsonb) is 'Returns the minutes of the periods that start on one day, from 0 to 2880. Null unless these are at most six periods without overlap.';

CREATE OR REPLACE FUNCTION public.open_week(hours jsonb)
 RETURNS int4multirange
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  week int4multirange := '{}';
  usual int4multirange;
  minutes int4multirange;
begin
  if hours = '"always"' then
    return '{[0,10080)}';
  end if;
  if jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) <> 7 then
    return null;
  end if;
  for day in 0..6 loop
    -- Most days have the hours of the day before.
    if day = 0 or hours -> day <> hours -> (day - 1) then
      usual := open_day(hours -> day);
    end if;
    minutes := shift_minutes(usual, day * 1440);
    -- After midnight on Sunday, the week starts again.
    minutes := minutes * '{[0,10080)}' + shift_minutes(minutes * '{[10080,11520)}', -10080);
    if minutes is null or week && minutes then
      return null;
    end if;
    week := week + minutes;
  end loop;
  return nullif(week, '{}');
end
$function$;
comment on function public.open_week(jsonb) is 'Returns the open minutes of a week, 0 to 10080 from Monday. Null unless the hours are "always" or seven lists of periods, Monday first, with a period at least and without overlap.';

CREATE OR REPLACE FUNCTION public.opening_area(postal_code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT CASE WHEN (code.code ~~ '97133%'::text) THEN '977'::text WHEN (code.code ~~ '97150%'::text) THEN '978'::text WHEN ("left"(code.code, 3) = ANY (ARRAY['971'::text, '972'::text, '973'::text, '974'::text, '975'::text, '976'::text, '977'::text, '978'::text, '986'::text, '987'::text, '988'::text])) THEN "left"(code.code, 3) WHEN ("left"(code.code, 2) = ANY (ARRAY['57'::text, '67'::text, '68'::text])) THEN 'alsace-moselle'::text ELSE 'metropole'::text END AS "case" FROM regexp_replace(opening_area.postal_code, '\s'::text, ''::text, 'g'::text) code(code));
comment on function public.opening_area(text) is 'Returns the part of France of a postal code: metropole, alsace-moselle or the number of an overseas department or collectivity. Saint-Barthélemy and Saint-Martin have postal codes of Guadeloupe.';

CREATE OR REPLACE FUNCTION public.opening_moments(moment timestamp with time zone)
 RETURNS TABLE(area text, day date, minute integer, midnight integer, is_holiday boolean, was_holiday boolean)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT area.area,
     (clocks.local_time)::date AS local_time,
     (weeks.midnight + (((EXTRACT(hour FROM clocks.local_time) * (60)::numeric) + EXTRACT(minute FROM clocks.local_time)))::integer),
     weeks.midnight,
     public.is_public_holiday((clocks.local_time)::date, area.area) AS is_public_holiday,
     public.is_public_holiday(((clocks.local_time)::date - 1), area.area) AS is_public_holiday
    FROM unnest(ARRAY['metropole'::text, 'alsace-moselle'::text, '971'::text, '972'::text, '973'::text, '974'::text, '975'::text, '976'::text, '977'::text, '978'::text, '986'::text, '987'::text, '988'::text]) area(area),
     LATERAL ( SELECT (opening_moments.moment AT TIME ZONE public.time_zone_of_area(area.area)) AS local_time
          OFFSET 0) clocks,
     LATERAL ( SELECT (((EXTRACT(isodow FROM clocks.local_time))::integer - 1) * 1440) AS midnight) weeks;
END;
comment on function public.opening_moments(timestamp with time zone) is 'Returns the clocks of each part of France at a moment: day, minute of the week, minute at which the day started, and public holidays of this day and the day before.';

CREATE OR REPLACE FUNCTION public.optional_texts()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY['phone'::text, 'email'::text, 'description'::text, 'website'::text, 'facebook'::text, 'instagram'::text];
comment on function public.optional_texts() is 'Returns the columns of laundromats with the texts that an owner may leave empty. A new one is added in its migration.';

CREATE OR REPLACE FUNCTION public.owned_content(laundromat public.laundromats)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'laundromat', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(laundromat))
      where key = any (owner_columns() || array[
        'location_source', 'located_at', 'assumed_facts', 'facts_checked_at', 'approved_content', 'changed_at', 'plan_id'
      ])
    ),
    'machines', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from machines m where m.laundromat_id = laundromat.id),
    'opening_exceptions', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from opening_exceptions e where e.laundromat_id = laundromat.id
    ),
    'service_ids', (
      select coalesce(jsonb_agg(s.service_id), '[]') from laundromat_services s where s.laundromat_id = laundromat.id
    ),
    'photo_ids', (select coalesce(jsonb_agg(p.id), '[]') from photos p where p.laundromat_id = laundromat.id)
  )
$function$;
comment on function public.owned_content(public.laundromats) is 'Returns all that an owner can change of a laundromat, as a reversal restores it; of photos only the ids.';

CREATE OR REPLACE FUNCTION public.owner_columns()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array[
    'name', 'address', 'postal_code', 'city', 'latitude', 'longitude', 'price_from', 'hours', 'weekly_hours', 'holiday_hours',
    'cycle_minutes'
  ] || optional_texts()
$function$;
comment on function public.owner_columns() is 'Returns the columns of laundromats that an owner edits.';

CREATE OR REPLACE FUNCTION public.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "right"(NULLIF(regexp_replace("left"(phone, 50), '\D'::text, ''::text, 'g'::text), ''::text), 9);
comment on function public.phone_digits(text) is 'Returns the last nine digits of a phone number, which no prefix changes.';

CREATE OR REPLACE FUNCTION public.point_on_earth(latitude double precision, longitude double precision)
 RETURNS public.cube
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN public.cube(ARRAY[((public.earth() * cosd(latitude)) * cosd(longitude)), ((public.earth() * cosd(latitude)) * sind(longitude)), (public.earth() * sind(latitude))]);
comment on function public.point_on_earth(double precision,double precision) is 'Returns the point of these coordinates, computed like laundromats.earth_point.';

CREATE OR REPLACE FUNCTION public.prune_event_logs(keep_days integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  -- Any of these tables may be missing, as above.
  if to_regclass('hdb_catalog.event_log') is not null then
    execute $logs$
      delete from hdb_catalog.event_invocation_logs
      where created_at < timezone('utc', now()) - make_interval(days => $1)
    $logs$ using keep_days;
    execute $events$
      delete from hdb_catalog.event_log event
      where (delivered or error) and created_at < timezone('utc', now()) - make_interval(days => $1)
        and not exists (select from hdb_catalog.event_invocation_logs where event_id = event.id)
    $events$ using keep_days;
  end if;
  if to_regclass('hdb_catalog.hdb_cron_events') is not null then
    execute $jobs$
      delete from hdb_catalog.hdb_cron_events
      where status in ('delivered', 'error', 'dead') and scheduled_time < now() - make_interval(days => $1)
    $jobs$ using keep_days;
  end if;
end
$function$;
comment on function public.prune_event_logs(integer) is 'Deletes events that were delivered or finally failed more than keep_days ago.';

CREATE OR REPLACE FUNCTION public.queue_geocoding()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  loses_pin boolean := false;
begin
  if tg_op = 'UPDATE' then
    if (new.address, new.postal_code, new.city) = (old.address, old.postal_code, old.city) then
      -- Removing a pin also needs the point of the address.
      if new.location_source <> 'commune' or old.location_source = 'commune' then
        return null;
      end if;
    else
      loses_pin := old.location_source = 'pin' and new.location_source = 'commune';
    end if;
  end if;
  insert into laundromat_geocodings as queued
    (laundromat_id, address, postal_code, city, former_pin_latitude, former_pin_longitude)
  values (
    new.id, new.address, new.postal_code, new.city,
    case when loses_pin then old.latitude end, case when loses_pin then old.longitude end
  )
  on conflict (laundromat_id) do update set
    address = excluded.address, postal_code = excluded.postal_code, city = excluded.city,
    former_pin_latitude = case when new.location_source = 'commune' then coalesce(excluded.former_pin_latitude, queued.former_pin_latitude) end,
    former_pin_longitude = case when new.location_source = 'commune' then coalesce(excluded.former_pin_longitude, queued.former_pin_longitude) end,
    latitude = null, longitude = null, score = null, precision = null, attempts = 0, tried_at = null, created_at = now();
  return null;
end
$function$;
comment on function public.queue_geocoding() is 'Trigger: queues a new or changed address for the geocoder, and the address of a laundromat that loses its pin.';

CREATE OR REPLACE FUNCTION public.read_search(q text, city text, region text, lat double precision, lng double precision, radius_km real, services text, sort text, page integer, page_size integer, moment timestamp with time zone, open_at timestamp with time zone, min_washer_kg numeric, south double precision, west double precision, north double precision, east double precision, place text)
 RETURNS public.laundromat_search
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.read_search(text,text,text,double precision,double precision,real,text,text,integer,integer,timestamp with time zone,timestamp with time zone,numeric,double precision,double precision,double precision,double precision,text) is 'Parses the arguments of search_laundromats; null if nothing can match.';

CREATE OR REPLACE FUNCTION public.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting record := acting_person();
  hidden text[] := array['updated_at'] || coalesce(tg_argv, '{}');
  old_row jsonb := to_jsonb(old) - hidden;
  new_row jsonb := to_jsonb(new) - hidden;
  known jsonb := coalesce(new_row, old_row);
  old_values jsonb := old_row;
  new_values jsonb := new_row;
  laundromat uuid := coalesce(old_row, new_row) ->> 'laundromat_id';
  laundromat_name text;
begin
  -- Changes that another trigger makes belong to the change that fired it. What the actions server writes while it restores or decides is
  -- in the entry of the restore or decision.
  if acting.id is null or pg_trigger_depth() > 1 or 'yes' in (current_setting('lavoir.restoring', true), current_setting('lavoir.moderating', true)) then
    return null;
  end if;
  -- What an owner deletes can be restored, and is not recorded.
  if acting_administrator() is null and (tg_op = 'DELETE' or tg_table_name not in ('laundromats', 'photos', 'fact_corrections')) then
    return null;
  end if;
  if laundromat is not null then
    select name into laundromat_name from laundromats where id = laundromat;
    -- The entry of a deleted laundromat covers the rows that are deleted with it. Foreign key triggers do not count in
    -- pg_trigger_depth().
    if not found then
      return null;
    end if;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value) into old_values
    from jsonb_each(old_row) where value is distinct from new_row -> key;
    if old_values is null then
      return null;
    end if;
    select jsonb_object_agg(key, new_row -> key) into new_values from jsonb_object_keys(old_values) as key;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting.id,
    acting.name,
    lower(tg_op),
    tg_table_name,
    known ->> 'id',
    coalesce(
      known ->> 'name', known ->> 'author_name', nullif(concat_ws(' ', known ->> 'first_name', known ->> 'last_name'), ''),
      laundromat_name
    ),
    old_values,
    new_values
  );
  return null;
end
$function$;
comment on function public.record_change() is 'Trigger: writes a journal entry when an administrator changes a row, or an owner a laundromat, in the transaction of the change. Its arguments name columns that must not be copied: secrets, personal data that is erased elsewhere, search keys.';

CREATE OR REPLACE FUNCTION public.record_contact_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  new_website boolean := website_host(new.website) is distinct from website_host(old.website);
  new_email boolean := lower(new.email) is distinct from lower(old.email);
begin
  if new_website or new_email then
    insert into contact_changes (laundromat_id, website_changed_at, email_changed_at)
    values (new.id, case when new_website then now() end, case when new_email then now() end)
    on conflict (laundromat_id) do update set
      website_changed_at = coalesce(excluded.website_changed_at, contact_changes.website_changed_at),
      email_changed_at = coalesce(excluded.email_changed_at, contact_changes.email_changed_at);
  end if;
  return null;
end
$function$;
comment on function public.record_contact_change() is 'Trigger: records when the website or email address of a laundromat changes.';

CREATE OR REPLACE FUNCTION public.record_list_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting record := acting_person();
  lists jsonb;
begin
  if acting.id is null or pg_trigger_depth() > 1 or 'yes' in (current_setting('lavoir.restoring', true), current_setting('lavoir.moderating', true)) then
    return null;
  end if;
  if tg_table_name = 'laundromat_services' then
    select jsonb_object_agg(laundromat_id, list) into lists from (
      select c.laundromat_id, jsonb_build_object('services', jsonb_agg(s.name order by s.position, s.name)) as list
      from changed_rows c join services s on s.id = c.service_id group by c.laundromat_id
    ) l;
  elsif tg_table_name = 'machines' then
    select jsonb_object_agg(laundromat_id, list) into lists from (
      select c.laundromat_id, jsonb_build_object('machines', jsonb_agg(
        jsonb_build_object('kind', c.kind, 'capacityKg', c.capacity_kg, 'count', c.count, 'price', c.price::text, 'minutes', c.minutes)
        order by c.kind desc, c.capacity_kg, c.price)) as list
      from changed_rows c group by c.laundromat_id
    ) l;
  else
    select jsonb_object_agg(laundromat_id, list) into lists from (
      select c.laundromat_id, jsonb_build_object('opening_exceptions', jsonb_agg(
        jsonb_build_object('firstDay', c.first_day, 'lastDay', c.last_day, 'periods', c.periods, 'reason', c.reason)
        order by c.first_day)) as list
      from changed_rows c group by c.laundromat_id
    ) l;
  end if;
  -- Rows that are deleted with their laundromat or service join nothing here: the entry of the laundromat or service covers them.
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after)
  select acting.id, acting.name, lower(tg_op), tg_table_name, l.id, l.name,
    case tg_op when 'DELETE' then list.value end, case tg_op when 'INSERT' then list.value end
  from jsonb_each(lists) list join laundromats l on l.id = list.key::uuid;
  return null;
end
$function$;
comment on function public.record_list_change() is 'Trigger: writes one journal entry per laundromat for the services, machines or exceptions that a statement of an administrator or an owner added or removed.';

CREATE OR REPLACE FUNCTION public.record_moderation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting record := acting_person();
begin
  if acting_administrator() is null then
    return null;
  end if;
  insert into journal_entries (user_id, actor, operation, table_name, row_id, subject, before, after) values (
    acting.id,
    acting.name,
    'insert',
    tg_table_name,
    new.subject_id,
    coalesce(
      new.seen ->> 'name',
      new.seen ->> 'author_name',
      (select name from laundromats where id = new.laundromat_id and new.subject_type = 'photo')
    ),
    case
      when new.decision in ('removed', 'deleted', 'merged') then new.seen
      when new.subject_type = 'laundromat' then jsonb_build_object('is_active', new.seen -> 'is_active')
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'subject_type', new.subject_type,
      'decision', new.decision,
      'reason', new.reason,
      'merged_into', (select name from laundromats where id = new.merged_into),
      'is_active', case new.decision
        when 'published' then to_jsonb(true)
        when 'refused' then to_jsonb(false)
        when 'approved' then new.seen -> 'is_active'
      end
    ))
  );
  return null;
end
$function$;
comment on function public.record_moderation() is 'Trigger: writes the decision to the journal; for a removal or deletion, with the removed content.';

CREATE OR REPLACE FUNCTION public.refresh_laundromat_machines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  if (select count(*) from machines where laundromat_id = new.laundromat_id) > 20 then
    raise exception 'machines_at_most_20: a laundromat has no more than 20 rows of machines'
      using errcode = 'check_violation', constraint = 'machines_at_most_20', table = 'machines';
  end if;
  update laundromats l set wash_price_7kg = washers.price_7kg, largest_washer_kg = washers.largest
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select min(price) filter (where capacity_kg >= 7) as price_7kg, max(capacity_kg) as largest
    from machines where laundromat_id = touched.id and kind = 'washer'
  ) washers
  where l.id = touched.id and (l.wash_price_7kg, l.largest_washer_kg) is distinct from (washers.price_7kg, washers.largest);
  -- A price that followed from washers goes with the last of them. A typed one stays.
  update laundromats l set price_from = washers.lowest, assumed_facts = array_remove(l.assumed_facts, 'price_from')
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select min(price) as lowest from machines where laundromat_id = touched.id and kind = 'washer'
  ) washers
  where l.id = touched.id
    and (washers.lowest is not null or l.id = old.laundromat_id and old.kind = 'washer' and old.price is not null)
    and l.stated_price_from is distinct from washers.lowest;
  return null;
end
$function$;
comment on function public.refresh_laundromat_machines() is 'Trigger: limits the machines of a laundromat, and updates its price_from, wash_price_7kg and largest_washer_kg.';

CREATE OR REPLACE FUNCTION public.refresh_laundromat_photos()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set has_photos = not l.has_photos
  where l.id in (old.laundromat_id, new.laundromat_id)
    and l.has_photos <> exists (select from photos p where p.laundromat_id = l.id);
  if tg_op <> 'UPDATE' then
    update photos set is_primary = true
    where id = (
      select id from photos where laundromat_id in (old.laundromat_id, new.laundromat_id) order by is_primary desc, position, id limit 1
    ) and not is_primary;
  end if;
  return null;
end
$function$;
comment on function public.refresh_laundromat_photos() is 'Trigger: updates laundromats.has_photos, and makes the first photo primary if no other is. Not on update: changing the primary photo clears the flag before setting it.';

CREATE OR REPLACE FUNCTION public.refresh_laundromat_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set review_count = totals.reviews, average_rating = totals.average
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select count(*)::integer as reviews, coalesce(avg(rating), 0)::real as average
    from reviews where laundromat_id = touched.id and not is_held
  ) totals
  where l.id = touched.id and (l.review_count, l.average_rating) is distinct from (totals.reviews, totals.average);
  return null;
end
$function$;
comment on function public.refresh_laundromat_ratings() is 'Trigger: computes the rating columns of the laundromats concerned again, so that they are exact after any change.';

CREATE OR REPLACE FUNCTION public.refresh_laundromat_services()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Lock first, read in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (old.laundromat_id, new.laundromat_id) order by id for no key update;
  update laundromats l set service_ids = offered.ids
  from (values (old.laundromat_id), (new.laundromat_id)) as touched (id) cross join lateral (
    select array(select service_id from laundromat_services where laundromat_id = touched.id order by service_id) as ids
  ) offered
  where l.id = touched.id and l.service_ids is distinct from offered.ids;
  return null;
end
$function$;
comment on function public.refresh_laundromat_services() is 'Trigger: updates laundromats.service_ids from laundromat_services.';

CREATE OR REPLACE FUNCTION public.refuse_journal_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '3 years' then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{subject,before,after}'::text[] = to_jsonb(old) - '{subject,before,after}'::text[]
    and (new.subject is null or new.subject = old.subject)
    -- The same fields, of which a value may only become null.
    and not exists (
      select from (values (old.before, new.before), (old.after, new.after)) as side (was, becomes)
      where (was is null) <> (becomes is null) or exists (
        select from jsonb_each(was) as o full join jsonb_each(becomes) as n using (key)
        where o.value is null or n.value is null or (n.value <> o.value and n.value <> 'null')
      )
    )
  then
    return new;
  end if;
  -- Hasura passes on only the text of an error. The texts of all triggers begin with the name of a constraint, as here.
  raise exception 'journal_entries_immutable: entries of the journal cannot be changed or deleted'
    using errcode = 'check_violation', constraint = 'journal_entries_immutable', table = 'journal_entries';
end
$function$;
comment on function public.refuse_journal_change() is 'Trigger: refuses every change of the journal, except deleting entries older than three years, and emptying values, as the erasure of a person does; the names of the fields stay.';

CREATE OR REPLACE FUNCTION public.reserve_deleted_ids()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'photos' and acting_administrator() is null then
      -- An owner can restore a photo, unless its laundromat is deleted.
      if exists (select from laundromats where id = old.laundromat_id) then
        return old;
      end if;
    end if;
    insert into deleted_ids (table_name, id) values (tg_table_name, old.id) on conflict do nothing;
    return old;
  end if;
  -- Only in a request: an import or a seed written in SQL may insert again what it deletes.
  if current_setting('hasura.user', true) <> '' and current_setting('lavoir.restoring', true) is distinct from 'yes'
    and exists (select from deleted_ids where table_name = coalesce(tg_argv[0], tg_table_name) and id = new.id) then
    raise exception '%_id_unused: this id belongs to a deleted row', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_id_unused', table = tg_table_name;
  end if;
  return new;
end
$function$;
comment on function public.reserve_deleted_ids() is 'Trigger: saves the ids of deleted rows, and refuses them to new ones, except while a laundromat is restored. Its argument is the table whose deleted ids count, if it is another.';

CREATE OR REPLACE FUNCTION public.restore_content(restored uuid, saved jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET "lavoir.restores_content" TO 'on'
AS $function$
declare
  laundromat laundromats;
begin
  delete from photos where laundromat_id = restored and not saved -> 'photo_ids' @> to_jsonb(id);
  delete from laundromat_services where laundromat_id = restored and not saved -> 'service_ids' @> to_jsonb(service_id);
  insert into laundromat_services (laundromat_id, service_id)
  select restored, id from services where saved -> 'service_ids' @> to_jsonb(id) on conflict do nothing;
  delete from machines where laundromat_id = restored;
  perform insert_from_json('machines', row_content) from jsonb_array_elements(saved -> 'machines') as row_content;
  delete from opening_exceptions where laundromat_id = restored;
  perform insert_from_json('opening_exceptions', row_content)
  from jsonb_array_elements(saved -> 'opening_exceptions') as row_content;

  select (jsonb_populate_record(l, saved -> 'laundromat')).* into laundromat from laundromats l where id = restored;
  -- A new time makes the point count as written: it stays, even if it is the present one and the address moves.
  perform write_columns(
    restored, to_jsonb(laundromat) || jsonb_build_object('located_at', clock_timestamp()),
    owner_columns() || array['location_source', 'located_at', 'assumed_facts']
  );
  -- In a second statement, which puts back what triggers derive from the first.
  update laundromats set
    located_at = laundromat.located_at, facts_checked_at = laundromat.facts_checked_at,
    approved_content = laundromat.approved_content, changed_at = laundromat.changed_at,
    plan_id = (select id from subscription_plans where id = laundromat.plan_id)
  where id = restored;
end
$function$;
comment on function public.restore_content(uuid,jsonb) is 'Puts back what owned_content has saved. Photos that were deleted since stay deleted.';

CREATE OR REPLACE FUNCTION public.revert_merge(merge public.moderation_actions)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  merged uuid := merge.laundromat_id;
  kept laundromats;
  moved jsonb := coalesce(nullif(merge.moved_rows -> 'moved', 'null'), '{}');
  undone jsonb;
  former laundromats;
  child_table text;
begin
  select * into kept from laundromats where id = merge.merged_into;
  if not found then
    return;
  end if;
  -- What was deleted since, or moved on, stays so. Both reviews of a person change places in one statement.
  update reviews set laundromat_id = case laundromat_id when kept.id then merged else kept.id end
  where laundromat_id = kept.id and moved -> 'reviews' @> to_jsonb(id)
    or laundromat_id = merged and merge.moved_rows -> 'replaced_reviews' @> to_jsonb(id) and not exists (
      select from reviews newer
      where newer.laundromat_id = kept.id and newer.user_id = reviews.user_id and not moved -> 'reviews' @> to_jsonb(newer.id)
    );
  foreach child_table in array array['reports', 'fact_corrections', 'source_candidates', 'machines', 'opening_exceptions'] loop
    execute format('update %I set laundromat_id = $1 where laundromat_id = $2 and $3 @> to_jsonb(id)', child_table)
      using merged, kept.id, moved -> child_table;
  end loop;
  update laundromat_claims set laundromat_id = merged, is_dispute = coalesce(merge.moved_rows -> 'disputes' @> to_jsonb(id), false)
  where laundromat_id = kept.id and status in ('draft', 'submitted') and moved -> 'laundromat_claims' @> to_jsonb(id);
  -- Not primary at first: a laundromat has only one primary photo.
  update photos set laundromat_id = merged, is_primary = false, position = place.position
  from jsonb_to_recordset(merge.moved_rows -> 'photo_places') as place (id uuid, position integer)
  where photos.id = place.id and photos.laundromat_id = kept.id and moved -> 'photos' @> to_jsonb(photos.id);
  if exists (select from photos where laundromat_id = merged and merge.moved_rows -> 'photo_places' @> jsonb_build_array(
    jsonb_build_object('id', id, 'is_primary', true))) then
    update photos set is_primary = false where laundromat_id = merged and is_primary;
    update photos set is_primary = true where laundromat_id = merged
      and merge.moved_rows -> 'photo_places' @> jsonb_build_array(jsonb_build_object('id', id, 'is_primary', true));
  end if;

  insert into favorites (user_id, laundromat_id, created_at)
  select f.user_id, merged, f.created_at
  from jsonb_to_recordset(merge.moved_rows -> 'favorites') as f (user_id uuid, created_at timestamptz, had_both boolean)
  join users on users.id = f.user_id
  where f.had_both or exists (select from favorites present where present.laundromat_id = kept.id and present.user_id = f.user_id)
  on conflict do nothing;
  delete from favorites present
  using jsonb_to_recordset(merge.moved_rows -> 'favorites') as f (user_id uuid, had_both boolean)
  where present.laundromat_id = kept.id and present.user_id = f.user_id and not f.had_both;
  delete from laundromat_counts present
  using jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  where present.laundromat_id = kept.id and present.month = c.month and present.kind = c.kind and present.count <= c.count;
  update laundromat_counts present set count = present.count - c.count
  from jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  where present.laundromat_id = kept.id and present.month = c.month and present.kind = c.kind;
  insert into laundromat_counts (laundromat_id, month, kind, count)
  select merged, month, kind, count
  from jsonb_to_recordset(merge.moved_rows -> 'counts') as c (month date, kind text, count integer)
  on conflict do nothing;
  update source_objects set laundromat_id = merged
  from jsonb_to_recordset(merge.moved_rows -> 'sources') as s (type text, id bigint)
  where source_objects.type = s.type and source_objects.id = s.id and source_objects.laundromat_id = kept.id;
  update laundromat_redirects set laundromat_id = merged
  where laundromat_id = kept.id and merge.moved_rows -> 'redirects' @> to_jsonb(slug);
  delete from laundromat_services
  where laundromat_id = kept.id and nullif(merge.moved_rows -> 'services', 'null') @> to_jsonb(service_id);

  -- Only columns that have not changed since.
  select jsonb_object_agg(key, value -> 0) into undone from jsonb_each(nullif(merge.moved_rows -> 'columns', 'null'))
  where to_jsonb(kept) -> key is not distinct from value -> 1;
  if undone is null then
    return;
  end if;
  select (jsonb_populate_record(kept, undone)).* into former;
  if undone ?| (optional_texts() || array['cycle_minutes']) then
    perform write_columns(kept.id, to_jsonb(former), optional_texts() || array['cycle_minutes']);
  end if;
  -- A merge gives a point only to a laundromat that stood at the centre of its commune.
  update laundromats set latitude = null, longitude = null where id = kept.id and undone ?& array['latitude', 'longitude'];
  update laundromats set hours = former.hours, weekly_hours = former.weekly_hours, holiday_hours = former.holiday_hours
  where id = kept.id and undone ?| array['hours', 'weekly_hours', 'holiday_hours'];
  update laundromats set price_from = former.price_from where id = kept.id and undone ? 'price_from';
  update laundromats set assumed_facts = former.assumed_facts where id = kept.id and undone ? 'assumed_facts';
  update laundromats set user_id = (select id from users where id = former.user_id),
    plan_id = (select id from subscription_plans where id = former.plan_id), is_premium = former.is_premium and closed_at is null,
    is_featured = former.is_featured and closed_at is null, featured_until = former.featured_until
  where id = kept.id and undone ? 'user_id';
end
$function$;
comment on function public.revert_merge(public.moderation_actions) is 'Undoes a merge whose merged laundromat has just been restored: rows, redirects, filled-in facts and owner are again where they were, except what has changed since.';

CREATE OR REPLACE FUNCTION public.rotation_start(sharers integer, places integer, moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (sharers > 0) THEN (mod(abs(((places * (floor((EXTRACT(epoch FROM moment) / (900)::numeric)))::bigint) + ((ceil(((sharers)::numeric * 0.618)))::bigint * (floor((EXTRACT(epoch FROM moment) / (86400)::numeric)))::bigint))), (sharers)::bigint))::integer ELSE 0 END;
comment on function public.rotation_start(integer,integer,timestamp with time zone) is 'Returns the index (from 0) of the laundromat that is first at a moment. Every quarter of an hour the places move to the next laundromats: over a day the shares differ by at most one slot. Each day starts elsewhere, so that none always has the nights.';

CREATE OR REPLACE FUNCTION public.rows_of_laundromat(laundromat public.laundromats)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found_rows jsonb := jsonb_build_object('laundromats', jsonb_build_array(to_jsonb(laundromat)));
  child record;
  child_rows jsonb;
begin
  for child in
    select c.conrelid::regclass as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'laundromats'::regclass and c.confdeltype = 'c'
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t where %I = $1', child.table_name, child.column_name)
      into child_rows using laundromat.id;
    found_rows := found_rows || jsonb_build_object(child.table_name::text, child_rows);
  end loop;
  return found_rows;
end
$function$;
comment on function public.rows_of_laundromat(public.laundromats) is 'Returns a laundromat and all rows that are deleted with it, by table.';

CREATE OR REPLACE FUNCTION public.save_approved_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  content jsonb;
  approved jsonb;
begin
  if new.user_id is distinct from old.user_id then
    -- What waits was entered by the former owner.
    new.held_content := '{}';
  end if;
  if not new.is_active then
    -- The whole unpublished laundromat is pending, or was refused. Its owner finds there what they entered last.
    new := jsonb_populate_record(new, new.held_content);
    new.held_content := '{}';
    new.approved_content := null;
    new.changed_at := null;
    new.changed_since := null;
    return new;
  end if;
  content := moderated_content(new);
  select coalesce(jsonb_object_agg(key, value), '{}') into new.held_content
  from jsonb_each(new.held_content) where value is distinct from content -> key;
  if not old.is_active then
    return new;
  end if;
  if acting_administrator() is null then
    if content <> moderated_content(old) or new.held_content <> old.held_content then
      -- After several changes, the approved content is still the first version; going back to it ends the wait for review.
      approved := coalesce(old.approved_content, moderated_content(old));
      if approved = content and new.held_content = '{}' then
        approved := null;
      end if;
      new.approved_content := approved;
      new.changed_at := case when approved is not null then clock_timestamp() end;
    end if;
  elsif new.approved_content = old.approved_content then
    -- What an administrator changes is approved.
    select new.approved_content || coalesce(jsonb_object_agg(key, value), '{}') into new.approved_content
    from jsonb_each(content) where value is distinct from moderated_content(old) -> key;
  end if;
  new.changed_since := case when new.changed_at is not null then coalesce(old.changed_since, new.changed_at) end;
  return new;
end
$function$;
comment on function public.save_approved_content() is 'Trigger: saves the approved content when the owner changes a published laundromat, and ends the wait of values that are published meanwhile.';

CREATE OR REPLACE FUNCTION public.search_all_laundromats(search text, refused boolean DEFAULT NULL::boolean, awaiting boolean DEFAULT NULL::boolean)
 RETURNS SETOF public.laundromats
 LANGUAGE sql
 STABLE
AS $function$
  select l.* from public.laundromats l left join public.users o on o.id = l.user_id
  where (
    concat_ws(E'\n', l.name, l.city, l.postal_code, l.address, o.email) ilike all (public.like_patterns(search))
    or public.slug_of(left(search, 200)) <> '' and l.slug like '%' || public.slug_of(left(search, 200)) || '%'
  ) and (refused is null or refused = (l.refused_at is not null))
  and (awaiting is null or awaiting = (not l.is_active and l.refused_at is null and l.closed_at is null or l.changed_at is not null))
$function$;
comment on function public.search_all_laundromats(text,boolean,boolean) is 'Returns laundromats, published or not, whose name, address or owner''s email contains every word of the search, or whose slug contains the words in this order. awaiting: neither published nor refused, or changed since the approval.';

CREATE OR REPLACE FUNCTION public.search_cities(q text DEFAULT NULL::text)
 RETURNS SETOF public.city_matches
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
 SET "pg_trgm.word_similarity_threshold" TO '0.3'
AS $function$
#variable_conflict use_variable
declare
  folded text := fold_text(left(q, 100));
  -- 15e, 15 ème, 1er and 2nd are the numbers of arrondissements.
  typed text := regexp_replace(regexp_replace(
    folded, '\m(\d{1,2}) ?(er|e|eme|ieme|nd|d)\M', '\1', 'g'), '\m(arrt|ardt|arrdt)\M', 'arrondissement');
  -- One or two digits alone begin a postal code.
  number text := case when typed like '% %' or typed <> folded then substring(typed from '\m\d{1,2}\M') end;
  patterns text[] := array(select '% ' || word || '%' from unnest(string_to_array(typed, ' ')) word limit 8);
  enough integer := case when typed ~ '\d' then 1 else 3 end;
  ids uuid[];
  area record;
begin
  if coalesce(typed, '') = '' then
    return;
  end if;
  ids := array(
    select c.id from french_cities c
    where c.search_text like patterns[1]
      and (patterns[2] is null or c.search_text like patterns[2])
      and (patterns[3] is null or c.search_text like patterns[3])
      and (patterns[4] is null or c.search_text like all (patterns[4:]))
    order by
      city_rank(c, typed, number),
      -- The arrondissements of a city follow each other.
      coalesce((select p.population from french_cities p where p.id = c.parent_id), c.population) desc,
      c.insee_code
    limit 10
  );
  if cardinality(ids) = 0 then
    -- « Valence Drôme », « Brest en Bretagne ».
    select p.name_key, p.region, p.department_code into area from place_names p
    where p.kind <> 'former_commune' and right(typed, length(p.name_key) + 1) = ' ' || p.name_key
    order by length(p.name_key) desc, p.kind limit 1;
    if found then
      typed := regexp_replace(left(typed, -length(area.name_key) - 1), ' (dans|en)( (la|le|les|l))?$', '');
      ids := array(
        select c.id from french_cities c
        where c.search_text like '% ' || typed || '%' and city_rank(c, typed, number) < 2
          and c.region = area.region and c.department_code = coalesce(area.department_code, c.department_code)
        order by c.population desc, c.insee_code limit 5
      );
      enough := 1;
    end if;
  end if;
  if cardinality(ids) < enough and length(typed) between 3 and 50 then
    -- One error costs at most five trigrams: the longer the text, the more similar the names to look at. It leaves too few of a short name.
    perform set_config('pg_trgm.word_similarity_threshold', greatest(0.3, (length(typed) - 4) / (length(typed) + 5.0))::text, true);
    ids := ids || case when length(typed) < 6 then array(
      -- All texts that differ by a letter that is missing, superfluous, wrong or swapped with the next, also with an article before them.
      with parts as (
        select left(typed, place) as head, substr(typed, place + 1) as tail from generate_series(0, length(typed)) place
      ), names as (
        select head || letter || substr(tail, skipped) as name
        from parts, unnest(string_to_array('abcdefghijklmnopqrstuvwxyz ', null) || array['']) letter, generate_series(1, 2) skipped
        union
        select head || reverse(left(tail, 2)) || substr(tail, 3) from parts
      )
      select c.id from french_cities c
      where c.name_key = any (array(select article || name from names, unnest(array['', 'le ', 'la ', 'les ', 'l ']) article)) and c.id <> all (ids)
      order by c.population desc, c.insee_code limit 5
    ) else array(
      select c.id from french_cities c
      where typed <% c.name_key and c.id <> all (ids)
        and (is_one_error_away(typed, c.name_key) or is_one_error_away(typed, regexp_replace(c.name_key, '^(la|le|les|l) ', '')))
      order by c.parent_id is not null, c.population desc, c.insee_code limit 5
    ) end;
    -- A city with a typing error is likelier than a much smaller commune that begins so, but not than one with this very word.
    ids := array(
      select c.id from french_cities c where c.id = any (ids)
      order by
        strpos(' ' || c.name_key || ' ', ' ' || typed || ' ') = 0,
        c.population * case city_rank(c, typed, number) when 0 then 1 when 1 then 1 when 3 then 0.1 else 0 end desc,
        c.insee_code
    );
  end if;
  return query select id, place::integer from unnest(ids) with ordinality listed (id, place);
end
$function$;
comment on function public.search_cities(text) is 'Returns at most ten communes and arrondissements whose words or postal codes begin with the words of q, by city_rank and population. If these are fewer than three, at most five with one typing error join them, as if they had a tenth of their inhabitants. A department or region behind the name narrows the search to it if no name has these words.';

CREATE OR REPLACE FUNCTION public.search_contacts(search text)
 RETURNS SETOF public.contacts
 LANGUAGE sql
 STABLE
AS $function$
  select c.* from public.contacts c
  where concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_contacts(text) is 'Returns messages whose sender, subject or text contains every word of the search.';

CREATE OR REPLACE FUNCTION public.search_journal_entries(search text)
 RETURNS SETOF public.journal_entries
 LANGUAGE sql
 STABLE
AS $function$
  select a.* from public.journal_entries a
  where concat_ws(E'\n', a.actor, a.subject) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_journal_entries(text) is 'Returns journal entries whose administrator or subject contains every word of the search.';

CREATE OR REPLACE FUNCTION public.search_laundromats(q text DEFAULT NULL::text, city text DEFAULT NULL::text, region text DEFAULT NULL::text, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision, radius_km real DEFAULT NULL::real, services text DEFAULT NULL::text, sort text DEFAULT NULL::text, page integer DEFAULT NULL::integer, page_size integer DEFAULT NULL::integer, moment timestamp with time zone DEFAULT NULL::timestamp with time zone, open_at timestamp with time zone DEFAULT NULL::timestamp with time zone, min_washer_kg numeric DEFAULT NULL::numeric, south double precision DEFAULT NULL::double precision, west double precision DEFAULT NULL::double precision, north double precision DEFAULT NULL::double precision, east double precision DEFAULT NULL::double precision, place text DEFAULT NULL::text)
 RETURNS SETOF public.laundromat_matches
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
AS $function$
#variable_conflict use_variable
begin
  return query select * from found_page(read_search(
    q, city, region, lat, lng, radius_km, services, sort, page, page_size, moment, open_at, min_washer_kg, south, west, north, east, place));
end
$function$;
comment on function public.search_laundromats(text,text,text,double precision,double precision,real,text,text,integer,integer,timestamp with time zone,timestamp with time zone,numeric,double precision,double precision,double precision,double precision,text) is 'Returns published laundromats that match all arguments. services: ids separated by commas, all required. sort: relevance, distance, rating, price, wash_price (a wash of 7 kg), name or city; unknown and assumed prices come last. moment: of the rotation and the open state; default: now. open_at: only those that are surely open then, on the clocks of their place. min_washer_kg: only those with such a washer. south, west, north, east: a box in degrees, instead of city and radius_km; without lat and lng, relevance counts from its middle. place: « region/commune » or the code of a department. Invalid arguments are clamped or match nothing. Pages end at 10 000 matches.';

CREATE OR REPLACE FUNCTION public.search_possible_duplicates(search text)
 RETURNS SETOF public.possible_duplicates
 LANGUAGE sql
 STABLE
AS $function$
  select p.* from public.possible_duplicates p
  join public.laundromats l on l.id = p.laundromat_id
  join public.laundromats other on other.id = p.other_id
  where (p.status = 'open' or p.refund in ('due', 'failed'))
    and concat_ws(E'\n', l.name, l.city, l.address, other.name, other.address) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_possible_duplicates(text) is 'Returns the pairs that await a decision or a refund, and whose names and addresses contain every word of the search.';

CREATE OR REPLACE FUNCTION public.search_reviews(search text)
 RETURNS SETOF public.reviews
 LANGUAGE sql
 STABLE
AS $function$
  select r.* from public.reviews r left join public.laundromats l on l.id = r.laundromat_id
  where concat_ws(E'\n', r.author_name, r.comment, l.name) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_reviews(text) is 'Returns reviews whose author, text or laundromat contains every word of the search.';

CREATE OR REPLACE FUNCTION public.search_source_candidates(search text)
 RETURNS SETOF public.source_candidates
 LANGUAGE sql
 STABLE
AS $function$
  select c.* from public.source_candidates c
  join public.source_objects s on s.type = c.source_type and s.id = c.source_id
  join public.laundromats l on l.id = c.laundromat_id
  where c.status = 'open' and s.laundromat_id is null and s.gone_at is null
    and concat_ws(E'\n', s.tags, l.name, l.city) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_source_candidates(text) is 'Returns the pairs that await a decision and whose tags or laundromat contain every word of the search.';

CREATE OR REPLACE FUNCTION public.search_source_objects(list text, search text)
 RETURNS SETOF public.source_objects
 LANGUAGE sql
 STABLE
AS $function$
  select s.* from public.source_objects s left join public.laundromats l on l.id = s.laundromat_id
  where case list
    when 'unclear' then s.class = 'unclear' and s.chosen_class is null and s.laundromat_id is null and s.gone_at is null
    when 'differences' then s.differences <> '{}' and l.is_active
    when 'lost' then l.is_active and s.still_open_at is null and case
      when s.gone_at is null then s.class <> 'self_service' and s.chosen_class is null
      -- Another object still describes the laundromat.
      else not exists (
        select from public.source_objects other
        where other.laundromat_id = s.laundromat_id and other.gone_at is null and other.class = 'self_service'
      )
    end
  end and concat_ws(E'\n', s.tags, l.name, l.city) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_source_objects(text,text) is 'Returns the objects of a list whose tags or laundromat contain every word of the search. unclear: await a class; differences: have other facts than their published laundromat; lost: gone, or something else by now, while their laundromat is published.';

CREATE OR REPLACE FUNCTION public.search_users(search text)
 RETURNS SETOF public.users
 LANGUAGE sql
 STABLE
AS $function$
  select u.* from public.users u
  where concat_ws(E'\n', u.email, u.first_name, u.last_name) ilike all (public.like_patterns(search))
$function$;
comment on function public.search_users(text) is 'Returns accounts whose email or name contains every word of the search.';

CREATE OR REPLACE FUNCTION public.search_words(typed text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(NULLIF(array_remove(array_remove(words.words, 'and'::text), 'et'::text), '{}'::text[]), words.words) AS "coalesce" FROM string_to_array(public.fold_text(search_words.typed), ' '::text) words(words));
comment on function public.search_words(text) is 'Returns the folded words. « and » and « et », which folding removes where « & » is written, count only if there are no others.';

CREATE OR REPLACE FUNCTION public.set_laundromat_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  commune french_cities := commune_of(new.postal_code, new.city);
  writer text := nullif(current_setting('hasura.user', true), '')::jsonb ->> 'x-hasura-role';
  has_point boolean := new.latitude is not null and new.longitude is not null;
  metres double precision := metres_between(new.latitude, new.longitude, commune.latitude, commune.longitude);
  -- Of coordinates that came without a source.
  guessed_source text := case when new.latitude is null or metres <= 100 then 'commune' else 'address' end;
  is_written boolean := has_point;
  is_moved boolean := true;
begin
  new.commune_id := commune.id;
  new.region := commune.region;
  new.arrondissement_id := (
    select c.id from french_cities c where c.parent_id = commune.id and c.postal_codes @> array[btrim(new.postal_code)]
  );
  if tg_op = 'UPDATE' then
    is_written := has_point
      and (new.latitude, new.longitude, new.located_at) is distinct from (old.latitude, old.longitude, old.located_at);
    is_moved := fold_text(concat_ws(' ', new.address, new.postal_code, new.city))
      <> fold_text(concat_ws(' ', old.address, old.postal_code, old.city));
  end if;
  if not is_written then
    if not is_moved and has_point then
      return new;
    end if;
    new.location_source := 'commune';
    new.located_at := null;
    -- One coordinate alone is left for the constraint to refuse.
    if commune.id is not null or has_point then
      new.latitude := commune.latitude;
      new.longitude := commune.longitude;
    end if;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.located_at := coalesce(new.located_at, clock_timestamp());
    -- A restored laundromat has its source already.
    if writer = 'site_admin' and new.location_source is not null then
      return new;
    end if;
  elsif new.located_at is not distinct from old.located_at then
    new.located_at := clock_timestamp();
  end if;
  if writer = 'site_admin' then
    new.location_source := 'pin';
  elsif tg_op = 'INSERT' then
    new.location_source := coalesce(new.location_source, guessed_source);
  elsif new.location_source = old.location_source and old.location_source = 'commune' then
    new.location_source := guessed_source;
  end if;
  -- Imports and seeds in SQL check their own points, and restore_content puts back what was accepted before. Where the centre is only
  -- that of the department, it proves nothing.
  if writer is not null and current_setting('lavoir.restores_content', true) is distinct from 'on'
    and commune.coordinates_source <> 'department'
    and metres > 50000 then
    raise exception 'laundromats_location_near_commune: the point is more than 50 km from %', commune.name
      using errcode = 'check_violation', constraint = 'laundromats_location_near_commune', table = 'laundromats';
  end if;
  return new;
end
$function$;
comment on function public.set_laundromat_place() is 'Trigger: derives commune_id, arrondissement_id and region; decides on location_source. A laundromat without a point, or whose address changes while no point is written, stands at its commune''s centre.';

CREATE OR REPLACE FUNCTION public.set_laundromat_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  base text := coalesce(nullif(trim(both '-' from left(
    regexp_replace(lower(unaccent('public.unaccent'::regdictionary, concat(new.name, ' ', new.city))), '[^a-z0-9]+', '-', 'g'), 90)), ''), 'laverie');
begin
  if new.slug is not null then
    return new;
  end if;
  -- Names whose suffixes could collide share a lock. There are few locks on purpose: an import of many
  -- rows must not fill the lock table.
  perform pg_advisory_xact_lock(hashtext('laundromats.slug'), hashtext(regexp_replace(base, '(-[0-9]+)+$', '')) & 255);
  if not exists (select from laundromats where slug = base)
    and not exists (select from laundromat_redirects where slug = base) then
    new.slug := base;
    return new;
  end if;
  select base || '-' || greatest(coalesce(max(substr(slug, length(base) + 2)::bigint), 1) + 1, 2) into new.slug
  from (select slug from laundromats union all select slug from laundromat_redirects) taken
  where slug like base || '-%' and substr(slug, length(base) + 2) ~ '^[1-9][0-9]{0,8}$';
  return new;
end
$function$;
comment on function public.set_laundromat_slug() is 'Trigger: builds the slug from the folded name and city; of a taken one, with the number after the highest in use, from 2. Only on insert: a rename does not change the URL.';

CREATE OR REPLACE FUNCTION public.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;
comment on function public.set_updated_at() is 'Trigger: sets updated_at.';

CREATE OR REPLACE FUNCTION public.shift_minutes(minutes int4multirange, by integer)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(range_agg(int4range((lower(part.part) + shift_minutes.by), (upper(part.part) + shift_minutes.by))), '{}'::int4multirange) AS "coalesce" FROM unnest(shift_minutes.minutes) part(part));
comment on function public.shift_minutes(int4multirange,integer) is 'Adds a number to all minutes.';

CREATE OR REPLACE FUNCTION public.similar_laundromats(name text, address text, postal_code text, city text, latitude numeric DEFAULT NULL::numeric, longitude numeric DEFAULT NULL::numeric, phone text DEFAULT NULL::text, own uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.laundromats
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  -- $n, because the columns of the commune have the same names.
  select (alike.laundromat).*
  from commune_of(left($3, 20), left($4, 200)) commune,
    lateral laundromats_like(jsonb_populate_record(null::laundromats, jsonb_build_object(
      'id', $8, 'name', left($1, 300), 'address', left($2, 300), 'city', left($4, 200), 'phone', left($7, 50),
      'commune_id', commune.id, 'arrondissement_id', (
        select c.id from french_cities c where c.parent_id = commune.id and c.postal_codes @> array[btrim(left($3, 20))]
      ),
      'location_source', case when $5 is null or $6 is null then 'commune' else 'pin' end, 'latitude', $5, 'longitude', $6
    ))) alike
  order by alike.is_close desc, cardinality(alike.signs) desc, (alike.laundromat).created_at
  limit 20
$function$;
comment on function public.similar_laundromats(text,text,text,text,numeric,numeric,text,uuid) is 'Returns the laundromats that may be the same as the one that an owner is typing, the most similar first. own: the laundromat that is being edited, which is left out.';

CREATE OR REPLACE FUNCTION public.slug_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(public.fold_text(name), ' '::text, '-'::text);
comment on function public.slug_of(text) is 'Returns a name as URLs contain it: Saint-Étienne becomes saint-etienne.';

CREATE OR REPLACE FUNCTION public.sorted_page(search public.laundromat_search, most integer, OUT ids uuid[], OUT distances double precision[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.sorted_page(public.laundromat_search,integer) is 'Returns the requested page in the order of docs/ranking.md; by rotation, that of free laundromats. most: also the number of matches, but nothing if there are so many; null: nothing is counted.';

CREATE OR REPLACE FUNCTION public.street_words(address text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  words text := btrim(regexp_replace(fold_text(left(address, 300)),
    '(?: *\m(?:[0-9]+(?:bis|ter|quater|[a-d])?|rue|r|avenue|av|ave|boulevard|boul|bld|bd|bvd|place|pl|impasse|imp|allee|allees|all|'
    'chemin|che|ch|cours|crs|quai|route|rte|square|sq|passage|pass|esplanade|bis|ter|quater|a|b|c|l|d|du|de|des|le|la|les|n|no|numero)\M)+ *',
    ' ', 'g'));
begin
  if words !~ '\m(?:fb?g|gal|mal|dr|pdt|cdt|pr)\M' then
    return words;
  end if;
  return (
    select string_agg(case word
      when 'fg' then 'faubourg' when 'fbg' then 'faubourg' when 'gal' then 'general' when 'mal' then 'marechal'
      when 'dr' then 'docteur' when 'pdt' then 'president' when 'cdt' then 'commandant' when 'pr' then 'professeur'
      else word end, ' ' order by place)
    from string_to_table(words, ' ') with ordinality as listed (word, place)
  );
end
$function$;
comment on function public.street_words(text) is 'Returns the words that distinguish a street: without number, type of way (rue, av., bd…) and articles, abbreviations written out.';

CREATE OR REPLACE FUNCTION public.suggest_laundromats(q text DEFAULT NULL::text)
 RETURNS SETOF public.laundromat_matches
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET jit TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
 SET "pg_trgm.word_similarity_threshold" TO '0.3'
AS $function$
declare
  words text[] := (search_words(left(q, 100)))[: 8];
  typed text;
  ids uuid[];
begin
  for i in 1 .. coalesce(cardinality(words), 0) loop
    typed := words[i];
    if not exists (select from laundromat_name_words w where w.word like typed || '%') then
      words[i] := (
        select w.word from laundromat_name_words w
        where length(typed) between 4 and 30 and typed <% w.word and is_one_error_away(typed, w.word)
        order by similarity(typed, w.word) desc, w.word limit 1
      );
    end if;
  end loop;
  if words[1] is null or array_position(words, null) is not null then
    return;
  end if;
  typed := array_to_string(words, ' ');
  ids := array(select l.id from laundromats l where l.is_active and l.name_key like typed || '%' order by l.name_key, l.id limit 5);
  if cardinality(ids) < 5 then
    -- Without an order, a frequent word is found within a few rows.
    ids := ids || array(
      select l.id from laundromats l
      where l.is_active and l.id <> all (ids)
        and ' ' || l.name_key like '% ' || words[1] || '%'
        and (words[2] is null or ' ' || l.name_key like '% ' || words[2] || '%')
        and (words[3] is null or ' ' || l.name_key like all (select '% ' || word || '%' from unnest(words[3 :]) word))
      limit 5 - cardinality(ids)
    );
  end if;
  return query select id, place::integer, null::real, cardinality(ids) from unnest(ids) with ordinality listed (id, place);
end
$function$;
comment on function public.suggest_laundromats(text) is 'Returns at most five published laundromats: names that begin like q, then names with words that begin like its words. A word that begins no name is corrected if it has one typing error.';

CREATE OR REPLACE FUNCTION public.sync_opening_hours()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if 'hours' = any (new.assumed_facts) then
    new.weekly_hours := null;
  elsif tg_op = 'INSERT' then
    new.weekly_hours := coalesce(new.weekly_hours, clear_week(new.hours));
  elsif new.hours is distinct from old.hours and new.weekly_hours is not distinct from old.weekly_hours then
    new.weekly_hours := clear_week(new.hours);
  end if;
  return new;
end
$function$;
comment on function public.sync_opening_hours() is 'Trigger: derives weekly_hours from a text that is written alone, so that they do not contradict it; empty while the text is assumed.';

CREATE OR REPLACE FUNCTION public.time_zone_of_area(area text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE area WHEN '971'::text THEN 'America/Guadeloupe'::text WHEN '972'::text THEN 'America/Martinique'::text WHEN '973'::text THEN 'America/Cayenne'::text WHEN '974'::text THEN 'Indian/Reunion'::text WHEN '975'::text THEN 'America/Miquelon'::text WHEN '976'::text THEN 'Indian/Mayotte'::text WHEN '977'::text THEN 'America/St_Barthelemy'::text WHEN '978'::text THEN 'America/Marigot'::text WHEN '986'::text THEN 'Pacific/Wallis'::text WHEN '987'::text THEN 'Pacific/Tahiti'::text WHEN '988'::text THEN 'Pacific/Noumea'::text ELSE 'Europe/Paris'::text END;

CREATE OR REPLACE FUNCTION public.undelivered_events()
 RETURNS TABLE(kind text, name text, waiting integer, failed integer, oldest_seconds real)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog'
AS $function$
begin
  if to_regclass('hdb_catalog.event_log') is not null then
    return query execute $events$
      select
        'event',
        trigger_name,
        count(*) filter (where not error)::integer,
        count(*) filter (where error)::integer,
        coalesce(extract(epoch from timezone('utc', now()) - min(created_at) filter (where not error)), 0)::real
      from hdb_catalog.event_log
      where not delivered and not archived
      group by trigger_name
    $events$;
  end if;
  if to_regclass('hdb_catalog.hdb_cron_events') is not null then
    return query execute $jobs$
      select
        'cron',
        trigger_name,
        count(*) filter (where status in ('scheduled', 'locked'))::integer,
        count(*) filter (where status in ('error', 'dead'))::integer,
        coalesce(
          extract(epoch from now() - min(scheduled_time) filter (where status in ('scheduled', 'locked'))), 0
        )::real
      from hdb_catalog.hdb_cron_events
      where status <> 'delivered' and scheduled_time <= now()
      group by trigger_name
    $jobs$;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.website_host(website text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN lower("substring"(website, '^https?://(?:www\.)?([^/:?#]+)'::text));
comment on function public.website_host(text) is 'Returns the host of a website without www.';

CREATE OR REPLACE FUNCTION public.write_columns(written uuid, content jsonb, columns text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  execute format(
    'update laundromats l set %s from jsonb_populate_record(null::laundromats, $1) c where l.id = $2',
    (select string_agg(format('%1$I = c.%1$I', name), ', ') from unnest(columns) name)
  ) using content, written;
end
$function$;
comment on function public.write_columns(uuid,jsonb,text[]) is 'Writes these columns of a laundromat in one statement; those that the content lacks become null.';

create table public.account_tokens (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  new_email public.citext,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.account_tokens add constraint account_tokens_kind_known CHECK ((kind = ANY (ARRAY['email_verification'::text, 'password_reset'::text, 'email_change'::text])));
alter table public.account_tokens add constraint account_tokens_new_email_known CHECK (((new_email IS NOT NULL) = (kind = 'email_change'::text)));
alter table public.account_tokens add constraint account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.account_tokens add constraint account_tokens_pkey PRIMARY KEY (id);
alter table public.account_tokens add constraint account_tokens_token_hash_key UNIQUE (token_hash);
CREATE INDEX account_tokens_expires_at ON public.account_tokens USING btree (expires_at);
CREATE INDEX account_tokens_user_id ON public.account_tokens USING btree (user_id);
comment on table public.account_tokens is 'Links emailed to a user; each works once and expires.';
comment on column public.account_tokens.new_email is 'Address to which the link was sent; it becomes the one of the account.';

create table public.billing_emails (
  fact text not null,
  user_id uuid not null,
  kind text not null,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now()
);
alter table public.billing_emails add constraint billing_emails_details_object CHECK ((jsonb_typeof(details) = 'object'::text));
alter table public.billing_emails add constraint billing_emails_kind_known CHECK ((kind = ANY (ARRAY['paid'::text, 'failed'::text, 'action_required'::text, 'plan_changed'::text, 'cancellation'::text, 'cancellation_withdrawn'::text, 'ended'::text, 'refunded'::text, 'refund_failed'::text, 'disputed'::text, 'dispute_opened'::text, 'dispute_closed'::text, 'dispute_decided'::text, 'laundromat_waits'::text, 'laundromat_held'::text, 'laundromat_refunded'::text, 'second_subscription'::text])));
alter table public.billing_emails add constraint billing_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.billing_emails add constraint billing_emails_pkey PRIMARY KEY (fact);
CREATE INDEX billing_emails_user_id ON public.billing_emails USING btree (user_id);
comment on table public.billing_emails is 'Emails about payments. Inserting a row sends the email, through the event trigger billing_email.';
comment on column public.billing_emails.fact is 'Event that the email reports, for example paid:in_1. Unique, so that it is sent only once.';
comment on column public.billing_emails.details is 'Values shown in the email: amounts, dates, links.';

create table public.city_matches (
  city_id uuid not null,
  "position" integer not null
);
alter table public.city_matches add constraint city_matches_stays_empty CHECK (false) NO INHERIT;
comment on table public.city_matches is 'Always empty: it is the return type of search_cities.';
comment on column public.city_matches."position" is 'Position in the result, from 1. Always order by it.';

create table public.claim_codes (
  id uuid not null default gen_random_uuid(),
  claim_id uuid not null,
  email public.citext not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null default (clock_timestamp() + '00:30:00'::interval),
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp()
);
alter table public.claim_codes add constraint claim_codes_attempts_range CHECK (((attempts >= 0) AND (attempts <= 5)));
alter table public.claim_codes add constraint claim_codes_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.laundromat_claims(id) ON DELETE CASCADE;
alter table public.claim_codes add constraint claim_codes_pkey PRIMARY KEY (id);
CREATE INDEX claim_codes_claim_id ON public.claim_codes USING btree (claim_id, created_at);
CREATE INDEX claim_codes_created_at ON public.claim_codes USING btree (created_at);
comment on table public.claim_codes is 'Codes that were emailed to an address of a claimed laundromat. Only the newest of a claim is valid, once, for 5 attempts.';
comment on column public.claim_codes.code_hash is 'Keyed hash: a code is too short for any other.';

create table public.claim_disputes (
  id uuid not null default gen_random_uuid(),
  claim_id uuid not null,
  owner_id uuid not null,
  laundromat_id uuid not null,
  asked_at timestamp with time zone not null default now(),
  is_mine boolean,
  words text,
  answered_at timestamp with time zone,
  lost_at timestamp with time zone
);
alter table public.claim_disputes add constraint claim_disputes_answer_dated CHECK (((is_mine IS NULL) = (answered_at IS NULL)));
alter table public.claim_disputes add constraint claim_disputes_words_length CHECK (((char_length(words) >= 1) AND (char_length(words) <= 2000)));
alter table public.claim_disputes add constraint claim_disputes_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.laundromat_claims(id) ON DELETE CASCADE;
alter table public.claim_disputes add constraint claim_disputes_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.claim_disputes add constraint claim_disputes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.claim_disputes add constraint claim_disputes_pkey PRIMARY KEY (id);
alter table public.claim_disputes add constraint claim_disputes_once UNIQUE (claim_id, owner_id);
CREATE INDEX claim_disputes_laundromat_id ON public.claim_disputes USING btree (laundromat_id);
CREATE INDEX claim_disputes_owner_id ON public.claim_disputes USING btree (owner_id);
comment on table public.claim_disputes is 'Owners who were asked about another person''s claim of their laundromat, with their answers.';
comment on column public.claim_disputes.is_mine is 'The answer: whether the laundromat still belongs to the owner. Null: no answer yet.';
comment on column public.claim_disputes.words is 'What the owner wrote with the answer.';
comment on column public.claim_disputes.lost_at is 'Time when the claim was accepted against this owner; null again when that is undone.';

create table public.claim_letters (
  claim_id uuid not null,
  laundromat_id uuid not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null
);
alter table public.claim_letters add constraint claim_letters_attempts_range CHECK (((attempts >= 0) AND (attempts <= 5)));
alter table public.claim_letters add constraint claim_letters_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES public.laundromat_claims(id) ON DELETE CASCADE;
alter table public.claim_letters add constraint claim_letters_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.claim_letters add constraint claim_letters_pkey PRIMARY KEY (claim_id);
CREATE INDEX claim_letters_laundromat_id ON public.claim_letters USING btree (laundromat_id);
comment on table public.claim_letters is 'The letter with a code that was last printed for a claim. Printing another one ends the validity of its code.';
comment on column public.claim_letters.laundromat_id is 'Laundromat whose address is on the letter; the code proves a claim of no other.';
comment on column public.claim_letters.code_hash is 'Keyed hash: a code is too short for any other.';

create table public.contact_changes (
  laundromat_id uuid not null,
  website_changed_at timestamp with time zone,
  email_changed_at timestamp with time zone
);
alter table public.contact_changes add constraint contact_changes_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.contact_changes add constraint contact_changes_pkey PRIMARY KEY (laundromat_id);
comment on table public.contact_changes is 'Time since when a laundromat has the domain of its website and its email address, which prove who owns it. No row: no change is known.';

create table public.contact_replies (
  id uuid not null,
  contact_id uuid not null,
  author_id uuid,
  message text not null,
  status text not null default 'waiting'::text,
  reason text,
  created_at timestamp with time zone not null default now()
);
alter table public.contact_replies add constraint contact_replies_message_filled CHECK ((btrim(message) <> ''::text));
alter table public.contact_replies add constraint contact_replies_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'not_sent'::text])));
alter table public.contact_replies add constraint contact_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.contact_replies add constraint contact_replies_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE;
alter table public.contact_replies add constraint contact_replies_pkey PRIMARY KEY (id);
CREATE INDEX contact_replies_author_id ON public.contact_replies USING btree (author_id);
CREATE INDEX contact_replies_contact_id ON public.contact_replies USING btree (contact_id, created_at);
CREATE TRIGGER contact_replies_journal AFTER INSERT ON public.contact_replies FOR EACH ROW EXECUTE FUNCTION public.record_change('message');
comment on table public.contact_replies is 'Inserting a row sends the reply, through the event trigger contact_reply.';
comment on column public.contact_replies.id is 'Set by the browser, so that a reply sent twice is one.';
comment on column public.contact_replies.author_id is 'The administrator who wrote it.';
comment on column public.contact_replies.status is 'not_sent: it was tried for two weeks.';
comment on column public.contact_replies.reason is 'Why it is not sent or not yet: the reason of its row in held_emails.';

create table public.contacts (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  type text not null default 'general'::text,
  is_priority boolean not null default false,
  is_read boolean not null default false,
  comes_first boolean not null generated always as ((is_priority AND (NOT is_read))) stored,
  created_at timestamp with time zone not null default now()
);
alter table public.contacts add constraint contacts_email_filled CHECK ((btrim(email) <> ''::text));
alter table public.contacts add constraint contacts_message_filled CHECK ((btrim(message) <> ''::text));
alter table public.contacts add constraint contacts_name_filled CHECK ((btrim(name) <> ''::text));
alter table public.contacts add constraint contacts_type_known CHECK ((type = ANY (ARRAY['general'::text, 'listing'::text, 'technical'::text, 'business'::text, 'services'::text])));
alter table public.contacts add constraint contacts_pkey PRIMARY KEY (id);
CREATE INDEX contacts_created_at ON public.contacts USING btree (created_at);
CREATE INDEX contacts_in_order ON public.contacts USING btree (comes_first DESC, created_at DESC, id);
CREATE TRIGGER contacts_check_id BEFORE INSERT OR DELETE ON public.contacts FOR EACH ROW EXECUTE FUNCTION public.reserve_deleted_ids();
CREATE TRIGGER contacts_journal AFTER INSERT OR DELETE OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION public.record_change('name', 'email', 'phone', 'message', 'comes_first');
comment on column public.contacts.id is 'May be set by the browser, so that sending the same message twice has no effect.';
comment on column public.contacts.is_priority is 'True if a signed-in owner sent it while their plan included priority support. Set by the server.';
comment on column public.contacts.comes_first is 'True for an unread priority message.';

create table public.count_writes (
  id uuid not null,
  written_at timestamp with time zone not null default now()
);
alter table public.count_writes add constraint count_writes_pkey PRIMARY KEY (id);
CREATE INDEX count_writes_written_at ON public.count_writes USING btree (written_at);
comment on table public.count_writes is 'Writes of counts of the last hour: a write repeated because its answer was lost adds nothing.';

create table public.deleted_ids (
  table_name text not null,
  id uuid not null
);
alter table public.deleted_ids add constraint deleted_ids_pkey PRIMARY KEY (table_name, id);
comment on table public.deleted_ids is 'Ids of deleted rows, which no other row may use. Never purged: an id is not personal data.';

create table public.fact_corrections (
  id uuid not null default gen_random_uuid(),
  laundromat_id uuid not null,
  kind text not null,
  proposed jsonb,
  comment text,
  user_id uuid,
  sender_hash text not null,
  status text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  received_at timestamp with time zone not null default clock_timestamp(),
  decided_at timestamp with time zone,
  decided_by uuid
);
alter table public.fact_corrections add constraint fact_corrections_comment_length CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 500)));
alter table public.fact_corrections add constraint fact_corrections_decision_dated CHECK (((status = 'open'::text) = (decided_at IS NULL)));
alter table public.fact_corrections add constraint fact_corrections_kind_known CHECK ((kind = ANY (ARRAY['closed'::text, 'hours'::text, 'price'::text, 'location'::text, 'machine'::text])));
alter table public.fact_corrections add constraint fact_corrections_proposed_fits CHECK (((proposed IS NULL) OR (kind = ANY (ARRAY['hours'::text, 'price'::text, 'location'::text]))));
alter table public.fact_corrections add constraint fact_corrections_status_known CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'dismissed'::text])));
alter table public.fact_corrections add constraint fact_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.fact_corrections add constraint fact_corrections_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.fact_corrections add constraint fact_corrections_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.fact_corrections add constraint fact_corrections_pkey PRIMARY KEY (id);
CREATE INDEX fact_corrections_decided_by ON public.fact_corrections USING btree (decided_by);
CREATE INDEX fact_corrections_laundromat_id ON public.fact_corrections USING btree (laundromat_id, kind, created_at);
CREATE UNIQUE INDEX fact_corrections_one_per_sender ON public.fact_corrections USING btree (laundromat_id, kind, sender_hash, proposed) NULLS NOT DISTINCT WHERE (status = 'open'::text);
CREATE INDEX fact_corrections_received_at ON public.fact_corrections USING btree (received_at);
CREATE INDEX fact_corrections_status_created_at ON public.fact_corrections USING btree (status, created_at DESC);
CREATE INDEX fact_corrections_user_id ON public.fact_corrections USING btree (user_id);
CREATE TRIGGER fact_corrections_journal AFTER UPDATE ON public.fact_corrections FOR EACH ROW EXECUTE FUNCTION public.record_change('comment', 'sender_hash', 'user_id', 'created_at', 'decided_at', 'decided_by');
comment on table public.fact_corrections is 'Facts of a laundromat that visitors say are wrong. Its owner and the administrators decide. Deleted after a year.';
comment on column public.fact_corrections.id is 'May be set by the browser, so that sending the same correction twice has no effect.';
comment on column public.fact_corrections.kind is 'closed: closed for good; hours, price, location: wrong; machine: a machine is out of order.';
comment on column public.fact_corrections.proposed is 'Right value, if the sender knows it. hours: {weeklyHours, text}, where the text is their sentence; price: {price}; location: {latitude, longitude}.';
comment on column public.fact_corrections.user_id is 'The sender, if signed in; a correction requires no account.';
comment on column public.fact_corrections.sender_hash is 'Keyed hash of the sender''s network address and the laundromat. Distinguishes the senders for one laundromat, and nothing else.';
comment on column public.fact_corrections.created_at is 'Time when the sender noticed it: a correction may wait on a device without network.';
comment on column public.fact_corrections.received_at is 'Time when the correction arrived.';

create table public.favorites (
  user_id uuid not null,
  laundromat_id uuid not null,
  created_at timestamp with time zone not null default now()
);
alter table public.favorites add constraint favorites_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.favorites add constraint favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.favorites add constraint favorites_pkey PRIMARY KEY (user_id, laundromat_id);
CREATE INDEX favorites_laundromat_id ON public.favorites USING btree (laundromat_id);

create table public.french_cities (
  id uuid not null default gen_random_uuid(),
  insee_code text not null,
  name text not null,
  postal_code text not null,
  postal_codes text[] not null,
  department text not null,
  department_code text not null,
  region text not null,
  population integer not null default 0,
  latitude numeric(10,8) not null,
  longitude numeric(11,8) not null,
  coordinates_source text not null,
  name_key text collate "C" not null generated always as (public.fold_text(name)) stored,
  search_text text collate "C" not null generated always as ((((' '::text || public.fold_text(name)) || ' '::text) || public.join_words(postal_codes))) stored,
  parent_id uuid,
  slug text not null
);
alter table public.french_cities add constraint french_cities_coordinates_source_known CHECK ((coordinates_source = ANY (ARRAY['geonames'::text, 'postal_code'::text, 'department'::text])));
alter table public.french_cities add constraint french_cities_latitude_range CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)));
alter table public.french_cities add constraint french_cities_longitude_range CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)));
alter table public.french_cities add constraint french_cities_population_positive CHECK ((population >= 0));
alter table public.french_cities add constraint french_cities_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.french_cities(id) ON DELETE CASCADE;
alter table public.french_cities add constraint french_cities_pkey PRIMARY KEY (id);
alter table public.french_cities add constraint french_cities_insee_code_key UNIQUE (insee_code);
CREATE INDEX french_cities_department_code ON public.french_cities USING btree (department_code);
CREATE INDEX french_cities_name_key ON public.french_cities USING btree (name_key, population DESC);
CREATE INDEX french_cities_name_trigrams ON public.french_cities USING gin (name_key public.gin_trgm_ops);
CREATE INDEX french_cities_parent_id ON public.french_cities USING btree (parent_id);
CREATE INDEX french_cities_postal_codes ON public.french_cities USING gin (postal_codes);
CREATE INDEX french_cities_search_text ON public.french_cities USING gin (search_text public.gin_trgm_ops);
CREATE UNIQUE INDEX french_cities_slug ON public.french_cities USING btree (slug, region);
comment on column public.french_cities.postal_code is 'First of postal_codes, shown beside the name.';
comment on column public.french_cities.department is 'Name of the department or overseas collectivity.';
comment on column public.french_cities.coordinates_source is 'geonames: the commune itself; postal_code: mean of the communes with the same postal code; department: mean of the department.';
comment on column public.french_cities.name_key is 'Folded name, for comparison only.';
comment on column public.french_cities.search_text is 'Folded name and postal codes, each word after a space, for the search only.';
comment on column public.french_cities.parent_id is 'Commune of an arrondissement; null for a commune.';
comment on column public.french_cities.slug is 'Last part of the page''s URL, unique in the region. Of communes with the same name, all but the largest append their department.';

create table public.held_emails (
  key text not null,
  user_id uuid,
  recipient text not null,
  subject text not null,
  reason text not null,
  content jsonb,
  times integer not null default 1,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.held_emails add constraint held_emails_reason_known CHECK ((reason = ANY (ARRAY['limit'::text, 'unconfirmed'::text, 'refused'::text])));
alter table public.held_emails add constraint held_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.held_emails add constraint held_emails_pkey PRIMARY KEY (key);
CREATE INDEX held_emails_created_at ON public.held_emails USING btree (created_at);
CREATE INDEX held_emails_next_attempt_at ON public.held_emails USING btree (next_attempt_at);
CREATE INDEX held_emails_recipient ON public.held_emails USING btree (recipient, subject);
CREATE INDEX held_emails_user_id ON public.held_emails USING btree (user_id);
comment on table public.held_emails is 'Emails that were not sent when they were due, for administrators. Those with a content are sent later. Deleted after 30 days.';
comment on column public.held_emails.user_id is 'The account of the address, also an unconfirmed one.';
comment on column public.held_emails.recipient is 'SHA-256 of the address in lower case.';
comment on column public.held_emails.reason is 'limit: the address had received as many as its allowance permits. unconfirmed: no account has confirmed the address. refused: the mail server did not take the email.';
comment on column public.held_emails.content is 'The email, if it is sent later; a link with a secret is made when it is sent. In no permission.';
comment on column public.held_emails.times is 'Number of emails with this subject that were dropped within a day.';
comment on column public.held_emails.next_attempt_at is 'Null if the email is not sent later.';

create table public.journal_entries (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  user_id uuid,
  actor text,
  operation text not null,
  table_name text not null,
  row_id text not null,
  subject text,
  before jsonb,
  after jsonb
);
alter table public.journal_entries add constraint journal_entries_operation_known CHECK ((operation = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text])));
alter table public.journal_entries add constraint journal_entries_pkey PRIMARY KEY (id);
CREATE INDEX journal_entries_created_at ON public.journal_entries USING btree (created_at DESC, id);
CREATE TRIGGER journal_entries_immutable BEFORE DELETE OR UPDATE ON public.journal_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_journal_change();
CREATE TRIGGER journal_entries_not_truncated BEFORE TRUNCATE ON public.journal_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_journal_change();
comment on table public.journal_entries is 'Journal of what administrators and owners changed. Append-only; entries older than three years may be deleted.';
comment on column public.journal_entries.user_id is 'The administrator or owner. No foreign key: an entry outlives the account and does not change when the account is deleted.';
comment on column public.journal_entries.actor is 'Name of the administrator at that time, or « Propriétaire ».';
comment on column public.journal_entries.subject is 'Name of the changed object: a laundromat, a person or a plan.';
comment on column public.journal_entries.before is 'Old values: the whole row after a deletion, the changed columns after an update.';
comment on column public.journal_entries.after is 'New values: the whole row after an insertion, the changed columns after an update.';

create table public.laundromat_claims (
  id uuid not null,
  laundromat_id uuid not null,
  user_id uuid not null,
  status text not null default 'draft'::text,
  siret text,
  company jsonb,
  company_state text not null default 'unchecked'::text,
  is_company_near boolean not null default false,
  email_domain text,
  email_source text,
  email_since timestamp with time zone,
  email public.citext,
  email_confirmed_at timestamp with time zone,
  letter_sent_at timestamp with time zone,
  letter_confirmed_at timestamp with time zone,
  photo_name text,
  photo_added_at timestamp with time zone,
  message text,
  proved_laundromat_id uuid,
  has_proof boolean not null generated always as (COALESCE(((proved_laundromat_id = laundromat_id) AND ((letter_confirmed_at IS NOT NULL) OR ((email_source = 'site'::text) AND (EXTRACT(epoch FROM (email_confirmed_at - email_since)) >= ((60 * 86400))::numeric)))), false)) stored,
  is_dispute boolean not null default false,
  asked_at timestamp with time zone,
  closing_reason text,
  decided_at timestamp with time zone,
  decided_by uuid,
  previous_user_id uuid,
  previous jsonb,
  created_at timestamp with time zone not null default now(),
  submitted_at timestamp with time zone
);
alter table public.laundromat_claims add constraint laundromat_claims_closing_reason_filled CHECK ((btrim(closing_reason) <> ''::text));
alter table public.laundromat_claims add constraint laundromat_claims_company_known CHECK (((company_state = ANY (ARRAY['found'::text, 'closed'::text])) = (company IS NOT NULL)));
alter table public.laundromat_claims add constraint laundromat_claims_company_state_known CHECK ((company_state = ANY (ARRAY['unchecked'::text, 'found'::text, 'not_found'::text, 'closed'::text, 'unavailable'::text])));
alter table public.laundromat_claims add constraint laundromat_claims_decision_dated CHECK (((status = ANY (ARRAY['accepted'::text, 'refused'::text, 'reverted'::text])) = (decided_at IS NOT NULL)));
alter table public.laundromat_claims add constraint laundromat_claims_email_sent CHECK (((email_confirmed_at IS NULL) OR (email IS NOT NULL)));
alter table public.laundromat_claims add constraint laundromat_claims_email_source_known CHECK ((email_source = ANY (ARRAY['site'::text, 'import'::text])));
alter table public.laundromat_claims add constraint laundromat_claims_message_length CHECK (((char_length(message) >= 1) AND (char_length(message) <= 2000)));
alter table public.laundromat_claims add constraint laundromat_claims_photo_dated CHECK (((photo_name IS NULL) = (photo_added_at IS NULL)));
alter table public.laundromat_claims add constraint laundromat_claims_reasoned CHECK (((closing_reason IS NOT NULL) OR (status <> ALL (ARRAY['refused'::text, 'reverted'::text]))));
alter table public.laundromat_claims add constraint laundromat_claims_siret_checked CHECK (((company_state = 'unchecked'::text) = (siret IS NULL)));
alter table public.laundromat_claims add constraint laundromat_claims_siret_shape CHECK ((siret ~ '^[0-9]{14}$'::text));
alter table public.laundromat_claims add constraint laundromat_claims_status_known CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text, 'reverted'::text])));
alter table public.laundromat_claims add constraint laundromat_claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.laundromat_claims add constraint laundromat_claims_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.laundromat_claims add constraint laundromat_claims_previous_user_id_fkey FOREIGN KEY (previous_user_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.laundromat_claims add constraint laundromat_claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.laundromat_claims add constraint laundromat_claims_pkey PRIMARY KEY (id);
CREATE INDEX laundromat_claims_decided_by ON public.laundromat_claims USING btree (decided_by);
CREATE INDEX laundromat_claims_laundromat_id ON public.laundromat_claims USING btree (laundromat_id, status);
CREATE UNIQUE INDEX laundromat_claims_one_open ON public.laundromat_claims USING btree (user_id, laundromat_id) WHERE (status = ANY (ARRAY['draft'::text, 'submitted'::text]));
CREATE INDEX laundromat_claims_previous_user_id ON public.laundromat_claims USING btree (previous_user_id);
CREATE INDEX laundromat_claims_status ON public.laundromat_claims USING btree (status, submitted_at);
CREATE INDEX laundromat_claims_user_id ON public.laundromat_claims USING btree (user_id, created_at);
CREATE TRIGGER laundromat_claims_journal AFTER UPDATE ON public.laundromat_claims FOR EACH ROW EXECUTE FUNCTION public.record_change('user_id', 'siret', 'company', 'email_domain', 'email', 'photo_name', 'message', 'previous', 'previous_user_id', 'created_at', 'submitted_at', 'decided_at', 'decided_by');
comment on table public.laundromat_claims is 'Owners who say that a laundromat of the directory is theirs, with their proofs. Administrators decide. Drafts are deleted after a month, other claims a year after the decision.';
comment on column public.laundromat_claims.id is 'Set by the browser, so that starting the same claim twice has no effect.';
comment on column public.laundromat_claims.status is 'draft: the claimant gathers proofs. submitted: awaits a decision. reverted: was accepted, and an administrator has undone it.';
comment on column public.laundromat_claims.company is 'The establishment in the business register: {name, address, isOpen, activity, latitude, longitude}.';
comment on column public.laundromat_claims.company_state is 'unavailable: the register did not answer and is asked again. closed: the establishment has closed.';
comment on column public.laundromat_claims.is_company_near is 'True if the company is within 150 m of the laundromat.';
comment on column public.laundromat_claims.email_domain is 'Domain of the laundromat''s website, to any address of which a code may be sent; null without its own website.';
comment on column public.laundromat_claims.email_source is 'Where the address or domain that the last code was sent to came from: an import, which anybody can write to, or this site.';
comment on column public.laundromat_claims.email_since is 'Time since when the laundromat had that address or domain.';
comment on column public.laundromat_claims.email is 'Address that the last code was sent to.';
comment on column public.laundromat_claims.email_confirmed_at is 'Time when the claimant typed the code that was sent to the address.';
comment on column public.laundromat_claims.letter_sent_at is 'Time when an administrator last printed a letter with a code.';
comment on column public.laundromat_claims.letter_confirmed_at is 'Time when the claimant typed the code of a letter.';
comment on column public.laundromat_claims.photo_name is 'Name of the stored photo, which only administrators see. In no permission.';
comment on column public.laundromat_claims.proved_laundromat_id is 'Laundromat at whose address the confirmed code was received. A merge moves the claim to another one, for which it proves nothing.';
comment on column public.laundromat_claims.has_proof is 'True if a code was confirmed that reached the laundromat by post, or at an address that the site has had for 60 days. Without it, the claim waits for seven days.';
comment on column public.laundromat_claims.is_dispute is 'True if the laundromat had an owner when the claim was submitted, or got one while it waited.';
comment on column public.laundromat_claims.asked_at is 'Time when the present contact of the laundromat was notified of the claim.';
comment on column public.laundromat_claims.closing_reason is 'Reason of a refusal or reversal; emailed to the claimant.';
comment on column public.laundromat_claims.previous_user_id is 'Owner before the acceptance.';
comment on column public.laundromat_claims.previous is 'Content of the laundromat before the acceptance, which a reversal restores: {laundromat, machines, opening_exceptions, service_ids, photo_ids}.';

create table public.laundromat_counts (
  laundromat_id uuid not null,
  month date not null,
  kind text not null,
  count integer not null,
  is_capped boolean not null default false,
  created_at timestamp with time zone not null default now()
);
alter table public.laundromat_counts add constraint laundromat_counts_count_positive CHECK ((count > 0));
alter table public.laundromat_counts add constraint laundromat_counts_kind_known CHECK ((kind = ANY (ARRAY['shown'::text, 'opened'::text, 'called'::text, 'directions'::text, 'saved'::text])));
alter table public.laundromat_counts add constraint laundromat_counts_month_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric));
alter table public.laundromat_counts add constraint laundromat_counts_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.laundromat_counts add constraint laundromat_counts_pkey PRIMARY KEY (laundromat_id, month, kind);
CREATE INDEX laundromat_counts_month ON public.laundromat_counts USING btree (month);
comment on table public.laundromat_counts is 'Owners see these figures. A month without a row has a count of zero. Deleted after 25 months.';
comment on column public.laundromat_counts.month is 'First day of the month, in French time.';
comment on column public.laundromat_counts.kind is 'shown: in a list; opened: its page; called, directions: the links pressed; saved: added to the favorites.';
comment on column public.laundromat_counts.is_capped is 'A network address sent more than one may add in a day, so the figure is approximate.';
comment on column public.laundromat_counts.created_at is 'Time of the first count; the earliest one says since when a laundromat is counted.';

create table public.laundromat_drafts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan_id uuid,
  form jsonb not null,
  stripe_checkout_session_id text,
  laundromat_id uuid,
  refund text,
  completed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table public.laundromat_drafts add constraint laundromat_drafts_form_object CHECK ((jsonb_typeof(form) = 'object'::text));
alter table public.laundromat_drafts add constraint laundromat_drafts_refund_known CHECK ((refund = ANY (ARRAY['done'::text, 'failed'::text])));
alter table public.laundromat_drafts add constraint laundromat_drafts_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE SET NULL;
alter table public.laundromat_drafts add constraint laundromat_drafts_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.subscription_plans(id) ON DELETE SET NULL;
alter table public.laundromat_drafts add constraint laundromat_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.laundromat_drafts add constraint laundromat_drafts_pkey PRIMARY KEY (id);
alter table public.laundromat_drafts add constraint laundromat_drafts_laundromat_id_key UNIQUE (laundromat_id);
alter table public.laundromat_drafts add constraint laundromat_drafts_stripe_checkout_session_id_key UNIQUE (stripe_checkout_session_id);
CREATE INDEX laundromat_drafts_plan_id ON public.laundromat_drafts USING btree (plan_id);
CREATE INDEX laundromat_drafts_user_id ON public.laundromat_drafts USING btree (user_id);
CREATE TRIGGER laundromat_drafts_check_id BEFORE INSERT ON public.laundromat_drafts FOR EACH ROW EXECUTE FUNCTION public.reserve_deleted_ids('laundromats');
CREATE TRIGGER laundromat_drafts_set_updated_at BEFORE UPDATE ON public.laundromat_drafts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.set_updated_at();
comment on column public.laundromat_drafts.id is 'Set by the browser, which saves its own copy of the form under the same id.';
comment on column public.laundromat_drafts.form is 'The submitted form without the photos.';
comment on column public.laundromat_drafts.laundromat_id is 'The laundromat created from this draft.';
comment on column public.laundromat_drafts.refund is 'State of the refund for a laundromat that was refused before its publication; failed: Stripe has refused it; null: not tried. That of a copy is in possible_duplicates.';
comment on column public.laundromat_drafts.completed_at is 'Time when the laundromat was created: a draft creates only one.';

create table public.laundromat_geocodings (
  laundromat_id uuid not null,
  address text not null,
  postal_code text not null,
  city text not null,
  former_pin_latitude numeric(10,8),
  former_pin_longitude numeric(11,8),
  latitude numeric(10,8),
  longitude numeric(11,8),
  score real,
  "precision" text,
  attempts integer not null default 0,
  tried_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.laundromat_geocodings add constraint laundromat_geocodings_point_complete CHECK ((((latitude IS NOT NULL) = (longitude IS NOT NULL)) AND ((latitude IS NOT NULL) = (COALESCE("precision", 'none'::text) <> 'none'::text))));
alter table public.laundromat_geocodings add constraint laundromat_geocodings_precision_known CHECK (("precision" = ANY (ARRAY['housenumber'::text, 'street'::text, 'none'::text])));
alter table public.laundromat_geocodings add constraint laundromat_geocodings_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.laundromat_geocodings add constraint laundromat_geocodings_pkey PRIMARY KEY (laundromat_id);
CREATE INDEX laundromat_geocodings_waiting ON public.laundromat_geocodings USING btree (tried_at NULLS FIRST) WHERE ("precision" IS NULL);
comment on table public.laundromat_geocodings is 'The address of each laundromat as it is geocoded, with the answer. Moderation shows the distance between answer and pin.';
comment on column public.laundromat_geocodings.former_pin_latitude is 'The pin that stood before the address changed. It is put back when the new address lies beside it.';
comment on column public.laundromat_geocodings.score is 'Similarity of the geocoder''s best match, 0 to 1.';
comment on column public.laundromat_geocodings."precision" is 'Null until the geocoder answers; none if it knows no such address in this town.';

create table public.laundromat_matches (
  laundromat_id uuid not null,
  "position" integer not null,
  distance_km real,
  total_count integer not null
);
alter table public.laundromat_matches add constraint laundromat_matches_stays_empty CHECK (false) NO INHERIT;
comment on table public.laundromat_matches is 'Always empty: the return type of functions that find laundromats.';
comment on column public.laundromat_matches."position" is 'Position in the whole result, from 1. Always order by it.';
comment on column public.laundromat_matches.distance_km is 'Distance from the searched centre; null without a centre, and where only the commune is known.';
comment on column public.laundromat_matches.total_count is 'Number of matches on all pages; counting stops at 1000.';

create table public.laundromat_name_words (
  word text collate "C" not null
);
alter table public.laundromat_name_words add constraint laundromat_name_words_pkey PRIMARY KEY (word);
CREATE INDEX laundromat_name_words_trigrams ON public.laundromat_name_words USING gin (word public.gin_trgm_ops);
comment on table public.laundromat_name_words is 'Words of the names of published laundromats, to correct typing errors. A word stays when its laundromat is deleted or renamed.';

create table public.laundromat_redirects (
  slug text not null,
  laundromat_id uuid,
  commune_id uuid,
  created_at timestamp with time zone not null default now()
);
alter table public.laundromat_redirects add constraint laundromat_redirects_one_target CHECK ((num_nonnulls(laundromat_id, commune_id) = 1));
alter table public.laundromat_redirects add constraint laundromat_redirects_commune_id_fkey FOREIGN KEY (commune_id) REFERENCES public.french_cities(id) ON DELETE CASCADE;
alter table public.laundromat_redirects add constraint laundromat_redirects_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.laundromat_redirects add constraint laundromat_redirects_pkey PRIMARY KEY (slug);
CREATE INDEX laundromat_redirects_commune_id ON public.laundromat_redirects USING btree (commune_id);
CREATE INDEX laundromat_redirects_laundromat_id ON public.laundromat_redirects USING btree (laundromat_id);
comment on table public.laundromat_redirects is 'Slugs of laundromats that were merged into another, to whose address they lead, or closed and deleted, which lead to their town. A restored laundromat has its slug again.';

create table public.laundromat_services (
  laundromat_id uuid not null,
  service_id uuid not null
);
alter table public.laundromat_services add constraint laundromat_services_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.laundromat_services add constraint laundromat_services_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.services(id) ON DELETE CASCADE;
alter table public.laundromat_services add constraint laundromat_services_pkey PRIMARY KEY (laundromat_id, service_id);
CREATE INDEX laundromat_services_service_id ON public.laundromat_services USING btree (service_id);
CREATE TRIGGER laundromat_services_journal_deleted AFTER DELETE ON public.laundromat_services REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.record_list_change();
CREATE TRIGGER laundromat_services_journal_inserted AFTER INSERT ON public.laundromat_services REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.record_list_change();
CREATE TRIGGER laundromat_services_refresh AFTER INSERT OR DELETE OR UPDATE ON public.laundromat_services FOR EACH ROW EXECUTE FUNCTION public.refresh_laundromat_services();

create table public.laundromat_transfers (
  id uuid not null,
  laundromat_id uuid not null,
  user_id uuid not null,
  recipient_email text not null,
  recipient_id uuid,
  status text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '14 days'::interval)
);
alter table public.laundromat_transfers add constraint laundromat_transfers_recipient_other CHECK ((recipient_id <> user_id));
alter table public.laundromat_transfers add constraint laundromat_transfers_status_known CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text])));
alter table public.laundromat_transfers add constraint laundromat_transfers_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.laundromat_transfers add constraint laundromat_transfers_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.laundromat_transfers add constraint laundromat_transfers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.laundromat_transfers add constraint laundromat_transfers_pkey PRIMARY KEY (id);
CREATE INDEX laundromat_transfers_created_at ON public.laundromat_transfers USING btree (created_at);
CREATE INDEX laundromat_transfers_laundromat_id ON public.laundromat_transfers USING btree (laundromat_id, created_at);
CREATE INDEX laundromat_transfers_recipient_id ON public.laundromat_transfers USING btree (recipient_id, created_at);
CREATE INDEX laundromat_transfers_user_id ON public.laundromat_transfers USING btree (user_id, created_at);
comment on table public.laundromat_transfers is 'Offers of owners to give a laundromat to another account. Deleted after a month; the change of owner stays in the journal.';
comment on column public.laundromat_transfers.id is 'Set by the browser, so that the same offer sent twice is stored once.';
comment on column public.laundromat_transfers.user_id is 'The owner who offers the laundromat.';
comment on column public.laundromat_transfers.recipient_email is 'Address that the owner typed.';
comment on column public.laundromat_transfers.recipient_id is 'Account of an owner with that confirmed address when the offer was made; null without one. In no permission: the one who offers cannot learn who has an account.';
comment on column public.laundromat_transfers.status is 'open: awaits the recipient until expires_at. cancelled: by the owner who offered.';

create table public.laundromats (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  plan_id uuid,
  slug text not null,
  name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  latitude numeric(10,8),
  longitude numeric(11,8),
  phone text,
  email text,
  description text,
  price_from numeric(5,2),
  hours text,
  weekly_hours jsonb,
  holiday_hours text not null default 'unknown'::text,
  cycle_minutes integer,
  website text,
  facebook text,
  instagram text,
  location_source text not null,
  located_at timestamp with time zone,
  assumed_facts text[] not null default '{}'::text[],
  facts_checked_at timestamp with time zone,
  is_active boolean not null default true,
  refused_at timestamp with time zone,
  closed_at timestamp with time zone,
  needs_approval boolean not null default false,
  approved_content jsonb,
  held_content jsonb not null default '{}'::jsonb,
  changed_at timestamp with time zone,
  changed_since timestamp with time zone,
  reading_reasons text[],
  was_claimed boolean not null default false,
  is_premium boolean not null default false,
  is_featured boolean not null default false,
  featured_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  region text,
  commune_id uuid,
  arrondissement_id uuid,
  average_rating real not null default 0,
  review_count integer not null default 0,
  has_photos boolean not null default false,
  service_ids uuid[] not null default '{}'::uuid[],
  wash_price_7kg numeric(5,2),
  largest_washer_kg numeric(4,1),
  has_owner boolean not null generated always as ((user_id IS NOT NULL)) stored,
  stated_price_from numeric(5,2) generated always as (
CASE
    WHEN (NOT ('price_from'::text = ANY (assumed_facts))) THEN price_from
    ELSE NULL::numeric
END) stored,
  stated_hours text generated always as (
CASE
    WHEN (NOT ('hours'::text = ANY (assumed_facts))) THEN hours
    ELSE NULL::text
END) stored,
  open_week int4multirange generated always as (public.open_week(weekly_hours)) stored,
  opening_area text not null generated always as (public.opening_area(postal_code)) stored,
  tier smallint not null generated always as (
CASE
    WHEN is_featured THEN 0
    WHEN is_premium THEN 1
    ELSE 2
END) stored,
  name_key text collate "C" not null generated always as (public.fold_text(name)) stored,
  city_key text collate "C" not null generated always as (public.fold_text(city)) stored,
  search_text text collate "C" not null generated always as ((' '::text || public.fold_text(((((((name || ' '::text) || city) || ' '::text) || postal_code) || ' '::text) || address)))) stored,
  earth_point public.cube generated always as (
CASE
    WHEN ((latitude IS NOT NULL) AND (longitude IS NOT NULL)) THEN public.cube(ARRAY[(((6378168)::double precision * cosd((latitude)::double precision)) * cosd((longitude)::double precision)), (((6378168)::double precision * cosd((latitude)::double precision)) * sind((longitude)::double precision)), ((6378168)::double precision * sind((latitude)::double precision))])
    ELSE NULL::public.cube
END) stored
);
alter table public.laundromats add constraint laundromats_address_filled CHECK ((btrim(address) <> ''::text));
alter table public.laundromats add constraint laundromats_assumed_facts_known CHECK ((assumed_facts <@ ARRAY['city'::text, 'postal_code'::text, 'price_from'::text, 'hours'::text]));
alter table public.laundromats add constraint laundromats_average_rating_range CHECK (((average_rating >= (0)::double precision) AND (average_rating <= (5)::double precision)));
alter table public.laundromats add constraint laundromats_change_known CHECK (((approved_content IS NULL) = (changed_at IS NULL)));
alter table public.laundromats add constraint laundromats_city_filled CHECK ((btrim(city) <> ''::text));
alter table public.laundromats add constraint laundromats_closed_is_unpublished CHECK (((closed_at IS NULL) OR (NOT (is_active OR is_premium OR is_featured))));
alter table public.laundromats add constraint laundromats_coordinates_paired CHECK (((latitude IS NULL) = (longitude IS NULL)));
alter table public.laundromats add constraint laundromats_cycle_minutes_range CHECK (((cycle_minutes >= 5) AND (cycle_minutes <= 600)));
alter table public.laundromats add constraint laundromats_facebook_http CHECK ((facebook ~ '^https?://.+'::text));
alter table public.laundromats add constraint laundromats_featured_is_premium CHECK ((is_premium OR (NOT is_featured)));
alter table public.laundromats add constraint laundromats_featured_until_plausible CHECK (((featured_until >= '2000-01-01 00:00:00+00'::timestamp with time zone) AND (featured_until <= '2100-01-01 00:00:00+00'::timestamp with time zone)));
alter table public.laundromats add constraint laundromats_held_content_object CHECK ((jsonb_typeof(held_content) = 'object'::text));
alter table public.laundromats add constraint laundromats_holiday_hours_known CHECK ((holiday_hours = ANY (ARRAY['usual'::text, 'closed'::text, 'unknown'::text])));
alter table public.laundromats add constraint laundromats_instagram_http CHECK ((instagram ~ '^https?://.+'::text));
alter table public.laundromats add constraint laundromats_latitude_range CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)));
alter table public.laundromats add constraint laundromats_location_known CHECK (((location_source = 'commune'::text) OR (latitude IS NOT NULL)));
alter table public.laundromats add constraint laundromats_location_source_known CHECK ((location_source = ANY (ARRAY['pin'::text, 'address'::text, 'commune'::text])));
alter table public.laundromats add constraint laundromats_longitude_range CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)));
alter table public.laundromats add constraint laundromats_name_filled CHECK ((btrim(name) <> ''::text));
alter table public.laundromats add constraint laundromats_postal_code_filled CHECK ((btrim(postal_code) <> ''::text));
alter table public.laundromats add constraint laundromats_price_from_positive CHECK ((price_from >= (0)::numeric));
alter table public.laundromats add constraint laundromats_refused_needs_approval CHECK (((refused_at IS NULL) OR needs_approval));
alter table public.laundromats add constraint laundromats_review_count_positive CHECK ((review_count >= 0));
alter table public.laundromats add constraint laundromats_slug_shape CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table public.laundromats add constraint laundromats_unapproved_is_unpublished CHECK ((NOT (needs_approval AND is_active)));
alter table public.laundromats add constraint laundromats_website_http CHECK ((website ~ '^https?://.+'::text));
alter table public.laundromats add constraint laundromats_weekly_hours_valid CHECK (((weekly_hours IS NULL) OR (open_week IS NOT NULL)));
alter table public.laundromats add constraint laundromats_arrondissement_id_fkey FOREIGN KEY (arrondissement_id) REFERENCES public.french_cities(id) ON DELETE SET NULL;
alter table public.laundromats add constraint laundromats_commune_id_fkey FOREIGN KEY (commune_id) REFERENCES public.french_cities(id) ON DELETE SET NULL;
alter table public.laundromats add constraint laundromats_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.subscription_plans(id) ON DELETE SET NULL;
alter table public.laundromats add constraint laundromats_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.laundromats add constraint laundromats_pkey PRIMARY KEY (id);
alter table public.laundromats add constraint laundromats_slug_key UNIQUE (slug);
CREATE INDEX laundromats_arrondissement_id ON public.laundromats USING btree (arrondissement_id);
CREATE INDEX laundromats_awaiting ON public.laundromats USING btree (created_at DESC) WHERE ((NOT is_active) AND (refused_at IS NULL));
CREATE INDEX laundromats_by_city ON public.laundromats USING btree (city_key, name_key, id) INCLUDE (region) WHERE is_active;
CREATE INDEX laundromats_by_name ON public.laundromats USING btree (name_key, id) INCLUDE (region) WHERE is_active;
CREATE INDEX laundromats_by_price ON public.laundromats USING btree (stated_price_from, average_rating DESC, review_count DESC, name_key, id) INCLUDE (region) WHERE is_active;
CREATE INDEX laundromats_by_rating ON public.laundromats USING btree (average_rating DESC, review_count DESC, name_key, id) INCLUDE (region) WHERE is_active;
CREATE INDEX laundromats_by_relevance ON public.laundromats USING btree (tier, has_photos DESC, average_rating DESC, review_count DESC, name_key, id) INCLUDE (featured_until, region) WHERE is_active;
CREATE INDEX laundromats_by_wash_price ON public.laundromats USING btree (wash_price_7kg, average_rating DESC, review_count DESC, name_key, id) INCLUDE (region) WHERE is_active;
CREATE INDEX laundromats_changed ON public.laundromats USING btree (changed_at) WHERE (changed_at IS NOT NULL);
CREATE INDEX laundromats_closed_at ON public.laundromats USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX laundromats_commune_by_relevance ON public.laundromats USING btree (commune_id, tier, has_photos DESC, average_rating DESC, review_count DESC, name_key, id) INCLUDE (featured_until, open_week, opening_area, holiday_hours) WHERE is_active;
CREATE INDEX laundromats_commune_id ON public.laundromats USING btree (commune_id);
CREATE INDEX laundromats_earth_point ON public.laundromats USING gist (earth_point) INCLUDE (id, name_key, location_source, latitude, longitude, region, tier, featured_until, has_photos, average_rating, review_count, stated_price_from, wash_price_7kg, largest_washer_kg, open_week, opening_area, holiday_hours) WHERE is_active;
CREATE INDEX laundromats_name_skeleton ON public.laundromats USING btree (postal_code, public.name_skeleton(name));
CREATE INDEX laundromats_name_words ON public.laundromats USING gin (((' '::text || name_key)) public.gin_trgm_ops) WHERE is_active;
CREATE INDEX laundromats_plan_id ON public.laundromats USING btree (plan_id);
CREATE INDEX laundromats_region ON public.laundromats USING btree (region) WHERE is_active;
CREATE INDEX laundromats_search_text ON public.laundromats USING gin (search_text public.gin_trgm_ops) WHERE is_active;
CREATE INDEX laundromats_service_ids ON public.laundromats USING gin (service_ids) WHERE is_active;
CREATE INDEX laundromats_slug_prefix ON public.laundromats USING btree (slug text_pattern_ops);
CREATE INDEX laundromats_user_id ON public.laundromats USING btree (user_id);
CREATE INDEX laundromats_without_place ON public.laundromats USING btree (postal_code) WHERE (location_source = 'commune'::text);
CREATE TRIGGER laundromats_add_name_words AFTER INSERT OR UPDATE OF name, is_active ON public.laundromats FOR EACH ROW WHEN (new.is_active) EXECUTE FUNCTION public.add_name_words();
CREATE TRIGGER laundromats_check_id BEFORE INSERT OR DELETE ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.reserve_deleted_ids();
CREATE TRIGGER laundromats_derive_price BEFORE UPDATE OF price_from ON public.laundromats FOR EACH ROW WHEN ((new.price_from IS DISTINCT FROM old.price_from)) EXECUTE FUNCTION public.derive_price_from();
CREATE TRIGGER laundromats_journal AFTER INSERT OR DELETE OR UPDATE ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.record_change('name_key', 'city_key', 'search_text', 'tier', 'service_ids', 'has_owner', 'earth_point', 'needs_approval', 'approved_content', 'wash_price_7kg', 'largest_washer_kg', 'assumed_facts', 'stated_price_from', 'stated_hours', 'located_at', 'open_week', 'opening_area', 'was_claimed', 'changed_at', 'changed_since');
CREATE TRIGGER laundromats_queue_geocoding AFTER INSERT OR UPDATE OF address, postal_code, city, latitude, longitude ON public.laundromats FOR EACH ROW WHEN ((current_setting('hasura.user'::text, true) <> ''::text)) EXECUTE FUNCTION public.queue_geocoding();
CREATE TRIGGER laundromats_record_contact AFTER INSERT OR UPDATE OF website, email ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.record_contact_change();
CREATE TRIGGER laundromats_save_approved BEFORE UPDATE ON public.laundromats FOR EACH ROW WHEN (((current_setting('hasura.user'::text, true) <> ''::text) AND ((new.closed_at IS NULL) OR (new.user_id IS DISTINCT FROM old.user_id)))) EXECUTE FUNCTION public.save_approved_content();
CREATE TRIGGER laundromats_set_place BEFORE INSERT OR UPDATE OF address, city, postal_code, latitude, longitude, region, commune_id, arrondissement_id ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.set_laundromat_place();
CREATE TRIGGER laundromats_set_slug BEFORE INSERT ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.set_laundromat_slug();
CREATE TRIGGER laundromats_set_updated_at BEFORE UPDATE ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();
CREATE TRIGGER laundromats_suspect_copy BEFORE INSERT OR UPDATE OF name, address, postal_code, city, latitude, longitude, phone ON public.laundromats FOR EACH ROW WHEN ((current_setting('hasura.user'::text, true) <> ''::text)) EXECUTE FUNCTION public.hold_possible_duplicate();
CREATE TRIGGER laundromats_sync_hours BEFORE INSERT OR UPDATE OF hours, weekly_hours, assumed_facts ON public.laundromats FOR EACH ROW EXECUTE FUNCTION public.sync_opening_hours();
comment on column public.laundromats.user_id is 'The owner; null for a laundromat that has no owner yet or whose owner deleted the account.';
comment on column public.laundromats.plan_id is 'The plan under which the owner submitted the laundromat; its limit applied. Null for a laundromat that was imported or assigned to an owner later.';
comment on column public.laundromats.slug is 'Derived from name and city on insert. Does not change with the name, so that links stay valid.';
comment on column public.laundromats.price_from is 'Lowest price of a wash, in euros; null if unknown. Maintained by a trigger once a washer has a price.';
comment on column public.laundromats.hours is 'The sentence written from weekly_hours where these are known, else free text. Null if unknown.';
comment on column public.laundromats.weekly_hours is '"always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown.';
comment on column public.laundromats.holiday_hours is 'Hours on public holidays: usual, closed or unknown.';
comment on column public.laundromats.cycle_minutes is 'Length of wash and dry; null if unknown. The last wash starts so long before closing.';
comment on column public.laundromats.location_source is 'pin: a person placed the point. address: geocoded to a house number or street. commune: the coordinates are those of the commune''s centre, or unknown.';
comment on column public.laundromats.located_at is 'Time when the point was last written; null for commune. An address that changes loses its point, unless this changes with it: the same point was written again.';
comment on column public.laundromats.assumed_facts is 'Columns whose value is a default of the specification, because a creation left them out. A write that states one, even with the same value, removes it here.';
comment on column public.laundromats.facts_checked_at is 'Last time when the owner or an administrator edited or confirmed the facts; null if nobody has since the laundromat was added.';
comment on column public.laundromats.is_active is 'True if published. An administrator publishes a free laundromat.';
comment on column public.laundromats.refused_at is 'Time when an administrator refused or withdrew the laundromat, for the reason in moderation_actions; null while it is published or pending.';
comment on column public.laundromats.closed_at is 'When its owner or an administrator closed it for good; it is unpublished meanwhile. Deleted after a year.';
comment on column public.laundromats.needs_approval is 'True from a refusal or withdrawal until an administrator publishes the laundromat: a payment does not publish it. A correction by the owner ends the refusal, but does not clear this flag.';
comment on column public.laundromats.approved_content is 'Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of what has no text to compare: points, photos, answers to reviews. Null when everything was read.';
comment on column public.laundromats.held_content is 'Values by column that the owner has entered and that are not published before an administrator approves them.';
comment on column public.laundromats.changed_at is 'Time of the owner''s last change of approved content. An approval names it, so that it covers only what the administrator saw.';
comment on column public.laundromats.changed_since is 'Time of the first change since the last approval, by which the queue is ordered: further changes do not postpone it.';
comment on column public.laundromats.reading_reasons is 'Rules of contract/moderation/reading-rules.ts that applied when its owner added it, or changed it unpublished. Null for imports.';
comment on column public.laundromats.was_claimed is 'A claim of it was accepted and not undone: it was in the directory before its owner, and stays when the account is erased.';
comment on column public.laundromats.featured_until is 'End of the featured period; null means that no end is set.';
comment on column public.laundromats.region is 'Derived from the commune, else from the postal code''s department.';
comment on column public.laundromats.commune_id is 'Derived from postal code and city.';
comment on column public.laundromats.arrondissement_id is 'Derived from the postal code in Paris, Lyon and Marseille; null elsewhere.';
comment on column public.laundromats.average_rating is 'Mean rating of the reviews, 0 without reviews. Maintained by a trigger.';
comment on column public.laundromats.review_count is 'Number of reviews. Maintained by a trigger.';
comment on column public.laundromats.has_photos is 'Maintained by a trigger. Laundromats with photos come first.';
comment on column public.laundromats.service_ids is 'Copy of laundromat_services, so that the search can filter by an index. Maintained by a trigger.';
comment on column public.laundromats.wash_price_7kg is 'Lowest price of a washer of at least 7 kg. Maintained by a trigger.';
comment on column public.laundromats.largest_washer_kg is 'Capacity of the largest washer. Maintained by a trigger.';
comment on column public.laundromats.has_owner is 'False for a laundromat that can be claimed without a dispute.';
comment on column public.laundromats.stated_price_from is 'price_from, unless it is assumed.';
comment on column public.laundromats.stated_hours is 'hours, unless they are assumed.';
comment on column public.laundromats.open_week is 'Open minutes of the week, 0 to 10080 from Monday. For the search.';
comment on column public.laundromats.opening_area is 'Part of France that decides on time zone and public holidays, see opening_area().';
comment on column public.laundromats.tier is '0 featured, 1 premium, 2 free. Ignores featured_until, which the search checks.';
comment on column public.laundromats.name_key is 'Folded name, for sorting only.';
comment on column public.laundromats.city_key is 'Folded city, for comparison and sorting only.';
comment on column public.laundromats.search_text is 'Folded name, city, postal code and address, each word after a space.';
comment on column public.laundromats.earth_point is 'Coordinates as ll_to_earth of earthdistance returns them, but computed here: ll_to_earth depends on the search path, which is empty during a restore or an index build.';

create table public.machines (
  id uuid not null default gen_random_uuid(),
  laundromat_id uuid not null,
  kind text not null,
  capacity_kg numeric(4,1) not null,
  count integer not null,
  price numeric(5,2),
  minutes integer
);
alter table public.machines add constraint machines_capacity_range CHECK (((capacity_kg >= (1)::numeric) AND (capacity_kg <= (50)::numeric)));
alter table public.machines add constraint machines_count_range CHECK (((count >= 1) AND (count <= 99)));
alter table public.machines add constraint machines_kind_known CHECK ((kind = ANY (ARRAY['washer'::text, 'dryer'::text])));
alter table public.machines add constraint machines_minutes_range CHECK (((minutes >= 1) AND (minutes <= 300)));
alter table public.machines add constraint machines_price_positive CHECK ((price >= (0)::numeric));
alter table public.machines add constraint machines_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.machines add constraint machines_pkey PRIMARY KEY (id);
CREATE INDEX machines_laundromat_id ON public.machines USING btree (laundromat_id);
CREATE TRIGGER machines_journal_deleted AFTER DELETE ON public.machines REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.record_list_change();
CREATE TRIGGER machines_journal_inserted AFTER INSERT ON public.machines REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.record_list_change();
CREATE TRIGGER machines_refresh AFTER INSERT OR DELETE OR UPDATE ON public.machines FOR EACH ROW EXECUTE FUNCTION public.refresh_laundromat_machines();
comment on table public.machines is 'Washers and dryers of a laundromat, one row per capacity and price. At most 20 rows per laundromat.';
comment on column public.machines.price is 'Price of one cycle, in euros; null if unknown.';
comment on column public.machines.minutes is 'Length of one cycle; null if unknown.';

create table public.moderation_actions (
  id uuid not null default gen_random_uuid(),
  subject_type text not null,
  subject_id uuid not null,
  decision text not null,
  reason text,
  seen_at timestamp with time zone,
  merged_into uuid,
  keeps_owner_of text,
  decided_by uuid,
  created_at timestamp with time zone not null default now(),
  laundromat_id uuid not null,
  author_id uuid,
  former_owner_id uuid,
  seen jsonb not null,
  moved_rows jsonb,
  deleted_rows jsonb,
  is_restorable boolean not null generated always as ((deleted_rows IS NOT NULL)) stored
);
alter table public.moderation_actions add constraint moderation_actions_decision_known CHECK (((((((((((((((((subject_type = 'laundromat'::text) AND (decision = 'published'::text)) OR ((subject_type = 'laundromat'::text) AND (decision = 'approved'::text))) OR ((subject_type = 'laundromat'::text) AND (decision = 'refused'::text))) OR ((subject_type = 'laundromat'::text) AND (decision = 'deleted'::text))) OR ((subject_type = 'laundromat'::text) AND (decision = 'merged'::text))) OR ((subject_type = 'laundromat'::text) AND (decision = 'reverted'::text))) OR ((subject_type = 'laundromat'::text) AND (decision = 'closed'::text))) OR ((subject_type = 'review'::text) AND (decision = 'published'::text))) OR ((subject_type = 'review'::text) AND (decision = 'removed'::text))) OR ((subject_type = 'review_photo'::text) AND (decision = 'published'::text))) OR ((subject_type = 'review_photo'::text) AND (decision = 'removed'::text))) OR ((subject_type = 'photo'::text) AND (decision = 'removed'::text))) OR ((subject_type = 'report'::text) AND (decision = 'upheld'::text))) OR ((subject_type = 'report'::text) AND (decision = 'dismissed'::text))) OR ((subject_type = 'report'::text) AND (decision = 'reopened'::text))));
alter table public.moderation_actions add constraint moderation_actions_keeps_owner_of_known CHECK ((keeps_owner_of = ANY (ARRAY['kept'::text, 'merged'::text])));
alter table public.moderation_actions add constraint moderation_actions_keeps_owner_of_merge CHECK (((keeps_owner_of IS NULL) OR (decision = 'merged'::text)));
alter table public.moderation_actions add constraint moderation_actions_merged_into_named CHECK (((decision = 'merged'::text) = (merged_into IS NOT NULL)));
alter table public.moderation_actions add constraint moderation_actions_reason_filled CHECK ((btrim(reason) <> ''::text));
alter table public.moderation_actions add constraint moderation_actions_reasoned CHECK (((decision = 'deleted'::text) OR ((decision = ANY (ARRAY['refused'::text, 'removed'::text, 'reverted'::text])) = (reason IS NOT NULL))));
alter table public.moderation_actions add constraint moderation_actions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.moderation_actions add constraint moderation_actions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.moderation_actions add constraint moderation_actions_former_owner_id_fkey FOREIGN KEY (former_owner_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.moderation_actions add constraint moderation_actions_pkey PRIMARY KEY (id);
CREATE INDEX moderation_actions_author_id ON public.moderation_actions USING btree (author_id);
CREATE INDEX moderation_actions_created_at ON public.moderation_actions USING btree (created_at);
CREATE INDEX moderation_actions_decided_by ON public.moderation_actions USING btree (decided_by);
CREATE INDEX moderation_actions_former_owner_id ON public.moderation_actions USING btree (former_owner_id);
CREATE INDEX moderation_actions_laundromat_id ON public.moderation_actions USING btree (laundromat_id, created_at DESC);
CREATE INDEX moderation_actions_restorable ON public.moderation_actions USING btree (created_at DESC) WHERE is_restorable;
CREATE TRIGGER moderation_actions_journal AFTER INSERT ON public.moderation_actions FOR EACH ROW EXECUTE FUNCTION public.record_moderation();
comment on table public.moderation_actions is 'Log of the decisions of administrators. Deleted after three years, except refusals still in force.';
comment on column public.moderation_actions.subject_type is 'laundromat, review, review_photo, photo or report.';
comment on column public.moderation_actions.subject_id is 'Id of the subject. No foreign key: the decision outlives a deleted subject.';
comment on column public.moderation_actions.decision is 'Of a laundromat: published, approved (a change by its owner), reverted (to the approved content), refused (or withdrawn), deleted, merged (into another, and deleted). Of a review or photo: removed. Of a report: upheld, dismissed, reopened.';
comment on column public.moderation_actions.reason is 'Emailed to the owner or author.';
comment on column public.moderation_actions.seen_at is 'For approved and reverted: changed_at of the laundromat when the administrator read it. Later changes are not decided.';
comment on column public.moderation_actions.merged_into is 'For merged: the laundromat that stays. No foreign key: it may be deleted later.';
comment on column public.moderation_actions.keeps_owner_of is 'For merged: kept if the owner of the laundromat that stays remains (or it stays without one), merged if the other''s owner gets it with their plan. Required where the owners differ.';
comment on column public.moderation_actions.laundromat_id is 'The laundromat concerned. No foreign key: it may have been deleted.';
comment on column public.moderation_actions.author_id is 'Author of the review, or owner of the laundromat at that time.';
comment on column public.moderation_actions.former_owner_id is 'For merged: the owner of the laundromat that stays, before. Both owners are notified.';
comment on column public.moderation_actions.seen is 'Content of the subject at that time.';
comment on column public.moderation_actions.moved_rows is 'For merged: ids of the moved rows, and the changed columns of the laundromat that stays. Cleared together with deleted_rows.';
comment on column public.moderation_actions.deleted_rows is 'For deleted and merged: the laundromat and the rows deleted with it, by table. Cleared after a restore, or after 30 days.';

create table public.opening_exceptions (
  id uuid not null default gen_random_uuid(),
  laundromat_id uuid not null,
  first_day date not null,
  last_day date not null,
  periods jsonb,
  reason text not null default 'other'::text,
  days daterange generated always as (
CASE
    WHEN (last_day >= first_day) THEN daterange(first_day, last_day, '[]'::text)
    ELSE NULL::daterange
END) stored,
  open_minutes int4multirange generated always as (public.open_day(periods)) stored
);
alter table public.opening_exceptions add constraint opening_exceptions_days_at_most_a_year CHECK (((last_day - first_day) <= 366));
alter table public.opening_exceptions add constraint opening_exceptions_days_ordered CHECK ((last_day >= first_day));
alter table public.opening_exceptions add constraint opening_exceptions_days_plausible CHECK (((first_day >= '2000-01-01'::date) AND (last_day < '2100-01-01'::date)));
alter table public.opening_exceptions add constraint opening_exceptions_periods_valid CHECK (((periods IS NULL) OR ((open_minutes IS NOT NULL) AND (open_minutes <> '{}'::int4multirange) AND (NOT (open_minutes && public.shift_minutes(open_minutes, 1440))))));
alter table public.opening_exceptions add constraint opening_exceptions_reason_known CHECK ((reason = ANY (ARRAY['holidays'::text, 'works'::text, 'public_holiday'::text, 'other'::text])));
alter table public.opening_exceptions add constraint opening_exceptions_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.opening_exceptions add constraint opening_exceptions_pkey PRIMARY KEY (id);
alter table public.opening_exceptions add constraint opening_exceptions_no_overlap EXCLUDE USING gist (laundromat_id WITH =, days WITH &&);
CREATE INDEX opening_exceptions_days ON public.opening_exceptions USING gist (days);
CREATE TRIGGER opening_exceptions_journal_deleted AFTER DELETE ON public.opening_exceptions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.record_list_change();
CREATE TRIGGER opening_exceptions_journal_inserted AFTER INSERT ON public.opening_exceptions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.record_list_change();
comment on table public.opening_exceptions is 'Days on which a laundromat has other hours than in weekly_hours. They replace public holidays too. At most 50 that have not passed.';
comment on column public.opening_exceptions.periods is 'Periods of each of these days, as in weekly_hours; null if closed all day.';
comment on column public.opening_exceptions.reason is 'holidays (of the owner), works, public_holiday or other.';
comment on column public.opening_exceptions.days is 'From first_day to last_day. For comparison only.';
comment on column public.opening_exceptions.open_minutes is 'Open minutes of each of these days, 0 to 2880. For comparison only.';

create table public.owner_networks (
  user_id uuid not null,
  network_hash text not null,
  seen_at timestamp with time zone not null default now()
);
alter table public.owner_networks add constraint owner_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.owner_networks add constraint owner_networks_pkey PRIMARY KEY (user_id, network_hash);
CREATE INDEX owner_networks_network_hash ON public.owner_networks USING btree (network_hash);
CREATE INDEX owner_networks_seen_at ON public.owner_networks USING btree (seen_at);
comment on table public.owner_networks is 'Network addresses from which owners were signed in, so that their own reviews are recognized. Deleted after 30 days.';
comment on column public.owner_networks.network_hash is 'Keyed hash of the network address; the address itself is not stored.';

create table public.owner_questions (
  id uuid not null,
  laundromat_id uuid not null,
  user_id uuid not null,
  author_name text not null,
  question text not null,
  answer text,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.owner_questions add constraint owner_questions_answer_dated CHECK (((answer IS NULL) = (answered_at IS NULL)));
alter table public.owner_questions add constraint owner_questions_answer_filled CHECK ((btrim(answer) <> ''::text));
alter table public.owner_questions add constraint owner_questions_question_filled CHECK ((btrim(question) <> ''::text));
alter table public.owner_questions add constraint owner_questions_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.owner_questions add constraint owner_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.owner_questions add constraint owner_questions_pkey PRIMARY KEY (id);
CREATE INDEX owner_questions_laundromat_id ON public.owner_questions USING btree (laundromat_id, created_at DESC);
CREATE INDEX owner_questions_user_id ON public.owner_questions USING btree (user_id);
comment on table public.owner_questions is 'Inserting a row notifies the owner, and its answer the visitor, through the event trigger owner_question. Deleted after three years.';
comment on column public.owner_questions.id is 'Set by the browser, so that a question sent twice is one.';
comment on column public.owner_questions.author_name is 'First name of the account at that time.';

create table public.payments (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid,
  stripe_payment_intent_id text,
  stripe_invoice_id text,
  amount numeric(8,2) not null,
  amount_refunded numeric(8,2) not null default 0,
  currency text not null default 'eur'::text,
  status text not null,
  dispute_status text,
  is_fraudulent boolean not null default false,
  description text,
  next_attempt_at timestamp with time zone,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.payments add constraint payments_amount_refunded_positive CHECK ((amount_refunded >= (0)::numeric));
alter table public.payments add constraint payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE SET NULL;
alter table public.payments add constraint payments_pkey PRIMARY KEY (id);
alter table public.payments add constraint payments_stripe_invoice_id_key UNIQUE (stripe_invoice_id);
alter table public.payments add constraint payments_stripe_payment_intent_id_key UNIQUE (stripe_payment_intent_id);
CREATE INDEX payments_created_at ON public.payments USING btree (created_at);
CREATE INDEX payments_subscription_id ON public.payments USING btree (subscription_id);
comment on table public.payments is 'Payments outlive a deleted subscription: the accounts must still add up.';
comment on column public.payments.amount_refunded is 'Part of the amount refunded so far.';
comment on column public.payments.status is 'succeeded counts as revenue; otherwise refunded, disputed, failed, requires_action, or the status of the invoice at Stripe.';
comment on column public.payments.dispute_status is 'Status of the dispute at Stripe; null without a dispute.';
comment on column public.payments.is_fraudulent is 'Taken back by a lost dispute, or refunded at Stripe with the reason « fraudulent ».';
comment on column public.payments.next_attempt_at is 'Time at which Stripe tries again to collect an open invoice; null when it does not.';

create table public.photo_deletions (
  id uuid not null,
  laundromat_id uuid not null,
  url text not null,
  alt text,
  is_primary boolean not null,
  "position" integer not null,
  is_replaced boolean not null default false,
  deleted_at timestamp with time zone not null default now()
);
alter table public.photo_deletions add constraint photo_deletions_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.photo_deletions add constraint photo_deletions_pkey PRIMARY KEY (id);
CREATE INDEX photo_deletions_deleted_at ON public.photo_deletions USING btree (deleted_at);
CREATE INDEX photo_deletions_laundromat_id ON public.photo_deletions USING btree (laundromat_id, deleted_at);
comment on table public.photo_deletions is 'Photos that owners deleted, restorable for a day. Photos removed by an administrator are in moderation_actions and cannot be restored.';
comment on column public.photo_deletions.id is 'Id of the photo, also after a restore.';
comment on column public.photo_deletions."position" is 'Named order in GraphQL and REST, as in photos.';
comment on column public.photo_deletions.is_replaced is 'A photo was added since: this one can be restored only below the cap of the tier. Others also after a fall to a lower tier.';

create table public.photos (
  id uuid not null default gen_random_uuid(),
  laundromat_id uuid not null,
  url text not null,
  alt text,
  is_primary boolean not null default false,
  "position" integer not null default 0
);
alter table public.photos add constraint photos_url_shape CHECK ((url ~ '^(https?://.+|/photos/.+)'::text));
alter table public.photos add constraint photos_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.photos add constraint photos_pkey PRIMARY KEY (id);
CREATE INDEX photos_laundromat_id ON public.photos USING btree (laundromat_id, "position");
CREATE UNIQUE INDEX photos_one_primary ON public.photos USING btree (laundromat_id) WHERE is_primary;
CREATE TRIGGER photos_check_id BEFORE INSERT OR DELETE ON public.photos FOR EACH ROW EXECUTE FUNCTION public.reserve_deleted_ids();
CREATE TRIGGER photos_journal AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION public.record_change();
CREATE TRIGGER photos_refresh AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION public.refresh_laundromat_photos();
comment on column public.photos.url is 'URL of the widest version; narrower versions are stored beside it (photo-480.webp).';
comment on column public.photos."position" is 'Named order in GraphQL and REST, which is a keyword in SQL.';

create table public.place_names (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  name text not null,
  name_key text collate "C" not null generated always as (regexp_replace(public.fold_text(name), '^(la|le|les|l) '::text, ''::text)) stored,
  region text not null,
  department text,
  department_code text,
  city_id uuid,
  population integer not null
);
alter table public.place_names add constraint place_names_belong CHECK ((((kind = 'former_commune'::text) = (city_id IS NOT NULL)) AND ((kind = 'region'::text) = (department_code IS NULL))));
alter table public.place_names add constraint place_names_kind_known CHECK ((kind = ANY (ARRAY['region'::text, 'department'::text, 'former_commune'::text])));
alter table public.place_names add constraint place_names_population_positive CHECK ((population >= 0));
alter table public.place_names add constraint place_names_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.french_cities(id) ON DELETE CASCADE;
alter table public.place_names add constraint place_names_pkey PRIMARY KEY (id);
CREATE INDEX place_names_city_id ON public.place_names USING btree (city_id);
CREATE INDEX place_names_name_key ON public.place_names USING btree (name_key);
comment on table public.place_names is 'Regions, departments and former communes by the names that people type.';
comment on column public.place_names.name_key is 'Folded name without its article, for comparison only.';
comment on column public.place_names.region is 'Region of today, as the communes name it.';
comment on column public.place_names.city_id is 'Commune that a former one belongs to today.';
comment on column public.place_names.population is 'Inhabitants of the region or department, or of the commune of today.';

create table public.possible_duplicates (
  laundromat_id uuid not null,
  other_id uuid not null,
  signs text[] not null,
  status text not null default 'open'::text,
  refund text,
  created_at timestamp with time zone not null default clock_timestamp()
);
alter table public.possible_duplicates add constraint possible_duplicates_refund_known CHECK ((refund = ANY (ARRAY['due'::text, 'done'::text, 'failed'::text])));
alter table public.possible_duplicates add constraint possible_duplicates_status_known CHECK ((status = ANY (ARRAY['open'::text, 'different'::text, 'refused'::text])));
alter table public.possible_duplicates add constraint possible_duplicates_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table public.possible_duplicates add constraint possible_duplicates_pkey PRIMARY KEY (laundromat_id, other_id);
CREATE INDEX possible_duplicates_open ON public.possible_duplicates USING btree (created_at) WHERE ((status = 'open'::text) OR (refund = ANY (ARRAY['due'::text, 'failed'::text])));
CREATE INDEX possible_duplicates_other_id ON public.possible_duplicates USING btree (other_id);
comment on table public.possible_duplicates is 'Laundromats that are so alike another that an administrator has to compare them. Written by a trigger of laundromats.';
comment on column public.possible_duplicates.laundromat_id is 'The one that was written later. Deferred, because the trigger writes before its row exists.';
comment on column public.possible_duplicates.other_id is 'The one that it looks like. No foreign key: a restored laundromat has its pairs again.';
comment on column public.possible_duplicates.signs is 'See duplicate_signs.';
comment on column public.possible_duplicates.status is 'open: not decided; different: an administrator published it; refused. A decided pair is open again when it has a new sign.';
comment on column public.possible_duplicates.refund is 'Of a refused laundromat that was paid for: due until the payment is refunded, failed if Stripe has refused that.';

create unlogged table public.rate_limits (
  key text not null,
  hits integer not null,
  ends_at timestamp with time zone not null
);
alter table public.rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
CREATE INDEX rate_limits_ends_at ON public.rate_limits USING btree (ends_at);
comment on table public.rate_limits is 'Requests counted for rate limits in their current windows. Unlogged, because counting must be cheap: after a crash, and on a promoted replica, all windows begin anew. Deleted when their windows have ended.';
comment on column public.rate_limits.key is 'Keyed hash of the limit and of what it counts by: a network address, an email address or an account.';

create table public.refresh_tokens (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  family_id uuid not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  rotated_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.refresh_tokens add constraint refresh_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (id);
alter table public.refresh_tokens add constraint refresh_tokens_token_hash_key UNIQUE (token_hash);
CREATE INDEX refresh_tokens_expires_at ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_family_id ON public.refresh_tokens USING btree (family_id);
CREATE INDEX refresh_tokens_user_id ON public.refresh_tokens USING btree (user_id);
comment on column public.refresh_tokens.family_id is 'The sign-in that the token comes from. Replaying a rotated token revokes its whole family.';
comment on column public.refresh_tokens.rotated_at is 'Time of the exchange. A replay within seconds comes from two tabs refreshing at once; a later one is treated as theft.';

create table public.reports (
  id uuid not null default gen_random_uuid(),
  laundromat_id uuid not null,
  review_id uuid,
  target text not null,
  quote text not null,
  reason text not null,
  message text,
  email text,
  user_id uuid,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone
);
alter table public.reports add constraint reports_reason_known CHECK ((reason = ANY (ARRAY['closed'::text, 'wrong'::text, 'duplicate'::text, 'fake'::text, 'offensive'::text, 'personal'::text, 'illegal'::text, 'other'::text])));
alter table public.reports add constraint reports_state_known CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])));
alter table public.reports add constraint reports_target_known CHECK ((target = ANY (ARRAY['laundromat'::text, 'review'::text])));
alter table public.reports add constraint reports_target_named CHECK (((target = 'review'::text) = (review_id IS NOT NULL)));
alter table public.reports add constraint reports_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.reports add constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.reports add constraint reports_pkey PRIMARY KEY (id);
CREATE INDEX reports_laundromat_id ON public.reports USING btree (laundromat_id);
CREATE INDEX reports_review_id ON public.reports USING btree (review_id);
CREATE INDEX reports_state_created_at ON public.reports USING btree (state, created_at DESC);
CREATE INDEX reports_user_id ON public.reports USING btree (user_id);
comment on table public.reports is 'Reports of visitors to the administrators.';
comment on column public.reports.id is 'May be set by the browser, so that sending the same report twice has no effect.';
comment on column public.reports.review_id is 'The reported review; null in a report of a laundromat. No foreign key: the report outlives the review.';
comment on column public.reports.quote is 'Reported text at that time: the comment of the review, or the name of the laundromat.';
comment on column public.reports.email is 'Address to notify of the outcome, if the reporter gave one.';
comment on column public.reports.state is 'open: awaits a decision; upheld: the report was justified; dismissed: it was not.';
comment on column public.reports.handled_at is 'Time of the decision.';

create table public.review_photos (
  id uuid not null,
  review_id uuid not null,
  laundromat_id uuid not null,
  url text not null,
  is_approved boolean not null default false,
  created_at timestamp with time zone not null default now()
);
alter table public.review_photos add constraint review_photos_url_shape CHECK ((url ~ '^/photos/.+'::text));
alter table public.review_photos add constraint review_photos_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.review_photos add constraint review_photos_review_id_fkey FOREIGN KEY (review_id, laundromat_id) REFERENCES public.reviews(id, laundromat_id) ON UPDATE CASCADE ON DELETE CASCADE;
alter table public.review_photos add constraint review_photos_pkey PRIMARY KEY (id);
CREATE INDEX review_photos_awaiting ON public.review_photos USING btree (created_at) WHERE (NOT is_approved);
CREATE INDEX review_photos_laundromat_id ON public.review_photos USING btree (laundromat_id);
CREATE INDEX review_photos_review_id ON public.review_photos USING btree (review_id, laundromat_id);
CREATE INDEX review_photos_url ON public.review_photos USING btree (url);
CREATE TRIGGER review_photos_check_id BEFORE INSERT OR DELETE ON public.review_photos FOR EACH ROW EXECUTE FUNCTION public.reserve_deleted_ids();
comment on table public.review_photos is 'At most three per review. Deleted with it, and when its author''s account is erased.';
comment on column public.review_photos.id is 'Set by the browser, so that a photo sent twice is one. The files have another name.';
comment on column public.review_photos.laundromat_id is 'That of the review. With it, a restored laundromat has its photos again.';
comment on column public.review_photos.url is 'URL of the widest version, as in photos.';
comment on column public.review_photos.is_approved is 'False until an administrator has approved it: only they and its author see it.';

create table public.reviews (
  id uuid not null default gen_random_uuid(),
  laundromat_id uuid not null,
  user_id uuid,
  author_name text not null,
  rating integer not null,
  comment text not null,
  visited_on date,
  created_at timestamp with time zone not null default now(),
  answer text,
  answered_at timestamp with time zone,
  verification text not null default 'none'::text,
  held_reason text,
  is_held boolean not null generated always as ((held_reason IS NOT NULL)) stored,
  sender_hash text,
  sender_slot text
);
alter table public.reviews add constraint reviews_answer_dated CHECK (((answer IS NULL) = (answered_at IS NULL)));
alter table public.reviews add constraint reviews_answer_filled CHECK ((btrim(answer) <> ''::text));
alter table public.reviews add constraint reviews_author_name_filled CHECK ((btrim(author_name) <> ''::text));
alter table public.reviews add constraint reviews_comment_filled CHECK ((btrim(comment) <> ''::text));
alter table public.reviews add constraint reviews_held_reason_known CHECK ((held_reason = ANY (ARRAY['owner'::text, 'network'::text, 'competitor'::text, 'repeated'::text, 'burst'::text])));
alter table public.reviews add constraint reviews_rating_range CHECK (((rating >= 1) AND (rating <= 5)));
alter table public.reviews add constraint reviews_verification_known CHECK ((verification = ANY (ARRAY['none'::text, 'account'::text])));
alter table public.reviews add constraint reviews_visited_on_plausible CHECK (((visited_on >= '2000-01-01'::date) AND (visited_on <= (((created_at AT TIME ZONE 'UTC'::text))::date + 1))));
alter table public.reviews add constraint reviews_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.reviews add constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
alter table public.reviews add constraint reviews_pkey PRIMARY KEY (id);
alter table public.reviews add constraint reviews_author_key UNIQUE (user_id, laundromat_id) DEFERRABLE;
alter table public.reviews add constraint reviews_id_laundromat_id_key UNIQUE (id, laundromat_id);
alter table public.reviews add constraint reviews_sender_slot_key UNIQUE (sender_slot);
CREATE INDEX reviews_held ON public.reviews USING btree (created_at) WHERE is_held;
CREATE INDEX reviews_laundromat_id ON public.reviews USING btree (laundromat_id, created_at DESC);
CREATE INDEX reviews_sender_hash ON public.reviews USING btree (sender_hash) WHERE (sender_hash IS NOT NULL);
CREATE TRIGGER reviews_check_id BEFORE INSERT OR DELETE ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.reserve_deleted_ids();
CREATE TRIGGER reviews_refresh AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.refresh_laundromat_ratings();
comment on column public.reviews.id is 'May be set by the browser, so that sending the same review twice has no effect.';
comment on column public.reviews.user_id is 'The author, if signed in; a review requires no account.';
comment on column public.reviews.visited_on is 'Date of the visit, if the author entered it.';
comment on column public.reviews.answer is 'Answer of the owner. Written once.';
comment on column public.reviews.verification is 'none: not checked. account: written by an account whose email address was confirmed. Never that the author was there.';
comment on column public.reviews.held_reason is 'Why an administrator looks at it before it is published. owner: its author has become the owner of the laundromat. network: it came from an address of the owner. competitor: its author, or an owner at the same address, has a laundromat within 500 m. repeated: the second one from its network about the laundromat within 90 days. burst: one of many within an hour. Else null.';
comment on column public.reviews.is_held is 'True while the review is not published.';
comment on column public.reviews.sender_hash is 'Keyed hash of the network address from which it came, the same for all laundromats. Deleted after 90 days.';
comment on column public.reviews.sender_slot is 'Keyed hash of the network address and the laundromat, of the first review only: a second one waits. Deleted after 90 days.';

create table public.sent_emails (
  key text not null,
  recipient text not null,
  is_verified boolean not null,
  allowance text not null default 'general'::text,
  user_id uuid,
  created_at timestamp with time zone not null default now()
);
alter table public.sent_emails add constraint sent_emails_allowance_known CHECK ((allowance = ANY (ARRAY['general'::text, 'confirmation'::text, 'reset'::text, 'code'::text, 'claim'::text, 'account'::text])));
alter table public.sent_emails add constraint sent_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.sent_emails add constraint sent_emails_pkey PRIMARY KEY (key);
CREATE INDEX sent_emails_created_at ON public.sent_emails USING btree (created_at);
CREATE INDEX sent_emails_recipient ON public.sent_emails USING btree (recipient, created_at);
CREATE INDEX sent_emails_user_id ON public.sent_emails USING btree (user_id);
comment on table public.sent_emails is 'Emails of the last day, for the limits per address. The nightly purge of tokens deletes older rows.';
comment on column public.sent_emails.key is 'Identifies the email, so that sending it again after a failure counts once.';
comment on column public.sent_emails.recipient is 'SHA-256 of the address in lower case, and of what spellings of one mailbox share while no account has confirmed it.';
comment on column public.sent_emails.is_verified is 'True if an account had confirmed the address at that time.';
comment on column public.sent_emails.allowance is 'What the email is counted with. general: caused by visitors; confirmation, reset, code: links and codes; claim: a person claims a laundromat of the account; account: caused only by the account, administrators or payments.';
comment on column public.sent_emails.user_id is 'The account that had confirmed the address at that time.';

create table public.services (
  id uuid not null default gen_random_uuid(),
  name text not null,
  icon text not null,
  "position" integer not null default 0
);
alter table public.services add constraint services_icon_shape CHECK ((icon ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text));
alter table public.services add constraint services_name_filled CHECK ((btrim(name) <> ''::text));
alter table public.services add constraint services_pkey PRIMARY KEY (id);
alter table public.services add constraint services_name_key UNIQUE (name);
CREATE TRIGGER services_journal AFTER INSERT OR DELETE OR UPDATE ON public.services FOR EACH ROW EXECUTE FUNCTION public.record_change();
comment on column public.services.icon is 'Name of a Lucide icon in kebab-case.';
comment on column public.services."position" is 'Order of display.';

create table public.site_settings (
  id smallint not null default 1,
  site_title text not null default 'Lavoir'::text,
  domain text,
  contact_email text,
  contact_phone text not null default '01 99 00 12 34'::text,
  contact_hours text not null default '8h à 19h'::text,
  publisher_name text,
  publisher_capital text,
  publisher_address text,
  publisher_registration text,
  publisher_vat_number text,
  publisher_director text,
  host_name text,
  host_address text,
  host_phone text,
  terms_version date not null default '2026-11-28'::date,
  privacy_version date not null default '2026-11-30'::date,
  ranking_version date not null default '2026-11-28'::date,
  accessibility_version date not null default '2026-11-21'::date
);
alter table public.site_settings add constraint site_settings_contact_email_shape CHECK ((contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text));
alter table public.site_settings add constraint site_settings_contact_hours_filled CHECK ((btrim(contact_hours) <> ''::text));
alter table public.site_settings add constraint site_settings_contact_phone_filled CHECK ((btrim(contact_phone) <> ''::text));
alter table public.site_settings add constraint site_settings_domain_shape CHECK ((domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'::text));
alter table public.site_settings add constraint site_settings_host_address_filled CHECK ((btrim(host_address) <> ''::text));
alter table public.site_settings add constraint site_settings_host_name_filled CHECK ((btrim(host_name) <> ''::text));
alter table public.site_settings add constraint site_settings_host_phone_filled CHECK ((btrim(host_phone) <> ''::text));
alter table public.site_settings add constraint site_settings_one_row CHECK ((id = 1));
alter table public.site_settings add constraint site_settings_publisher_address_filled CHECK ((btrim(publisher_address) <> ''::text));
alter table public.site_settings add constraint site_settings_publisher_capital_filled CHECK ((btrim(publisher_capital) <> ''::text));
alter table public.site_settings add constraint site_settings_publisher_director_filled CHECK ((btrim(publisher_director) <> ''::text));
alter table public.site_settings add constraint site_settings_publisher_name_filled CHECK ((btrim(publisher_name) <> ''::text));
alter table public.site_settings add constraint site_settings_publisher_registration_filled CHECK ((btrim(publisher_registration) <> ''::text));
alter table public.site_settings add constraint site_settings_publisher_vat_number_filled CHECK ((btrim(publisher_vat_number) <> ''::text));
alter table public.site_settings add constraint site_settings_site_title_filled CHECK ((btrim(site_title) <> ''::text));
alter table public.site_settings add constraint site_settings_versions_plausible CHECK (((LEAST(terms_version, privacy_version, ranking_version, accessibility_version) >= '2000-01-01'::date) AND (GREATEST(terms_version, privacy_version, ranking_version, accessibility_version) < '2100-01-01'::date)));
alter table public.site_settings add constraint site_settings_pkey PRIMARY KEY (id);
CREATE TRIGGER site_settings_journal AFTER INSERT OR DELETE OR UPDATE ON public.site_settings FOR EACH ROW EXECUTE FUNCTION public.record_change();
comment on table public.site_settings is 'Always one row. Null means unknown: pages say so instead of guessing.';
comment on column public.site_settings.contact_phone is 'The default is a number that Arcep reserves for fiction.';
comment on column public.site_settings.publisher_name is 'Name and legal form, as article 1-1 of the LCEN requires.';
comment on column public.site_settings.publisher_registration is 'Number and town of the register of companies.';
comment on column public.site_settings.terms_version is 'Date of the last change of the text, shown to readers.';

create table public.site_statements (
  id text not null,
  text text not null,
  is_shown boolean not null default true,
  source text,
  updated_at timestamp with time zone not null default now()
);
alter table public.site_statements add constraint site_statements_source_filled CHECK (((btrim(source) <> ''::text) AND (length(source) <= 1000)));
alter table public.site_statements add constraint site_statements_text_filled CHECK (((btrim(text) <> ''::text) AND (length(text) <= 300)));
alter table public.site_statements add constraint site_statements_pkey PRIMARY KEY (id);
CREATE TRIGGER site_statements_journal AFTER INSERT OR DELETE OR UPDATE ON public.site_statements FOR EACH ROW EXECUTE FUNCTION public.record_change();
CREATE TRIGGER site_statements_set_updated_at BEFORE UPDATE ON public.site_statements FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.set_updated_at();
comment on table public.site_statements is 'One row for each place in the texts. Article L121-2 of the Code de la consommation requires a proof of each.';
comment on column public.site_statements.text is '{nombre} stands for the number of published laundromats.';
comment on column public.site_statements.source is 'Proof of the statement, for administrators.';

create table public.source_candidates (
  id uuid not null default gen_random_uuid(),
  source_type text not null,
  source_id bigint not null,
  laundromat_id uuid not null,
  reason text not null,
  distance integer not null,
  status text not null default 'open'::text,
  created_at timestamp with time zone not null default now()
);
alter table public.source_candidates add constraint source_candidates_distance_positive CHECK ((distance >= 0));
alter table public.source_candidates add constraint source_candidates_reason_known CHECK ((reason = ANY (ARRAY['near'::text, 'same_name'::text, 'same_phone'::text, 'same_address'::text])));
alter table public.source_candidates add constraint source_candidates_status_known CHECK ((status = ANY (ARRAY['open'::text, 'same'::text, 'different'::text])));
alter table public.source_candidates add constraint source_candidates_laundromat_id_fkey FOREIGN KEY (laundromat_id) REFERENCES public.laundromats(id) ON DELETE CASCADE;
alter table public.source_candidates add constraint source_candidates_source_fkey FOREIGN KEY (source_type, source_id) REFERENCES public.source_objects(type, id) ON DELETE CASCADE;
alter table public.source_candidates add constraint source_candidates_pkey PRIMARY KEY (id);
alter table public.source_candidates add constraint source_candidates_one_per_pair UNIQUE (source_type, source_id, laundromat_id);
CREATE INDEX source_candidates_laundromat_id ON public.source_candidates USING btree (laundromat_id);
CREATE UNIQUE INDEX source_candidates_one_same ON public.source_candidates USING btree (source_type, source_id) WHERE (status = 'same'::text);
CREATE INDEX source_candidates_status ON public.source_candidates USING btree (status, created_at);
CREATE TRIGGER source_candidates_journal AFTER UPDATE ON public.source_candidates FOR EACH ROW EXECUTE FUNCTION public.record_change('created_at');
comment on table public.source_candidates is 'Objects that may describe a laundromat of the site. The import waits for the decision of an administrator and then applies it.';
comment on column public.source_candidates.reason is 'near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away; same_address, same_phone: a laundromat whose place is not known, with a distance of 0.';
comment on column public.source_candidates.distance is 'Metres between both points.';
comment on column public.source_candidates.status is 'open: not decided; same: the object describes this laundromat; different: it does not, and becomes one itself.';

create table public.source_objects (
  type text not null,
  id bigint not null,
  version integer not null default 0,
  tags jsonb not null,
  latitude numeric(10,8) not null,
  longitude numeric(11,8) not null,
  class text not null,
  reason text not null,
  chosen_class text,
  content_hash text not null,
  facts jsonb,
  has_guessed_town boolean not null default false,
  imported jsonb not null default '{}'::jsonb,
  differences jsonb not null default '{}'::jsonb,
  laundromat_id uuid,
  kept jsonb not null default '{}'::jsonb,
  seen_at timestamp with time zone not null default now(),
  gone_at timestamp with time zone,
  still_open_at timestamp with time zone
);
alter table public.source_objects add constraint source_objects_chosen_class_known CHECK ((chosen_class = ANY (ARRAY['self_service'::text, 'other'::text])));
alter table public.source_objects add constraint source_objects_class_known CHECK ((class = ANY (ARRAY['self_service'::text, 'dry_cleaner'::text, 'business'::text, 'staffed'::text, 'private'::text, 'closed'::text, 'unclear'::text])));
alter table public.source_objects add constraint source_objects_id_positive CHECK ((id >= 0));
alter table public.source_objects add constraint source_objects_latitude_range CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric)));
alter table public.source_objects add constraint source_objects_longitude_range CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)));
alter table public.source_objects add constraint source_objects_type_shape CHECK ((type ~ '^[a-z][a-z0-9-]{0,39}$'::text));
alter table public.source_objects add constraint source_objects_pkey PRIMARY KEY (type, id);
CREATE INDEX source_objects_gone ON public.source_objects USING btree (gone_at) WHERE (gone_at IS NOT NULL);
CREATE INDEX source_objects_laundromat_id ON public.source_objects USING btree (laundromat_id);
CREATE INDEX source_objects_unclear ON public.source_objects USING btree (type, id) WHERE ((class = 'unclear'::text) AND (chosen_class IS NULL));
CREATE TRIGGER source_objects_journal AFTER UPDATE ON public.source_objects FOR EACH ROW WHEN (((old.chosen_class IS DISTINCT FROM new.chosen_class) OR (old.kept <> new.kept))) EXECUTE FUNCTION public.record_change('tags', 'facts', 'content_hash', 'imported', 'differences', 'seen_at');
comment on table public.source_objects is 'Every object that a file of the import contained, also those that are no laundromat. Only the import inserts and updates them.';
comment on column public.source_objects.type is 'node, way or relation of OpenStreetMap. Any other type names a data set that was derived from it and has no page for its objects.';
comment on column public.source_objects.version is 'Version at the source, 0 if the file names none. An older version is ignored.';
comment on column public.source_objects.class is 'self_service is imported; unclear awaits chosen_class; dry_cleaner, business (laundry for companies), staffed, private and closed are not imported.';
comment on column public.source_objects.reason is 'Tag or word that decided on the class.';
comment on column public.source_objects.chosen_class is 'Class that an administrator chose; it takes precedence at the next import. Null if the import decides.';
comment on column public.source_objects.content_hash is 'Hash of point and tags, which recognizes an unchanged object.';
comment on column public.source_objects.facts is 'Facts of a laundromat that the import reads from the tags, address included.';
comment on column public.source_objects.has_guessed_town is 'True if no geocoder answered: the town is that of the nearest commune until a later import asks again.';
comment on column public.source_objects.imported is 'Facts as the import last wrote them to the laundromat. A fact that has another value there was changed on the site.';
comment on column public.source_objects.differences is 'By fact, the value of the source where the site has another one, which takes precedence.';
comment on column public.source_objects.laundromat_id is 'The laundromat that this object describes. No foreign key: the import must not create again what was deleted, and a restored laundromat has its source again.';
comment on column public.source_objects.kept is 'By fact, the value of the source that an administrator declined. It is no difference until the source has another value.';
comment on column public.source_objects.seen_at is 'Last import whose file contained the object.';
comment on column public.source_objects.gone_at is 'Import whose complete file no longer contained the object: the laundromat is to be confirmed. Null while the object exists.';
comment on column public.source_objects.still_open_at is 'Time when an administrator said that the laundromat of an object that is gone, or that became something else, is still open.';

create table public.subscription_plans (
  id uuid not null default gen_random_uuid(),
  name text not null,
  stripe_product_id text,
  stripe_price_id text,
  price numeric(8,2) not null,
  currency text not null default 'eur'::text,
  "interval" text,
  features text[] not null default '{}'::text[],
  max_laundromats integer not null default 1,
  allow_featured boolean not null default false,
  priority_support boolean not null default false,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now()
);
alter table public.subscription_plans add constraint subscription_plans_currency_shape CHECK ((currency ~ '^[a-z]{3}$'::text));
alter table public.subscription_plans add constraint subscription_plans_currency_site CHECK ((currency = 'eur'::text));
alter table public.subscription_plans add constraint subscription_plans_interval_known CHECK (("interval" = ANY (ARRAY['month'::text, 'year'::text])));
alter table public.subscription_plans add constraint subscription_plans_max_laundromats_range CHECK ((max_laundromats >= '-1'::integer));
alter table public.subscription_plans add constraint subscription_plans_name_filled CHECK ((btrim(name) <> ''::text));
alter table public.subscription_plans add constraint subscription_plans_paid_has_interval CHECK (((price = (0)::numeric) = ("interval" IS NULL)));
alter table public.subscription_plans add constraint subscription_plans_price_positive CHECK ((price >= (0)::numeric));
alter table public.subscription_plans add constraint subscription_plans_pkey PRIMARY KEY (id);
alter table public.subscription_plans add constraint subscription_plans_name_key UNIQUE (name);
alter table public.subscription_plans add constraint subscription_plans_stripe_price_id_key UNIQUE (stripe_price_id);
alter table public.subscription_plans add constraint subscription_plans_stripe_product_id_key UNIQUE (stripe_product_id);
CREATE TRIGGER subscription_plans_journal AFTER INSERT OR DELETE OR UPDATE ON public.subscription_plans FOR EACH ROW EXECUTE FUNCTION public.record_change();
comment on column public.subscription_plans.price is 'Euros, VAT included, per interval.';
comment on column public.subscription_plans."interval" is 'Billing interval; null for a free plan.';
comment on column public.subscription_plans.features is 'Benefits shown for the plan, one per line, besides those that follow from its limit and flags.';
comment on column public.subscription_plans.max_laundromats is '-1 means no limit.';

create table public.subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan_id uuid not null,
  stripe_subscription_id text,
  stripe_customer_id text,
  status text not null,
  current_period_start timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamp with time zone,
  trial_start timestamp with time zone,
  trial_end timestamp with time zone,
  draft_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table public.subscriptions add constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.subscription_plans(id) ON DELETE RESTRICT;
alter table public.subscriptions add constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
alter table public.subscriptions add constraint subscriptions_pkey PRIMARY KEY (id);
alter table public.subscriptions add constraint subscriptions_stripe_subscription_id_key UNIQUE (stripe_subscription_id);
CREATE INDEX subscriptions_plan_id ON public.subscriptions USING btree (plan_id);
CREATE INDEX subscriptions_user_id ON public.subscriptions USING btree (user_id, created_at DESC);
comment on column public.subscriptions.status is 'Status at Stripe; only active grants the plan.';
comment on column public.subscriptions.draft_id is 'The draft that was paid for, as Stripe has it. Not a foreign key: the draft may have been deleted.';

create table public.users (
  id uuid not null default gen_random_uuid(),
  email public.citext not null,
  password text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  role text not null default 'client'::text,
  is_active boolean not null default true,
  email_verified boolean not null default false,
  stripe_customer_id text,
  billing_version integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table public.users add constraint users_email_shape CHECK ((email OPERATOR(public.~) '^[^@\s]+@[^@\s]+\.[^@\s]+$'::public.citext));
alter table public.users add constraint users_first_name_filled CHECK ((btrim(first_name) <> ''::text));
alter table public.users add constraint users_last_name_filled CHECK ((btrim(last_name) <> ''::text));
alter table public.users add constraint users_phone_length CHECK (((char_length(phone) >= 1) AND (char_length(phone) <= 50)));
alter table public.users add constraint users_role_known CHECK ((role = ANY (ARRAY['client'::text, 'owner'::text, 'admin'::text])));
alter table public.users add constraint users_pkey PRIMARY KEY (id);
alter table public.users add constraint users_email_key UNIQUE (email);
alter table public.users add constraint users_stripe_customer_id_key UNIQUE (stripe_customer_id);
CREATE TRIGGER users_journal AFTER INSERT OR DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION public.record_change('password', 'stripe_customer_id', 'phone');
CREATE TRIGGER users_set_updated_at BEFORE UPDATE ON public.users FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.set_updated_at();
comment on column public.users.password is 'argon2id hash. No Hasura role may select it.';
comment on column public.users.phone is 'Entered in the profile, for the team alone.';
comment on column public.users.role is 'admin becomes the Hasura role site_admin; registration cannot choose it.';
comment on column public.users.is_active is 'False for a disabled account, which loses access when its session is next refreshed.';
comment on column public.users.billing_version is 'Optimistic lock of the billing data of this user. Each write sets the next number and fails when another write was first.';

create table public.webhook_events (
  id uuid not null default gen_random_uuid(),
  stripe_event_id text not null,
  event_type text not null,
  object_id text,
  processed boolean not null default false,
  processed_at timestamp with time zone,
  processing boolean not null default false,
  processing_at timestamp with time zone,
  attempts integer not null default 0,
  last_error text,
  dead_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.webhook_events add constraint webhook_events_pkey PRIMARY KEY (id);
alter table public.webhook_events add constraint webhook_events_stripe_event_id_key UNIQUE (stripe_event_id);
CREATE INDEX webhook_events_unprocessed ON public.webhook_events USING btree (created_at) WHERE ((NOT processed) AND (dead_at IS NULL));
comment on column public.webhook_events.object_id is 'Stripe object that the event is about. Processing fetches its current state, so the order of events does not matter.';
comment on column public.webhook_events.processing_at is 'Start of processing; an old value with processed false means a stuck event.';
comment on column public.webhook_events.dead_at is 'Time when retries ended; last_error has the reason. Set it to null to retry the event.';

create view public.admin_months as
 WITH months AS (
         SELECT month.month::date AS month,
            (month.month AT TIME ZONE 'Europe/Paris'::text) AS starts_at,
            ((month.month + '1 mon'::interval) AT TIME ZONE 'Europe/Paris'::text) AS ends_at
           FROM generate_series(date_trunc('month'::text, (now() AT TIME ZONE 'Europe/Paris'::text)) - '11 mons'::interval, date_trunc('month'::text, (now() AT TIME ZONE 'Europe/Paris'::text)), '1 mon'::interval) month(month)
        )
 SELECT month,
    ( SELECT COALESCE(sum((payments.amount - payments.amount_refunded) * 100::numeric), 0::numeric)::integer AS "coalesce"
           FROM public.payments
          WHERE payments.status = 'succeeded'::text AND payments.currency = 'eur'::text AND COALESCE(payments.paid_at, payments.created_at) >= months.starts_at AND COALESCE(payments.paid_at, payments.created_at) < months.ends_at) AS revenue_cents,
    ( SELECT count(*)::integer AS count
           FROM public.laundromats
          WHERE laundromats.created_at >= months.starts_at AND laundromats.created_at < months.ends_at) AS new_laundromats
   FROM months;
comment on view public.admin_months is 'The last twelve months including the current one, in French time.';
comment on column public.admin_months.revenue_cents is 'Sum of succeeded payments in euros minus refunds, in euro cents.';

create view public.admin_overview as
 SELECT laundromats.total AS laundromats,
    laundromats.active AS active_laundromats,
    laundromats.awaiting AS awaiting_moderation,
    laundromats.premium AS premium_laundromats,
    laundromats.featured AS featured_laundromats,
    users.total AS users,
    users.active AS active_users,
    ( SELECT count(*)::integer AS count
           FROM public.reviews) AS reviews,
    ( SELECT count(*)::integer AS count
           FROM public.contacts
          WHERE NOT contacts.is_read) AS unread_contacts,
    ( SELECT count(*)::integer AS count
           FROM public.subscriptions
          WHERE subscriptions.status = 'active'::text) AS active_subscriptions,
    payments.revenue_cents,
    payments.succeeded AS succeeded_payments,
    payments.this_month AS payments_this_month
   FROM ( SELECT count(*)::integer AS total,
            count(*) FILTER (WHERE laundromats_1.is_active)::integer AS active,
            count(*) FILTER (WHERE NOT laundromats_1.is_active AND laundromats_1.refused_at IS NULL AND laundromats_1.closed_at IS NULL OR laundromats_1.changed_at IS NOT NULL)::integer AS awaiting,
            count(*) FILTER (WHERE laundromats_1.is_premium)::integer AS premium,
            count(*) FILTER (WHERE laundromats_1.is_featured AND (laundromats_1.featured_until IS NULL OR laundromats_1.featured_until > now()))::integer AS featured
           FROM public.laundromats laundromats_1) laundromats,
    ( SELECT count(*)::integer AS total,
            count(*) FILTER (WHERE users_1.is_active)::integer AS active
           FROM public.users users_1) users,
    ( SELECT COALESCE(sum((payments_1.amount - payments_1.amount_refunded) * 100::numeric), 0::numeric)::integer AS revenue_cents,
            count(*)::integer AS succeeded,
            count(*) FILTER (WHERE COALESCE(payments_1.paid_at, payments_1.created_at) >= (date_trunc('month'::text, (now() AT TIME ZONE 'Europe/Paris'::text)) AT TIME ZONE 'Europe/Paris'::text))::integer AS this_month
           FROM public.payments payments_1
          WHERE payments_1.status = 'succeeded'::text AND payments_1.amount > 0::numeric AND payments_1.currency = 'eur'::text) payments;
comment on view public.admin_overview is 'Always one row.';
comment on column public.admin_overview.awaiting_moderation is 'Laundromats neither published nor refused, and published ones that their owner changed since the approval.';
comment on column public.admin_overview.revenue_cents is 'Sum of succeeded payments in euros minus refunds, in euro cents.';
comment on column public.admin_overview.succeeded_payments is 'Payments in euros above 0 that were paid and neither refunded nor disputed.';
comment on column public.admin_overview.payments_this_month is 'Those of succeeded_payments that were paid in this month, in French time.';

create view public.closed_laundromats as
 SELECT id,
    slug,
    name,
    address,
    postal_code,
    city,
    latitude,
    longitude,
    commune_id,
    closed_at
   FROM public.laundromats
  WHERE closed_at IS NOT NULL;
comment on view public.closed_laundromats is 'Facts that visitors read about laundromats closed for good.';

create view public.event_backlog as
 SELECT kind,
    name,
    waiting,
    failed,
    oldest_seconds
   FROM public.undelivered_events() undelivered_events(kind, name, waiting, failed, oldest_seconds);
comment on view public.event_backlog is 'Events and due cron jobs that Hasura has not delivered, by trigger. For the metrics.';
comment on column public.event_backlog.kind is '''event'' or ''cron''.';
comment on column public.event_backlog.failed is 'Number of events whose last retry failed.';
comment on column public.event_backlog.oldest_seconds is 'Age of the oldest waiting event.';

create view public.held_changes as
 SELECT id AS laundromat_id,
    held_content AS content
   FROM public.laundromats
  WHERE held_content <> '{}'::jsonb;
comment on view public.held_changes is 'What owners have entered and an administrator has not approved yet. Owners read their own.';

create view public.laundromat_cities as
 SELECT c.id AS commune_id,
    c.parent_id AS parent_commune_id,
    c.name,
    c.slug,
    c.region,
    public.slug_of(c.region) AS region_slug,
    c.department,
    c.department_code,
    c.population,
    count(*)::integer AS laundromats,
    min(l.wash_price_7kg) AS cheapest_wash_7kg,
    max(l.updated_at) AS updated_at
   FROM public.french_cities c
     JOIN ( SELECT laundromats.commune_id AS place_id,
            laundromats.is_active,
            laundromats.wash_price_7kg,
            laundromats.updated_at
           FROM public.laundromats
        UNION ALL
         SELECT laundromats.arrondissement_id,
            laundromats.is_active,
            laundromats.wash_price_7kg,
            laundromats.updated_at
           FROM public.laundromats
          WHERE laundromats.arrondissement_id IS NOT NULL) l ON l.place_id = c.id
  WHERE l.is_active
  GROUP BY c.id;
comment on view public.laundromat_cities is 'Communes and arrondissements with published laundromats. A laundromat in an arrondissement also counts in its commune.';
comment on column public.laundromat_cities.commune_id is 'Commune or arrondissement.';
comment on column public.laundromat_cities.parent_commune_id is 'Commune of an arrondissement; null for a commune.';
comment on column public.laundromat_cities.cheapest_wash_7kg is 'Lowest known price of a wash of 7 kg; null if none is known.';

create view public.laundromat_regions as
 SELECT region AS name,
    public.slug_of(region) AS slug,
    count(*)::integer AS laundromats,
    max(updated_at) AS updated_at
   FROM public.laundromats
  WHERE is_active AND region IS NOT NULL
  GROUP BY region;
comment on view public.laundromat_regions is 'Regions with published laundromats.';

create view public.replica_delay as
 SELECT
        CASE
            WHEN NOT pg_is_in_recovery() THEN 0
            WHEN NOT (EXISTS ( SELECT
               FROM pg_stat_wal_receiver
              WHERE pg_stat_wal_receiver.pid IS NOT NULL)) THEN NULL::integer
            WHEN pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() THEN 0
            ELSE floor(EXTRACT(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()))::integer
        END AS seconds;
comment on view public.replica_delay is 'How late this database is, in one row, for the server alone.';
comment on column public.replica_delay.seconds is '0 on the primary, and on a replica that has all it received. Null on one without a connection to the primary.';

create view public.reported_facts as
 SELECT laundromat_id,
    kind,
    count(DISTINCT sender_hash)::integer AS senders
   FROM public.fact_corrections
  WHERE (status = 'open'::text OR status = 'accepted'::text AND (kind = ANY (ARRAY['closed'::text, 'machine'::text]))) AND created_at > (now() -
        CASE kind
            WHEN 'machine'::text THEN '48:00:00'::interval
            ELSE '30 days'::interval
        END)
  GROUP BY laundromat_id, kind
 HAVING count(DISTINCT sender_hash) >= 3;
comment on view public.reported_facts is 'Facts that at least three senders have reported within 30 days; for a machine out of order, within 48 hours. Accepting a closure or a broken machine confirms it, while any other accepted correction has ended what it reports.';
