-- Regions and communes have pages of their own where there are laundromats: they need addresses, and to be counted.

create function public.slug_of(name text) returns text
  language sql immutable parallel safe strict
  return replace(public.fold_text(name), ' ', '-');

comment on function public.slug_of(text) is 'A name as it stands in an address: Saint-Étienne becomes saint-etienne.';

alter table public.french_cities add column slug text;

comment on column public.french_cities.slug is
  'Unique in its region: the name; of communes with the same name, the largest bears it alone and the others add their department.';

-- Statistics taken while the communes were being added say that there are none: the update would compare each with each.
analyze public.french_cities;

update public.french_cities c set slug = named.slug
from (
  select
    id,
    public.slug_of(name) || case
      when row_number() over (partition by region, name_key order by population desc, insee_code) > 1
      then '-' || lower(department_code) else ''
    end as slug
  from public.french_cities
) named
where named.id = c.id;

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

comment on function public.set_commune_slug() is 'Trigger: a commune added later takes the name that is free.';

create trigger french_cities_set_slug before insert on public.french_cities
  for each row when (new.slug is null) execute function public.set_commune_slug();

alter table public.french_cities alter column slug set not null;
create unique index french_cities_slug on public.french_cities (slug, region);

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
