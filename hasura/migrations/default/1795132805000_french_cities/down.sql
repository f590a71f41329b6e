drop table public.french_cities;
drop function public.set_commune_slug();
drop function public.slug_of(text);
drop function public.join_words(text[]);
