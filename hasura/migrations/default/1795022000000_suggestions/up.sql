-- Completes the name of a commune or laundromat while a visitor types.

create table public.city_matches (
  city_id uuid not null, position integer not null, constraint city_matches_stays_empty check (false) no inherit
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
    when split_part(city.name_key, ' ', 2) in (number || 'e', number || 'er') or city.postal_codes && string_to_array(typed, ' ') then 0
    when split_part(city.name_key, ' ', 1) = any (string_to_array(typed, ' ')) then 2
    else 4
  end;
comment on function public.city_rank is
  'Returns the place of a commune in the suggestions: 0 an arrondissement whose number or postal code was typed, 1 a commune that begins '
  'so (with or without its article, or a postal code), 2 an arrondissement of a city typed in full, 3 other communes, 4 other arrondissements.';

create function public.is_one_error_away(typed text, name text) returns boolean
  language plpgsql immutable parallel safe as $$
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
comment on function public.is_one_error_away is
  'Returns true if the name begins as typed, except for one letter that is missing, superfluous, wrong or swapped with the next.';

create function public.search_cities(q text default null) returns setof public.city_matches
  language plpgsql stable
  set search_path = public, pg_temp set jit = off
  set plan_cache_mode = force_custom_plan set pg_trgm.word_similarity_threshold = 0.3 as $$
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
$$;
comment on function public.search_cities is
  'Returns at most ten communes and arrondissements whose words or postal codes begin with the words of q, by city_rank and population. '
  'If these are fewer than three, at most five with one typing error join them, as if they had a tenth of their inhabitants. A '
  'department or region behind the name narrows the search to it if no name has these words.';

create table public.laundromat_name_words (word text collate "C" primary key);
comment on table public.laundromat_name_words is
  'Words of the names of published laundromats, to correct typing errors. A word stays when its laundromat is deleted or renamed.';

create index laundromat_name_words_trigrams on public.laundromat_name_words using gin (word public.gin_trgm_ops);

create function public.add_name_words() returns trigger
  language plpgsql
  set search_path = public, pg_temp as $$
begin
  insert into laundromat_name_words select unnest(string_to_array(new.name_key, ' ')) on conflict do nothing;
  return null;
end
$$;
comment on function public.add_name_words is 'Trigger: adds the words of a published name.';

create trigger laundromats_add_name_words after insert or update of name, is_active on public.laundromats
  for each row when (new.is_active) execute function public.add_name_words();

create index laundromats_name_words on public.laundromats using gin ((' ' || name_key) public.gin_trgm_ops) where is_active;

create function public.suggest_laundromats(q text default null) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp set jit = off
  set plan_cache_mode = force_custom_plan set pg_trgm.word_similarity_threshold = 0.3 as $$
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
$$;
comment on function public.suggest_laundromats is
  'Returns at most five published laundromats: names that begin like q, then names with words that begin like its words. A word that '
  'begins no name is corrected if it has one typing error.';
