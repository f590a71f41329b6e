-- Regions and communes with laundromats, which have landing pages.

create view public.laundromat_regions as
select
  region as name,
  public.slug_of(region) as slug,
  count(*)::integer as laundromats,
  max(updated_at) as updated_at
from public.laundromats
where is_active and region is not null
group by region;

comment on view public.laundromat_regions is 'Regions with published laundromats.';

create view public.laundromat_cities as
select
  c.id as commune_id,
  c.parent_id as parent_commune_id,
  c.name,
  c.slug,
  c.region,
  public.slug_of(c.region) as region_slug,
  c.department,
  c.department_code,
  c.population,
  count(*)::integer as laundromats,
  min(l.wash_price_7kg) as cheapest_wash_7kg,
  max(l.updated_at) as updated_at
from public.french_cities c
join (
  select commune_id as place_id, is_active, wash_price_7kg, updated_at from public.laundromats
  union all
  select arrondissement_id, is_active, wash_price_7kg, updated_at from public.laundromats
  where arrondissement_id is not null
) l on l.place_id = c.id
where l.is_active
group by c.id;

comment on view public.laundromat_cities is
  'Communes and arrondissements with published laundromats. A laundromat in an arrondissement also counts in its commune.';
comment on column public.laundromat_cities.commune_id is 'Commune or arrondissement.';
comment on column public.laundromat_cities.parent_commune_id is 'Commune of an arrondissement; null for a commune.';
comment on column public.laundromat_cities.cheapest_wash_7kg is 'Lowest known price of a wash of 7 kg; null if none is known.';
