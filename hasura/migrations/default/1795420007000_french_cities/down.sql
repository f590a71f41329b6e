drop function public.search_cities(text);
drop function public.is_one_error_away(text, text);
drop function public.city_rank(public.french_cities, text, text);
drop table public.city_matches;
drop function public.arrondissement_of(uuid, text);
drop function public.commune_of(text, text);
drop table public.french_cities;
drop function public.set_commune_slug();
