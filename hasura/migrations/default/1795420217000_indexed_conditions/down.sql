alter function public.meets_indexed_conditions(public.laundromats, public.laundromat_search) rename to meets_covered;

create or replace function public.laundromats_in_area(asked public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l where l.is_active and l.earth_point <@ asked.area and meets_covered(l, asked)
  $$;

create or replace function public.laundromats_matching(asked public.laundromat_search) returns setof public.laundromats
  language sql stable
  as $$
  select l.* from public.laundromats l
  where l.is_active
    and (asked.area is null or l.earth_point <@ asked.area)
    and meets_covered(l, asked)
    and (asked.place_id is null or case when asked.is_arrondissement then l.arrondissement_id else l.commune_id end = asked.place_id)
    and (asked.city_key is null or l.city_key = asked.city_key)
    and (asked.service_ids is null or l.service_ids @> asked.service_ids)
    and (asked.patterns[1] is null or l.search_text like asked.patterns[1])
    and (asked.patterns[2] is null or l.search_text like asked.patterns[2])
    and (asked.patterns[3] is null or l.search_text like asked.patterns[3])
    and (asked.patterns[4] is null or l.search_text like all (asked.patterns[4:]))
  $$;
