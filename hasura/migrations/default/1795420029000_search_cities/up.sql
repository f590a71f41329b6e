-- Completes the name or postal code of a commune while a visitor types.

create table public.city_matches (
  city_id uuid not null,
  position integer not null,
  constraint city_matches_stays_empty check (false) no inherit
);

comment on table public.city_matches is 'Always empty: it is the return type of search_cities.';
comment on column public.city_matches.position is 'Position in the result, from 1. Always order by it.';

create function public.search_cities(q text default null) returns setof public.city_matches
  language plpgsql stable parallel safe
  set search_path = public, pg_temp
  set jit = off
  as $$
#variable_conflict use_variable
declare
  folded_q text := fold_text(left(q, 100));
  conditions text := '';
  patterns text[];
begin
  if coalesce(folded_q, '') = '' then
    return;
  end if;
  select array_agg('% ' || x.word || '%') into patterns
  from (select w.word from unnest(string_to_array(folded_q, ' ')) w (word) limit 8) x;
  for i in 1 .. cardinality(patterns) loop
    conditions := conditions || format(' and c.search_text like $2[%s]', i);
  end loop;
  return query execute 'select m.id, m.place::integer from (select c.id, row_number() over (order by
      not ($3 or starts_with(c.name_key, $1) or starts_with(regexp_replace(c.name_key, ''^(la|le|les|l) '', ''''), $1)),
      c.population desc, c.insee_code) as place
    from french_cities c where true' || conditions || ' order by place limit 10) m'
    -- A number can only match the start of a postal code.
    using folded_q, patterns, folded_q ~ '^[0-9]+$';
end
$$;

comment on function public.search_cities(text) is
  'Returns at most ten communes, the most populous first: those whose name (with or without its article) or postal code starts with q, then those with other words that do.';
