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
  c.name,
  c.slug,
  c.region,
  public.slug_of(c.region) as region_slug,
  c.department,
  c.department_code,
  c.population,
  count(*)::integer as laundromats,
  max(l.updated_at) as updated_at
from public.french_cities c
join public.laundromats l on l.commune_id = c.id
where l.is_active
group by c.id, c.name, c.slug, c.region, c.department, c.department_code, c.population;

comment on view public.laundromat_cities is 'Communes with published laundromats.';
