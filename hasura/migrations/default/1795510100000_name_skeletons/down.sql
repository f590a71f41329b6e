create or replace function public.laundromats_like(candidate public.laundromats)
returns table (laundromat public.laundromats, signs text[], is_close boolean)
  language sql stable
  set search_path = public, pg_temp
  as $$
  with found as (
    select id from laundromats
    where commune_id = candidate.commune_id
      and (candidate.arrondissement_id is null or arrondissement_id is null or arrondissement_id = candidate.arrondissement_id)
    union
    select id from laundromats where is_active and candidate.commune_id is null and city_key = fold_text(candidate.city)
    union
    select id from laundromats
    where is_active and candidate.location_source <> 'commune'
      and earth_point <@ earth_box(ll_to_earth(candidate.latitude::float8, candidate.longitude::float8), 150)
  )
  select l, compared.signs, compared.is_close
  from found join laundromats l using (id) cross join lateral duplicate_signs(candidate, l) compared
  where l.id is distinct from candidate.id and compared.signs is not null
$$;

comment on function public.laundromats_like(public.laundromats) is
  'Returns the laundromats, published or not, that may be the same as this one; see duplicate_signs.';

drop index public.laundromats_name_skeleton;
drop function public.name_skeleton(text);
