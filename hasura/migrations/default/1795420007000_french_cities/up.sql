-- All current French communes and the arrondissements of Paris, Lyon and Marseille, for completion in the search panel and for the region and coordinates of laundromats.

create table public.french_cities (
  id uuid primary key default gen_random_uuid(),
  insee_code text not null unique,
  name text not null,
  postal_code text not null,
  postal_codes text[] not null,
  department text not null,
  department_code text not null,
  region text not null,
  population integer not null default 0 constraint french_cities_population_positive check (population >= 0),
  latitude numeric(10, 8) not null constraint french_cities_latitude_range check (latitude between -90 and 90),
  longitude numeric(11, 8) not null constraint french_cities_longitude_range check (longitude between -180 and 180),
  coordinates_source text not null constraint french_cities_coordinates_source_known
    check (coordinates_source in ('geonames', 'postal_code', 'department')),
  name_key text collate "C" not null generated always as (public.fold_text(name)) stored,
  search_text text collate "C" not null
    generated always as (' ' || public.fold_text(name) || ' ' || public.join_words(postal_codes)) stored,
  parent_id uuid references public.french_cities on delete cascade,
  slug text not null
);

comment on column public.french_cities.postal_code is 'First of postal_codes, shown beside the name.';
comment on column public.french_cities.department is 'Name of the department or overseas collectivity.';
comment on column public.french_cities.coordinates_source is
  'geonames: the commune itself; postal_code: mean of the communes with the same postal code; department: mean of the department.';
comment on column public.french_cities.parent_id is 'Commune of an arrondissement; null for a commune.';
comment on column public.french_cities.name_key is 'Folded name, for comparison only.';
comment on column public.french_cities.search_text is 'Folded name and postal codes, each word after a space, for the search only.';
comment on column public.french_cities.slug is
  'Last part of the page''s URL, unique in the region. Of communes with the same name, all but the largest append their department.';

create function public.set_commune_slug() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  new.slug := slug_of(new.name);
  if exists (select from french_cities where region = new.region and slug = new.slug) then
    new.slug := new.slug || '-' || lower(new.department_code);
  end if;
  return new;
end
$$;

comment on function public.set_commune_slug() is 'Trigger: gives a new commune a slug; if the name is taken, appends the department.';

create trigger french_cities_set_slug before insert on public.french_cities
  for each row when (new.slug is null) execute function public.set_commune_slug();

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
$$;

comment on function public.commune_of(text, text) is
  'Returns the commune with this postal code and name, else the largest with this postal code, else the one with this name in '
  'the department (75000 Paris, Cedex codes), else a row with only department and region, or null.';

create function public.arrondissement_of(commune uuid, postal_code text) returns uuid
language sql stable
return (
  select c.id from public.french_cities c where c.parent_id = $1 and c.postal_codes @> array[btrim($2)]
);

comment on function public.arrondissement_of(uuid, text) is 'Returns the arrondissement of a commune with this postal code, or null.';

-- Completes the name or postal code of a commune while a visitor types.

create table public.city_matches (
  city_id uuid not null,
  position integer not null,
  constraint city_matches_stays_empty check (false) no inherit
);

comment on table public.city_matches is 'Always empty: it is the return type of search_cities.';
comment on column public.city_matches.position is 'Position in the result, from 1. Always order by it.';

create function public.city_rank(city public.french_cities, typed text, number text) returns integer
  language sql immutable parallel safe
  return case
    when city.parent_id is null then case
      when typed ~ '^[0-9]+$' or starts_with(city.name_key, typed)
        or starts_with(regexp_replace(city.name_key, '^(la|le|les|l) ', ''), typed) then 1
      else 3
    end
    when split_part(city.name_key, ' ', 2) in (number || 'e', number || 'er')
      or city.postal_codes && string_to_array(typed, ' ') then 0
    when split_part(city.name_key, ' ', 1) = any (string_to_array(typed, ' ')) then 2
    else 4
  end;

comment on function public.city_rank(public.french_cities, text, text) is
  'Returns the place of a commune or arrondissement in the suggestions: 0 an arrondissement whose number or postal code was typed, 1 a '
  'commune that begins so (with or without its article; a number can only match the start of a postal code), 2 an arrondissement of '
  'a city that was typed in full, 3 other communes, 4 other arrondissements.';

create function public.is_one_error_away(typed text, name text) returns boolean
  language plpgsql immutable parallel safe
  as $$
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
$$;

comment on function public.is_one_error_away(text, text) is
  'Returns true if the name begins as typed, except for one letter that is missing, superfluous, wrong or swapped with the next.';

create function public.names_one_error_away(typed text) returns text[]
  language sql immutable parallel safe
  as $$
  with parts as (
    select left(typed, place) as head, substr(typed, place + 1) as tail from generate_series(0, length(typed)) place
  ), names as (
    select head || letter || tail as name from parts, unnest(string_to_array('abcdefghijklmnopqrstuvwxyz ', null)) letter
    union
    select head || letter || substr(tail, 2) from parts, unnest(string_to_array('abcdefghijklmnopqrstuvwxyz ', null)) letter
    union
    select head || substr(tail, 2) from parts
    union
    select head || reverse(left(tail, 2)) || substr(tail, 3) from parts
  )
  select array_agg(article || name) from names, unnest(array['', 'le ', 'la ', 'les ', 'l ']) article
  $$;

comment on function public.names_one_error_away(text) is
  'Returns all texts that differ from this one by a letter that is missing, superfluous, wrong or swapped with the next, also with an '
  'article before them.';

create function public.similar_cities(typed text, known uuid[]) returns uuid[]
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set pg_trgm.word_similarity_threshold = 0.3
  as $$
begin
  -- One error leaves too few trigrams of a short name.
  if length(typed) < 6 then
    return array(
      select c.id from french_cities c where c.name_key = any (names_one_error_away(typed)) and c.id <> all (known)
      order by c.population desc, c.insee_code limit 5
    );
  end if;
  -- One error costs at most five trigrams: the longer the text, the more similar the names to look at.
  perform set_config(
    'pg_trgm.word_similarity_threshold', greatest(0.3, (length(typed) - 4) / (length(typed) + 5.0))::text, true);
  return array(
    select c.id from french_cities c
    where typed <% c.name_key and c.id <> all (known)
      and (is_one_error_away(typed, c.name_key) or is_one_error_away(typed, regexp_replace(c.name_key, '^(la|le|les|l) ', '')))
    order by c.parent_id is not null, c.population desc, c.insee_code limit 5
  );
end
$$;

comment on function public.similar_cities(text, uuid[]) is
  'Returns at most five other communes or arrondissements with one typing error, the most populous first: whose name is like a short text, '
  'or begins like a longer one.';

create function public.search_cities(q text default null) returns setof public.city_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  set plan_cache_mode = force_custom_plan
  as $$
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
      case when c.parent_id is null then c.population else (select p.population from french_cities p where p.id = c.parent_id) end desc,
      c.insee_code
    limit 10
  );
  if cardinality(ids) < enough and length(typed) between 4 and 50 then
    ids := ids || similar_cities(typed, ids);
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
$$;

comment on function public.search_cities(text) is
  'Returns at most ten communes and arrondissements whose words or postal codes begin with the words of q, in the order of city_rank, '
  'then the most populous first. If these are fewer than three, at most five similar ones with one typing error join them, '
  'as if they had a tenth of their inhabitants.';
