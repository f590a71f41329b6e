drop view public.laundromat_cities;
drop view public.laundromat_regions;
drop trigger french_cities_set_slug on public.french_cities;
drop function public.set_commune_slug();
alter table public.french_cities drop column slug;
drop function public.slug_of(text);
