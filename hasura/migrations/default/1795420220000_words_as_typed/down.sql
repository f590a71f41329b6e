create or replace function public.search_cities(q text default null) returns setof public.city_matches
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

create or replace function public.suggest_laundromats(q text default null) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  set plan_cache_mode = force_custom_plan
  as $$
declare
  words text[] := array(
    select known_name_word(each.word)
    from unnest(string_to_array(fold_text(left(q, 100)), ' ')) with ordinality each (word, place)
    order by each.place limit 8
  );
  typed text := array_to_string(words, ' ');
  patterns text[];
  ids uuid[];
begin
  if words[1] is null or array_position(words, null) is not null then
    return;
  end if;
  ids := array(
    select l.id from laundromats l where l.is_active and l.name_key like typed || '%'
    order by l.name_key, l.id limit 5
  );
  if cardinality(ids) < 5 then
    patterns := array(select '% ' || word || '%' from unnest(words) word);
    -- Without an order, a frequent word is found within a few rows.
    ids := ids || array(
      select l.id from laundromats l
      where l.is_active and l.id <> all (ids)
        and ' ' || l.name_key like patterns[1]
        and (patterns[2] is null or ' ' || l.name_key like patterns[2])
        and (patterns[3] is null or ' ' || l.name_key like all (patterns[3:]))
      limit 5 - cardinality(ids)
    );
  end if;
  return query
    select listed.id, listed.place::integer, null::real, cardinality(ids)
    from unnest(ids) with ordinality listed (id, place);
end
$$;

create or replace function public.search_patterns(words text) returns text[]
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

drop function public.without_joining_words(text);
