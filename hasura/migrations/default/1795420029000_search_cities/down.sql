drop function public.search_cities(text);
drop table public.city_matches;
