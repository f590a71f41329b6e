drop function public.search_cities(text);
drop table public.city_matches;
drop function public.commune_of(text, text);
drop table public.french_cities;
drop function public.set_commune_slug();
