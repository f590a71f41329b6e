-- Completes the name of a laundromat while a visitor types.

create table public.laundromat_name_words (
  word text collate "C" primary key
);

comment on table public.laundromat_name_words is
  'Words of the names of published laundromats, to correct typing errors: there are far fewer words than names. A word stays when its '
  'laundromat is deleted or renamed; it then finds nothing.';

create index laundromat_name_words_trigrams on public.laundromat_name_words using gin (word public.gin_trgm_ops);

create function public.add_name_words() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  insert into laundromat_name_words select unnest(string_to_array(new.name_key, ' ')) on conflict do nothing;
  return null;
end
$$;

comment on function public.add_name_words() is 'Trigger: adds the words of a published name.';

create trigger laundromats_add_name_words after insert or update of name, is_active on public.laundromats
  for each row when (new.is_active) execute function public.add_name_words();

insert into public.laundromat_name_words
select distinct unnest(string_to_array(name_key, ' ')) from public.laundromats where is_active;

create index laundromats_name_prefix on public.laundromats (name_key, id) where is_active;
create index laundromats_name_words on public.laundromats using gin ((' ' || name_key) public.gin_trgm_ops) where is_active;

create function public.known_name_word(typed text) returns text
  language plpgsql stable
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  set pg_trgm.word_similarity_threshold = 0.3
  as $$
begin
  if exists (select from laundromat_name_words w where w.word like typed || '%') then
    return typed;
  end if;
  if length(typed) not between 4 and 30 then
    return null;
  end if;
  return (
    select w.word from laundromat_name_words w where typed <% w.word and is_one_error_away(typed, w.word)
    order by similarity(typed, w.word) desc, w.word limit 1
  );
end
$$;

comment on function public.known_name_word(text) is
  'Returns the word if a name contains a word that begins so; else the most similar one that does with one typing error; else null.';

create function public.suggest_laundromats(q text default null) returns setof public.laundromat_matches
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

comment on function public.suggest_laundromats(text) is
  'Returns at most five published laundromats: names that begin like q, then names that contain words that begin like its words. A word '
  'that begins no name is corrected if it has one typing error.';
